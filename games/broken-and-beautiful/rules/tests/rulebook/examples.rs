//! The printed scoring examples: R50.

use tsugi_broken_and_beautiful::FRENCH;

use crate::scene::{A, scene, scene_by};

/// R50, example of EN: 20 points. The broken saucer neither doubles the cup nor counts for the teapot.
#[test]
fn r50_the_english_example_scores_twenty() {
    let table = scene(
        "over
         A: blue-teapot blue-bowl blue-cup blue-plate blue-saucer:broken
         A: white-bowl:repaired white-plate:repaired brown-vase:repaired
         B:",
    );
    let expected =
        ["cups_and_saucers 1 = 1", "plates 6 + 2 = 8", "bowls 2 × 2 + 1 = 5", "vases 1 + 1 = 2", "teapots 4 = 4"];
    assert_eq!(table.receipt(A), expected);
    assert_eq!(table.scores(), [20, 0]);
}

/// R50, example of FR: 30 points. The repaired blue cup is doubled by the unbroken brown saucer.
#[test]
fn r50_the_french_example_scores_thirty() {
    let table = scene_by(
        FRENCH,
        "over
         A: brown-teapot brown-bowl brown-bowl:repaired brown-saucer brown-plate
         A: blue-cup:repaired white-cup:repaired white-plate:repaired blue-vase:repaired
         B:",
    );
    let expected = [
        "cups_and_saucers 3 × 2 + 3 = 9",
        "plates 6 + 2 = 8",
        "bowls 2 × 2 + 1 = 5",
        "vases 1 + 2 = 3",
        "teapots 5 = 5",
    ];
    assert_eq!(table.receipt(A), expected);
    assert_eq!(table.scores(), [30, 0]);
}
