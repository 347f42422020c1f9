"""Plays the games of a trace (docs/trace.md) again by the rules implemented here, and compares the legal actions, the
use of chance and the state after each action: cartagena trace --format 2 … | python3 tools/perft/trace.py"""

import json
import sys
from collections import Counter

from legal import legal_actions
from play import Game
from state import TRACE_NAMES, read_state
from table import BERTHS, CHEST_CONTENTS, RAFTS, TOKENS, Table

# The fields of each type of action, in the order of docs/trace.md.
FIELDS = {
    "play": ("from", "card", "raft"), "retreat": ("from",), "assist": ("seat", "from"), "pistol": ("card", "target"),
    "parrot": ("card",), "hook": ("card",), "sabres": ("cards",), "bomb": ("cards",), "joker": ("cards",),
    "lay": ("card",), "open": ("cards", "from"), "move": ("icon", "from", "raft"), "use-pistol": ("target",),
    "use-bomb": ("from",), "discard": ("card",), "take": ("card",), "keep": ("card",), "give": ("card",),
    "bury": ("card",), "place": ("berth",), "pick": ("slot",),
}  # fmt: skip


def read_action(table, json):
    read = {
        "from": lambda place: place if place == "hat" else table.place_of[str(place)],
        "card": table.cards.index,
        "cards": lambda cards: tuple(map(table.cards.index, cards)),
        "icon": table.icons.index,
    }
    return (
        json["type"],
        *(read.get(field, lambda value: value)(json[field]) if field in json else None
          for field in FIELDS.get(json["type"], ())),
    )  # fmt: skip


def state_fields(table, s):
    """The state as in a trace, without `known` and `resolution`, and without counts that follow from other fields."""
    names = table.cards

    def cards_of(counts):
        return [name for name, count in zip(names, counts, strict=True) for _ in range(count)]

    def place(number):
        return table.place_names[number]

    fields = {name: getattr(s, field) for field, name in TRACE_NAMES.items()}
    # The turn in which the game was won counts.
    fields["turns"] += s.ending in ("home", "flag")
    fields["ending"] = s.ending
    if s.phase != "over":
        fields |= {"turn": s.turn, "actor": s.actor}
    fields |= {
        "winners": list(s.winners),
        "covered": sorted(s.covered),
        "stockCount": sum(s.stock) + len(s.buried),
        "stockCards": {name: count for name, count in zip(names, s.stock, strict=True) if count},
        "buried": [{"card": names[card], "seat": seat} for card, seat in s.buried],
        "row": [names[card] for card in s.row],
        "discards": [names[card] for card in s.pile],
        "looked": cards_of(s.looked),
        "seats": [
            {
                "pirates": {str(place(p)): count for p, count in enumerate(s.pirates[seat]) if count},
                **({"hat": place(s.hats[seat])} if table.has["captain"] else {}),
                **({"vessels": s.vessels[seat]} if table.has["raft"] else {}),
                "hand": cards_of(s.hands[seat]),
                "facedown": cards_of(s.facedown[seat]),
            }
            for seat in range(table.seat_count)
        ],
    }
    if table.has["voyage"]:
        fields["boat"] = "far" if s.boat_is_far else "near"
    if table.has["items"]:
        unseen = {content: count for content, count in zip(CHEST_CONTENTS, s.unseen, strict=True) if count}
        fields["chests"] = {"at": sorted(s.chests), "unseen": unseen}
    if table.has["raft"]:
        docked = {
            berth: raft and {"raft": raft[0], "icons": [table.icons[i] for i in RAFTS[raft[0]]], "tokens": [*raft[1]]}
            for berth, raft in zip(BERTHS, s.docked, strict=True)
        }
        pool = {token: count for token, count in zip(TOKENS, s.pool, strict=True) if count}
        fields["rafts"] = {"docked": docked, "left": list(s.rafts_left), "pool": pool}
    return fields


def normalised(value):
    """Drops zero counts, and adds what a trace leaves out."""
    value = json.loads(json.dumps(value))
    value["stockCards"] = {card: count for card, count in value["stockCards"].items() if count}
    if "chests" in value:
        value["chests"]["unseen"] = {k: n for k, n in value["chests"]["unseen"].items() if n}
    if "rafts" in value:
        value["rafts"]["pool"] = {k: n for k, n in value["rafts"]["pool"].items() if n}
    for field in ("hasFreeSail", "startedEmptyHanded"):
        value.setdefault(field, False)
    for seat in value["seats"]:
        seat.setdefault("facedown", [])
    return value


def differences(own, theirs, path=""):
    if isinstance(own, dict) and isinstance(theirs, dict):
        for key in own:
            yield from differences(own[key], theirs.get(key), f"{path}.{key}")
        if path.startswith("."):
            for key in theirs.keys() - own.keys() - {"handCount", "facedownCount"}:
                yield f"{path}.{key}: only in the trace: {theirs[key]}"
    elif isinstance(own, list) and isinstance(theirs, list) and path == ".seats":
        for i, (a, b) in enumerate(zip(own, theirs, strict=True)):
            yield from differences(a, b, f"{path}[{i}]")
    elif own != theirs:
        yield f"{path}: own {own}, trace {theirs}"


def check_action(table, state, line):
    """Applies the action of a line to the state; returns what is different."""
    legal = Counter(legal_actions(table, state))
    expected = Counter(read_action(table, action) for action in line["legal"])
    if legal != expected:
        return [f"legal: own only {list((legal - expected))}, trace only {list((expected - legal))}"]
    rolls = iter(line["rolls"])
    faults = []

    def roll(n):
        of, got = next(rolls, (None, 0))
        if of != n:
            faults.append(f"roll: own of {n}, trace of {of}")
        return min(got, n - 1)

    Game(table, state, roll).apply(read_action(table, line["action"]))
    faults += [f"roll: trace has one more, of {of}" for of, _ in rolls]
    return faults + list(differences(state_fields(table, state), normalised(line["state"])))


def main():
    games = actions = faulty = 0
    table = state = None
    for text in sys.stdin:
        line = json.loads(text)
        if line["type"] == "game":
            games += 1
            table = Table(line["config"], line["icons"], line["deck"], line["state"]["path"])
            state = read_state(table, line["state"])
        elif line["type"] == "action" and state:
            actions += 1
            before = state_fields(table, state)
            faults = check_action(table, state, line)
            if faults:
                faulty += 1
                print(f"game {line['game']} action {line['number']} seat {line['seat']}: {line['notation']}")
                print("  " + "\n  ".join(faults))
                print(f"  config {json.dumps(table.config)}\n  before {json.dumps(before)}")
                print(f"  events {json.dumps(line['events'])}")
                state = None
    print(f"{games} games, {actions} actions, {faulty} games differ")
    sys.exit(1 if faulty else 0)


if __name__ == "__main__":
    main()
