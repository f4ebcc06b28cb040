# Broken and Beautiful, Kintsugi: les mots de sa table et de sa vignette dans la page.

pottery-draft = Draft
pottery-break = Casse
pottery-mend = Réparation
pottery-area = Zone de draft
pottery-order = Ordre du draft
pottery-left = reste { $cards }
pottery-deck = Pioche, reste { $cards } cartes, dessus : { $card }
pottery-ingots = { $ingots } koban
pottery-price = { $ingots ->
        [0] prix : rien
       *[other] prix : { $ingots } koban
    }
pottery-pass-keeps = { $ingots ->
        [0] Passer
       *[other] Passer, garder { $ingots } koban
    }
pottery-more-ingots = { $ingots ->
        [one] { $signed } koban
       *[other] { $signed } koban
    }
pottery-more-points = { $points ->
        [one] { $signed } point
       *[other] { $signed } points
    }
pottery-keep = Garder
pottery-sell = Vendre
pottery-repair = Réparer
pottery-pass = Passer
pottery-will-break = { $type ->
        [cup] Les tasses vont se briser
        [saucer] Les soucoupes vont se briser
        [plate] Les assiettes vont se briser
        [bowl] Les bols vont se briser
        [tea-jar] Les boîtes à thé vont se briser
        [vase] Les vases vont se briser
        [teapot] Les théières vont se briser
       *[other] Rien ne va se briser
    }
pottery-calm = La carte sur la pioche ne brise rien.
pottery-gold = De l’or sur la pioche : une première réparation sera gratuite.
pottery-also = La dernière carte brise aussi son type.
pottery-at-risk = va se briser
pottery-passed = a passé
pottery-mending = Réparations
pottery-free = Une première réparation est gratuite.
pottery-nothing-broken = Rien chez vous n’est brisé.
pottery-card = { $type ->
        [cup] tasse
        [saucer] soucoupe
        [plate] assiette
        [bowl] bol
        [tea-jar] boîte à thé
        [vase] vase
        [teapot] théière
        [serving-tray] plateau de service
        [storage-box] coffret
       *[gold] or
    }{ $pattern ->
        [blue] {" "}à la vague bleue
        [white] {" "}au chanvre blanc
        [brown] {" "}au trait brun
        [green] {" "}au bambou vert
       *[none] {""}
    }{ $state ->
        [broken] {", "}{ $type ->
            [bowl] brisé
            [vase] brisé
           *[feminine] brisée
        }
        [mended] {", "}{ $type ->
            [bowl] réparé
            [vase] réparé
           *[feminine] réparée
        }
       *[whole] {""}
    }
pottery-type = { $type ->
        [cup] Tasse
        [saucer] Soucoupe
        [plate] Assiette
        [bowl] Bol
        [tea-jar] Boîte à thé
        [vase] Vase
        [teapot] Théière
        [serving-tray] Plateau
        [storage-box] Coffret
       *[gold] Or
    }
pottery-group = { $group ->
        [cups_and_saucers] Tasse × soucoupe
        [plates] Assiettes
        [bowls] Bols
        [tea_jars] Boîtes à thé
        [vases] Vases
        [teapots] Théières
        [serving_trays] Plateaux
       *[storage_boxes] Coffrets
    }
pottery-for-free = gratuit
pottery-for = pour { $points }
pottery-keeps = garder
pottery-to = à { $points }
pottery-took = { $verb ->
        [kept] a gardé : { $card }
       *[sold] { $type ->
            [gold] a vendu de l’or, +{ $ingots }
           *[other] a vendu : { $card }, +{ $ingots }
        }
    }
pottery-broke = { $kinds } en éclats.
pottery-broke-none = { $kinds } : personne n’en avait.
pottery-gold-showed = De l’or !
pottery-hit = { $who } { $cards }
pottery-nobody-hit = Rien ne s’est brisé chez personne.
pottery-left-over = restée
pottery-on-deck = sur la pioche
pottery-mended = { $type ->
        [bowl] réparé
        [vase] réparé
       *[feminine] réparée
    }
pottery-you-paid = { $ingots ->
        [0] gratuit
       *[other] payé { $ingots }
    }
pottery-ladder = Chaque réparation coûte un de plus.
pottery-rung = { $more ->
        [0] 1re : prix imprimé
       *[other] { $at }e : imprimé + { $more }
    }
pottery-rung-free = 1re : gratuite
pottery-kinds = { $type ->
        [cup] tasses
        [saucer] soucoupes
        [plate] assiettes
        [bowl] bols
        [tea-jar] boîtes à thé
        [vase] vases
       *[teapot] théières
    }
keys-broken-and-beautiful = 1 à 9 ou les flèches choisissent une carte, K garde, S vend, M répare, P passe, Échap lâche.
keys-kintsugi = { keys-broken-and-beautiful }
pottery-broken-group = brisés
pottery-broken-none = brisés : 0
pottery-slip = { $who } : { $what }
part-broken-and-beautiful = Manche { $part }
part-kintsugi = { part-broken-and-beautiful }
