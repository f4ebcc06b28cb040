// What is told of a game that is over, with everything shown.

/** A sentence that only some were told: `[Nora, spectators] Theo was dealt six cards.` */
const PART = /^\[([^\]]+)\] (.+)$/s;

/** Where viewers were told different things of one event, what the fewest know: it says the most. */
export function fullest(told: readonly string[]): string[] {
  const kept: { who: string[]; few: number; text: string }[] = [];
  for (const line of told) {
    const [, names, text] = PART.exec(line) ?? [];
    const who = names?.split(', ') ?? [];
    const last = kept.at(-1);
    // Nobody is told one thing twice.
    const isSame = text && last?.who.length && !who.some((name) => last.who.includes(name));
    if (!isSame) kept.push({ who, few: who.length, text: text ?? line });
    else {
      const says = who.length - last.few || last.text.length - text.length;
      if (says < 0) Object.assign(last, { few: who.length, text });
      last.who.push(...who);
    }
  }
  return kept.map(({ text }) => text);
}
