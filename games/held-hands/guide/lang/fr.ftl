# Les mots de ...and then we held hands...
#
# Une couleur vient par $colour (R, K, G, B) et par $mark, sa forme et sa lettre ; un nœud vient avec
# sa marque ; une carte vient par sa place dans une main, $place, de a à f, et $hand dit laquelle :
# own (la sienne) ou partner (celle de $owner). On dit « chez », qui ne s’élide pas.

game-held-hands = ...and then we held hands...
pitch-held-hands = Vous deux, un chemin vers le cœur, et pas un mot entre vous.

## Émotions, côtés, anneaux

emotion =
    { $colour ->
        [R] Colère
        [K] Tristesse
        [G] Joie
       *[B] Calme
    }
colour-name =
    { $colour ->
        [R] rouge
        [K] noir
        [G] vert
       *[B] bleu
    }
side-name =
    { $side ->
        [left] gauche
       *[right] droite
    }
ring-name =
    { $ring ->
        [outer] anneau extérieur
        [middle] anneau médian
        [inner] anneau intérieur
       *[heart] Cœur
    }
hand-of =
    { $hand ->
        [own] de sa main
       *[partner] prise chez { $owner }
    }
why-lost =
    { $because ->
        [not-followed] l’un était dans le Cœur et l’autre n’a pas pu suivre aussitôt (R51)
        [no-cards] il ne restait aucune carte à jouer (R35)
        [out-of-balance] chaque pas payable sortait de l’équilibre, au-delà de 2 (R38)
        [partner-in-the-way] le seul pas payable menait sur le nœud de l’autre (R5)
        [heart-unbalanced] le seul pas payable menait au Cœur, hors d’équilibre (R46)
        [deck-out] la pioche d’émotions était vide (R34)
       *[cannot-move] aucun pas ne pouvait être payé (R37)
    }

## Ce qui s’est passé

event-first-player-set = { $who } jouera le premier tour.
event-objectives-dealt = Manche { $round } : chaque joueur a reçu quatre objectifs, face cachée.
event-hand-dealt = { $who } a reçu six cartes.
event-hand-dealt-seen = { $who } a reçu { $cards }, moitié gauche puis droite.
event-fans-asked = Chacun regarde ses cartes une fois et choisit la moitié à montrer.
event-fan-chosen = { $who } a choisi la moitié à montrer.
event-fan-chosen-seen = { $who } a choisi de montrer la moitié { side-name }.
event-fan-revealed = { $who } montre la moitié { side-name } : { $cards }.
event-turn-began = C’est à { $who } de jouer.
event-objective-revealed = Objectif révélé, pile posée chez { $who } : { emotion }, { colour-name } { $mark }.
event-step-taken = { $who } a fait un pas vers { $node } avec la carte { $place } { hand-of } ; équilibre { $balance }.
event-heart-entered = { $who } entre au Cœur avec la carte { $place } ({ $mark }) { hand-of } ; équilibre { $balance }.
event-card-discarded = { $who } a défaussé { $card }, carte { $place } { hand-of }.
event-balance-reset = Six cartes ou plus en un tour : l’équilibre revient à 0 chez { $who }.
event-card-drawn = { $who } a pioché la carte { $place }, qui montre { $mark } à { side-name }.
event-perspective-asked = { $who } a fini son tour au milieu et peut garder ou changer sa perspective.
event-perspective-kept = { $who } a gardé sa perspective.
event-perspective-changed = { $who } montre maintenant la moitié { side-name } : { $cards }.
event-perspective-changed-empty = { $who } voit maintenant la moitié { side-name }, mais n’a aucune carte.
event-objective-completed = { $who } a atteint l’objectif { emotion }, { colour-name } { $mark }.
event-ring-opened =
    { $ring ->
        [heart] Tous les objectifs sont atteints : le Cœur est ouvert.
       *[any] La manche est finie : l’{ ring-name } est ouvert.
    }
event-discard-reshuffled =
    { $cards ->
        [one] La défausse posée chez { $who }, 1 carte, a été mélangée à la pioche d’émotions.
       *[other] La défausse posée chez { $who }, { $cards } cartes, a été mélangée à la pioche d’émotions.
    }
