# Étiquettes de la page ; ce qui arrive à une table est dit dans les mots de son jeu.

## Partout

page-language = Langue
page-lamp = Clair, sombre ou contrasté
page-close = Fermer
page-skip = Aller à la table
page-home = Accueil
page-is = { $what } : { $how }
page-try-again = Réessayer
page-loading = On met la table
error-away = Le serveur ne répond pas. Rien n’est perdu ; réessayez dans un instant.
error-cookies = Ce navigateur refuse les cookies. Autorisez-en un pour ce site : c’est à lui qu’on reconnaît votre place, et il ne contient qu’un nombre au hasard.
error-broken = Quelque chose s’est mal passé. Rien n’est perdu ; réessayez dans un instant.

## Première visite

home-title = Des jeux sur ce qui se brise, et se répare.
home-sub = Asseyez-vous et jouez. Ni compte, ni installation.
home-games = Les jeux
home-play = Jouer
home-friends = Entre amis
home-open = Vos parties en cours
home-moves = à { $who } de jouer
home-won = gagnée
home-stopped = arrêtée
home-lost = perdue
home-place = { $place ->
        [2] deuxième
        [3] troisième
       *[other] { $place }e
    }
home-waits = { $games ->
        [1] Une partie vous attend
       *[other] { $games } parties vous attendent
    }
home-last = Vos dernières parties
home-put-away = Ranger
home-your-turn = À vous
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

## Mettre une table

setup-how-many = Combien de joueurs ?
setup-seats = Les places
setup-seat = Place { $seat } : { $who }
setup-who = Qui s’assied ici ?
setup-bot = Un robot
setup-bot-short = Robot
setup-friend = Un ami
setup-link = Ami, par lien
setup-here = Ami, ici
setup-nobody = Personne
setup-is-link = par lien
setup-is-here = à cet écran
setup-strength = Force
setup-link-how = Vous recevez un lien à envoyer.
setup-link-bot = Personne ne vient ? Commencez quand même : un robot joue en attendant.
setup-here-how = Vous partagez cet écran.
setup-here-hides = Chacun regarde seul : l’écran passe de main en main derrière un rideau.
setup-here-open = Rien n’est caché : vous jouez à une seule et même table.
setup-alone = En solo
setup-fares = { $who } :
setup-house = Règles maison
setup-as-printed = telles qu’imprimées
setup-changed = { $count ->
        [one] { $count } modifiée
       *[other] { $count } modifiées
    }
setup-put-back = Rétablir
setup-less = Un de moins
setup-more = Un de plus
setup-table = À la table
setup-hints = Conseils
setup-hints-on = avec conseils
setup-hints-off = sans conseils
setup-public = Qui peut regarder
setup-watch-all = tout le monde regarde
setup-watch-link = qui a le lien regarde
setup-on = oui
setup-off = non
setup-anyone = tout le monde
setup-with-link = avec le lien
setup-beat = Battement muet
setup-beat-on = toutes les cinq secondes
setup-beat-off = non, dans la même pièce
setup-beat-text = Ce que fait l’un parvient à l’autre toutes les cinq secondes, d’un seul coup : le temps que vous prenez n’est qu’à vous.
setup-do-link = Dresser la table, obtenir le lien
setup-do-here = Jouer à cet écran
setup-do-bots = { $bots ->
        [1] Jouer contre le robot
       *[other] Jouer contre { $bots } robots
    }
setup-measured-at = À { $players } joueurs :
setup-do-named = Jouer contre { $who }
setup-do-with = Jouer avec { $who }
setup-do-alone = Jouer
setup-note-link = Votre table est dressée, et vous recevez un lien à envoyer.
setup-note-here = Vous jouez chacun votre tour à cet écran.
setup-note-curtain = Vous jouez chacun votre tour à cet écran ; un rideau tombe entre deux.
setup-note-now = Vous commencez tout de suite. Retenu pour « Jouer ».
setup-name = Votre nom
setup-name-of = Joueur { $number }
home-change = changer
home-by-link = amis par lien
home-bots = { $bots ->
        [1] robot { $of }
       *[other] robots { $of }
    }

## Avant la partie

lobby-title = Qui joue ?
lobby-set = Votre table est dressée.
lobby-point = Ou visez-le avec un téléphone
lobby-point-text = Qui ouvre le lien prend une place libre.
lobby-invited = { $host } vous invite à { $game }.
lobby-share-text = { $host } vous invite à une partie.
lobby-free-text = attend un ami
lobby-for-friend = pour un ami
lobby-gone = absent pour l’instant
lobby-sits = est à la table
lobby-here = { $count ->
        [one] { $who } est là.
       *[other] { $who } sont là.
    }
