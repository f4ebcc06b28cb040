//! The words of every game in every language, one set for the whole program.

use std::sync::LazyLock;

use tsugi_house::Languages;

/// All languages.
pub(crate) fn languages() -> &'static Languages {
    static LANGUAGES: LazyLock<Languages> = LazyLock::new(Languages::new);
    &LANGUAGES
}
