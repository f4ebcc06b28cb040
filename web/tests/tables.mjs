// Every table from its tile to the end, by clicking what is offered; and what axe says of every screen.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  DESKTOP,
  hasNoBarrier,
  isNotWider,
  open,
  over,
  PHONE,
  playOut,
  settled,
  shot,
  TILES,
  whatTheCaveOffers,
} from './world.mjs';

/** Plays until the end as a bot advises, and looks at every screen of it once. */
async function playAdvised(page, look) {
  let choices = 0;
  const seen = new Set();
  for (; ; choices++) {
    if (await over(page)) return { choices, seen };
    await page
      .locator('.tools .tool')
      .nth(1)
      .locator('visible=true')
      .or(page.locator('.top .tools .tool').nth(1))
      .first()
      .click();
    // A fight's advice is worked out by count, not by time: a crowded machine takes long.
    await page.locator('.bar .what').waitFor({ timeout: 90_000 });
    const screen = await page.evaluate(
      () => /is-\w+/.exec(document.querySelector('.cave')?.className ?? '')?.[0] ?? '',
    );
    if (!seen.has(screen)) await look(screen);
    seen.add(screen);
    await page.locator('.bar .btn.do').click();
    await page.waitForFunction(
      () =>
        !document.querySelector('.bar .what, .bar .btn:disabled') ||
        document.querySelector('dialog[open]'),
    );
  }
}

for (const [game, at] of Object.entries(TILES)) {
  for (const [size, viewport] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
    for (const lang of ['en', 'fr']) {
      test(
        `${game} on a ${size} in ${lang}: from the tile to the end`,
        { timeout: 240_000 },
        async () => {
          const { page, context, complaints } = await open(viewport, lang);
          const begun = Date.now();
          await page.locator('.tile').nth(at).locator('button.play').click();
          await page
            .locator(
              '.spread button:not(:disabled), .hand button:not(:disabled), .node.can, .bar .btn',
            )
            .first()
            .waitFor();
          console.log(`first legal action after ${Date.now() - begun} ms`);
          await isNotWider(page, 'the table');
          await shot(page, `${game}-${size}-${lang}`);
          await settled(page);
          await page.evaluate(() => (globalThis.shifts = []));
          const clicks = await playOut(
            page,
            game === 'unbroken' ? whatTheCaveOffers : undefined,
            lang === 'en',
          );
          // Luck may end a game of some in a few choices; the rounds of pottery are counted.
          const fewest = { unbroken: 4, 'held-hands': 2, wabisaby: 2 }[game] ?? 12;
          assert.ok(clicks > fewest, `${clicks} clicks are no game`);
          if (lang === 'en') {
            const shifts = await page.evaluate(() => globalThis.shifts);
            const sum = (list) => list.reduce((sum, { value }) => sum + value, 0);
            const jumped = shifts.filter(({ touched }) => !touched);
            console.log(
              `${game} on a ${size}: layout shift ${sum(jumped).toFixed(4)} in a game, ${sum(shifts).toFixed(2)} with what followed a touch`,
            );
            assert.ok(
              sum(jumped) < 0.1,
              `what jumped: ${JSON.stringify(jumped.toSorted((a, b) => b.value - a.value).slice(0, 4))}`,
            );
          }
          await isNotWider(page, 'the end');
          await shot(page, `${game}-${size}-${lang}-end`);
          const receipts = await page.locator('dialog.sheet .receipt').count();
          assert.equal(receipts, { unbroken: 1, 'held-hands': 0, wabisaby: 4 }[game] ?? 3);
          assert.deepEqual(complaints, []);
          await context.close();
        },
      );
    }
  }
}

test('what cannot be done says why, with its ruling', { timeout: 120_000 }, async () => {
  const { page, context, complaints } = await open(PHONE, 'en');
  await page.locator('.tile').nth(TILES.unbroken).locator('button.play').click();
  await page.locator('.act.no').first().click({ force: true });
  assert.match(await page.locator('.act.no .why').first().innerText(), /R\d+\.\d+/);
  await page.goto(page.url().replace(/\/t\/.*/, '/'));
  await page.locator('.tile').nth(TILES['held-hands']).locator('button.play').click();
  await page.locator('.bar .btn').first().click();
  await page.locator('.node.can').first().waitFor();
  // The Heart is shut at first.
  await page.locator('.plate').click();
  await page.locator('.banner.floating', { hasText: /R\d+/ }).waitFor();
  assert.deepEqual(complaints, []);
  await context.close();
});

test('the tiles say what the catalogue says', { timeout: 60_000 }, async () => {
  const { page, context } = await open(DESKTOP, 'en');
  await page.locator('.tile').first().waitFor();
  const games = await page.evaluate(async () => (await fetch('/api/games?lang=en')).json());
  assert.equal(await page.locator('.tile').count(), games.length, 'a tile for each game');
  for (const { id, name, seats } of games) {
    const tile = page.locator('.tile').nth(TILES[id]);
    assert.equal(await tile.locator('h2').innerText(), name);
    const said = (await tile.locator('.meta').innerText())
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
  for (const [game, at] of Object.entries(TILES)) {
    for (const theme of ['light', 'dark', 'contrast']) {
      const { page, context } = await open(theme === 'dark' ? PHONE : DESKTOP, 'en');
      await page.evaluate((theme) => localStorage.setItem('tsugi.theme', theme), theme);
      await page.reload();
      await page.locator('.tile').nth(at).locator('button.play').click();
      await page.locator('.frame .bar').waitFor();
      await settled(page);
      await hasNoBarrier(page, `${game}, ${theme}`);
      await context.close();
    }
  }
});

test(
  'Unbroken as the bot advises, a class and a difficulty chosen',
  { timeout: 300_000 },
  async () => {
    const { page, context, complaints } = await open(DESKTOP, 'en');
    await page.locator('.tile').nth(TILES.unbroken).locator('button.friends').click();
    await page.locator('dialog input[value=easy]').check({ force: true });
    await page.locator('dialog input[value=trapper]').check({ force: true });
    await page.locator('dialog .btn.do').click();
    await page.locator('.cave').waitFor();
    const { choices, seen } = await playAdvised(page, async (screen) => {
      await hasNoBarrier(page, screen);
      await shot(page, `unbroken-${screen}`);
    });
    assert.ok(choices >= 24, `${choices} choices`);
    for (const screen of ['is-travel', 'is-explore', 'is-battle', 'is-cards', 'is-meal'])
      assert.ok(seen.has(screen), `${screen} was seen`);
    await shot(page, 'unbroken-advised-end');
    await page.keyboard.press('Escape');
    await shot(page, 'unbroken-finale');
    await hasNoBarrier(page, 'the end');
    assert.match(await page.locator('.finale .st').innerText(), /Trapper/);
    assert.deepEqual(complaints, []);
    await context.close();
  },
);
