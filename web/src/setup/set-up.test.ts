import { beforeEach, expect, test } from 'vitest';
import type { GameDoc } from '../wire';
import { chosen, keepPlan, keptPlan, resized, tableOf, usualPlan } from './set-up';

const game: GameDoc = {
  id: 'pebbles',
  name: 'Pebbles',
  pitch: '',
  seats: [2, 4],
  options: [{ key: 'ingots', values: { min: 0, max: 9 }, default: 3 }],
  choices: [{ key: 'ingots', label: 'Ingots', usual: 'printed: 3', values: [], number: [0, 9] }],
  bots: ['random', 'casual', 'strong'],
  strengths: [
    { bot: 'casual', name: 'casual', does: '', measured: [] },
    { bot: 'strong', name: 'strong', does: '', measured: [] },
  ],
  bot_names: [],
  silent: false,
  hides: false,
};
const choice = game.choices[0]!;

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  Object.assign(globalThis, {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    },
  });
});

test('nobody chose: casual bots, never more than sit down', () => {
  expect(usualPlan(game, 2).places).toEqual([
    { who: 'me' },
    { who: 'bot', bot: 'casual' },
    { who: 'bot', bot: 'casual' },
  ]);
  expect(usualPlan(game, 0).places).toHaveLength(2);
  expect(usualPlan(game, 9).places).toHaveLength(4);
});

test('a plan comes back as it was kept', () => {
  const plan = usualPlan(game, 1);
  plan.places[1] = { who: 'bot', bot: 'strong' };
  plan.options = { ingots: 5 };
  keepPlan(game, plan);
  expect(keptPlan(game)).toEqual(plan);
});

test('a plan that no longer fits is forgotten', () => {
  keepPlan(game, { ...usualPlan(game, 3), places: usualPlan(game, 3).places.slice(0, 1) });
  expect(keptPlan(game)).toBeNull();
  const plan = usualPlan(game, 1);
  plan.places[1] = { who: 'bot', bot: 'gone' };
  keepPlan(game, plan);
  expect(keptPlan(game)).toBeNull();
  kept.set('tsugi.plan.pebbles', '{');
  expect(keptPlan(game)).toBeNull();
});

test('an option that is unknown by now is left out', () => {
  keepPlan(game, { ...usualPlan(game, 1), options: { ingots: 4, older: true } });
  expect(keptPlan(game)?.options).toEqual({ ingots: 4 });
});

test('only what differs is said', () => {
  expect(chosen({}, game, choice, 5)).toEqual({ ingots: 5 });
  expect(chosen({ ingots: 5 }, game, choice, 3)).toEqual({});
});

test('seats are added as bots and taken away from the end', () => {
  const places = resized([{ who: 'me' }, { who: 'link' }], 3, 'strong');
  expect(places).toEqual([{ who: 'me' }, { who: 'link' }, { who: 'bot', bot: 'strong' }]);
  expect(resized(places, 2, 'casual')).toEqual([{ who: 'me' }, { who: 'link' }]);
});

test('a friend at this screen without a name is called by the place', () => {
  const plan = usualPlan(game, 1);
  plan.places[1] = { who: 'here', name: ' ' };
  const table = tableOf(game, plan, '', ['', 'Player 2']);
  expect(table.seats).toEqual(['mine', { guest: 'Player 2' }]);
  expect('name' in table).toBe(false);
});
