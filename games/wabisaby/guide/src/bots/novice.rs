//! A beginner at WabiSaby: notes nothing, thinks of this turn alone and never of when the round ends. Alone
//! it looks at the cards that lie up and leaves the others where they are.

use tsugi_engine::{Bot, Chance, Eyes, Game};
use tsugi_wabisaby::{Action, Card, PhaseView, Place, Seen, View, WabiSaby};

use super::thought::{Regard, Sight, Thought};

/// A beginner.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoviceWabiSaby;

impl Bot<WabiSaby> for NoviceWabiSaby {
    fn choose(&mut self, eyes: Eyes<'_, WabiSaby>, legal: &[Action], chance: &mut dyn Chance) -> Action {
        let mut view = eyes.view();
        WabiSaby::forget(&mut view);
        let any = legal[chance.below(legal.len() as u32) as usize];
        match &view.phase {
            PhaseView::Playing { .. } => {
                let mut thought = Thought::of(eyes.game(), Sight::of_view(&view, eyes.seat()), Regard::Own);
                let actions = legal.iter().filter(|action| !matches!(action, Action::Swap { .. }));
                let valued =
                    actions.map(|&action| (thought.after(action) + f64::from(chance.below(1000)) * 1e-6, action));
                valued.reduce(|best, next| if next.0 > best.0 { next } else { best }).map_or(any, |(_, action)| action)
            }
            PhaseView::Drawing { drawn, .. } => Some(alone(&view, *drawn)).filter(|a| legal.contains(a)).unwrap_or(any),
            PhaseView::Choosing { .. } | PhaseView::Over => any,
        }
    }
}

/// Gives the highest card in sight for a lower one in sight, and sets everything else aside.
fn alone(view: &View, drawn: Seen) -> Action {
    let value = |seen: Seen| super::face(seen).map_or(0, Card::value);
    let hand = view.hands[0];
    let highest = Place::all().max_by_key(|place| value(hand[place.index()]));
    match (highest, drawn) {
        (Some(own), Seen::Face(card)) if card.value() < value(hand[own.index()]) => Action::Replace { own },
        (Some(own), _) if view.die == 0 => Action::Replace { own },
        _ => Action::Skip,
    }
}
