// How the browser tests play these tables; see `web/tests/games.mjs`.

/** In the page: which piece stands where, and in which state. */
function look() {
  const held = (place) =>
    [...place.querySelectorAll('[data-piece]')]
      .map((piece) => {
        const drawn = piece.querySelector('svg.pc');
        const states = ['whole', 'broken', 'mended'];
        return `${piece.dataset.piece} ${states.find((state) => drawn?.classList.contains(`pc-${state}`))}`;
      })
      .sort();
  const area = document.querySelectorAll('.spread > button[data-piece]');
  return {
    area: [...area].map((card) => card.dataset.piece).sort(),
    mine: held(document.querySelector('.mine')),
    purse: document.querySelector('.mine .purse b')?.textContent,
    others: [...document.querySelectorAll('.seats .seat')].map(held),
  };
}

/** What it shows of a view. */
function facts(view, me) {
  const held = ({ unbroken, broken, repaired }) =>
    [
      ...unbroken.map((card) => `${card} whole`),
      ...broken.map((card) => `${card} broken`),
      ...repaired.map((card) => `${card} mended`),
    ].sort();
  return {
    area: 'drafting' in Object(view.phase) ? view.area.toSorted() : [],
    mine: held(view.collections[me]),
    purse: String(view.collections[me].ingots),
    others: view.collections.filter((_, seat) => seat !== me).map(held),
  };
}

export default {
  look,
  facts,
  ids: ['broken-and-beautiful', 'kintsugi'],
  // Its rounds are counted.
  fewest: 12,
  async fingers(page) {
    await page.keyboard.press('ArrowRight');
    for (const key of ['k', 's', 'm']) await page.keyboard.press(key);
    if (await page.locator('.mend').count()) await page.keyboard.press('p');
  },
};
