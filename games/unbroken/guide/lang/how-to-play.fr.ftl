# Comment jouer, avec les chiffres de la difficulté et du matériel en vigueur.

how-aim =
    # Comment jouer à Unbroken

    On vous a laissé pour mort dans les cavernes. Quatre monstres vous séparent du jour, un par niveau. Vainquez-les ou
    dupez-les tous, et vous êtes libre. S’il faut payer un effort que vous n’avez pas, vous avez perdu ; se retrouver à
    zéro n’est pas encore perdre.

    Le livret n’imprime aucune carte : personnages, armes, monstres, talents et rencontres de ce matériel sont les nôtres.

how-have =
    ## Ce que vous avez

    - **L’effort**, petit, moyen et grand : votre force et votre vie. Presque tout se paie en effort, et presque tous les
      coups en coûtent. S’il en manque un petit, un plus grand le remplace de lui-même, un pour un : un mauvais marché qui
      peut sauver la vie. Un petit effort n’en remplace jamais un plus grand.
    - **La ruse** sert à la reconnaissance et aux duperies, **le bois** et **le métal** aux armes, **les rations** à la fin
      de chaque niveau, **le trésor** surtout au score, et **le temps** s’écoule pendant le voyage.

    Chaque barre a une fin, et ce qui la dépasse est perdu : { $bars }.

how-start =
    ## Le début

    Vous commencez avec { $start } et les { $time } de temps du niveau I, avec { $weapon }, et avec un personnage dont les
    capacités sont les vôtres. Chaque emploi d’une capacité dépense un usage ; un niveau en donne autant que son numéro,
    pour toutes les capacités ensemble, et les usages restants sont perdus. À chaque niveau attend un monstre caché, parmi
    { $monsters }.
how-level = niveau
how-level-time = temps
how-level-uses = usages de capacité
how-level-food = rations à manger

how-travel =
    ## Le voyage

    1. **Préparer.** Faites autant d’actions que vous pouvez en payer, parmi celles de la feuille ci-dessous, de votre
       personnage et de vos talents ; les actions de combat attendront. Transformez l’arme que vous avez en main au prix
       imprimé sur sa fiche, ou rangez celle du dessus : rien n’est remboursé, on peut la refaire, et la première ne se
       perd jamais.
    2. **Décider.** Aller au-devant du monstre, ou explorer.
    3. **Explorer.** { $reveal } cartes sont retournées. Choisissez-en une : payez-la et prenez ce qu’elle donne, ou
       reposez-vous et gagnez autant de petits efforts que sa valeur de temps, sans tenir compte du reste. Une carte que
       vous ne pouvez payer ne permet que le repos. Puis ce temps passe, et vous pouvez vous préparer de nouveau.

    Une carte peut vous engager pour la suivante. Vous pouvez alors encore vous préparer, mais pas affronter le monstre ;
    une seule carte vient, et vous devez la prendre. Si vous ne pouvez la payer, rien n’arrive, mais son temps passe.

    Quand le temps arrive à 0, le monstre tend une embuscade : l’effet d’embuscade de sa fiche s’applique, il n’est plus
    temps de ruser, puis le combat commence comme toujours. Un monstre reconnu tend son embuscade tout de même. Vous pouvez
    plutôt aller au-devant de lui avant la fin du temps ; ce qui reste est alors perdu.

    Les actions de la feuille, avec les prix de chaque niveau séparés par / :

how-combat =
    ## Le combat

    Le monstre est révélé, et le temps est réglé sur celui du niveau suivant. Si vous êtes allé au-devant de lui, vous
    pouvez le duper au prix de sa fiche : ni combat, ni butin, mais un talent. Certains ne peuvent être dupés{ $tricks ->
        [no] , et aucun de ceux du niveau IV
       *[yes] {""}
    }.

    Un combat se déroule en manches : { $first ->
        [monster] le monstre agit, puis vous
       *[player] vous agissez, puis le monstre
    }. À votre tour, vous attaquez avec votre arme, faites une action, ou ne faites rien ; fabriquer ou ranger une arme est
    une action, et son temps est pris au niveau suivant. L’armure doit être brisée avant toute blessure. Le péage d’un
    monstre fait partie du prix de chaque attaque d’arme. Puis le dé est lancé pour le monstre, et sa table dit ce qu’il
    fait ; si c’est impossible, ce qui suit « sinon » arrive à la place. Certains de vos pouvoirs répondent à ce qui va
    arriver, et on vous le demande chaque fois.

    Le temps perdu au combat est celui du niveau suivant ; au niveau IV, qui n’en a pas, on perd du petit effort à la place.

    Un état dure un combat, quelques manches de celui-ci, ou tout le niveau suivant. Si le jet du monstre vous donne un état
    que vous avez déjà pour le niveau suivant, on relance le dé. { $dropped ->
        [part] Si un de vos talents ignore un type d’effet, cette partie du résultat ne fait rien.
       *[result] Si un de vos talents ignore un type d’effet, un résultat tiré qui en contient ne fait rien du tout.
    }

how-after =
    ## Après le monstre

    1. Un monstre vaincu laisse son butin, un monstre dupé n’en laisse pas. Dans les deux cas, vous voyez deux talents, en
       gardez un, et le gardez jusqu’à la fin.
    2. Il faudrait manger autant de rations que le niveau le demande. Vous pouvez en manger moins, que vous en ayez ou non :
       chaque ration mangée donne un petit effort, et pour celles qui manquent vous payez 1 petit effort, puis 2, puis 3 et
       ainsi de suite. Qui ne peut payer meurt de faim.
    3. Les états de ce niveau prennent fin et ceux que vous avez reçus pour le suivant commencent. Vous disposez d’autant
       d’usages de capacité que le numéro du nouveau niveau.

how-score =
    ## Le score

    Si vous en sortez vivant, dernière faim comprise, ce qui reste compte : { $points }. Le petit effort ne compte pas. Votre
    rang est le dernier dont vous atteignez le score : { $ranks }.
how-point = { $resource ->
        [small] petit effort
        [medium] effort moyen
        [large] grand effort
        [cunning] ruse
        [food] ration
        [wood] bois
        [metal] métal
        [treasure] trésor
       *[time] temps
    } { $n }
how-rank = { $from } { $name }

how-difficulty =
    ## La difficulté
how-setting =
    - **{ $name }** : vous commencez avec { $start }. { $skills ->
        [0] {""}
       *[other] Vous voyez { $skills } talents et en gardez un.
    } { $bonus ->
        [none] {""}
       *[some] Le dé donne une chose de plus, de 1 à 6 : { $bonus }.
    } { $first ->
        [monster] Le monstre agit le premier à chaque manche, après une embuscade aussi.
       *[player] {""}
    }
