// The view of Unbroken, and what of it is drawn where. No rules: what may be done, what it costs and what comes of it
// is the server's to say.

import type { Purse, Resource, View } from '../../wire/unbroken';
import type { Danger, Lexicon, Preview } from '../../wire/unbroken-words';

export type { Outlook, Purse, Resource, View } from '../../wire/unbroken';
export type { Clause, Lexicon } from '../../wire/unbroken-words';

/** A choice in sight, as the stream's first protocol tells it. */
export type Choice = Preview & {
  action: unknown;
  offer: string;
  because: { ruling: string; message: string } | null;
};
export type Ahead = Danger & { choices: Choice[] };

/** What of the box's figures is drawn. */
export interface Box {
  tracks: {
    bars: Purse;
    levels: { level: number; time: number; uses: number; food: number }[];
    ranks: { from: number }[];
  };
  weapons: {
    id: string;
    attacks: { cost: Purse; effect: { wound: number } | { break: number } }[];
  }[];
  encounters: { id: string; category: string; time: number; cost: Purse }[];
  monsters: {
    id: string;
    level: number;
    health: number;
    armor: number;
    trickery: Purse | null;
    reward: Purse;
  }[];
}

/** The box: its figures, and its words in the language of the page. */
export interface Parts {
  box: Box;
  words: Lexicon;
}

export type Verb =
  | 'act'
  | 'craft'
  | 'resolve'
  | 'rest'
  | 'attack'
  | 'respond'
  | 'keep'
  | 'cure'
  | 'eat'
  | 'end_preparation'
  | 'fight'
  | 'explore'
  | 'endure'
  | 'trick'
  | 'battle'
  | 'skip'
  | 'pass'
  | 'downgrade';

/** A choice in sight: the server's, with what the page needs to find it again. */
export interface Option extends Choice {
  key: string;
  verb: Verb;
  /** What it is about: the id of a card, a power, a weapon; the number of an attack or of food. */
  of: string | number | null;
  /** Its place among the legal actions; -1 where it is none. */
  index: number;
}

export const ROMAN = ['', 'I', 'II', 'III', 'IV'];

/** What lies open for one who only watches: cards without a price or a reason. */
function open(view: View): Choice[] {
  const plain = (action: unknown): Choice => ({
    action,
    offer: '',
    price: {},
    after: null,
    because: null,
  });
  if (view.phase === 'exploration')
    return [...new Set(view.revealed)].map((card) => plain({ resolve: { card } }));
  if (view.phase === 'keep_skill')
    return view.revealed_skills.map((skill) => plain({ keep: { skill } }));
  return [];
}

/** The choices in sight, and which of them are legal: those and no others can be sent. */
export function options(view: View, ahead: Ahead | null, legal: unknown[]): Option[] {
  const keys = legal.map((action) => JSON.stringify(action));
  return (ahead?.choices ?? open(view)).map((choice) => {
    const key = JSON.stringify(choice.action);
    const [verb, about] =
      typeof choice.action === 'string'
        ? [choice.action, {}]
        : Object.entries(choice.action as Record<string, object>)[0]!;
    const of = (Object.values(about)[0] ?? null) as string | number | null;
    return { ...choice, key, verb: verb as Verb, of, index: keys.indexOf(key) };
  });
}

/** How much of a resource. */
export const amount = (purse: Purse, of: Resource): number => purse[of] ?? 0;

/** The resources of which there is some. */
export const held = (purse: Purse): [Resource, number][] =>
  Object.entries(purse) as [Resource, number][];

export type Screen = 'travel' | 'explore' | 'meet' | 'battle' | 'cards' | 'meal' | 'over';

/** Which screen a phase is played on. */
export function screen(view: View): Screen {
  const { phase } = view;
  if (typeof phase === 'object') {
    if ('over' in phase) return 'over';
    return view.stage === 'combat' ? 'battle' : 'cards';
  }
  switch (phase) {
    case 'exploration':
      return 'explore';
    case 'trickery':
      return 'meet';
    case 'turn':
      return 'battle';
    case 'keep_skill':
    case 'cure':
      return 'cards';
    case 'hunger':
      return 'meal';
    default:
      return 'travel';
  }
}
