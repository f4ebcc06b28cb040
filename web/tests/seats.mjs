// Seats that go from device to device: their links, the device that is left behind, and long names.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  DESKTOP,
  GAMES,
  PHONE,
  address,
  atOneScreen,
  click,
  drawn,
  hasNoBarrierInAnyTheme,
  isNotWider,
  oneIsAsked,
  open,
  over,
  playOut,
  settled,
  shot,
  tile,
  whatIsOffered,
} from './world.mjs';

const idOf = (page) => /\/t\/([^/?#]+)/.exec(page.url())[1];
const look = (page) =>
  page.evaluate(async (id) => (await fetch(`/api/tables/${id}`)).json(), idOf(page));

/** A link to a seat of this browser's. */
async function linkTo(page, seat) {
  const { link } = await page.evaluate(
    async ([id, seat]) =>
      (
        await fetch(`/api/tables/${id}/links`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ seat }),
        })
      ).json(),
    [idOf(page), seat],
  );
  return new URL(link, address).href;
}

/** In the page: its lines, to cut them. */
function countLines() {
  globalThis.lines = [];
  const Plain = globalThis.WebSocket;
  globalThis.WebSocket = class extends Plain {
    constructor(...args) {
      super(...args);
      globalThis.lines.push(this);
    }
  };
}

const cutLines = (page) => page.evaluate(() => globalThis.lines.forEach((line) => line.close()));

/** A game against bots, at its first choice. */
async function playing(viewport, locale, game = 'wabisaby') {
  const world = await open(viewport, locale);
  await world.page.addInitScript(countLines);
  await world.page.reload();
  await tile(world.page, game).locator('button.play').click();
  await world.page.locator('main.frame .bar').waitFor();
  return world;
}

test(
  'whoever follows the link of a seat stays in it, however often they reload',
  { timeout: 120_000 },
  async () => {
    const old = await playing(DESKTOP, 'en');
    const link = await linkTo(old.page, 0);
    const device = await open(PHONE, 'fr');
    await device.page.goto(link);
    await device.page.locator('main.frame .mine').waitFor();
    assert.ok(!device.page.url().includes('#'), 'the key is not left in the address');
    for (let reloads = 0; reloads < 2; reloads++) {
      await device.page.reload();
      await device.page.locator('main.frame .mine').waitFor();
    }
    // The same link once more, as from the message it came in.
    await device.page.goto(address);
    await device.page.goto(link);
    await device.page.locator('main.frame .mine').waitFor();
    assert.deepEqual((await look(device.page)).yours, [0]);
    await old.context.close();
    await device.context.close();
  },
);

test(
  'a wrong link to the own table closes nothing, and tells a stranger so',
  { timeout: 120_000 },
  async () => {
    const { page, context } = await playing(DESKTOP, 'fr');
    const table = page.url();
    const wrong = `${table}#${'0'.repeat(64)}`;
    // In the tab where one plays only the fragment changes.
    await page.goto(wrong);
    await page.waitForURL(table);
    await page.locator('main.frame .mine').waitFor();
    for (const to of [address, wrong, table]) {
      await page.goto(to);
      await page
        .locator(to === address ? '.tile' : 'main.frame .mine')
        .first()
        .waitFor();
    }
    const stranger = await open(PHONE, 'en');
    await stranger.page.goto(wrong);
    await stranger.page.locator('.notice [role=alert]').waitFor();
    assert.match(await stranger.page.locator('[role=alert]').innerText(), /opens nothing/);
    await stranger.page.locator('.notice .btn').last().click();
    await stranger.page.locator('.tile').first().waitFor();
    await context.close();
    await stranger.context.close();
  },
);

test(
  'the invitation is still there to copy after a reload, for the host and for a guest',
  { timeout: 120_000 },
  async () => {
    const host = await open(PHONE, 'en');
    await tile(host.page, 'broken-and-beautiful').locator('button.friends').click();
    await host.page.locator('dialog .btn.do').click();
    const link = await host.page.locator('.link input').inputValue();
    const guest = await open(DESKTOP, 'fr');
    await guest.page.goto(link);
    for (const { page } of [host, guest]) {
      await page.locator('.link input').waitFor();
      await page.reload();
      assert.equal(await page.locator('.link input').inputValue(), link);
    }
    await host.context.close();
    await guest.context.close();
  },
);

