# Les mots d’Unbroken.
#
# Les noms des cartes, monstres, armes et personnages viennent du matériel, dans les deux langues.
# $resource est small, medium, large, cunning, food, wood, metal, treasure ou time.

game-unbroken = Unbroken
pitch-unbroken = Seul dans les cavernes. Prenez des forces tant que la bougie brûle, puis affrontez ce qui attend.

## Ressources

amount =
    { $resource ->
        [small]
            { $n ->
                [one] { $n } petit effort
               *[other] { $n } petits efforts
            }
        [medium]
            { $n ->
                [one] { $n } effort moyen
               *[other] { $n } efforts moyens
            }
        [large]
            { $n ->
                [one] { $n } grand effort
               *[other] { $n } grands efforts
            }
        [cunning]
            { $n ->
                [one] { $n } point de ruse
               *[other] { $n } points de ruse
            }
        [food]
            { $n ->
                [one] { $n } ration
               *[other] { $n } rations
            }
        [wood] { $n } de bois
        [metal] { $n } de métal
        [treasure]
            { $n ->
                [one] { $n } trésor
               *[other] { $n } trésors
            }
       *[time] { $n } de temps
    }
resource =
    { $resource ->
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
purse-nothing = rien
purse-free = gratuit
list-phrases = { $one } ; { $other }
level-name =
    { $level ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    }
wounds =
    { $n ->
        [one] { $n } blessure
       *[other] { $n } blessures
    }
rounds =
    { $n ->
        [one] { $n } manche
       *[other] { $n } manches
    }
turns =
    { $n ->
        [one] { $n } tour
       *[other] { $n } tours
    }
cards =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
small =
    { $n ->
        [one] { $n } petit effort
       *[other] { $n } petits efforts
    }
food =
    { $n ->
        [one] { $n } ration
       *[other] { $n } rations
    }

## Effets

effect-none = rien
effect-gain = gagner { $what }
effect-hurt = perdre { small }
effect-steal = perdre { $what }, sinon { small }
effect-steal-plain = perdre { $what }, ou ce qu’il en reste
effect-delay = perdre { $n } de temps
effect-commit = s’engager pour la prochaine rencontre
effect-learn = voir { cards } de talent et en garder une
effect-cure = guérir d’un état
effect-scout = révéler le monstre
effect-look = voir { cards } de plus la prochaine fois
effect-gamble = au dé, { $n } ou plus : { $win } ; moins : { $lose }
effect-upgrade = fabriquer l’arme suivante
effect-downgrade = ranger l’arme du dessus
effect-wound = { wounds }
effect-pierce = { wounds } malgré toute armure
effect-break = briser { $n } d’armure
effect-add-wound = { wounds } de plus
effect-heal = il récupère { $n } de santé
effect-rearm = il retrouve { $n } d’armure
effect-guard = il se garde de la prochaine attaque d’arme
effect-stagger = il perd { turns }
effect-stun = perdre le prochain tour
effect-disarm = désarmé pour { rounds }
effect-afflict-next = au niveau suivant, état { $condition }
effect-afflict-now = état { $condition } pour { rounds }
effect-afflict-battle = état { $condition } jusqu’à la fin du combat
effect-shift-roll = jet { $by }
effect-set-roll = le jet compte pour { $n }
effect-reroll = relancer le dé
effect-soften = perdre { $n } de moins
effect-again = le tour continue

modifier =
    { $key ->
        [rest] petits efforts du repos { $by }
        [reveal] cartes révélées { $by }
        [search_cost] coût de Fouiller plus loin { $by }
        [focus_cost] coût de Se concentrer { $by }
        [scheme_cost] coût de Ruser { $by }
        [craft_time] temps de fabrication { $by }
        [scout_time] temps de reconnaissance { $by }
        [weapon_cost] petits efforts par attaque d’arme { $by }
        [heavy_wound] blessures des attaques lourdes { $by }
        [break_power] armure brisée par les armes { $by }
        [monster_roll] jet du monstre { $by }
        [hurt_taken] effort perdu à chaque coup { $by }
        [hunger] rations exigées { $by }
        [meal] effort par ration mangée { $by }
       *[trick_cunning] ruse pour une duperie { $by }
    }
forbid =
    { $what ->
        [abilities] pas de capacités
        [trickery] pas de duperie
       *[scout] pas de reconnaissance
    }
ignore =
    { $what ->
        [conditions] les états ne font rien
        [steal] rien ne peut être volé
       *[disarm] pas de désarmement
    }
turn-start = au début de chaque tour, { $effects }
trigger =
    { $on ->
        [scout] quand le monstre est révélé en voyage
        [craft] après une fabrication
        [trickery] après une duperie
        [battle_start] quand un combat commence
        [wounding_attack] quand une attaque d’arme blesse
        [monster_roll] après le jet du monstre
        [hurt] quand de l’effort va être perdu
       *[reward] après un combat gagné
    }
limit =
    { $limit ->
        [none] sans limite
        [exploration] une fois par exploration
        [round] une fois par manche
        [combat] une fois par combat
        [level] une fois par niveau
       *[use] contre un usage de capacité
    }
phase-of =
    { $phase ->
        [travel] voyage
        [combat] combat
       *[any] voyage et combat
    }

## Ce qui s’est passé

event-character-taken = { $who } joue { $character }, { $class }.
event-bonus-rolled = Le dé donne { $die } : { $who } commence avec { $what } de plus.
event-level-began = Le niveau { level-name } commence.
event-acted =
    { $paid ->
        [nothing] Action de { $who } : { $name }.
       *[some] Action de { $who }, pour { $what } : { $name }.
    }
event-crafted =
    { $paid ->
        [nothing] { $who } fabrique une arme : { $name }.
       *[some] { $who } fabrique une arme pour { $what } : { $name }.
    }
event-downgraded = { $who } range une arme : { $name }.
event-gained = { $who } gagne { $what }.
event-looked = La prochaine exploration montrera { cards } de plus.
event-committed = { $who } s’engage pour la prochaine rencontre.
event-monster-revealed = Le monstre du niveau est révélé : { $name }. { $flavour }
event-exploration-began = { $who } explore.
event-encounters-reshuffled = La défausse des rencontres est mélangée en une nouvelle pioche.
event-encounter-revealed = Carte révélée : { $name }.
event-resolved =
    { $paid ->
        [nothing] Rencontre résolue par { $who } : { $name }.
       *[some] Rencontre résolue par { $who }, pour { $what } : { $name }.
    }
event-rested = { $who } se repose et gagne { $what } ; carte défaussée : { $name }.
event-endured = La rencontre ne peut être payée et passe : { $name }.
event-time-passed =
    { $n ->
        [0] Le temps ne passe pas.
       *[other] Temps passé : { $n }.
    }
event-gambled =
    { $won ->
        [yes] Le dé donne { $die } : pari gagné.
       *[no] Le dé donne { $die } : pari perdu.
    }
event-combat-began =
    { $meeting ->
        [ambush] Le temps est écoulé : { $who } tombe dans une embuscade.
       *[sought] { $who } va au-devant du monstre.
    }
event-time-reset = Le niveau suivant commencera avec { $n } de temps.
event-tricked = { $who } dupe le monstre pour { $what } et lui échappe.
event-battle-began = Le combat commence.
event-round-began = Manche { $round }.
event-turn-skipped =
    { $because ->
        [stunned] { $who } ne s’est pas remis de l’étourdissement et perd ce tour.
       *[chosen] { $who } ne fait rien ce tour-ci.
    }
event-attacked = { $who } attaque pour { $what }.
event-attack-blocked = Le monstre était sur ses gardes : l’attaque ne donne rien.
event-attack-strengthened = L’attaque fera { wounds } de plus.
event-wounded = Le monstre subit { wounds }.
event-armor-broken = Armure brisée : { $n }.
event-monster-defeated = Le monstre est vaincu.
event-staggered = Le monstre perdra { turns }.
event-monster-held = Le monstre ne fait rien ce tour-ci.
event-monster-rolled =
    { $why ->
        [repeat] Cet état est déjà acquis : le dé est relancé.
        [reroll] Le dé est relancé.
       *[turn] Le monstre agit.
    } { $changed ->
        [yes] Le dé donne { $die } et compte pour { $result }.
       *[no] Le dé donne { $die }.
    }
event-roll-changed = Le jet compte maintenant pour { $result }.
event-monster-missed = Le monstre manque son coup.
event-hurt-threatened = { $who } va perdre { small }.
event-hurt-softened = La perte est réduite de { $n }.
event-effort-lost = { $who } perd { $what }.
event-stolen = { $who } se fait voler { $what }.
event-time-lost = { $who } perd { $n } de temps.
event-healed = Le monstre récupère { $n } de santé.
event-rearmed = Le monstre retrouve { $n } d’armure.
event-guarded = Le monstre est sur ses gardes : la prochaine attaque d’arme ne donnera rien.
event-stunned = L’étourdissement coûtera le prochain tour à { $who }.
event-disarmed = L’arme de { $who } est écartée pour { rounds }.
event-afflicted-next = État pour le niveau suivant : { $name }.
event-afflicted-now = État pour { rounds } : { $name }.
event-afflicted-battle = État jusqu’à la fin du combat : { $name }.
event-effect-ignored =
    { $effect ->
        [conditions] L’état glisse sur { $who } sans effet.
        [steal] Rien ne peut être volé à { $who }.
       *[disarm] Rien ne peut désarmer { $who }.
    }
event-cured = État guéri : { $name }.
event-round-ended = La manche s’achève.
event-rewarded = Le butin : { $what }.
event-skills-reshuffled = La défausse des talents est mélangée en une nouvelle pioche.
event-skill-revealed = Talent révélé : { $name }.
event-skill-kept = { $who } apprend un talent : { $name }.
event-ate =
    { $n ->
        [0] { $who } ne mange rien.
       *[other] { $who } mange { food } et gagne { $what }.
    }
event-went-hungry = Il manque { food } : { $who } paie { $what }.
event-ended =
    { $ending ->
        [won] { $who } revoit le jour, libre et la vengeance accomplie.
        [fallen] { $who } n’a plus d’effort à donner et tombe.
        [starved] { $who } n’a plus de quoi payer la faim et en meurt.
       *[outlasted] { $who } succombe à un combat sans fin.
    }

## Choix

action-act = { $name } ({ $cost }) : { $effects }
action-act-use = { $name } ({ $cost }, un usage de capacité) : { $effects }
action-craft = Fabriquer : { $name } ({ $cost })
action-downgrade = Ranger : { $name }
action-end-preparation = Fin de la préparation
action-fight = Aller au-devant du monstre
action-explore =
    { $n ->
        [one] Explorer : { $n } carte
       *[other] Explorer : { $n } cartes
    }
action-resolve = { $name } ({ $cost }, { $time } de temps) : { $effects }
action-rest =
    { $n ->
        [0] Se reposer ({ $name }, { $time } de temps) : ne rien gagner
       *[other] Se reposer ({ $name }, { $time } de temps) : gagner { small }
    }
action-endure = Laisser passer ; seul le temps de la carte s’écoule
action-trick = Le duper ({ $cost }) : ni combat ni butin, mais un talent
action-battle = Le combattre
action-attack-wound = Attaquer ({ $cost }) : { wounds }
action-attack-break = Attaquer ({ $cost }) : briser { $n } d’armure
action-skip = Ne rien faire ce tour-ci
action-respond = { $name } ({ $cost }) : { $effects }
action-respond-use = { $name } ({ $cost }, un usage de capacité) : { $effects }
action-pass = Ne pas répondre
action-keep = Apprendre { $name } : { $text }
action-cure = Guérir : { $name } ({ $text })
action-eat =
    { $missing ->
        [0] Manger { food } : gain { $gain } en petit effort
       *[other] Manger { food } : gain { $gain } en petit effort, puis payer { $price } pour ce qui manque ({ $missing })
    }

explain-act =
    { $free ->
        [yes] { $name } ne coûte rien et fait ceci : { $effects }. { explain-limit }
       *[no] { $name } coûte { $cost } et fait ceci : { $effects }. { explain-limit } Ce qui ne peut être payé ne peut être fait (R2.7).
    }
explain-limit =
    { $limit ->
        [use] Chaque emploi dépense un usage de capacité (R7.4).
       *[other] Usage : { limit } (R6.25).
    }
explain-craft = Cette arme, { $name }, est posée sur celle en main. Elle coûte { $cost } ; en combat, cela prend le tour, et son temps est celui du niveau suivant (R6.12).
explain-downgrade = Cette arme, { $name }, retourne à la pile sans remboursement ; on peut la refaire (R6.13).
explain-end-preparation = Vient ensuite la décision : le monstre ou l’exploration. Après une exploration, vous pouvez préparer à nouveau tant qu’il reste du temps (R4.16).
explain-fight = Le monstre est révélé et le temps qui reste ici est perdu ; puis vous pouvez le duper ou le combattre. Ce n’est pas une embuscade (R5.6).
explain-explore = Des cartes sont tirées de la pioche ; vous en résolvez une, ou en défaussez une pour vous reposer. Quand le temps arrive à 0, le monstre tend son embuscade (R4.3).
explain-resolve = Vous payez { $cost }, puis ceci arrive : { $effects }. Ensuite passe le temps de la carte, { $time }, et elle est défaussée (R4.3).
explain-rest = L’effet de la carte est ignoré ; vous gagnez du petit effort selon sa valeur de temps, ici { $n }. Puis passe son temps, { $time } (R4.6).
explain-endure = Vous êtes engagé pour cette carte sans pouvoir la payer : rien n’arrive, et son temps passe (R4.7).
explain-trick = Pour { $cost }, vous passez le monstre sans combat. Pas de butin, mais un talent, et la faim ensuite (R5.3).
explain-battle = Vous combattez par manches jusqu’à ce qu’il soit vaincu ou que vous ne puissiez plus payer vos pertes (R6.6).
explain-attack = Pour { $cost }, l’attaque donne { $effects }. Tant qu’il reste de l’armure, seules les attaques qui brisent sont possibles ; sans armure, seules celles qui blessent (R6.2).
explain-skip = Un tour est une attaque, une action, ou rien ; le monstre agit tout de même (R6.1).
explain-respond =
    { $free ->
        [yes] { $name } ne coûte rien et fait ceci : { $effects }. Cela arrive avant la suite (R6.24).
       *[no] { $name } coûte { $cost } et fait ceci : { $effects }. C’est payé avant que la suite n’arrive (R6.24).
    }
explain-pass = Ce qui allait arriver arrive tel quel (R6.24).
explain-keep = Vous gardez { $name } jusqu’à la fin de la partie ; les autres sont défaussés. Effet : { $text } (R7.1).
explain-cure = L’état { $name } est défaussé ; son effet était : { $text } (R4.14).
explain-eat = Gain en petit effort par ration mangée : { $each }. Pour celles qui manquent, vous payez 1 pour la première, 2 pour la deuxième et ainsi de suite ; qui ne peut payer meurt de faim (R7.2).

ask-preparation = { $who }, préparez-vous : agissez, ou finissez.
ask-preparation-committed = { $who }, préparez-vous ; la prochaine rencontre vous engage.
ask-decision = { $who }, le monstre, ou l’exploration ?
ask-decision-committed = { $who }, vous êtes engagé : explorez.
ask-exploration = { $who }, choisissez une carte, à résoudre ou pour vous reposer.
ask-exploration-committed = { $who }, cette carte vous engage.
ask-trickery = { $who }, duper le monstre, ou le combattre ?
ask-turn = { $who }, c’est votre tour.
ask-response =
    { $on ->
        [scout] { $who }, le monstre est connu. Répondre ?
        [craft] { $who }, l’arme est faite. Répondre ?
        [trickery] { $who }, le monstre est dupé. Répondre ?
        [battle_start] { $who }, le combat commence. Répondre ?
        [wounding_attack] { $who }, votre attaque va blesser. Répondre ?
        [monster_roll] { $who }, le jet du monstre compte pour { $roll } : { $effects }. Répondre ?
        [hurt] { $who }, vous allez perdre { $hurt } en petit effort. Répondre ?
       *[reward] { $who }, le butin est à vous. Répondre ?
    }
ask-keep-skill = { $who }, quel talent apprenez-vous ?
ask-cure = { $who }, de quel état guérissez-vous ?
ask-hunger = { $who }, il faudrait manger { food }. Combien en mangez-vous ?
ask-over = La partie est finie.

## Refus

illegal-not-acting = { $ruling } : ce n’est pas le moment d’agir.
illegal-not-preparing = { $ruling } : il n’y a pas de préparation à finir.
illegal-not-deciding = { $ruling } : ce n’est pas le moment de décider.
illegal-not-exploring = { $ruling } : aucune carte de rencontre n’attend.
illegal-not-revealed = { $ruling } : cette carte n’est pas révélée : { $name }.
illegal-encounter-too-dear = { $ruling } : { $name } coûte { $cost } ; ce qui ne peut être payé ne peut être résolu.
illegal-committed = { $ruling } : vous êtes engagé pour la prochaine rencontre et devez la résoudre.
illegal-nothing-to-endure = { $ruling } : seule passe une carte engagée qui ne peut être payée.
illegal-no-use-in-looking = { $ruling } : une exploration engagée montre une carte ; voir plus loin ne sert à rien.
illegal-already-revealed = { $ruling } : le monstre est déjà révélé.
illegal-too-many-actions = { $ruling } : pas plus de { $n } actions dans une étape de préparation.
illegal-forbidden =
    { $what ->
        [abilities] { $ruling } : un état interdit vos capacités.
        [trickery] { $ruling } : un état interdit la duperie.
       *[scout] { $ruling } : un état interdit la reconnaissance.
    }
illegal-no-such-action = { $ruling } : ce n’est pas une action possible pour vous : { $name }.
illegal-limit-spent = { $ruling } : { $name } a servi autant qu’il se peut pour l’instant.
illegal-no-uses-left = { $ruling } : il ne reste pas d’usage de capacité à ce niveau.
illegal-too-dear = { $ruling } : cela coûte { $cost }, et vous ne pouvez le payer.
illegal-armor-left = { $ruling } : l’armure doit être brisée avant les blessures ; il en reste { $n }.
illegal-no-armor = { $ruling } : il n’y a pas d’armure à briser.
illegal-no-such-upgrade = { $ruling } : votre arme ne peut devenir cela : { $name }.
illegal-already-made = { $ruling } : cette arme est déjà dans la pile : { $name }.
illegal-disarmed = { $ruling } : désarmé, on laisse ses armes comme elles sont.
illegal-nothing-to-put-away = { $ruling } : la première arme ne se range pas.
illegal-not-meeting = { $ruling } : ce n’est pas le moment de rencontrer le monstre.
illegal-cannot-be-tricked = { $ruling } : ce monstre ne peut être dupé.
illegal-not-your-turn-of-battle = { $ruling } : ce n’est pas votre tour de combat.
illegal-no-such-attack = { $ruling } : l’arme en main n’a pas cette attaque.
illegal-attack-too-dear = { $ruling } : cette attaque coûte en tout { $cost }, et vous ne pouvez le payer.
illegal-nothing-to-answer = { $ruling } : il n’y a rien à quoi répondre.
illegal-no-answer = { $ruling } : ce n’est pas une réponse à cela, ou elle est déjà donnée : { $name }.
illegal-not-learning = { $ruling } : il n’y a pas de talent à garder.
illegal-skill-not-revealed = { $ruling } : ce talent n’est pas révélé : { $name }.
illegal-not-curing = { $ruling } : il n’y a rien à guérir maintenant.
illegal-not-active = { $ruling } : cet état n’est pas actif : { $name }.
illegal-not-eating = { $ruling } : ce n’est pas le moment de manger.
illegal-too-much-food = { $ruling } : on peut manger au plus { food } maintenant.

## La table

draw-title = Niveau { level-name } sur IV, { $difficulty }. { $character }, { $class }.
draw-setup = Avant le niveau I, { $difficulty }. { $character }, { $class }.
draw-uses =
    { $n ->
        [0] plus d’usage de capacité
        [one] { $n } usage de capacité
       *[other] { $n } usages de capacité
    }
draw-next-time = temps du niveau { level-name }
draw-weapon = Arme : { $name }. { $attacks }.
draw-weapon-aside = Écartée pour { rounds } : { $name }.
draw-attack = { $cost } : { $effects }
draw-upgrades = Peut devenir : { $names }.
draw-skills = Talents : { $names }.
draw-conditions = États : { $names }.
draw-condition = { $name } ({ $text })
draw-condition-rounds = { $name } pour { rounds } ({ $text })
draw-next-conditions = Au niveau suivant : { $names }.
draw-hidden = Le monstre est caché : { $names }.
draw-monster = { $name } : santé { $health } sur { $most-health }, armure { $armor } sur { $most-armor }.
draw-guarded = Il est sur ses gardes.
draw-staggered = Il perdra { turns }.
draw-trickery = Duperie : { $cost }.
draw-no-trickery = Il ne peut être dupé.
draw-ambush = Embuscade : { $effects }.
draw-reward = Butin : { $what }.
draw-toll = Chaque attaque d’arme coûte { $what } de plus.
draw-round-end = À la fin de chaque manche : { $effects }.
draw-wound-cap = Une attaque d’arme fait au plus { wounds }.
draw-option = Il offre : { $name } ({ $cost }) : { $effects }.
draw-deck = Rencontres : { $deck } en pioche, { $discards } en défausse. Talents : { $skills } en pioche.
draw-committed = Vous êtes engagé pour la prochaine rencontre.
draw-looked = La prochaine exploration montre { cards } de plus.
draw-hunger = À la fin de ce niveau : { food }.
draw-won =
    { $n ->
        [one] Libre : { $n } point. Rang : { $rank }.
       *[other] Libre : { $n } points. Rang : { $rank }.
    }
draw-lost =
    { $ending ->
        [fallen] Perdu : il a fallu de l’effort qui n’était plus là.
        [starved] Perdu : la faim n’a pu être payée.
       *[outlasted] Perdu : le combat a duré trop longtemps.
    }

## Décompte

line-tail =
    { $shape ->
        [figure] { $points }, { $ruling }
       *[sum] { $sum } = { $points }, { $ruling }
    }
line-medium = effort moyen : { line-tail }
line-large = grand effort : { line-tail }
line-cunning = ruse : { line-tail }
line-food = rations : { line-tail }
line-wood = bois : { line-tail }
line-metal = métal : { line-tail }
line-treasure = trésor : { line-tail }
line-small = petit effort : { line-tail }
line-time = temps : { line-tail }
score-rank = Score { $score } : { $rank }.

## Matériel

component-ours = Le livret n’imprime aucune carte : noms et chiffres de ce matériel sont les nôtres, sauf si vous les avez remplacés.
component-levels = Niveaux
component-level = Niveau { level-name } : temps { $time }, usages de capacité { $uses }, rations { $food }
component-bars = Les barres s’arrêtent à : { $what }
component-actions = Actions générales
component-characters = Personnages
component-weapons = Armes
component-monsters = Monstres
component-skills = Talents
component-conditions = États
component-encounters = Rencontres
component-copies =
    { $n ->
        [one] { $name }
       *[other] { $name } × { $n }
    }
component-power = { $name } ({ $kind } ; { limit } ; { $cost }) : { $text }
component-craft-price = au prix de l’arme en main
component-passive = { $name } : { $text }
component-weapon = { $name }. { $attacks }.
component-upgrade = { $name } pour { $cost }
component-encounter = { $name } ({ $cost }, { $time } de temps) : { $effects }
component-total = { $characters } personnages, { $weapons } armes, { $monsters } monstres, { $skills } talents, { $conditions } états, { $encounters } cartes de rencontre.

## Options

option-difficulty = la difficulté : easy (facile), normal, hard (difficile)
option-ignored = ce qu’un talent qui ignore un type d’effet supprime d’un résultat tiré : result (tout le résultat) ou part (cette partie)
option-character = qui l’on joue, ou random (au hasard)

## Dresser une table

choice-difficulty = Quelle difficulté ?
choice-difficulty-value =
    { $value ->
        [easy] Facile
        [hard] Difficile
       *[normal] Normal
    }
choice-difficulty-meaning =
    { $value ->
        [easy] 13 d’effort, un talent et une trouvaille pour commencer
        [hard] 10 d’effort ; le monstre frappe d’abord
       *[normal] 13 d’effort
    }
choice-ignored = Un talent qui ignore un effet
choice-ignored-value =
    { $value ->
        [part] supprime cette partie du jet
       *[result] rend tout le jet sans effet
    }
choice-character = Qui descend ?
choice-character-value =
    { $value ->
        [pit-fighter] Oda Brandt, Lutteuse de fosse
        [burglar] Fenn Ashdown, Cambrioleur
        [trapper] Marrec Tole, Trappeuse
        [field-surgeon] Corvin Hale, Chirurgien de campagne
       *[random] Laisser le sort décider
    }
choice-character-meaning =
    { $value ->
        [pit-fighter] Frappe plus fort, une blessure de plus ; encaisse, deux d’effort en moins.
        [burglar] Trouve du métal, voit deux cartes de plus, et baisse un jet de deux.
        [trapper] Piste et voit deux cartes de plus, prend du gibier, assomme malgré l’armure.
        [field-surgeon] Recoud deux d’effort et un état, gagne en ruse, trouve le point vital.
       *[random] L’un des quatre.
    }
strength-does =
    { $bot ->
        [novice] Fait tout par habitude et ne prévoit jamais.
        [casual] Prévoit quand un combat approche.
        [strong] Joue chaque choix { $games } fois.
       *[master] Joue chaque choix { $games } fois et calcule ses combats.
    }
measured-alone =
    En sort { $percent } fois sur 100 en normal.

## Ce qui a décidé

decided =
    { $ending ->
        [won] { $monster } est vaincu au niveau { level-name }, et derrière lui il n’y a plus que la sortie.
        [starved] la faim, à la fin du niveau { level-name }, n’a pu être payée.
        [outlasted] le combat contre { $monster } a duré trop longtemps.
        [spent] un effort était demandé au niveau { level-name }, et il n’y en avait plus.
       *[fallen] il restait { $health } de santé à { $monster } quand l’effort a manqué, au niveau { level-name }.
    }

## Pourquoi un choix peut être le bon

reason-fells = { $monster } tombe, et aucun coup ne revient.
reason-guarded = La garde de { $monster } arrête ce coup ; le suivant portera.
reason-wounds = Il reste ensuite à { $monster } { $after } points de vie sur { $before }.
reason-breaks =
    { $after ->
        [0] Il ne reste ensuite aucune armure à { $monster }, qu’on peut alors blesser.
       *[other] Il reste ensuite à { $monster } { $after } d’armure sur { $before }.
    }
reason-deadly =
    { $faces ->
        [one] Une face de son dé serait mortelle maintenant.
       *[other] { $faces } des six faces de son dé seraient mortelles maintenant.
    }
reason-skip = Vous gardez vos { $before } points d’effort.
reason-gains = Vous gagnez { $what }.
reason-effort =
    { $falls ->
        [yes] Ce serait la fin.
       *[no] Votre effort passe de { $before } à { $after }.
    }
reason-time =
    { $after ->
        [0] Il ne reste alors plus de temps : le monstre vous surprend.
       *[other] Du temps ({ $before }), il reste alors { $after }.
    }
reason-craft =
    { $wound ->
        [0] Son coup le plus fort brise { $breaks } d’armure, le vôtre { $now_breaks }.
       *[other] Son coup le plus fort blesse de { $wound }, le vôtre de { $now }.
    }
reason-trick =
    { $armor ->
        [0] Cela vous épargne un combat contre { $health } points de vie.
       *[other] Cela vous épargne un combat contre { $armor } d’armure et { $health } points de vie.
    }
reason-battle = Vaincre { $monster } et ses { $health } points de vie rapporte { $reward }.
reason-fight = Vous l’affrontez avec { $effort } points d’effort et sans surprise ; vous renoncez au temps restant ({ $time }).
reason-explore =
    { $cards ->
        [one] Une carte est retournée ; temps restant : { $time }.
       *[other] { $cards } cartes sont retournées, au choix ; temps restant : { $time }.
    }
reason-end-preparation = Vous repartez avec { $effort } points d’effort ; temps restant : { $time }.
reason-pass =
    { $falls ->
        [yes] Vous n’y survivriez pas.
       *[no] Il vous reste { $after } points d’effort sur { $before }.
    }
reason-answer =
    { $falls ->
        [yes] Sans cela vous n’y survivriez pas ; avec, il vous reste { $with } points d’effort.
       *[no] Sans cela il vous resterait { $without } points d’effort, avec { $with }.
    }
reason-eat =
    { $falls ->
        [yes] Vous mourriez de faim.
       *[no] Vous repartez avec { $after } points d’effort.
    }
