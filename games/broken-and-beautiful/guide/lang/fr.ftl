# Les mots de Broken and Beautiful et de Kintsugi.
#
# Une carte vient par son type, $kind (cup, saucer, plate, bowl, tea-jar, vase, teapot, serving-tray,
# storage-box, gold), et son motif, $pattern (blue, white, brown, green, ou none). Des cartes pareilles
# portent le même nom. Bol, vase, plateau et coffret sont masculins ; koban est invariable.

game-broken-and-beautiful = Broken and Beautiful
pitch-broken-and-beautiful = Réunissez des céramiques. Certaines se brisent. Réparées à l’or, elles valent davantage.
game-kintsugi = Kintsugi
pitch-kintsugi = Les mêmes céramiques selon la règle française : passer est définitif, un vase réparé vaut plus.

## Cartes

card-kind =
    { $kind ->
        [cup] tasse
        [saucer] soucoupe
        [plate] assiette
        [bowl] bol
        [tea-jar] boîte à thé
        [vase] vase
        [teapot] théière
        [serving-tray] plateau de service
        [storage-box] coffret de rangement
       *[gold] or
    }
card-kinds =
    { $kind ->
        [cup] tasses
        [saucer] soucoupes
        [plate] assiettes
        [bowl] bols
        [tea-jar] boîtes à thé
        [vase] vases
        [teapot] théières
        [serving-tray] plateaux de service
        [storage-box] coffrets de rangement
       *[gold] or
    }
# Les mêmes en début de phrase.
card-kinds-first =
    { $kind ->
        [cup] Les tasses
        [saucer] Les soucoupes
        [plate] Les assiettes
        [bowl] Les bols
        [tea-jar] Les boîtes à thé
        [vase] Les vases
        [teapot] Les théières
        [serving-tray] Les plateaux de service
        [storage-box] Les coffrets de rangement
       *[gold] L’or
    }
# Une couleur s’accorde avec ce qu’elle colore.
card-colour =
    { $kind ->
        [bowl] { card-pattern }
        [vase] { card-pattern }
        [serving-tray] { card-pattern }
        [storage-box] { card-pattern }
       *[feminine]
            { $pattern ->
                [blue] bleue
                [white] blanche
                [green] verte
               *[brown] brune
            }
    }
# Un état s’accorde aussi.
card-state =
    { $state ->
        [broken]
            { $kind ->
                [bowl] brisé
                [vase] brisé
               *[feminine] brisée
            }
        [mended]
            { $kind ->
                [bowl] réparé
                [vase] réparé
               *[feminine] réparée
            }
       *[unbroken]
            { $kind ->
                [bowl] intact
                [vase] intact
               *[feminine] intacte
            }
    }
card-bare =
    { $pattern ->
        [none] { card-kind }
       *[any] { card-kind } { card-colour }
    }
card-the =
    { $kind ->
        [plate] l’{ card-bare }
        [bowl] le { card-bare }
        [vase] le { card-bare }
        [serving-tray] le { card-bare }
        [storage-box] le { card-bare }
        [gold] l’{ card-bare }
       *[feminine] la { card-bare }
    }
card-this =
    { $kind ->
        [bowl] ce { card-bare }
        [vase] ce { card-bare }
        [serving-tray] ce { card-bare }
        [storage-box] ce { card-bare }
        [gold] cet { card-bare }
       *[feminine] cette { card-bare }
    }
card-a =
    { $kind ->
        [bowl] un { card-bare }
        [vase] un { card-bare }
        [serving-tray] un { card-bare }
        [storage-box] un { card-bare }
        [gold] de l’{ card-bare }
       *[feminine] une { card-bare }
    }
card-pattern =
    { $pattern ->
        [blue] bleu
        [white] blanc
        [green] vert
       *[brown] brun
    }

## Ce qui s’est passé

event-novice-helped = { $who } joue pour la première fois et a reçu 1 koban.
event-first-player-asked = { $who } a fini en dernière place à la partie précédente et désigne qui commence.
event-first-player-set = { $who } commence.
event-deck-shuffled = La pioche a été mélangée. Sur le dessus : { card-a }.
event-round-began = La manche { $round } a commencé.
event-card-dealt = Carte posée : { card-a }.
event-card-turned = Sur la pioche : { card-a }.
event-deck-empty = La pioche est vide.
event-card-kept = { $who } a gardé { card-the }.
event-card-sold =
    { $ingots ->
        [0] { $who } a vendu { card-the } pour rien : la réserve est vide.
        [one] { $who } a vendu { card-the } pour 1 koban.
       *[other] { $who } a vendu { card-the } pour { $ingots } koban.
    }
