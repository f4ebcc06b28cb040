# Leçons : ce que l’on dit à l’élève avant chaque coup d’une partie écrite. Noms et cartes sont ceux de la leçon.

lesson-over = La leçon s’arrête ici ; la partie continue. Jouez la suite, ou revenez à l’accueil pour en commencer une à vous. Les règles sont à une touche, et un conseil ne voit que ce que vous voyez.
    .title = Vous savez jouer.

## Broken and Beautiful, Kintsugi

lesson-pottery-draft = Cinq cartes sont visibles. Vous en prenez une, Kiku deux, puis vous la quatrième. Toute carte prise est gardée pour ses points ou vendue contre de l’or, tout de suite. Une tasse vaut 1 point. Regardez la pioche : une tasse bleue est dessus, donc les tasses intactes se briseront à la fin du choix. Prenez-en une quand même ; c’est par la casse que ce jeu commence.
    .title = Prenez une carte.
    .todo = Touchez la tasse brune, puis Garder.
lesson-pottery-sell = Kiku a vendu de l’or et gardé un bol. Il reste deux cartes, et celle que personne ne prend brise aussi les objets de sa sorte. Votre tasse va se briser, et une réparation se paie. Le vase se vend 2.
    .title = De l’or pour les fêlures.
    .todo = Touchez le vase brun, puis Vendre.
lesson-pottery-mend = Un objet brisé ne vaut rien. Réparé à l’or, il vaut plus qu’avant : une tasse réparée compte 3, et elle ne se brise plus jamais. Le prix est sur la carte ; chaque réparation de plus dans la même manche coûte 1 de plus.
    .title = Elle s’est brisée. Réparez-la.
    .todo = Touchez la tasse brisée, puis Réparer.
lesson-kintsugi-mend = Un objet brisé ne vaut rien. Réparé à l’or, il vaut plus qu’avant : une tasse réparée compte 3, et elle ne se brise plus jamais. Le prix est sur la carte ; chaque réparation de plus dans la même manche coûte 1 de plus. Ici, passer est définitif : qui a passé ne répare plus dans cette manche.
    .title = Elle s’est brisée. Réparez-la.
    .todo = Touchez la tasse brisée, puis Réparer.
lesson-pottery-jar = Une nouvelle manche, et Kiku l’a commencée par une boîte à thé. Les boîtes à thé rapportent 6 points à qui en a le plus, et à tous en cas d’égalité. Une seule vous suffit pour égaler.
    .title = Qui en a le plus ?
    .todo = Gardez la boîte à thé brune.
lesson-pottery-plate = Vous choisissez deux fois de suite. Seule, une assiette ne vaut rien ; deux valent 6, quels que soient leurs motifs. Rien ne se brisera dans cette manche : un plateau est sur la pioche, et les plateaux ne brisent rien.
    .title = Les assiettes vont par deux.
    .todo = Gardez l’assiette bleue.
lesson-pottery-pair = Voici une seconde assiette. Le bouton dit ce qu’une carte rapporte avant qu’on le presse : 6 points pour la paire. Une boîte à thé est sur la pioche ; pensez-y, mais prenez l’assiette.
    .title = La paire.
    .todo = Gardez l’assiette brune.
lesson-pottery-gold = Les deux boîtes à thé vont se briser, et la carte que vous laissez est un bol : celui de Kiku se brisera aussi. L’or ne se garde pas, il se vend : il rapporte 3.
    .title = Avant la casse.
    .todo = Vendez l’or.
lesson-pottery-again = Les deux boîtes à thé sont brisées : personne n’en a le plus. Réparez la vôtre : 6 points de nouveau, et 1 de plus parce qu’elle est réparée. Touchez un total, et il montre son compte.
    .title = Mieux qu’avant.
    .todo = Réparez la boîte à thé brune.
lesson-kintsugi-again = Les deux boîtes à thé sont brisées : personne n’en a le plus. Réparez la vôtre : 6 points de nouveau, et 1 de plus parce qu’elle est réparée. Dans cette édition, ce qui est encore brisé à la fin est jeté avant le décompte, et un vase réparé vaut 2 de plus.
    .title = Mieux qu’avant.
    .todo = Réparez la boîte à thé brune.

