// The way out: daylight through a wall that is mended with gold, or the same wall in grey light over an empty bowl.

import { luck } from '$web/art/luck';

const DAY = [
  ['0', '#fffdf3'],
  ['.5', '#fbe6b4'],
  ['1', '#dba655'],
];
const GREY = [
  ['0', '#c3ccd2'],
  ['.6', '#8d99a2'],
  ['1', '#5b6770'],
];
const GOLD = [
  ['0', '#b3822a'],
  ['.35', '#f6dc90'],
  ['.55', '#d9aa48'],
  ['.75', '#f6dc90'],
  ['1', '#a8781f'],
];
const FAR = ['#29323a', '#222a31', '#2f3942', '#1d242b', '#262f37'];
const NEAR = ['#4a4740', '#574e43', '#3c3b38', '#615440', '#48443c'];
const NEAR_IN_GREY = ['#39434b', '#323b43', '#2b343b', '#3f4a52', '#303941'];
const CORNERS = 15;
/** The seams: from which corner, whether they turn at the middle ring, how wide. */
const SEAMS: [number, boolean, number][] = [
  [0, true, 2.2],
  [2, false, 4],
  [3, true, 2.6],
  [5, false, 3],
  [7, true, 2.4],
  [9, false, 3.6],
  [11, true, 2.4],
  [12, false, 3.2],
  [13, true, 2],
];
const HERO =
  '<path d="M286 280L289 244L284 226L287 204L295 196L293 185L299 178L308 180L311 188L309 196L318 199L330 184L344 158L351 162L338 192L322 218L318 232L315 246L319 280H307L303 252L297 280Z"/><path d="M333 178L366 116L371 119L339 182Z"/><path d="M350 108L360 90L390 106L380 124Z"/>';
const FALLEN =
  '<path d="M238 284L246 262L262 254L284 252L304 256L330 262L352 272L356 284Z"/><path d="M240 268A9 9 0 1 1 250 254L252 268Z"/><path d="M318 266L392 272L392 277L320 276Z"/><path d="M388 262L410 264L408 284L386 282Z"/>';
const BOWL =
  '<g transform="translate(186 262)" stroke="#8d99a2" stroke-width="1.2"><path d="M0 8A22 5 0 0 1 44 8C43 18 34 23 28 24H16C10 23 1 18 0 8Z" fill="#1a2026"/><ellipse cx="22" cy="8" rx="22" ry="5" fill="#0c1013"/></g>';

type Corner = [number, number];

const stops = (colours: string[][]): string =>
  colours.map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`).join('');

/** The wall around the way out: stones in two rings, and the seams between them, of gold where one came out. */
export function wayOut(alive: boolean): string {
  const next = luck(47);
  const ring = (radius: number, wobble: number, squeeze: number): Corner[] =>
    Array.from({ length: CORNERS }, (_, at): Corner => {
      const angle = ((at + (next() - 0.5) * 0.7) / CORNERS) * Math.PI * 2 - 1.57;
      const by = 1 + (next() - 0.5) * wobble;
      return [
        Math.round(300 + Math.cos(angle) * radius * by),
        Math.round(165 + Math.sin(angle) * radius * by * squeeze),
      ];
    });
  const [outer, middle, inner] = [ring(470, 0.1, 0.9), ring(222, 0.3, 0.86), ring(132, 0.3, 0.95)];
  const near = alive ? NEAR : NEAR_IN_GREY;
  const stones = outer.map((_, at) => {
    const then = (at + 1) % CORNERS;
    return `<path d="M${outer[at]}L${outer[then]}L${middle[then]}L${middle[at]}Z" fill="${FAR[(at * 3) % 5]}"/><path d="M${middle[at]}L${middle[then]}L${inner[then]}L${inner[at]}Z" fill="${near[(at * 3) % 5]}"/>`;
  });
  const seams = SEAMS.map(([at, turns, width]) => {
    const then = (at + 1) % CORNERS;
    const on = turns ? `L${middle[then]}L${outer[then]}` : `L${outer[at]}`;
    return `<path d="M${inner[at]}L${middle[at]}${on}" stroke-width="${width}"/>`;
  });
  const mouth = `M${inner.join('L')}Z`;
  const defs = `<radialGradient id="un-day" gradientUnits="userSpaceOnUse" cx="300" cy="170" r="160">${stops(alive ? DAY : GREY)}</radialGradient><linearGradient id="un-gold" gradientUnits="userSpaceOnUse" x1="60" y1="0" x2="520" y2="400">${stops(GOLD)}</linearGradient>`;
  const ground =
    '<path d="M0 550V318L70 300L150 292L232 281L300 277L372 282L450 294L530 302L600 316V550Z"/>';
  return `<svg viewBox="0 ${alive ? 0 : 74} 600 450" preserveAspectRatio="xMidYMin slice"><defs>${defs}</defs><rect width="600" height="550" fill="#232b32"/>${stones.join('')}<path d="${mouth}" fill="url(#un-day)"/><g fill="none" stroke="${alive ? 'url(#un-gold)' : '#11161a'}" stroke-linejoin="round" stroke-linecap="round">${seams.join('')}<path d="${mouth}" stroke-width="4.2"/></g><g fill="#0c1013">${ground}${alive ? HERO : FALLEN}</g>${alive ? '' : BOWL}</svg>`;
}
