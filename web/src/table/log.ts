// What happened, as people read it: headings where something begins or ends, what goes without saying folded into one
// quiet line, names apart from what they did.

import type { Step } from '../wire';

/** A line that was told, and how much it matters. */
export type Line = Pick<Step, 'text' | 'weight'>;

/** What stands in the log; `at` is the place of its last line among all that were told. */
export type Entry =
  | { kind: 'head'; text: string; at: number }
  | { kind: 'line'; who: string; text: string; at: number }
  | { kind: 'quiet'; texts: string[]; at: number };

/** The name that a sentence begins with, the longest where one name begins another. */
export function begins(text: string, names: readonly string[]): string {
  const known = names.filter(
    (name) => name && text.startsWith(name) && !/[\p{L}\p{N}]/u.test(text[name.length] ?? ' '),
  );
  return known.sort((one, two) => two.length - one.length)[0] ?? '';
}

/** The lines as they are drawn. */
export function entries(lines: readonly Line[], names: readonly string[]): Entry[] {
  const found: Entry[] = [];
  lines.forEach(({ text, weight }, at) => {
    const last = found.at(-1);
    if (weight === 'milestone') found.push({ kind: 'head', text, at });
    else if (weight === 'normal') {
      const who = begins(text, names);
      found.push({ kind: 'line', who, text: text.slice(who.length), at });
    } else if (last?.kind === 'quiet') {
      last.texts.push(text);
      last.at = at;
    } else found.push({ kind: 'quiet', texts: [text], at });
  });
  return found;
}
