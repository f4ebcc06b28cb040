# The lesson: what a learner is told before each move of the script. Names and cards are those of the script.

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
