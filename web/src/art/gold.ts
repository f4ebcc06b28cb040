// The gold that things are mended with, in every game: drawings refer to it as `url(#t-kin)`.

/** It stands in the page once. */
export const gold = (): string =>
  `<svg class="defs" width="0" height="0" aria-hidden="true"><defs><linearGradient id="t-kin" gradientUnits="userSpaceOnUse" x1="12" y1="8" x2="88" y2="92"><stop offset="0" stop-color="#c4922f"/><stop offset=".25" stop-color="#f6dd92"/><stop offset=".45" stop-color="#d3a340"/><stop offset=".62" stop-color="#f0cf79"/><stop offset="1" stop-color="#a87820"/></linearGradient></defs></svg>`;
