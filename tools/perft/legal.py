"""The legal actions of a state, as tuples: the type, then the fields in the order of docs/trace.md. Places and cards
are numbers, pairs of cards are tuples, and a field that is left out is None."""

from routes import assist, back, forward, movers, plays
from supply import can_draw
from table import BERTHS, RAFT_LENGTH


def legal_actions(table, state):
    return LEGAL[state.phase](table, state)


def turn_actions(table, state):
    actions = [*normal_actions(table, state)]
    is_stuck = not actions
    actions += optional_actions(table, state)
    if state.acted:
        actions.append(("end",))
    elif is_stuck:
        actions.append(("pass",))
    elif table.may_pass:
        actions.append(("end",))
    return actions


def normal_actions(table, state):
    """Everything that keeps a seat from being stuck (CORE-9)."""
    seat = state.turn
    pirates = list(movers(table, state, seat))
    hand = cards_in(state.hands[seat])
    for card in hand:
        icon = table.icon_of[card]
        if table.names_use_late[card]:
            if any(single_uses(table, state, icon)):
                yield "lay", card
            continue
        for name, place in pirates:
            for raft, _ in plays(table, state, seat, place, icon):
                yield "play", name, card, raft
        if table.has["items"]:
            for action in item_uses(table, state, icon):
                yield (action[0].removeprefix("use-"), card, *action[1:])
    if table.has["items"]:
        for pair in sabre_pairs(table, state):
            yield "sabres", pair
        for pair in bomb_pairs(table, state):
            if any(bomb_uses(table, state, table.icon_of[pair[1]])):
                yield "bomb", pair
    if table.has["captain"] and any(joker_uses(table, state)):
        for pair in pairs(state.hands[seat], hand):
            yield "joker", pair
    if table.has["retreat"]:
        for name, place in pirates:
            if back(table, state, place) is not None:
                yield "retreat", name
    if table.has["assist"]:
        for other in table.seats_after(seat):
            for name, place in movers(table, state, other):
                if assist(table, state, other, place):
                    yield "assist", other, name
    if table.has["voyage"] and not state.barehanded and can_sail(table, state):
        yield ("sail",)
    if state.barehanded and can_draw(table, state):
        yield ("draw",)
    if table.has["flag"] and home_count(table, state, seat) == table.pirate_count:
        yield ("hoist",)


def optional_actions(table, state):
    """What is open before the first action, but does not keep a seat from being stuck."""
    if state.acted:
        return
    if state.privilege and can_sail(table, state):
        yield ("freesail",)
    if table.has["items"]:
        hand = state.hands[state.turn]
        keys = [(card,) for card in table.cards_with("chest") if hand[card]] + list(sabre_pairs(table, state))
        for name, place in movers(table, state, state.turn):
            if place in state.chests:
                for cards in keys:
                    yield "open", cards, name


def use_actions(table, state):
    """What the laid cards may be used for."""
    lay, cards = state.laid
    if lay == "lay":
        return list(single_uses(table, state, table.icon_of[cards[0]]))
    if lay == "sabres":
        return list(sabre_uses(table, state))
    if lay == "bomb":
        return list(bomb_uses(table, state, table.icon_of[cards[1]]))
    return list(joker_uses(table, state))


def single_uses(table, state, icon):
    for name, place in movers(table, state, state.turn):
        for raft, _ in plays(table, state, state.turn, place, icon):
            yield "move", icon, name, raft
    if table.has["items"]:
        yield from item_uses(table, state, icon)


def item_uses(table, state, icon):
    name = table.icons[icon]
    if name == "pistol":
        for other in table.seats_after(state.turn):
            if any(state.hands[other]):
                yield "use-pistol", other
    elif name in ("parrot", "hook"):
        yield (f"use-{name}",)


def sabre_uses(table, state):
    for icon in range(len(table.icons)):
        yield from single_uses(table, state, icon)


def bomb_uses(table, state, icon):
    """Two pirates of the same space, without the hat, or the hat and another (ITEM-BOMB)."""
    seat = state.turn
    hat = state.hats[seat]
    for place in range(1, table.last + 1):
        count = state.pirates[seat][place]
        if count < 2 or forward(table, state, seat, place, icon, 2) is None:
            continue
        if count - (place == hat) >= 2:
            yield "use-bomb", place
        if place == hat:
            yield "use-bomb", "hat"


def joker_uses(table, state):
    hat = state.hats[state.turn]
    for icon in range(len(table.icons)):
        for raft, _ in plays(table, state, state.turn, hat, icon):
            yield "move", icon, "hat", raft


def cards_in(hand):
    return [card for card, count in enumerate(hand) if count]


def pairs(hand, cards):
    for i, card in enumerate(cards):
        for other in cards[i:]:
            if card != other or hand[card] > 1:
                yield card, other


def sabre_pairs(table, state):
    hand = state.hands[state.turn]
    return pairs(hand, [card for card in table.cards_with("sabre") if hand[card]])


def bomb_pairs(table, state):
    hand = state.hands[state.turn]
    bombs = [card for card in table.cards_with("bomb") if hand[card]]
    yield from pairs(hand, bombs)
    for bomb in bombs:
        for other in cards_in(hand):
            if other not in bombs:
                yield bomb, other


def can_sail(table, state):
    """VOYAGE-5."""
    pirates = state.pirates[state.turn]
    return any(pirates[: table.shore + 1]) if state.boat_is_far else pirates[table.boat] > 0


def home_count(table, state, seat):
    return state.pirates[seat][table.goal] + state.pirates[seat][table.sea]


def choices_of(type, cards):
    return [(type, card) for card in cards_in(cards)]


def berths_for(table, state, token):
    """The berths of the rafts that can take a token (RAFT-3, RAFT-4)."""
    kind, colour = token.split()
    return [
        berth
        for berth, raft in enumerate(state.docked)
        if raft is not None
        and colour in (BERTHS[berth], "both")
        and free_raft_space(table, state, berth, kind) is not None
    ]


def free_raft_space(table, state, berth, kind):
    """The first space of a docked raft that a crew or a hole can lie on, counted from 0; None: there is none."""
    _, tokens = state.docked[berth]
    for i in range(RAFT_LENGTH):
        if tokens[i] is None and (kind == "hole" or state.crowd[table.berth_start[berth] + i] == 0):
            return i
    return None


LEGAL = {
    "turn": turn_actions,
    "use": use_actions,
    "discard": lambda table, state: choices_of("discard", state.hands[state.actor]),
    "take": lambda table, state: choices_of("take", state.hands[state.agenda[0][1]]),
    "keep": lambda table, state: choices_of("keep", state.looked),
    "give": lambda table, state: choices_of("give", state.looked),
    "bury": lambda table, state: choices_of("bury", state.looked),
    "place": lambda table, state: [("place", BERTHS[b]) for b in berths_for(table, state, state.agenda[0][1])],
    "pick": lambda table, state: [("pick", slot + 1) for slot in range(len(state.row))],
    "over": lambda table, state: [],
}
