import { expect, test } from 'vitest';
import { ABOUT, scene } from './encounters';

const [box = ''] = Object.values(
  import.meta.glob<string>('../../rules/data/encounters.toml', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);
const ids = [...box.matchAll(/^id = "(.+)"$/gm)].map(([, id]) => id!);

test('every encounter of the box has a picture of what it is about', () => {
  expect(ids.length).toBeGreaterThan(70);
  expect(Object.keys(ABOUT).toSorted()).toEqual(ids.toSorted());
});

test('few share a picture, and only where they are about the same', () => {
  const pictures = new Set(ids.map((id) => scene(id, 'small')));
  expect(pictures.size).toBeGreaterThan(65);
});

test('a card of another box has the picture of its sort', () => {
  expect(scene('unheard-of', 'food')).toBe(scene('eyeless-fish', 'food'));
  expect(scene('unheard-of', 'unheard-of')).toContain('<svg');
});
