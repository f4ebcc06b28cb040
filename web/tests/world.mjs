// The world of the page's tests: a server with a store of its own, a browser, and hands that click.
//
// It starts the `tsugi` that TSUGI names on a free port, with a store of its own; SHOTS names a folder for pictures.

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
export const PHONE = { width: 360, height: 740 };
export const DESKTOP = { width: 1280, height: 800 };
export const TILES = {
  'broken-and-beautiful': 0,
  kintsugi: 1,
  unbroken: 2,
  'held-hands': 3,
  wabisaby: 4,
};
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let server;
export let address;
export let browser;
const data = mkdtempSync(join(tmpdir(), 'tsugi-'));

before(async () => {
  server = spawn(PROGRAM, ['serve', '--listen', '127.0.0.1:0', '--data', data, '--lang', 'en'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
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

/** In the page: the browser's own count of what jumped, and whether a touch went before. */
function countShifts() {
  globalThis.shifts = [];
  const note = (list) =>
    globalThis.shifts.push(
      ...list.getEntries().map(({ value, hadRecentInput, sources }) => ({
        value,
        touched: hadRecentInput,
        what: sources?.map(({ node }) => node?.className ?? node?.nodeName),
      })),
    );
  new PerformanceObserver(note).observe({ type: 'layout-shift', buffered: true });
}

/** A page whose console must stay silent. */
export async function open(viewport, locale, options = {}) {
  const context = await browser.newContext({
    viewport,
    locale,
    reducedMotion: 'reduce',
    ...options,
  });
  await context.addInitScript(countShifts);
  const page = await context.newPage();
  const complaints = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(address);
  return { page, context, complaints };
}

export const over = (page) => page.locator('dialog.sheet .end-acts').isVisible();

/** In the page: the end, else a button that acts, else a card that may be chosen. */
export function whatIsOffered() {
  const offered = [
    'dialog.sheet .end-acts',
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

/** In the page, at Unbroken: the end, the red button if something is chosen, else something on the table in its turn. */
export function whatTheCaveOffers(step) {
  const end = document.querySelector('dialog.sheet .end-acts');
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

/** In the page: what can be answered, or the end. */
export const whatIsAsked = () =>
  document.querySelector(
    'dialog.sheet .end-acts, .bar .btn:not(:disabled), .spread button:not(:disabled), .offer button:not(:disabled), .rack button:not(:disabled), .node.can, .cave [aria-pressed]',
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

/** Plays until the end by clicking what is offered; how often something was clicked. */
export async function playOut(page, find = whatIsOffered, hand = false) {
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

/** Plays until all of these see the end, each clicking what it is offered; `between` runs after every round of them. */
export async function playTogether(pages, between = async () => {}) {
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
