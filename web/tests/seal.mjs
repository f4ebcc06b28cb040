// The seal of a deal: seen before the first card, checked after the last by the browser alone, and every forgery found.

import assert from 'node:assert/strict';
import { createHash, createHmac } from 'node:crypto';
import { test } from 'node:test';
import { gameOf } from './games.mjs';
import {
  address,
  browser,
  DESKTOP,
  hasNoBarrierInAnyTheme,
  isNotWider,
  open,
  over,
  PHONE,
  playOut,
  playTogether,
  shot,
  tile,
} from './world.mjs';

const sha = (lines) => `sha256:${createHash('sha256').update(lines.join('\n')).digest('hex')}`;
const wordHash = (commitment, word) => sha(['tsugi word 1', commitment, word]);
const digestOf = (commitment, { words, bots = [] }) =>
  sha([
    'tsugi seal 1',
    commitment,
    ...words.map(({ given, word, seats, hash }) =>
      given === 'before_the_seal' ? `before ${word}` : `seats ${seats.join(',')} ${hash ?? '-'}`,
    ),
    ...(bots.length ? [`bots ${bots.join(',')}`] : []),
  ]);
const commitmentOf = (secret) =>
  `sha256:${createHash('sha256').update(Buffer.from(secret, 'hex')).digest('hex')}`;

/** A game of Unbroken to its end, by somebody alone. */
async function played(viewport, locale) {
  const world = await open(viewport, locale);
  await tile(world.page, 'unbroken').locator('button.play').click();
  await world.page.locator('.sealing .number').waitFor();
  const number = await world.page.locator('.sealing .number').innerText();
  await shot(world.page, `seal-before-${locale}-${viewport.width}`);
  await world.page.locator('.cave').waitFor();
  await playOut(world.page, gameOf('unbroken').offered);
  return { ...world, number };
}

const verdict = async (page) => {
  await page
    .locator('.sealcheck summary small:not(:has-text("moment")):not(:has-text("instant"))')
    .waitFor();
  return page.locator('.sealcheck b').innerText();
};

for (const [viewport, locale, holds] of [
  [PHONE, 'en', /^The seal holds/],
  [DESKTOP, 'fr', /^Le sceau tient/],
]) {
  test(
    `the seal is seen before the first card and holds after the last, ${locale}`,
    { timeout: 240_000 },
    async () => {
      const { page, context, complaints, number } = await played(viewport, locale);
      assert.match(number, /[0-9a-f]{4} [0-9a-f]{4}/);
      assert.match(await verdict(page), holds);
      await page.locator('.sealcheck summary').click();
      assert.equal(await page.locator('.sealcheck li.holds').count(), 7);
      assert.ok(
        (await page.locator('.sealcheck small').innerText()).includes(
          number.match(/[0-9a-f]{4} [0-9a-f]{4}/)[0],
        ),
        'the seal of before',
      );
      await isNotWider(page, 'the check');
      await shot(page, `seal-check-${locale}-${viewport.width}`);
      await hasNoBarrierInAnyTheme(page, 'the check');
      // The key that the browser worked out is the one that anybody works out.
      const record = await page.evaluate(async () =>
        (await fetch(`/api${location.pathname.replace('/t/', '/tables/')}/record`)).json(),
      );
      const { secret, words } = record.luck;
      const key = createHmac('sha256', Buffer.from(secret, 'hex'))
        .update(['tsugi deal 1', ...words].join('\n'))
        .digest('hex');
      assert.equal((await page.locator('.sealcheck code').innerText()).replaceAll(' ', ''), key);
      assert.deepEqual(complaints, []);
      await context.close();
    },
  );
}

