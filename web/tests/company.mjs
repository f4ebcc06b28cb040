// Company: coming by a code, names, seats, another device, being away, ending for all, and playing again together.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  DESKTOP,
  PHONE,
  address,
  hasNoBarrierInAnyTheme,
  isNotWider,
  open,
  playTogether,
  shot,
  tile,
} from './world.mjs';

/** A table that waits for a friend, made by Nora. */
async function waiting(game) {
  const host = await open(DESKTOP, 'en');
  await tile(host.page, game).locator('button.friends').click();
  await host.page.locator('dialog .su-right > .namefield input').fill('Nora');
  await host.page.locator('dialog .btn.do').click();
  await host.page.locator('.codecard .code').waitFor();
  return host;
}

/** A friend who has followed the link and sits. */
async function friend(host, name = 'Théo') {
  const guest = await open(PHONE, 'fr');
  await guest.page.goto(await host.page.locator('.link input').inputValue());
  await guest.page.locator('form input[type=text]').fill(name);
  await guest.page.locator('form .btn.do').click();
  return guest;
}

test(
  'a friend comes by the code, is let in, and both change what is to be changed',
  { timeout: 120_000 },
  async () => {
    const host = await waiting('broken-and-beautiful');
    const code = (await host.page.locator('.codecard .code').innerText()).replace(/\s/g, '');
    assert.match(code, /^[A-Z]+-[A-Z]+-\d\d$/);
    const guest = await open(PHONE, 'fr');
    await guest.page.goto(`${address}join`);
    const [typed, name] = [guest.page.locator('input').first(), guest.page.locator('input').nth(1)];
    await typed.fill('pas un code');
    await name.fill('Ren');
    await guest.page.locator('form .btn.do').click();
    assert.match(await guest.page.locator('[role=alert]').innerText(), /deux mots et un nombre/);
    await isNotWider(guest.page, 'the door');
    await hasNoBarrierInAnyTheme(guest.page, 'the door');
    await typed.fill(code.replaceAll('-', ' ').toLowerCase());
    await guest.page.locator('form .btn.do').click();
    await host.page.locator('.knock').waitFor();
    await shot(host.page, 'lobby-knock');
    await hasNoBarrierInAnyTheme(host.page, 'the lobby with a knock');
    // Four seats, one less, and four again: one stays free.
    const seats = host.page.locator('.who-plays .place');
    for (const number of [4, 3, 4]) {
      await host.page.locator('.places .seg button', { hasText: number }).click();
      await host.page.waitForFunction(
        (number) => document.querySelectorAll('.who-plays .place').length === number,
        number,
      );
    }
    assert.equal(await seats.count(), 4);
    await host.page.locator('.knock .btn').last().click();
    await guest.page.locator('form .btn.do').click();
    // The name is changed where it is shown, and everybody reads it.
    await guest.page.locator('.place .rename-way').click();
    await guest.page.locator('.place .rename input').fill('Inès');
    await guest.page.locator('.place .rename .btn').click();
    await host.page.locator('.place b', { hasText: 'Inès' }).waitFor();
    await host.page.locator('.lobby-dock .btn.do').click();
    await host.page.locator('main.frame').waitFor();
    await guest.page.locator('main.frame').waitFor();
    // A refused code stands in the console of the one who guessed.
    assert.deepEqual(host.complaints, []);
    await host.context.close();
    await guest.context.close();
  },
);

test(
  'a closed tab is away within ten seconds, and a seat moves to another device from the page',
  { timeout: 120_000 },
  async () => {
    const host = await waiting('kintsugi');
    await host.page.locator('.places .seg button', { hasText: 2 }).click();
    const guest = await friend(host);
    await guest.page.locator('main.frame').waitFor();
    await guest.page.locator('.top button.icon').last().click();
    await guest.page.locator('.device:not(.invitation) .btn').click();
    const qr = guest.page.locator('.device:not(.invitation) .qr');
    await qr.waitFor();
    await guest.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await guest.page.locator('.device:not(.invitation) .btn').click();
    const link = await guest.page.evaluate(() => navigator.clipboard.readText());
    const phone = await open(PHONE, 'en');
    await phone.page.goto(link);
    await phone.page.locator('main.frame .mine').waitFor();
    await guest.page.locator('.banner.noted').waitFor({ state: 'attached' });
    const began = Date.now();
    await phone.context.close();
    await host.page.locator('.company p', { hasText: 'Théo' }).waitFor({ timeout: 10_000 });
    console.log(`away shown ${Date.now() - began} ms after a closed tab`);
    await host.context.close();
    await guest.context.close();
  },
);

test(
  'the game ends for all where the others agree, and not where they do not',
  { timeout: 120_000 },
  async () => {
    const host = await waiting('kintsugi');
    await host.page.locator('.places .seg button', { hasText: 2 }).click();
    const guest = await friend(host);
    await guest.page.locator('main.frame').waitFor();
    const ask = async () => {
      await host.page.locator('.top a.icon').first().click();
      await host.page.locator('.leave-way').nth(2).click();
      await guest.page.locator('.asking').waitFor();
    };
    await ask();
    await guest.page.locator('.asking .btn').last().click();
    await host.page.locator('.asking').waitFor({ state: 'detached' });
    await ask();
    await guest.page.locator('.asking .btn.do').click();
    for (const { page } of [host, guest]) await page.locator('.banner.ended').waitFor();
    await host.page.locator('.banner.ended .btn').click();
    await host.page.locator('.open.done .own').waitFor();
    assert.deepEqual([...host.complaints, ...guest.complaints], []);
    await host.context.close();
    await guest.context.close();
  },
);

test(
  'playing again calls the other, shows who is in, and says who is not',
  { timeout: 240_000 },
  async () => {
    const host = await waiting('kintsugi');
    await host.page.locator('.places .seg button', { hasText: 2 }).click();
    const guest = await friend(host);
    await guest.page.locator('main.frame').waitFor();
    await playTogether([host.page, guest.page]);
    await host.page.locator('.end-acts .btn.do').click();
    await guest.page.locator('.end-dock .say', { hasText: 'Nora' }).waitFor();
    await shot(guest.page, 'end-called-phone');
    await guest.page.locator('.end-acts .btn.do').click();
    for (const { page } of [host, guest]) await page.locator('main.frame').waitFor();
    assert.equal(host.page.url(), guest.page.url(), 'both sit at one table');
    await playTogether([host.page, guest.page]);
    await host.page.locator('.end-acts .btn.do').click();
    await guest.page.locator('.end-dock .say', { hasText: 'Nora' }).waitFor();
    await guest.page.locator('.end-acts .btn.way').first().click();
    await host.page.locator('.end-dock .say', { hasText: 'Théo does not play again' }).waitFor();
    await host.page.locator('.end-acts .btn.do').click();
    await host.page.locator('main.frame').waitFor();
    assert.deepEqual([...host.complaints, ...guest.complaints], []);
    await host.context.close();
    await guest.context.close();
  },
);
