# Ce que dit le service : pourquoi une demande est refusée, et ce qui se passe autour d’une table.

service-malformed = Ceci est illisible : { $why }
service-bad-id = un message porte un identifiant de 1 à 64 caractères
service-bad-beat = un battement se donne en secondes, { $most } au plus, et seuls les jeux qui se jouent en silence en ont un
service-bad-word = un mot pour la donne a de 1 à 64 lettres, chiffres, « - » ou « _ »
service-bad-hash = une empreinte est « sha256 », un deux-points, puis 64 chiffres hexadécimaux en minuscules
service-bad-sealed-word = un mot scellé a de 22 à 64 lettres, chiffres, « - » ou « _ », tirés au hasard
service-hash-or-word = il faut soit l’empreinte d’un mot, soit le mot lui-même
service-not-sealed = La donne de cette table n’est pas scellée ; aucun mot n’est demandé.
service-sealing = La donne est en train d’être scellée ; les places restent ainsi jusqu’au début.
service-word-given = Un mot est déjà donné et ne peut plus changer.
service-word-early = Des empreintes manquent encore ; ouvrez votre mot quand toutes seront là.
service-word-late = C’est trop tard : la donne se fait sans cela.
service-wrong-word = Ce mot n’a pas l’empreinte que vous avez donnée.
service-too-large = C’est plus long que ce qui se lit ici.
service-unseen-name = « { $given } » n’est pas un nom : il a des lettres qu’on ne voit pas, qui retournent les autres ou qui s’y entassent. Les émojis joints en ont aussi.
service-other-method = Cette adresse ne prend que { $methods }.
service-needs-object = un document est un seul objet JSON, entre accolades
service-needs-number = { $name } est un nombre entier à partir de 0
service-needs-upgrade = un flux est un WebSocket, à demander avec l’en-tête Upgrade
service-not-found = Il n’y a rien à cette adresse.
service-unknown-table = Cette table n’existe pas, ou il faut son lien pour la voir.
service-unknown-game = Ce jeu n’existe pas.
service-unknown-bot = Ce robot n’existe pas.
service-unknown-seat = Cette place n’existe pas.
service-unknown-protocol = Le flux parle le protocole 1 ou 2.
service-bad-record = Cette partie ne peut pas être revue : { $why }
service-too-many-entries = il a plus de { $most } entrées
service-viewers-record = elle dit ce qu’une seule personne a vu, et l’on ne rejoue qu’à partir de tout ce qu’il y avait
service-table-or-record = il faut dire soit la table, soit la partie à reprendre
service-bad-setup = La table ne peut pas être mise ainsi : { $why }
service-wrong-key = Ce lien n’ouvre rien ici.
service-not-yours = Ce n’est pas à vous de le faire.
service-needs-link = Tout le monde peut regarder cette table ; pour s’y asseoir, il faut le lien de qui l’a créée.
service-saw-another-hand = On vous a déjà montré une autre main de cette donne : celle-ci n’est pas pour vous.
service-bots-hand = Un robot tient cette main jusqu’à la fin ; personne ne la reprend en cours de partie.
service-one-seat = Vous avez déjà une place à cette table ; seul qui l’a créée en donne plusieurs.
service-bot-plays = Un robot joue pour vous ; rasseyez-vous d’abord.
service-still-there = Qui tient cette place est encore là, ou l’a quittée il y a moins d’une minute.
service-seat-moved = Quelqu’un d’autre tient cette place maintenant.
service-cannot-agree = { $name } n’est pas là et ne peut pas répondre : le choix reste.
service-too-many-links = Trop de liens mènent déjà à cette place ; annulez-les d’abord.
service-taken = Quelqu’un est assis là.
service-full = Aucune place n’est libre.
service-not-begun = La partie n’a pas commencé.
service-begun = La partie a commencé.
service-not-your-turn = Ce n’est pas votre tour.
service-game-over = La partie est finie.
service-running = La partie est encore en cours.
service-lesson = Une autre fois. Dans cette leçon : { $todo }
service-illegal = Les règles ne le permettent pas.
service-stale = La table a avancé depuis ; regardez-la avant de choisir.
service-future = La table n’en est qu’à la version { $version }.
service-kept = Cela reste.
service-turn-shown = Ce tour est terminé et a été vu ; on n’en reprend rien.
service-taken-back-too-often = On a assez repris dans cette partie ; désormais, ce qui est joué reste.
service-silent = Dans ce jeu, personne ne demande plus que ce qui se reprend librement.
service-silent-name = Dans un jeu qui se joue en silence, chacun garde son nom jusqu’à la fin.
service-nothing-asked = Il n’y a rien à répondre.
service-no-hints = Cette table ne donne pas de conseils.
service-too-many = C’est trop à la fois ; réessayez dans { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }.
service-wrong-origin = Cette demande vient d’une autre page que la nôtre.
service-timed-out = Cela a pris trop de temps.
service-unavailable = La table ne peut pas être gardée en ce moment ; rien n’a changé. Réessayez.
service-old-rules = Cette table a commencé avec des règles ou des cartes que ce serveur ne joue pas ; on peut la regarder et la télécharger, pas la continuer.
service-other-rules = Cette table a commencé sur un autre serveur, avec des règles ou des cartes inconnues ici ; elle est gardée, mais ne peut pas être montrée.
service-failed = Un problème est survenu à cette table, et elle est fermée pour l’instant ; chaque choix confirmé est gardé. Revenez un peu plus tard.
service-broken = Ce qui est gardé de cette table ne concorde pas ; son gardien doit y regarder.
service-encrypted = Cette table est chiffrée avec une clé que le serveur n’a pas reçue ; son gardien doit la donner.
service-going-down = Le serveur s’arrête ; tout est gardé. Revenez dans un instant.
service-too-slow = La liaison est trop lente pour suivre ; rouvrez-la pour continuer.

