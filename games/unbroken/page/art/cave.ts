// What waits in the dark: flat shapes, lit along the edge that the candle sees. Pure functions to SVG text.
//
// A monster is a heap of shapes in a box of 200 by 200. Each is drawn four times inside its own outline, moved away
// from the candle: what is left uncovered along the edge is the light. No shape is coloured by hand.

import { MONSTERS } from './monsters';
import { luck } from '$web/art/luck';

export type Point = [number, number];

const round = (n: number): number => Math.round(n * 10) / 10;

export const path = (points: Point[]): string =>
  `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;

/** The light comes from where the candle stands; `dx`, `dy` point away from it. */
function lit(points: Point[], id: string, dx: number, dy: number): string {
  const d = path(points);
  const shade = (fill: string, by: number): string =>
    `<path d="${d}" fill="${fill}" transform="translate(${round(dx * by)} ${round(dy * by)})"/>`;
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})"><path d="${d}" fill="#f0b566"/>${shade('#96592b', 1.5)}${shade('#4a3122', 3.6)}${shade('#191412', 7)}</g>`;
}

function monster(id: string, where: string, dx: number, dy: number): string {
  const drawn = MONSTERS[id];
  if (!drawn) return unknown();
  const parts = drawn.parts.map((part, place) => lit(part, `${where}-${id}-${place}`, dx, dy));
  return `${drawn.under ?? ''}${parts.join('')}${drawn.over}`;
}

/** An eye, narrowed. */
export const slit = (x: number, y: number, size: number, tilt = 0): string =>
  `<path transform="translate(${x} ${y}) rotate(${tilt}) scale(${size})" d="M-5 0Q0 -4 5 0Q0 3 -5 0Z" fill="#f4e3b0"/>`;

const unknown = (): string => slit(82, 92, 1.9, 10) + slit(116, 92, 1.9, -10);

/** The hollow it stands in: rings of facets, darker inwards. */
function hollow(where: string, seed: number, warm: number): string {
  const next = luck(seed);
  const ring = (radius: number, wobble: number, corners: number): string =>
    path(
      Array.from({ length: corners }, (_, at): Point => {
        const [angle, far] = [(at / corners) * Math.PI * 2, radius * (1 + (next() - 0.5) * wobble)];
        return [100 + Math.cos(angle) * far, 104 + Math.sin(angle) * far];
      }),
    );
  const glow = `<radialGradient id="${where}-glow" gradientUnits="userSpaceOnUse" cx="30" cy="185" r="190"><stop stop-color="#ffc978" stop-opacity="${warm}"/><stop offset=".45" stop-color="#a8662f" stop-opacity="${round(warm * 5) / 10}"/><stop offset="1" stop-color="#a8662f" stop-opacity="0"/></radialGradient>`;
  const wall = `<rect x="-700" y="-600" width="1600" height="870" fill="#323b44"/><path d="${ring(158, 0.12, 16)}" fill="#39434c"/><path d="${ring(112, 0.16, 18)}" fill="#323c45"/><path d="${ring(92, 0.2, 17)}" fill="#2a333b"/><path d="${ring(72, 0.22, 15)}" fill="#222a31"/>`;
  const floor =
    '<path d="M-700 260V186L-320 191L-60 188L-10 180L40 187L96 181L150 188L210 180L260 190L540 184L900 190V260Z" fill="#191f25"/>';
  return `<defs>${glow}</defs>${wall}${floor}<rect x="-700" y="-600" width="1600" height="870" fill="url(#${where}-glow)"/>`;
}

/** Its shadow climbs the wall behind it. */
function shadow(id: string, scale: number): string {
  const shapes = (MONSTERS[id]?.parts ?? []).map((part) => `<path d="${path(part)}"/>`);
  return `<g transform="translate(${round(112 - 100 * scale)} ${round(196 - 196 * scale)}) scale(${scale})" fill="#0a0d10" opacity=".34">${shapes.join('')}</g>`;
}

export interface Staged {
  /** Which; none while it is hidden. */
  id: string | null;
  /** Keeps its parts apart from the same monster drawn elsewhere. */
  where: string;
  /** What of the hollow is seen: `x y width height`. */
  box: string;
  /** How much light falls in, from 0 to 1. */
  warm: number;
  /** Whether it stands above, with room below it for words. */
  above?: boolean;
}

/** A monster in its hollow, or two eyes. */
export function stage({ id, where, box, warm, above }: Staged): string {
  const drawn = id ? shadow(id, 1.7) + monster(id, where, 1, -0.55) : unknown();
  return `<svg class="stage" viewBox="${box}" preserveAspectRatio="xMidYM${above ? 'in' : 'ax'} meet" aria-hidden="true">${hollow(where, 5, warm)}${drawn}</svg>`;
}

/** A monster as a mark of 40 px. */
export function mark(id: string, where: string): string {
  return `<svg class="mark" viewBox="-8 -8 216 216" aria-hidden="true">${monster(id, where, 2.2, -1.1)}</svg>`;
}

/** The wall behind the table. */
export function wall(): string {
  const next = luck(9);
  const ring = (wide: number, high: number, corners: number, wobble: number): string =>
    path(
      Array.from({ length: corners }, (_, at): Point => {
        const [angle, by] = [(at / corners) * Math.PI * 2, 1 + (next() - 0.5) * wobble];
        return [640 + Math.cos(angle) * wide * by, 200 + Math.sin(angle) * high * by];
      }),
    );
  return `<svg class="wall" viewBox="0 0 1280 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><rect width="1280" height="400" fill="#232b32"/><path d="${ring(760, 260, 26, 0.14)}" fill="#1d242b"/><path d="${ring(600, 205, 24, 0.16)}" fill="#181e24"/><path d="${ring(450, 150, 22, 0.2)}" fill="#13181d"/></svg>`;
}
