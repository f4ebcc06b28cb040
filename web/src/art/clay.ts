// Bots are hollow clay heads, each strength with a head-dress of its own; people are pieces of pottery.

import { words } from '../lib/words.svelte';

const GOLD = 'url(#t-kin)';

const HEAD = 'M24 90V46C24 24 35 12 50 12S76 24 76 46V90Q50 95 24 90Z';
const CRACK = 'M58 12L54 22L61 30L57 38M61 30L75 33M54 22L43 27';

/** The novice wears a leaf, the casual one a headband, the strong one a helmet; the master was broken, and mended. */
const FACES: Record<string, string> = {
  novice: `<path d="M50 14C48 6 40 2 33 4C35 11 42 14 50 14C52 6 59 1 67 3C66 11 59 14 50 14V20" fill="#6f9c56" stroke="#34502a" stroke-width="2" stroke-linejoin="round"/><g fill="#3a2418"><circle cx="39" cy="46" r="6"/><circle cx="61" cy="46" r="6"/><ellipse cx="50" cy="67" rx="4.5" ry="5.5"/></g>`,
  casual: `<path d="M24 37Q50 27 76 37V29Q50 19 24 29Z" fill="#f4ecd9" stroke="#5d4c36" stroke-width="2"/><path d="M75 33L88 27M75 34L87 40" stroke="#f4ecd9" stroke-width="5.5" stroke-linecap="round"/><g fill="none" stroke="#3a2418" stroke-width="4.5" stroke-linecap="round"><path d="M33 50Q39 43 45 50M55 50Q61 43 67 50"/><path d="M41 66Q50 74 59 66"/></g>`,
  strong: `<path d="M18 44C18 16 34 5 50 5S82 16 82 44L70 41Q50 35 30 41Z" fill="#3a2520" stroke="#160b08" stroke-width="2"/><path d="M18 44L14 66L24 70V46ZM82 44L86 66L76 70V46Z" fill="#3a2520" stroke="#160b08" stroke-width="2" stroke-linejoin="round"/><path d="M30 20Q50 10 70 20M24 32Q50 22 76 32" fill="none" stroke="#a8452f" stroke-width="2.4"/><g fill="#3a2418"><path d="M31 51L46 55L45 49Z"/><path d="M69 51L54 55L55 49Z"/></g><path d="M41 70H59" stroke="#3a2418" stroke-width="4.5" stroke-linecap="round"/>`,
  master: `<path d="M36 70Q34 96 50 98Q66 96 64 70Q57 64 50 68Q43 64 36 70Z" fill="#f6f1e6" stroke="#6f6454" stroke-width="2"/><path d="M29 42Q38 36 45 43M71 42Q62 36 55 43" fill="none" stroke="#f6f1e6" stroke-width="5" stroke-linecap="round"/><g fill="none" stroke="#3a2418" stroke-width="3.6" stroke-linecap="round"><path d="M32 52Q38 56 45 52M55 52Q62 56 68 52"/></g><g fill="none" stroke-linejoin="round" stroke-linecap="round"><path d="${CRACK}" stroke="#331f03" stroke-width="5" opacity=".7"/><path d="${CRACK}" stroke="${GOLD}" stroke-width="3.6"/></g>`,
};

/** A bot whose strength has no face of its own. */
const PLAIN = `<g fill="#3a2418"><circle cx="39" cy="48" r="4"/><circle cx="61" cy="48" r="4"/><path d="M41 67H59V70H41Z"/></g>`;

/** The head of a bot. */
export const faceOf = (bot: string): string =>
  `<svg class="face" viewBox="0 0 100 100" aria-hidden="true"><path d="${HEAD}" fill="#d9a678"/><path d="M62 13C72 20 76 32 76 46V90Q68 93 60 93C66 70 68 36 62 13Z" fill="#8a5a34" opacity=".28"/><path d="${HEAD}" fill="none" stroke="#6b4326" stroke-width="2.2"/>${FACES[bot] ?? PLAIN}</svg>`;

/** Shapes in a box of 100 by 100, standing on y = 88: the body, then what is drawn over it. */
const SHAPES: Record<string, [body: string, over: string]> = {
  bowl: [
    'M6 40A44 10 0 0 1 94 40C93 64 78 78 63 81V88H37V81C22 78 7 64 6 40Z',
    '<ellipse cx="50" cy="40" rx="44" ry="10" fill="var(--pl)"/><ellipse cx="50" cy="41.4" rx="39.5" ry="7.4" fill="var(--pi)"/>',
  ],
  cup: [
    'M65 36.5C96 28 99 75 63.5 75.5L64.2 67.5C85 67 84 39.5 64.7 45ZM20 30A24 6.5 0 0 1 68 30L65.5 73Q64 88 51 88H37Q24 88 22.5 73Z',
    '<ellipse cx="44" cy="30" rx="24" ry="6.5" fill="var(--pl)"/><ellipse cx="44" cy="31.2" rx="20.5" ry="4.4" fill="var(--pi)"/>',
  ],
  vase: [
    'M40 10H60L57 30C76 40 82 58 74 74C70 84 64 88 58 88H42C36 88 30 84 26 74C18 58 24 40 43 30Z',
    '<ellipse cx="50" cy="10" rx="10" ry="3" fill="var(--pi)"/>',
  ],
  teapot: [
    'M22 52L4 40L10 36L27 44C33 36 67 36 76 46C92 52 88 78 74 82C70 87 64 88 60 88H40C30 88 22 78 22 66Z',
    '<path d="M30 40C30 8 72 8 72 40" fill="none" stroke="#8a6a3a" stroke-width="4"/><path d="M38 40Q50 30 62 40Z" fill="var(--pl)"/><circle cx="50" cy="32" r="4" fill="var(--pl)"/>',
  ],
  jar: [
    'M33 34C17 38 13 50 15 61C17 77 28 88 37 88H63C72 88 83 77 85 61C87 50 83 38 67 34Z',
    '<path d="M28 32Q28 21 37 19.5H63Q72 21 72 32Z" fill="#efe3c8"/><ellipse cx="50" cy="15.5" rx="6" ry="4.6" fill="#efe3c8"/>',
  ],
  plate: [
    'M50 7A43 43 0 1 1 49.99 7Z',
    '<circle cx="50" cy="50" r="27" fill="none" stroke="var(--pl)" stroke-width="2.4"/>',
  ],
};
const GLAZES = ['blue', 'white', 'brown'];
const NAMES = Object.keys(SHAPES);

export interface Piece {
  shape: string;
  glaze: string;
}

/** Every piece that somebody can be called after. */
export const PIECES: readonly Piece[] = NAMES.flatMap((shape) =>
  GLAZES.map((glaze) => ({ shape, glaze })),
);

/** The piece that stands for a person: the same wherever the name is. */
export function tokenOf(name: string): string {
  const own = PIECES.find((one) => name.startsWith(words.say('piece-name', { ...one })));
  if (own) return piece(own.shape, own.glaze);
  const sum = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);
  return piece(NAMES[sum % NAMES.length]!, GLAZES[(sum >> 5) % GLAZES.length]!);
}

/** A piece of pottery. */
export function piece(shape: string, glaze: string): string {
  const [body, over] = SHAPES[shape] ?? SHAPES.bowl!;
  const line = 'stroke="var(--pe)" stroke-width="2" stroke-linejoin="round"';
  return `<svg class="token glaze-${glaze}" viewBox="0 0 100 100" aria-hidden="true"><path d="${body}" fill="var(--pg)" ${line}/><g ${line}>${over}</g></svg>`;
}
