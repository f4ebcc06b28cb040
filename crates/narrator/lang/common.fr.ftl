# Les mots dont chaque jeu a besoin.

game-broken-and-beautiful = Broken and Beautiful
game-kintsugi = Kintsugi
game-held-hands = ...and then we held hands...
game-wabisaby = WabiSaby
game-unbroken = Unbroken

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
