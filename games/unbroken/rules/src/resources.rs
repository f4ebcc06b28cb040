//! Resources, and how effort is paid: the same way for every payment (R2.4).

use std::fmt;
use tsugi_engine::Message;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de, ser::SerializeMap};

/// What is counted on the display sheets.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Resource {
    /// Small effort.
    Small,
    /// Medium effort.
    Medium,
    /// Large effort.
    Large,
    /// Cunning.
    Cunning,
    /// Food.
    Food,
    /// Wood.
    Wood,
    /// Metal.
    Metal,
    /// Treasure.
    Treasure,
    /// Time left on this level; in the Combat Phase, on the next.
    Time,
}

impl Resource {
    /// Every resource, in the order of the sheets.
    pub const ALL: [Self; 9] = [
        Self::Small,
        Self::Medium,
        Self::Large,
        Self::Cunning,
        Self::Food,
        Self::Wood,
        Self::Metal,
        Self::Treasure,
        Self::Time,
    ];

    /// Its name in files: `small`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Small => "small",
            Self::Medium => "medium",
            Self::Large => "large",
            Self::Cunning => "cunning",
            Self::Food => "food",
            Self::Wood => "wood",
            Self::Metal => "metal",
            Self::Treasure => "treasure",
            Self::Time => "time",
        }
    }
}

/// So much of each resource: what somebody holds, what something costs or brings.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(test, derive(ts_rs::TS), ts(as = "std::collections::BTreeMap<Resource, u8>"))]
pub struct Purse([u8; 9]);

impl Purse {
    /// Nothing.
    pub const EMPTY: Self = Self([0; 9]);

    /// So much of one resource.
    pub const fn of(resource: Resource, amount: u8) -> Self {
        let mut purse = Self::EMPTY;
        purse.0[resource as usize] = amount;
        purse
    }

    /// How much of a resource.
    #[inline(always)]
    pub const fn get(&self, resource: Resource) -> u8 {
        self.0[resource as usize]
    }

    /// The same with so much of a resource.
    #[inline(always)]
    #[must_use]
    pub const fn with(mut self, resource: Resource, amount: u8) -> Self {
        self.0[resource as usize] = amount;
        self
    }

    /// Whether there is nothing.
    #[inline(always)]
    pub fn is_empty(&self) -> bool {
        *self == Self::EMPTY
    }

    /// Both together, not above the bars.
    #[inline(always)]
    #[must_use]
    pub fn plus(self, more: Self, bars: &Self) -> Self {
        let mut sum = self.0;
        for ((own, more), bar) in sum.iter_mut().zip(more.0).zip(bars.0) {
            // R2.5: the bar's end is checked on the gain alone; what lies above it already stays.
            *own = own.saturating_add(more).min(bar.max(*own));
        }
        Self(sum)
    }

    /// What is left after this is taken; nothing goes below 0.
    #[inline(always)]
    #[must_use]
    pub fn minus(self, less: Self) -> Self {
        let mut left = self.0;
        for (own, less) in left.iter_mut().zip(less.0) {
            *own = own.saturating_sub(less);
        }
        Self(left)
    }

    /// Both together, without bars: a price and what is added to it.
    #[inline(always)]
    #[must_use]
    pub fn and(self, more: Self) -> Self {
        let mut sum = self.0;
        for (own, more) in sum.iter_mut().zip(more.0) {
            *own = own.saturating_add(more);
        }
        Self(sum)
    }

    /// Whether it holds all of that, without substitution.
    #[inline(always)]
    pub fn holds(&self, other: &Self) -> bool {
        self.0.iter().zip(other.0).all(|(own, other)| *own >= other)
    }

    /// What is really paid for a price: R2.1, R2.2, a higher category of effort stands for a lower one
    /// that is missing, one for one, the next higher first. None where it cannot be paid.
    #[inline(always)]
    pub fn payment(&self, price: &Self) -> Option<Self> {
        if self.holds(price) {
            return Some(*price);
        }
        let [small, medium, large, ..] = self.0;
        let [want_small, want_medium, want_large, ..] = price.0;
        let from_small = want_small.min(small);
        let mut medium_paid = want_medium.min(medium);
        let mut large_paid = want_large;
        // R2.3: never downward, so what is missing of large effort is missing.
        if large_paid > large || !self.rest().holds(&price.rest()) {
            return None;
        }
        let missing_medium = want_medium - medium_paid;
        large_paid = large_paid.checked_add(missing_medium).filter(|&paid| paid <= large)?;
        let mut missing_small = want_small - from_small;
        let spare_medium = missing_small.min(medium - medium_paid);
        medium_paid += spare_medium;
        missing_small -= spare_medium;
        large_paid = large_paid.checked_add(missing_small).filter(|&paid| paid <= large)?;
        let mut paid = *price;
        paid.0[..3].copy_from_slice(&[from_small, medium_paid, large_paid]);
        Some(paid)
    }

