// The page in a real browser: every table that is here, from its tile to the end, by clicking what is offered.
//
// It starts the `tsugi` that TSUGI names on a free port, with a store of its own; SHOTS names a folder for pictures.

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { chromium } from 'playwright-core';

const PROGRAM = process.env.TSUGI ?? '../target/debug/tsugi';
const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';
const SHOTS = process.env.SHOTS;
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--disable-background-timer-throttling', '--disable-renderer-backgrounding', '--disable-backgrounding-occluded-windows'];
const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1280, height: 800 };
const TILES = { 'broken-and-beautiful': 0, kintsugi: 1, unbroken: 2, 'held-hands': 3, wabisaby: 4 };
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let server;
let address;
let browser;
const data = mkdtempSync(join(tmpdir(), 'tsugi-'));

before(async () => {
  server = spawn(PROGRAM, ['serve', '--listen', '127.0.0.1:0', '--data', data, '--lang', 'en'], { stdio: ['ignore', 'pipe', 'inherit'] });
  address = await new Promise((resolve, reject) => {
    let said = '';
    server.stdout.on('data', (text) => {
      said += text;
      const found = /http:\/\/[^\s]+/.exec(said);
      if (found) resolve(found[0]);
    });
    server.on('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
  });
  browser = await chromium.launch({
    executablePath: CHROMIUM,
    args: FLAGS,
  });
});

after(async () => {
  await browser?.close();
  server?.kill();
  rmSync(data, { recursive: true, force: true });
});

/** A page whose console must stay silent. */
async function open(viewport, locale, options = {}) {
  const context = await browser.newContext({ viewport, locale, reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  const complaints = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(address);
  return { page, context, complaints };
}

/** Whether there is still time: a busy machine plays slowly. */
function within(seconds = 150) {
  const end = Date.now() + seconds * 1000;
  return () => Date.now() < end;
}

const over = (page) => page.locator('dialog.sheet .end-acts').isVisible();

/** In the page: a button that acts, else a card that may be chosen; whether there was one. */
function clickWhatIsOffered() {
  const offered = [
    '.bar .btn:not(:disabled)',
    '.spread button:not(:disabled)',
    '.offer button:not(:disabled)',
    '.hand:not(:has(.on)) button:not(:disabled)',
    '.case:not(:has(.on)) button:not(:disabled)',
    '.hand button:not(:disabled):not(.on)',
    '.node.can:not(.on)',
  ];
  const found = offered.map((what) => document.querySelector(what)).find(Boolean);
  found?.click();
  return Boolean(found);
}

/** In the page, at Unbroken: something on the table in its turn, then the red button; whether there was one. */
function clickInTheCave(step) {
  const [table, bar] = [[...document.querySelectorAll('.cave [aria-pressed]:not([aria-disabled=true])')], [...document.querySelectorAll('.bar .btn:not(:disabled)')]];
  const preparing = document.querySelector('.cave.is-travel') !== null;
  // While preparing there is always more to do: now and then it is enough.
  if (table.length && (!preparing || step % 3 === 0)) table[(step * 7) % table.length].click();
  else bar.at(-1)?.click();
  setTimeout(() => document.querySelector('[aria-pressed=true]') && document.querySelector('.bar .btn.do:not(:disabled)')?.click());
  return table.length + bar.length > 0;
}

/** Plays until the end by clicking what is offered; how often something was clicked. */
async function playOut(page, click = clickWhatIsOffered) {
  let clicks = 0;
  for (const patience = within(); patience(); ) {
    if (await over(page)) return clicks;
    const acted = await page.evaluate(click, clicks);
    clicks += acted ? 1 : 0;
    await page.waitForTimeout(acted ? 25 : 60);
  }
  assert.fail('the game did not end');
}

/** Plays until the end as a bot advises, and looks at every screen of it once. */
async function playAdvised(page, look) {
  let choices = 0;
  const seen = new Set();
  for (const patience = within(240); patience(); choices++) {
    if (await over(page)) return { choices, seen };
    await page.locator('.tools .tool').nth(1).locator('visible=true').or(page.locator('.top .tools .tool').nth(1)).first().click();
    await page.locator('.bar .what').waitFor();
    const screen = await page.evaluate(() => /is-\w+/.exec(document.querySelector('.cave')?.className ?? '')?.[0] ?? '');
    if (!seen.has(screen)) await look(screen);
    seen.add(screen);
    await page.locator('.bar .btn.do').click();
    await page.waitForFunction(() => !document.querySelector('.bar .what, .bar .btn:disabled') || document.querySelector('dialog[open]'));
  }
  assert.fail('the game did not end');
}

async function isNotWider(page, where) {
  const [scroll, width] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  assert.ok(scroll <= width, `${where} is ${scroll} px wide on a screen of ${width}`);
}

async function hasNoBarrier(page, where) {
  await page.evaluate(AXE);
  const found = await page.evaluate(async () => {
    const { violations } = await globalThis.axe.run(document, { resultTypes: ['violations'] });
    const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    return serious.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`);
  });
  assert.deepEqual(found, [], where);
}

async function shot(page, name) {
  if (SHOTS) await page.screenshot({ path: join(SHOTS, `${name}.png`) });
}

for (const [game, at] of Object.entries(TILES)) {
  for (const [size, viewport] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
    for (const lang of ['en', 'fr']) {
      test(`${game} on a ${size} in ${lang}: from the tile to the end`, { timeout: 240_000 }, async () => {
        const { page, context, complaints } = await open(viewport, lang);
        const begun = Date.now();
        await page.locator('.tile').nth(at).locator('button.play').click();
        await page.locator('.spread button:not(:disabled), .hand button:not(:disabled), .node.can, .bar .btn').first().waitFor();
        console.log(`first legal action after ${Date.now() - begun} ms`);
        await isNotWider(page, 'the table');
        await shot(page, `${game}-${size}-${lang}`);
        const clicks = await playOut(page, game === 'unbroken' ? clickInTheCave : undefined);
        assert.ok(clicks > 12, `${clicks} clicks are no game`);
        await isNotWider(page, 'the end');
        await shot(page, `${game}-${size}-${lang}-end`);
        const receipts = await page.locator('dialog.sheet .receipt').count();
        assert.equal(receipts, { unbroken: 1, 'held-hands': 0, wabisaby: 4 }[game] ?? 3);
        assert.deepEqual(complaints, []);
        await context.close();
      });
    }
  }
}

test('axe finds nothing serious on any screen in any theme', { timeout: 240_000 }, async () => {
  for (const theme of ['light', 'dark', 'contrast']) {
    const { page, context } = await open(DESKTOP, 'en');
    await page.evaluate((theme) => localStorage.setItem('tsugi.theme', theme), theme);
    await page.reload();
    await page.locator('.tile').first().waitFor();
    await hasNoBarrier(page, `home, ${theme}`);
    await page.locator('button.friends').first().click();
    await hasNoBarrier(page, `set-up, ${theme}`);
    await page.locator('dialog .btn.do').click();
    await page.locator('.qr svg').waitFor();
    await hasNoBarrier(page, `lobby, ${theme}`);
    await page.locator('.wide-btn').click();
    await page.locator('.spread button:not(:disabled), .bar .btn').first().waitFor();
    await page.locator('.spread button:not(:disabled)').first().click();
    await hasNoBarrier(page, `table, ${theme}`);
    await page.keyboard.press('?');
    await page.locator('dialog .prose').first().waitFor();
    await hasNoBarrier(page, `rules, ${theme}`);
    await shot(page, `rules-${theme}`);
    await page.keyboard.press('Escape');
    await page.locator('.top .icon').last().click();
    await hasNoBarrier(page, `settings, ${theme}`);
    await context.close();
  }
});

test('axe finds nothing serious on any table in any theme', { timeout: 240_000 }, async () => {
  for (const [game, at] of Object.entries(TILES)) {
    for (const theme of ['light', 'dark', 'contrast']) {
      const { page, context } = await open(theme === 'dark' ? PHONE : DESKTOP, 'en');
      await page.evaluate((theme) => localStorage.setItem('tsugi.theme', theme), theme);
      await page.reload();
      await page.locator('.tile').nth(at).locator('button.play').click();
      await page.locator('.frame .bar').waitFor();
      await page.waitForTimeout(300);
      await hasNoBarrier(page, `${game}, ${theme}`);
      await context.close();
    }
  }
});

test('Unbroken as the bot advises, a class and a difficulty chosen', { timeout: 300_000 }, async () => {
  const { page, context, complaints } = await open(DESKTOP, 'en');
  await page.locator('.tile').nth(TILES.unbroken).locator('button.friends').click();
  await page.locator('dialog input[value=easy]').check({ force: true });
  await page.locator('dialog input[value=trapper]').check({ force: true });
  await page.locator('dialog .btn.do').click();
  await page.locator('.cave').waitFor();
  const { choices, seen } = await playAdvised(page, async (screen) => {
    await hasNoBarrier(page, screen);
    await shot(page, `unbroken-${screen}`);
  });
  assert.ok(choices >= 24, `${choices} choices`);
  for (const screen of ['is-travel', 'is-explore', 'is-battle', 'is-cards', 'is-meal']) assert.ok(seen.has(screen), `${screen} was seen`);
  await shot(page, 'unbroken-advised-end');
  await page.keyboard.press('Escape');
  await shot(page, 'unbroken-finale');
  await hasNoBarrier(page, 'the end');
  assert.match(await page.locator('.finale .st').innerText(), /Trapper/);
  assert.deepEqual(complaints, []);
  await context.close();
});

/** What a keyboard does with what a table asks, by game; the page is looked at, never clicked. */
const FINGERS = {
  async 'broken-and-beautiful'(page) {
    await page.keyboard.press('ArrowRight');
    for (const key of ['k', 's', 'm']) await page.keyboard.press(key);
    if (await page.locator('.mend').count()) await page.keyboard.press('p');
  },
  async unbroken(page, step) {
    const screen = await page.evaluate(() => /is-\w+/.exec(document.querySelector('.cave')?.className ?? '')?.[0]);
    if (screen === 'is-travel') {
      if (step % 4 === 0) await page.keyboard.press('1');
      for (const key of ['x', 'p']) await page.keyboard.press(key);
    } else for (const key of ['ArrowRight', 'Enter']) await page.keyboard.press(key);
  },
  async 'held-hands'(page, step) {
    if (!(await page.locator('.node.can').count())) return page.keyboard.press((await page.locator('.bar kbd').first().textContent()) === 'N' ? 'n' : '1');
    await page.keyboard.press(['ArrowUp', 'ArrowLeft', 'ArrowRight', 'ArrowDown'][step % 4]);
    const chosen = await page.evaluate(() => document.querySelectorAll('.node.on').length === 1 || !document.querySelector('.node.can'));
    assert.ok(chosen, 'an arrow chooses a node');
    await page.keyboard.press('Enter');
  },
  async wabisaby(page, step) {
    if (step % 5 === 4) await page.keyboard.press('Escape');
    if (await page.locator('.rev, .bar .btn:has-text("three")').count()) return page.keyboard.press('Enter');
    const on = await page.locator('.hand button.on').count();
    const choosing = (await page.locator('.case button:not(:disabled)').count()) === 0;
    if (choosing) return page.keyboard.press(String((on + step) % 6 + 1));
    if (await page.locator('.bar kbd:text-is("A")').count()) return page.keyboard.press('a');
    await page.keyboard.press(String(step % 6 + 1));
    // From the own hand up to the showcase, along it, and touched.
    await page.evaluate(() => document.activeElement?.blur());
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowUp');
    assert.ok(await page.evaluate(() => document.activeElement?.closest('.case') !== null && getComputedStyle(document.activeElement).outlineStyle !== 'none'), 'the focus is on the showcase, and seen');
    for (const key of ['Enter', 'Enter']) await page.keyboard.press(key);
  },
};

for (const [game, fingers] of Object.entries(FINGERS)) {
  test(`${game} by keyboard alone`, { timeout: 300_000 }, async () => {
    const { page, context, complaints } = await open(DESKTOP, 'en');
    await page.locator('.tile').first().waitFor();
    // Tab finds its *Play now*, and the focus is seen.
    for (let step = 0; step < 60; step++) {
      await page.keyboard.press('Tab');
      if (await page.evaluate((at) => document.querySelectorAll('button.play')[at] === document.activeElement, TILES[game])) break;
    }
    assert.notEqual(await page.evaluate(() => getComputedStyle(document.activeElement).outlineStyle), 'none');
    await page.keyboard.press('Enter');
    await page.locator('.bar').waitFor();
    if (game === 'broken-and-beautiful') await advised(page);
    let steps = 0;
    for (const patience = within(Number(process.env.PATIENCE ?? 200)); patience() && !(await over(page)); ) {
      const asked = await page.evaluate(() => document.querySelector('.bar .btn:not(:disabled), .spread button:not(:disabled), .offer button:not(:disabled), .rack button:not(:disabled), .node.can, .cave [aria-pressed]') !== null);
      if (asked) await fingers(page, steps++);
      await page.waitForTimeout(30);
    }
    if (!(await over(page))) await shot(page, `${game}-stuck`);
    assert.ok(await over(page), `the game came to its end, after ${steps} steps`);
    assert.deepEqual(complaints, []);
    await context.close();
  });
}

/** Advice says what the best choices are worth, and how sure that is. */
async function advised(page) {
  const advice = page.locator('.advice');
  for (const patience = within(); patience() && !(await advice.count()); ) {
    await page.keyboard.press('h');
    await page.waitForTimeout(500);
  }
  assert.match(await advice.innerText(), /Chance to win:[\s\S]*\d+ % \(\d+ to \d+\)/);
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
  const both = [host.page, guest.page];
  let step = 0;
  for (const patience = within(); patience(); step++) {
    if ((await over(host.page)) && (await over(guest.page))) break;
    for (const page of both) {
      await page.evaluate(clickWhatIsOffered);
    }
    if (step === 12) {
      await guest.page.reload();
      await guest.page.locator('.frame').waitFor();
    }
    await host.page.waitForTimeout(25);
  }
  assert.ok((await over(host.page)) && (await over(guest.page)), 'both saw the end');
  assert.deepEqual([...host.complaints, ...guest.complaints], []);
  await host.context.close();
  await guest.context.close();
});

test('two people at one table', { timeout: 240_000 }, async () => {
  const { page, context, complaints } = await open(PHONE, 'fr');
  await page.locator('button.hot').first().click();
  const names = page.locator('dialog input[type=text]');
  await names.nth(0).fill('Nora');
  await names.nth(1).fill('Théo');
  await page.locator('dialog .btn.do').click();
  await page.locator('.wide-btn, .frame').first().waitFor();
  if (await page.locator('.wide-btn').isVisible()) await page.locator('.wide-btn').click();
  await page.locator('.frame').waitFor();
  const seen = new Set();
  for (const patience = within(); patience() && !(await over(page)); ) {
    seen.add(await page.locator('.mine .who').innerText());
    await page.evaluate(clickWhatIsOffered);
    await page.waitForTimeout(20);
  }
  assert.ok(await over(page));
  assert.deepEqual([...seen].sort(), ['Nora', 'Théo'], 'the table turns to whoever is asked');
  assert.deepEqual(complaints, []);
  await context.close();
});

for (const [game, at] of Object.entries(TILES)) {
  test(`the lesson of ${game}: shown, done, and the game goes on`, { timeout: 120_000 }, async () => {
    const { page, context, complaints } = await open(game === 'kintsugi' ? PHONE : DESKTOP, game === 'kintsugi' ? 'fr' : 'en');
    await page.locator('.tile').nth(at).locator('button.learn').click();
    await page.locator('.coach').waitFor();
    await isNotWider(page, 'a lesson');
    await hasNoBarrier(page, `the lesson of ${game}`);
    await shot(page, `lesson-${game}`);
    const step = () => page.locator('.coach .step > span').innerText();
    const seen = new Set();
    for (const patience = within(90); patience() && (await page.locator('.coach .todo').count()); ) {
      const now = await step();
      seen.add(now);
      // What is shown is selected; some button then does it, and any other is refused with a word.
      await page.evaluate(() => document.querySelector('.coach .quiet:not(.fold)').click());
      await page.waitForTimeout(60);
      for (let tried = 0; tried < 12 && (await step()) === now; tried++) {
        await page.evaluate((tried) => [...document.querySelectorAll('.bar .btn:not(:disabled), .lesson-act:not(:disabled)')].at(tried)?.click(), tried);
        await page.waitForTimeout(120);
      }
    }
    assert.equal(await page.locator('.coach .todo').count(), 0, `the lesson ends, not at ${[...seen].at(-1)}`);
    assert.ok(seen.size >= 5, 'every step was seen');
    await page.evaluate(clickWhatIsOffered);
    assert.deepEqual(complaints, []);
    await context.close();
  });
}

test('with motion, what happens is seen happening', { timeout: 240_000 }, async () => {
  const { page, context, complaints } = await open(DESKTOP, 'en', { reducedMotion: 'no-preference' });
  await page.locator('.tile').nth(TILES['broken-and-beautiful']).locator('button.play').click();
  await page.locator('.spread button:not(:disabled)').first().waitFor();
  await page.evaluate(() => {
    globalThis.moves = new Set();
    globalThis.frames = [];
    let last = performance.now();
    const look = (now) => {
      const moving = document.getAnimations().filter(({ effect }) => effect?.pseudoElement?.startsWith('::view-transition-group'));
      if (moving.length) globalThis.frames.push(now - last);
      last = now;
      for (const { effect } of moving) globalThis.moves.add(effect.pseudoElement);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await playOut(page);
  const [moves, frames] = await page.evaluate(() => [globalThis.moves.size, globalThis.frames.sort((a, b) => a - b)]);
  assert.ok(moves > 20, `${moves} pieces were seen moving`);
  const at = (share) => frames[Math.floor(frames.length * share)]?.toFixed(1);
  console.log(`${moves} pieces moved; frames while pieces move: median ${at(0.5)} ms, 95 of 100 under ${at(0.95)} ms`);
  assert.deepEqual(complaints, []);
  await context.close();
});

test('a game is gone through again, moment by moment, through any eyes', { timeout: 240_000 }, async () => {
  const { page, context, complaints } = await open(DESKTOP, 'en');
  await page.locator('.tile').nth(TILES.wabisaby).locator('button.play').click();
  await playOut(page);
  await page.locator('.end-acts .btn', { hasText: 'Watch it again' }).click();
  await page.locator('.scrub').waitFor();
  assert.match(page.url(), /\/t\/[0-9a-f]+\/replay\/0$/);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  assert.match(page.url(), /replay\/2$/);
  await page.selectOption('.ways select:visible', 'seat:0');
  await page.waitForURL(/replay\/2\?as=seat:0$/);
  const told = await page.locator('.scrub .now').innerText();
  await hasNoBarrier(page, 'replay');
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
  const [download] = await Promise.all([page.waitForEvent('download'), page.locator('.ways a[download]:visible').click()]);
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
});

test('a file that is no record says so', { timeout: 60_000 }, async () => {
  const { page, context } = await open(PHONE, 'fr');
  await page.goto(`${address}replay`);
  const file = (name, text) => ({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
  for (const [name, text] of [['a.json', '{'], ['b.json', '{"format":1}'], ['c.json', '[]']]) {
    await page.locator('input[type=file]').setInputFiles(file(name, text));
    await page.locator('[role=alert]').waitFor();
    assert.ok((await page.locator('[role=alert]').innerText()).length > 10, name);
  }
  await isNotWider(page, 'opening a record');
  await hasNoBarrier(page, 'opening a record');
  await context.close();
});

test('the line drops and comes back without losing a choice', { timeout: 120_000 }, async () => {
  const { page, context } = await open(DESKTOP, 'en');
  await page.locator('button.play').first().click();
  await page.locator('.spread button:not(:disabled)').first().waitFor();
  await context.setOffline(true);
  await page.evaluate(() => {
    document.querySelector('.spread button:not(:disabled)').click();
  });
  await page.locator('.bar .btn').first().click();
  await context.setOffline(false);
  await page.waitForFunction(() => document.querySelectorAll('.log li').length > 9, null, { timeout: 20_000 });
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
      Object.defineProperty(globalThis, name, { get: () => { throw new DOMException('denied', 'SecurityError'); } });
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
  const large = await chromium.launch({ executablePath: CHROMIUM, args: [...FLAGS, '--blink-settings=defaultFontSize=32'] });
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
