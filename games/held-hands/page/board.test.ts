import { expect, test } from 'vitest';
import { at, emotion, lines, ringOf } from './board';
import { ways } from './view';

const rounded = (node: string, turned: boolean): number[] =>
  at(node, turned).map((value) => Math.round(value) + 0);

test('north is up for one player and down for the other', () => {
  expect(rounded('O0', false)).toEqual([0, -432]);
  expect(rounded('O0', true)).toEqual([0, 432]);
  expect(rounded('M4', false)).toEqual([292, 0]);
  expect(rounded('H', true)).toEqual([0, 0]);
});

test('each line is drawn once, apart where one end is shut', () => {
  const nodes = [
    { node: 'O0', lines: ['O1', 'M0'] },
    { node: 'O1', lines: ['O0'] },
    { node: 'M0', lines: ['O0'] },
  ];
  const drawn = lines(nodes, false, (node) => node.startsWith('O'));
  expect(drawn.open.match(/M/g)).toHaveLength(1);
  expect(drawn.open).toMatch(/A432 432/);
  expect(drawn.shut.match(/M/g)).toHaveLength(1);
  expect(drawn.shut).toContain('L');
});

test('every emotion has a shape of its own', () => {
  const shapes = (['R', 'K', 'G', 'B'] as const).map(
    (colour) => /d="([^"]+)"/.exec(emotion(colour))?.[1],
  );
  expect(new Set(shapes).size).toBe(4);
});

test('a node lies on the ring of its letter', () => {
  expect(['O31', 'M0', 'I7', 'H'].map(ringOf)).toEqual(['outer', 'middle', 'inner', 'heart']);
});

test('steps are found among what is offered, each with its offer', () => {
  const step = { to: 'M3', hand: 0, place: 'b' };
  const offers = [
    { action: 'end_turn' as const, text: 'End the turn' },
    { action: { step }, text: 'Step on M3' },
  ];
  expect(ways(offers)).toEqual([{ ...step, offer: offers[1] }]);
});
