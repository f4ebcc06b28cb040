# Words that every game needs.

game-broken-and-beautiful = Broken and Beautiful
game-kintsugi = Kintsugi
game-held-hands = ...and then we held hands...
game-wabisaby = WabiSaby
game-unbroken = Unbroken

list-and = { $most } and { $last }

refused-game-over = The game is over.
refused-not-your-turn = { $who }, it is not your turn.

kept-nothing-chosen = Nothing has been chosen yet.
kept-another-chose = { $who } has chosen since.
kept-lots-drawn = It stays: luck has decided something since.
kept-shown = It stays: something hidden has been shown since.

outcome-won =
    { $tie ->
        [broken] { $who } wins with { $score }, by the tie-break.
       *[none] { $who } wins with { $score }.
    }
outcome-shared = { $who } share first place with { $score }.
outcome-one-won = { $who } wins.
outcome-one-won-with = { $who } wins with { $score }.
outcome-one-lost = { $who } loses.
outcome-one-lost-with = { $who } ends with { $score }, which is not enough.
outcome-all-won = All win together.
outcome-all-won-with = All win together with { $score }.
outcome-all-lost = All lose together.
outcome-all-lost-with = All lose together with { $score }.

receipt-total = total: { $points }
