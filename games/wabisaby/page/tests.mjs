// How the browser tests play this table; see `web/tests/games.mjs`.

import assert from 'node:assert/strict';

const asText = (value) => JSON.stringify(value);
/** An object of two entries, whichever is written first. */
const either = (one, two) => [`${one},${two}`, `${two},${one}`];
const entry = (key, value) => `"${key}":${asText(value)}`;

/** In the page: how each card looks, by its place; once a round is over, every hand as it was laid open. */
function look() {
  const card = (label) => /(\d|back|Wabi Sabi)[^\d]*$/.exec(label)?.[1] ?? label;
  if (document.querySelector('.rev')) return { revealed: true };
  const cards = [...document.querySelectorAll('.ws [data-piece]')];
  return Object.fromEntries(
    cards.map((piece) => [piece.dataset.piece, card(piece.getAttribute('aria-label'))]),
  );
}

/** What it shows of a view. */
function facts(view, _, seen) {
  if (seen.revealed) return { revealed: true };
  const card = (looks) => (looks === 'W' ? 'Wabi Sabi' : String(looks));
  return Object.fromEntries([
    ...view.hands.flatMap((hand, seat) =>
      hand.map((looks, place) => [`h${seat}-${place}`, card(looks)]),
    ),
    ...view.showcase.map((looks, slot) => [`s-${slot}`, card(looks)]),
  ]);
}

export default {
  look,
  facts,
  ids: ['wabisaby'],
  async fingers(page, step) {
    if (step % 5 === 4) await page.keyboard.press('Escape');
    if (await page.locator('.rev, .bar .btn:has-text("three")').count())
      return page.keyboard.press('Enter');
    const on = await page.locator('.hand button.on').count();
    const choosing = (await page.locator('.case button:not(:disabled)').count()) === 0;
    if (choosing) return page.keyboard.press(String(((on + step) % 6) + 1));
    if (await page.locator('.bar kbd:text-is("E")').count()) return page.keyboard.press('e');
    if (await page.locator('.bar kbd:text-is("A")').count()) return page.keyboard.press('a');
    await page.keyboard.press(String((step % 6) + 1));
    // From the own hand up to the showcase, along it, and touched.
    await page.evaluate(() => document.activeElement?.blur());
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowUp');
    assert.ok(
      await page.evaluate(
        () =>
          document.activeElement?.closest('.case') !== null &&
          getComputedStyle(document.activeElement).outlineStyle !== 'none',
      ),
      'the focus is on the showcase, and seen',
    );
    for (const key of ['Enter', 'Enter']) await page.keyboard.press(key);
  },
  secretsOf(kind, told) {
    switch (kind) {
      case 'hand_dealt':
      case 'appraised':
        return [asText(told.cards)];
      case 'target_drawn':
        return either(entry('seat', told.seat), entry('target', told.target));
      case 'keep_chosen':
        return either(entry('seat', told.seat), entry('places', told.places));
      default:
        return [];
    }
  },
};
