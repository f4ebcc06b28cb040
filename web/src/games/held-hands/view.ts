// The view of ...and then we held hands..., and what of it is drawn where.

export type { View } from '../../wire/held-hands';

export type Action =
  | { choose_fan: { side: 'left' | 'right' } }
  | { step: { to: string; hand: number; place: string } }
  | 'end_turn'
  | 'keep_perspective'
  | 'switch_perspective';

export const PLACES = 'abcdef';

export type Step = { to: string; hand: number; place: string; index: number };

/** The steps among the legal actions. */
export function steps(legal: Action[]): Step[] {
  return legal.flatMap((action, index) =>
    typeof action === 'object' && 'step' in action ? [{ ...action.step, index }] : [],
  );
}
