// What lies around the tables: two at one table, lessons, motion, replay, dropped lines, bad links, large text.

import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { chromium } from 'playwright-core';
import {
  CHROMIUM,
  DESKTOP,
  FLAGS,
  GAMES,
  PHONE,
  address,
  atOneScreen,
  browser,
  click,
  drawn,
  hasNoBarrierInAnyTheme,
  isNotWider,
  oneIsAsked,
  open,
  over,
  playOut,
  playInTurn,
  shot,
  tile,
  whatIsAsked,
  whatIsOffered,
} from './world.mjs';

/** Whoever chose before the other asks for it back; the other agrees, and both hear of it. */
async function askedAndTakenBack(...pages) {
  // Whatever is on its way has come: somebody is asked, and both have heard the same.
  await oneIsAsked(pages);
  const heard = await Promise.all(pages.map((page) => page.locator('.log li').count()));
  const all = (most) => document.querySelectorAll('.log li').length >= most;
  for (const page of pages) await page.waitForFunction(all, Math.max(...heard));
  for (const [asker, other] of [pages, pages.toReversed()]) {
    const undo = asker.locator('.tool:visible').first();
    if (!/^(Ask|Demander)/.test(await undo.innerText())) continue;
    assert.match(
      await undo.getAttribute('title'),
      /Takes back|Reprend/,
      'it says what it takes back',
    );
    await undo.click();
    await other.locator('.asking .btn.do').click();
    await asker.locator('.asking').waitFor({ state: 'detached' });
    await other.locator('.asking').waitFor({ state: 'detached' });
    return;
  }
  assert.fail('nobody could ask');
}

test('two browsers at one table, a reload in the middle', { timeout: 240_000 }, async () => {
  const host = await open(DESKTOP, 'en');
  await host.page.locator('button.friends').first().click();
  await host.page.locator('dialog input[type=text]').fill('Nora');
  await host.page.locator('dialog .btn.do').click();
  const link = await host.page.locator('.link input').inputValue();
  const guest = await open(PHONE, 'fr');
  await guest.page.goto(link);
  await guest.page.locator('form input[type=text]').fill('Théo');
  await guest.page.locator('form .btn.do').click();
  // A table whose seats are all taken begins by itself.
  await host.page.locator('.spread').waitFor();
  await guest.page.locator('.spread').waitFor();
  assert.ok(!guest.page.url().includes('#'), 'the key is not left in the address');
  await playInTurn([host.page, guest.page], async (step) => {
    if (step === 20) await askedAndTakenBack(host.page, guest.page);
    if (step === 12) {
      await guest.page.reload();
      await guest.page.locator('.frame').waitFor();
    }
  });
  assert.deepEqual([...host.complaints, ...guest.complaints], []);
  await host.context.close();
  await guest.context.close();
});

test('two people at one table', { timeout: 240_000 }, async () => {
  const { page, context, complaints } = await open(PHONE, 'fr');
  await atOneScreen(page, 'broken-and-beautiful', ['Nora', 'Théo']);
  // A table whose seats are all taken begins by itself.
  await page.locator('.frame').waitFor();
  const seen = new Set();
  while (!(await over(page))) {
    seen.add(await page.locator('.mine .who').innerText());
    await page.waitForFunction(whatIsOffered);
    await click(page, whatIsOffered);
  }
  assert.deepEqual([...seen].sort(), ['Nora', 'Théo'], 'the table turns to whoever is asked');
  assert.deepEqual(complaints, []);
  await context.close();
});

