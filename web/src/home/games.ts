// What the first visit shows of each game.

export interface Tile {
  id: string;
  ground: string;
  seats: [number, number];
  minutes: number;
  /** Bots that take the other seats of *Play now*. */
  bots: string[];
  /** Whether seats see different things, so that a curtain hangs between players at one device. */
  hides?: boolean;
}

export const TILES: Tile[] = [
  {
    id: 'broken-and-beautiful',
    ground: 'clay',
    seats: [2, 4],
    minutes: 15,
    bots: ['casual', 'casual'],
  },
  { id: 'kintsugi', ground: 'lacquer', seats: [2, 4], minutes: 15, bots: ['casual', 'casual'] },
  { id: 'unbroken', ground: 'night', seats: [1, 1], minutes: 30, bots: [] },
  { id: 'held-hands', ground: 'blush', seats: [2, 2], minutes: 30, bots: ['casual'], hides: true },
  {
    id: 'wabisaby',
    ground: 'moss',
    seats: [1, 8],
    minutes: 20,
    bots: ['casual', 'casual', 'casual'],
    hides: true,
  },
];

export const NAMES: Record<string, string> = {
  'broken-and-beautiful': 'Broken and Beautiful',
  kintsugi: 'Kintsugi',
  unbroken: 'Unbroken',
  'held-hands': '...and then we held hands...',
  wabisaby: 'WabiSaby',
};
