// Every table at every number of seats on every size of screen: nothing hidden, cut, too small, scrolled to or left empty.
//
// `npm run sizes` tries them all and prints what does not fit; the tests of the page try SIZES=short, a table of each game.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { faults } from './fits.mjs';
import { GAMES, address, browser, settled, whatIsAsked } from './world.mjs';

/** At 200 % a screen has half as many pixels of its own. */
const SIZES = {
  'phone 360 × 740': { width: 360, height: 740, touch: true },
  'phone on its side 844 × 390': { width: 844, height: 390, touch: true },
  'tablet 768 × 1024': { width: 768, height: 1024, touch: true },
  'desk 1440 × 900': { width: 1440, height: 900 },
  'desk 1440 × 900 at 200 %': { width: 720, height: 450 },
  'wall 2560 × 1440': { width: 2560, height: 1440 },
};
const SHORT = process.env.SIZES !== 'all';

/** The numbers of seats that are tried. */
const numbers = ([least, most]) =>
  SHORT
    ? [...new Set([least, most])]
    : Array.from({ length: most - least + 1 }, (_, at) => least + at);

async function sitDown(page, game, number) {
  const seats = ['mine', ...Array.from({ length: number - 1 }, () => ({ bot: 'random' }))];
  const made = await page.evaluate(
    async (table) =>
      (
        await fetch('/api/tables', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(table),
        })
      ).json(),
    { game, seats, name: 'Nora' },
  );
  await page.goto(`${address}t/${made.id}`);
  await page.waitForFunction(whatIsAsked);
  await settled(page);
}

for (const { id, seats } of GAMES) {
  for (const number of numbers(seats)) {
    test(`${id} with ${number} fits on every screen`, { timeout: 240_000 }, async () => {
      const found = [];
      for (const locale of SHORT ? ['fr'] : ['en', 'fr']) {
        const context = await browser.newContext({ locale, reducedMotion: 'reduce' });
        await context.addInitScript(() => (localStorage['tsugi.pace'] ??= 'once'));
        const page = await context.newPage();
        await page.goto(address);
        await sitDown(page, id, number);
        for (const [size, { width, height, touch = false }] of Object.entries(SIZES)) {
          await page.setViewportSize({ width, height });
          await settled(page);
          if (process.env.SHOTS)
            await page.screenshot({
              path: `${process.env.SHOTS}/size-${id}-${number}-${width}-${locale}.png`,
            });
          const here = await page.evaluate(faults, { touch });
          found.push(...here.map((fault) => `${size}, ${locale}: ${fault}`));
        }
        await context.close();
      }
      assert.deepEqual(found, []);
    });
  }
}
