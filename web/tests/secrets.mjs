// The wire to one browser, searched for what its seat may not know. What that is, the finished record tells.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { address, DESKTOP, open, playOut, TILES } from './world.mjs';

const MINE = 0;

/** Everything that comes to the page: each frame of a stream and each answer to a request, in order. */
function listen(page) {
  const heard = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => heard.push(String(payload))),
  );
  page.on('response', async (response) => {
    if (response.url().includes('/api/')) heard.push(await response.text().catch(() => ''));
  });
  return heard;
}

/** An object of two entries, whichever is written first. */
const either = (one, two) => [`${one},${two}`, `${two},${one}`];
const entry = (key, value) => `"${key}":${JSON.stringify(value)}`;

/** What a seat may not know of these events until the round is revealed. */
function secretsOf(events) {
  return events.flatMap((event) => {
    const [kind, told] = typeof event === 'string' ? [event, {}] : Object.entries(event)[0];
    if (told.seat === undefined || told.seat === MINE) return [];
    const seat = entry('seat', told.seat);
    switch (kind) {
      case 'hand_dealt': {
        const halves = told.cards.map((card) => (typeof card === 'string' ? [...card] : card));
        return [JSON.stringify(told.cards), JSON.stringify(halves)];
      }
      case 'appraised':
        return [JSON.stringify(told.cards)];
      case 'target_drawn':
        return either(seat, entry('target', told.target));
      case 'keep_chosen':
        return either(seat, entry('places', told.places));
      // A card that was drawn shows one half; discarded, it lies open.
      case 'card_drawn': {
        const { seat: whose, place, card, side } = told;
        return [
          { seat: whose, place, card, side },
          { card, place, seat: whose, side },
        ].map((drawn) => `"card_drawn":${JSON.stringify(drawn)}`);
      }
      default:
        return [];
    }
  });
}

/** The record by rounds: each ends where hands are revealed; a game without rounds is one. */
function rounds(record) {
  const all = [...record.setup, ...record.entries.flatMap(({ events = [] }) => events)];
  const found = [[]];
  for (const event of all) {
    if (typeof event === 'object' && 'round_began' in event && found.at(-1).length) found.push([]);
    found.at(-1).push(event);
  }
  return found;
}

/** Where a secret stands in what was heard while it was one. */
function leaks(heard, record) {
  const over = heard.findIndex((frame) => /"status":\{"over"/.test(frame));
  const known = heard.slice(0, over);
  const ends = known.flatMap((frame, at) => (frame.includes('"hand_revealed"') ? [at] : []));
  const found = rounds(record).flatMap((events, round) => {
    const during = known.slice(ends[round - 1] ?? 0, ends[round] ?? known.length);
    return secretsOf(events).filter((secret) => during.some((frame) => frame.includes(secret)));
  });
  return known.some((frame) => frame.includes(record.luck.secret))
    ? [...found, 'the secret of the deal']
    : found;
}

for (const game of ['wabisaby', 'held-hands']) {
  test(
    `${game}: nothing comes over the wire that this seat may not know`,
    { timeout: 240_000 },
    async () => {
      const { page, context } = await open(DESKTOP, 'en');
      const heard = listen(page);
      await page.locator('.tile').nth(TILES[game]).locator('button.play').click();
      await page.locator('.frame').waitFor();
      await playOut(page);
      const id = /\/t\/([^/?#]+)/.exec(page.url())[1];
      const record = await page.evaluate(
        async (from) => (await fetch(from)).json(),
        `${address}api/tables/${id}/record`,
      );
      assert.ok(
        heard.length > 10 && heard.some((frame) => frame.includes('"view"')),
        'the wire was listened to',
      );
      const secrets = rounds(record).flatMap(secretsOf);
      assert.ok(
        secrets.length >= 2 && record.luck.secret.length === 64,
        `${secrets.length} secrets to look for`,
      );
      assert.deepEqual(leaks(heard, record), []);
      // A planted one is found, whichever it is.
      for (const secret of [secretsOf(rounds(record)[0])[0], record.luck.secret]) {
        const planted = heard.with(3, `{"update":{"version":1,"leak":${secret}}}`);
        assert.equal(leaks(planted, record).length, 1, 'a planted secret is found');
      }
      await context.close();
    },
  );
}
