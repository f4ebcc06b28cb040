//! A world in which a law was broken is made shorter, as long as the same law is broken: troubles are spared and doings
//! are left out. What is left is told in sentences.

use tsugi_house::Languages;

use crate::{
    Law, Plan, Trouble,
    world::{Outcome, run},
};

/// Limit of worlds tried while shrinking.
const MOST_TRIES: u32 = 120;

/// The shortest world that was found in which that law is broken, and what came of it.
pub fn shrink(plan: &Plan, law: Law, languages: &'static Languages) -> (Plan, Outcome) {
    let mut search = Search { law, languages, tries: 0 };
    let mut plan = Plan { told: false, ..plan.clone() };
    for trouble in Trouble::ALL {
        let mut calmer = plan.clone();
        calmer.spared.insert(trouble);
        plan = search.shorter(plan, calmer);
    }
    // Fewer doings at the end, then fewer anywhere.
    let mut doings = plan.doings;
    while doings > 1 {
        doings /= 2;
        let fewer = Plan { doings, ..plan.clone() };
        plan = search.shorter(plan, fewer);
    }
    let mut part = plan.doings / 2;
    while part > 0 && search.tries < MOST_TRIES {
        let mut from = 0;
        while from < plan.doings {
            let mut fewer = plan.clone();
            fewer.left_out.extend(from..(from + part).min(plan.doings));
            plan = search.shorter(plan, fewer);
            from += part;
        }
        part /= 2;
    }
    let told = Plan { told: true, ..plan };
    let outcome = run(&told, languages);
    (told, outcome)
}

struct Search {
    law: Law,
    languages: &'static Languages,
    tries: u32,
}

impl Search {
    /// The shorter of two, where the law is still broken in it.
    fn shorter(&mut self, plan: Plan, shorter: Plan) -> Plan {
        if self.tries >= MOST_TRIES {
            return plan;
        }
        self.tries += 1;
        let broken = run(&shorter, self.languages).broken;
        if broken.is_some_and(|broken| broken.law == self.law) { shorter } else { plan }
    }
}
