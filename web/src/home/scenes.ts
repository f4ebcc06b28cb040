// The pictures on the tiles.

import { luck } from '../art/luck';
import { at as onPlate } from '../games/held-hands/board';
import { draw } from '../art/pottery';
import type { Type, Pattern } from '../art/shapes';
import type { State } from '../art/pottery';

const scene = (box: string, inner: string, fit = 'slice'): string =>
  `<svg class="scene" viewBox="${box}" preserveAspectRatio="xMidYMid ${fit}" aria-hidden="true">${inner}</svg>`;

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

function shelf(): string {
  const rows: [State, number][] = [
    ['whole', 12],
    ['broken', 86],
    ['mended', 160],
  ];
  const row = ([state, y]: [State, number]): string =>
    `${put(`tile-${state}`, 'bowl', 'blue', state, 41, 72, y - 23, 96)}<rect x="36" y="${y + 61}" width="168" height="4" rx="1" fill="var(--shelf)"/>`;
  return scene('0 0 240 240', rows.map(row).join(''));
}

function plate(): string {
  return scene('0 0 240 240', put('tile-plate', 'plate', 'white', 'mended', 6, 18, 22, 250));
}

function cave(): string {
  const lot = luck(5);
  const ring = (radius: number, rough: number, corners: number): string => {
    const points = Array.from({ length: corners }, (_, place) => {
      const angle = (place / corners) * Math.PI * 2;
      const reach = radius * (1 + (lot() - 0.5) * rough);
      return `${Math.round(120 + Math.cos(angle) * reach)} ${Math.round(122 + Math.sin(angle) * reach)}`;
    });
    return `M${points.join('L')}Z`;
  };
  const eyes = (x: number, y: number, s: number): string =>
    `<g fill="#e8d9a8"><path d="M${x} ${y}q${3 * s} ${-3 * s} ${6 * s} 0q${-3 * s} ${2.2 * s} ${-6 * s} 0z"/><path d="M${x + 10 * s} ${y}q${3 * s} ${-3 * s} ${6 * s} 0q${-3 * s} ${2.2 * s} ${-6 * s} 0z"/></g>`;
  return scene(
    '0 0 240 240',
    `<defs><radialGradient id="cave-glow"><stop stop-color="#ffd98a" stop-opacity=".95"/><stop offset=".18" stop-color="#f2a850" stop-opacity=".55"/><stop offset=".55" stop-color="#a35f2e" stop-opacity=".18"/><stop offset="1" stop-color="#a35f2e" stop-opacity="0"/></radialGradient></defs><rect width="240" height="240" fill="#4a545c"/><path d="${ring(128, 0.2, 22)}" fill="#39434c"/><path d="${ring(104, 0.22, 22)}" fill="#2b343c"/><path d="${ring(80, 0.24, 18)}" fill="#1e252c"/><path d="${ring(58, 0.26, 16)}" fill="#12171c"/>${eyes(140, 82, 1.5)}${eyes(72, 64, 1)}<circle cx="120" cy="126" r="86" fill="url(#cave-glow)"/><path d="M62 240L84 202L104 190L140 189L160 204L180 240Z" fill="#0d1014"/><path d="M111 192V150Q111 146 115 146H125Q129 146 129 150V192Z" fill="#f1e2c0"/><path d="M111 152Q114 158 116 152Q118 148 122 153Q125 160 129 152V148Q127 145 120 145T111 148Z" fill="#fff6dd"/><path d="M111 164H118M111 174H116M111 184H118" stroke="#8f7648" stroke-width="1.6"/><path d="M120 146V140" stroke="#33261a" stroke-width="2"/><path d="M120 112C129 124 129 140 120 142C111 140 112 126 120 112Z" fill="#ffc45a"/><path d="M120 124C124 130 124 139 120 140C116 139 117 131 120 124Z" fill="#fff5d2"/>`,
  );
}

/** A picture of our board, each ring from the top, clockwise. The table has its own from the box. */
const RINGS = [
  { ring: 'O', colours: 'KRGKGBRGBGKBKBRGRKBRBRGKGBRKRGKB', size: 4.6 },
  { ring: 'M', colours: 'GBRGKRGKBGKBRKBR', size: 5.6 },
  { ring: 'I', colours: 'RBGRKGBK', size: 6.6 },
];
/** How much smaller it is than the plate. */
const SMALLER = 102 / 432;

type Point = [number, number];

