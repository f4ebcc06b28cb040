"""What Schemathesis is told beside the document: one identity, and tables that can be set up.

Whoever makes a table is known by a cookie, so every request carries the same one. A schema does not say which games a
server has, nor how many play; the list of games does, so most tables are made from it, with nobody awaited but us.
"""

import atexit
import json
import os
import random
import urllib.request

import schemathesis

COOKIE = "tsugi=" + "5e" * 32


def games():
    with urllib.request.urlopen(os.environ["TSUGI_ADDRESS"] + "api/games") as answer:
        return json.load(answer)


GAMES = games()


def table(lots):
    """A table at which the maker plays with bots, begun at once."""
    game = lots.choice(GAMES)
    seats = lots.randint(*game["seats"])
    bot = "random" if "random" in game["bots"] else game["bots"][0]
    return {"game": game["id"], "seats": ["mine"] + [{"bot": bot}] * (seats - 1), "public": lots.random() < 0.5}


@schemathesis.hook
def map_case(context, case):
    positive = case.meta is None or case.meta.generation.mode.value == "positive"
    if case.operation.definition.raw.get("operationId") == "makeTable" and positive:
        lots = random.Random(json.dumps(case.body, default=str))
        if lots.random() < 0.9:
            case.body = table(lots)
    return case


@schemathesis.hook
def before_call(context, case, kwargs):
    case.headers = {**(case.headers or {}), "Cookie": COOKIE}


# What was done at each table, by its id: a walk goes from making it to its record.
WALKED = {}
STEPS = ["makeTable", "showTable", "act", "tableRecord"]


@schemathesis.hook
def after_call(context, case, response):
    name = case.operation.definition.raw.get("operationId")
    if name not in STEPS or response.status_code not in (200, 201):
        return
    made = name == "makeTable"
    table = response.json()["id"] if made else (case.path_parameters or {}).get("id")
    WALKED.setdefault(table, set()).add(name)


@atexit.register
def tell():
    """How many tables were walked at least so far, a line a step."""
    if "TSUGI_WALKED" in os.environ:
        reached = [sum(set(STEPS[: far + 1]) <= done for done in WALKED.values()) for far in range(len(STEPS))]
        with open(os.environ["TSUGI_WALKED"], "w") as told:
            told.writelines(f"{step} {count}\n" for step, count in zip(STEPS, reached))
