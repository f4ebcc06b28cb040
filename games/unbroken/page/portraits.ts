// Who goes down, and how hard it is: silhouettes before the candle, drawn as the monsters are, and the candle itself.

import { path, type Point } from './art/cave';
import { flame } from './icons';

const FIGURES: Record<string, string[]> = {
  'pit-fighter': [
    '100,30 116,36 120,54 112,66 134,76 150,100 146,130 130,126 132,108 120,100 122,150 130,200 106,200 100,160 94,200 70,200 78,150 80,100 68,108 70,126 54,130 50,100 66,76 88,66 80,54 84,36',
  ],
  burglar: [
    '96,40 108,30 124,34 132,50 128,66 120,72 132,84 138,118 132,136 140,164 146,200 124,200 118,168 106,150 96,170 92,200 70,200 78,156 82,124 76,104 60,124 48,118 66,92 88,76 92,66 84,54',
  ],
  trapper: [
    '104,28 122,40 126,60 118,72 130,82 136,112 130,142 136,200 112,200 108,158 100,158 94,200 72,200 78,142 72,112 80,82 92,72 82,56 88,38',
    '148,20 152,20 150,200 145,200',
  ],
  'field-surgeon': [
    '100,26 114,32 118,48 112,62 128,70 140,96 138,140 148,200 118,200 110,150 100,150 90,200 56,200 66,140 66,96 76,70 90,62 84,48 88,32',
    '138,132 158,132 162,156 136,156',
  ],
};

const points = (text: string): Point[] =>
  text.split(' ').map((pair) => {
    const [x, y] = pair.split(',').map(Number);
    return [x ?? 0, y ?? 0];
  });

/** Light along the edge that the candle sees. */
function lit(text: string): string {
  const d = path(points(text));
  const moved = (by: number, fill: string) =>
    `<path d="${d}" fill="${fill}" transform="translate(${by * 1.3} ${by * -0.5})"/>`;
  return `<path d="${d}" fill="#f0b566"/>${moved(1.5, '#96592b')}${moved(3, '#191412')}`;
}

function figure(id: string): string {
  const drawn = FIGURES[id];
  const shapes = drawn
    ? drawn.map(lit).join('')
    : '<g fill="none" stroke="#f0b566" stroke-width="5" stroke-linejoin="round"><path d="M70 84H130V144H70Z"/></g><g fill="#f0b566"><circle cx="86" cy="100" r="5"/><circle cx="114" cy="128" r="5"/><circle cx="100" cy="114" r="5"/></g>';
  return `<svg viewBox="20 4 160 196" preserveAspectRatio="xMidYMax meet" aria-hidden="true"><defs><radialGradient id="portrait-${id}" cx=".42" cy=".85" r=".5"><stop stop-color="#ffc978" stop-opacity=".75"/><stop offset=".5" stop-color="#a8662f" stop-opacity=".3"/><stop offset="1" stop-color="#a8662f" stop-opacity="0"/></radialGradient></defs><rect x="-400" y="-100" width="1000" height="320" fill="url(#portrait-${id})"/>${shapes}</svg>`;
}

/** How much is left of the candle. */
const LEFT: Record<string, number> = { easy: 16, normal: 11, hard: 6 };

function candle(id: string): string {
  const top = 90 - (LEFT[id] ?? 11) * 3.1;
  return `<svg viewBox="0 0 60 100" aria-hidden="true"><circle cx="30" cy="${top - 8}" r="26" fill="#ffc45a" opacity=".22"/><path d="M16 92H44L40 98H20Z" fill="#4a3122"/><path d="M22 92V${top}Q30 ${top - 4} 38 ${top}V92Z" fill="#f1e2c0" stroke="#8f7648" stroke-width="1.5"/>${flame(30, top - 2, 0.62)}</svg>`;
}

export const portrait = (key: string, value: string): string =>
  key === 'difficulty' ? candle(value) : figure(value);
