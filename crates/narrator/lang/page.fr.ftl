# Étiquettes de la page ; ce qui arrive à une table est dit dans les mots de son jeu.

## Partout

page-language = Langue
page-lamp = Clair, sombre ou contrasté
page-close = Fermer
page-home = Accueil
page-is = { $what } : { $how }
page-try-again = Réessayer
page-loading = On met la table
error-away = Le serveur ne répond pas. Rien n’est perdu ; réessayez dans un instant.
error-cookies = Ce navigateur refuse les cookies. Autorisez-en un pour ce site : c’est à lui qu’on reconnaît votre place, et il ne contient qu’un nombre au hasard.
error-broken = Quelque chose s’est mal passé. Rien n’est perdu ; réessayez dans un instant.

## Première visite

home-title = Cinq jeux sur ce qui se brise, et se répare.
home-sub = Asseyez-vous et jouez. Ni compte, ni installation.
home-games = Les jeux
home-play = Jouer
home-friends = Entre amis
home-one-table = À une table
home-open = Vos parties en cours
home-your-turn = À vous
home-over = Finie
home-running = En cours
home-waiting = En attente de joueurs
home-with = avec { $names }
home-alone = en solitaire
home-players = { $least } à { $most } joueurs
home-exactly = { $most ->
        [one] 1 joueur
       *[other] { $most } joueurs
    }
home-minutes = { $minutes } min
pitch-broken-and-beautiful = Réunissez des céramiques. Certaines se brisent. Réparées à l’or, elles valent davantage.
pitch-kintsugi = Les mêmes céramiques selon la règle française : passer est définitif, un vase réparé vaut plus.
pitch-unbroken = Seul dans les cavernes. Prenez des forces tant que la bougie brûle, puis affrontez ce qui attend.
pitch-held-hands = Vous deux, un chemin vers le cœur, et pas un mot entre vous.
pitch-wabisaby = Les autres voient la moitié de votre main, vous le reste. Échangez, et fuyez le vingt et un.

## Mettre une table

setup-friends = Entre amis
setup-one-table = À une table
setup-how-many = Combien de joueurs ?
setup-name = Votre nom
setup-name-of = Joueur { $number }
setup-guest = Invité
setup-make = Mettre la table
setup-cancel = Annuler

## Avant la partie

lobby-title = Qui joue ?
lobby-invite = Envoyez ce lien. Qui l’ouvre prend une place libre.
lobby-copy = Copier le lien
lobby-copied = Copié.
lobby-qr = Le lien en image à scanner
lobby-free = libre
lobby-you = vous
lobby-bot = robot
lobby-away = absent, un robot joue
lobby-seat-bot = Asseoir un robot
lobby-start = Commencer
lobby-start-with-bots = Commencer, des robots aux places libres
lobby-sit = S’asseoir
lobby-wait = La partie commence quand chaque place est prise, ou quand son hôte la lance.

## La table

table-leave = Quitter la table
table-others = Les autres
table-yours = Votre collection
table-move = À vous
table-do = Le faire
table-text = La table
table-choices = Ce que vous pouvez faire
table-help = Aide
table-log = Journal
table-happened = Ce qui s’est passé
table-undo = Reprendre
table-undo-ask = Demander à reprendre
table-undoes = Reprend : { $what }
table-undo-waits = Réponse attendue : { $names }.
table-undo-withdraw = Tant pis
table-undo-agree = D’accord
table-undo-decline = Laisser ainsi
table-hint = Conseil
table-advice = { $of ->
    [win] Chance de gagner :
   *[score] Points à espérer :
}
table-rules = Règles
table-rules-of = Règles de { $game }
table-rulings = Points de règle
table-menu = Réglages
table-points-now = points à présent
table-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
table-score = { $who } : { table-points }
table-round = Manche { $round } sur { $rounds }
table-offline = La liaison est coupée. Votre choix est gardé ; nous rappelons.
table-sending = Votre choix part.
table-watching = Vous regardez.
table-others-turn = { $count ->
        [one] { $who } choisit.
       *[other] { $who } choisissent.
    }