## Unbroken

lesson-unbroken-prepare = Vous êtes Fenn Ashdown, cambrioleur, seul au premier de quatre niveaux. L’effort est votre vie : vous payez avec, et si l’on vous en demande que vous n’avez pas, vous avez perdu. Avant chaque décision, vous pouvez vous préparer. Fouiller plus loin coûte 1 petit effort et montre deux cartes de plus.
    .title = Laissé pour mort.
    .todo = Choisissez Fouiller plus loin.
lesson-unbroken-ready = Vous pouvez faire autant d’actions que vous pouvez en payer. Ici, une suffit.
    .title = Se préparer, puis y aller.
    .todo = Terminez la préparation.
lesson-unbroken-explore = Explorez pour trouver ce qu’il vous faut, ou affrontez le monstre dès maintenant. Explorer brûle la chandelle : quand le temps est écoulé, le monstre vient à vous et frappe le premier.
    .title = Deux chemins.
    .todo = Choisissez d’explorer.
lesson-unbroken-encounter = D’ordinaire il y a deux cartes ; vous avez fouillé plus loin, en voici quatre. Chacune dit ce qu’elle coûte, ce qu’elle donne et combien de temps elle prend. On peut aussi se reposer sur une carte et gagner de petits efforts selon son temps. Dents de herse ne coûte rien et donne du métal.
    .title = Choisissez une carte.
    .todo = Prenez Dents de herse.
lesson-unbroken-craft = Vous vous battez à mains nues. Un métal et un temps font un couteau : pour le même effort, il blesse deux fois plus.
    .title = Faites une arme.
    .todo = Fabriquez le Couteau de ferraille.
lesson-unbroken-focus = Quatre petits efforts se rassemblent en un moyen, et avec le couteau un effort moyen inflige 3 blessures. Gardez assez de petits efforts pour survivre à la riposte.
    .title = Rassemblez vos forces.
    .todo = Choisissez Se concentrer.
lesson-unbroken-decide = Un couteau, un effort moyen et bon nombre de petits. Vous ne serez guère plus prêt.
    .title = Assez.
    .todo = Terminez la préparation.
lesson-unbroken-fight = Aller au monstre tant qu’il reste du temps, c’est frapper le premier, et pouvoir le tromper au lieu de se battre.
    .title = Face au monstre.
    .todo = Choisissez le combat.
lesson-unbroken-battle = Une Vipère des fosses : 5 de santé, pas d’armure. Sa table dit ce que chaque face du dé vous fera. Pour 1 bois vous pourriez la tromper, sans combat et sans butin ; vous n’avez pas de bois.
    .title = Lisez sa fiche.
    .todo = Commencez le combat.
lesson-unbroken-attack = À votre tour, vous attaquez, faites une action ou rien. L’effort moyen inflige d’un coup 3 des 5 blessures.
    .title = Frappez.
    .todo = Attaquez avec 1 effort moyen.
lesson-unbroken-answer = Le dé montre 5 : une fièvre au niveau suivant. Vous avez une capacité à utiliser, et Esquive retire 2 au dé. Un 3 ne vous coûte qu’un petit effort.
    .title = Vous pouvez répondre.
    .todo = Choisissez Esquive.
lesson-unbroken-finish = Il reste 2 de santé à la vipère, et 3 petits efforts infligent 2 blessures.
    .title = Achevez-la.
    .todo = Attaquez avec 3 petits efforts.
lesson-unbroken-skill = Un monstre vaincu laisse un butin, et après chacun vous voyez deux talents et en gardez un. Coup bas blesse à travers toute armure, et votre tour continue.
    .title = Vous apprenez.
    .todo = Gardez Coup bas.
lesson-unbroken-eat = À la fin d’un niveau, il faut manger autant que son numéro. Chaque vivre rend 1 petit effort ; ce qui manque se paie.
    .title = Mangez.
    .todo = Mangez 1 vivre.

## ...and then we held hands...

lesson-held-hands-fan = Kiku et vous marchez ensemble vers le Cœur, sans un mot. Chaque carte a deux moitiés, et chaque moitié est une émotion. Regardez une fois les deux moitiés de vos six cartes ; ensuite un seul côté se voit, pour vous comme pour Kiku.
    .title = Regardez une fois, et retenez.
    .todo = Montrez la moitié gauche.
