// The frame of a picture on a tile.

export const scene = (box: string, inner: string, fit = 'slice'): string =>
  `<svg class="scene" viewBox="${box}" preserveAspectRatio="xMidYMid ${fit}" aria-hidden="true">${inner}</svg>`;