table-seat-moved = Quelqu’un d’autre tient cette place maintenant.
table-seat-of-moved = Quelqu’un d’autre joue pour { $who } maintenant.
table-first = 1er
table-receipt = Compte de { $who }
table-nothing = Rien encore.

## Réglages

settings-title = Réglages
settings-theme = Thème
settings-theme-auto = Comme le système
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-theme-contrast = Contrasté
settings-sound = Son
settings-still = Sans mouvement
settings-keys = Touches : { $game ->
        [unbroken] 1 à 9 ou les flèches choisissent, Entrée le fait, R se repose sur la carte choisie, X explore, G va au monstre ou le combat, T le dupe, P finit, ne fait rien ou ne répond pas ; M ouvre la feuille du monstre, Y la vôtre.
        [held-hands] les flèches ou 1 à 9 choisissent où aller, Entrée y va, N finit le tour, Échap lâche ; 1 et 2 choisissent un éventail ou un point de vue.
        [wabisaby] 1 à 6 touchent vos cartes, les flèches vont de carte en carte et Entrée en touche une, Entrée le fait, A expertise, S refuse, Échap lâche.
       *[other] 1 à 9 ou les flèches choisissent une carte, K garde, S vend, M répare, P passe, Échap lâche.
    } U reprendre, H conseil, `?` règles ; Q dit ce qui est demandé, E les scores, W ce que vous tenez, L le dernier coup, O les options.

## La fin

end-again = Rejouer
end-record = Télécharger la partie
end-look = Regarder la table

## Broken and Beautiful, Kintsugi

pottery-draft = Choix
pottery-break = Bris
pottery-mend = Réparation
pottery-phases = Où en est la manche
pottery-area = Zone de draft
pottery-order = Ordre des choix
pottery-left = reste { $cards }
pottery-deck = Pioche, reste { $cards } cartes, dessus : { $card }
pottery-ingots = { $ingots } koban
pottery-more-ingots = { $ingots ->
        [one] { $signed } koban
       *[other] { $signed } koban
    }
pottery-more-points = { $points ->
        [one] { $signed } point
       *[other] { $signed } points
    }
pottery-keep = Garder
pottery-sell = Vendre
pottery-repair = Réparer
pottery-pass = Passer
pottery-will-break = { $type ->
        [cup] Les tasses vont se briser
        [saucer] Les soucoupes vont se briser
        [plate] Les assiettes vont se briser
        [bowl] Les bols vont se briser
        [tea-jar] Les boîtes à thé vont se briser
        [vase] Les vases vont se briser
        [teapot] Les théières vont se briser
       *[other] Rien ne va se briser
    }
pottery-calm = La carte sur la pioche ne brise rien.
pottery-gold = De l’or sur la pioche : une première réparation sera gratuite.
pottery-also = La dernière carte brise aussi sa sorte.
pottery-at-risk = va se briser
pottery-passed = a passé
pottery-mending = Réparations
pottery-free = Une première réparation est gratuite.
pottery-nothing-broken = Rien chez vous n’est brisé.
pottery-card = { $type ->
        [cup] tasse
        [saucer] soucoupe
        [plate] assiette
        [bowl] bol
        [tea-jar] boîte à thé
        [vase] vase
        [teapot] théière
        [serving-tray] plateau de service
        [storage-box] coffret
       *[gold] or
    }{ $pattern ->
        [blue] {" "}à la vague bleue
        [white] {" "}au chanvre blanc
        [brown] {" "}au trait brun
       *[none] {""}
    }{ $state ->
        [broken] {", "}brisé
        [mended] {", "}réparé
       *[whole] {""}
    }
pottery-type = { $type ->
        [cup] Tasse
        [saucer] Soucoupe
        [plate] Assiette
        [bowl] Bol
        [tea-jar] Boîte à thé
        [vase] Vase
        [teapot] Théière
        [serving-tray] Plateau
        [storage-box] Coffret
       *[gold] Or
    }
