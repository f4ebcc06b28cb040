# Unbroken: les mots de sa table et de sa vignette dans la page.

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
        [food] rations
        [wood] bois
        [metal] métal
        [treasure] trésor
       *[time] temps
    }
unbroken-use = usage
unbroken-effort = Effort
unbroken-goods = Biens
unbroken-track = { $changes ->
        [yes] { unbroken-resource } : { $n } sur { $most }, puis { $to }
       *[no] { unbroken-resource } : { $n } sur { $most }
    }
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
        [battle] Par manches, jusqu’à sa défaite ou jusqu’à ce que vous ne puissiez plus payer.
       *[other] {""}
    }
unbroken-how = { $kind ->
        [travel] Touchez une ligne pour voir ce qu’elle prend et donne. Ensuite, vous explorez ou allez au monstre.
        [decide] Explorer révèle des cartes, chacune pour du temps. Aller au monstre met fin aux recherches de ce niveau.
        [explore] Résolvez une carte pour ce qu’elle donne, ou reposez-vous dessus. Les deux prennent son temps ; sans temps, le monstre vient.
        [battle] Vous faites une chose, puis le monstre lance son dé. Qui ne peut payer sa perte tombe.
       *[other] {""}
    }
unbroken-hunger = Chaque ration mangée donne de l’effort. La première qui manque coûte 1, la deuxième 2, la troisième 3.
unbroken-eat = Manger { $food }
unbroken-eaten = { $food ->
        [one] { $food } mangée
       *[other] { $food } mangées
    }
unbroken-missing = { $food ->
        [one] { $food } manque
       *[other] { $food } manquent
    }
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
        [one] { $n } manche
       *[other] { $n } manches
    }
unbroken-ending-won = Invaincu.
unbroken-ending-fallen = Vous êtes tombé au niveau { $level }.
unbroken-ending-starved = Plus rien à manger.
unbroken-ending-outlasted = Il a tenu plus longtemps.
unbroken-carried = Ce que vous avez emporté
unbroken-no-score = Pas de score sans la sortie
unbroken-score = Score
unbroken-rank = Rang
unbroken-verb = { $verb ->
        [act] Valider
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
unbroken-larger-pays = Un effort plus grand paie.
unbroken-guard-takes = La garde l’absorbe.
unbroken-no-effect = Cela ne change rien.
unbroken-kills = Le coup l’abat.
unbroken-then-deadly = puis mortel sur { $rolls }
unbroken-mean = Un jet prend { $effort } d’effort en moyenne.
unbroken-deadly-on = Mortel sur { $rolls }.
keys-unbroken = 1 à 9 ou les flèches choisissent, Entrée valide, R se repose sur la carte choisie, X explore, G va au monstre ou le combat, T le dupe, P finit, ne fait rien ou ne répond pas ; M ouvre la feuille du monstre, Y la vôtre.
unbroken-how-close = De justesse
unbroken-came-to = Comment on en est arrivé là
unbroken-tricked = dupé
unbroken-slain = { $rounds ->
        [one] abattu en 1 tour
       *[other] abattu en { $rounds } tours
    }
unbroken-lowest-of = au plus bas { $effort } d’effort
unbroken-lowest = Au plus bas au niveau { $level } : { $effort } d’effort.
unbroken-left = Restait pour payer : { $effort } d’effort.
part-unbroken = Niveau { $part }
