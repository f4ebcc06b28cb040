// How the browser tests play this table, and what is tried at it alone; see `web/tests/games.mjs`.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { open, PHONE, tile } from '../../../web/tests/world.mjs';

const asText = (value) => JSON.stringify(value);

/** In the page: where the tokens stand, what the hands hold, how the balances lean, how far the chain has come. */
function look() {
  const texts = (what) => [...document.querySelectorAll(what)].map((one) => one.textContent.trim());
  const tokens = [0, 1].map((seat) =>
    document.querySelector(`[data-piece="token-${seat}"]`)?.getAttribute('aria-label'),
  );
  const hands = [...document.querySelectorAll('.frame .fan')].map((fan) =>
    [...fan.querySelectorAll('.half')].map((half) =>
      half.classList.contains('none') ? '-' : half.classList.contains('spent') ? 'spent' : 'shown',
    ),
  );
  return {
    tokens: tokens.map((token) => /[A-Z]\d*$/.exec(token ?? '')?.[0]),
    hands,
    balances: texts('.frame .balance li.now').map((value) => Number(value.replace('−', '-'))),
    done: document.querySelectorAll('.chain i.done').length,
    deck: texts('.piles b')[0],
  };
}

/** What it shows of a view: the partner above, oneself below. */
function facts(view, me) {
  const seats = [1 - me, me];
  const hand = ({ hand, spent }) =>
    hand.map((colour, at) => (colour ? 'shown' : spent[at] ? 'spent' : '-'));
  return {
    tokens: view.players.map(({ node }) => node),
    hands: seats.map((seat) => hand(view.players[seat])),
    balances: seats.map((seat) => view.players[seat].balance),
    done: view.completed.length,
    deck: String(view.deck_size),
  };
}

export default {
  tests,
  look,
  facts,
  ids: ['held-hands'],
  async fingers(page, step) {
    if (!(await page.locator('.node.can').count()))
      return page.keyboard.press(
        (await page.locator('.bar kbd').first().textContent()) === 'N' ? 'n' : '1',
      );
    await page.keyboard.press(['ArrowUp', 'ArrowLeft', 'ArrowRight', 'ArrowDown'][step % 4]);
    const chosen = await page.evaluate(
      () =>
        document.querySelectorAll('.node.on').length === 1 || !document.querySelector('.node.can'),
    );
    assert.ok(chosen, 'an arrow chooses a node');
    await page.keyboard.press('Enter');
  },
  secretsOf(kind, told) {
    const { seat, place, card, side } = told;
    if (kind === 'hand_dealt') return [told.cards, told.cards.map((two) => [...two])].map(asText);
    // A card that was drawn shows one half; discarded, it lies open.
    if (kind !== 'card_drawn') return [];
    return [
      { seat, place, card, side },
      { card, place, seat, side },
    ].map((drawn) => `"card_drawn":${asText(drawn)}`);
  },
};

/** What is tried of this table alone. */
function tests() {
  test(
    'Held hands: a node that is shut says why, with its ruling',
    { timeout: 120_000 },
    async () => {
      const { page, context, complaints } = await open(PHONE, 'en');
      await tile(page, 'held-hands').locator('button.play').click();
      await page.locator('.bar .btn').first().click();
      await page.locator('.node.can').first().waitFor();
      // The Heart is shut at first.
      await page.locator('.plate').click();
      await page.locator('.banner.floating', { hasText: /R\d+/ }).waitFor();
      assert.deepEqual(complaints, []);
      await context.close();
    },
  );
}
