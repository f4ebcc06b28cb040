// The picture on the tile: a hand that shows half of itself, and the die.

import { scene } from '$web/art/scene';

export function fan(): string {
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