    /// What is not effort.
    #[inline(always)]
    fn rest(&self) -> Self {
        let mut rest = *self;
        rest.0[..3].fill(0);
        rest
    }

    /// All effort of every category, for a loss of small effort (R3.1).
    #[inline(always)]
    pub fn effort(&self) -> u32 {
        let [small, medium, large, ..] = self.0;
        u32::from(small) + u32::from(medium) + u32::from(large)
    }

    /// Each resource of which there is some.
    pub fn iter(&self) -> impl Iterator<Item = (Resource, u8)> + '_ {
        Resource::ALL.into_iter().map(|resource| (resource, self.get(resource))).filter(|(_, amount)| *amount > 0)
    }
}

impl fmt::Debug for Purse {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter().map(|(resource, amount)| (resource.name(), amount))).finish()
    }
}

impl Serialize for Purse {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut map = to.serialize_map(None)?;
        for (resource, amount) in self.iter() {
            map.serialize_entry(resource.name(), &amount)?;
        }
        map.end()
    }
}

impl<'de> Deserialize<'de> for Purse {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let mut purse = Self::EMPTY;
        for (name, amount) in std::collections::BTreeMap::<String, i64>::deserialize(from)? {
            let resource = Resource::ALL.into_iter().find(|resource| resource.name() == name).ok_or_else(|| {
                let known = Resource::ALL.map(Resource::name);
                let message = Message::new("error-unbroken-no-resource").with("word", &name);
                de::Error::custom(message.with("known", known.as_slice()))
            })?;
            let amount = u8::try_from(amount).ok().filter(|amount| *amount <= MOST);
            purse.0[resource as usize] = amount.ok_or_else(|| {
                let message = Message::new("error-unbroken-amount-range").with("resource", &name);
                de::Error::custom(message.with("most", MOST))
            })?;
        }
        Ok(purse)
    }
}

/// The most of a resource that a file may name: no sum of two leaves a byte.
const MOST: u8 = 99;

#[cfg(test)]
mod tests {
    use super::*;

    fn effort(small: u8, medium: u8, large: u8) -> Purse {
        Purse::of(Resource::Small, small).with(Resource::Medium, medium).with(Resource::Large, large)
    }

    #[test]
    fn the_exact_category_is_paid_first_then_the_next_higher() {
        let purse = effort(2, 1, 3);
        assert_eq!(purse.payment(&effort(2, 0, 0)), Some(effort(2, 0, 0)));
        assert_eq!(purse.payment(&effort(3, 0, 0)), Some(effort(2, 1, 0)));
        assert_eq!(purse.payment(&effort(5, 0, 0)), Some(effort(2, 1, 2)));
        assert_eq!(purse.payment(&effort(7, 0, 0)), None);
        assert_eq!(purse.payment(&effort(3, 1, 1)), Some(effort(2, 1, 2)));
        assert_eq!(purse.payment(&effort(0, 4, 0)), Some(effort(0, 1, 3)));
        assert_eq!(purse.payment(&effort(0, 0, 4)), None);
        assert_eq!(effort(99, 0, 0).payment(&effort(0, 1, 0)), None);
    }

    #[test]
    fn what_is_no_effort_has_no_substitute() {
        let purse = effort(0, 0, 9).with(Resource::Food, 1);
        assert_eq!(purse.payment(&Purse::of(Resource::Food, 2)), None);
        let price = Purse::of(Resource::Food, 1).with(Resource::Small, 1);
        let paid = Purse::of(Resource::Food, 1).with(Resource::Large, 1);
        assert_eq!(purse.payment(&price), Some(paid));
    }

    #[test]
    fn a_gain_stops_at_the_bar() {
        let bars = effort(20, 10, 8);
        assert_eq!(effort(19, 0, 0).plus(effort(5, 1, 0), &bars), effort(20, 1, 0));
    }
}
