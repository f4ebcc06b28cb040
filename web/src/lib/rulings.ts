// A ruling in words, by its number, from the rulings that the server tells.

import { api } from './api';

const kept = new Map<string, Promise<string>>();

/** The text below `### R22 …`, up to its notes. */
export function rulingIn(rulings: string, number: string): { title: string; text: string } | null {
  const lines = rulings.split('\n');
  const head = lines.findIndex((line) => line.startsWith(`### ${number} `));
  if (head < 0) return null;
  const text: string[] = [];
  for (const line of lines.slice(head + 1)) {
    if (/^(#|- |\|)/.test(line) || (line.trim() === '' && text.length)) break;
    text.push(line.trim());
  }
  return {
    title: lines[head]!.slice(number.length + 5).trim(),
    text: text.filter(Boolean).join(' ').replaceAll('`', ''),
  };
}

/** The rulings of a game, asked for once a language. */
export function rulingsOf(game: string, lang: string): Promise<string> {
  const key = `${lang}/${game}`;
  const known = kept.get(key) ?? api.rules(game).then(({ rulings }) => rulings);
  kept.set(key, known);
  known.catch(() => kept.delete(key));
  return known;
}
