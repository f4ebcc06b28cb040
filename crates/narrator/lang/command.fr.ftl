# Ce que dit la ligne de commande autour d’un jeu.

command-error = erreur

## Ce qui échoue

command-in-file = { $file } : { $problem }
command-file = { $file } ne peut être ni lu ni écrit : { $why }.
command-empty-file = { $file } ne contient aucune partie.
command-not-json = { $file } n’est pas du JSON : { $why }.
command-option-form = « { $given } » ne dit pas la valeur de l’option ; écrivez `clé=valeur`.
command-components-form = « { $given } » ne dit pas pour quel jeu : écrivez kintsugi=CHEMIN.
command-too-many-bots = { $bots ->
        [one] { $bots } robot est nommé
       *[other] { $bots } robots sont nommés
    } pour { $players ->
        [one] { $players } place
       *[other] { $players } places
    } ; nommez-en moins, ou asseyez plus de monde.
command-resume-is-set = Une partie sauvée a ses options et son matériel ; omettez --option et --components.
command-viewer = « { $given } » n’est personne à cette table ; dites `seat:0`, `seat:1`, …, `spectator` ou `all`.
command-seed = La graine { $given } est trop grande ; une graine est inférieure à 9007199254740992.
command-no-luck = Le système ne donne pas de hasard : { $why }.
command-output = La sortie standard a été fermée : { $why }.
command-input = L’entrée standard ne peut être lue : { $why }.
command-bad-action = Ce n’est pas un coup : { $problem }.

problem-unknown-game = Il n’y a pas de jeu « { $given } » ; les jeux sont { $known }.
problem-players = { $game } se joue de { $least } à { $most }, pas à { $given }.
problem-names = { $given ->
        [one] { $given } nom est donné
       *[other] { $given } noms sont donnés
    } pour { $players } joueurs.
problem-name = « { $given } » n’est pas un nom ; un nom a de 1 à { $most } signes, et aucun qui déplace le curseur.
problem-unknown-bot = Il n’y a pas de robot « { $given } » ; les robots sont { $known }.
problem-ladder-of-one = Une échelle compare au moins deux robots.
problem-budget = Une recherche ne peut avoir le budget « { $given } » ; dites `search:1000` (de 1 à 10000000 parties) ou `search:500ms` (de 1ms à 60000ms).
problem-no-hints = { $game } n’a pas de conseils.
problem-program = Le programme « { $given } » n’est pas lancé : seule une commande à vous en nomme un, par --bots.
problem-program-fails = Le programme « { $given } » ne peut être lancé : { $why }.
forfeit-nonsense = Le programme « { $program } », place { $seat }, a répondu « { $answer } », qui n’est pas une action ; le joueur glouton a choisi pour lui.
forfeit-illegal = Le programme « { $program } », place { $seat }, a répondu « { $answer } », qui n’est pas permis à ce moment ; le joueur glouton a choisi pour lui.
forfeit-silent = Le programme « { $program } », place { $seat }, s’est tu pendant { $seconds } secondes et a été arrêté ; le joueur glouton continue pour lui.
forfeit-ended = Le programme « { $program } », place { $seat }, s’est arrêté ; le joueur glouton continue pour lui.
problem-bot-count = { $given ->
        [one] { $given } robot est nommé
       *[other] { $given } robots sont nommés
    } pour { $players } places ; nommez-en un par place, ou un seul pour toutes.
problem-many-threads = { $given } fils d’exécution sont demandés ; { $most } au plus sont lancés.
problem-threads = Impossible d’obtenir { $given } fils d’exécution : { $why }.
problem-components = { $problem }.
problem-unreadable = Lecture impossible : { $why }.
problem-not-a-record = Ce n’est pas une partie enregistrée : son format n’y est pas dit.
problem-format = La partie est au format { $given } ; ce programme lit le format { $known }.
problem-newer-rules = La partie suit les règles { $given } de { $game } ; ce programme connaît les règles jusqu’à { $known }.
problem-other-components = La partie suit le matériel { $given }, qu’elle ne contient pas ; le nôtre est { $ours }.
problem-not-resumable-luck = La partie peut être racontée, mais pas reprise : son hasard n’est pas connu.
problem-not-resumable-rules = La partie peut être racontée, mais pas reprise : elle suit les règles { $played }, et celles-ci sont les règles { $now }.
problem-not-finished = Cette partie n’est pas terminée ; on ne rejoue qu’à partir d’une partie finie.
problem-no-moment = Il n’y a pas de moment { $given } ; le dernier est le { $last }.
problem-nothing-to-play-on = À ce moment-là, la partie était finie : il n’y a plus rien à jouer.
problem-state = Cette position est impossible : { $why }.
problem-no-score = { $game } n’a pas de score à compter.
problem-told = Impossible de compter : { $why }.
problem-write = Les parties n’ont pas pu être écrites : { $why }.

