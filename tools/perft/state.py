"""What changes during a game."""

from table import BERTHS, CHEST_CONTENTS, TOKENS


class State:
    """`agenda` lists what the action in progress has still to do, next first; it is empty between actions."""

    __slots__ = (
        "phase", "turn", "actor", "turns", "idle", "stirred", "left", "acted", "privilege", "barehanded",
        "ending", "winners", "covered", "stock", "buried", "row", "pile", "boat_is_far", "chests", "unseen",
        "docked", "rafts_left", "pool", "looked", "due", "agenda", "laid", "pirates", "crowd", "hats", "hands",
        "facedown", "vessels",
    )  # fmt: skip
    LISTS = ("stock", "unseen", "pool", "looked", "crowd", "hats", "vessels")
    LISTS_OF_SEATS = ("pirates", "hands", "facedown")

    def copy(self):
        other = State()
        for field in State.__slots__:
            setattr(other, field, getattr(self, field))
        for field in State.LISTS:
            setattr(other, field, getattr(self, field)[:])
        for field in State.LISTS_OF_SEATS:
            setattr(other, field, [row[:] for row in getattr(self, field)])
        return other


# What format 2 of the trace calls these fields.
TRACE_NAMES = {
    "phase": "phase", "turns": "turns", "idle": "idleTurns", "stirred": "cardsMoved", "left": "actionsLeft",
    "acted": "hasActed", "privilege": "hasFreeSail", "barehanded": "startedEmptyHanded", "due": "cardsDue",
}  # fmt: skip


def read_state(table, json):
    """The state from its JSON in format 2 of docs/trace.md. It must be one between two actions."""
    if json.get("resolution") or json["phase"] not in ("turn", "over"):
        raise ValueError("the state is in the middle of an action")
    s = State()
    for field, name in TRACE_NAMES.items():
        setattr(s, field, json.get(name, False))
    s.turn = json["turn"]
    s.actor = json["actor"]
    s.ending = json["ending"]
    s.winners = tuple(json["winners"])
    s.covered = frozenset(json.get("covered", ()))
    s.stock = [json["stockCards"].get(card, 0) for card in table.cards]
    s.buried = tuple((table.cards.index(entry["card"]), entry["seat"]) for entry in json["buried"])
    s.row = tuple(table.cards.index(card) for card in json["row"])
    s.pile = tuple(table.cards.index(card) for card in json["discards"])
    s.boat_is_far = json.get("boat") == "far"
    chests = json.get("chests", {"at": [], "unseen": {}})
    s.chests = frozenset(chests["at"])
    s.unseen = [chests["unseen"].get(content, 0) for content in CHEST_CONTENTS]
    rafts = json.get("rafts", {"docked": {}, "left": [], "pool": {}})
    s.docked = tuple(read_raft(rafts["docked"].get(berth)) for berth in BERTHS)
    s.rafts_left = tuple(rafts["left"])
    s.pool = [rafts["pool"].get(token, 0) for token in TOKENS]
    s.looked = count_cards(table, json["looked"])
    s.agenda = ()
    s.laid = None
    s.pirates = [[0] * table.place_count for _ in json["seats"]]
    s.hats = [-1 for _ in json["seats"]]
    for seat, content in enumerate(json["seats"]):
        for place, count in content["pirates"].items():
            s.pirates[seat][table.place_of[place]] = count
        if table.has["captain"]:
            s.hats[seat] = table.place_of[str(content["hat"])]
    s.crowd = [sum(places[place] for places in s.pirates) for place in range(table.place_count)]
    s.hands = [count_cards(table, content["hand"]) for content in json["seats"]]
    s.facedown = [[0] * len(table.cards) for _ in json["seats"]]
    s.vessels = [content.get("vessels", 0) for content in json["seats"]]
    return s


def read_raft(json):
    """A docked raft is its number and its tokens."""
    return json and (json["raft"], tuple(json["tokens"]))


def count_cards(table, cards):
    return [cards.count(card) for card in table.cards]
