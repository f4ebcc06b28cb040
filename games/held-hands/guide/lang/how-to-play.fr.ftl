# Comment jouer, avec les chiffres des règles et des paquets en vigueur.

how-aim =
    # Comment jouer à ...and then we held hands...

    Deux joueurs, un couple qui se défait, et pas un mot. Vous marchez sur un plateau d’émotions, atteignez ensemble
    { $objectives } objectifs, puis entrez dans le Cœur l’un juste après l’autre, tous deux en équilibre. Vous gagnez
    ensemble ou c’est la rupture. Du premier tour au dernier, ni parole, ni signe, ni allusion.

how-board =
    ## Le plateau et les cartes

    Trois anneaux entourent le Cœur : { $outer } nœuds dehors, { $middle } au milieu, { $inner } dedans. Vous commencez
    sur le nœud central de l’anneau extérieur, de votre côté, avec un équilibre à 0 ; au début, seul l’anneau extérieur
    est ouvert. Chaque nœud a une couleur, qui est une émotion, avec sa lettre et sa forme :

        marque  couleur  émotion    équilibre
        ▲R      rouge    Colère     +1
        ■K      noir     Tristesse  +1
        ●G      vert     Joie       −1
        ◆B      bleu     Calme      −1

    Une carte d’émotion a une couleur sur sa moitié gauche et une sur sa moitié droite ; il y en a { $emotions }. Les
    deux mains sont posées sur la table, mais chaque carte ne montre qu’une moitié : celle du côté où vous êtes, vu de
    votre chaise. On ne regarde pas les moitiés cachées, même les siennes. { $memory ->
        [yes] Ici, la table note pour vous ce que vous avez déjà vu.
       *[no] Ce qu’on a déjà vu, on peut s’en souvenir.
    }

how-setup =
    ## Avant le premier tour

    Chacun reçoit { $hand } cartes d’émotion, en regarde une fois les deux moitiés et choisit laquelle montrer ; les choix
    sont révélés ensemble. Chacun reçoit aussi { $stack } objectifs, face cachée, que personne ne regarde. { $first ->
        [named] La table a dit qui commence.
       *[drawn] On tire au sort qui commence.
    }

how-turn =
    ## Votre tour

    1. Si aucun objectif n’est visible, le suivant est révélé. Les deux piles alternent, celle du premier joueur d’abord.
       Un objectif est une couleur, et l’un comme l’autre peut l’atteindre.
    2. Marchez : au moins un pas, autant que vous voulez. Un pas suit une ligne vers un nœud d’un anneau ouvert et coûte
       une carte qui montre la couleur du nœud, de votre main ou de celle de votre partenaire. Dans un même tour, on ne
       revient sur aucun nœud, celui du départ compris ; et l’on ne peut ni traverser le nœud de son partenaire, ni s’y
       arrêter.
    3. Chaque pas déplace votre propre équilibre de un, quelle que soit la main qui paie. À aucun moment il ne dépasse
       { $limit }, d’un côté comme de l’autre. Un pas peut être repris jusqu’à la fin du tour.
    4. Finissez le tour. Toutes les cartes jouées vont à votre défausse, où leurs deux moitiés se voient. { $chain ->
        [yes] { $six } cartes ou plus en un tour ramènent votre équilibre à 0.
       *[no] Quel que soit le nombre de cartes jouées, votre équilibre reste tel quel.
    } À l’équilibre 0, vous complétez votre main à { $hand } cartes. Puis votre main se tourne vers le côté où vous êtes ;
       au milieu, vous gardez la moitié visible ou vous en changez.
    5. Si vous avez fini sur la couleur de l’objectif, dans l’anneau de la manche, il est atteint et le suivant est révélé
       aussitôt. S’y trouver déjà, ou seulement y passer, ne suffit pas.

how-rounds =
    ## Les manches

    Une manche compte { $round } objectifs. Le dernier ouvre l’anneau suivant, le seul où l’on atteint les suivants ; on
    peut toujours revenir vers l’extérieur. Chacun reçoit { $stack } nouveaux objectifs. { $reshuffle ->
        [larger] La plus grande défausse est mélangée à la pioche ; si elles sont égales, celle de qui a atteint l’objectif.
        [both] Les deux défausses sont mélangées à la pioche.
       *[none] Aucune défausse ne retourne à la pioche : on n’a encore vu personne gagner ainsi.
    }

how-end =
    ## La fin

    Le dernier des { $objectives } objectifs ouvre le Cœur, à partir du tour suivant : dans le tour qui l’atteint, le Cœur
    est encore fermé. On y entre au dernier pas d’une marche, depuis un nœud qu’une ligne y relie, avec n’importe quelle
    carte visible de l’une ou l’autre main, si l’équilibre est alors exactement à 0{ $chain ->
        [yes] , ou si c’est au moins la sixième carte du tour
       *[no] {""}
    }. Rien ne presse. Mais dès que l’un de vous y est, l’autre doit suivre au tour d’après. Si vous y êtes tous les deux,
    vous vous êtes pris par la main.

    C’est la rupture si, au début d’un tour, les deux mains sont vides, si aucun pas n’est possible, si chaque pas payable
    dépasse { $limit }, ou si l’un est dans le Cœur et que l’autre ne suit pas aussitôt. { $deck-out ->
        [yes] C’est aussi la rupture si, au début d’un tour, la pioche est vide.
       *[no] Une pioche vide ne fait pas perdre à elle seule.
    }
