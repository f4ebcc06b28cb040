// Two at one screen: whoever has it is named, and a curtain hangs only where something is hidden.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DESKTOP, atOneScreen, click, drawn, open, whatIsOffered } from './world.mjs';

test(
  'the table turns with a word, and its log stands at its end',
  { timeout: 120_000 },
  async () => {
    const { page, context, complaints } = await open(DESKTOP, 'en');
    await atOneScreen(page, 'broken-and-beautiful', ['Nora', 'Théo']);
    await page.locator('.mine .who').waitFor();
    const first = await page.locator('.mine .who').innerText();
    const other = first === 'Nora' ? 'Théo' : 'Nora';
    // Each picks once or twice before the other does.
    const turned = () => page.locator('.mine .who', { hasText: other }).count();
    while (!(await turned())) {
      await page.waitForFunction(whatIsOffered);
      if (!(await turned())) await click(page, whatIsOffered);
    }
    await page.locator('.banner.floating', { hasText: `${other}, it is your turn.` }).waitFor();
    await drawn(page);
    const beyond = await page
      .locator('.log ol')
      .evaluate((log) => log.scrollHeight - log.clientHeight - log.scrollTop);
    assert.ok(beyond < 2, `${beyond} px of the log lie below`);
    assert.deepEqual(complaints, []);
    await context.close();
  },
);

test(
  'held hands: a curtain for the first look, and none for a walk',
  { timeout: 120_000 },
  async () => {
    const { page, context, complaints } = await open(DESKTOP, 'en');
    await atOneScreen(page, 'held-hands', ['Nora', 'Théo']);
    const seen = { looks: 0, turns: new Set() };
    /** In the page: the curtain, else what is offered. */
    const next = () => document.querySelector('.curtain .btn') ?? globalThis.whatIsOffered();
    while (seen.turns.size < 2) {
      await page.waitForFunction(next);
      const curtain = await page.locator('.curtain').count();
      if (curtain) seen.looks += 1;
      else if (await page.locator('.node.can').count())
        seen.turns.add(await page.locator('.mine .who').first().innerText());
      await page.evaluate((next) => globalThis.eval(`(${next})`)()?.click(), String(next));
      await drawn(page);
    }
    assert.ok(seen.looks >= 1 && seen.looks <= 2, `${seen.looks} curtains before both have walked`);
    assert.deepEqual(complaints, []);
    await context.close();
  },
);