event-reconciled = Les deux sont dans le Cœur, en équilibre. Ils se sont pris par la main.
event-broke-up = C’est la rupture, au tour joué par { $who } : { why-lost }.

## Ce qu’on peut choisir

action-choose-fan = Montrer la moitié { side-name } : { $cards }
action-step =
    { $hand ->
        [own] { $node } avec votre carte { $place } { $mark }, équilibre { $before } à { $balance }
       *[partner] { $node } avec la carte { $place } { $mark } prise chez { $owner }, équilibre { $before } à { $balance }
    }
action-end-turn =
    { $met ->
        [yes] Finir le tour sur { $node } et atteindre l’objectif
       *[no] Finir le tour sur { $node }
    }
action-keep-perspective = Garder la moitié { side-name }
action-switch-perspective = Passer à la moitié { side-name }

## Ce que veut dire un choix

explain-choose-fan = Vos cartes montreront leur moitié { side-name }, à vous comme à votre partenaire (R27). L’autre moitié reste cachée aux deux jusqu’à ce que votre perspective change (R25).
explain-step =
    { $hand ->
        [own] Vous faites un pas vers { $node } et dépensez votre carte { $place } (R3).
       *[partner] Vous faites un pas vers { $node } et dépensez la carte { $place } prise chez { $owner } ; elle va à votre défausse (R3, R57).
    }
explain-step-balance =
    { $direction ->
        [up] Colère et tristesse élèvent votre équilibre, à { $balance } (R1).
       *[down] Joie et calme abaissent votre équilibre, à { $balance } (R1).
    }
explain-step-back = Un pas peut être repris jusqu’à ce que vous finissiez le tour (R55).
explain-step-heart = Le Cœur finit votre marche ; votre partenaire doit suivre dès le tour d’après, sinon vous perdez tous les deux (R49).
explain-end-turn = Votre tour finit ici, et les cartes jouées vont à votre défausse (R57, R59).
explain-end-met = Vous êtes sur la couleur de l’objectif, qui est donc atteint (R15).
explain-end-refill = Votre équilibre est à 0 : vous complétez votre main à six cartes (R32).
explain-end-lost = Votre partenaire attend dans le Cœur et vous ne pouvez plus avancer : c’est la rupture (R51).
explain-keep-perspective = Vos cartes continuent de montrer leur moitié { side-name } (R28).
explain-switch-perspective = Vos cartes se tournent vers leur moitié { side-name }, pour vous comme pour votre partenaire (R28).

## Pourquoi non

illegal-fans-are-chosen = { $ruling } : la moitié à montrer a été choisie au début.
illegal-must-choose-fan = { $ruling } : choisissez d’abord la moitié à montrer.
illegal-in-the-heart = { $ruling } : le Cœur est le dernier pas d’une marche.
illegal-ring-closed = { $ruling } : l’{ ring-name } n’est pas encore ouvert.
illegal-heart-closed = { $ruling } : le Cœur s’ouvre après le tour qui atteint le dernier objectif.
illegal-not-joined = { $ruling } : aucune ligne ne relie { $from } et { $to }.
illegal-crossed = { $ruling } : cette marche a déjà traversé { $node }.
illegal-partner-there = { $ruling } : votre partenaire est sur { $node }.
illegal-no-such-hand = { $ruling } : il n’y a pas de place { $seat } à cette table.
illegal-no-card = { $ruling } : il n’y a pas de carte { $place } à jouer chez { $owner }.
illegal-wrong-colour = { $ruling } : { $node } se paie avec { $needs }, et cette carte montre { $shows }.
illegal-out-of-balance = { $ruling } : votre équilibre serait à { $balance }, et il ne peut dépasser 2.
illegal-heart-unbalanced = { $ruling } : on entre au Cœur à l’équilibre 0, et le vôtre serait à { $balance }.
illegal-must-move = { $ruling } : on ne passe pas ; faites au moins un pas.
illegal-must-follow = { $ruling } : votre partenaire est dans le Cœur, et vous pouvez encore avancer.
illegal-must-choose-perspective = { $ruling } : gardez ou changez d’abord votre perspective.
illegal-not-turning = { $ruling } : la perspective ne se choisit que si le tour finit au milieu.

## Ce qui est demandé