for (const [at, { id: game }] of GAMES.entries()) {
  test(
    `the lesson of ${game}: shown, done, and the game goes on`,
    { timeout: 120_000 },
    async () => {
      const { page, context, complaints } = await open(
        at % 2 ? PHONE : DESKTOP,
        at % 2 ? 'fr' : 'en',
      );
      await tile(page, game).locator('button.learn').click();
      await page.locator('.coach').waitFor();
      await isNotWider(page, 'a lesson');
      await hasNoBarrierInAnyTheme(page, `the lesson of ${game}`);
      await shot(page, `lesson-${game}`);
      const step = () => page.locator('.coach .step > span').innerText();
      const seen = new Set();
      while (await page.locator('.coach .todo').count()) {
        const now = await step();
        seen.add(now);
        // What is shown is selected; some button then does it, and any other is refused with a word. What was revealed
        // is looked at first: then there is nothing to be shown.
        await page.evaluate(() => document.querySelector('.coach .show')?.click());
        await drawn(page);
        for (let tried = 0; tried < 12 && (await step()) === now; tried++) {
          await page.evaluate(
            (tried) =>
              [...document.querySelectorAll('.bar .btn:not(:disabled)')].at(tried)?.click(),
            tried,
          );
          await drawn(page);
          // While a choice is on its way nothing is asked.
          await page.waitForFunction(whatIsAsked);
        }
      }
      assert.ok(seen.size >= 5, 'every step was seen');
      await click(page, whatIsOffered);
      assert.deepEqual(complaints, []);
      await context.close();
    },
  );
}

test(
  'a game is gone through again, moment by moment, through any eyes',
  { timeout: 240_000 },
  async () => {
    const { page, context, complaints } = await open(DESKTOP, 'en');
    await tile(page, 'wabisaby').locator('button.play').click();
    await playOut(page);
    await page.locator('.end-acts .btn', { hasText: 'See again' }).click();
    await page.locator('.scrub').waitFor();
    assert.match(page.url(), /\/t\/[0-9a-f]+\/replay\/0$/);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    assert.match(page.url(), /replay\/2$/);
    await page.selectOption('.ways select:visible', 'seat:0');
    await page.waitForURL(/replay\/2\?as=seat:0$/);
    const told = await page.locator('.scrub .now').innerText();
    await hasNoBarrierInAnyTheme(page, 'replay');
    await shot(page, 'replay-desktop');
    // The address is the moment: whoever opens it sees the same.
    await page.reload();
    await page.locator('.scrub').waitFor();
    assert.equal(await page.locator('.scrub .now').innerText(), told);
    assert.equal(await page.locator('.ways select:visible').inputValue(), 'seat:0');
    await page.keyboard.press('End');
    assert.ok(await page.locator('.scrub .keys .icon').last().isDisabled(), 'it ends at the end');
    await page.keyboard.press('Home');
    await page.locator('.scrub .play').click();
    await page.waitForURL(/replay\/2/, { timeout: 10_000 });
    await page.locator('.scrub .play').click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.locator('.ways a[download]:visible').click(),
    ]);
    await page.goto(`${address}replay`);
    await page.locator('input[type=file]').setInputFiles(await download.path());
    await page.locator('.scrub').waitFor();
    assert.match(page.url(), /\/replay\/0$/);
    await page.keyboard.press('ArrowRight');
    await page.reload();
    await page.locator('.scrub').waitFor();
    assert.match(page.url(), /\/replay\/1$/, 'a record from a file has its moments too');
    assert.deepEqual(complaints, []);
    await context.close();
  },
);

test('a kept record of every game is gone through on a phone', { timeout: 120_000 }, async () => {
  const folder = join(import.meta.dirname, '../../crates/catalog/tests/records');
  const kept = readdirSync(folder).toSorted();
  const { page, context, complaints } = await open(PHONE, 'fr');
  for (const { id } of GAMES) {
    const name = kept.findLast((name) => new RegExp(`^${id}-\\d`).test(name));
    assert.ok(name, `${id} has a kept record with its number of seats`);
    await page.goto(`${address}replay`);
    await page.evaluate(() => sessionStorage.removeItem('tsugi.record'));
    await page.reload();
    await page.locator('input[type=file]').setInputFiles(join(folder, name));
    await page.locator('.scrub').waitFor();
    await page.locator('.frame .top').waitFor();
    for (const viewer of ['everything', 'seat:0']) {
      await page.selectOption('.ways select:visible', viewer);
      for (const key of ['Home', 'ArrowRight', 'ArrowRight', 'End']) {
        await page.keyboard.press(key);
        await isNotWider(page, `${name} as ${viewer}`);
      }
    }
    await shot(page, `replay-${name}`);
  }
  assert.deepEqual(complaints, []);
  await context.close();
});