event-pottery-broke =
    { $cards ->
        [0]
            { $kind ->
                [bowl] Il n’y avait aucun bol intact à briser.
                [vase] Il n’y avait aucun vase intact à briser.
               *[feminine] Il n’y avait aucune { card-kind } intacte à briser.
            }
        [one]
            { $kind ->
                [bowl] 1 bol s’est brisé.
                [vase] 1 vase s’est brisé.
               *[feminine] 1 { card-kind } s’est brisée.
            }
       *[other]
            { $kind ->
                [bowl] { $cards } bols se sont brisés.
                [vase] { $cards } vases se sont brisés.
               *[feminine] { $cards } { card-kinds } se sont brisées.
            }
    }
event-gold-showed = L’or est visible : la première réparation de la manche est gratuite pour tout le monde.
event-leftover-discarded = Personne n’a pris { card-the } ; la carte a été défaussée.
event-card-repaired =
    { $ingots ->
        [0] { $who } a réparé { card-the } gratuitement.
        [one] { $who } a réparé { card-the } pour 1 koban.
       *[other] { $who } a réparé { card-the } pour { $ingots } koban.
    }
event-passed = { $who } a passé son tour.
event-passed-forced = { $who } ne pouvait rien réparer et a passé son tour.
event-marker-passed = Le jeton Premier Joueur est passé à { $who }.
event-broken-discarded =
    { $cards ->
        [one] { $who } a défaussé 1 carte brisée.
       *[other] { $who } a défaussé { $cards } cartes brisées.
    }
event-game-ended = La partie est finie : la pioche ne suffit plus pour une manche.

## Ce qui peut être choisi

action-points =
    { $points ->
        [one] { $sign }{ $points } point
       *[other] { $sign }{ $points } points
    }
action-keep = Garder { card-the }, { action-points }
action-sell = Vendre { card-the }, +{ $ingots } koban
action-sell-boxed = { action-sell }, { action-points }
action-repair =
    { $ingots ->
        [0] Réparer { card-the } gratuitement, { action-points }
       *[other] Réparer { card-the } pour { $ingots } koban, { action-points }
    }
action-pass = Passer
action-name-first = { $who } commence

## Ce qu’un choix veut dire

explain-keep = Vous ajoutez { card-the } à votre collection ; la carte ne pourra plus être vendue (R8, R41).
explain-breaks =
    { $kind ->
        [bowl] Les bols vont se briser à la fin de ce draft, celui-ci aussi (R10).
        [vase] Les vases vont se briser à la fin de ce draft, celui-ci aussi (R10).
       *[feminine] { card-kinds-first } vont se briser à la fin de ce draft, celle-ci aussi (R10).
    }
explain-sell =
    { $ingots ->
        [0] Vous vendez { card-the } pour rien, et la carte quitte la partie (R42).
       *[other] Vous vendez { card-the } pour { $ingots } koban, et la carte quitte la partie (R42).
    }
explain-sell-short = La réserve paie ce qui lui reste (R9).
explain-sell-later = Les koban paient les réparations ; en eux-mêmes, ils ne valent aucun point (R28).
explain-sell-boxed = Chacun de vos coffrets de rangement compte vos koban, 4 au plus (R27).
explain-repair =
    { $ingots ->
        [0] Vous réparez { card-the } gratuitement ; ce qui est réparé ne se brise plus (R10).
       *[other] Vous réparez { card-the } pour { $ingots } koban (R15) ; ce qui est réparé ne se brise plus (R10).
    }
