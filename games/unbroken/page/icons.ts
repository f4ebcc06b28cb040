// Resources, dice and weapons, each one silhouette. Effort grows from a spark to a flame to a blaze.

import type { Resource } from './wire/rules';

const SKULL =
  'M12 2.500C6.500 2.500 3 6.300 3 11C3 14 4.500 16 6.500 17V21H17.500V17C19.500 16 21 14 21 11C21 6.300 17.500 2.500 12 2.500ZM8.300 9.200A2.300 2.300 0 1 1 8.300 13.800A2.300 2.300 0 1 1 8.300 9.200ZM15.700 9.200A2.300 2.300 0 1 1 15.700 13.800A2.300 2.300 0 1 1 15.700 9.200ZM12 13.500L13.300 16.200H10.700Z';

const MARKS = {
  small: '<circle cx="12" cy="13" r="4.600"/>',
  medium:
    '<path d="M12 2.500C16 8.500 18 11.500 18 15.500A6 6 0 0 1 6 15.500C6 11.500 8 8.500 12 2.500Z"/>',
  large:
    '<path d="M12 1C17 8 18.500 11 18.500 15.500A6.500 6.500 0 0 1 5.500 15.500C5.500 11 7 8 12 1Z"/><path d="M4.500 9C1.500 14 2 19 6 21.500C3.500 17 3.600 13 4.500 9ZM19.500 9C22.500 14 22 19 18 21.500C20.500 17 20.400 13 19.500 9Z"/>',
  cunning:
    '<path d="M1.500 12C6 5.500 18 5.500 22.500 12C18 18.500 6 18.500 1.500 12ZM12 8A4 4 0 1 0 12 16A4 4 0 1 0 12 8ZM12 8.600Q13.800 12 12 15.400Q10.200 12 12 8.600Z" fill-rule="evenodd"/>',
  food: '<path d="M2 12C6 5.500 13 5.500 17 11L22.500 6.500V17.500L17 13C13 18.500 6 18.500 2 12ZM7 9.700A1.300 1.300 0 1 0 7 12.300A1.300 1.300 0 1 0 7 9.700Z" fill-rule="evenodd"/>',
  wood: '<path d="M7 6H19.500Q22 12 19.500 18H7ZM6.500 6A4 6 0 1 0 6.500 18A4 6 0 1 0 6.500 6ZM6.500 9.200A1.900 2.800 0 1 1 6.500 14.800A1.900 2.800 0 1 1 6.500 9.200Z" fill-rule="evenodd"/>',
  metal:
    '<path d="M2 6H22V9.500C17.500 9.500 15.500 11.500 15.500 14H18.500V18.500H5.500V14H8.500C8.500 11.500 6.500 9.800 2 9.500Z"/>',
  treasure:
    '<path d="M6.500 3.500H17.500L22.500 10L12 21.500L1.500 10ZM4.800 9.400H8.600L10 5.400H7.400ZM15.400 9.400H19.200L16.600 5.400H14Z" fill-rule="evenodd"/>',
  time: '<path d="M8.500 11H15.500V22H8.500ZM12 1.500C15 5 15 8.600 12 9.500C9 8.600 9 5 12 1.500Z"/>',
  wound:
    '<path d="M4 20L9.500 3.500L8.500 20.500ZM10.500 21.500L16 2L14 21ZM16 20L21.500 5L19.500 19.500Z"/>',
  armor:
    '<path d="M12 2L21 5V11.500C21 17 17 20.500 12 22.500C7 20.500 3 17 3 11.500V5ZM12 5V19.300C15.500 17.700 18 15.200 18 11.500V7Z" fill-rule="evenodd"/>',
  break:
    '<path d="M10.500 2.300L3 5V11.500C3 16.600 6.600 20 10.300 22L12.500 16L8.500 12.500L12.500 9ZM13.800 2.600L21 5V11.500C21 16.600 17.400 20.200 13.200 22L16 15.500L12 12.300L16 8.500Z"/>',
  skull: `<path d="${SKULL}" fill-rule="evenodd"/>`,
} as const;

