// How a table is set: who sits where and what was chosen, kept for *Play now*. Which games, strengths and options there
// are comes from the server.

import { lasting } from '../lib/store';
import type { ChoiceDoc, GameDoc, NewSeat, NewTable, SeatDoc, TableDoc } from '../wire';

/** Who is to sit in a seat. */
export type Place =
  { who: 'me' } | { who: 'bot'; bot: string } | { who: 'link' } | { who: 'here'; name: string };

/** A table that could be made. */
export interface Plan {
  places: Place[];
  /** What was chosen otherwise than usual. */
  options: Record<string, unknown>;
  hints: boolean;
  /** Whether anybody may find and watch it. */
  public: boolean;
  /** At a game played in silence: whether others are shown what was done on a quiet beat. */
  beat: boolean;
}

/** The bot that sits down first where nobody chose one. */
const FIRST_BOT = 'casual';

/** The strength to begin with: the casual one, else the weakest there is. */
export const firstBot = ({ strengths, bots }: GameDoc): string =>
  strengths.find(({ bot }) => bot === FIRST_BOT)?.bot ?? strengths[0]?.bot ?? bots[0] ?? '';

/** How a table is set where nobody ever chose: me, and so many bots. */
export function usualPlan(game: GameDoc, opponents: number): Plan {
  const bot = firstBot(game);
  const others = Math.max(game.seats[0] - 1, Math.min(game.seats[1] - 1, opponents));
  const bots = Array.from({ length: others }, (): Place => ({ who: 'bot', bot }));
  return { places: [{ who: 'me' }, ...bots], options: {}, hints: true, public: false, beat: true };
}

/** So many seats: bots are added, the last are taken away. */
export function resized(places: Place[], players: number, bot: string): Place[] {
  const more = Array.from({ length: Math.max(0, players - places.length) }, (): Place => ({
    who: 'bot',
    bot,
  }));
  return [...places.slice(0, players), ...more];
}

function isPlace(place: unknown, { bots }: GameDoc): place is Place {
  const { who, bot, name } = (place ?? {}) as Record<string, unknown>;
  if (who === 'bot') return typeof bot === 'string' && bots.includes(bot);
  return who === 'me' || who === 'link' || (who === 'here' && typeof name === 'string');
}

/** The plan that was kept of a game; none where it no longer fits the game. */
export function keptPlan(game: GameDoc): Plan | null {
  try {
    const kept = JSON.parse(lasting.get(`plan.${game.id}`) ?? 'null') as Partial<Plan> | null;
    const places: unknown[] = kept?.places ?? [];
    if (!kept || places.length < game.seats[0] || places.length > game.seats[1]) return null;
    if (!places.every((place) => isPlace(place, game))) return null;
    const known = game.options.map(({ key }) => key);
    const options = Object.entries(kept.options ?? {}).filter(([key]) => known.includes(key));
    return {
      places,
      options: Object.fromEntries(options),
      hints: kept.hints !== false,
      public: kept.public === true,
      beat: kept.beat !== false,
    };
  } catch {
    return null;
  }
}

export const keepPlan = (game: GameDoc, plan: Plan): void =>
  lasting.set(`plan.${game.id}`, JSON.stringify(plan));

/** What is asked of the server. */
export function tableOf(game: GameDoc, plan: Plan, name: string, called: string[]): NewTable {
  const seat = (place: Place, at: number): NewSeat => {
    if (place.who === 'me') return 'mine';
    if (place.who === 'link') return 'open';
    return place.who === 'bot' ? { bot: place.bot } : { guest: place.name.trim() || called[at]! };
  };
  return {
    game: game.id,
    seats: plan.places.map(seat),
    options: plan.options,
    hints: plan.hints,
    public: plan.public,
    ...(game.silent && !plan.beat ? { beat: 0 } : {}),
    ...(name ? { name } : {}),
  };
}

/** The plan of a table that was played: who sat there sits there again, friends by link. */
export function planOf(game: GameDoc, table: TableDoc, yours: readonly number[]): Plan {
  const place = ({ who, bot, name }: SeatDoc, seat: number): Place => {
    if (seat === yours[0]) return { who: 'me' };
    if (yours.includes(seat)) return { who: 'here', name };
    return who === 'bot' && bot ? { who: 'bot', bot } : { who: 'link' };
  };
  const places = table.seats.map(place);
  const options = Object.entries(table.options).filter(([key, value]) => {
    const usual = game.options.find((option) => option.key === key)?.default;
    return usual !== undefined && JSON.stringify(usual) !== JSON.stringify(value);
  });
  return {
    places: places.some(({ who }) => who === 'me') ? places : [{ who: 'me' }, ...places.slice(1)],
    options: Object.fromEntries(options),
    hints: table.hints,
    public: table.public,
    // With a bot there is none to be told of.
    beat: table.beat !== undefined || places.some(({ who }) => who === 'bot'),
  };
}

/** The value that stands where nothing was chosen. */
export const usualOf = (game: GameDoc, { key }: ChoiceDoc): unknown =>
  game.options.find((option) => option.key === key)?.default;

/** Sets an option; what is as usual is not kept. */
export function chosen(
  options: Record<string, unknown>,
  game: GameDoc,
  choice: ChoiceDoc,
  value: unknown,
): Record<string, unknown> {
  const rest = Object.fromEntries(Object.entries(options).filter(([key]) => key !== choice.key));
  const same = JSON.stringify(value) === JSON.stringify(usualOf(game, choice));
  return same ? rest : { ...rest, [choice.key]: value };
}
