// What happens is seen happening: at a brisk pace, with pieces that move; and at once, in no time.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DESKTOP, open, PHONE, playOut, tile } from './world.mjs';

/** The desk whose frames are told. */
const DESK = { width: 1440, height: 900 };
/** Seconds of the page's own work in a whole game: 4 on an idle machine, more where others work too. */
const WORK = 12;

/** Opens the home page at a pace. */
async function paced(viewport, pace, options = {}) {
  const opened = await open(viewport, 'en', options);
  await opened.page.evaluate((pace) => (localStorage['tsugi.pace'] = pace), pace);
  await opened.page.reload();
  return opened;
}

/** In the page: counts what moves, and how long frames take while it does. */
function watch() {
  globalThis.moves = 0;
  globalThis.frames = [];
  const seen = new WeakSet();
  let last = performance.now();
  const look = (now) => {
    const moving = document
      .getAnimations()
      .filter(({ effect }) => effect?.target?.matches?.('.flight, [data-piece]'));
    if (moving.length) globalThis.frames.push(now - last);
    last = now;
    for (const animation of moving.filter((one) => !seen.has(one))) {
      seen.add(animation);
      globalThis.moves += 1;
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

for (const [size, viewport] of Object.entries({ desktop: DESK, phone: PHONE })) {
  test(`on a ${size}, pieces are seen moving`, { timeout: 240_000 }, async () => {
    const { page, context, complaints } = await paced(viewport, 'brisk', {
      reducedMotion: 'no-preference',
    });
    await tile(page, 'broken-and-beautiful').locator('button.play').click();
    await page.locator('.spread button:not(:disabled)').first().waitFor();
    await page.evaluate(watch);
    for (let choice = 0; choice < 6; choice++) {
      // Others choose in between, and are watched.
      const mine = page.locator('.spread button:not(:disabled), .offer button:not(:disabled)');
      await mine.first().waitFor();
      const before = await page.evaluate(() => globalThis.moves);
      await mine.first().click();
      // One key alone: a second would hurry what the first began.
      await page.keyboard.press((await page.locator('.mend').count()) ? 'p' : 'k');
      await page.waitForFunction((before) => globalThis.moves > before, before);
    }
    const [moves, frames] = await page.evaluate(() => [
      globalThis.moves,
      globalThis.frames.sort((a, b) => a - b),
    ]);
    assert.ok(moves > 20, `${moves} pieces were seen moving`);
    const at = (share) => frames[Math.floor(frames.length * share)]?.toFixed(1);
    console.log(
      `${size}: ${moves} pieces moved; frames while pieces move: median ${at(0.5)} ms, 95 of 100 under ${at(0.95)} ms`,
    );
    assert.deepEqual(complaints, []);
    await context.close();
  });
}

test('at once, a whole game waits for nothing', { timeout: 120_000 }, async () => {
  const { page, context } = await paced(DESKTOP, 'once');
  await tile(page, 'broken-and-beautiful').locator('button.play').click();
  await page.locator('.spread button:not(:disabled)').first().waitFor();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  const worked = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration').value;
  };
  const before = await worked();
  const clicks = await playOut(page);
  const seconds = (await worked()) - before;
  console.log(`at once: ${clicks} clicks, ${seconds.toFixed(2)} s of page time in a game of three`);
  assert.ok(seconds < WORK, `${seconds} s`);
  assert.equal(await page.locator('.bar [data-acting]').count(), 0);
  await context.close();
});
