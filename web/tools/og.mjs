// Draws the picture that chat programs show of each game, from the art of its tile: `node tools/og.mjs ADDRESS`, of a page that is
// served. They are kept in public/og.

import { chromium } from 'playwright-core';

const [address] = process.argv.slice(2);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
await page.goto(address);
await page.locator('.tile .art svg').first().waitFor();
const games = await page
  .locator('.tile')
  .evaluateAll((tiles) => tiles.map((tile) => tile.dataset.game));
for (const game of games) {
  const picture = await page.evaluateHandle((game) => {
    document.querySelector('.og')?.remove();
    const tile = document.querySelector(`.tile[data-game="${game}"]`);
    const whole = document.body.appendChild(document.createElement('div'));
    whole.className = 'og';
    whole.style.cssText =
      'position:fixed;inset:0;z-index:99;display:grid;grid-template-columns:1fr 1fr;align-items:center;background:var(--page)';
    const art = tile.querySelector('.art').cloneNode(true);
    art.style.cssText = 'position:relative;height:630px;overflow:hidden';
    art.querySelector('svg').style.cssText = 'position:absolute;inset:0;width:100%;height:100%';
    const words = document.createElement('div');
    words.style.cssText = 'padding:56px;display:grid;gap:28px';
    const name = words.appendChild(document.createElement('b'));
    name.textContent = tile.querySelector('h2').textContent;
    name.style.cssText = 'font:700 68px/1.1 var(--display)';
    const house = words.appendChild(document.createElement('span'));
    house.textContent = 'Tsugi';
    house.style.cssText = 'font:500 34px/1 var(--display);color:var(--ink-2)';
    whole.append(words, art);
    return whole;
  }, game);
  await page.evaluate(() => document.fonts.ready);
  await picture
    .asElement()
    .screenshot({ path: `public/og/${game}.jpg`, type: 'jpeg', quality: 82 });
}
await browser.close();
