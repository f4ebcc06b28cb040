// The order of focus at a table, and what can be reached from it: the invitation, and the call that it is your turn.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DESKTOP, PHONE, click, open, tile, whatIsOffered } from './world.mjs';

/** In the page: the part of the table that has the focus. */
const part = () => {
  const parts = ['.skip', '.bar', '.mine', '.seats', '.top', '.table'];
  const now = document.activeElement;
  if (!now || now === document.body) return 'out';
  return parts.find((part) => now.closest(part)) ?? 'rest';
};

/** Tabs once round the page; the parts in the order in which they were met. */
async function round(page, key) {
  const met = [];
  for (let step = 0; step < 80; step++) {
    await page.keyboard.press(key);
    const now = await page.evaluate(part);
    if (now !== met.at(-1)) met.push(now);
    // Round once: at the link that leads to the table again, or beyond the page.
    if (met.length > 2 && (now === 'out' || now === met[0])) break;
  }
  return met.filter((now) => now !== 'out' && now !== 'rest');
}

for (const [screen, size] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
  test(`Tab goes table, bar, mine, seats, head on a ${screen}`, { timeout: 60_000 }, async () => {
    const { page, context, complaints } = await open(size, 'en');
    await tile(page, 'broken-and-beautiful').locator('button.play').click();
    // Something is mine, and it is my turn to pick.
    const ready = () =>
      document.querySelector('.mine button') &&
      document.querySelector('.spread button:not(:disabled)');
    while (!(await page.evaluate(`Boolean((${ready})())`))) {
      await page.waitForFunction(whatIsOffered);
      await click(page, whatIsOffered);
      await page.waitForFunction(whatIsOffered);
    }
    await page.evaluate(() => document.activeElement.blur());
    await page.keyboard.press('1');
    await page.locator('.bar .btn.do').waitFor();
    const there = await round(page, 'Tab');
    assert.deepEqual(there.slice(0, 6), ['.skip', '.table', '.bar', '.mine', '.seats', '.top']);
    // The way out of the page is open: who goes on comes round to the beginning.
    assert.ok(there.length === 6 || there[6] === '.skip', there.join(', '));
    // The link at the beginning leads to what can be chosen.
    await page.locator('.skip').focus();
    await page.keyboard.press('Enter');
    assert.equal(await page.evaluate(part), '.table');
    await page.keyboard.press('Shift+Tab');
    assert.equal(await page.evaluate(part), '.skip', 'and back');
    assert.deepEqual(complaints, []);
    await context.close();
  });
}

test('verbs and cards say what they do, and the digit that chooses them is drawn', async () => {
  const { page, context } = await open(DESKTOP, 'en');
  await tile(page, 'broken-and-beautiful').locator('button.play').click();
  const cards = page.locator('.spread > button');
  await page.locator('.spread button:not(:disabled)').first().waitFor();
  assert.match(await cards.first().innerText(), /1/);
  assert.match(await cards.first().textContent(), /price: \d ingot/);
  await page.keyboard.press('1');
  assert.equal(await cards.first().getAttribute('aria-pressed'), 'true');
  const verb = page.getByRole('button', { name: /^(Keep|Sell) the .+, \+\d/ });
  await verb.first().waitFor();
  await context.close();
});

test('your turn is seen outside the page, and the invitation is found again', async () => {
  const { page, context, complaints } = await open(DESKTOP, 'en');
  const icon = () => document.querySelector('link[rel=icon]').getAttribute('href');
  assert.equal(await page.evaluate(icon), '/icon.svg');
  await tile(page, 'kintsugi').locator('button.play').click();
  await page.locator('.spread button:not(:disabled)').first().waitFor();
  await page.waitForFunction(() =>
    document.querySelector('link[rel=icon]').href.endsWith('/icon-turn.svg'),
  );
  assert.match(await page.title(), /^● Your turn/);
  const sound = page.locator('.top .sound');
  assert.equal(await sound.getAttribute('aria-pressed'), 'false', 'sound is off until asked for');
  await sound.click();
  assert.equal(await sound.getAttribute('aria-pressed'), 'true');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.locator('.top .icon').last().click();
  await page.locator('.invitation .btn').first().click();
  await page.locator('.invitation .btn', { hasText: 'Copied' }).waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const friend = await open(PHONE, 'en');
  await friend.page.goto(link);
  await friend.page.locator('main.frame').waitFor();
  assert.ok(!friend.page.url().includes('#'), 'the key is not left in the address');
  await page.keyboard.press('Escape');
  await page.locator('.top a.icon').click();
  await page.waitForFunction(() =>
    document.querySelector('link[rel=icon]').href.endsWith('/icon.svg'),
  );
  assert.deepEqual([...complaints, ...friend.complaints], []);
  await friend.context.close();
  await context.close();
});
