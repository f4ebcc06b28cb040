// Games that bots played, through the module that turns steps into acts. The folder `long` beside those that are kept may
// hold more of them: `cargo run -p tsugi-catalog --example steps -- wabisaby 4 200 > web/tests/steps/long/wabisaby.jsonl`.

import { describe, expect, test } from 'vitest';
import { pageOf } from '../games/pages';
import type { Shown, Step } from '../wire';
import { type Act, actsOf, cuesOf, lengthOf, Player, type Stage, type Staging } from './acts';

type Update = Shown & { game: string; seed: number };

const files = import.meta.glob<string>('../../tests/steps/**/*.jsonl', {
  query: '?raw',
  import: 'default',
});
const gamesIn = (text: string): Map<number, Update[]> => {
  const games = new Map<number, Update[]>();
  for (const line of text.trim().split('\n')) {
    const update = JSON.parse(line) as Update;
    games.set(update.seed, [...(games.get(update.seed) ?? []), update]);
  }
  return games;
};

/** Whether these are the very same steps. */
const same = (one: readonly Step[], other: readonly Step[]): boolean =>
  one.length === other.length && one.every((step, at) => step === other[at]);

/** The table after each step, read as the wire says it. */
function stood({ steps = [], view }: Update): unknown[] {
  let before: unknown;
  return steps.map((step, at) => {
    before = step.view ?? (at === steps.length - 1 ? view : before);
    return before;
  });
}

describe.each(Object.entries(files))('%s', async (_, read) => {
  const games = gamesIn(await read());
  const updates = [...games.values()].flat();
  const page = pageOf(updates[0]!.game);

  test(`${games.size} games: every step is in one act, in order, none twice`, () => {
    for (const update of updates) {
      const acts = actsOf(update, page);
      expect(
        same(
          acts.flatMap(({ steps }) => steps),
          update.steps ?? [],
        ),
      ).toBe(true);
      expect(acts.every(({ steps }) => steps.length > 0)).toBe(true);
    }
  });

  test('after each act the table stands as after its last step', () => {
    for (const update of updates) {
      const views = stood(update);
      let [seen, shown]: [number, unknown] = [0, undefined];
      for (const { steps, view } of actsOf(update, page)) {
        seen += steps.length;
        shown = view ?? shown;
        expect(shown).toBe(views[seen - 1]);
      }
    }
  });

  test('a game played through leaves nothing out, whenever it is hurried', () => {
    for (const [seed, own] of games) {
      const told: Step[] = [];
      const stage: Stage = {
        set: ({ act }) => void told.push(...(act?.steps ?? [])),
        show: ({ act }) => void told.push(...(act?.steps ?? [])),
        settle() {},
        rest() {},
        length: () => 1,
      };
      const player = new Player(stage);
      own.forEach((update, at) => {
        player.add(cuesOf(update, page));
        if ((at + seed) % 3 === 0) player.hurry();
      });
      player.hurry();
      const all = own.flatMap(({ steps = [] }) => steps);
      expect(same(told, all)).toBe(true);
      expect(player.isBehind).toBe(false);
    }
  });
});

const step = (sighting: unknown, weight: Step['weight'], view?: unknown): Step => ({
  sighting,
  weight,
  text: String(sighting),
  ...(view === undefined ? {} : { view }),
});
const page: Staging = {
  who: (seen) => (seen === 'mine' ? 0 : seen === 'theirs' ? 1 : null),
  joins: (before, next) => (before === 'broke' && next === 'broke' ? true : undefined),
  sound: (seen) => (seen === 'broke' ? 'break' : null),
};

test('upkeep is one act, what a game joins is one act, and each has the words of what matters in it', () => {
  const steps = [
    step('mine', 'normal'),
    step('deal', 'detail'),
    step('turn', 'detail'),
    step('broke', 'milestone'),
    step('broke', 'milestone'),
  ];
  const acts = actsOf({ version: 1, steps, view: 9 }, page);
  expect(acts.map(({ text }) => text)).toEqual(['mine', 'deal turn', 'broke broke']);
  expect(acts.map(({ sound }) => sound)).toEqual(['move', null, 'break']);
  expect(acts.map(({ who }) => who)).toEqual([0, null, null]);
  expect(acts.map(({ view }) => view)).toEqual([undefined, undefined, 9]);
  expect(acts.map(({ place }) => place)).toEqual(['1.0', '1.2', '1.4']);
});

describe('an act is shown', () => {
  const one = (seen: string, weight: Step['weight'], view: unknown = 1): Act =>
    actsOf({ version: 1, steps: [step(seen, weight, view)], view: 2 }, page)[0]!;
  const at = (pace: 'calm' | 'brisk' | 'once') => ({ pace, me: 0 });

  test('for a time by its weight and the pace', () => {
    expect(lengthOf(one('theirs', 'normal'), [], at('brisk'))).toBe(650);
    expect(lengthOf(one('theirs', 'milestone'), [], at('brisk'))).toBe(1200);
    expect(lengthOf(one('theirs', 'normal'), [], at('calm'))).toBe(1170);
    expect(lengthOf(one('theirs', 'milestone'), [], at('once'))).toBe(0);
  });

  test('shorter where one did it oneself', () => {
    expect(lengthOf(one('mine', 'normal'), [], at('brisk'))).toBe(325);
  });

  test('shorter the more waits behind it, and not at all where far too much does', () => {
    const many = (count: number) => Array.from({ length: count }, () => one('theirs', 'normal'));
    const all = many(30);
    const whole = all.reduce(
      (sum, now, place) => sum + lengthOf(now, all.slice(place + 1), at('brisk')),
      0,
    );
    expect(lengthOf(all[0]!, all.slice(1), at('brisk'))).toBe(72);
    expect(whole).toBeLessThan(13_000);
    expect(lengthOf(all[0]!, many(61), at('brisk'))).toBe(0);
  });
});
