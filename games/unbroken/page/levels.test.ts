import { describe, expect, it } from 'vitest';
import { effortOf, levelsOf } from './levels';
import type { Sighting, View } from './wire/rules';

const NOTHING = { small: 0, medium: 0, large: 0, cunning: 0, food: 0, wood: 0, metal: 0 };

describe('the way through the levels', () => {
  const events: Sighting[] = [
    { level_began: { level: 1 } },
    { monster_revealed: { monster: 'rat-swarm' } },
    { tricked: { paid: { ...NOTHING, treasure: 0 } } },
    { level_began: { level: 2 } },
    { monster_revealed: { monster: 'ghoul' } },
    'battle_began',
    { round_began: { round: 1 } },
    { round_began: { round: 2 } },
    'monster_defeated',
    { level_began: { level: 3 } },
  ];
  const levels = levelsOf(events, []);

  it('says what waited, and how it was passed', () => {
    expect(levels.get(1)).toMatchObject({ monster: 'rat-swarm', how: 'tricked', rounds: 0 });
    expect(levels.get(2)).toMatchObject({ monster: 'ghoul', how: 'slain', rounds: 2 });
  });

  it('leaves open what was not come to', () => {
    expect(levels.get(3)).toEqual({ monster: null, how: null, rounds: 0, lowest: null });
    expect(levels.has(4)).toBe(false);
  });

  it('counts effort of every size, one each', () => {
    const having = (resources: View['resources']) => ({ resources }) as Partial<View> as View;
    expect(effortOf(having({ small: 2, medium: 1, large: 3, cunning: 4 }))).toBe(6);
    expect(effortOf(having({}))).toBe(0);
  });
});