ask-fan = { $who }, quelle moitié de vos cartes montrer ?
ask-walk = { $who }, à vous : faites un pas.
ask-go-on = { $who }, avancez encore ou finissez le tour.
ask-go-on-met = { $who }, finissez le tour ici pour atteindre l’objectif, ou avancez encore.
ask-too-late = { $who }, d’ici le Cœur n’est plus accessible : reprenez des pas, ou finissez le tour et c’est la rupture.
ask-follow = { $who }, entrez au Cœur à ce tour, sinon vous perdez tous les deux.
ask-perspective = { $who }, vous êtes au milieu : gardez ou changez votre perspective.
ask-another = C’est à { $who } de choisir.
ask-over = La partie est finie.

## La table en texte

draw-round = Manche { $round } sur { $rounds }, { ring-name }.
draw-heart-open = Le Cœur est ouvert.
draw-won = Ils se sont pris par la main.
draw-lost = C’est la rupture : { why-lost }.
draw-objectives = Objectifs atteints : { $met } sur { $all }.
draw-deck =
    { $cards ->
        [0] Pioche d’émotions : vide.
        [one] Pioche d’émotions : 1 carte.
       *[other] Pioche d’émotions : { $cards } cartes.
    }
draw-objective = Objectif : { emotion }, { colour-name } { $mark }, dans l’{ ring-name }. Face cachée : { $stacks }.
draw-stack = { $who } { $cards }
draw-legend = ▲R rouge, Colère +1 ; ■K noir, Tristesse +1 ; ●G vert, Joie −1 ; ◆B bleu, Calme −1 ; ♥ Cœur ; 1 : et 2 : les joueurs ; × traversé à ce tour.
draw-way =
    { $state ->
        [closed] { $node } (fermé)
        [crossed] { $node } (traversé)
        [partner] { $node } (partenaire)
       *[open] { $node }
    }
draw-ways = Lignes depuis { $node } : { $ways }.
draw-you = { $who } (vous)
draw-player = { $token } : { $who } sur { $node }, équilibre { $scale }
draw-hand = montre la { side-name } : { $cards }
draw-hand-empty = montre la { side-name } : aucune carte
draw-hand-closed = { $cards } cartes, pas encore ouvertes
draw-spent = payé à ce tour : { $cards }
draw-look = les deux moitiés, gauche et droite : { $cards }
draw-memory = mémoire des moitiés cachées : { $cards }
draw-discards = défausse, { $count } : { $cards }

## Matériel

component-ring =
    { $ring ->
        [heart] Le Cœur
       *[any] L’{ ring-name }
    }
component-node = nœud
component-side = côté
component-lines = lignes vers
component-lie =
    { $lie ->
        [middle] milieu
        [east] est
       *[west] ouest
    }
component-emotions = { $count } cartes d’émotion : { $cards }.
component-objectives = { $count } objectifs : { $cards }.
component-objective = { emotion } { $mark } × { $copies }
component-ours = Rien de cela n’est imprimé dans le livret : le plateau est relevé sur un dessin, les cartes sont notre proposition. L’est est à droite pour le joueur 1 et à gauche pour le joueur 2.

## Options

option-set = avec lesquelles de nos cartes on joue
option-first-player = qui joue le premier tour, ou random pour un tirage
option-deck-out-loses = une pioche d’émotions vide mène à la rupture
option-chain-resets = six cartes ou plus en un tour ramènent l’équilibre à 0
option-reshuffle = quelles défausses retournent à la pioche après une manche
option-memory-aid = les personnes voient les moitiés cachées qu’elles ont déjà vues

## Dresser une table

choice-set = Les cartes
choice-set-value =
    { $value ->
        [calm] calmes
        [hard] rudes
        [cruel] cruelles
       *[proposal] notre proposition
    }
choice-set-meaning =
    { $value ->
        [calm] Beaucoup de cartes d’émotion, et des objectifs surtout rouges ou noirs. Deux bots forts se retrouvent dans 90 parties sur 100.
        [hard] 40 cartes d’émotion : la pioche suffit à peine. Deux bots forts se retrouvent dans 61 parties sur 100.
        [cruel] 37 cartes d’émotion : presque aucun pas ne doit se perdre. Deux bots forts se retrouvent dans 35 parties sur 100.
       *[proposal] 48 cartes d’émotion, autant que la boîte en contiendrait. Deux bots forts se retrouvent dans 87 parties sur 100.
    }
