// The plain table: any game by its text and its choices, from the value that a viewer is shown alone.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { whatStandsThere } from './games.mjs';
import {
  DESKTOP,
  GAMES,
  hasNoBarrierInAnyTheme,
  isNotWider,
  open,
  PHONE,
  playOut,
  shot,
  tile,
} from './world.mjs';

for (const [at, { id: game }] of GAMES.entries()) {
  const [size, lang] = at % 2 ? [PHONE, 'fr'] : [DESKTOP, 'en'];
  test(`${game} by the plain table, to its end`, { timeout: 240_000 }, async () => {
    const { page, context, complaints } = await open(size, lang);
    await tile(page, game).locator('button.play').click();
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
    await tile(page, 'kintsugi').locator('button.play').click();
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