function node(colour: string, [x, y]: Point, size: number): string {
  if (colour === 'R')
    return `<path d="M${x} ${y - size * 1.15}L${x + size * 1.1} ${y + size * 0.8}H${x - size * 1.1}Z" fill="#b5442f"/>`;
  if (colour === 'K')
    return `<rect x="${x - size * 0.88}" y="${y - size * 0.88}" width="${size * 1.76}" height="${size * 1.76}" fill="#332a26" stroke="#d9c8b2" stroke-width=".7"/>`;
  if (colour === 'G') return `<circle cx="${x}" cy="${y}" r="${size}" fill="#5f7f4b"/>`;
  return `<path d="M${x} ${y - size * 1.2}L${x + size * 1.2} ${y}L${x} ${y + size * 1.2}L${x - size * 1.2} ${y}Z" fill="#3c6a98"/>`;
}

function rings(): string {
  const at = (ring: number, place: number): Point => {
    const [x, y] = onPlate(`${RINGS[ring]!.ring}${place}`, false).map(
      (far) => Math.round((120 + far * SMALLER) * 10) / 10,
    );
    return [x!, y!];
  };
  const lines = RINGS.flatMap(({ colours }, ring) =>
    [...colours].flatMap((_, place): [Point, Point][] => {
      const inward: Point[] = [];
      if (ring < RINGS.length - 1)
        for (const next of new Set([Math.floor(place / 2), Math.ceil(place / 2)]))
          inward.push(at(ring + 1, next));
      else if (place % 2 === 0) inward.push([120, 120]);
      return [at(ring, place + 1), ...inward].map((to) => [at(ring, place), to]);
    }),
  );
  const nodes = RINGS.flatMap(({ colours, size }, ring) =>
    [...colours].map((colour, place) => node(colour, at(ring, place), size)),
  );
  const [white, black] = [
    [at(0, 19), at(1, 10), at(2, 5)],
    [at(0, 3), at(1, 2), at(2, 1)],
  ];
  const walk = (way: Point[], dash: string): string =>
    `<path d="M${way.join('L')}" fill="none" stroke="#ab3520" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round" ${dash}/>`;
  const pawn = ([x, y]: Point, fill: string, edge: string): string =>
    `<circle cx="${x}" cy="${y}" r="9.5" fill="${fill}" stroke="${edge}" stroke-width="2.4"/>`;
  const heart =
    '<path d="M120 135C98 120 106 104 120 114C134 104 142 120 120 135Z" fill="#ab3520"/><path d="M121 114L117 120L123 125L120 135" fill="none" stroke="#f0cf79" stroke-width="1.8"/>';
  const board = `<path d="${lines.map(([from, to]) => `M${from}L${to}`).join('')}" fill="none" stroke="#8d7a68" stroke-width=".8" opacity=".75"/>`;
  const pawns = pawn(white[2]!, '#fffaf0', '#231c18') + pawn(black[2]!, '#231c18', '#fffaf0');
  return scene(
    '8 8 224 224',
    board +
      walk(white, '') +
      walk(black, 'stroke-dasharray="1 5"') +
      nodes.join('') +
      heart +
      pawns,
    'meet',
  );
}

function fan(): string {
  const card = (angle: number, value: number | null, place: number): string => {
    const back = value === null;
    const face = back
      ? `<rect x="97" y="61" width="46" height="74" rx="3" fill="none" stroke="#e9c9a8"/><circle cx="120" cy="98" r="14" fill="none" stroke="#e9c9a8" stroke-width="2.8" stroke-dasharray="76 12" transform="rotate(${40 + place * 50} 120 98)"/>`
      : `<text x="106" y="92" text-anchor="middle" font-family="var(--display)" font-weight="700" font-size="32" fill="#231c18">${value}</text>`;
    return `<g transform="rotate(${angle} 120 330)"><rect x="92" y="56" width="56" height="84" rx="5" fill="${back ? '#7d2b1d' : '#fbf7ee'}" stroke="#1d1714" stroke-width="1.4"/>${face}</g>`;
  };
  const cards: [number, number | null][] = [
    [-19, 2],
    [-11.4, 6],
    [-3.8, null],
    [3.8, 4],
    [11.4, null],
    [19, null],
  ];
  const die =
    '<g transform="translate(98 166) rotate(-9 22 22)"><rect width="44" height="44" rx="8" fill="#fbf7ee" stroke="#1d1714" stroke-width="1.6"/><g fill="#ab3520"><circle cx="12" cy="12" r="4.3"/><circle cx="32" cy="32" r="4.3"/><circle cx="22" cy="22" r="4.3"/></g></g>';
  return scene(
    '0 -6 240 240',
    cards.map(([angle, value], place) => card(angle, value, place)).join('') + die,
    'meet',
  );
}

export const SCENES: Record<string, () => string> = {
  'broken-and-beautiful': shelf,
  kintsugi: plate,
  unbroken: cave,
  'held-hands': rings,
  wabisaby: fan,
};