for (const [viewport, locale, held] of [
  [PHONE, 'fr', /Quelqu’un d’autre tient cette place/],
  [DESKTOP, 'en', /Somebody else holds this seat/],
]) {
  test(
    `a device that was offline while its seat moved is told so and watches, ${locale}`,
    { timeout: 120_000 },
    async () => {
      const { page, context } = await playing(viewport, locale);
      const link = await linkTo(page, 0);
      await context.setOffline(true);
      await cutLines(page);
      await page.locator('.banner', { hasText: /line dropped|liaison/ }).waitFor();
      const device = await open(DESKTOP, 'en');
      await device.page.goto(link);
      await device.page.locator('main.frame .mine').waitFor();
      await context.setOffline(false);
      await page.locator('.noted').waitFor({ timeout: 20_000 });
      assert.match(await page.locator('.noted').innerText(), held);
      await page.locator('main.frame .mine').waitFor({ state: 'detached' });
      assert.ok(await page.locator('.noted').isVisible(), 'it is still there for who watches now');
      await isNotWider(page, 'the word about the seat');
      await hasNoBarrierInAnyTheme(page, 'the word about the seat');
      await shot(page, `seat-moved-${locale}`);
      const tools = await page.locator('.tools .tool:visible').allInnerTexts();
      assert.ok(
        tools.length && tools.every((tool) => !/Undo|Hint|Reprendre|Conseil/.test(tool)),
        `a spectator is offered ${tools}`,
      );
      await page.locator('.noted .btn').click();
      await page.locator('.noted').waitFor({ state: 'detached' });
      await context.close();
      await device.context.close();
    },
  );
}

test(
  'a device whose table is no longer its to see says so, and shows the way home',
  { timeout: 120_000 },
  async () => {
    const { page, context } = await playing(PHONE, 'en');
    // Without its cookie the browser is a stranger to its own table.
    await context.clearCookies();
    await cutLines(page);
    await page.locator('.banner', { hasNotText: 'line dropped' }).waitFor({ timeout: 20_000 });
    await page.locator('.top .icon').first().click();
    await page.locator('.tile').first().waitFor();
    await context.close();
  },
);

test(
  'one screen: a guest whose seat moved away is not called to it any more',
  { timeout: 120_000 },
  async () => {
    const { page, context } = await open(PHONE, 'en');
    await atOneScreen(page, 'held-hands', ['Nora', 'Theo']);
    await page.locator('main.frame .bar, .curtain').first().waitFor();
    if (await page.locator('.curtain').isVisible()) await page.locator('.curtain .btn').click();
    await page.locator('.hh-mine .who').waitFor();
    const here = await page.locator('.hh-mine .who').innerText();
    const seat = here === 'Nora' ? 0 : 1;
    const device = await open(DESKTOP, 'en');
    await device.page.goto(await linkTo(page, 1 - seat));
    await device.page.locator('.hh-mine .who').waitFor();
    await page
      .locator('.noted', { hasText: `plays for ${seat === 0 ? 'Theo' : 'Nora'}` })
      .waitFor();
    await shot(page, 'one-screen-moved');
    const devices = [page, device.page];
    const chosen = [0, 0];
    while (chosen[0] + chosen[1] < 12 && !(await over(page))) {
      await oneIsAsked(devices);
      assert.equal(await page.locator('.curtain').count(), 0, 'nobody is called who is not here');
      // After the last choice the end takes the place of the hand.
      const who = await page.evaluate(() => document.querySelector('.hh-mine .who')?.innerText);
      assert.ok(who === here || who === undefined, `${who} at the device of ${here}`);
      for (const [at, one] of devices.entries())
        chosen[at] += (await click(one, whatIsOffered)) ? 1 : 0;
    }
    // Luck may end the game before both have chosen.
    const both = Math.min(...chosen) >= 1 || (await over(page));
    assert.ok(both, `${chosen} choices at the two devices`);
    await context.close();
    await device.context.close();
  },
);

