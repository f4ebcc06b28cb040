// Playing on from a moment of a finished game: from a table and from a file, on a desk and on a phone.

import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import {
  DESKTOP,
  GAMES,
  PHONE,
  address,
  hasNoBarrier,
  isNotWider,
  open,
  over,
  playOut,
  shot,
  tile,
  whatIsAsked,
} from './world.mjs';

const records = join(import.meta.dirname, '../../crates/catalog/tests/records');

/** What the wire says of the table that a page is at. */
const tableOf = (page) =>
  page.evaluate(async () => {
    const [, id] = /\/t\/([0-9a-f]+)$/.exec(location.pathname) ?? [];
    return (await (await fetch(`/api/tables/${id}`)).json()).table;
  });

test(
  'a finished game is played on from a moment, to its own end',
  { timeout: 240_000 },
  async () => {
    const { page, context, complaints } = await open(DESKTOP, 'en');
    await tile(page, 'kintsugi').locator('button.play').click();
    await playOut(page);
    const was = page.url();
    await page.locator('.end-acts .btn', { hasText: 'See again' }).click();
    await page.locator('.scrub').waitFor();
    await page.keyboard.press('End');
    await page.waitForFunction(() => document.querySelector('.onward')?.disabled);
    await page.keyboard.press('Home');
    for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowRight');
    await page.waitForURL(/replay\/4$/);
    await hasNoBarrier(page, 'replay with a way on');
    await shot(page, 'replay-onward');
    await page.locator('.onward').click();
    await page.waitForURL((url) => /\/t\/[0-9a-f]+$/.test(url.pathname) && url.href !== was);
    await page.waitForFunction(whatIsAsked);
    const table = await tableOf(page);
    assert.equal(table.played_on, 4);
    assert.equal(table.sealed, false);
    assert.equal(table.seats.filter(({ who }) => who === 'person').length, 1);
    await playOut(page);
    await page.locator('.endpage .sealopen', { hasText: 'played on from move 4' }).waitFor();
    assert.ok(await over(page));
    assert.deepEqual(complaints, []);
    await context.close();
  },
);

test('a record from a file is played on, whatever its game', { timeout: 240_000 }, async () => {
  const { page, context, complaints } = await open(PHONE, 'fr');
  const kept = {
    'broken-and-beautiful': 3,
    'held-hands': 2,
    kintsugi: 4,
    unbroken: 1,
    wabisaby: 5,
  };
  for (const { id } of GAMES.filter(({ id }) => kept[id])) {
    // Each game in a window of its own would be slow; the record that was opened before is put away instead.
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(`${address}replay`);
    // A game of older rules can be looked at, but does not go on.
    const ofGame = readdirSync(records).filter((name) =>
      name.startsWith(`${id}-${kept[id]}.rules-`),
    );
    const file = join(records, ofGame.sort().at(-1));
    await page.locator('input[type=file]').setInputFiles(file);
    await page.locator('.scrub').waitFor();
    for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowRight');
    await page.waitForURL(/replay\/3$/);
    await isNotWider(page, id);
    await shot(page, `onward-phone-${id}`);
    await page.locator('.onward').click();
    await page.waitForURL(/\/t\/[0-9a-f]+$/);
    await page.waitForFunction(whatIsAsked);
    assert.ok((await tableOf(page)).played_on <= 3, id);
  }
  assert.deepEqual(complaints, []);
  await context.close();
});