/** What somebody could do to the record after the words were known; each with what the page says of it. */
const FORGERIES = {
  'a secret picked after the words': (luck) => (luck.secret = '00'.repeat(32)),
  'a secret picked after the words, and its commitment': (luck) => {
    luck.secret = '00'.repeat(32);
    luck.commitment = commitmentOf(luck.secret);
  },
  'a secret picked after the words, and everything made anew': (luck) => {
    luck.secret = '00'.repeat(32);
    luck.commitment = commitmentOf(luck.secret);
    for (const line of luck.seal.words) line.hash = wordHash(luck.commitment, line.word);
    luck.seal.digest = digestOf(luck.commitment, luck.seal);
  },
  'another word': (luck) => {
    const line = luck.seal.words[0];
    luck.words = [(line.word = 'f'.repeat(32))];
    line.hash = wordHash(luck.commitment, line.word);
    luck.seal.digest = digestOf(luck.commitment, luck.seal);
  },
  'a word that does not have its hash': (luck) =>
    (luck.words = [(luck.seal.words[0].word = 'f'.repeat(32))]),
  'a word left out of the luck': (luck) => delete luck.words,
  'a word added to the luck': (luck) => luck.words.push('f'.repeat(32)),
  'a word added in the open afterwards': (luck) => {
    luck.words.unshift('maple');
    luck.seal.words.unshift({ given: 'before_the_seal', word: 'maple' });
    luck.seal.digest = digestOf(luck.commitment, luck.seal);
  },
  'a person said to be late who was not': (luck) => {
    const line = luck.seal.words[0];
    line.given = 'left_out';
    delete line.word;
    delete luck.words;
  },
  'a person said to be a bot': (luck) => {
    luck.seal = { sealed: true, words: [], bots: [0] };
    luck.seal.digest = digestOf(luck.commitment, luck.seal);
    delete luck.words;
  },
  'a person not named': (luck) => {
    luck.seal.words = [];
    luck.seal.digest = digestOf(luck.commitment, luck.seal);
    delete luck.words;
  },
  'a hash of another commitment': (luck) => {
    luck.seal.words[0].hash = wordHash(`sha256:${'0'.repeat(64)}`, luck.seal.words[0].word);
    luck.seal.digest = digestOf(luck.commitment, luck.seal);
  },
  'a person in two seats of a table of one': (luck) => {
    luck.seal.words[0].seats = [0, 1];
    luck.seal.digest = digestOf(luck.commitment, luck.seal);
  },
  'a sealed word told as one in the open': (luck) => {
    luck.seal = { sealed: false, words: [{ given: 'before_the_seal', word: luck.words[0] }] };
  },
  'no seal at all': (luck) => delete luck.seal,
  'another generator': (luck) => (luck.generator = 1),
  'another number of the seal': (luck) => (luck.seal.digest = `sha256:${'0'.repeat(64)}`),
};

test('every forged record is found out by the page', { timeout: 240_000 }, async () => {
  const { page, context } = await played(DESKTOP, 'en');
  const url = page.url();
  const record = await page.evaluate(async () =>
    (await fetch(`/api${location.pathname.replace('/t/', '/tables/')}/record`)).json(),
  );
  let served = record;
  await page.route('**/record?*', (route) => route.fulfill({ json: served }));
  for (const [what, forge] of Object.entries(FORGERIES)) {
    served = structuredClone(record);
    forge(served.luck);
    await page.goto(url);
    assert.match(await verdict(page), /^This deal does not keep to its seal/, what);
    assert.ok(
      await page.locator('.sealcheck li.not').first().isVisible(),
      'it says what does not hold',
    );
    await shot(page, `seal-forged-${Object.keys(FORGERIES).indexOf(what)}`);
  }
  // And the true one still holds; by somebody who was not there it is only found to agree with itself.
  served = record;
  await page.goto(url);
  assert.match(await verdict(page), /^The seal holds/);
  await page.evaluate(() => localStorage.clear());
  await page.goto(url);
  assert.match(await verdict(page), /^The record keeps to its seal/);
  await context.close();
});

test(
  'friends: the seal in the lobby, and both words before the first card',
  { timeout: 240_000 },
  async () => {
    const host = await open(PHONE, 'en');
    await tile(host.page, 'held-hands').locator('button.friends').click();
    await host.page.locator('dialog input[type=text]').fill('Nora');
    await host.page.locator('dialog .btn.do').click();
    const link = await host.page.locator('.link input').inputValue();
    await host.page.locator('.sealrow small', { hasText: '1 of 1' }).waitFor();
    await shot(host.page, 'seal-lobby');
    await host.page.locator('.sealrow').click();
    await host.page.locator('.peeked').waitFor();
    await isNotWider(host.page, 'how we know');
    await hasNoBarrierInAnyTheme(host.page, 'how we know');
    await shot(host.page, 'seal-peek');
    await host.page.keyboard.press('Escape');
    const guest = await open(DESKTOP, 'fr');
    await guest.page.goto(link);
    await guest.page.locator('form input[type=text]').fill('Théo');
    await guest.page.locator('form .btn.do').click();
    const begun = Date.now();
    await Promise.all([
      host.page.locator('.plate').waitFor(),
      guest.page.locator('.plate').waitFor(),
    ]);
    console.log(`two sealed words and the first view after ${Date.now() - begun} ms`);
    const table = await guest.page.evaluate(async () =>
      (await fetch(`/api${location.pathname.replace('/t/', '/tables/')}`)).json(),
    );
    assert.deepEqual(
      table.table.seal.people.map(({ left_out, word }) => [left_out, word.length]),
      [
        [false, 32],
        [false, 32],
      ],
    );
    assert.deepEqual([...host.complaints, ...guest.complaints], []);
    await host.context.close();
    await guest.context.close();
  },
);

