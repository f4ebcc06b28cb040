// Number cards: numerals mended with gold, low ones over a hollow, high ones on a hill; backs with an open ring.

import { cracks } from '$web/art/cracks';

/** Where a numeral is cracked. */
const SEEDS = [0, 27, 54, 73, 94, 103, 131];

function vein(value: number, width: number, stroke: string): string {
  const { segments } = cracks([50, 50, 18, 18], SEEDS[value]!);
  const line = (points: [number, number][]): string =>
    points.map(([x, y]) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`).join('L');
  return segments
    .map(
      (segment) =>
        `<path d="M${line(segment.points)}" stroke="${stroke}" stroke-width="${Math.round(segment.width * width * 10) / 10}"/>`,
    )
    .join('');
}

function ground(value: number): string {
  const lines = Array.from({ length: value < 4 ? value : value - 3 }, (_, at) => at);
  if (value < 4) {
    const hollow = lines.map(
      (at) => `<path d="M0 ${110 + at * 7}Q50 ${134 + at * 7} 100 ${110 + at * 7}"/>`,
    );
    return `<path d="M0 102Q50 126 100 102V134H0Z" fill="var(--low)"/><g fill="none" stroke="var(--low-line)" stroke-width="2.2">${hollow.join('')}</g>`;
  }
  const hill = lines.map(
    (at) =>
      `<path d="M${34 - at * 2} ${121 + at * 6}Q50 ${103 + at * 6} ${66 + at * 2} ${121 + at * 6}"/>`,
  );
  return `<path d="M0 134V128Q22 124 38 109Q50 98 62 109Q78 124 100 128V134Z" fill="var(--high)"/><g fill="none" stroke="var(--high-line)" stroke-width="2.2">${hill.join('')}</g>`;
}

const numeral = (value: number, fill: string): string =>
  `<text class="numeral" x="50" y="93" text-anchor="middle" font-size="104" fill="${fill}">${value}</text>`;

/** What all cards of a page refer to. */
export function defs(): string {
  const face = (value: number): string =>
    `<clipPath id="wc${value}">${numeral(value, '#000')}</clipPath><g id="wn${value}">${ground(value)}${numeral(value, 'currentColor')}<g clip-path="url(#wc${value})" fill="none" stroke-linejoin="round"><g transform="translate(0 10)">${vein(value, 2.5, '#6b4a0d')}${vein(value, 1.9, 'url(#t-kin)')}</g></g></g>`;
  const ring =
    '<path d="M61 43A24 25 0 1 0 74 69C75 58 70 50 64 46" fill="none" stroke="var(--back-line)" stroke-width="6" stroke-linecap="round"/>';
  const wabi = `<g id="wnw"><rect x="6.5" y="6.5" width="87" height="121" rx="4" fill="none" stroke="currentColor" stroke-width="1.8"/><text class="numeral" x="50" y="76" text-anchor="middle" font-size="30" fill="currentColor">wabi</text><text class="numeral" x="50" y="104" text-anchor="middle" font-size="30" fill="currentColor">sabi</text></g>`;
  const back = `<g id="wb"><rect x="6.5" y="6.5" width="87" height="121" rx="4" fill="none" stroke="var(--back-line)" stroke-width="1.8" opacity=".75"/>${ring}</g>`;
  return `<svg class="defs" width="0" height="0" aria-hidden="true"><defs>${[1, 2, 3, 4, 5, 6].map(face).join('')}${wabi}${back}</defs></svg>`;
}

const PIPS: [number, number][][] = [
  [],
  [[12, 12]],
  [
    [7, 7],
    [17, 17],
  ],
  [
    [6.5, 6.5],
    [12, 12],
    [17.5, 17.5],
  ],
  [
    [7, 7],
    [17, 7],
    [7, 17],
    [17, 17],
  ],
  [
    [7, 7],
    [17, 7],
    [12, 12],
    [7, 17],
    [17, 17],
  ],
  [
    [7, 6],
    [17, 6],
    [7, 12],
    [17, 12],
    [7, 18],
    [17, 18],
  ],
];

/** The die. */
export function die(value: number): string {
  const pips = (PIPS[value] ?? [])
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="2.1" fill="#ab3520"/>`)
    .join('');
  return `<svg viewBox="0 0 24 24" aria-hidden="true"><rect x=".8" y=".8" width="22.4" height="22.4" rx="4.5" fill="#fbf5e6" stroke="#140b08"/>${pips}</svg>`;
}