pottery-group = { $group ->
        [cups_and_saucers] Tasse × soucoupe
        [plates] Assiettes
        [bowls] Bols
        [tea_jars] Boîtes à thé
        [vases] Vases
        [teapots] Théières
        [serving_trays] Plateaux
       *[storage_boxes] Coffrets
    }

## WabiSaby

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
        [one] { $skips } refus
       *[other] { $skips } refus
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
wabisaby-do = Le faire
wabisaby-appraise = Expertiser
wabisaby-skip = Refuser

## Le rideau

curtain-title = { $who }, venez à l’écran.
curtain-text = Que personne d’autre ne regarde. Rien de la table ne se montre avant que vous l’ouvriez.
curtain-open = Je suis { $who }
home-by-myself = Seul

## ...and then we held hands...

held-where = { $done } objectifs sur { $all }
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
held-hand-of = Les moitiés visibles de { $who }
held-balance = Équilibre de { $who } : { $value }
held-objective = l’objectif
held-goal = Finissez-y un tour. { $done } sur { $all } sont réparés.
held-silence = En silence : l’autre voit ce que vous jouez, et rien de plus.
held-pay = Qui paie ?
held-pay-mine = Avec une de vos cartes
held-pay-theirs = Avec une carte de { $who }
held-look = Les deux moitiés de vos six cartes ; choisissez celle que tous verront

## Une partie revue

end-replay = Revoir la partie
home-replay = Ouvrir une partie depuis un fichier
replay-title = Revoir
replay-past = Vous regardez le passé
replay-past-short = Le passé
replay-choose = Choisir un fichier
replay-target = cible : { $who }
replay-far = autre moitié : { $colour }
replay-moment = Moment de la partie
replay-of = { $at } sur { $last }
replay-first = Au début
replay-before = Le coup précédent
replay-play = Lire
replay-pause = Pause
replay-next = Le coup suivant
replay-last = À la fin
replay-quiet = De ce coup, rien n’était visible.
replay-seen-by = Vu par
replay-everything = Tout est montré
replay-as = { $who }, avec ce qui était su alors
replay-copy = Copier l’adresse de ce moment
replay-open = Ouvrir une partie
replay-open-how = Choisissez un fichier, ou déposez-le ici. Ce serveur le lit et ne le garde nulle part.
replay-no-record = { $file } n’est pas une partie : ce n’est pas du JSON.
replay-account = Voici le récit d’un seul joueur. Il dit ce qui a été vu ; la table elle-même n’y est pas.
replay-table = Vers la table

## Leçons

home-learn = Apprendre
lesson-title = La leçon
lesson-step = Étape { $step } sur { $of }
lesson-done = La leçon est finie
lesson-show = Montrez-moi
lesson-leave = Quitter la leçon
lesson-unfold = Relire
lesson-fold = Replier

## Unbroken

setup-alone = En solitaire
setup-difficulty = Quelle difficulté ?
setup-character = Qui êtes-vous ?
setup-random = Au hasard
setup-memory-aid = Notes : ce que vous avez vu reste marqué
home-choose = Choisir
unbroken-phase = { $part ->
        [prepare] Préparer
        [explore] Explorer
        [fight] Combattre
       *[eat] Manger
    }
unbroken-where = Niveau { $level } sur IV
unbroken-before = Avant le niveau I
unbroken-resource = { $resource ->
        [small] petit
        [medium] moyen
        [large] grand
        [cunning] ruse
        [food] vivres
        [wood] bois
        [metal] métal
        [treasure] trésor
       *[time] temps
    }
