//! The languages that are spoken.

use std::{fmt, str::FromStr};

/// A language.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// French.
    Fr,
}

/// Where a computer says which language its owner reads, the strongest first.
const ENVIRONMENT: [&str; 3] = ["LC_ALL", "LC_MESSAGES", "LANG"];

impl Lang {
    /// Every language.
    pub const ALL: [Lang; 2] = [Lang::En, Lang::Fr];

    /// Its code: `en` or `fr`.
    pub fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Fr => "fr",
        }
    }

    /// From `LC_ALL`, `LC_MESSAGES` and `LANG`: the first that says something decides.
    pub fn from_environment(read: impl Fn(&str) -> Option<String>) -> Lang {
        let said = ENVIRONMENT.iter().find_map(|name| read(name).filter(|value| !value.is_empty()));
        let french = said.is_some_and(|value| value.get(..2).is_some_and(|start| start.eq_ignore_ascii_case("fr")));
        if french { Self::Fr } else { Self::En }
    }

    /// Its place in a pair of texts, English first.
    pub fn index(self) -> usize {
        self as usize
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// A word that names no language spoken here.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("\"{0}\" is no language spoken here; say en or fr")]
pub struct UnknownLang(
    /// The word.
    pub String,
);

impl FromStr for Lang {
    type Err = UnknownLang;
    fn from_str(code: &str) -> Result<Self, UnknownLang> {
        let known = Self::ALL.into_iter().find(|lang| lang.code() == code);
        known.ok_or_else(|| UnknownLang(code.chars().take(40).collect()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_variable_that_says_something_decides() {
        let with = |pairs: &[(&str, &str)]| {
            Lang::from_environment(|name| {
                pairs.iter().find(|(key, _)| *key == name).map(|(_, value)| (*value).to_owned())
            })
        };
        assert_eq!(with(&[]), Lang::En);
        assert_eq!(with(&[("LANG", "fr_FR.UTF-8")]), Lang::Fr);
        assert_eq!(with(&[("LANG", "fr_FR.UTF-8"), ("LC_ALL", "C")]), Lang::En);
        assert_eq!(with(&[("LANG", "de_DE.UTF-8"), ("LC_MESSAGES", "fr")]), Lang::Fr);
        assert_eq!(with(&[("LANG", "fr_CA"), ("LC_ALL", ""), ("LC_MESSAGES", "")]), Lang::Fr);
        assert_eq!(with(&[("LANG", "é")]), Lang::En);
    }

    #[test]
    fn codes_read_back_and_others_are_refused_in_a_sentence() {
        for lang in Lang::ALL {
            assert_eq!(lang.to_string().parse(), Ok(lang));
        }
        let refused = "de".parse::<Lang>().expect_err("German is not spoken");
        assert_eq!(refused.to_string(), "\"de\" is no language spoken here; say en or fr");
    }
}