explain-repair-free = L’or est visible : votre première réparation de la manche est gratuite, la suivante coûte 1 de plus que son prix (R16).
explain-repair-again = C’est son prix, { $printed }, plus { $repairs } pour ce que vous avez déjà réparé pendant la manche.
explain-pass = Vous ne réparez rien à ce tour (R14).
explain-pass-return = Vous pourrez encore réparer pendant cette manche, jusqu’à ce que tout le monde passe à la suite (R17).
explain-pass-final = Après avoir passé, vous ne réparez plus rien pendant la manche (R17).
explain-name-first = { $who } reçoit le jeton Premier Joueur et choisit en premier (R33). Le draft fait le tour dans le sens horaire, puis revient (R6).
explain-worth =
    { $kind ->
        [cup] Une tasse vaut 1 point, réparée 3 (R21).
        [saucer] Une soucoupe double une tasse, réparée elle la triple ; seule, elle ne vaut rien (R21).
        [plate] Deux assiettes valent 6 points, et chaque assiette réparée 2 de plus (R22).
        [bowl] Chaque bol vaut autant de points que vous avez de bols, et 1 de plus s’il est réparé (R23).
        [tea-jar] Qui a le plus de boîtes à thé marque 6, et chaque boîte réparée ajoute 1 (R24).
        [vase] Un vase vaut 1 point, deux 5, trois 15, et chaque vase réparé { $bonus } de plus (R25).
        [teapot] Une théière vaut autant de points que vous avez d’objets de son motif, réparée le double (R26).
        [serving-tray] Un plateau de service vaut 2 points et ne se brise jamais (R27).
        [storage-box] Un coffret de rangement vaut vos koban à la fin, 4 points au plus, et ne se brise jamais (R27).
       *[gold] L’or ne peut être que vendu (R7).
    }

## Pourquoi un choix vaut ce qu’il vaut

reason-joins =
    { $kind ->
        [cup]
            { $fits ->
                [yes] Une de vos soucoupes l’attend.
               *[no] Aucune de vos soucoupes n’est libre.
            }
        [saucer]
            { $fits ->
                [yes] Elle va sous une de vos tasses.
               *[no] Aucune de vos tasses n’est libre.
            }
        [plate]
            { $fits ->
                [yes] Elle complète une paire.
               *[no] La moitié d’une paire.
            }
        [bowl]
            { $count ->
                [1] Votre seul bol.
               *[other] Cela vous fait { $count } bols, qui valent chacun { $count }.
            }
        [tea-jar]
            { $place ->
                [most] Avec { $count }, vous avez le plus de boîtes à thé.
                [tied] Avec { $count }, vous êtes à égalité pour le plus de boîtes à thé.
               *[behind] Quelqu’un a { $most } boîtes à thé, vous { $count }.
            }
        [vase]
            { $count ->
                [1] Votre seul vase.
               *[other] Cela vous fait { $count } vases.
            }
        [teapot]
            { $alike ->
                [1] Rien d’autre chez vous n’a ce motif.
               *[other] Avec elle, { $alike } objets à vous ont ce motif.
            }
        [serving-tray] Il ne se brise jamais.
        [storage-box]
            { $ingots ->
                [0] Vous n’avez aucun koban à y mettre.
                [1] Il compte votre koban.
               *[other] Il compte vos { $ingots } koban.
            }
       *[gold] L’or ne peut qu’être vendu.
    }
reason-for-teapot = Et un objet de plus au motif de votre théière.
reason-breaks =
    { $kind ->
        [bowl] Les bols vont se briser, celui-ci aussi.
        [vase] Les vases vont se briser, celui-ci aussi.
       *[feminine] Les { card-kinds } vont se briser, celle-ci aussi.
    }
reason-gold = L’or ne peut qu’être vendu.
reason-sell = La carte quitte la partie ; les koban paient les réparations.
reason-box-less = Votre coffret compte moins de koban.
reason-box-more = Votre coffret les compte.
reason-rival = La pièce rapporterait { $points } points à { $who }.
reason-pass =
    { $ingots ->
        [0] Vous ne gardez aucun koban.
        [1] Vous gardez votre koban.
       *[other] Vous gardez vos { $ingots } koban.
    }

# Comment une carte rapporte, en quelques lettres.
worth-whole =
    { $kind ->
        [cup] 1
        [saucer] ×2
        [plate] paire 6
        [bowl] n × n
        [tea-jar] le plus 6
        [vase] 1·5·15
        [teapot] par
        [serving-tray] 2
        [storage-box] jusqu’à 4
       *[gold] vendre
    }
