# Broken and Beautiful, Kintsugi: labels of its table and its tile in the page.

pottery-draft = Draft
pottery-break = Break
pottery-mend = Mend
pottery-area = Drafting area
pottery-order = Order of picks
pottery-left = { $cards } left
pottery-deck = Deck, { $cards } cards left, on top: { $card }
pottery-ingots = { $ingots ->
        [one] 1 ingot
       *[other] { $ingots } ingots
    }
pottery-price = { $ingots ->
        [0] price: nothing
        [one] price: 1 ingot
       *[other] price: { $ingots } ingots
    }
pottery-pass-keeps = { $ingots ->
        [0] Pass
        [one] Pass, keep 1 ingot
       *[other] Pass, keep { $ingots } ingots
    }
pottery-more-ingots = { $ingots ->
        [one] { $signed } ingot
       *[other] { $signed } ingots
    }
pottery-more-points = { $points ->
        [one] { $signed } point
       *[other] { $signed } points
    }
pottery-keep = Keep
pottery-sell = Sell
pottery-repair = Mend
pottery-pass = Pass
pottery-will-break = { $type ->
        [cup] Cups will break
        [saucer] Saucers will break
        [plate] Plates will break
        [bowl] Bowls will break
        [tea-jar] Tea jars will break
        [vase] Vases will break
        [teapot] Teapots will break
       *[other] Nothing will break
    }
pottery-calm = The card on the deck breaks nothing.
pottery-gold = Gold lies on the deck: a first mend will be free.
pottery-also = The last card left breaks its kind too.
pottery-at-risk = will break
pottery-passed = passed
pottery-mending = Mending
pottery-free = A first mend is free.
pottery-nothing-broken = Nothing of yours is broken.
pottery-card = { $state ->
        [broken] broken{ " " }
        [mended] mended{ " " }
       *[whole] {""}
    }{ $pattern ->
        [blue] blue wave{ " " }
        [white] white hemp{ " " }
        [brown] brown brush{ " " }
        [green] green bamboo{ " " }
       *[none] {""}
    }{ $type ->
        [cup] cup
        [saucer] saucer
        [plate] plate
        [bowl] bowl
        [tea-jar] tea jar
        [vase] vase
        [teapot] teapot
        [serving-tray] serving tray
        [storage-box] storage box
       *[gold] gold
    }
pottery-type = { $type ->
        [cup] Cup
        [saucer] Saucer
        [plate] Plate
        [bowl] Bowl
        [tea-jar] Tea jar
        [vase] Vase
        [teapot] Teapot
        [serving-tray] Serving tray
        [storage-box] Storage box
       *[gold] Gold
    }
pottery-group = { $group ->
        [cups_and_saucers] Cup × saucer
        [plates] Plates
        [bowls] Bowls
        [tea_jars] Tea jars
        [vases] Vases
        [teapots] Teapots
        [serving_trays] Serving trays
       *[storage_boxes] Storage boxes
    }
pottery-for-free = free
pottery-for = for { $points }
pottery-keeps = keep
pottery-to = to { $points }
pottery-took = { $verb ->
        [kept] kept the { $card }
       *[sold] { $type ->
            [gold] sold gold for { $ingots }
           *[other] sold the { $card } for { $ingots }
        }
    }
pottery-broke = { $kinds } broke.
pottery-broke-none = { $kinds }: nobody had one.
pottery-gold-showed = Gold showed.
pottery-hit = { $who } { $cards }
pottery-nobody-hit = Nothing of anybody’s broke.
pottery-left-over = left over
pottery-on-deck = on the deck
pottery-mended = { $type ->
       *[other] mended
    }
pottery-you-paid = { $ingots ->
        [0] free
       *[other] you paid { $ingots }
    }
pottery-ladder = Each mend costs one more.
pottery-rung = { $more ->
        [0] { $at ->
            [1] 1st: as printed
           *[other] { $at }: as printed
        }
       *[other] { $at ->
            [2] 2nd: printed + { $more }
            [3] 3rd: printed + { $more }
           *[other] { $at }th: printed + { $more }
        }
    }
pottery-rung-free = 1st: free
pottery-kinds = { $type ->
        [cup] cups
        [saucer] saucers
        [plate] plates
        [bowl] bowls
        [tea-jar] tea jars
        [vase] vases
       *[teapot] teapots
    }
keys-broken-and-beautiful = 1 to 9 or arrows choose a card, K keeps, S sells, M mends, P passes, Escape lets go.
keys-kintsugi = { keys-broken-and-beautiful }
pottery-broken-group = broken
pottery-broken-none = broken: 0
pottery-slip = { $who }: { $what }
part-broken-and-beautiful = Round { $part }
part-kintsugi = { part-broken-and-beautiful }