lesson-held-hands-step = Vous êtes en haut. L’objectif est Heureux, un rond vert, et un nœud vert est à côté de vous. Un pas se paie avec une carte qui montre la couleur du nœud.
    .title = Un pas se paie d’un sentiment.
    .todo = Touchez le nœud vert voisin, puis payez avec une carte à vous.
lesson-held-hands-end = Heureux et Calme penchent votre équilibre d’un côté, En colère et Triste de l’autre, et jamais au-delà de deux. Vous êtes sur l’objectif. Tant que le tour n’est pas fini, les pas se reprennent.
    .title = Un seul suffit.
    .todo = Terminez le tour.
lesson-held-hands-balance = L’objectif est atteint, et Kiku a atteint le suivant. Votre main montre maintenant son autre moitié, car elle se tourne du côté où vous penchez. On cherche Triste : le carré noir, trois nœuds plus loin. Le rouge d’abord : il vous ramène au milieu.
    .title = Gardez l’équilibre.
    .todo = Avancez vers le nœud rouge, et payez avec une carte à vous.
lesson-held-hands-partner = Les deux mains sont ouvertes, et toute carte visible peut payer, celles de Kiku comme les vôtres. Prenez avec soin : Kiku en a besoin aussi, et ne peut pas dire desquelles.
    .title = Ce qui est à Kiku est à vous.
    .todo = Avancez vers le nœud bleu, et payez avec une carte de Kiku.
lesson-held-hands-home = Encore un pas, vers le nœud noir. Il vous ramène aussi à l’équilibre 0.
    .title = Nous y voilà.
    .todo = Avancez vers le nœud noir, et payez avec une carte à vous.
lesson-held-hands-refill = Un tour fini en équilibre remet votre main à six. Après huit objectifs s’ouvre l’anneau suivant, après vingt-quatre le Cœur ; entrez-y l’un juste après l’autre, tous deux en équilibre, et vous vous serez tenu la main.
    .title = Au milieu.
    .todo = Terminez le tour.

## WabiSaby

lesson-wabisaby-keep = Regardez vos six cartes, et gardez-en trois vers vous. Les trois autres font face aux autres, et vous ne les verrez plus. La carte Wabi Sabi montre un dos à tout le monde. Votre cible secrète est Kiku : à la fin de la manche, c’est le total de la main de Kiku qui compte pour vous, et plus il est loin de 21, mieux c’est.
    .title = Trois pour vous, trois pour eux.
    .todo = Choisissez le 4, le 5 et le 2, puis gardez-les.
lesson-wabisaby-showcase = Vous voyez un 2 et un 3 dans la main de Kiku, et des dos. Essayons d’en faire une main haute. Il vous faut d’abord quelque chose de haut à donner : votre carte est posée dos en l’air dans la vitrine, et celle qui y était vous fait face.
    .title = La vitrine.
    .todo = Échangez votre 2 contre le 5 de la vitrine.
lesson-wabisaby-exchange = Les trois cartes de la vitrine étaient retournées, donc le dé a baissé de un ; à 0, la manche est finie. Échangez maintenant avec Kiku : une carte à vous contre une des siennes. Vous continuez tous deux à voir ce que vous voyiez, et tous les autres voient l’autre côté.
    .title = Un cadeau pour votre cible.
    .todo = Échangez le 5 que vous avez pris contre le 3 de Kiku.
lesson-wabisaby-appraise = Au lieu d’échanger, vous pouvez regarder toutes vos cartes. Personne ne peut alors expertiser jusqu’à votre prochain tour, et le dé baisse de un. Personne n’expertise deux fois de suite.
    .title = Ou regardez ce que vous tenez.
    .todo = Expertisez.
lesson-wabisaby-scored = La manche est finie. La main de Kiku fait 26 : 2 points pour vous. Votre carte Wabi Sabi vous en a donné 1 de plus. Avec 21, vous n’auriez rien eu du tout. Six points terminent la partie, et une nouvelle manche a commencé : d’autres cartes, une autre cible secrète.
    .title = Loin de vingt et un.
    .todo = Gardez le 4, le 5 et le second 4.