lobby-nobody = Personne d’autre n’est encore là.
lobby-start-text = Commencez quand vous voulez ; un invité en retard reprend la place du robot.
lobby-invite = Envoyez ce lien. Qui l’ouvre prend une place libre.
lobby-copy = Copier le lien
lobby-copied = Copié.
lobby-scan = Scanner
lobby-qr = Le lien en image à scanner
lobby-beat = toutes les { $seconds } secondes
lobby-free = libre
lobby-you = vous
lobby-bot = robot
lobby-away = absent, un robot joue
lobby-start = Commencer
lobby-start-with-bots = Commencer, des robots aux places libres
lobby-sit = S’asseoir
lobby-wait = La partie commence quand chaque place est prise, ou quand son hôte la lance.

## La table

table-leave = Quitter la table
table-others = Les autres
table-yours = Votre collection
table-move = À vous
table-do = Valider
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
table-advised = { $choice }.
table-as-good = Aussi bon, pour autant qu’on sache : { $choices }.
table-rules = Règles
table-rules-of = Règles de { $game }
table-ruling = Point de règle { $ruling }
table-rulings = Points de règle
table-menu = Réglages
table-sound-how = Entendre quand c’est à vous
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
table-handed = { $who }, c’est à vous.
table-seat-moved = Quelqu’un d’autre tient cette place maintenant.
table-seat-of-moved = Quelqu’un d’autre joue pour { $who } maintenant.
table-phases = Où en est la manche
table-first = 1er
table-receipt = Compte de { $who }
table-nothing = Rien encore.

## Regarder en arrière

back-title = Vous regardez en arrière.
back-turn = C’est à vous. Vous regardez en arrière.
back-now = Revenir à maintenant

## La porte

door-title = Rejoindre avec un code
door-say = Dites-le au téléphone :
door-how = Deux mots et un nombre, comme on vous les a dits. Qui a dressé la table vous ouvre.
door-code = Le code
door-example = or bol 42
door-knock = Frapper
door-waiting = Vous avez frappé. C’est à { $host } d’ouvrir.
door-shut = { $host } n’ouvre pas pour l’instant. Demandez le lien, ou réessayez plus tard.
door-other = Un autre code
door-knocks = Quelqu’un du nom de { $who } est à la porte.
door-knocks-text = Le code a été saisi.
door-let-in = Faire entrer
door-not-now = Pas maintenant

## Sa propre place

name-change = Changer de nom
name-set = Prendre ce nom
device-title = Sur un autre appareil
device-move = Continuer sur un autre appareil
device-how = Scannez-le ou ouvrez-y le lien, dans la journée. Il sert une fois ; cet appareil ne fait ensuite que regarder.

invite-title = L’invitation
invite-watch = Qui ouvre ce lien regarde la partie.
invite-seat = Qui ouvre ce lien regarde, ou prend la place qu’un robot garde.

## Partir

leave-title = Quitter la table ?
leave-seen = { $count ->
        [one] { $who } voit ce que vous choisissez.
       *[other] { $who } voient ce que vous choisissez.
    }
leave-back = Je reviens
leave-back-text = Votre place vous attend, et les autres aussi.
leave-bot = Un robot continue
leave-bot-text = La partie continue sans vous. La place est à vous dès que vous vous rasseyez.
leave-end = Arrêter pour tous
leave-end-text = Les autres sont consultés ; s’ils acceptent, la partie est finie, sans gagnant.
leave-stay = Rester
table-bot-plays = Un robot joue pour vous.
table-sit-again = Reprendre ma place
table-bot-sits-in = Un robot joue maintenant pour { $who }.
table-is-back = { $who } est de retour.

## Une adresse qui ne mène nulle part

nowhere-title = Il n’y a rien ici.
nowhere-text = L’adresse a peut-être une lettre de trop ou de moins. Le lien d’une table commence par /t/.

## La compagnie

company-away = { $minutes ->
        [0] s’est absenté.
        [1] est absent depuis une minute.
       *[other] est absent depuis { $minutes } minutes.
    }
company-away-turn = { $minutes ->
        [0] s’est absenté, et c’est son tour.
        [1] est absent depuis une minute, et c’est son tour.
       *[other] est absent depuis { $minutes } minutes, et c’est son tour.
    }
