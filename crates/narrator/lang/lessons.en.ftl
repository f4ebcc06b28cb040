# Lessons: what a learner is told before each move of a scripted game. Names and cards are those of the script.

lesson-over = The lesson ends here; the game does not. Play on from where you are, or go home and begin one of your own. The rules are one key away, and a hint sees only what you see.
    .title = You know how to play.

## Broken and Beautiful, Kintsugi

lesson-pottery-draft = Five cards lie open. You take one, Kiku two, then you the fourth. Whatever you take is kept for points or sold for ingots, there and then. A cup is worth 1 point. Mind the deck: a blue cup lies on top, so whole cups will break when the draft ends. Take one all the same; breaking is where this game begins.
    .title = Take a card.
    .todo = Touch the brown cup, then Keep.
lesson-pottery-sell = Kiku sold gold and kept a bowl. Two cards are left, and the one that nobody takes breaks its own kind as well. Your cup will break, and mending is paid in ingots. The vase sells for 2.
    .title = Gold for the cracks.
    .todo = Touch the brown vase, then Sell.
lesson-pottery-mend = A broken thing is worth nothing. Mended with gold it is worth more than before: a mended cup counts 3, and it never breaks again. The price is printed on the card; each further mend in the same round costs 1 more.
    .title = It broke. Mend it.
    .todo = Touch the broken cup, then Mend.
lesson-kintsugi-mend = A broken thing is worth nothing. Mended with gold it is worth more than before: a mended cup counts 3, and it never breaks again. The price is printed on the card; each further mend in the same round costs 1 more. Here a pass is final: who has passed mends no more in that round.
    .title = It broke. Mend it.
    .todo = Touch the broken cup, then Mend.
lesson-pottery-jar = A new round, and Kiku began it with a tea jar. Tea jars bring 6 points to whoever has most of them, and to everybody who ties. One of your own is enough to tie.
    .title = Who has most?
    .todo = Keep the brown tea jar.
lesson-pottery-plate = You pick twice in a row now. A plate alone is worth nothing; two are worth 6, and their patterns need not match. Nothing will break this round: a serving tray lies on the deck, and trays break nothing.
    .title = Plates like company.
    .todo = Keep the blue plate.
lesson-pottery-pair = There is a second plate. The button says what a card brings before you press it: 6 points for the pair. A tea jar lies on the deck; think of it, but take the plate.
    .title = Two of a kind.
    .todo = Keep the brown plate.
lesson-pottery-gold = Both jars will break, and the card you leave is a bowl, so Kiku’s bowl will break too. Gold is never kept, only sold: it brings 3 ingots.
    .title = Ready for the break.
    .todo = Sell the gold.
lesson-pottery-again = Both jars are broken, so nobody has most. Mend yours: 6 points again, and 1 more because it is mended. Whatever the sum, touch it and it shows how it was counted.
    .title = Better than new.
    .todo = Mend the brown tea jar.
lesson-kintsugi-again = Both jars are broken, so nobody has most. Mend yours: 6 points again, and 1 more because it is mended. In this edition whatever is still broken at the end is thrown away before anything is counted, and a mended vase is worth 2 more.
    .title = Better than new.
    .todo = Mend the brown tea jar.

## Unbroken

lesson-unbroken-prepare = You are Fenn Ashdown, a burglar, alone on the first of four levels. Effort is your life: you pay with it, and if you are asked for effort you do not have, you have lost. Before each decision you may prepare. Searching ahead costs 1 small effort and shows two cards more.
    .title = Left for dead.
    .todo = Choose Search Ahead.
lesson-unbroken-ready = You may take as many actions as you can pay for. Once is enough here.
    .title = Prepare, then go.
    .todo = Choose Done preparing.
lesson-unbroken-explore = Explore to find what you need, or meet the monster now. Exploring burns the candle: when time runs out, the monster comes to you and strikes first.
    .title = Two ways on.
    .todo = Choose Explore.
lesson-unbroken-encounter = Two cards are usual; you searched ahead, so there are four. Each says what it costs, what it gives and how much time it takes. You may also rest on a card and gain small effort by its time. Portcullis Teeth costs nothing and gives metal.
    .title = Choose one card.
    .todo = Take Portcullis Teeth.
lesson-unbroken-craft = You fight with bare hands. One metal and one turn of time make a scrap knife: for the same effort it wounds twice as deep.
    .title = Make a weapon.
    .todo = Make the Scrap Knife.
lesson-unbroken-focus = Four small effort gather into one medium, and with the knife a medium effort deals 3 wounds. Keep enough small effort to survive the answer.
    .title = Gather strength.
    .todo = Choose Focus.
lesson-unbroken-decide = A knife, a medium effort and a good deal of small effort. You will not be much readier than this.
    .title = Enough.
    .todo = Choose Done preparing.
