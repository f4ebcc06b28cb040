// The picture on the tile: a candle in a cavern, and eyes.

import { luck } from '$web/art/luck';
import { scene } from '$web/art/scene';

export function cave(): string {
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
