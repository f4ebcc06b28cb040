// How the browser tests play this table, and what is tried at it alone; see `web/tests/games.mjs`.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DESKTOP, hasNoBarrier, open, over, PHONE, shot, tile } from '../../../web/tests/world.mjs';

/** In the page, at Unbroken: the end, the red button if something is chosen, else something on the table in its turn. */
function whatTheCaveOffers(step) {
  const end = document.querySelector('.endpage .end-acts');
  if (end) return end;
  const [table, bar] = [
    [...document.querySelectorAll('.cave [aria-pressed]:not([aria-disabled=true])')],
    [...document.querySelectorAll('.bar .btn:not(:disabled)')],
  ];
  if (document.querySelector('.cave [aria-pressed=true]'))
    return document.querySelector('.bar .btn.do:not(:disabled)');
  // While preparing there is always more to do: now and then it is enough.
  const preparing = document.querySelector('.cave.is-travel') !== null;
  return (
    (table.length && (!preparing || step % 3 === 0)
      ? table[(step * 7) % table.length]
      : bar.at(-1)) ?? null
  );
}

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
    // After the last choice the end page comes once the last picture was seen.
    await page
      .locator('.endpage .end-acts')
      .or(page.locator('.bar .what'))
      .first()
      .waitFor({ timeout: 90_000 });
    if (await over(page)) return { choices, seen };
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

/** In the page: the tracks, the candle, and in a battle what is left of the monster. */
function look() {
  if (document.querySelector('.finale')) return { over: true };
  const number = (what) => {
    const found = document.querySelector(what);
    return found ? Number.parseInt(found.textContent, 10) : null;
  };
  return {
    tracks: [...document.querySelectorAll('.un-mine .track .v b')].map((b) =>
      Number(b.textContent),
    ),
    health: number('.arena .vh1 b'),
    level: /[IVX]+/.exec(document.querySelector('.top')?.textContent ?? '')?.[0],
  };
}

/** What it shows of a view. */
function facts(view, _, seen) {
  if (seen.over) return { over: true };
  const tracks = ['small', 'medium', 'large', 'cunning', 'food', 'wood', 'metal', 'treasure'];
  return {
    tracks: tracks.map((resource) => view.resources[resource] ?? 0),
    health: seen.health === null ? null : view.monster?.health,
    level: ['', 'I', 'II', 'III', 'IV'][view.level],
  };
}

export default {
  tests,
  look,
  facts,
  ids: ['unbroken'],
  offered: whatTheCaveOffers,
  fewest: 4,
  async fingers(page, step) {
    const screen = await page.evaluate(
      () => /is-\w+/.exec(document.querySelector('.cave')?.className ?? '')?.[0],
    );
    if (screen === 'is-travel') {
      if (step % 4 === 0) await page.keyboard.press('1');
      for (const key of ['x', 'p']) await page.keyboard.press(key);
    } else for (const key of ['ArrowRight', 'Enter']) await page.keyboard.press(key);
  },
};

/** What is tried of this table alone. */
function tests() {
  test(
    'Unbroken: what cannot be done says why, with its ruling',
    { timeout: 120_000 },
    async () => {
      const { page, context, complaints } = await open(PHONE, 'en');
      await tile(page, 'unbroken').locator('button.play').click();
      await page.locator('.act.no').first().click({ force: true });
      assert.match(await page.locator('.act.no .why').first().innerText(), /R\d+\.\d+/);
      assert.deepEqual(complaints, []);
      await context.close();
    },
  );

  test(
    'Unbroken as the bot advises, a class and a difficulty chosen',
    { timeout: 600_000 },
    async () => {
      const { page, context, complaints } = await open(DESKTOP, 'en');
      await tile(page, 'unbroken').locator('button.plan').click();
      for (const value of ['easy', 'trapper'])
        await page.locator(`dialog .hero[data-value=${value}]`).click();
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
}
