// Every game once by keyboard alone.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DESKTOP, drawn, open, over, TILES, whatIsAsked } from './world.mjs';

/** What a keyboard does with what a table asks, by game; the page is looked at, never clicked. */
const FINGERS = {
  async 'broken-and-beautiful'(page) {
    await page.keyboard.press('ArrowRight');
    for (const key of ['k', 's', 'm']) await page.keyboard.press(key);
    if (await page.locator('.mend').count()) await page.keyboard.press('p');
  },
  async unbroken(page, step) {
    const screen = await page.evaluate(
      () => /is-\w+/.exec(document.querySelector('.cave')?.className ?? '')?.[0],
    );
    if (screen === 'is-travel') {
      if (step % 4 === 0) await page.keyboard.press('1');
      for (const key of ['x', 'p']) await page.keyboard.press(key);
    } else for (const key of ['ArrowRight', 'Enter']) await page.keyboard.press(key);
  },
  async 'held-hands'(page, step) {
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
  async wabisaby(page, step) {
    if (step % 5 === 4) await page.keyboard.press('Escape');
    if (await page.locator('.rev, .bar .btn:has-text("three")').count())
      return page.keyboard.press('Enter');
    const on = await page.locator('.hand button.on').count();
    const choosing = (await page.locator('.case button:not(:disabled)').count()) === 0;
    if (choosing) return page.keyboard.press(String(((on + step) % 6) + 1));
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
};

FINGERS.kintsugi = FINGERS['broken-and-beautiful'];

/** Advice says what the best choices are worth, and how sure that is. */
async function advised(page) {
  await page.locator('.spread button:not(:disabled)').first().waitFor();
  await page.keyboard.press('h');
  // Advice is worked out by count, not by time: a crowded machine takes long.
  await page.locator('.advice').waitFor({ timeout: 90_000 });
  assert.match(
    await page.locator('.advice').innerText(),
    /Chance to win:[\s\S]*\d+ % \(\d+ to \d+\)/,
  );
}

for (const [game, fingers] of Object.entries(FINGERS)) {
  test(`${game} by keyboard alone`, { timeout: 300_000 }, async () => {
    const { page, context, complaints } = await open(DESKTOP, 'en');
    await page.locator('.tile').first().waitFor();
    // Tab finds its *Play now*, and the focus is seen.
    for (let step = 0; step < 60; step++) {
      await page.keyboard.press('Tab');
      if (
        await page.evaluate(
          (at) => document.querySelectorAll('button.play')[at] === document.activeElement,
          TILES[game],
        )
      )
        break;
    }
    assert.notEqual(
      await page.evaluate(() => getComputedStyle(document.activeElement).outlineStyle),
      'none',
    );
    await page.keyboard.press('Enter');
    await page.locator('.bar').waitFor();
    if (game === 'broken-and-beautiful') await advised(page);
    for (const key of ['q', 'w', 'l', 'o']) {
      await page.keyboard.press(key);
      assert.ok(
        (await page.locator('.banner.floating').innerText()).trim().length > 3,
        `${key} speaks`,
      );
    }
    for (let steps = 0; ; steps++) {
      await page.waitForFunction(whatIsAsked);
      if (await over(page)) break;
      await fingers(page, steps);
      await drawn(page);
    }
    assert.deepEqual(complaints, []);
    await context.close();
  });
}