unbroken-use = usage
unbroken-effort = Effort
unbroken-goods = Biens
unbroken-track = { unbroken-resource } : { $n } sur { $most }, puis { $to }
unbroken-candle = reste { $time } de temps sur { $start } ; le choix en brûle { $burns }
unbroken-time-left = de temps
unbroken-time = prend { $time } de temps
unbroken-costs = coûte
unbroken-gives = donne
unbroken-nothing = rien
unbroken-free = gratuit
unbroken-or-more = ou plus
unbroken-less = moins
unbroken-scouted = Repéré, niveau { $level }
unbroken-level = Niveau { $level }
unbroken-hidden = Face cachée
unbroken-may-be = L’un de ceux-ci : { $names }.
unbroken-health = santé
unbroken-armor = armure
unbroken-trick = Le duper
unbroken-never = jamais
unbroken-ambush = Embuscade
unbroken-spoils = Butin
unbroken-special = Sa règle
unbroken-its-sheet = Le monstre
unbroken-can-do = Ce que vous pouvez faire
unbroken-as-often = tant que vous pouvez payer
unbroken-craft = Fabriquer une arme
unbroken-best-weapon = On ne peut rien en faire de mieux.
unbroken-at-best = au mieux { $wounds } blessures, { $armor } d’armure brisée
unbroken-blows = À vous
unbroken-answers = Votre réponse
unbroken-blow = Attaque { $number }
unbroken-make = Fabriquer : { $weapon }
unbroken-wounds = { $n ->
        [one] blessure
       *[other] blessures
    }
unbroken-breaks = armure brisée
unbroken-rolls = Son dé
unbroken-rolled = Il a lancé
unbroken-last-roll = dernier dé { $roll }
unbroken-about-to-lose = Vous allez perdre { $n }.
unbroken-deadly = mortel
unbroken-guarded = sur ses gardes
unbroken-staggered = étourdi
unbroken-foe-health = santé { $n } sur { $most }, puis { $to }
unbroken-means = { $verb ->
        [trick] Vous payez et passez : ni combat ni butin, mais un talent tout de même.
        [battle] Par tours, jusqu’à sa défaite ou jusqu’à ce que vous ne puissiez plus payer.
       *[other] {""}
    }
unbroken-hunger = Chaque part mangée donne de l’effort. La première qui manque coûte 1, la deuxième 2, la troisième 3.
unbroken-eat = Manger { $food }
unbroken-eaten = { $food } mangé
unbroken-missing = { $food } manque
unbroken-kept = gardé
unbroken-starve = Vous mourriez de faim.
unbroken-way = Le chemin de la sortie
unbroken-passed = franchi
unbroken-you = Vous
unbroken-uses = { $uses ->
        [0] plus d’usage de capacité
        [one] { $uses } usage de capacité
       *[other] { $uses } usages de capacité
    }
unbroken-skills = Talents
unbroken-conditions = États
unbroken-spent = épuisé pour l’instant
unbroken-this-level = ce niveau
unbroken-next-level = prochain niveau
unbroken-to-the-end = jusqu’à la fin du combat
unbroken-rounds = { $n ->
        [one] { $n } tour
       *[other] { $n } tours
    }
unbroken-ending-won = Invaincu.
unbroken-ending-fallen = Vous êtes tombé.
unbroken-ending-starved = La faim vous a eu.
unbroken-ending-outlasted = Il a tenu plus longtemps.
unbroken-carried = Ce que vous avez emporté
unbroken-no-score = Pas de score sans la sortie
unbroken-score = Score
unbroken-rank = Rang
unbroken-verb = { $verb ->
        [act] Le faire
        [craft] Fabriquer
        [resolve] Résoudre
        [rest] Se reposer
        [attack] Frapper
        [respond] Répondre
        [keep] L’apprendre
        [cure] Le soigner
        [eat] Manger
        [end_preparation] Préparation finie
        [fight] Aller au monstre
        [explore] Explorer
        [endure] Laisser passer
        [trick] Le duper
        [battle] Le combattre
        [skip] Ne rien faire
        [pass] Pas de réponse
       *[downgrade] La ranger
    }

## La fin d’une manche de WabiSaby

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

## Le sceau de la donne

seal-title = La pioche est scellée
seal-number = Sceau { $number }.
seal-given = { $people ->
        [0] Personne n’est encore là pour ajouter un mot.
       *[other] Mots ajoutés : { $given } sur { $people }.
    }
