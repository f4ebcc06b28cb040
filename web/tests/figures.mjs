// Figures that are held: from the home page to the first choice, and what six games in a row keep in memory.
//
// `npm run figures` prints them; docs/page.md has what was measured.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DESKTOP, drawn, open, over, tile, whatIsAsked, whatIsOffered } from './world.mjs';

/** Plays to the end and lets go of everything it clicked: a handle would keep what it names in memory. */
async function playThrough(page) {
  while (!(await over(page))) {
    const offered = await page.waitForFunction(whatIsOffered);
    if (!(await over(page))) await offered.evaluate((element) => element.click());
    await offered.dispose();
    await drawn(page);
  }
}

test('from the home page to the first choice', { timeout: 60_000 }, async () => {
  const times = [];
  for (let round = 0; round < 5; round++) {
    const { page, context } = await open(DESKTOP, 'en');
    await tile(page, 'broken-and-beautiful').locator('button.play').waitFor();
    const began = performance.now();
    await tile(page, 'broken-and-beautiful').locator('button.play').click();
    await page.waitForFunction(whatIsAsked);
    times.push(Math.round(performance.now() - began));
    await context.close();
  }
  console.log(`home to first choice: ${times.toSorted((a, b) => a - b).join(', ')} ms`);
});

test(
  'six games by rematch in one tab keep nothing behind the page',
  { timeout: 600_000 },
  async () => {
    const { page, context } = await open(DESKTOP, 'en');
    const devtools = await context.newCDPSession(page);
    const held = async () => {
      await devtools.send('HeapProfiler.collectGarbage');
      return (await devtools.send('Runtime.getHeapUsage')).usedSize / 1e6;
    };
    await tile(page, 'kintsugi').locator('button.play').click();
    const kept = [];
    for (let game = 0; game < 6; game++) {
      await (await page.waitForFunction(whatIsAsked)).dispose();
      await playThrough(page);
      kept.push(await held());
      const before = page.url();
      await page.locator('.end-acts .btn.do').click();
      await page.waitForURL((url) => url.href !== before);
    }
    console.log(
      `held after each of six games: ${kept.map((size) => size.toFixed(1)).join(', ')} MB`,
    );
    assert.ok(
      kept.at(-1) <= 1.2 * kept[0],
      `${kept.at(-1)} MB after the sixth, ${kept[0]} after the first`,
    );
    await context.close();
  },
);
