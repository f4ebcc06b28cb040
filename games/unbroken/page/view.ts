// What of the view of Unbroken is drawn where.

import type { Barred, Box, Offer, TableState } from '$web/lib/table-state';
import { ofAction, tagOf } from '$web/lib/values';
import type { Action, Outlook, Purse, Resource, View } from './wire/rules';
import type { Unbroken } from './index';

/** The box: its figures, and its words in the language of the page. */
export type Parts = Box<Unbroken>;

export type Verb = ReturnType<typeof tagOf<Action>>;

/** A choice in sight, in reach or not. */
export interface Option {
  /** Tells it from the others. */
  id: string;
  action: Action;
  verb: Verb;
  /** What it is about: the id of a card, a power, a weapon; the number of an attack or of food. */
  of: string | number | null;
  text: string;
  price: Purse;
  /** What it surely comes to. */
  after: Outlook | null;
  /** Whether it can be made now. */
  open: boolean;
  /** Why it cannot. */
  because: { ruling: string; message: string } | null;
}

export const ROMAN = ['', 'I', 'II', 'III', 'IV'];

/** What a choice is about. */
function about(action: Action): string | number | null {
  if (typeof action === 'string') return null;
  if ('act' in action) return action.act.action;
  if ('craft' in action) return action.craft.to;
  if ('resolve' in action) return action.resolve.card;
  if ('rest' in action) return action.rest.card;
  if ('attack' in action) return action.attack.index;
  if ('respond' in action) return action.respond.power;
  if ('keep' in action) return action.keep.skill;
  if ('cure' in action) return action.cure.condition;
  return action.eat.food;
}

function named(action: Action): Pick<Option, 'id' | 'action' | 'verb' | 'of'> {
  const [verb, of] = [tagOf(action), about(action)];
  return { id: of === null ? verb : `${verb} ${of}`, action, verb, of };
}

const inReach = ({ action, text, preview }: Offer<Unbroken>): Option => ({
  ...named(action),
  text,
  price: preview?.price ?? {},
  after: preview?.after ?? null,
  open: true,
  because: null,
});

const outOfReach = ({ action, text, preview, ruling, message }: Barred<Unbroken>): Option => ({
  ...named(action),
  text,
  price: preview.price,
  after: null,
  open: false,
  because: { ruling, message },
});

/** What lies open for one who only watches: cards without a price or a reason. */
function looked(view: View): Option[] {
  const plain = (action: Action): Option => ({
    ...named(action),
    text: '',
    price: {},
    after: null,
    open: false,
    because: null,
  });
  if (view.phase === 'exploration')
    return [...new Set(view.revealed)].map((card) => plain({ resolve: { card } }));
  if (view.phase === 'keep_skill')
    return view.revealed_skills.map((skill) => plain({ keep: { skill } }));
  return [];
}

/** The choices in sight, in the order in which they are drawn. */
export function options({
  view,
  offers,
  barred,
}: Pick<TableState<Unbroken>, 'view' | 'offers' | 'barred'>): Option[] {
  if (!offers.length && !barred.length) return looked(view);
  const all = [
    ...offers.map((offer) => ({ place: offer.place ?? 0, option: inReach(offer) })),
    ...barred.map((choice) => ({ place: choice.place, option: outOfReach(choice) })),
  ];
  return all.toSorted((one, two) => one.place - two.place).map(({ option }) => option);
}

/** The option of an action. */
export const optionOf = (list: readonly Option[], action: Action | null): Option | null =>
  action && ofAction(list, action);

/** How much of a resource. */
export const amount = (purse: Purse, of: Resource): number => purse[of] ?? 0;

export const EFFORT: Resource[] = ['small', 'medium', 'large'];

/** Whether a price asks for more of an effort than there is of that size: then a larger one pays. */
export const paysLarger = (price: Purse, purse: Purse): boolean =>
  EFFORT.some((size) => amount(price, size) > amount(purse, size));

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

/** Doing nothing is never what we expect, unless nothing else can be done. */
const IDLE: Verb[] = ['skip', 'pass', 'endure'];

/** Which of the buttons is meant where nothing is chosen: going on looking before meeting the monster. */
export function expected(plain: readonly Option[], only: boolean): Option | null {
  const active = plain.filter(({ verb }) => only || !IDLE.includes(verb));
  return active.find(({ verb }) => verb === 'explore') ?? active[0] ?? null;
}
