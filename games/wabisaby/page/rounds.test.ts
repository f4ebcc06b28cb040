import { describe, expect, it } from 'vitest';
import { roundsOf } from './rounds';
import type { Sighting } from './wire/rules';

const began = (round: number): Sighting => ({ round_began: { round } });
const laid = (seat: number, target: number, ...cards: (number | 'W')[]): Sighting => ({
  hand_revealed: { seat, cards, target },
});
const scored = (seat: number, points: number): Sighting => ({ round_scored: { seat, points } });

describe('the rounds of a finished game', () => {
  const rounds = roundsOf([
    began(1),
    laid(0, 1, 1, 1, 2, 2, 2, 'W'),
    laid(1, 0, 6, 6, 5, 5, 4, 3),
    scored(0, 4),
    scored(1, 3),
    began(2),
    { die_rolled: { die: 3 } },
    laid(0, 0, 3, 3, 3, 4, 4, 4),
    laid(1, 0, 1, 2, 3, 4, 5, 6),
    scored(0, 0),
    scored(1, 0),
    'game_ended',
  ]);

  it('are those that were scored, the last one too', () => expect(rounds).toHaveLength(2));

  it('name what the hand came to that somebody aimed at', () => {
    expect(rounds[0]?.[0]).toMatchObject({ total: 8, target: 1, aimed: 29, wabi: 1, points: 4 });
    expect(rounds[0]?.[1]).toMatchObject({ total: 29, target: 0, aimed: 8, wabi: 0, points: 3 });
    expect(rounds[1]?.[0]).toMatchObject({ total: 21, target: 0, aimed: 21, points: 0 });
  });

  it('are none before the record is here', () => expect(roundsOf([])).toEqual([]));
});
