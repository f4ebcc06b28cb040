// The plate: where nodes lie and lines run. Which node is joined to which, and its colour, come from the box.

import type { Colour, NodeEntry, Ring } from './wire/rules';

/** A node's name begins with the letter of its ring. */
const LETTERS: Record<string, Ring> = { O: 'outer', M: 'middle', I: 'inner', H: 'heart' };
const RADII: Record<string, number> = { O: 432, M: 292, I: 156, H: 0 };
/** How many nodes go round each ring. */
export const SIZES: Record<string, number> = { O: 32, M: 16, I: 8, H: 1 };

/** The ring that a node lies on. */
export const ringOf = (node: string): Ring => LETTERS[node[0]!]!;

/** Where a node lies on a plate from -500 to 500; north is up for the south player, and turned for the north one. */
export function at(node: string, turned: boolean): [number, number] {
  const ring = node[0]!;
  const angle =
    ((Number(node.slice(1)) || 0) / SIZES[ring]!) * Math.PI * 2 + (turned ? Math.PI : 0);
  return [Math.sin(angle) * RADII[ring]!, -Math.cos(angle) * RADII[ring]!];
}

/** The lines between nodes as one path, each line once. */
export function lines(
  nodes: Pick<NodeEntry, 'node' | 'lines'>[],
  turned: boolean,
  open: (node: string) => boolean,
): { open: string; shut: string } {
  const paths = { open: '', shut: '' };
  for (const { node, lines } of nodes) {
    for (const other of lines.filter((other) => node < other)) {
      const [a, b] = [at(node, turned), at(other, turned)];
      const same = node[0] === other[0];
      const curve = same
        ? `A${RADII[node[0]!]} ${RADII[node[0]!]} 0 0 ${clockwise(a, b) ? 1 : 0} `
        : 'L';
      paths[open(node) && open(other) ? 'open' : 'shut'] +=
        `M${a.map(Math.round).join(' ')}${curve}${b.map(Math.round).join(' ')}`;
    }
  }
  return paths;
}

const clockwise = ([ax, ay]: [number, number], [bx, by]: [number, number]): boolean =>
  ax * by - ay * bx > 0;

/** The outline of each emotion in a box of 100 by 100. */
export const SHAPES: Record<Colour, string> = {
  R: 'M50 9L95 88H5Z',
  K: 'M11 11H89V89H11Z',
  G: 'M50 7A43 43 0 1 1 49.9 7Z',
  B: 'M50 1L99 50L50 99L1 50Z',
};

/** An emotion: its own shape, its own colour, its own letter. */
export function emotion(colour: Colour): string {
  return `<svg class="emo emo-${colour}" viewBox="0 0 100 100" aria-hidden="true"><path d="${SHAPES[colour]}"/></svg>`;
}
