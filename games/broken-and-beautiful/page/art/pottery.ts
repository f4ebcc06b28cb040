// The drawing hand: pure functions from (type, pattern, state, seed) to SVG text.
//
// Shapes and patterns are defined once for a page (`defs`); a whole piece refers to them, a broken one is cut
// into shards along its cracks, a mended one carries gold along the same cracks. Ids come from the piece.

import { type Cracks, type Point, cracks } from '$web/art/cracks';
import { luck } from '$web/art/luck';
import { PATTERNS, type Pattern, SHAPES, type Shape, type Type } from './shapes';

export type State = 'whole' | 'broken' | 'mended';

export interface Piece {
  /** Its own id, which also names the parts of its drawing. */
  id: string;
  type: Type;
  pattern: Pattern | null;
  state: State;
  seed: number;
  /** What it is called; a drawing without a name is decoration. */
  label?: string;
  /** Whether it casts a shadow. */
  ground?: boolean;
}

const round = (number: number): string => (Math.round(number * 10) / 10).toString();
const path = (points: Point[]): string =>
  'M' + points.map(([x, y]) => `${round(x)},${round(y)}`).join('L');

const KOBAN = 'M50 8C65 8 71 25 71 50S65 92 50 92S29 75 29 50S35 8 50 8Z';
const koban = (x: number, y: number, r: number, s: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${r}) scale(${s}) translate(-50 -50)"><path d="${KOBAN}" fill="url(#t-kin)" stroke="#6b4a0d" stroke-width="2"/><path d="${[20, 28, 36, 64, 72, 80].map((v) => `M${36 + Math.abs(50 - v) * 0.12} ${v}H${64 - Math.abs(50 - v) * 0.12}`).join('')}" stroke="#8a6216" stroke-width="1.6" opacity=".75"/><circle cx="50" cy="50" r="8.5" fill="none" stroke="#7a5510" stroke-width="1.8"/><path d="M50 44V56M44 50H56" stroke="#7a5510" stroke-width="1.8"/></g>`;

/** Patterns that differ in form first: scales, stars, strokes, stalks. */
function patterns(): string {
  const lot = luck(7);
  let strokes = '';
  for (let y = 3; y < 100; y += 11.2) {
    const [w, a] = [2.6 + lot() * 2.2, lot() * 2 - 1];
    const [from, to] = [-4 + lot() * 10, 92 + lot() * 12];
    strokes += `<path d="M${round(from)} ${round(y)}C30 ${round(y + a - 1)} 64 ${round(y - a + 1)} ${round(to)} ${round(y + a)}L${round(to - 5)} ${round(y + w * 0.55)}C64 ${round(y + w)} 30 ${round(y + w * 1.2)} ${round(from + 2)} ${round(y + w)}Z"/>`;
    strokes += `<path d="M${round(from + 8)} ${round(y + w + 1.9)}H${round(60 + lot() * 30)}" stroke="var(--brown-mark)" stroke-width=".7" opacity=".7"/>`;
  }
  const centres = [
    [8, 4],
    [0, 8],
    [16, 8],
    [8, 12],
    [0, 16],
    [16, 16],
  ];
  const scale = ([x, y]: number[]): string =>
    `<circle cx="${x}" cy="${y}" r="7.6" fill="var(--blue-glaze)"/><circle cx="${x}" cy="${y}" r="5"/><circle cx="${x}" cy="${y}" r="2.4"/>`;
  return `<pattern id="t-blue" width="16" height="8" patternUnits="userSpaceOnUse" patternTransform="translate(2 0) scale(1.35)"><rect width="16" height="8" fill="var(--blue-glaze)"/><g fill="none" stroke="var(--blue-mark)" stroke-width=".8">${centres.map(scale).join('')}</g></pattern><pattern id="t-white" width="20" height="34.64" patternUnits="userSpaceOnUse" patternTransform="translate(10 -2) scale(1.22)"><rect width="20" height="34.64" fill="var(--white-glaze)"/><path fill="none" stroke="var(--white-mark)" stroke-width=".72" d="M0 0L10 5.77L20 0M10 5.77V17.32M0 0V11.55L10 17.32L20 11.55V0M0 11.55L0 23.09M20 11.55V23.09M10 17.32L0 23.09M10 17.32L20 23.09M0 23.09V34.64L10 28.87L20 34.64V23.09M10 28.87V17.32M0 0L10 17.32L20 0M0 34.64L10 17.32L20 34.64M0 0H20M0 34.64H20"/></pattern><pattern id="t-brown" width="100" height="100" patternUnits="userSpaceOnUse"><rect width="100" height="100" fill="var(--brown-glaze)"/><g fill="var(--brown-mark)" opacity=".92">${strokes}</g></pattern><pattern id="t-green" width="22" height="34" patternUnits="userSpaceOnUse" patternTransform="translate(3 0)"><rect width="22" height="34" fill="var(--green-glaze)"/><g fill="var(--green-mark)"><path d="M4.2 0H8.4V15.2H4.2ZM4.2 17H8.4V34H4.2ZM15.6 0H19V3.4H15.6ZM15.6 5H19V26.2H15.6ZM15.6 27.8H19V34H15.6Z"/><path d="M8.4 16C11.2 11.6 13.4 11 15.2 11.4C14 14.4 11.8 16 8.4 16ZM4.2 26C1.8 22.4 .6 21.6 -1 21.6C-.4 24.6 1.4 26 4.2 26ZM19 27C21.4 23.4 22 22.6 23.4 22.2C23 25.4 21.6 27 19 27Z"/></g></pattern><pattern id="t-wood" width="100" height="100" patternUnits="userSpaceOnUse"><rect width="100" height="100" fill="var(--wood)"/></pattern>`;
}

const LINE = 'stroke="var(--pe)" stroke-width="1.5" stroke-linejoin="round"';

/** One silhouette in one glaze. */
function glazed(type: string, shape: Shape, glaze: string): string {
  const clay = shape.clay ? `<path d="${shape.clay}" fill="var(--pg)" ${LINE}/>` : '';
  const top = shape.top ? `<path d="${shape.top}" fill="var(--pg)" ${LINE}/>` : '';
  return `<g id="p-${glaze}-${type}" class="glaze-${glaze}">${clay}<path d="${shape.body}" fill="url(#t-${glaze})"/><path d="${shape.body}" fill="url(#t-shade)"/><path d="${shape.body}" fill="none" ${LINE}/>${top}${shape.over ?? ''}</g>`;
}

/** What all drawings refer to, beside the gold that everything is mended with; it stands in the page once. */
export function defs(): string {
  const clips = Object.entries(SHAPES).map(
    ([type, { body, clay, top }]) =>
      `<clipPath id="c-${type}">${[body, clay, top]
        .filter(Boolean)
        .map((d) => `<path d="${d}"/>`)
        .join('')}</clipPath>`,
  );
  const pieces = Object.entries(SHAPES).flatMap(([type, shape]) => {
    if (shape.gold)
      return [
        `<g id="p-gold">${koban(30, 47, 12, 0.8)}${koban(49, 49, 12, 0.8)}${koban(68, 51, 12, 0.8)}</g>`,
      ];
    return (shape.wood ? ['wood'] : PATTERNS).map((glaze) =>
      glazed(type, shape, glaze),
    );
  });
  return `<svg class="defs" width="0" height="0" aria-hidden="true"><defs><linearGradient id="t-shade" x1="0" x2="1"><stop offset="0" stop-color="#1a0d05" stop-opacity=".20"/><stop offset=".22" stop-color="#fff" stop-opacity=".26"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#1a0d05" stop-opacity=".40"/></linearGradient><radialGradient id="t-ground"><stop offset="0" stop-color="#120804" stop-opacity=".34"/><stop offset="1" stop-color="#120804" stop-opacity="0"/></radialGradient>${patterns()}${clips.join('')}${pieces.join('')}</defs></svg>`;
}

function reference(type: Type, pattern: Pattern | null): string {
  if (type === 'gold') return '#p-gold';
  return `#p-${SHAPES[type].wood ? 'wood' : (pattern ?? 'white')}-${type}`;
}

/** The shards, pushed apart and turned a little; what is no clay stays whole. */
function broken(piece: Piece, shape: Shape, found: Cracks, use: string): string {
  const shard = (
    { outline, bearing, push, turn }: Cracks['shards'][number],
    place: number,
  ): string => {
    const id = `${piece.id}-${place}`;
    const [x, y] = [Math.cos(bearing), Math.sin(bearing)];
    const pivot = `${round(found.impact[0] + x * 25)} ${round(found.impact[1] + y * 25)}`;
    const moved = `translate(${round(x * push)} ${round(y * push * 0.8)}) rotate(${round(turn)} ${pivot})`;
    return `<g class="pc-shard" transform="${moved}"><clipPath id="${id}"><path id="${id}p" d="${path(outline)}Z"/></clipPath><g clip-path="url(#${id})">${use}<g clip-path="url(#c-${piece.type})" fill="none"><use href="#${id}p" stroke="#2a1d14" stroke-width="2.6" opacity=".5"/><use href="#${id}p" stroke="#d8c09a" stroke-width="1.3"/></g></g></g>`;
  };
  const lid =
    shape.lid &&
    `<g transform="rotate(${round(-found.tilt)} 50 24) translate(0 -1.5)">${shape.lid}</g>`;
  return `<g class="pc-broken" transform="rotate(${round(found.tilt)} 50 80)">${shape.cane ?? ''}${found.shards.map(shard).join('')}${lid ?? ''}</g>`;
}

/** Gold along the cracks: dark, gold and light, with a drop at the impact and at every fork. */
function mended(piece: Piece, shape: Shape, found: Cracks, use: string): string {
  const lines = found.segments.map(
    (segment, place) =>
      `<path id="${piece.id}-${place}v" pathLength="1" d="${path(segment.points)}"/>`,
  );
  const vein = (width: number, stroke: string): string => {
    const uses = found.segments.map(
      (segment, place) =>
        `<use class="pc-vein pc-${segment.run}" href="#${piece.id}-${place}v" stroke-width="${round(segment.width * width)}"/>`,
    );
    return `<g stroke="${stroke}">${uses.join('')}</g>`;
  };
  const drop = ([x, y]: Point, r: number): string =>
    `<circle cx="${round(x)}" cy="${round(y)}" r="${r}"/>`;
  const drops = drop(found.impact, 3.4) + found.forks.map((fork) => drop(fork, 2.5)).join('');
  return `${shape.cane ?? ''}${use}<defs>${lines.join('')}</defs><g class="pc-gold" clip-path="url(#c-${piece.type})" fill="none" stroke-linejoin="round" stroke-linecap="round"><g opacity=".74">${vein(2.1, '#331f03')}</g>${vein(1.5, 'url(#t-kin)')}<g fill="url(#t-kin)">${drops}</g><g transform="translate(-.35 -.45)" opacity=".85">${vein(0.3, '#fff3c9')}</g></g>${shape.lid ?? ''}`;
}

/** A piece as SVG text. */
export function draw(piece: Piece): string {
  const shape = SHAPES[piece.type];
  const use = `<use href="${reference(piece.type, piece.pattern)}"/>`;
  const flat = piece.type === 'plate' || piece.type === 'serving-tray';
  const floor =
    (piece.ground ?? true) && !flat
      ? `<ellipse cx="50" cy="89" rx="${shape.gold ? 34 : 38}" ry="5" fill="url(#t-ground)"/>`
      : '';
  let inner = (shape.cane ?? '') + use + (shape.lid ?? '');
  if (piece.state !== 'whole' && shape.hit) {
    const found = cracks(shape.hit, piece.seed);
    inner =
      piece.state === 'broken'
        ? broken(piece, shape, found, use)
        : mended(piece, shape, found, use);
  }
  const name = piece.label ? `role="img" aria-label="${piece.label}"` : 'aria-hidden="true"';
  return `<svg class="pc pc-${piece.state}" viewBox="0 0 100 100" ${name}>${floor}${inner}</svg>`;
}

const SEALS: Record<Pattern, string> = {
  blue: `<circle cx="12" cy="12" r="11" fill="var(--blue-glaze)"/><g fill="none" stroke="#fff" stroke-width="1.9"><path d="M4 17A8 8 0 0 1 20 17"/><path d="M8 17A4 4 0 0 1 16 17"/></g>`,
  white: `<path d="M12 1L21.5 6.5V17.5L12 23L2.5 17.5V6.5Z" fill="#fffdf7" stroke="#6f6454" stroke-width="1.6"/><path d="M12 4V20M5.1 8L18.9 16M18.9 8L5.1 16" stroke="#4f463a" stroke-width="1.6"/>`,
  brown: `<rect x="1.5" y="1.5" width="21" height="21" rx="2.5" fill="var(--brown-glaze)"/><path d="M5 7.5L19 6.5M5 12.4L17 11.8M5 17.2L19 16.6" stroke="#fff3de" stroke-width="2.3" stroke-linecap="round"/>`,
  green: `<path d="M12 .8L23.2 12L12 23.2L.8 12Z" fill="var(--green-glaze)"/><path d="M12 5V11M12 13V19M12 12C14.6 8.6 16.6 8.4 18.4 9C17.4 11.6 15 12.6 12 12Z" fill="#f3f7e6" stroke="#f3f7e6" stroke-width="1.9" stroke-linejoin="round"/>`,
};

/** The seal of a pattern: its own outline, its own figure. */
export function seal(pattern: Pattern | null, size = 18): string {
  if (!pattern) return '';
  return `<svg class="seal" viewBox="0 0 24 24" width="${size}" height="${size}" aria-hidden="true">${SEALS[pattern]}</svg>`;
}

/** An ingot, a koban. */
export function ingot(height = 16): string {
  return `<svg class="ingot" viewBox="28 6 44 88" height="${height}" width="${round(height / 2)}" aria-hidden="true"><path d="${KOBAN}" fill="url(#t-kin)" stroke="#6b4a0d" stroke-width="4"/><path d="M36 30H64M36 70H64" stroke="#7a5510" stroke-width="5" opacity=".8"/><circle cx="50" cy="50" r="8" fill="none" stroke="#7a5510" stroke-width="4.5"/></svg>`;
}
