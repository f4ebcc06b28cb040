# The lesson: what a learner is told before each move of the script. Names and cards are those of the script.

lesson-held-hands-fan = You and Kiku walk to the Heart together, without a word. Each card has two halves, and each half is an emotion. Look at both halves of your six once; then only one side will show, to you as well as to Kiku.
    .title = Look once, and remember.
    .todo = Show the left half.
lesson-held-hands-step = You stand at the bottom. The objective is Happy, a green circle, and a green node lies beside you. A step is paid with a card that shows the node’s colour.
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