place-setup = Mise en place
place-entry = Entrée { $number }
fault-unreadable = { $place } : lecture impossible : { $problem }.
fault-refused = { $place } : le coup { $action } de la place { $seat } est refusé : { $why }.
fault-differs = { $place } : était noté { $recorded }, mais il arrive maintenant { $now }.
fault-unsound = { $place } : { $why }.
fault-undo = { $place } : l’entrée { $undo } n’est pas un coup que l’on puisse reprendre.
fault-commitment = Le secret de son hasard n’a pas l’empreinte montrée avant la partie.
fault-seal-line = La ligne { $line } du sceau ne dit pas ce qu’une telle ligne doit dire.
fault-seal-hash = Le mot de la ligne { $line } du sceau n’a pas l’empreinte donnée après l’engagement.
fault-seal-seat = La place { $seat } doit figurer une fois dans le sceau, à une personne ou à un robot.
fault-seal-order = Les lignes du sceau ne sont pas dans leur ordre.
fault-seal-words = Les mots dont découle le hasard ne sont pas ceux du sceau.
fault-seal-digest = Le numéro du sceau n’est pas celui de ses lignes.
fault-seal-another = Cette donne porte un autre sceau que celui que vous avez noté.
fault-origin = Dans la partie dont celle-ci est la suite : { $fault }
fault-other-origin = Ce n’est pas la suite de la partie qu’elle nomme.
fault-sealed-origin = Elle se dit scellée, et une partie reprise à partir d’une autre ne l’est jamais.
fault-result = Le résultat noté est { $recorded }, mais la partie donne { $now }.

## À la table

command-taken-back = Repris : { $choice }.
command-undone = { $name } a repris son dernier coup.
command-spectators = le public

play-title = { $game } : { $players }.
play-help = Un numéro choisit, `? N` l’explique ; `hint` (conseil), `score`, `undo` (reprendre), `save FICHIER`, `quit`.
play-unclear = « { $given } » n’est pas compris ; dites un numéro, `? N`, `hint`, `score`, `undo`, `save FICHIER` ou `quit`.
play-out-of-range = Il n’y a pas de choix { $given } ; { $most ->
        [0] il n’y a plus rien à choisir.
        [one] il n’y en a qu’un.
       *[other] ils vont de 1 à { $most }.
    }
hint-title = { $of ->
        [win] Les meilleurs choix, selon la chance de gagner :
       *[score] Les meilleurs choix, selon les points où ils mènent :
    }{ $count ->
        [0] { " " }aucun n’est connu.
       *[other] {""}
    }
hint-within = { $choice } : { $of ->
        [win] { $value } % ({ $low } à { $high })
       *[score] { $value } ({ $low } à { $high })
    }
hint-exact = { $choice } : { $of ->
        [win] { $value } %, exactement
       *[score] { $value }, exactement
    }
play-curtain = { $name }, approchez sans témoin, puis appuyez sur Entrée.
play-saved = Partie sauvée dans { $file }.
play-left = La table reste en l’état.
play-seed = La graine était { $seed }.
play-over = La partie est finie : `score`, `save FICHIER` ou `quit`.

## Autres commandes

games-entry = { $id } : { $name }, { $span ->
        [one] { $most ->
            [one] { $most } joueur
           *[other] { $most } joueurs
        }
       *[several] de { $least } à { $most } joueurs
    } ; robots : { $bots }
sim-total = { $games } parties, { $actions } coups en { $seconds } s : { $games-rate } parties et { $actions-rate } coups par seconde.
sim-seat = Place { $seat }, { $bot } : { $wins } gagnées, { $shared } partagées, score moyen { $score }.
ladder-pair = { $one } contre { $two } : { $won } gagnées, { $lost } perdues, { $shared } partagées sur { $games } parties ; part de { $low } à { $high } % (à égalité : { $even } %).
ladder-mixed = { $one } et { $two } ensemble : { $won } gagnées sur { $games } parties ; de { $low } à { $high } %.
ladder-rating = { $bot } : cote { $rating } (de { $low } à { $high }).
sim-group = { $group } : { $games } parties, { $wins } gagnées ({ $share } %) ; fin aux étapes 1, 2, … : { $ended }.
verify-holds = { $place } : { $game }, { $entries ->
        [one] { $entries } entrée
       *[other] { $entries } entrées
    }, { $end ->
        [over] jouée jusqu’au bout
       *[running] en cours
    } : chaque coup a été rejoué et chaque événement est le même.
