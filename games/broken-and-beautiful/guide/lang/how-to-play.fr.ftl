# Comment jouer : un texte pour les deux éditions. Ce qui diffère suit les règles en vigueur ; $edition dit quelle boîte.

how-aim =
    # Comment jouer à { $game }

    De deux à quatre joueurs collectionnent des céramiques. Elles se brisent, et ne valent plus rien tant qu’elles ne
    sont pas réparées à l’or ; elles valent alors plus qu’avant. Qui a le plus de points à la fin l’emporte.

how-cards =
    ## Les cartes

    Une carte montre son type, son motif et un nombre de koban : c’est à la fois son prix de vente et le coût de sa
    réparation, de { $least } à { $dearest } pour les céramiques. Une carte est intacte, brisée ou réparée, et rien
    n’est caché : collections, koban et défausse sont visibles de tout le monde.

how-setup =
    ## Avant la partie

    1. Les { $cards } cartes sont toutes tournées sur leur face intacte et mélangées, quel que soit le nombre de
       joueurs : { $pottery } céramiques, { $trays } plateaux de service, { $boxes } coffrets de rangement et { $golds }
       cartes d’or. Elles forment la pioche, face visible : tout le monde voit la carte du dessus.
    2. { $supply ->
        [unlimited] Les koban forment une réserve inépuisable.
       *[limited] Les { $ingots } koban de la boîte forment la réserve.
    } Qui n’a jamais joué en reçoit un.
    3. { $edition ->
        [kintsugi] D’après le livret, qui a préparé le thé en dernier commence.
       *[other] D’après le livret, qui a fait la vaisselle en dernier commence.
    } Ici, on tire au sort, ou la table désigne quelqu’un. { $rematch ->
        [last] Après une partie, c’est le dernier du classement qui désigne le Premier Joueur.
       *[ever] Une revanche commence de la même façon.
    }

how-round =
    ## Une manche

    1. **Donne.** On pose deux cartes par joueur, plus une : 5, 7 ou 9. La carte visible sur la pioche est la première.
    2. **Draft.** À partir du Premier Joueur, dans le sens horaire, chacun prend une carte ; le dernier en prend deux,
       et le draft revient par le même chemin : le Premier Joueur est donc aussi le dernier à prendre. Une carte prise
       est gardée, intacte, dans votre collection, ou vendue aussitôt : elle quitte la partie et vous prenez ses koban
       dans la réserve{ $supply ->
        [unlimited] {""}
       *[limited] , ou ce qui y reste s’il en manque
    }. Une carte gardée ne peut plus être vendue. L’or doit être vendu, pour { $gold } koban ; plateaux et coffrets
       peuvent être gardés ou vendus.
    3. **Casse.** Deux cartes restent visibles : celle que personne n’a prise et le dessus de la pioche. Tout ce qui est
       intact de ces deux types se brise, dans toutes les collections et quel que soit le motif, y compris ce qui vient
       d’être pris. Ce qui est réparé ne se brise plus. Plateaux et coffrets ne brisent rien et ne se brisent jamais.
       L’or ne brise rien non plus, et rend gratuite la première réparation de chacun pendant cette manche ; deux cartes
       d’or ne donnent qu’une réparation gratuite. La carte que personne n’a prise est ensuite défaussée ; le dessus de
       la pioche reste en place.
    4. **Réparations.** À tour de rôle, dans le sens horaire à partir du Premier Joueur, réparez un de vos objets brisés
       ou passez. Une réparation coûte les koban de la carte, et 1 de plus pour chaque objet que vous avez déjà réparé
       pendant la manche, réparation gratuite comprise. Les koban dépensés retournent à la réserve. { $return ->
        [yes] Après avoir passé, vous pouvez encore réparer quand votre tour revient ; c’est fini quand tout le monde passe à la suite.
       *[no] Passer est définitif : qui a passé ne répare plus de la manche, et c’est fini quand tout le monde a passé.
    } Un objet se répare dans la manche où il s’est brisé ou dans une manche suivante. Qui ne peut rien réparer passe.
    5. Le jeton Premier Joueur avance dans le sens horaire. Quand la pioche ne suffit plus pour un draft, la partie est
       finie : avec { $cards } cartes, après { $rounds-two } manches à deux joueurs, { $rounds-three } à trois et
       { $rounds-four } à quatre.

how-points =
    ## Les points

    { $discard ->
        [yes] On défausse d’abord les objets brisés.
       *[no] Les objets brisés ne comptent nulle part, ni pour eux-mêmes ni pour les autres.
    } Les koban seuls ne valent rien.

    - **Tasse** : { $cup } ; réparée { $cup-mended }.
    - **Soucoupe** : double une tasse ; réparée, elle la triple. Chaque soucoupe va avec une seule tasse et chaque tasse
      avec une seule soucoupe, quels que soient les motifs ; on les associe à la fin, au mieux. Seule, elle ne vaut rien.
    - **Assiette** : { $plates } par paire, quels que soient les motifs ; chaque assiette réparée { $plate-mended } de
      plus, même seule.
    - **Bol** : chacun vaut le nombre de vos bols ; réparé, { $bowl-mended } de plus.
    - **Boîte à thé** : { $jars } à qui en a le plus, à chacun en cas d’égalité ; chaque boîte à thé réparée
      { $jar-mended } de plus, qu’on en ait le plus ou non.
    - **Vase** : { $vase-one } pour un, { $vase-two } pour deux ensemble, { $vase-three } pour trois ; chaque vase réparé
      { $vase-mended } de plus. Un quatrième commence une nouvelle série.
    - **Théière** : 1 par objet non brisé de son motif dans votre collection, elle-même et les autres théières comprises ;
      réparée, le double.
    - **Plateau de service** : { $tray }.
    - **Coffret de rangement** : 1 par koban qu’il vous reste, { $box } au plus. Deux coffrets comptent les mêmes koban.

    Qui a le plus de points l’emporte. À égalité, c’est qui a réparé le plus d’objets{ $tie ->
        [items] , puis qui a le plus d’objets, brisés compris
       *[repaired] {""}
    } ; si tout est égal, la victoire est partagée.