company-wait = Dans { $seconds } s vous pourrez laisser jouer un robot.
company-bot = Laisser jouer un robot
company-watching = { $count ->
        [1] 1 spectateur
       *[other] { $count } spectateurs
    }
piece-name = { $shape ->
        [bowl] Bol { $glaze ->
            [blue] bleu
            [white] blanc
           *[brown] brun
        }
        [vase] Vase { $glaze ->
            [blue] bleu
            [white] blanc
           *[brown] brun
        }
        [cup] Tasse { $glaze ->
            [blue] bleue
            [white] blanche
           *[brown] brune
        }
        [teapot] Théière { $glaze ->
            [blue] bleue
            [white] blanche
           *[brown] brune
        }
        [jar] Jarre { $glaze ->
            [blue] bleue
            [white] blanche
           *[brown] brune
        }
       *[plate] Assiette { $glaze ->
            [blue] bleue
            [white] blanche
           *[brown] brune
        }
    }

## Réglages

settings-title = Réglages
settings-theme = Thème
settings-theme-auto = Comme le système
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-theme-contrast = Contrasté
settings-pace = Rythme
settings-pace-calm = Tranquille
settings-pace-brisk = Vif
settings-pace-once = D’un coup
settings-sound = Son
settings-still = Sans mouvement
keys-plain = 1 à 9 ou les flèches choisissent, Entrée valide.
settings-keys = Touches : { $own } U reprendre, H conseil, `?` règles ; Q dit ce qui est demandé, E les scores, W ce que vous tenez, L le dernier coup, O les options.

## La fin

end-again = Rejouer
end-again-ask = Encore ?
end-calls = { $who } voudrait rejouer.
end-calls-text = Vous en êtes ?
end-in = Vous en êtes.
end-waits-for = Sans réponse encore : { $who }.
end-not-in = { $who } ne rejoue pas.
end-not-in-text = Un robot peut prendre la place.
end-no = Pas maintenant
end-begin = Commencer sans attendre
end-stopped = Tous ont mis fin à cette partie.
end-called = Les autres rejouent.
end-called-text = Votre place vous est gardée.
end-join = Les rejoindre
end-with = avec { $who }
end-change = Changer
end-share = Partager
end-no-link = Cette fenêtre n’a plus le lien de la table. Qui l’a dressée l’a encore ; la partie peut aussi s’envoyer en fichier.
end-decided = Ce qui a décidé :
end-ahead = { $points ->
        [one] l’emporte, d’un point
       *[other] l’emporte, de { $points } points
    }
end-tied = l’emporte au départage
end-see = Voir la fin
seat-bot = { $bot ->
        [novice] robot débutant
        [casual] robot amateur
        [strong] robot fort
        [master] robot maître
       *[other] robot
    }
end-record = Télécharger la partie
end-look = La table telle qu’elle était

## Le rideau

curtain-title = { $who }, venez à l’écran.
curtain-text = Que personne d’autre ne regarde. Rien de la table ne se montre avant que vous l’ouvriez.
curtain-open = Je suis { $who }

## Une partie revue

end-replay = Revoir
home-more = Autres possibilités
home-replay = Ouvrir une partie depuis un fichier
replay-title = Revoir
replay-past = Vous regardez le passé
replay-past-short = Le passé
replay-choose = Choisir un fichier
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
replay-broke = casse
replay-mended = réparation
replay-onward = Jouer la suite d’ici
replay-onward-what = Une nouvelle table, dans l’état de ce moment. Des robots tiennent les autres places ; le hasard à venir est tiré de nouveau.
replay-table = Vers la table

## Leçons

home-learn = Apprendre
lesson-title = La leçon
lesson-step = Étape { $step } sur { $of }
lesson-done = La leçon est finie
lesson-look-first = Regardez les mains, puis continuez avec le bouton rouge.
lesson-show = Montrez-moi
lesson-leave = Quitter la leçon
lesson-unfold = Relire
lesson-fold = Replier


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
check-played-on = Cette partie est la suite d’une autre, reprise au coup { $moment }. Son début était connu : la donne n’est donc pas scellée.
check-open = Cette donne n’était pas scellée : aucun mot n’a été demandé, qui donnait a donc pu la choisir.
check-lesson = Les cartes d’une leçon sont disposées pour elle : rien n’y est hasard, et rien n’est scellé.
