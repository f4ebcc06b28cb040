# Les mots de WabiSaby.
#
# Les places d’une main ($own, $theirs, $a, $b, $places) et de la vitrine ($slot) sont des lettres,
# pour qu’on ne les prenne pas pour des cartes.
# Une carte vue ($card, $gave, $took) est 1 à 6, W (une carte Wabi Sabi) ou back.

game-wabisaby = WabiSaby
pitch-wabisaby = Les autres voient la moitié de votre main, vous le reste. Échangez, et fuyez le vingt et un.

## Cartes

card-seen =
    { $card ->
        [W] une carte Wabi Sabi
        [back] un dos
       *[number] un { $card }
    }

## Ce qui s’est passé

event-round-began = La manche { $round } a commencé.
event-showcase-laid = Dans la vitrine : { $cards }.
event-target-drawn = { $who } a tiré une cible secrète.
event-target-drawn-own = { $who } a tiré une cible secrète : { $target }.
event-hand-dealt = { $who } a reçu six cartes.
event-hand-dealt-own = { $who } a reçu { $cards }.
event-keep-chosen = { $who } a choisi ses trois cartes.
event-keep-chosen-own = { $who } garde les places { $places }.
event-hand-raised = { $who } tient { $cards }.
event-start-drawn = { $who } commence.
event-die-rolled =
    { $alone ->
        [yes] Le dé montre { $die } : autant de cartes peuvent être passées.
       *[no] Le dé montre { $die }.
    }
event-swapped = { $who } a déplacé ses cartes { $a } et { $b }.
event-hand-rearranged = { $who } a déplacé ses cartes { $times } fois ; sa main à présent : { $cards }.
event-exchanged = { $who } a donné sa carte { $own } à { $other } contre la carte { $theirs } (donné : { $gave } ; reçu : { $took }).
event-showcase-exchanged = { $who } a posé sa carte { $own } dans la vitrine contre la carte { $slot } (donné : { $gave } ; reçu : { $took }).
event-appraised = { $who } a expertisé sa main.
event-appraised-own = { $who } a expertisé sa main : { $cards }.
event-die-lowered =
    { $because ->
        [appraisal] Un tour de table a passé depuis l’expertise : le dé montre { $die }.
        [showcase] Les trois cartes de la vitrine étaient cachées : le dé montre { $die }.
       *[stall] Trop de tours sans que le dé baisse (règle maison) : il montre { $die }.
    }
event-showcase-turned = La vitrine est retournée : { $cards }.
event-turn-ended = À { $who } de jouer.
event-hand-revealed =
    { $alone ->
        [yes] { $who } a révélé { $cards }, soit { $total } en tout.
       *[no] { $who } a révélé { $cards }, soit { $total } en tout ; sa cible était { $target }.
    }
event-round-scored =
    { $points ->
        [one] { $who } a marqué { $points } point.
       *[other] { $who } a marqué { $points } points.
    }
event-game-ended = La partie est finie.
event-solo-dealt = Les six premières cartes : { $cards }.
event-card-drawn = Carte tirée : { $card }.
event-replaced = La carte a pris la place { $own } ; mise de côté : { $out }.
event-skipped =
    { $skips ->
        [0] La carte a été passée ; il ne reste plus de passe.
        [one] La carte a été passée ; il reste { $skips } passe.
       *[other] La carte a été passée ; il reste { $skips } passes.
    }

## Ce que l’on peut choisir

action-keep = Garder { $places }
action-swap = Déplacer { $a } et { $b }
action-exchange = { $own } contre { $name } { $theirs }
action-showcase = { $own } contre vitrine { $slot }
action-appraise = Expertiser
action-replace = La mettre en { $own }, contre { $card }
action-skip = La passer
action-end-turn = Finir le tour

explain-keep = Vous gardez vers vous les cartes { $places } ; les trois autres sont tournées vers les adversaires (R2). Personne n’apprend votre choix avant que tous aient choisi.
explain-swap =
    { $when ->
        [after] Vous échangez vos cartes { $a } et { $b }, jusqu’à cinq fois après votre action (R31). Les autres apprennent le nouvel ordre de ce qu’ils voient quand vous finissez votre tour.
       *[before] Vous échangez vos cartes { $a } et { $b }, jusqu’à cinq fois avant votre action (R31). Les autres apprennent le nouvel ordre de ce qu’ils voient quand vous agissez.
    }
explain-exchange = Vous donnez votre carte { $own } à { $name } et prenez sa carte { $theirs } (R8). Les deux cartes se retournent : vous et { $name } voyez toujours ce que vous voyiez, tous les autres voient l’autre côté.
explain-showcase = Vous posez votre carte { $own } cachée dans la vitrine et prenez la carte { $slot } (R9). Ce qui était visible sera tourné vers vous, ce qui était caché vers les autres. Quand les trois sont cachées, le dé baisse aussitôt.
explain-appraise = Vous regardez toutes vos cartes (R10). Personne ne peut expertiser avant votre prochain tour ; alors le dé baisse de 1 (R12).
explain-replace = La carte tirée prend la place { $own } telle qu’elle est (R25). Mise de côté : { $card }.
explain-end-turn = Votre tour finit et celui du joueur suivant commence (R50). Jusque-là vous pouvez déplacer vos cartes (R11).
explain-skip =
    { $die ->
        [one] La carte tirée est mise de côté ; cela coûte la dernière passe (R25).
       *[other] La carte tirée est mise de côté ; cela coûte une des { $die } passes (R25).
    }

