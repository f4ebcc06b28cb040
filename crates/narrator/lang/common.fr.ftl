# Les mots dont chaque jeu a besoin.

game-broken-and-beautiful = Broken and Beautiful
game-kintsugi = Kintsugi

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
outcome-all-won = La victoire est commune.
outcome-all-won-with = La victoire est commune, avec { $score }.
outcome-all-lost = La défaite est commune.
outcome-all-lost-with = La défaite est commune, avec { $score }.

receipt-total = total : { $points }
