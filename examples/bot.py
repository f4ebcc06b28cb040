#!/usr/bin/env python3
"""A bot for Tsugi in Python: one JSON line in, one JSON line out.

    tsugi play broken-and-beautiful --bots "exec:python3 examples/bot.py"

Each line that comes is {"op": "choose", "seat": 1, "view": {...}, "legal": [...]}: all that this seat may
know, its memory included, and all that it may do. The answer is {"action": ...}, one of the legal ones.

In the pottery games this one keeps what it can and repairs whenever it may; in the others it takes any
legal action. It is here to be replaced by a better one.
"""

import json
import random
import sys

# The verbs this bot prefers, the best first.
LIKED = ["repair", "keep"]


def verb(action):
    """The name of an action: a word, or the one key of an object."""
    return action if isinstance(action, str) else next(iter(action))


def choose(legal, luck):
    for liked in LIKED:
        favourites = [action for action in legal if verb(action) == liked]
        if favourites:
            return luck.choice(favourites)
    return luck.choice(legal)


def main():
    luck = random.Random(1)
    for line in sys.stdin:
        request = json.loads(line)
        print(json.dumps({"action": choose(request["legal"], luck)}), flush=True)


if __name__ == "__main__":
    main()
