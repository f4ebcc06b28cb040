// The silhouettes: where glaze, pattern and cracks go. Everything lives in a box of 100 by 100 and stands on y = 88.

/** What a card shows, by the names of the deck's file. */
export type Type =
  | 'cup'
  | 'saucer'
  | 'plate'
  | 'bowl'
  | 'tea-jar'
  | 'vase'
  | 'teapot'
  | 'serving-tray'
  | 'storage-box'
  | 'gold';

/** The patterns there may be; our own box has the first three. */
export const PATTERNS = ['blue', 'white', 'brown', 'green'] as const;
export type Pattern = (typeof PATTERNS)[number];

/** One silhouette. `cane` and `lid` are no clay and never crack; `hit` is where a blow may land. */
export interface Shape {
  body: string;
  hit?: [number, number, number, number];
  clay?: string;
  top?: string;
  over?: string;
  cane?: string;
  lid?: string;
  wood?: boolean;
  gold?: boolean;
}

const LINE = 'stroke="var(--pe)" stroke-width="1.5" stroke-linejoin="round"';

export const SHAPES: Record<Type, Shape> = {
  cup: {
    hit: [44, 52, 12, 14],
    body: 'M20 30A24 6.5 0 0 1 68 30L65.5 73Q64 88 51 88H37Q24 88 22.5 73Z',
    clay: 'M65 36.5C96 28 99 75 63.5 75.5L64.2 67.5C85 67 84 39.5 64.7 45Z',
    over: `<ellipse cx="44" cy="30" rx="24" ry="6.5" fill="var(--pl)" ${LINE}/><ellipse cx="44" cy="31.2" rx="20.5" ry="4.4" fill="var(--pi)"/>`,
  },
  saucer: {
    hit: [50, 62, 20, 6],
    body: 'M5 60A45 16 0 0 1 95 60C93 72 76 81 63 83L61 87H39L37 83C24 81 7 72 5 60Z',
    over: `<path d="M5 60A45 16 0 0 0 95 60C93 72 76 81 63 83L61 87H39L37 83C24 81 7 72 5 60Z" fill="var(--pe)" opacity=".34"/><path d="M5 60A45 16 0 0 0 95 60" fill="none" stroke="var(--pl)" stroke-width="2.2"/><ellipse cx="50" cy="60.5" rx="19" ry="6.2" fill="var(--pe)" opacity=".16"/><ellipse cx="50" cy="60.5" rx="19" ry="6.2" fill="none" stroke="var(--pe)" stroke-width="1.5" opacity=".8"/>`,
  },
  plate: {
    hit: [50, 50, 18, 18],
    body: 'M50 7A43 43 0 1 1 49.99 7Z',
    over: `<circle cx="50" cy="50" r="40.4" fill="none" stroke="var(--pl)" stroke-width="2.4" opacity=".9"/><circle cx="50" cy="50" r="27" fill="var(--pe)" opacity=".13"/><circle cx="50" cy="50" r="27" fill="none" stroke="var(--pe)" stroke-width="1.5" opacity=".75"/>`,
  },
  bowl: {
    hit: [50, 62, 20, 8],
    body: 'M6 40A44 10 0 0 1 94 40C93 64 78 78 63 81V88H37V81C22 78 7 64 6 40Z',
    over: `<path d="M37 80.5Q50 83.5 63 80.5V88H37Z" fill="var(--biscuit)" ${LINE}/><ellipse cx="50" cy="40" rx="44" ry="10" fill="var(--pl)" ${LINE}/><ellipse cx="50" cy="41.4" rx="39.5" ry="7.4" fill="var(--pi)"/>`,
  },
  'tea-jar': {
    hit: [50, 60, 18, 12],
    body: 'M33 34C17 38 13 50 15 61C17 77 28 88 37 88H63C72 88 83 77 85 61C87 50 83 38 67 34Z',
    clay: 'M35 28.5H65V35.5H35Z',
    lid: `<path d="M28 29Q28 21 37 19.5H63Q72 21 72 29Z" fill="#efe3c8" stroke="#5d4c36" stroke-width="1.5"/><path d="M31 26Q33 22.5 40 22" fill="none" stroke="#fff" stroke-width="1.6" opacity=".8"/><ellipse cx="50" cy="15.5" rx="6" ry="4.6" fill="#efe3c8" stroke="#5d4c36" stroke-width="1.5"/>`,
  },
  vase: {
    hit: [50, 64, 12, 12],
    body: 'M36 10A14 3.6 0 0 1 64 10C62 18 56.5 22 56.5 34C57 45 78 47 78 64C78 79 66 84 64 90H36C34 84 22 79 22 64C22 47 43 45 43.5 34C43.5 22 38 18 36 10Z',
    over: `<path d="M43.6 33Q50 35.4 56.4 33" fill="none" stroke="var(--pe)" stroke-width="1.4" opacity=".7"/><ellipse cx="50" cy="10" rx="14" ry="3.6" fill="var(--pl)" ${LINE}/><ellipse cx="50" cy="10.6" rx="11" ry="2.3" fill="var(--pi)"/>`,
  },
  teapot: {
    hit: [53, 64, 16, 10],
    body: 'M30 46C21 53 18 66 24 76C28 84 39 88 54 88C69 88 80 84 84 76C90 66 87 53 78 46Z',
    cane: `<path d="M31 47C24 4 84 4 77 47" fill="none" stroke="#4a321c" stroke-width="6.6" stroke-linecap="round"/><path d="M31 47C24 4 84 4 77 47" fill="none" stroke="#b98d54" stroke-width="4" stroke-linecap="round"/>`,
    clay: 'M26 75C12 70 13 56 3 47L12 42.5C19 48 21 53 29 56Z',
    top: 'M48.6 33A5.4 4.6 0 1 1 59.4 33A5.4 4.6 0 1 1 48.6 33ZM32 46C36 38 45 35.5 54 35.5S72 38 76 46Q54 50 32 46Z',
    over: `<path d="M32 46Q54 50 76 46" fill="none" stroke="var(--pl)" stroke-width="1.6" opacity=".8"/>`,
  },
  'serving-tray': {
    wood: true,
    body: 'M13 24H87Q94 24 94 31V69Q94 76 87 76H13Q6 76 6 69V31Q6 24 13 24Z',
    over: `<rect x="21" y="31" width="58" height="38" rx="4" fill="#d9b27c" stroke="var(--wood-dark)" stroke-width="1.5"/><path d="M21 38Q50 35 79 40M21 46Q48 44 79 47M21 54Q45 57 79 53M21 62Q52 59 79 63" fill="none" stroke="var(--wood-dark)" stroke-width="1" opacity=".5"/><rect x="10.5" y="40" width="6" height="20" rx="3" fill="#2a1a10" opacity=".8"/><rect x="83.5" y="40" width="6" height="20" rx="3" fill="#2a1a10" opacity=".8"/>`,
  },
  'storage-box': {
    wood: true,
    body: 'M12 32L24 21H76L88 32V45H84V88H16V45H12Z',
    over: `<path d="M12 32L24 21H76L88 32Z" fill="#e2c08d" stroke="var(--wood-dark)" stroke-width="1.5" stroke-linejoin="round"/><path d="M12 45H88M12 32V45M88 32V45" stroke="var(--wood-dark)" stroke-width="1.5"/><path d="M17 56Q50 53 83 57M17 67Q50 70 83 66M17 78Q50 75 83 79" fill="none" stroke="var(--wood-dark)" stroke-width="1" opacity=".45"/><g fill="none" stroke-linecap="round"><path d="M48.2 21.5L48.2 88M51.8 21.5V88" stroke="#7b3b2b" stroke-width="2.2"/><path d="M18 26.5L82 26.5" stroke="#7b3b2b" stroke-width="2.2"/><path d="M50 30C42 24 33 27 35 32S45 35 50 31C58 24 67 27 65 32S55 35 50 31M49 32L43 43M51 32L57 43" stroke="#55231a" stroke-width="3.6"/><path d="M50 30C42 24 33 27 35 32S45 35 50 31C58 24 67 27 65 32S55 35 50 31M49 32L43 43M51 32L57 43" stroke="#a35540" stroke-width="2"/></g>`,
  },
  gold: { gold: true, body: 'M50 10C64 10 70 26 70 50S64 90 50 90S30 74 30 50S36 10 50 10Z' },
};
