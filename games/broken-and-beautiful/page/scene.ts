// The pictures on the tiles: a bowl that breaks and is mended, and a mended plate.

import { draw, type State } from './art/pottery';
import { scene } from '$web/art/scene';
import type { Pattern, Type } from './art/shapes';

function put(
  id: string,
  type: Type,
  pattern: Pattern,
  state: State,
  seed: number,
  x: number,
  y: number,
  size: number,
): string {
  const inner = draw({ id, type, pattern, state, seed })
    .replace(/^<svg[^>]*>/, `<g class="pc-${state}">`)
    .replace(/<\/svg>$/, '</g>');
  return `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 100 100" overflow="visible">${inner}</svg>`;
}

export function shelf(): string {
  const rows: [State, number][] = [
    ['whole', 12],
    ['broken', 86],
    ['mended', 160],
  ];
  const row = ([state, y]: [State, number]): string =>
    `${put(`tile-${state}`, 'bowl', 'blue', state, 41, 72, y - 23, 96)}<rect x="36" y="${y + 61}" width="168" height="4" rx="1" fill="var(--shelf)"/>`;
  // The whole story is seen, whatever the tile's shape.
  return scene('30 0 180 232', rows.map(row).join(''), 'meet');
}

export function plate(): string {
  return scene('0 0 240 240', put('tile-plate', 'plate', 'white', 'mended', 6, 18, 22, 250));
}
