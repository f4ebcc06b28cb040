import { describe, expect, it } from 'vitest';
import { happened } from './happened';

describe('what a record tells', () => {
  it('is the set-up and every choice, in order', () =>
    expect(
      happened({ setup: ['a'], entries: [{ events: ['b', 'c'] }, { events: ['d'] }] }),
    ).toEqual(['a', 'b', 'c', 'd']));

  it('leaves out what was taken back, entries counted with those', () =>
    expect(
      happened({
        setup: [],
        entries: [
          { events: ['a'] },
          { events: ['b'] },
          { undo: 1 },
          { events: ['c'] },
          { events: ['d'] },
          { undo: 3 },
          { events: ['e'] },
        ],
      }),
    ).toEqual(['a', 'e']));
});
