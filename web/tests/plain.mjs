// The plain table: any game by its text and its choices, from the value that a viewer is shown alone.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  DESKTOP,
  hasNoBarrierInAnyTheme,
  isNotWider,
  open,
  PHONE,
  playOut,
  shot,
  TILES,
} from './world.mjs';

/** In the page: the end, the button that acts, else some choice. */
function whatStandsThere(step) {
  const end = document.querySelector('dialog.sheet .end-acts');
  const lines = [...document.querySelectorAll('.offer-line:not(:disabled)')];
  return (
    end ??
    document.querySelector('.bar .btn.do:not(:disabled)') ??
    lines[(step * 7) % lines.length] ??
    null
  );
}

for (const [game, at] of Object.entries(TILES)) {
  const [size, lang] = game === 'kintsugi' ? [PHONE, 'fr'] : [DESKTOP, 'en'];
  test(`${game} by the plain table, to its end`, { timeout: 240_000 }, async () => {
    const { page, context, complaints } = await open(size, lang);
    await page.locator('.tile').nth(at).locator('button.play').click();
    await page.waitForURL(/\/t\//);
    await page.locator('.frame .bar').waitFor();
    await page.goto(`${page.url()}?plain`);
    await page.locator('.offer-line:not(:disabled)').first().waitFor();
    assert.ok(
      (await page.locator('.plain-table pre').innerText()).length > 40,
      'the table as text',
    );
    await isNotWider(page, 'the plain table');
    await hasNoBarrierInAnyTheme(page, `${game}, plainly`);
    await shot(page, `plain-${game}`);
    const clicks = await playOut(page, whatStandsThere);
    assert.ok(clicks > 3, `${clicks} clicks are no game`);
    assert.deepEqual(complaints, []);
    await context.close();
  });
}

test(
  'the plain table by keyboard: arrows choose, Enter does it',
  { timeout: 120_000 },
  async () => {
    const { page, context } = await open(DESKTOP, 'en');
    await page.locator('.tile').nth(TILES.kintsugi).locator('button.play').click();
    await page.locator('.frame .bar').waitFor();
    await page.goto(`${page.url()}?plain`);
    await page.locator('.offer-line:not(:disabled)').first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const chosen = page.locator('.offer-line[aria-pressed=true]');
    assert.equal(await chosen.count(), 1);
    const text = await chosen.locator('span').innerText();
    assert.equal(text, await page.locator('.offer-line span').nth(1).innerText());
    const told = await page.locator('.log li').count();
    await page.keyboard.press('Enter');
    await page.waitForFunction((told) => document.querySelectorAll('.log li').length > told, told);
    await context.close();
  },
);