illegal-must-keep = R2 : choisissez d’abord trois cartes à garder.
illegal-not-choosing = R2 : on ne garde des cartes qu’au début d’une manche.
illegal-same-place = R31 : nommez deux places différentes, la plus basse d’abord.
illegal-too-many-swaps = R31 : on déplace des cartes au plus { $limit } fois avant l’action, et autant après elle.
illegal-no-such-place = R48 : une main n’a pas de place { $place } ; les places vont de 0 à 5.
illegal-no-such-slot = R9 : la vitrine n’a pas de place { $slot } ; les places vont de 0 à 2.
illegal-has-acted = R41 : un tour est une action, et vous avez agi : déplacez vos cartes, ou finissez le tour.
illegal-act-first = R50 : un tour finit après son action : échangez une carte ou expertisez d’abord.
illegal-ends-by-itself = R50 : à cette table, un tour finit avec son action.
illegal-own-hand = R35 : vous ne pouvez pas échanger avec vous-même.
illegal-no-such-seat = R35 : il n’y a pas de place { $seat } à cette table.
illegal-locked = R12 : { $who } a expertisé ; personne ne peut le faire avant que son tour revienne.
illegal-appraised-last = R13 : vous avez expertisé en dernier ; à quelqu’un d’autre d’abord.
illegal-no-skips = R25 : il ne reste plus de passe.
illegal-alone = R24 : seul, la carte tirée remplace une des vôtres ou est passée.
illegal-not-alone = R8 : à plusieurs, vous échangez ou expertisez.

ask-keep = { $name }, quelles trois cartes gardez-vous vers vous ?
ask-turn = { $name }, à vous : échangez une carte, ou expertisez.
ask-end-turn = { $name }, déplacez vos cartes si vous voulez, puis finissez votre tour.
ask-draw = { $name }, prenez-vous la carte tirée, ou la passez-vous ?

## Décompte

line-rounds = manches jouées : { $points }, { $ruling }
line-target = total de la cible : { $points }, { $ruling }
line-bin = total de la cible à la corbeille : 0, { $ruling }
line-wabi-sabi = cartes Wabi Sabi en main : { $points }, { $ruling }

## La table

draw-round =
    { $state ->
        [alone] Manche { $round } sur { $rounds }. Passes restantes : { $die }. Points : { $points } ; le défi est { $challenge }.
        [choosing] Manche { $round }. Le dé sera lancé quand tous auront choisi. { $goal } points mettent fin à la partie.
       *[playing] Manche { $round }. Le dé montre { $die }. { $goal } points mettent fin à la partie.
    }
draw-lock = { $who } a expertisé : personne ne peut expertiser avant que son tour revienne.
draw-ban = { $who } a expertisé en dernier ; à quelqu’un d’autre d’abord.
draw-stall =
    { $limit ->
        [0] Aucune règle maison ne fait baisser le dé.
       *[other] Règle maison : le dé baisse après { $limit } tours sans baisser ; { $stalled } pour l’instant.
    }
