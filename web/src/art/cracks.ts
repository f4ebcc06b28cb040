// The break. From a point of impact three or four rays run outwards, wandering about their bearing; some
// fork. The rays cut the piece into shards, and a mend runs gold along the same rays.

import { luck } from './luck';

export type Point = [number, number];

export interface Segment {
  points: Point[];
  width: number;
  /** When gold runs along it: the trunk first, its forks after; or all the way at once. */
  run: 'a' | 'b' | 'c';
}

export interface Shard {
  outline: Point[];
  bearing: number;
  push: number;
  turn: number;
}

export interface Cracks {
  impact: Point;
  segments: Segment[];
  forks: Point[];
  shards: Shard[];
  tilt: number;
}

interface Leaf {
  bearing: number;
  points: Point[];
}

const TURN = Math.PI * 2;
/** Beyond every silhouette. */
const OUTSIDE = 130;

const along = ([x, y]: Point, bearing: number, length: number): Point => [
  x + Math.cos(bearing) * length,
  y + Math.sin(bearing) * length,
];

function extended(points: Point[], bearing: number, length: number): Point[] {
  return [...points, along(points[points.length - 1]!, bearing, length)];
}

/** How a thing hit somewhere in this ellipse breaks. */
export function cracks([cx, cy, rx, ry]: [number, number, number, number], seed: number): Cracks {
  const lot = luck(seed);
  const impact: Point = [cx + (lot() * 2 - 1) * rx, cy + (lot() * 2 - 1) * ry];
  const rays = lot() < 0.45 ? 3 : 4;
  const first = lot() * TURN;
  const leaves: Leaf[] = [];
  const segments: Segment[] = [];
  const forks: Point[] = [];

  const wander = (from: Point, bearing: number, steps: number, straight: boolean): Point[] => {
    const points = [from];
    for (let step = 0; step < steps; step++) {
      const turn = (lot() - 0.5) * (straight && step === 0 ? 0.5 : 1.25);
      points.push(along(points[points.length - 1]!, bearing + turn, 6 + lot() * 8));
    }
    return points;
  };

  for (let ray = 0; ray < rays; ray++) {
    const bearing = first + ((ray + (lot() - 0.5) * 0.45) * TURN) / rays;
    const trunk = wander(impact, bearing, 2 + Math.floor(lot() * 2), true);
    const end = trunk[trunk.length - 1]!;
    if (lot() < 0.62) {
      const spread = 0.38 + lot() * 0.3;
      forks.push(end);
      segments.push({ points: trunk, width: 2.5, run: 'a' });
      for (const side of [-spread, spread]) {
        const branch = wander(end, bearing + side, 4, false);
        segments.push({ points: extended(branch, bearing + side, 44), width: 1.9, run: 'b' });
        const points = extended([...trunk, ...branch.slice(1)], bearing + side, OUTSIDE);
        leaves.push({ bearing: bearing + side, points });
      }
    } else {
      const rest = wander(end, bearing, 4, false);
      const whole = [...trunk, ...rest.slice(1)];
      segments.push({ points: extended(whole, bearing, 44), width: 2.3, run: 'c' });
      leaves.push({ bearing, points: extended(whole, bearing, OUTSIDE) });
      const hairline = bearing + (lot() < 0.5 ? 1 : -1) * (0.7 + lot() * 0.5);
      segments.push({ points: wander(trunk[1]!, hairline, 2, false), width: 1.1, run: 'b' });
    }
  }
  leaves.sort((one, two) => one.bearing - two.bearing);
  const shards = leaves.map((leaf, place): Shard => {
    const next = leaves[(place + 1) % leaves.length]!;
    const to = place + 1 < leaves.length ? next.bearing : next.bearing + TURN;
    const arc = [1, 2, 3].map((part) =>
      along(impact, leaf.bearing + ((to - leaf.bearing) * part) / 4, 2 * OUTSIDE),
    );
    const outline = [...leaf.points, ...arc, ...next.points.slice().reverse()];
    return {
      outline,
      bearing: (leaf.bearing + to) / 2,
      push: 2.3 + lot() * 2,
      turn: (lot() - 0.5) * 7,
    };
  });
  return { impact, segments, forks, shards, tilt: (lot() < 0.5 ? -1 : 1) * (5 + lot() * 5) };
}
