# WabiSaby: les mots de sa table et de sa vignette dans la page.

wabisaby-choose = Choix
wabisaby-exchange = Échange
wabisaby-table = La table
wabisaby-round = Manche { $round }, premier à { $score }
wabisaby-alone-round = En solitaire, manche { $round } sur { $rounds }
wabisaby-so-far = points jusqu’ici
wabisaby-to-reach = à atteindre
wabisaby-left = reste { $cards }
wabisaby-deck = pioche
wabisaby-drawn = Piochée
wabisaby-aside = { $cards } de côté
wabisaby-skips = { $skips ->
        [one] { $skips } passe
       *[other] { $skips } passes
    }
wabisaby-your-target = votre cible
wabisaby-secret-target = Cible secrète
wabisaby-target = Votre cible et la carte de score
wabisaby-your-hand-counts = Votre propre main compte
wabisaby-far-from = Plus on est loin de { $bin }, plus on marque. { $bin }, c’est la corbeille.
wabisaby-score-card = Carte de score : les points de chaque total de 0 à 36, { $bin } étant la corbeille
wabisaby-hand-of = La main de { $who }, telle que vous la voyez
wabisaby-your-hand = Votre main
wabisaby-showcase = Vitrine
wabisaby-appraisals = { $count ->
        [one] { $count } expertise possible
       *[other] { $count } expertises possibles
    }
wabisaby-locked = Verrouillé jusqu’au tour de { $who }.
wabisaby-back = dos
wabisaby-back-known = dos, vous vous rappelez { $card }
wabisaby-w = Wabi Sabi
wabisaby-keep = Garder ces trois
wabisaby-do = Valider
wabisaby-appraise = Expertiser
wabisaby-skip = Passer
wabisaby-move = Les déplacer
wabisaby-end-turn = Finir le tour
wabisaby-after = Déplacer mes cartes après mon action
wabisaby-after-why = Coché, votre tour continue après votre action jusqu’à ce que vous le finissiez, pour cacher une carte parmi vos dos.
wabisaby-aims-at = cible : { $who }
wabisaby-reveal = Révélation
wabisaby-revealed = Toutes les mains étalées
wabisaby-round-over = La manche est finie.
wabisaby-next-round = Manche suivante
wabisaby-this-round = cette manche
wabisaby-now = à présent
wabisaby-aimed-at = visait { $who }
wabisaby-notes = Vos notes
wabisaby-no-notes = Rien de vu qui soit caché à présent.
wabisaby-note-mine = votre { $letter }
wabisaby-note-theirs = { $who }, { $letter }
wabisaby-note-showcase = vitrine { $slot }
wabisaby-band = de { $from } à { $to } : { $points }
wabisaby-bin = la corbeille
wabisaby-for = pour { $who }, qui visait cette main
wabisaby-for-self = pour { $who }, qui visait sa propre main
wabisaby-aimed-self = visait sa propre main
wabisaby-total-of = total de { $who }, { $total }
wabisaby-own-w = { $cards ->
        [0] Aucune carte Wabi Sabi
        [1] Une carte Wabi Sabi
       *[other] { $cards } cartes Wabi Sabi
    }
wabisaby-keep-cards = Garder { $cards }
wabisaby-a-card = un { $card }
wabisaby-a-card-turned = un { $was } (un { $is } à présent)
wabisaby-told-you = { $who } vous a donné { $gave } et a pris { $took }.
wabisaby-told-exchange = { $who } a donné à { $to } { $gave } et a pris { $took }.
wabisaby-told-showcase = { $who } a posé { $gave } et a pris { $took }.
wabisaby-turned = { $was }, { $is } à présent
wabisaby-still-back = un dos qui reste un dos
wabisaby-did-appraised = a expertisé
wabisaby-did-you = vous a donné : { $gave }, a pris : { $took }
wabisaby-did-exchange = à { $who } : { $gave }, a pris : { $took }
wabisaby-did-showcase = a posé : { $gave }, a pris : { $took }
wabisaby-shows = { $who } montre { $shows }{ $unknown ->
        [0] , c’est le total.
        [1] , 1 dos : de { $low } à { $high }.
       *[other] , { $unknown } dos : de { $low } à { $high }.
    }
wabisaby-you-show = Vous voyez { $shows }{ $unknown ->
        [0] , c’est votre total.
        [1] , 1 dos : de { $low } à { $high }.
       *[other] , { $unknown } dos : de { $low } à { $high }.
    }
wabisaby-then = { $range ->
        [yes] Puis de { $low } à { $high }.
       *[no] Puis { $low }.
    }
wabisaby-of = { $card } de { $who }
wabisaby-of-you = votre { $card }
wabisaby-of-showcase = { $card } de la vitrine
wabisaby-lit = { $one } contre { $other }
wabisaby-lit-swap = { $one } et { $other } changent de place
wabisaby-change = { $who } montre { $before }, puis { $after }. Vous continuez à voir ce que vous voyez des deux cartes.
wabisaby-you-change = Vous voyez { $before } de votre main, puis { $after }.
wabisaby-same = Ce que montre { $who } ne change pas.
wabisaby-same-own = Votre total reste comme vous le voyez.
keys-wabisaby = 1 à 6 touchent vos cartes, les flèches vont de carte en carte et Entrée en touche une ou valide, A expertise, E finit le tour, S passe, Échap lâche.
wabisaby-last-hands = Les dernières mains, à découvert
wabisaby-all-rounds = Toutes les manches, à découvert
wabisaby-points = { $points ->
        [one] point
       *[other] points
    }
wabisaby-gives = { $total } donne { $points }{ $wabi ->
        [0] .
        [one] , une carte Wabi Sabi 1.
       *[other] , { $wabi } cartes Wabi Sabi { $wabi }.
    }
wabisaby-gives-bin = { $total } ne donne rien du tout.
wabisaby-aimed = visait
wabisaby-bin-short = perdu
wabisaby-rounds-key = Les points, puis qui l’on visait, ce que valait cette main, et ce que vos propres cartes Wabi Sabi ont ajouté.
wabisaby-rounds-paid = Ce que valait chaque manche
wabisaby-points-of = { $got } points sur { $goal }
wabisaby-shelf-key = Une carte par point ; les rouges viennent des cartes Wabi Sabi.
wabisaby-who = Qui
wabisaby-round-of = Manche { $round }
wabisaby-first-to = premier à { $score }
wabisaby-paid = Ce que valaient les dernières mains
wabisaby-met = Le défi est relevé.
wabisaby-missed = Pas cette fois.
part-wabisaby = Manche { $part }
