# Les mots dont chaque jeu a besoin.

list-and = { $most } et { $last }

refused-game-over = La partie est finie.
refused-not-your-turn = { $who }, ce n’est pas à vous de jouer.

kept-nothing-chosen = Rien n’a encore été choisi.
kept-another-chose = { $who } a choisi depuis.
kept-lots-drawn = Ce choix reste : le hasard a décidé depuis.
kept-shown = Ce choix reste : une chose cachée a été montrée depuis.

outcome-won =
    { $tie ->
        [broken] { $who } l’emporte avec { $score }, au départage.
       *[none] { $who } l’emporte avec { $score }.
    }
outcome-shared = { $who } partagent la première place avec { $score }.
outcome-one-won = { $who } l’emporte.
outcome-one-won-with = { $who } l’emporte avec { $score }.
outcome-one-lost = { $who } perd.
outcome-one-lost-with = { $who } finit avec { $score }, ce qui ne suffit pas.
outcome-all-won = Tout le monde l’emporte ensemble.
outcome-all-won-with = Tout le monde l’emporte ensemble avec { $score }.
outcome-all-lost = Tout le monde perd ensemble.
outcome-all-lost-with = Tout le monde perd ensemble avec { $score }.

receipt-total = total : { $points }

lesson-over = La leçon s’arrête ici ; la partie continue. Jouez la suite, ou revenez à l’accueil pour en commencer une à vous. Les règles sont à une touche, et un conseil ne voit que ce que vous voyez.
    .title = Vous savez jouer.

## Dresser une table

choice-printed = imprimé : { $value }
strength-name =
    { $bot ->
        [novice] débutant
        [casual] amateur
        [strong] fort
        [master] maître
       *[other] { $bot }
    }
strength-rival =
    { $bot ->
        [novice] un débutant
        [casual] un amateur
        [strong] un fort
        [random] un joueur au hasard
       *[other] un maître
    }
strength-rivals =
    { $bot ->
        [novice] débutants
        [casual] amateurs
        [strong] forts
        [random] joueurs au hasard
       *[other] maîtres
    }
measured-against =
    { $others ->
        [1] Gagne { $tenths } parties sur 10 contre { strength-rival }.
       *[other] Gagne { $tenths } parties sur 10 contre { $others } { strength-rivals } ; { $even } seraient à égalité.
    }
measured-all =
    { $others ->
        [1] A gagné ses { $games } parties contre { strength-rival }.
       *[other] A gagné ses { $games } parties contre { $others } { strength-rivals }.
    }
measured-games = Mesuré sur { $games } parties.
