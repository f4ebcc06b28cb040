// Every table from its tile to the end, by clicking what is offered; and what axe says of every screen.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tried } from './games.mjs';
import {
  DESKTOP,
  GAMES,
  hasNoBarrier,
  isNotWider,
  open,
  PHONE,
  playOut,
  settled,
  shot,
  tile,
} from './world.mjs';

/** At the end every way on lies on the screen, without scrolling. */
async function everyWayOnIsInSight(page) {
  const { height } = page.viewportSize();
  for (const way of await page.locator('.end-acts .btn').all()) {
    const box = await way.boundingBox();
    assert.ok(box && box.y >= 0 && box.y + box.height <= height, await way.innerText());
  }
}

const SIZES = { phone: PHONE, desktop: DESKTOP };

/** The browser takes what moves half a second after a touch for a jump, and a busy machine answers late: then another game is played. */
const TRIES = 3;

/** Plays one game from its tile to its end; what jumped in it. */
async function playedThrough({ id: game, offered, fewest }, size, lang) {
  const { page, context, complaints } = await open(SIZES[size], lang);
  const begun = Date.now();
  await tile(page, game).locator('button.play').click();
  await page
    .locator(
      '.spread button:not(:disabled), .hand button:not(:disabled), .node.can, .bar .btn, .offer-line',
    )
    .first()
    .waitFor();
  console.log(`first legal action after ${Date.now() - begun} ms`);
  await isNotWider(page, 'the table');
  await shot(page, `${game}-${size}-${lang}`);
  await settled(page);
  await page.evaluate(() => (globalThis.shifts = []));
  const clicks = await playOut(page, offered, lang === 'en');
  assert.ok(clicks > fewest, `${clicks} clicks are no game`);
  const shifts = await page.evaluate(() => globalThis.shifts);
  await isNotWider(page, 'the end');
  await shot(page, `${game}-${size}-${lang}-end`);
  await page.locator('.end-body :is(h1, h2)').first().waitFor();
  assert.ok((await page.locator('.end-body').innerText()).trim().length > 20, 'it says how');
  await everyWayOnIsInSight(page);
  assert.deepEqual(complaints, []);
  await context.close();
  return shifts;
}

const sum = (list) => list.reduce((sum, { value }) => sum + value, 0);

for (const game of tried) {
  for (const size of Object.keys(SIZES)) {
    test(
      `${game.id} on a ${size} in en: from the tile to the end, and nothing jumps`,
      { timeout: 480_000 },
      async () => {
        let jumped;
        for (let round = 0; round < TRIES; round++) {
          const shifts = await playedThrough(game, size, 'en');
          jumped = shifts.filter(({ touched }) => !touched);
          console.log(
            `${game.id} on a ${size}: layout shift ${sum(jumped).toFixed(4)} in a game, ${sum(shifts).toFixed(2)} with what followed a touch`,
          );
          if (sum(jumped) < 0.1) return;
        }
        assert.fail(
          `what jumped: ${JSON.stringify(jumped.toSorted((a, b) => b.value - a.value).slice(0, 4))}`,
        );
      },
    );
    test(
      `${game.id} on a ${size} in fr: from the tile to the end`,
      { timeout: 240_000 },
      async () => {
        await playedThrough(game, size, 'fr');
      },
    );
  }
}

test('the tiles say what the catalogue says', { timeout: 60_000 }, async () => {
  const { page, context } = await open(DESKTOP, 'en');
  await page.locator('.tile').first().waitFor();
  assert.equal(await page.locator('.tile').count(), GAMES.length, 'a tile for each game');
  for (const { id, name, seats } of GAMES) {
    const own = tile(page, id);
    assert.equal(await own.locator('h2').innerText(), name);
    const said = (await own.locator('.meta').innerText())
      .match(/\d+/g)
      .slice(0, seats[0] === seats[1] ? 1 : 2)
      .map(Number);
    assert.deepEqual(said, [...new Set(seats)], `${name}: who can play`);
  }
  await context.close();
});

test('axe finds nothing serious on any screen in any theme', { timeout: 240_000 }, async () => {
  for (const theme of ['light', 'dark', 'contrast']) {
    const { page, context } = await open(DESKTOP, 'en');
    await page.evaluate((theme) => localStorage.setItem('tsugi.theme', theme), theme);
    await page.reload();
    await page.locator('.tile').first().waitFor();
    await hasNoBarrier(page, `home, ${theme}`);
    await page.locator('button.friends').first().click();
    await hasNoBarrier(page, `set-up, ${theme}`);
    await page.locator('dialog .btn.do').click();
    await page.locator('.qr svg').waitFor();
    await hasNoBarrier(page, `lobby, ${theme}`);
    await page.locator('.wide-btn').click();
    await page.locator('.spread button:not(:disabled), .bar .btn').first().waitFor();
    await page.locator('.spread button:not(:disabled)').first().click();
    await hasNoBarrier(page, `table, ${theme}`);
    await page.keyboard.press('?');
    await page.locator('dialog .prose').first().waitFor();
    await hasNoBarrier(page, `rules, ${theme}`);
    await shot(page, `rules-${theme}`);
    await page.keyboard.press('Escape');
    await page.locator('.top .icon').last().click();
    await hasNoBarrier(page, `settings, ${theme}`);
    await context.close();
  }
});

test('axe finds nothing serious on any table in any theme', { timeout: 240_000 }, async () => {
  for (const { id: game } of GAMES) {
    for (const theme of ['light', 'dark', 'contrast']) {
      const { page, context } = await open(theme === 'dark' ? PHONE : DESKTOP, 'en');
      await page.evaluate((theme) => localStorage.setItem('tsugi.theme', theme), theme);
      await page.reload();
      await tile(page, game).locator('button.play').click();
      await page.locator('.frame .bar').waitFor();
      await settled(page);
      await hasNoBarrier(page, `${game}, ${theme}`);
      await context.close();
    }
  }
});