verify-holds-without-luck = { $place } : { $game }, { $entries ->
        [one] { $entries } entrée
       *[other] { $entries } entrées
    }, { $end ->
        [over] jouée jusqu’au bout
       *[running] en cours
    } : événements et coups suivent les règles ; le hasard n’est pas connu, les tirages n’ont pu être vérifiés.
verify-holds-older-rules = { $place } : { $game }, { $entries ->
        [one] { $entries } entrée
       *[other] { $entries } entrées
    }, { $end ->
        [over] jouée jusqu’au bout
       *[running] en cours
    } : les événements se tiennent ; jouée selon les règles { $rules }, ni coups ni tirages n’ont pu être vérifiés.
verify-deal-sealed = La donne était scellée : { $after ->
        [0] aucun mot n’a été donné
        [one] { $after } mot a été donné
       *[other] { $after } mots ont été donnés
    } après l’engagement{ $before ->
        [0] {""}
       *[other] , { $before } à découvert
    }{ $late ->
        [0] {""}
       *[other] {""} ; sans le mot de { $names }
    }. Que l’engagement ait précédé les mots, seuls le savent ceux qui l’ont noté : `--seal` le vérifie.
verify-deal-noted = La donne était scellée comme vous l’avez noté : { $after ->
        [0] aucun mot n’a été donné
        [one] { $after } mot a été donné
       *[other] { $after } mots ont été donnés
    } après l’engagement{ $before ->
        [0] {""}
       *[other] , { $before } à découvert
    }{ $late ->
        [0] {""}
       *[other] {""} ; sans le mot de { $names }
    }.
verify-deal-without-words = { $noted ->
        [yes] La donne porte le sceau que vous avez noté
       *[no] La donne devait être scellée
    }, mais aucun mot n’a été donné après l’engagement{ $before ->
        [0] {""}
       *[other] , { $before } à découvert
    }{ $late ->
        [0] {""}
       *[other] {""} ; sans le mot de { $names }
    }. Rien n’est donc prouvé : qui donnait a pu la choisir.
verify-left-out = { $count ->
        [one] la place { $seats }
       *[other] qui tenait les places { $seats }
    } ({ $renamed ->
        [yes] { $name } dans le sceau, { $now } dans la partie
       *[no] { $name }
    })
verify-deal-open = La donne n’était pas scellée : { $before ->
        [0] aucun mot n’a été donné
        [one] { $before } mot a été donné à découvert
       *[other] { $before } mots ont été donnés à découvert
    }, qui donnait a donc pu la choisir.
verify-played-on = C’est la suite d’une autre partie, reprise après { $moment ->
    [0] sa mise en place
    [one] sa première entrée
   *[other] ses { $moment } premières entrées
}, vérifiée elle aussi ; le hasard qui suit est nouveau.
verify-total = { $held ->
        [one] { $held } partie tient
       *[other] { $held } parties tiennent
    }, { $failed ->
        [one] { $failed } ne tient pas.
       *[other] { $failed } ne tiennent pas.
    }
