// The picture on the tile: two walks that meet, on a board that is nobody's.

import { scene } from '$web/art/scene';
import { at as onPlate, SIZES } from './board';

/** Rings from the outside in, and how large their nodes are drawn. */
const RINGS = [
  { ring: 'O', size: 4.6 },
  { ring: 'M', size: 5.6 },
  { ring: 'I', size: 6.6 },
].map((drawn) => ({ ...drawn, colours: colours(SIZES[drawn.ring]!) }));

/** Some emotions in turn, no two neighbours alike; the table draws the box's own. */
function colours(nodes: number): string {
  return Array.from({ length: nodes }, (_, place) => 'KRGB'[(place * 3 + (place >> 2)) % 4]).join(
    '',
  );
}

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

export function rings(): string {
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
