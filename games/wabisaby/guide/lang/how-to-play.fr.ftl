# Comment jouer, avec les chiffres des options et du matériel en vigueur.

how-aim =
    # Comment jouer à WabiSaby

    D’un à huit joueurs. Chacun tient { $hand } cartes et n’en voit que quelques-unes. Une cible secrète dit quelle main
    comptera pour vous, et un total loin de { $bin }, bas ou haut, vaut des points. Chaque carte Wabi Sabi de votre
    propre main en vaut un. En solitaire, on suit les règles données à la fin.

how-setup =
    ## La mise en place d’une manche

    1. On prend autant de séries de 1 à { $highest } qu’il y a de joueurs. { $wabi } chiffres tirés au sort font place aux
       { $wabi } cartes Wabi Sabi et sont posés, visibles, dans la vitrine.
    2. Chacun tire une cible secrète parmi les joueurs, soi-même compris : chacun est la cible d’une seule personne. Les
       cibles sont tirées de nouveau à chaque manche.
    3. Chacun reçoit { $hand } cartes, les regarde une fois et en garde { $kept } tournées vers soi ; les autres sont
       tournées vers les adversaires. Tous choisissent en même temps et en secret. Une carte Wabi Sabi montre un dos des
       deux côtés, quel que soit son sens.
    4. On tire au sort qui commence, et cette personne lance le dé. Il dit combien de fois la manche peut encore se
       rapprocher de sa fin.

how-turn =
    ## Votre tour

    { $rearrange ->
        [both] Avant d’agir et après, vous pouvez déplacer vos cartes, deux à la fois, { $swaps } fois au plus chaque fois ; chacune reste tournée du même côté, et les autres ne savent pas où un dos est allé. Dites quand votre tour finit. Pour agir, faites une de ces actions. On ne passe pas son tour.
       *[before] Vous pouvez d’abord déplacer vos cartes, deux à la fois, { $swaps } fois au plus ; chacune reste tournée du même côté, et les autres ne savent pas où un dos est allé. Puis faites une de ces actions. On ne passe pas son tour.
    }

    1. **Échanger avec un joueur.** Vous désignez une de vos cartes et une des siennes, sans rien demander. Les cartes ne
       sont pas retournées : tous deux, vous voyez toujours le côté que vous voyiez ; tous les autres voient l’autre côté.
       Qui voyait un dos et en voit encore un a trouvé une carte Wabi Sabi.
    2. **Échanger avec la vitrine.** Votre carte y est toujours posée cachée. Ce qui était visible sera tourné vers vous,
       ce qui était caché sera tourné vers les autres.
    3. **Expertiser.** Vous regardez toutes vos cartes, et vous seul. Personne ne peut expertiser avant votre prochain
       tour ; alors, avant que vous n’agissiez, le dé baisse de 1. Qui a expertisé en dernier ne peut recommencer avant
       que quelqu’un d’autre l’ait fait.

how-die =
    ## Le dé

    Quand un échange laisse cachées les trois cartes de la vitrine, le dé baisse aussitôt de 1 et elles sont retournées.
    Une carte Wabi Sabi retournée montre encore un dos, et tout le monde la connaît. Quand le dé arrive à 0, la manche est
    finie aussitôt.

    { $stall ->
        [none] Rien d’autre ne fait baisser le dé.
        [each] Règle maison : après { $stall-turns } tours de chaque joueur sans que le dé baisse, il baisse de lui-même.
       *[all] Règle maison : après { $stall-turns } tours sans que le dé baisse, il baisse de lui-même.
    }

how-points =
    ## Les points

    Toutes les mains et les cibles sont montrées. Le total des { $hand } cartes de votre cible donne des points selon la
    carte de score pour ce nombre de joueurs ; une carte Wabi Sabi y compte 0. Chaque carte Wabi Sabi que vous tenez
    vous-même donne 1 point de plus, quelle que soit votre cible. { $voids ->
        [yes] Mais un total de { $bin } va à la corbeille : la manche ne vous donne rien du tout, cartes Wabi Sabi comprises.
       *[no] Mais un total de { $bin } va à la corbeille et ne donne rien ; vos propres cartes Wabi Sabi comptent quand même.
    }
how-score-card = La carte de score :
how-score-players =
    { $most ->
        [1] 1 joueur
       *[other] { $least } à { $most } joueurs
    }
how-score-points = points
how-score-ours = Le livret n’imprime pas les cartes de score : ces chiffres sont notre proposition.

how-end =
    La partie finit après une manche au bout de laquelle quelqu’un a { $goal } points ou plus. Qui a alors le plus de
    points l’emporte ; à égalité, la place est partagée.

how-alone =
    ## En solitaire

    { $solo-sets } séries et les { $wabi } cartes Wabi Sabi sont mélangées, les unes visibles, les autres cachées. Les
    { $hand } premières sont votre main, telles qu’elles sont, et le dé dit combien de cartes vous pouvez passer. Puis les
    { $draws } autres sont tirées une à une ; vous ne voyez une carte que si elle est visible. Chacune prend la place d’une
    carte de votre main, telle qu’elle est, ou vous la passez, ce qui baisse le dé de 1 ; à 0, il faut prendre chaque carte.
    Il n’y a ni cible, ni vitrine, ni expertise : c’est votre propre total qui compte, selon la carte pour 1 joueur, chaque
    carte Wabi Sabi vaut 1 de plus, et la corbeille est la même. On joue { $solo-rounds } manches ; { $challenge } points en
    tout suffisent à relever le défi.
