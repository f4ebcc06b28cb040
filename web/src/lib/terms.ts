// Terms of a rulebook: a ruling that is called by a thing explains it, so the thing's name leads there.

/** Words that make a title a sentence, or a thing that every game has: no term. */
const PLAIN = new Set(
  (
    'what who when which where how no not only from after before within without is are it its one two several once cannot too ' +
    'later on own nobody everything first second third last new next whole same more never both ' +
    'components players places order turns limits limit options memory talk win lines score spectators editions ties whose action deck draw ' +
    'ce qui quand quelle où comment pas seul seule seulement après avant sans dans est sont une deux plusieurs plus aucun aucune ' +
    'jamais premier première dernier dernière nouveau nouvelle nouvelles même toutes tout rien ses y ' +
    'matériel joueurs places ordre tours limites limite options mémoire parole victoire lignes score spectateurs éditions égalités par action pioche tirage'
  ).split(' '),
);

const ARTICLE = /^(?:(?:the|an?|les?|la|une?)\s+|l['’])/iu;

/** What a title names, where it names a thing. */
function named(title: string): string | null {
  const thing = title.trim().replace(ARTICLE, '').toLowerCase();
  const words = thing.split(/\s+/);
  const isThing = /^[\p{L}' ’-]{4,}$/u.test(thing) && words.length <= 3;
  return isThing && !words.some((word) => PLAIN.has(word)) ? thing : null;
}

/** The terms that rulings are called by, with the number of each. */
export function termsIn(rulings: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, number, title] of rulings.matchAll(/^### (R\d+(?:\.\d+)?) (.+)$/gm)) {
    const thing = named(title!);
    if (thing && !found.has(thing)) found.set(thing, number!);
  }
  return found;
}

/** A term in a sentence, in the singular or the plural. */
function mention(term: string): string {
  const stem = term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/s$/, '');
  return `${stem}s?`;
}

/** Drawn rules with their terms as links: the first mention in each paragraph, but in the ruling that explains it. */
export function linked(drawn: string, terms: Map<string, string>): string {
  if (!terms.size) return drawn;
  const long = [...terms.keys()].toSorted((one, other) => other.length - one.length);
  const any = new RegExp(`(?<![\\p{L}-])(?:${long.map(mention).join('|')})(?![\\p{L}-])`, 'giu');
  const numberOf = (said: string): string | undefined => {
    const low = said.toLowerCase();
    return terms.get(low) ?? terms.get(`${low}s`) ?? terms.get(low.replace(/s$/, ''));
  };
  let [inside, own] = [0, ''];
  let told = new Set<string>();
  return drawn
    .split(/(<[^>]+>)/)
    .map((part) => {
      if (part.startsWith('<')) {
        if (/^<(?:a|code|h\d)\b/.test(part)) inside++;
        if (/^<\/(?:a|code|h\d)>/.test(part)) inside--;
        own = /^<h\d id="(R[\d.]+)"/.exec(part)?.[1] ?? (/^<h\d>/.test(part) ? '' : own);
        if (/^<(?:p|li|td)\b/.test(part)) told = new Set();
        return part;
      }
      if (inside) return part;
      return part.replace(any, (said) => {
        const number = numberOf(said);
        if (!number || number === own || told.has(number)) return said;
        told.add(number);
        return `<a class="term" href="#${number}" data-ruling="${number}">${said}</a>`;
      });
    })
    .join('');
}
