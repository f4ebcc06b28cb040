# Words that every game needs.

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

lesson-over = The lesson ends here; the game does not. Play on from where you are, or go home and begin one of your own. The rules are one key away, and a hint sees only what you see.
    .title = You know how to play.

## Setting a table

choice-printed = printed: { $value }
strength-name =
    { $bot ->
        [novice] novice
        [casual] casual
        [strong] strong
        [master] master
       *[other] { $bot }
    }
strength-rival =
    { $bot ->
        [novice] novice
        [casual] casual
        [strong] strong
        [random] a random player
       *[other] master
    }
strength-rivals =
    { $bot ->
        [novice] novices
        [casual] casual players
        [strong] strong players
        [random] random players
       *[other] masters
    }
measured-against =
    { $others ->
        [1] Wins { $tenths } games of 10 against { strength-rival }.
       *[other] Wins { $tenths } games of 10 against { $others } { strength-rivals }; { $even } would be even.
    }
measured-all =
    { $others ->
        [1] Won all of { $games } games against { strength-rival }.
       *[other] Won all of { $games } games against { $others } { strength-rivals }.
    }
measured-games = Measured in { $games } games.