choice-set-usual = ici : notre proposition
choice-first-player = Qui commence
choice-first-player-value =
    { $value ->
        [random] au sort
       *[other] { $value }
    }
choice-first-player-usual = ici : au sort
choice-deck-out-loses = Quand la pioche est vide
choice-deck-out-loses-value =
    { $value ->
        [yes] c’est fini
       *[no] on continue
    }
choice-deck-out-loses-meaning =
    { $value ->
        [yes] Une pioche d’émotions vide vous sépare.
       *[no] Vous continuez avec les cartes en main.
    }
choice-chain-resets = Six cartes dans un tour
choice-chain-resets-value =
    { $value ->
        [yes] ramènent l’équilibre à 0
       *[no] ne changent rien
    }
choice-reshuffle = Après une manche
choice-reshuffle-value =
    { $value ->
        [larger] la plus grande défausse y retourne
        [both] les deux défausses y retournent
       *[none] aucune n’y retourne
    }
choice-reshuffle-meaning =
    { $value ->
        [none] On n’a encore vu personne gagner ainsi : les cartes ne suffisent pas.
       *[other] {""}
    }
choice-memory-aid = Les moitiés déjà vues
choice-memory-aid-value =
    { $value ->
        [yes] restent marquées
       *[no] sont à retenir
    }
strength-does =
    { $bot ->
        [novice] Prend le plus court chemin sans regarder ce qu’il vous laisse.
        [casual] Veille à son équilibre et au vôtre, un tour à la fois.
        [strong] Imagine votre main { $games } fois avant chaque tour.
       *[master] Imagine votre main { $games } fois avant chaque tour, et ce que vous répondriez.
    }
measured-alone = Deux d’entre eux se trouvent dans { $percent } parties sur 100.

## Ce qui a décidé

decided-reconciled = les deux sont arrivés dans le Cœur, l’un juste après l’autre, en équilibre (R61).
decided-broke-up = { why-lost }.

## Pourquoi un choix peut être le bon

reason-way =
    { $heart ->
        [yes] { $steps ->
            [0] C’est le Cœur.
            [one] De là, le Cœur est à { $steps } pas.
           *[other] De là, le Cœur est à { $steps } pas.
        }
       *[no] { $steps ->
            [0] Il a la couleur de l’objectif : y finir le tour l’atteint.
            [one] De là, l’objectif est à { $steps } pas.
           *[other] De là, l’objectif est à { $steps } pas.
        }
    }
reason-paid =
    { $hand ->
        [own] C’est une de vos cartes qui paie ; { $left ->
                [0] aucune autre { $mark } n’est visible.
                [one] il reste { $left } { $mark } visible.
               *[other] il reste { $left } { $mark } visibles.
            }
       *[partner] { $owner } paie, et vos cartes restent ; { $left ->
                [0] aucune autre { $mark } n’est visible.
                [one] il reste { $left } { $mark } visible.
               *[other] il reste { $left } { $mark } visibles.
            }
    }
reason-balance =
    { $kind ->
        [even] Vous êtes alors en équilibre : finir le tour remplit votre main.
       *[limit] Votre équilibre est alors à sa limite, { $balance }.
    }
reason-meets = L’objectif est atteint.
reason-end =
    { $filled ->
        [yes] Vous êtes en équilibre : votre main est complétée à six.
       *[no] { $cards ->
            [0] Votre main reste vide.
            [one] Vous gardez { $cards } carte.
           *[other] Vous gardez { $cards } cartes.
        }
    }
reason-fan =
    { $kinds ->
        [one] Elle montre { $kinds } couleur, qui paie { $ways } des { $all } nœuds voisins.
       *[other] Elle montre { $kinds } couleurs, qui paient { $ways } des { $all } nœuds voisins.
    }
reason-keep = Ce qui est visible paie { $ways } des { $all } nœuds voisins.
reason-switch = Ce qui est visible ne paie que { $ways } des { $all } nœuds voisins.

## Ce que garde un journal là où il faut retenir

faded-fans-revealed = Chacun a montré la moitié choisie.
faded-perspective-changed = { $who } a changé de perspective.
faded-card-drawn = { $who } a pioché une carte.
