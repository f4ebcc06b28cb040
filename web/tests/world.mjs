// The world of the page's tests: a server with a store of its own, a browser, and hands that click.
//
// It starts the `tsugi` that TSUGI names on a free port, with a store of its own; SHOTS names a folder for pictures, TSUGI_PAGE
// a page that is served otherwise.

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before } from 'node:test';
import { chromium } from 'playwright-core';

const PROGRAM = process.env.TSUGI ?? '../target/debug/tsugi';
export const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';
export const SHOTS = process.env.SHOTS;
export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-background-timer-throttling',
  '--disable-renderer-backgrounding',
  '--disable-backgrounding-occluded-windows',
];
/** What does not come within this does not come: far more than a busy machine takes. */
const PATIENCE = 90_000;
export const PHONE = { width: 360, height: 740 };
export const DESKTOP = { width: 1280, height: 800 };
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const data = mkdtempSync(join(tmpdir(), 'tsugi-'));
const server = spawn(
  PROGRAM,
  ['serve', '--listen', '127.0.0.1:0', '--data', data, '--lang', 'en'],
  { stdio: ['ignore', 'pipe', 'inherit'] },
);
const served = await new Promise((resolve, reject) => {
  let said = '';
  server.stdout.on('data', (text) => {
    said += text;
    const found = /http:\/\/[^\s]+/.exec(said);
    if (found) resolve(found[0]);
  });
  server.on('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
});

/** Where the page is: the server's own, or one that TSUGI_PAGE names (`npm run dev`). */
export const address = process.env.TSUGI_PAGE ?? served;

/** The games that this server has; each is tried, whichever they are. */
export const GAMES = await (await fetch(`${address}api/games?lang=en`)).json();

export let browser;

before(async () => {
  browser = await chromium.launch({
    executablePath: CHROMIUM,
    args: FLAGS,
  });
});

after(async () => {
  await browser?.close();
  server.kill();
  rmSync(data, { recursive: true, force: true });
});

/** In the page: the browser's own count of what jumped, and whether a touch went before. */
function countShifts() {
  globalThis.shifts = [];
  const note = (list) =>
    globalThis.shifts.push(
      ...list.getEntries().map(({ value, hadRecentInput, sources }) => ({
        value,
        touched: hadRecentInput,
        // As text: the class of a drawing is an object that would keep the drawing, and its whole table, in memory.
        what: sources?.map(({ node }) => node?.getAttribute?.('class') ?? node?.nodeName),
      })),
    );
  new PerformanceObserver(note).observe({ type: 'layout-shift', buffered: true });
}

/** In the page: nothing that happens is waited for, unless a test sets another pace. */
function atOnce() {
  localStorage['tsugi.pace'] ??= 'once';
}

/** A page whose console must stay silent. */
export async function open(viewport, locale, options = {}) {
  const context = await browser.newContext({
    viewport,
    locale,
    reducedMotion: 'reduce',
    ...options,
  });
  context.setDefaultTimeout(PATIENCE);
  await context.addInitScript(countShifts);
  await context.addInitScript(atOnce);
  await context.addInitScript(`globalThis.whatIsOffered = ${whatIsOffered}`);
  const page = await context.newPage();
  const complaints = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(address);
  return { page, context, complaints };
}

/** The tile of a game. */
export const tile = (page, game) => page.locator(`.tile[data-game="${game}"]`);

/** Sets a table for two people at one screen. */
export async function atOneScreen(page, game, [one, two]) {
  await tile(page, game).locator('button.plan').click();
  const sheet = page.locator('dialog.setup');
  await sheet.locator('.zab').nth(1).click();
  const number = sheet.locator('.matten .seg [role=radio]', { hasText: '2' });
  if (await number.count()) await number.click();
  await sheet.locator('.kinds4 [role=radio]').nth(2).click();
  await sheet.locator('.pickseat .namefield input').fill(two);
  await sheet.locator('.su-right > .namefield input').fill(one);
  await sheet.locator('.btn.do').click();
}

export const over = (page) => page.locator('.endpage .end-acts').isVisible();

/** In the page: the end, else a button that acts, else a card that may be chosen. */
export function whatIsOffered() {
  const offered = [
    '.endpage .end-acts',
    '.bar .btn:not(:disabled):not([aria-disabled=true])',
    '.spread button:not(:disabled)',
    '.offer button:not(:disabled):not([aria-disabled=true])',
    '.hand:not(:has(.on)) button:not(:disabled)',
    '.case:not(:has(.on)) button:not(:disabled)',
    '.hand button:not(:disabled):not(.on)',
    '.node.can:not(.on)',
  ];
  return offered.map((what) => document.querySelector(what)).find(Boolean) ?? null;
}

/** In the page: what can be answered, or the end. */
export const whatIsAsked = () =>
  document.querySelector(
    '.endpage .end-acts, .bar .btn:not(:disabled), .spread button:not(:disabled), .offer button:not(:disabled), .rack button:not(:disabled), .node.can, .cave [aria-pressed]',
  );

/** Until what was changed has been drawn. */
export const drawn = (page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );

/** Until the letters have come and everything lies where it will. */
export async function settled(page) {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const ends = ({ effect }) => effect.getComputedTiming().endTime !== Infinity;
    const moving = document.getAnimations().filter(ends);
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });
  await drawn(page);
}

