# ...and then we held hands...: les mots de sa table et de sa vignette dans la page.

held-where = { $done ->
        [one] { $done } objectif sur { $all }
       *[other] { $done } objectifs sur { $all }
    }
held-ring = { $ring ->
        [outer] Extérieur
        [middle] Milieu
        [inner] Intérieur
       *[heart] Cœur
    }
held-colour = { $colour ->
        [R] Colère
        [K] Tristesse
        [G] Joie
       *[B] Calme
    }
held-board = Le plateau
held-stands = { $who } ici
held-shut = pas encore ouvert
held-step-there = Vous pouvez y aller, équilibre { $change }
held-change = équilibre { $change }
held-place = carte { $place },{" "}
held-place-spent = carte { $place }, dépensée,{" "}
held-joined = Relié à : { $nodes }
held-hand-of = Les moitiés visibles de { $who }
held-balance = Équilibre de { $who } : { $value }
held-objective = l’objectif
held-silence = En silence : l’autre voit ce que vous jouez, et rien de plus.
held-pay = Qui paie ?
held-pay-mine = Avec une de vos cartes
held-pay-theirs = Avec une carte de { $who }
held-look = Les deux moitiés de vos six cartes ; choisissez celle que tous verront
held-other-half = autre moitié : { $colour }
held-arc-mine = votre { $side ->
        [left] gauche
       *[right] droite
    }
held-arc-theirs = { $side ->
        [left] gauche
       *[right] droite
    } de { $who }
held-pays-with = { $hand ->
        [mine] Votre carte paie : { $colour }. Équilibre ensuite { $balance }.
       *[theirs] La carte de { $who } paie : { $colour }. Équilibre ensuite { $balance }.
    }
held-end-on-it = finissez un tour dessus
held-how = Touchez un cercle rouge. Une carte de cette couleur paie, à vous ou à { $who }.
held-heart = { $inside ->
        [nobody] Entrez dans le Cœur à l’équilibre 0 ; l’autre doit suivre dès le tour d’après.
        [me] Vous êtes dans le Cœur. { $who } doit suivre dès le tour d’après.
       *[partner] { $who } est dans le Cœur. Suivez à ce tour, à l’équilibre 0.
    }
held-mended = { $done } sur { $all } réparés
held-deck = dans la pioche
held-discards = votre défausse
held-discards-of = { $who }
keys-held-hands = les flèches ou 1 à 9 choisissent où aller, Entrée y va, N finit le tour, Échap lâche, Maj et une flèche regardent le long d’une ligne ; 1 et 2 choisissent un éventail ou un point de vue.
held-ways = Les deux chemins sur le plateau
held-together = Ensemble, en silence
held-broken-up = { $left ->
        [0] Séparés, en chemin vers le Cœur
        [one] Séparés, à une réparation du Cœur
       *[other] Séparés, à { $left } réparations du Cœur
    }
held-given = payés l’un pour l’autre
held-won = ...et nous nous sommes pris par la main.
held-apart = ...et nous nous sommes séparés.
held-end-mended = réparés
held-turns = { $turns ->
        [one] tour
       *[other] tours
    }
held-steps = { $steps ->
       *[other] pas
    }
part-held-hands = { $part ->
        [outer] Anneau extérieur
        [middle] Anneau médian
        [inner] Anneau intérieur
       *[heart] Le Cœur
    }
held-step-to = { $hand ->
        [mine] aller sur { $colour }, payé par une de vos cartes
       *[theirs] aller sur { $colour }, payé par une carte de { $who }
    }