worth-mended =
    { $kind ->
        [cup] 3
        [saucer] ×3
        [plate] +2
        [bowl] +1
        [tea-jar] +1
        [vase] +{ $bonus }
       *[teapot] ×2
    }

## Pourquoi non

illegal-not-drafting = { $ruling } : ce n’est pas le moment de choisir une carte.
illegal-not-in-area = { $ruling } : { card-this } n’est pas dans la zone de draft.
illegal-gold-is-sold = { $ruling } : l’or ne se garde pas ; vous devez le vendre.
illegal-not-repairing = { $ruling } : ce n’est pas le moment de réparer.
illegal-not-broken = { $ruling } : { card-this } n’est pas une carte brisée de votre collection.
illegal-too-dear =
    { $ingots ->
        [0] { $ruling } : vous n’avez aucun koban ; cette réparation en coûte { $price }.
       *[other] { $ruling } : vous avez { $ingots } koban ; cette réparation en coûte { $price }.
    }
illegal-must-draft = { $ruling } : vous devez choisir une carte.
illegal-must-name-first = { $ruling } : vous devez désigner qui commence.
illegal-first-is-known = { $ruling } : personne n’a à désigner qui commence.
illegal-no-such-seat = { $ruling } : il n’y a pas de place { $seat } à cette table.

## Ce qui est demandé

ask-draft = { $who }, à vous de choisir.
ask-draft-twice = { $who }, à vous de choisir, deux fois de suite.
ask-repair = { $who }, réparez un objet ou passez.
ask-repair-free = { $who }, réparez un objet gratuitement ou passez.
ask-name-first = { $who }, désignez qui commence.
ask-another = C’est à { $who } de choisir.
ask-over = La partie est finie.

## La table en texte

draw-round = Manche { $round } sur { $rounds }.
draw-first-player = Premier Joueur : { $who }.
draw-before = La première manche n’a pas commencé.
draw-over = La partie est finie.
draw-supply = Réserve : { $ingots } koban.
draw-supply-unlimited = Réserve : illimitée.
draw-deck =
    { $cards ->
        [one] Pioche : { $cards } carte, sur le dessus { card-a }.
       *[other] Pioche : { $cards } cartes, sur le dessus { card-a }.
    }
draw-deck-empty = Pioche : vide.
draw-will-break = { card-kinds-first } vont se briser : { $who }.
draw-will-break-nobody =
    { $kind ->
        [bowl] Les bols vont se briser, mais personne n’en a d’intact.
        [vase] Les vases vont se briser, mais personne n’en a d’intact.
       *[feminine] { card-kinds-first } vont se briser, mais personne n’en a d’intacte.
    }
draw-gold-on-top = De l’or sur la pioche : la première réparation sera gratuite pour tout le monde.
draw-nothing-breaks = La carte sur la pioche ne brisera rien.
draw-free = L’or est visible : la première réparation est gratuite pour tout le monde.
draw-order = Ordre du draft : { $who }.
draw-mending = Réparer ou passer : { $who }.
draw-passed = Tour passé : { $who }.
draw-area = Zone de draft, avec le prix de vente : { $cards }.
draw-for-sale = { card-bare } { $ingots }
draw-hit = { $who } { $cards }
draw-you = { $who } (vous)
draw-ingots = { $ingots } koban
draw-seat =
    { $points ->
        [one] { $who } : { draw-ingots }, { $points } point si la partie finissait ici.
       *[other] { $who } : { draw-ingots }, { $points } points si la partie finissait ici.
    }
draw-seat-over =
    { $points ->
        [one] { $who } : { draw-ingots }, { $points } point.
       *[other] { $who } : { draw-ingots }, { $points } points.
    }
draw-nothing = rien encore
draw-group = { card-kinds } : { $pieces }
draw-groups = { $one } ; { $other }
draw-piece =
    { $state ->
        [unbroken] { card-colour }
       *[any] { card-colour } { card-state }
    }

## Décomptes

line-mended = de réparation
line-sum =
    { $shape ->
        [figure] { $points }, { $ruling }
       *[sum] { $sum } = { $points }, { $ruling }
    }