seal-how = Pourquoi nul n’a pu choisir les cartes
seal-server = Le serveur a scellé son secret.
seal-server-text = Avant que quiconque ait ajouté un mot. Il ne peut plus le changer. Notez le numéro pour le comparer plus tard.
seal-words = Chacun ajoute un mot.
seal-words-text = La donne découle du secret et de tous les mots. Chaque appareil tire son mot au hasard et n’en montre que l’empreinte jusqu’à ce que toutes soient là ; alors tous s’ouvrent. Qui scelle ignore les mots, qui parle ignore le secret. Les robots n’en ajoutent pas.
seal-awaited = pas encore
seal-promised = ajouté, encore fermé
seal-opened = ouvert
seal-late = trop tard, donne faite sans lui
seal-opening = Après la dernière carte, on ouvre.
seal-opening-text = L’enregistrement montre le secret. Votre navigateur vérifie alors de lui-même qu’il porte ce sceau et que votre mot y est ; avec l’enregistrement, chacun peut vérifier chaque carte.
seal-changed = Ce n’est pas le sceau que ce navigateur avait noté. Il n’ajoute pas de mot ici.
seal-closing = La pioche se scelle
seal-closing-text = Chacun ajoute un mot ; puis les cartes sont données.
seal-waits = On attend { $names }, dix secondes au plus. Sans ce mot la donne se fait, et l’enregistrement le dit.

check-verdict = { $verdict ->
        [holds] Le sceau tient : le secret était fixé avant votre mot.
        [fails] Cette donne ne respecte pas son sceau.
        [not_there] L’enregistrement respecte son sceau.
        [left_out] Votre mot est arrivé trop tard.
        [failed] Le sceau n’a pas pu être vérifié.
       *[checking] Le sceau s’ouvre et se vérifie.
    }
check-meaning = { $verdict ->
        [holds] Sceau { $number }. Vérifié par ce navigateur seul.
        [fails] Sceau { $number }. Ce qui ne tient pas est dit plus bas ; gardez l’enregistrement.
        [not_there] Sceau { $number }. Est-ce celui montré avant la première carte ? Ce navigateur ne peut le dire : il n’a pas ajouté de mot.
        [left_out] Sceau { $number }. Le hasard s’en passe : à vous, cela ne prouve guère.
        [failed] L’enregistrement n’est pas venu ; rouvrez cette page plus tard.
       *[checking] Un instant.
    }
check-finding = { $what ->
        [commitment] { $holds ->
            [yes] Le sceau est celui que vous avez vu avant la première carte.
           *[no] Le sceau n’est pas celui que vous avez vu avant la première carte.
        }
        [secret] { $holds ->
            [yes] Le secret porte ce sceau.
           *[no] Le secret ne porte pas ce sceau.
        }
        [promises] { $holds ->
            [yes] Chaque mot est celui promis après le sceau.
           *[no] Un mot n’est pas celui promis après le sceau.
        }
        [people] { $holds ->
            [yes] Chacun à la table y figure une fois, les retardataires par leur nom.
           *[no] Tous ceux de la table n’y figurent pas comme il se doit.
        }
        [luck] { $holds ->
            [yes] Le hasard est fait du secret et de ces mots, de rien d’autre.
           *[no] Le hasard est fait d’autres mots.
        }
        [number] { $holds ->
            [yes] Aucune promesse n’a changé après l’ouverture de la vôtre.
           *[no] Une promesse a changé après l’ouverture de la vôtre.
        }
       *[own] { $holds ->
            [yes] Votre propre mot y est.
           *[no] Vous avez ouvert votre mot, mais il n’y est pas.
        }
    }
check-not-proved = Que chaque carte ait suivi de ce hasard, il faut les règles du jeu pour le vérifier : `tsugi verify` le fait avec la partie téléchargée.
check-key = La clé du hasard :
check-open = Cette donne n’était pas scellée : aucun mot n’a été demandé, qui donnait a donc pu la choisir.
check-lesson = Les cartes d’une leçon sont disposées pour elle : rien n’y est hasard, et rien n’est scellé.
