//! Which effect may stand where, and with which figures.

use tsugi_engine::Message;

use super::{At, Checked, Context, MOST, payable};
use crate::{
    Effect, Resource, Slug,
    effect::{Trigger, When},
    parts::Parts,
};

/// Refuses effects that may not stand there, or whose figures make no sense.
pub(super) fn effects(at: &At<'_>, field: &str, list: &[Effect], context: Context, parts: &Parts) -> Checked {
    at.ensure(list.len() <= 16, field, "error-unbroken-too-many-effects")?;
    for effect in list {
        at.ensure(
            may_stand(effect, context),
            field,
            Message::new("error-unbroken-effect-not-here").with("effect", word(effect)),
        )?;
        figures(at, field, effect, parts)?;
        if let Effect::Gamble { win, lose, .. } = effect {
            let nested = win.iter().chain(lose).any(|inner| matches!(inner, Effect::Gamble { .. } | Effect::Again));
            at.ensure(!nested, field, "error-unbroken-nested-gamble")?;
            effects(at, field, win, context, parts)?;
            effects(at, field, lose, context, parts)?;
        }
    }
    Ok(())
}

/// The word by which an effect stands in a file.
fn word(effect: &Effect) -> &'static str {
    match effect {
        Effect::Gain(_) => "gain",
        Effect::Hurt(_) => "hurt",
        Effect::Steal { .. } => "steal",
        Effect::Delay(_) => "delay",
        Effect::Commit => "commit",
        Effect::Learn(_) => "learn",
        Effect::Cure => "cure",
        Effect::Scout => "scout",
        Effect::Look(_) => "look",
        Effect::Gamble { .. } => "gamble",
        Effect::Upgrade => "upgrade",
        Effect::Downgrade => "downgrade",
        Effect::Wound(_) => "wound",
        Effect::Pierce(_) => "pierce",
        Effect::Break(_) => "break",
        Effect::AddWound(_) => "add_wound",
        Effect::Heal(_) => "heal",
        Effect::Rearm(_) => "rearm",
        Effect::Guard => "guard",
        Effect::Stagger(_) => "stagger",
        Effect::Stun => "stun",
        Effect::Disarm(_) => "disarm",
        Effect::AfflictNext(_) => "afflict_next",
        Effect::AfflictNow { .. } => "afflict_now",
        Effect::ShiftRoll(_) => "shift_roll",
        Effect::SetRoll(_) => "set_roll",
        Effect::Reroll => "reroll",
        Effect::Soften(_) => "soften",
        Effect::Again => "again",
    }
}

/// Which effect may stand where. R6.26: a response may not do what others answer to.
fn may_stand(effect: &Effect, context: Context) -> bool {
    use Context::{Action, Condition, Encounter, General, Monster, Response};
    let travel = matches!(context, Encounter | Action(When::Travel));
    let combat = context == Action(When::Combat);
    let own = matches!(context, Encounter | Action(_));
    match effect {
        Effect::Gain(_) => context != General,
        Effect::Hurt(_) | Effect::Steal { .. } | Effect::Delay(_) => {
            own || matches!(context, Monster { .. } | Condition)
        }
        Effect::Commit | Effect::Scout | Effect::Look(_) => travel,
        Effect::Learn(_) | Effect::Gamble { .. } => own,
        Effect::Cure => own || matches!(context, Response(_)),
        Effect::Upgrade | Effect::Downgrade => context == General,
        Effect::Wound(_) | Effect::Pierce(_) | Effect::Break(_) => combat,
        Effect::Stagger(_) => combat || context == Response(Trigger::BattleStart),
        // R1.10: conditions come from monsters alone. R6.10: none for a level after the last.
        Effect::AfflictNext(_) => matches!(context, Monster { level: 1..=3 }),
        Effect::Heal(_) | Effect::Rearm(_) | Effect::Guard | Effect::Stun | Effect::Disarm(_) => {
            matches!(context, Monster { .. })
        }
        Effect::AfflictNow { .. } => matches!(context, Monster { .. }),
        Effect::AddWound(_) => context == Response(Trigger::WoundingAttack),
        Effect::ShiftRoll(_) | Effect::SetRoll(_) | Effect::Reroll => context == Response(Trigger::MonsterRoll),
        Effect::Soften(_) => context == Response(Trigger::Hurt),
        Effect::Again => matches!(context, Action(When::Combat | When::Any)),
    }
}

/// An effect whose number is not from `least` to `most`.
fn effect_range(effect: &Effect, number: i16, least: i16, most: i16) -> Message {
    Message::new("error-unbroken-effect-range")
        .with("effect", word(effect))
        .with("number", number)
        .with("least", least)
        .with("most", most)
}

/// The numbers of an effect make sense.
fn figures(at: &At<'_>, field: &str, effect: &Effect, parts: &Parts) -> Checked {
    let within = |number: u8, least: u8, most: u8| {
        let problem = effect_range(effect, number.into(), least.into(), most.into());
        at.ensure((least..=most).contains(&number), field, problem)
    };
    let known = |id: Slug| {
        at.ensure(
            parts.conditions.iter().any(|one| one.id == id),
            field,
            Message::new("error-unbroken-no-condition").with("id", id),
        )
    };
    match effect {
        Effect::Gain(gain) => payable(at, field, gain, parts),
        Effect::Hurt(n)
        | Effect::Delay(n)
        | Effect::Look(n)
        | Effect::Learn(n)
        | Effect::Wound(n)
        | Effect::Pierce(n)
        | Effect::Break(n)
        | Effect::AddWound(n)
        | Effect::Heal(n)
        | Effect::Rearm(n)
        | Effect::Stagger(n)
        | Effect::Disarm(n)
        | Effect::Soften(n) => within(*n, 1, MOST),
        Effect::SetRoll(n) => within(*n, 1, 6),
        Effect::ShiftRoll(by) => at.ensure((-5..=5).contains(by), field, effect_range(effect, (*by).into(), -5, 5)),
        Effect::Gamble { at_least, .. } => within(*at_least, 2, 6),
        Effect::Steal { take, or_hurt } => {
            at.ensure(take.iter().count() == 1, field, "error-unbroken-steal")?;
            payable(at, field, take, parts)?;
            // R3.3: effort is stolen only where there is an alternative.
            let effort =
                take.iter().any(|(one, _)| matches!(one, Resource::Medium | Resource::Large | Resource::Small));
            at.ensure(!effort || *or_hurt > 0, field, "error-unbroken-steal-effort")?;
            within(*or_hurt, 0, MOST)
        }
        Effect::AfflictNext(id) => known(*id),
        Effect::AfflictNow { condition, rounds } => {
            known(*condition)?;
            within(*rounds, 0, MOST)
        }
        _ => Ok(()),
    }
}