line-cups-and-saucers = tasses et soucoupes : { line-sum }
line-plates = assiettes : { line-sum }
line-bowls = bols : { line-sum }
line-tea-jars = boîtes à thé : { line-sum }
line-vases = vases : { line-sum }
line-teapots = théières : { line-sum }
line-serving-trays = plateaux de service : { line-sum }
line-storage-boxes = coffrets de rangement : { line-sum }

## Matériel

component-card = carte
component-patterns = motifs
component-copies = de chaque
component-ingots = koban
component-no-pattern = aucun
component-total =
    { $cards ->
        [one] { $cards } carte, { draw-ingots } dans la boîte.
       *[other] { $cards } cartes, { draw-ingots } dans la boîte.
    }
component-ours = * notre proposition : les livrets n’impriment pas ce chiffre.

## Options

option-ingots = nombre de koban dans la boîte
option-unlimited = la réserve de koban ne s’épuise jamais
option-first-player = qui commence, ou random : au hasard
option-last-chooses = qui a fini en dernière place à la partie précédente désigne qui commence
option-last-placed = qui a fini en dernière place à la partie précédente
option-novices = qui joue pour la première fois et reçoit un koban
option-return-after-pass = après avoir passé, on peut encore réparer dans la même manche
option-discard-broken = les cartes brisées sont défaussées avant le décompte
option-vase-bonus = points qu’ajoute un vase réparé
option-tie-break = ce qui départage : le plus d’objets réparés, puis ou non le plus d’objets

## Dresser une table

choice-ingots = Koban en réserve
choice-ingots-value = { $value }
choice-unlimited = La réserve
choice-unlimited-value =
    { $value ->
        [yes] ne s’épuise jamais
       *[no] peut s’épuiser
    }
choice-unlimited-usual = rien d’imprimé : peut s’épuiser
choice-first-player = Qui commence
choice-first-player-value =
    { $value ->
        [random] au sort
       *[other] { $value }
    }
choice-first-player-usual = ici : au sort
choice-last-chooses = À la revanche
choice-last-chooses-value =
    { $value ->
        [yes] le dernier du classement désigne qui commence
       *[no] comme à une première partie
    }
choice-last-placed = En dernière place à la partie précédente
choice-last-placed-value = { $value }
choice-last-placed-usual = personne, à une première partie
choice-novices = Découvre le jeu
choice-novices-value = { $value }
choice-novices-usual = imprimé : commence avec 1 koban
choice-return-after-pass = Après avoir passé
choice-return-after-pass-value =
    { $value ->
        [yes] peut revenir
       *[no] passer est définitif
    }
choice-return-after-pass-meaning =
    { $value ->
        [yes] Qui a passé peut réparer encore, jusqu’à ce que tout le monde passe à la suite.
       *[no] La réparation finit plus tôt.
    }
choice-discard-broken = Les objets brisés, à la fin
choice-discard-broken-value =
    { $value ->
        [yes] sont défaussés
       *[no] restent
    }
choice-discard-broken-meaning = Les points sont les mêmes ; seule une égalité peut se départager autrement.
choice-vase-bonus = Un vase réparé
choice-vase-bonus-value = +{ $value }
choice-tie-break = Une égalité revient à
choice-tie-break-value =
    { $value ->
        [repaired] qui a le plus réparé
       *[repaired_then_items] qui a le plus réparé, puis le plus d’objets
    }
strength-does =
    { $bot ->
        [novice] Compte les points du moment et oublie ce qui va se briser.
        [casual] Pèse ce qui va se briser et ce qu’il peut réparer, un choix à la fois.
        [strong] À deux, regarde jusqu’à la fin de la manche et juge la suite d’après les parties dont il a appris ; à plus, joue chaque choix { $games } fois.
       *[master] À deux, parcourt aussi des donnes de la manche suivante et calcule les deux dernières ; à plus, joue chaque choix { $games } fois. Il ne voit que ce que vous voyez.
    }

## Ce qui a décidé

decided-line =
    { $line ->
        [cups_and_saucers] les tasses et soucoupes
        [plates] les assiettes
        [bowls] les bols
        [tea_jars] les boîtes à thé
        [vases] les vases
        [teapots] les théières
        [serving_trays] les plateaux de service
       *[storage_boxes] les coffrets
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } contre { $less } pour { $who } ({ $ruling }).
decided-tie = autant de points que { $who }, mais plus de réparations (R29).