export type Drawn = keyof typeof MARKS;

/** One mark of the sheets. */
export const mark = (of: Drawn, size = 18): string =>
  `<svg class="r r-${of}" viewBox="0 0 24 24" width="${size}" height="${size}" aria-hidden="true">${MARKS[of]}</svg>`;

export const EFFORT: Resource[] = ['small', 'medium', 'large'];
export const GOODS: Resource[] = ['cunning', 'food', 'wood', 'metal', 'treasure'];

const PIPS: [number, number][][] = [
  [],
  [[2, 2]],
  [
    [1, 1],
    [3, 3],
  ],
  [
    [1, 1],
    [2, 2],
    [3, 3],
  ],
  [
    [1, 1],
    [3, 1],
    [1, 3],
    [3, 3],
  ],
  [
    [1, 1],
    [3, 1],
    [2, 2],
    [1, 3],
    [3, 3],
  ],
  [
    [1, 1],
    [1, 2],
    [1, 3],
    [3, 1],
    [3, 2],
    [3, 3],
  ],
];

export function die(value: number, size: number, look = ''): string {
  const pips = (PIPS[value] ?? [])
    .map(([x, y]) => `<circle cx="${x * 11}" cy="${y * 11}" r="4.200"/>`)
    .join('');
  return `<svg class="die ${look}" viewBox="0 0 44 44" width="${size}" height="${size}" aria-hidden="true"><rect x="1" y="1" width="42" height="42" rx="8"/>${pips}</svg>`;
}

const WEAPONS: Record<string, string> = {
  'bare-hands':
    '<path d="M14 60L20 36L14 20L22 18L27 30L26 8L34 8L35 29L40 10L47 12L44 32L51 22L57 26L48 46L40 62Z"/>',
  stave:
    '<path d="M6 58L52 8L58 13L12 63Z"/><path d="M24 32L32 41M36 20L43 28" stroke="var(--surface)" stroke-width="2.500"/>',
  'scrap-knife': '<path d="M8 60L22 44L28 50L14 64Z"/><path d="M24 40L52 8L58 20L34 50Z"/>',
  'miners-pick':
    '<path d="M10 60L40 22L45 26L15 64Z"/><path d="M20 6Q46 6 60 38L54 40Q44 20 18 14Z"/>',
  'boar-spear': '<path d="M6 60L40 22L44 26L10 64Z"/><path d="M36 24L44 6L62 2L58 20L42 30Z"/>',
  'war-axe': '<path d="M10 62L42 18L47 22L15 66Z"/><path d="M34 20L44 2Q60 8 62 28L46 34Z"/>',
  sledgehammer: '<path d="M8 60L38 24L43 28L13 64Z"/><path d="M28 12L40 2L62 24L50 34Z"/>',
};

export const weapon = (id: string): string =>
  `<svg class="weapon-mark" viewBox="0 0 66 66" aria-hidden="true">${WEAPONS[id] ?? WEAPONS['stave']!}</svg>`;

const FLAME =
  '<path d="M0 4V-4" stroke="#33261a" stroke-width="2"/><path d="M0 -34C10 -20 10 -4 0 -1C-10 -4 -9 -18 0 -34Z" fill="#ffc45a"/><path d="M0 -20C4.500 -13 4.500 -4 0 -2.500C-4.500 -4 -3.500 -12 0 -20Z" fill="#fff5d2"/>';
export const flame = (x: number, y: number, size: number): string =>
  `<g class="flame" transform="translate(${x} ${y}) scale(${size})">${FLAME}</g>`;
export const skull = (x: number, y: number, size: number, fill: string): string =>
  `<path transform="translate(${x} ${y}) scale(${size / 24})" d="${SKULL}" fill="${fill}" fill-rule="evenodd"/>`;