draw-target = Votre cible secrète : { $target }.
draw-target-self = Votre cible secrète : vous-même.
draw-showcase = vitrine
draw-hand = { $name }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
draw-hand-own = { $name } (vous), { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
draw-chosen =
    { $count ->
        [one] Doit encore choisir : { $names }.
       *[other] Doivent encore choisir : { $names }.
    }
draw-drawn =
    { $deck ->
        [0] Carte tirée : { $card }. C’est la dernière.
        [one] Carte tirée : { $card }. Il en reste { $deck }.
       *[other] Carte tirée : { $card }. Il en reste { $deck }.
    }
draw-aside =
    { $down ->
        [0] Mises de côté : { $cards }.
        [one] Mises de côté : { $cards }, { $down } cachée.
       *[other] Mises de côté : { $cards }, { $down } cachées.
    }
draw-nothing-aside = aucune visible
draw-legend =
    { $memory ->
        [some] Un chiffre se voit, ## est un dos, W une carte Wabi Sabi ; (n) est un souvenir.
       *[none] Un chiffre se voit, ## est un dos, W une carte Wabi Sabi.
    }
draw-over = La partie est finie.

## Matériel

component-sets = { $sets } séries de cartes de 1 à 6, { $wabi } cartes Wabi Sabi.
component-solo = En solitaire : { $sets } séries, { $rounds } manches, le défi est de { $challenge } points.
component-card =
    { $most ->
        [1] Carte de score en solitaire{ $mark }
       *[other] Carte de score de { $least } à { $most } joueurs{ $mark }
    }
component-row =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
component-bin = corbeille
component-ours = * notre proposition : le livret n’imprime pas les cartes de score.

## Options

option-target-score = points qui mettent fin à la partie
option-stall-limit = règle maison : tours sans que le dé baisse avant qu’il baisse ; auto : dix par joueur
option-bin-voids-bonus = un total de 21 annule aussi les points des cartes Wabi Sabi
option-memory-aid = chacun voit ce qu’il a vu et aurait pu noter
option-rearrange = quand on déplace ses propres cartes : both (avant et après l’action) ou before (avant elle seulement)

## Dresser une table

choice-target-score = On joue en
choice-target-score-value =
    { $value ->
        [one] { $value } point
       *[other] { $value } points
    }
choice-stall-limit = Quand personne n’expertise
choice-stall-limit-value =
    { $value ->
        [auto] le dé baisse après dix tours de chacun
        [0] le dé ne baisse jamais seul
       *[other] le dé baisse après { $value } tours
    }
choice-stall-limit-usual = notre règle : après dix tours chacun
choice-bin-voids-bonus = Un total à la corbeille
choice-bin-voids-bonus-value =
    { $value ->
        [yes] emporte aussi les Wabi Sabi
       *[no] épargne les Wabi Sabi
    }
choice-memory-aid = Les cartes déjà vues
choice-memory-aid-value =
    { $value ->
        [yes] restent marquées
       *[no] sont à retenir
    }
choice-rearrange = Déplacer ses cartes
choice-rearrange-value =
    { $value ->
        [before] avant son action seulement
       *[both] avant son action et après elle
    }
strength-does =
    { $bot ->
        [novice] Ne note rien et ne pense qu’à ce tour.
        [casual] Retient ce qu’il a vu et vise sa cible.
        [strong] Imagine ce que cachent les dos avant de choisir.
       *[master] Imagine { $games } fois par tour ce que cachent les dos. Il ne voit que ce que voit sa place.
    }
measured-alone = En solo, atteint dix points dans { $percent } parties sur 100.

## Ce qui a décidé

decided = à la manche { $round }, { $who } est arrivé à { $score }, et { $goal } finissent la partie (R21) ; { $next } en avait { $less }.
decided-alone = { $goal } points étaient demandés en trois manches ; il y en a eu { $score } (R26).

## Pourquoi un choix peut être le bon

reason-keep = Les autres verront { $turned } ; vous seul voyez { $kept }.
reason-swap = Les autres ne peuvent plus situer ce qu’ils ont noté de vos dos.
reason-end-turn = Vos cartes restent là où les autres les ont vues.
reason-changes =
    { $whose ->
        [own] C’est votre main qui compte pour vous : elle montre { $before }, puis { $after }.
       *[other] C’est la main de { $who } qui compte pour vous : elle montre { $before }, puis { $after }.
    }
reason-same =
    { $whose ->
        [own] C’est votre main qui compte pour vous, et elle ne change pas.
       *[other] C’est la main de { $who } qui compte pour vous, et elle ne change pas.
    }
reason-pays =
    { $kind ->
        [bin] C’est la corbeille, qui ne rapporte rien.
        [exact] { $low } rapporte { $most ->
                [one] { $most } point
               *[other] { $most } points
            }.
        [same] Elle peut faire de { $low } à { $high }, ce qui rapporte { $most ->
                [one] { $most } point
               *[other] { $most } points
            }{ $bin ->
                [yes] , sauf à la corbeille
               *[no] {""}
            }.
       *[range] Elle peut faire de { $low } à { $high }, ce qui rapporte de { $least } à { $most ->
                [one] { $most } point
               *[other] { $most } points
            }{ $bin ->
                [yes] , sauf à la corbeille
               *[no] {""}
            }.
    }
reason-takes-wabi = Vous prenez une carte Wabi Sabi, qui vaut un point à elle seule.
reason-gives-wabi = Vous donnez une carte Wabi Sabi, et son point avec.
reason-turns =
    { $die ->
        [0] Les trois cartes de la vitrine sont alors cachées, et la manche s’achève.
       *[other] Les trois cartes de la vitrine sont alors cachées : le dé descend à { $die }.
    }
reason-appraise =
    { $unknown ->
        [0] Vous n’apprenez rien de neuf sur votre main.
        [one] Vous voyez la seule carte de votre main que vous ne connaissez pas.
       *[other] Vous voyez les { $unknown } cartes de votre main que vous ne connaissez pas.
    } { $die ->
        [0] La manche s’achève quand revient votre tour.
       *[other] Le dé descend à { $die } quand revient votre tour.
    }
reason-skip =
    { $skips ->
        [0] Votre main ne change pas ; il ne reste alors aucune passe.
        [one] Votre main ne change pas ; il reste alors { $skips } passe.
       *[other] Votre main ne change pas ; il reste alors { $skips } passes.
    }

## Ce que garde un journal là où il faut retenir

faded-hand-raised = { $who } a levé sa main.
faded-rearranged = { $who } a déplacé des cartes.
faded-exchanged = { $who } a échangé une carte avec { $other }.
faded-showcase-exchanged = { $who } a échangé une carte avec la vitrine.
faded-showcase-laid = Trois cartes ont été posées dans la vitrine.
faded-showcase-turned = La vitrine a été retournée.