test(
  'over plain http from the next room the same check runs without the browser’s own hashes',
  { timeout: 120_000 },
  async () => {
    const context = await browser.newContext({
      viewport: DESKTOP,
      locale: 'en',
      reducedMotion: 'reduce',
    });
    await context.addInitScript(() =>
      ['subtle', 'randomUUID'].forEach((name) =>
        Object.defineProperty(crypto, name, { value: undefined }),
      ),
    );
    const page = await context.newPage();
    await page.goto(address);
    assert.equal(await page.evaluate(() => crypto.subtle), undefined);
    await tile(page, 'unbroken').locator('button.play').click();
    await page.locator('.cave').waitFor();
    await playOut(page, gameOf('unbroken').offered);
    assert.match(await verdict(page), /^The seal holds/);
    await context.close();
  },
);

test(
  'playing again is sealed too, also for somebody who still looks at the end',
  { timeout: 240_000 },
  async () => {
    const host = await open(DESKTOP, 'en');
    await tile(host.page, 'held-hands').locator('button.friends').click();
    await host.page.locator('dialog .btn.do').click();
    const guest = await open(PHONE, 'en');
    await guest.page.goto(await host.page.locator('.link input').inputValue());
    await guest.page.locator('form .btn.do').click();
    await guest.page.locator('.plate').waitFor();
    await playTogether([host.page, guest.page]);
    for (const page of [host.page, guest.page])
      assert.match(await verdict(page), /^The seal holds/);
    const before = host.page.url();
    await host.page.locator('.end-acts .btn.do').click();
    // The other is called and does not answer: whoever waits begins all the same.
    await host.page.locator('.end-acts .btn.do', { hasText: 'Begin' }).click();
    await host.page.waitForURL((url) => url.href !== before);
    await host.page.locator('.plate').waitFor({ timeout: 8000 });
    const table = await host.page.evaluate(async () =>
      (await fetch(`/api${location.pathname.replace('/t/', '/tables/')}`)).json(),
    );
    assert.deepEqual(
      table.table.seal.people.map(({ left_out }) => left_out),
      [false, false],
      'nobody was late',
    );
    assert.ok(await over(guest.page), 'who looks at the end still does');
    await host.context.close();
    await guest.context.close();
  },
);

test(
  'who keeps everybody waiting is named, and the game begins without their word',
  { timeout: 120_000 },
  async () => {
    const host = await open(PHONE, 'en');
    await tile(host.page, 'held-hands').locator('button.friends').click();
    await host.page.locator('dialog .btn.do').click();
    const guest = await open(DESKTOP, 'fr');
    await guest.page.goto(await host.page.locator('.link input').inputValue());
    await guest.page.route('**/word?*', (route) => route.abort());
    await guest.page.locator('form input[type=text]').fill('Théo');
    await guest.page.locator('form .btn.do').click();
    await host.page.locator('.sealing [role=status]', { hasText: 'Théo' }).waitFor();
    await hasNoBarrierInAnyTheme(host.page, 'the sealing');
    await isNotWider(host.page, 'the sealing');
    await host.page.locator('.plate').waitFor({ timeout: 30_000 });
    await guest.page.locator('.plate').waitFor();
    const table = await host.page.evaluate(async () =>
      (await fetch(`/api${location.pathname.replace('/t/', '/tables/')}`)).json(),
    );
    assert.deepEqual(
      table.table.seal.people.map(({ left_out }) => left_out),
      [false, true],
    );
    await host.context.close();
    await guest.context.close();
  },
);