/** Clicks something; whether there was something. By a hand the browser takes for one, where it should count. */
export async function click(page, find, step = 0, hand = false) {
  const found = (await page.evaluateHandle(find, step)).asElement();
  if (!found || (await over(page))) return false;
  const real =
    hand &&
    (await found.click({ timeout: 1000 }).then(
      () => true,
      () => false,
    ));
  if (!real) await found.evaluate((element) => element.click()).catch(() => undefined);
  await drawn(page);
  return true;
}

/** In the page: clicks what is offered until the end is seen; how often it clicked. */
function playHere(source) {
  const find = new Function(`return (${source})`)();
  const after = (next) => requestAnimationFrame(() => requestAnimationFrame(next));
  return new Promise((done) => {
    let clicks = 0;
    const step = () => {
      if (document.querySelector('.endpage .end-acts')?.checkVisibility()) return done(clicks);
      const found = find(clicks);
      if (found) {
        found.click();
        clicks++;
      }
      after(step);
    };
    step();
  });
}

/** Plays until the end by clicking what is offered; how often something was clicked. */
export async function playOut(page, find = whatIsOffered, hand = false) {
  if (!hand) return page.evaluate(playHere, String(find));
  for (let clicks = 0; ;) {
    await page.waitForFunction(find, clicks);
    if (await over(page)) return clicks;
    if (await click(page, find, clicks, hand)) clicks++;
  }
}

/** Those of these browsers where the game still goes on. */
async function unended(pages) {
  const ended = await Promise.all(pages.map(over));
  return pages.filter((_, at) => !ended[at]);
}

/** Until one of these is offered something, or sees the end. */
export const oneIsAsked = (pages) =>
  Promise.any(pages.map((page) => page.waitForFunction(whatIsOffered)));

/** Plays until all of these see the end, each clicking what it is offered. */
export const playTogether = (pages) => Promise.all(pages.map((page) => playOut(page)));

/** The same, one after the other; `between` runs after every round of them. */
export async function playInTurn(pages, between) {
  for (let step = 0; ; step++) {
    const playing = await unended(pages);
    if (!playing.length) return;
    await oneIsAsked(playing);
    for (const page of playing) await click(page, whatIsOffered);
    await between(step);
  }
}

export async function isNotWider(page, where) {
  const [scroll, width] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    innerWidth,
  ]);
  assert.ok(scroll <= width, `${where} is ${scroll} px wide on a screen of ${width}`);
}

export async function hasNoBarrier(page, where) {
  await page.evaluate(AXE);
  const found = await page.evaluate(async () => {
    const { violations } = await globalThis.axe.run(document, { resultTypes: ['violations'] });
    const serious = violations.filter(
      ({ impact }) => impact === 'serious' || impact === 'critical',
    );
    return serious.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`,
    );
  });
  assert.deepEqual(found, [], where);
}

/** The same in each theme, changed where one stands. */
export async function hasNoBarrierInAnyTheme(page, where) {
  for (const theme of ['light', 'dark', 'contrast']) {
    await page.evaluate((theme) => (document.documentElement.dataset.theme = theme), theme);
    await hasNoBarrier(page, `${where}, ${theme}`);
  }
}

export async function shot(page, name) {
  if (SHOTS) await page.screenshot({ path: join(SHOTS, `${name}.png`) });
}
