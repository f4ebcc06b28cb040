// The wire to one browser, searched for what its seat may not know. What that is, the finished record tells.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tried } from './games.mjs';
import { address, DESKTOP, open, playOut, tile } from './world.mjs';

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

/** What a seat may not know of these events until the round is revealed, as the game's folder tells it. */
function secretsIn(events, secretsOf) {
  return events.flatMap((event) => {
    const [kind, told] = typeof event === 'string' ? [event, {}] : Object.entries(event)[0];
    return told.seat === undefined || told.seat === MINE ? [] : secretsOf(kind, told);
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
function leaks(heard, record, secretsOf) {
  const over = heard.findIndex((frame) => /"status":\{"over"/.test(frame));
  const known = heard.slice(0, over);
  const ends = known.flatMap((frame, at) => (frame.includes('"hand_revealed"') ? [at] : []));
  const found = rounds(record).flatMap((events, round) => {
    const during = known.slice(ends[round - 1] ?? 0, ends[round] ?? known.length);
    return secretsIn(events, secretsOf).filter((secret) =>
      during.some((frame) => frame.includes(secret)),
    );
  });
  return known.some((frame) => frame.includes(record.luck.secret))
    ? [...found, 'the secret of the deal']
    : found;
}

for (const { id: game, offered, secretsOf } of tried.filter(({ hides }) => hides)) {
  test(
    `${game}: nothing comes over the wire that this seat may not know`,
    { timeout: 240_000 },
    async () => {
      assert.ok(secretsOf, 'a game that hides something says what, in its `page/tests.mjs`');
      const { page, context } = await open(DESKTOP, 'en');
      const heard = listen(page);
      await tile(page, game).locator('button.play').click();
      await page.locator('.frame').waitFor();
      await playOut(page, offered);
      const id = /\/t\/([^/?#]+)/.exec(page.url())[1];
      const record = await page.evaluate(
        async (from) => (await fetch(from)).json(),
        `${address}api/tables/${id}/record`,
      );
      assert.ok(
        heard.length > 10 && heard.some((frame) => frame.includes('"view"')),
        'the wire was listened to',
      );
      const secrets = rounds(record).flatMap((events) => secretsIn(events, secretsOf));
      assert.ok(
        secrets.length >= 2 && record.luck.secret.length === 64,
        `${secrets.length} secrets to look for`,
      );
      assert.deepEqual(leaks(heard, record, secretsOf), []);
      // A planted one is found, whichever it is.
      for (const secret of [secretsIn(rounds(record)[0], secretsOf)[0], record.luck.secret]) {
        const planted = heard.with(3, `{"update":{"version":1,"leak":${secret}}}`);
        assert.equal(leaks(planted, record, secretsOf).length, 1, 'a planted secret is found');
      }
      await context.close();
    },
  );
}
