# La leçon : ce que l’on dit à l’élève avant chaque coup de la partie écrite. Noms et cartes sont ceux de la leçon.

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
