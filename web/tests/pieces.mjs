// At a brisk pace, act by act: when something has happened, the pieces stand in the picture as the view after it says,
// and the bar has its sentence.
//
// A short stretch of each game belongs to the tests; PIECES=2 plays two games of each to their end and counts.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tried } from './games.mjs';
import { click, DESKTOP, open, over, tile } from './world.mjs';

const GAMES = Number(process.env.PIECES ?? 0);
/** So many acts are looked at in the tests. */
const FEW = 20;

/** In the page: notes the picture of every act once it is drawn. */
function watch(look) {
  const lookAt = new Function(`return (${look})()`);
  globalThis.pictures = [];
  let last = null;
  const see = () => {
    const now = document.querySelector('[data-acting]');
    const place = now?.getAttribute('data-acting') ?? null;
    if (place !== null && place !== last)
      globalThis.pictures.push({ place, said: now.textContent, seen: lookAt() });
    last = place;
    requestAnimationFrame(see);
  };
  requestAnimationFrame(see);
}

/** The views after each step, by version and step, as they come over the wire. */
function listen(page) {
  const views = new Map();
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const { shown } = JSON.parse(String(payload));
      if (!shown?.steps) return;
      let before;
      shown.steps.forEach((step, at) => {
        before = step.view ?? (at === shown.steps.length - 1 ? shown.view : before);
        views.set(`${shown.version}.${at}`, { view: before, text: step.text, weight: step.weight });
      });
    }),
  );
  return views;
}

/** Whether a choice is awaited and nothing is being shown any more. */
const quiet = () => document.querySelector('[data-acting]') === null;

/** Plays a game and holds every act against its view; how many acts were held. */
async function held({ id, offered, look, facts }, most) {
  const { page, context, complaints } = await open(DESKTOP, 'en', {
    reducedMotion: 'no-preference',
  });
  const views = listen(page);
  await page.evaluate(() => (localStorage['tsugi.pace'] = 'brisk'));
  await page.reload();
  await tile(page, id).locator('button.play').click();
  await page.locator('main.frame .bar').waitFor();
  await page.evaluate(watch, String(look));
  const taken = async () => page.evaluate(() => globalThis.pictures.splice(0));
  let acts = 0;
  for (let clicks = 0; acts < most && !(await over(page)); clicks++) {
    await page.waitForFunction(quiet);
    await page.waitForFunction(offered, clicks);
    if (!(await over(page))) await click(page, offered, clicks);
    for (const { place, said, seen } of await taken()) {
      const told = views.get(place);
      assert.ok(told, `${id}: ${place} came over the wire`);
      if (told.view) assert.deepEqual(seen, facts(told.view, 0, seen), `${id}, ${place}: ${said}`);
      assert.ok(said.trim().length > 0, `${id}, ${place}: it is said`);
      acts++;
    }
  }
  assert.deepEqual(complaints, []);
  await context.close();
  return acts;
}

for (const game of tried.filter(({ look }) => look)) {
  test(
    `${game.id}: after each act the pieces are where the view says`,
    { timeout: GAMES ? 1_800_000 : 240_000 },
    async () => {
      let acts = 0;
      for (let round = 0; round < Math.max(1, GAMES); round++)
        acts += await held(game, GAMES ? Infinity : FEW);
      console.log(`${game.id}: ${acts} acts, each picture as its view`);
      assert.ok(acts >= FEW, `${acts} acts`);
    },
  );
}