test(
  'a long game comes page by page, and every moment of it has its address',
  { timeout: 60_000 },
  async () => {
    const { page, context, complaints } = await open(DESKTOP, 'en');
    const asked = [];
    page.on(
      'request',
      (request) =>
        request.url().includes('/api/replays') && asked.push(JSON.parse(request.postData()).from),
    );
    await page.goto(`${address}replay`);
    await page
      .locator('input[type=file]')
      .setInputFiles(
        join(import.meta.dirname, '../../crates/catalog/tests/records/unbroken-1.rules-1.json'),
      );
    await page.locator('.scrub').waitFor();
    await page.keyboard.press('End');
    await page.waitForURL(/\/replay\/110$/);
    // How many come at once, the server decides: by number, and by bytes.
    assert.ok(
      asked.length > 1 &&
        asked[0] === 0 &&
        asked.every((from, at) => at === 0 || from > asked[at - 1]),
      `pages from ${asked}`,
    );
    assert.ok(await page.locator('.scrub .keys .icon').last().isDisabled(), 'it ends at the end');
    const told = await page.locator('.scrub .now').innerText();
    await page.reload();
    await page.waitForURL(/\/replay\/110$/);
    await page.waitForFunction(
      (told) => document.querySelector('.scrub .now')?.innerText === told,
      told,
    );
    assert.deepEqual(complaints, []);
    await context.close();
  },
);

test('a file that is no record says so', { timeout: 60_000 }, async () => {
  const { page, context } = await open(PHONE, 'fr');
  await page.goto(`${address}replay`);
  const file = (name, text) => ({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
  for (const [name, text] of [
    ['a.json', '{'],
    ['b.json', '{"format":1}'],
    ['c.json', '[]'],
  ]) {
    await page.locator('input[type=file]').setInputFiles(file(name, text));
    await page.locator('[role=alert]').waitFor();
    assert.ok((await page.locator('[role=alert]').innerText()).length > 10, name);
  }
  await isNotWider(page, 'opening a record');
  await hasNoBarrierInAnyTheme(page, 'opening a record');
  await context.close();
});

test('the line drops and comes back without losing a choice', { timeout: 120_000 }, async () => {
  const { page, context } = await open(DESKTOP, 'en');
  await page.locator('button.play').first().click();
  await page.locator('.spread button:not(:disabled)').first().waitFor();
  const lines = await page.locator('.log li').count();
  await context.setOffline(true);
  await page.evaluate(() => {
    document.querySelector('.spread button:not(:disabled)').click();
  });
  await page.locator('.bar .btn').first().click();
  await context.setOffline(false);
  await page.waitForFunction(
    (lines) => document.querySelectorAll('.log li').length > lines,
    lines,
    {
      timeout: 20_000,
    },
  );
  await context.close();
});

test('what is not there says so and shows a way on', { timeout: 120_000 }, async () => {
  const { page, context } = await open(PHONE, 'fr');
  await page.goto(`${address}t/nosuchtable`);
  await page.locator('[role=alert]').waitFor();
  assert.ok((await page.locator('[role=alert]').innerText()).length > 10);
  await page.locator('.notice .btn').last().click();
  await page.locator('.tile').first().waitFor();
  await context.close();
});

test('a browser without cookies is told what to do', { timeout: 60_000 }, async () => {
  const context = await browser.newContext({ viewport: PHONE, locale: 'fr' });
  // As where a person has blocked them: storage itself throws.
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'cookieEnabled', { get: () => false });
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(globalThis, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });
  const page = await context.newPage();
  await page.goto(address);
  await page.locator('.tile').first().waitFor();
  assert.match(await page.locator('[role=alert]').innerText(), /cookie/);
  await isNotWider(page, 'the word about cookies');
  await context.close();
});

test('text at twice its size scrolls no screen sideways', { timeout: 120_000 }, async () => {
  const large = await chromium.launch({
    executablePath: CHROMIUM,
    args: [...FLAGS, '--blink-settings=defaultFontSize=32'],
  });
  const page = await (await large.newContext({ viewport: DESKTOP, locale: 'fr' })).newPage();
  await page.goto(address);
  await page.locator('.tile').first().waitFor();
  await isNotWider(page, 'home at 200 %');
  await shot(page, 'home-200');
  await page.locator('button.play').first().click();
  await page.locator('.frame').waitFor();
  await isNotWider(page, 'the table at 200 %');
  await shot(page, 'table-200');
  await large.close();
});
