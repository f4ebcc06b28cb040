# How to play, with the figures of the rules and the decks in force.

how-aim =
    # How to play ...and then we held hands...

    Two players, one failing relationship, no talking. You walk over a board of emotions, meet { $objectives }
    objectives together, and then enter the Heart one right after the other, both in balance. You win together or
    break up together. From the first turn to the last you may not speak, sign or hint.

how-board =
    ## The board and the cards

    Three rings lie around the Heart: { $outer } nodes outside, { $middle } in the middle, { $inner } inside. You begin
    on the middle node of the outer ring on your own side, with your balance at 0; at first the outer ring alone is
    open. Every node has a colour, which is an emotion, with its own letter and shape:

        mark  colour  emotion  balance
        ▲R    red     Angry    +1
        ■K    black   Sad      +1
        ●G    green   Happy    −1
        ◆B    blue    Calm     −1

    An emotion card has a colour on its left half and one on its right; there are { $emotions } of them. Both hands lie
    on the table, but of each card only one half shows: the half of the side you stand on, as you see it from your own
    chair. You may not look at hidden halves, not even your own. { $memory ->
        [yes] Here the table notes for you what you have already seen.
       *[no] What you have seen before, you may remember.
    }

how-setup =
    ## Before the first turn

    Each is dealt { $hand } emotion cards, looks at both halves of them once and chooses which half to show; the choices
    are shown together. Each also gets { $stack } objectives, face down, which nobody may look at. { $first ->
        [named] The table has said who begins.
       *[drawn] A lot says who begins.
    }

how-turn =
    ## Your turn

    1. If no objective lies face up, the next one is revealed. The two stacks take turns, that of the first player
       beginning. An objective is a colour, and either of you may meet it.
    2. Walk: at least one step, as many as you like. A step follows a line to a node of an open ring and costs a card
       that shows the node’s colour, from your hand or from your partner’s. In one turn you may not come to a node
       twice, the one you began on included; nor may you cross your partner’s node or end on it.
    3. Every step tips your own balance by one, whoever’s card pays. At no moment may it go beyond { $limit } to either
       side. Steps can be taken back until you end the turn.
    4. End the turn. All cards you played go to your own discard pile, where both halves show. { $chain ->
        [yes] { $six } cards or more in one turn set your balance back to 0.
       *[no] However many cards were played, your balance stays as it is.
    } At balance 0 you refill your hand to { $hand }. Then your hand turns to the side you stand on; in the middle you
       keep the half that shows or switch.
    5. If you have ended on the colour of the objective, in the ring of the round, it is met and the next is revealed at
       once. Standing there already, or passing over it, is not enough.

how-rounds =
    ## The rounds

    A round has { $round } objectives. The last of them opens the next ring, where alone the next ones can be met; you
    may always go back outward. { $stack } new objectives are dealt to each. { $reshuffle ->
        [larger] The larger discard pile is shuffled back into the deck; of equal ones, that of who met the objective.
        [both] Both discard piles are shuffled back into the deck.
       *[none] No discard pile goes back into the deck: nobody has been seen to win this way.
    }

how-end =
    ## The end

    The last of the { $objectives } objectives opens the Heart, from the next turn on: in the turn that meets it the
    Heart is still closed. You enter it as the last step of a walk, from a node with a line to it, with any card that
    shows in either hand, if your balance is then exactly 0{ $chain ->
        [yes] , or if this is at least the sixth card of the turn
       *[no] {""}
    }. Nobody must hurry. But once one of you is in, the other must follow in the very next turn. If you are both in,
    you have held hands.

    You break up when a turn begins and both hands are empty, when you can take no step, when every step you could pay
    goes beyond { $limit }, or when one is in the Heart and the other does not follow at once. { $deck-out ->
        [yes] You also break up when a turn begins and the deck is empty.
       *[no] An empty deck by itself is no loss.
    }