lesson-unbroken-fight = Going to the monster while there is time left means that you strike first, and that you may trick it instead of fighting.
    .title = Meet the monster.
    .todo = Choose to fight.
lesson-unbroken-battle = A Pit Viper: 5 health and no armor. Its table says what each face of the die will do to you. For 1 wood you could trick it, without battle and without spoils; you have no wood.
    .title = Read its sheet.
    .todo = Begin the battle.
lesson-unbroken-attack = In your turn you attack, take one action or do nothing. The medium effort deals 3 of the 5 wounds at one stroke.
    .title = Strike.
    .todo = Attack with 1 medium effort.
lesson-unbroken-answer = The die shows 5: a fever on the next level. You have one ability use, and Slip Aside takes 2 off the roll. A 3 costs you no more than 1 small effort.
    .title = You may answer.
    .todo = Choose Slip Aside.
lesson-unbroken-finish = The viper has 2 health left, and 3 small effort deal 2 wounds.
    .title = Finish it.
    .todo = Attack with 3 small effort.
lesson-unbroken-skill = Beaten monsters leave spoils, and after each you see two skills and keep one. Low Blow deals wounds through any armor, and your turn goes on.
    .title = You learn something.
    .todo = Keep Low Blow.
lesson-unbroken-eat = At the end of a level you should eat as much food as its number. Each food gives 1 small effort; for what is missing you pay.
    .title = Eat.
    .todo = Eat 1 food.

## ...and then we held hands...

lesson-held-hands-fan = You and Kiku walk to the Heart together, without a word. Each card has two halves, and each half is an emotion. Look at both halves of your six once; then only one side will show, to you as well as to Kiku.
    .title = Look once, and remember.
    .todo = Show the left half.
lesson-held-hands-step = You stand at the top. The objective is Happy, a green circle, and a green node lies beside you. A step is paid with a card that shows the node’s colour.
    .title = A step is paid with a feeling.
    .todo = Touch the green node next to you, then pay with a card of yours.
lesson-held-hands-end = Happy and Calm tip your balance to one side, Angry and Sad to the other, and it may never go beyond two. You are on the objective. Until you end the turn, steps can be taken back.
    .title = One is enough.
    .todo = End the turn.
lesson-held-hands-balance = The objective is met, and Kiku has met the next. Your hand shows its other half now, because it turns to the side you lean to. Sad is wanted: the black square three nodes along. Red first: it brings your balance back to the middle.
    .title = Mind the balance.
    .todo = Walk on to the red node, and pay with a card of yours.
lesson-held-hands-partner = Both hands lie open, and any shown card may pay, Kiku’s as well as yours. Take with care: Kiku needs cards too, and cannot say which.
    .title = What is Kiku’s is yours.
    .todo = Step to the blue node, and pay with a card of Kiku.
lesson-held-hands-home = One more step, to the black node. It also brings you back to balance 0.
    .title = There.
    .todo = Step to the black node, and pay with a card of yours.
lesson-held-hands-refill = A turn that ends in balance refills your hand to six. After eight objectives the next ring opens, after twenty-four the Heart; enter it one right after the other, both in balance, and you have held hands.
    .title = In the middle.
    .todo = End the turn.

## WabiSaby

lesson-wabisaby-keep = Look at your six cards, and keep three towards you. The other three face the others, and you will not see them again. The Wabi Sabi card shows a back to everybody. Your secret target is Kiku: at the end of the round the total of Kiku’s hand counts for you, and the further from 21, the better.
    .title = Three for you, three for them.
    .todo = Choose the 4, the 5 and the 2, then keep them.
lesson-wabisaby-showcase = You see a 2 and a 3 in Kiku’s hand, and backs. Let us try to make it a high hand. First you need something high to give: your card is laid down in the showcase, and the one that lay there faces you.
    .title = The showcase.
    .todo = Exchange your 2 for the 5 of the showcase.
lesson-wabisaby-exchange = All three showcase cards lay face down, so the die went down by one; at 0 the round is over. Now exchange with Kiku: you pick one of yours and one of theirs. Both of you go on seeing what you saw, and everybody else sees the other side.
    .title = A gift for your target.
    .todo = Exchange the 5 you took for Kiku’s 3.
lesson-wabisaby-appraise = Instead of exchanging you may look at all your own cards. Then nobody may appraise until your next turn, and the die goes down by one. Nobody appraises twice running.
    .title = Or look at what you hold.
    .todo = Appraise.
lesson-wabisaby-scored = The round is over. Kiku’s hand came to 26: 2 points for you. Your Wabi Sabi card gave you 1 more. Had it been 21, you would have got nothing at all. Six points end the game, and a new round has begun: new cards, and a new secret target.
    .title = Far from twenty-one.
    .todo = Keep the 4, the 5 and the second 4.
