// Every game once by keyboard alone.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tried } from './games.mjs';
import { DESKTOP, drawn, open, over, tile, whatIsAsked } from './world.mjs';

for (const { id: game, fingers } of tried) {
  test(`${game} by keyboard alone`, { timeout: 300_000 }, async () => {
    const { page, context, complaints } = await open(DESKTOP, 'en');
    await page.locator('.tile').first().waitFor();
    // Tab finds its *Play now*, and the focus is seen.
    for (let step = 0; step < 60; step++) {
      await page.keyboard.press('Tab');
      if (
        await page.evaluate(
          (game) =>
            document.querySelector(`.tile[data-game="${game}"] button.play`) ===
            document.activeElement,
          game,
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

test('advice says what the best choices are worth, and how sure that is', async () => {
  const { page, context } = await open(DESKTOP, 'en');
  await tile(page, 'broken-and-beautiful').locator('button.play').click();
  await page.locator('.spread button:not(:disabled)').first().waitFor();
  await page.keyboard.press('h');
  // Advice is worked out by count, not by time: a crowded machine takes long.
  await page.locator('.advice').waitFor({ timeout: 90_000 });
  assert.match(
    await page.locator('.advice').innerText(),
    /Chance to win:[\s\S]*\d+ % \(\d+ to \d+\)/,
  );
  await context.close();
});