show-title = { $game } : { $players }.
score-total = { $name } : { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
score-place = { $place }. { $names }

## La passerelle

bridge-unknown-op = Il n’y a pas de demande « { $given } » ; dites new, load, legal, act, view, score, hint, status, state, record ou close.
bridge-malformed = Cette demande est illisible : { $given }.
bridge-too-long = Une demande fait au plus { $given } octets.
bridge-no-game = Aucune partie en main ; demandez d’abord new ou load.
bridge-no-record = Une partie chargée en cours de route n’a pas d’enregistrement.
bridge-unknown-seat = Il n’y a pas de place { $given } à cette table.
bridge-bad-option = Une option est un mot, un nombre, true, false ou une liste de places, pas { $given }.
command-usage = tsugi : { $problem } ; voir `tsugi --help`

## Aide

help-usage = Utilisation :
help-commands = Commandes
help-command = COMMANDE
help-default = [par défaut : { $value }]

## Aide des commandes et de leurs arguments
help-about-tsugi = Une table pour des jeux de choses qui se brisent et se réparent
help-arg-lang = La langue à parler : en ou fr. Sans elle, l’environnement décide
help-about-games = Donne les jeux, leurs places et leurs options
help-arg-json = Répond en JSON
help-about-rules = Dit comment jouer, et les points de règle
help-rules-players = Combien de joueurs ; sans cela, ce qu’il faut savoir à tous les nombres de joueurs
help-arg-game = L’identifiant du jeu
help-about-components = Donne chaque carte avec ses chiffres, et ce qui y est de nous plutôt qu’imprimé
help-components-components = Un fichier ou un dossier à lire au lieu de notre matériel
help-about-play = Joue dans ce terminal
help-about-sim = Fait jouer beaucoup de parties à des robots
help-about-ladder = Compare des robots sur les mêmes donnes
help-about-verify = Rejoue des parties enregistrées et dit ce qui tient
help-verify-seal = L’engagement ou le numéro du sceau que vous avez vu avant la partie
help-verify-files = Des parties enregistrées, en JSON ou JSON Lines
help-about-show = Raconte en phrases une partie enregistrée
help-show-file = Une partie enregistrée
help-show-viewer = Vue par qui : `seat:0`, `spectator` ou `all`
help-about-score = Compte les points d’une table jouée avec la vraie boîte
help-score-file = Ce qui est sur la table, en JSON, dans la forme qu’imprime --template
help-score-template = Imprimer un fichier à remplir
help-score-players = Combien de joueurs, pour --template ; sans cela, le plus petit nombre
help-about-bridge = Fait jouer un programme : une demande JSON par ligne, une réponse par ligne
help-arg-options = Une option du jeu
help-arg-components = Un fichier ou un dossier de matériel à la place du nôtre
help-serve-components = Un fichier ou dossier de matériel à la place du nôtre, pour les nouvelles tables de ce jeu ; peut se répéter pour un autre
help-play-players = Combien jouent
help-play-bots = Des robots pour les dernières places, séparés par des virgules
help-play-names = Les noms des joueurs, séparés par des virgules
help-play-seed = La graine du hasard ; sans elle, le système tire au sort
help-play-resume = Reprend une partie sauvegardée
help-sim-players = Combien jouent ; sans cela, le moins possible ou autant que de robots nommés
help-sim-bots = Un robot par place, séparés par des virgules, ou un seul nom pour tous
help-arg-games = Combien de parties
help-arg-seed = La graine de la série
help-arg-threads = Combien de fils d’exécution ; sans cela, autant que de cœurs
help-arg-records = Enregistre chaque partie, une par ligne
help-ladder-players = Combien jouent ; sans cela, le moins possible
help-ladder-bots = Les robots à comparer, séparés par des virgules ; sans cela, les quatre forces
help-ladder-games = Combien de parties joue au moins une paire
help-arg-help = Affiche l’aide
help-arg-version = Affiche la version
help-about-help = Affiche ce message ou l’aide d’une commande
help-arg-subcommand = Affiche l’aide d’une commande
help-about-serve = Sert des tables à des gens ailleurs
help-about-backup = Copie les tables d’un serveur, même en marche
help-backup-data = Le dossier du serveur
help-backup-file = Le fichier à écrire
help-serve-listen = L’adresse à écouter
help-serve-data = Le dossier où sont gardées les tables
help-serve-key-file = Un fichier avec la clé qui chiffre ce qui est gardé
help-serve-origin = L’adresse que tapent les gens, quand un mandataire précède le serveur
help-serve-trusted-proxies = Les réseaux des mandataires que l’on croit sur l’adresse du client, séparés par des virgules
help-serve-proxy = Le mandataire que l’on croit sur l’adresse du client
help-serve-away-after = Après tant de secondes sans personne, une table quitte la mémoire
help-serve-bot-threads = Combien de fils pensent pour les robots ; sans cela, la moitié des cœurs
help-serve-messages = Combien de messages un flux envoie au plus par seconde
help-serve-requests = Combien de demandes une adresse envoie au plus par seconde
help-serve-tables = Combien de tables une adresse fait au plus par heure
help-serve-connections = Combien de connexions une adresse tient au plus
help-serve-log-json = Écrit le journal en JSON
