// The picture on the tile of a game that brings none.

import { scene } from '../../art/scene';

/** A sheet of paper, folded once. */
export const scenePlain = (): string =>
  scene(
    '0 0 240 240',
    '<path d="M62 38H150L178 66V202H62Z" fill="#fbf7ee" stroke="#1d1714" stroke-width="1.6"/><path d="M150 38V66H178" fill="none" stroke="#1d1714" stroke-width="1.6"/><path d="M82 92H158M82 114H158M82 136H132" stroke="#ab3520" stroke-width="3"/>',
    'meet',
  );