service-one-hint = Un conseil à la fois : attendez celui que vous avez demandé.
service-thought-less = { $name } a moins réfléchi que d’habitude : beaucoup de robots réfléchissent en même temps.
service-chose-quickly = { $name } a choisi vite, sans réfléchir plus loin : beaucoup de robots réfléchissent en même temps.
service-taken-back-by-all = Tous ont accepté de reprendre des choix.
service-asks-to-take-back = { $name } demande à reprendre le dernier choix.
service-stays = Le choix reste.

service-code-over = La partie a commencé ; ce code n’a plus cours. Demandez le lien.
service-knocked-no-more = Personne n’attend plus à la porte sous ce numéro.
service-unknown-code = Ce n’est le code d’aucune table qui attend. Faites-vous redire comment il s’écrit : deux mots et un nombre.
service-seat-is-held = La dernière place est prise ; libérez-la d’abord, puis retirez-la.
service-asks-to-stop = { $name } demande à terminer la partie pour tous.
service-goes-on = La partie continue.
service-stopped = Tous ont accepté de terminer cette partie.
service-lesson-seats = Une leçon a les places pour lesquelles elle est écrite.

## À la porte : les mots d’un code, dans le même ordre en chaque langue

door-first = or argent jade ivoire ambre corail perle cuivre bronze fer verre soie laine coton lin cuir bois cendre sable sel miel sucre riz encre laque argile craie nacre velours paille osier bambou mousse brume givre rosée aube midi soir ombre
door-second = bol tasse vase assiette jarre théière soucoupe bouilloire couvercle cuillère plateau boîte table banc chaise lampe bougie porte fenêtre jardin pont fleuve lac pierre feuille pin érable prune cerise lune étoile nuage pluie neige vent coquille éventail cloche tambour papier

## À la ligne de commande

serve-open = Ouvrez { $address }
serve-what-else = `tsugi play JEU` joue dans ce terminal, `tsugi help` dit ce qu’il y a d’autre. Ctrl+C arrête ; chaque table est gardée.
serve-stopped = Le serveur s’est arrêté ; chaque table est gardée.
serve-listen = Le serveur ne peut pas écouter { $address } : { $why }.
serve-store = { $why }.
serve-newer = Les tables gardées sont de forme { $found }, œuvre d’un tsugi plus récent ; celui-ci connaît les formes jusqu’à { $known }.
serve-in-use = Un autre serveur sert déjà ces tables ({ $store }) ; celui-ci ne retient rien et s’arrête.
serve-wrong-key = Le fichier de clé contient une autre clé que celle qui chiffre ces tables.
serve-key-for-all = { $file } peut être lu par d’autres ; une clé n’est qu’à son propriétaire (chmod 600).
serve-no-key = { $file } ne contient pas de clé : il faut 64 lettres hexadécimales, comme en écrit « openssl rand -hex 32 ».
serve-fails = Le serveur ne peut pas démarrer : { $why }.

show-viewer-record = { $game } : { $players } ; vu par { $viewer }.
verify-holds-viewer-record = { $place } : { $game }, { $entries ->
        [one] { $entries } entrée
       *[other] { $entries } entrées
    }, { $end ->
        [over] jouée jusqu’au bout
       *[running] en cours
    } : un compte rendu de { $viewer }, lisible d’un bout à l’autre ; ni les choix, ni le hasard, ni ce qui était caché n’ont pu être vérifiés.