/** In the page: what reaches beyond the screen and is not cut off. */
function whatSticksOut() {
  const cut = (element) =>
    element !== document.body &&
    element !== null &&
    (getComputedStyle(element).overflowX !== 'visible' || cut(element.parentElement));
  const out = ({ left, right, width }) => width > 0 && (left < -1 || right > innerWidth + 1);
  const found = [...document.querySelectorAll('body *')].filter(
    (element) =>
      !element.closest('svg, .vh') && out(element.getBoundingClientRect()) && !cut(element),
  );
  return found.map((element) => `${element.nodeName}.${element.className}`);
}

/** What is long, and what the most letters of a name can be. */
const LONG = ['W'.repeat(36), 'M'.repeat(36), 'Wilhelmina-Alexandrina von Wolframst'];

/** A table of somebody with the longest name. */
const make = (page, game, seats) =>
  page.evaluate(
    async (table) =>
      (
        await (
          await fetch('/api/tables', {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(table),
          })
        ).json()
      ).id,
    { game, seats, name: LONG[0] },
  );

async function fits(page, where) {
  await settled(page);
  await isNotWider(page, where);
  assert.deepEqual(await page.evaluate(whatSticksOut), [], where);
}

for (const [size, viewport] of Object.entries({
  phone: { width: 390, height: 844 },
  desktop: DESKTOP,
})) {
  test(`the longest names break no page on a ${size}`, { timeout: 120_000 }, async () => {
    const { page, context } = await open(viewport, 'fr');
    for (const [game, people] of GAMES.flatMap(({ id, seats: [, most] }) =>
      [...new Set([Math.min(most, 4), most])].map((people) => [id, people]),
    )) {
      const guests = Array.from({ length: people - 1 }, (_, guest) => ({
        guest: LONG[(guest + 1) % LONG.length],
      }));
      await page.goto(`${address}t/${await make(page, game, ['mine', ...guests])}`);
      await page.locator('main.frame .bar, .curtain').first().waitFor();
      if (await page.locator('.curtain').isVisible()) {
        await fits(page, `the curtain of ${game}`);
        await page.locator('.curtain .btn').click();
        await page.locator('main.frame .bar').waitFor();
      }
      assert.match(
        await page.locator('main.frame').innerText(),
        /WWW|MMM|Wilhelmina/,
        'the names are long',
      );
      await fits(page, `${game} with ${people}`);
      await shot(page, `names-${game}-${people}-${size}`);
    }
    await page.goto(
      `${address}t/${await make(page, 'wabisaby', ['mine', { guest: LONG[1] }, 'open'])}`,
    );
    await page.locator('.lobby-dock').waitFor();
    await fits(page, 'the lobby');
    await shot(page, `names-lobby-${size}`);
    await page.goto(address);
    await page.locator('.seatrow').first().waitFor();
    await fits(page, 'home');
    await page.locator('.open').scrollIntoViewIfNeeded();
    await shot(page, `names-home-${size}`);
    await context.close();
  });
}

test(
  'the longest names break neither the end of a round, nor of a game, nor its replay',
  { timeout: 180_000 },
  async () => {
    const { page, context } = await open({ width: 390, height: 844 }, 'fr');
    await page.goto(
      `${address}t/${await make(page, 'wabisaby', ['mine', { bot: 'greedy' }, { bot: 'greedy' }])}`,
    );
    // Looking and clicking are one step: what is offered beside the reveal would end it.
    const next = () => document.querySelector('.rev') ?? globalThis.whatIsOffered();
    const choose = () => document.querySelector('.rev') || globalThis.whatIsOffered()?.click();
    while (!(await page.locator('.rev').isVisible())) {
      await page.waitForFunction(next);
      await page.evaluate(choose);
      await drawn(page);
    }
    await fits(page, 'the end of a round');
    await page.goto(
      `${address}t/${await make(page, 'kintsugi', ['mine', ...LONG.slice(1).map((guest) => ({ guest }))])}`,
    );
    await playOut(page);
    await fits(page, 'the end of the game');
    await shot(page, 'names-end');
    await page.goto(`${page.url()}/replay`);
    await page.locator('.scrub').waitFor();
    await fits(page, 'the replay');
    await shot(page, 'names-replay');
    await context.close();
  },
);
