# Ce qui ne va pas, tel que le trouvent les règles, les lecteurs et les programmes.

## Options
error-unknown-option = Il n’y a pas d’option « { $key } » ; les options sont { $known }.
error-option-value = L’option { $key } ne peut valoir { $given } ; elle peut valoir { $values }.

## Ce qui vient du dehors
error-not-toml = la ligne { $line } ne se lit pas comme du TOML
error-no-toml-file = ce dossier ne contient aucun fichier TOML
error-several-toml-files = le matériel de ce jeu tient en un fichier ; ce dossier en contient plusieurs
error-no-such-component-file = { $name } n’est pas un fichier de ce jeu ; les fichiers sont { $known }
error-no-component-files = aucun des fichiers { $known } ne se trouve ici
error-missing = il manque
error-listed-twice = il est cité deux fois
error-wrong-kind = il faut { $wanted }, et non { $found }
error-kind-text = un texte
error-kind-word = un mot
error-kind-whole-number = un nombre entier
error-kind-fraction = un nombre à virgule
error-kind-boolean = vrai ou faux
error-kind-list = une liste
error-kind-table = une table de champs
error-range = { $number } n’est pas compris entre { $least } et { $most }
error-unknown-field = ce champ n’existe pas ; les champs sont { $known }
error-length = il faut une liste de { $wanted }, pas de { $count }
error-exactly-one = il faut exactement un seul de { $known }
error-none-of = « { $word } » n’est aucun de { $known }
error-within = `{ $place }` dedans : { $problem }
error-no-place = il n’y a pas de place { $place } ; les places se comptent de 0 à { $last }
error-place-twice = la place { $place } figure deux fois dans un ensemble
error-count = le compte n’y est pas pour { $what } : { $found } au lieu de { $expected }
error-not-laid = la table n’est pas encore mise
error-no-seat = il n’y a pas de place { $number } ; les places se comptent de 0 à 7
error-too-many-seats = une table a huit places au plus
error-seed-too-large = la graine { $seed } est trop grande ; les graines sont inférieures à { $most }
error-no-viewer = « { $word } » ne désigne personne ; dites `seat:0`, `seat:1`, … ou `spectator`
error-empty-question = une question a une place et de quoi choisir
error-word-twice = { $word } y figure deux fois
error-kind-object = un objet avec des champs
error-kind-number = un nombre
error-kind-nothing = rien
error-missing-field = le champ `{ $field }` manque
error-no-fields = ce champ n’existe pas ; il n’y en a aucun
error-wrong-length = il faut une liste d’une autre longueur que { $count }
error-text = { $text }
error-at = `{ $place }` : { $problem }
error-in-value = { $value } : { $problem }
error-json-ends = le JSON s’arrête trop tôt
error-not-json = ce n’est plus du JSON à partir de la ligne { $line }, colonne { $column }
error-json-at = illisible à la ligne { $line }, colonne { $column }
error-field-twice = le champ `{ $field }` figure deux fois
error-in-file = { $file } : { $problem }
error-in-field-of-file = { $file }, champ `{ $field }` : { $problem }
error-in-entry = { $file }, { $entry } : { $problem }
error-in-field = { $file }, { $entry }, champ `{ $field }` : { $problem }
error-not-taken-back = cette entrée n’est pas un choix qui puisse être repris
error-expected-setting = une option vaut vrai ou faux, un nombre, un mot ou une liste de places
error-expected-outcome = un résultat dit qui a gagné, ou le rang et le score de chaque place
error-expected-entry = une entrée est un choix avec sa place, ou en reprend un
error-body = la requête n’a pu être lue jusqu’au bout
error-own-settings = ses propres réglages sont illisibles

## Le système
error-system-not-found = il n’y a rien de ce nom
error-system-permission = l’accès est refusé
error-system-exists = il existe déjà
error-system-not-a-folder = ce n’est pas un dossier
error-system-folder = c’est un dossier
error-system-full = le disque est plein
error-system-read-only = on ne peut rien y écrire
error-system-pipe = plus personne ne lit
error-system-name-too-long = le nom est trop long
error-system-not-text = ce n’est pas du texte en UTF-8
error-system-address-in-use = l’adresse est déjà prise
error-system-address-not-here = cette machine n’a pas cette adresse
error-system-invalid = ce n’est pas écrit comme il faut
error-system-late = pas de réponse à temps

## La ligne de commande
error-usage-unknown = « { $given } » n’est pas attendu ici
error-usage-command = il n’y a pas de commande « { $given } »
error-usage-needs-value = « { $argument } » attend une valeur
error-usage-value = « { $given } » ne convient pas à « { $argument } » : { $problem }
error-usage-not-this = ce n’est aucune des valeurs possibles
error-usage-too-many = « { $given } » est de trop pour « { $argument } »
error-usage-twice = « { $argument } » ne se dit qu’une fois
error-usage-conflict = « { $argument } » ne va pas avec « { $other } »
error-usage-missing = il manque { $arguments }
error-usage-needs-command = il faut une commande : { $known }
error-usage-lang = « { $word } » n’est pas une langue parlée ici ; dites en ou fr
error-usage-no-number = ce n’est pas un nombre entier
error-usage-number-too-large = le nombre est trop grand
error-usage-network = un réseau s’écrit comme 10.0.0.0/8 ou `::1/128`
error-usage-address = une adresse s’écrit comme 10.0.0.1 ou `::1`

## Le registre des tables
error-store-open = le registre des tables ne peut être ouvert : { $problem }
error-store-not-durable = le registre des tables ne garde pas ce qu’on lui confie : { $problem }
error-store-unavailable = le registre des tables ne peut être ni lu ni écrit : { $problem }
error-store-encrypted = les tables sont chiffrées avec une clé qui n’a pas été donnée
error-store-late = pas de réponse à temps
error-store-stopped = le fil du registre s’est arrêté
error-store-no-database = ce fichier n’est pas une base de données
error-store-cannot-open = la base de données ne peut être ouverte
error-store-locked = la base de données est verrouillée
error-store-damaged = la base de données est endommagée
error-store-full = la base de données ou le disque est plein
error-store-read-only = la base de données est en lecture seule
error-store-disk = le disque ne répond pas comme il faut
