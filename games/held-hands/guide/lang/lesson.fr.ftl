# La leçon : ce que l’on dit à l’élève avant chaque coup de la partie écrite. Noms et cartes sont ceux de la leçon.

lesson-held-hands-fan = Kiku et vous marchez ensemble vers le Cœur, sans un mot. Chaque carte a deux moitiés, et chaque moitié est une émotion. Regardez une fois les deux moitiés de vos six cartes ; ensuite un seul côté se voit, pour vous comme pour Kiku.
    .title = Regardez une fois, et retenez.
    .todo = Montrez la moitié gauche.
lesson-held-hands-step = Vous êtes en bas. L’objectif est Joie, un rond vert, et un nœud vert est à côté de vous. Un pas se paie avec une carte qui montre la couleur du nœud.
    .title = Un pas se paie d’un sentiment.
    .todo = Touchez le nœud vert voisin, puis payez avec une carte à vous.
lesson-held-hands-end = Joie et Calme penchent votre équilibre d’un côté, Colère et Tristesse de l’autre, et jamais au-delà de deux. Vous êtes sur l’objectif. Tant que le tour n’est pas fini, les pas se reprennent.
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
