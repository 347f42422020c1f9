"""Where a pirate may go: forward, back, and forward when another seat assists it."""

from table import BERTHS, BOAT_LIMIT, RAFT_LENGTH, RAFTS, SPACE_LIMIT, START


def movers(table, state, seat):
    """(name, place) of each pirate that a seat can name: any one without the hat by its place, and `hat`."""
    hat = state.hats[seat]
    for place, count in enumerate(state.pirates[seat]):
        if count > (place == hat):
            yield place, place
    if hat >= 0:
        yield "hat", hat


def is_vacant(state, place):
    return state.crowd[place] == 0 and place not in state.covered


def is_joinable(state, place):
    return 0 < state.crowd[place] < SPACE_LIMIT


def stretch_ahead(table, state, place):
    """The first and the last space ahead on the leg of a place, and the end of that leg; None: it cannot go on."""
    if place in (table.goal, table.sea):
        return None
    if table.has["voyage"]:
        if place == table.boat:
            return (table.shore + 1, table.last, table.goal) if state.boat_is_far else None
        if place <= table.shore:
            return place + 1, table.shore, table.boat
    if table.is_space(place) or place == START:
        return place + 1, table.last, table.goal
    return table.shore + 1, table.last, table.goal  # wharf, docked raft


def has_room_in_boat(table, state, seat, count=1):
    """Whether `count` pirates of a seat can step into the boat from the first leg (VOYAGE-2, VOYAGE-3)."""
    return not state.boat_is_far and state.pirates[seat][table.boat] + count <= BOAT_LIMIT


def forward(table, state, seat, place, icon, count=1):
    """Where a card takes a pirate along the path (CORE-3, VOYAGE-3, VOYAGE-4); None: nowhere."""
    stretch = stretch_ahead(table, state, place)
    if stretch is None:
        return None
    first, last, end = stretch
    path = table.path
    for space in range(first, last + 1):
        if path[space] == icon and is_vacant(state, space):
            return space
    if end == table.boat and not has_room_in_boat(table, state, seat, count):
        return None
    return end


def boardings(table, state, seat, place, icon):
    """(berth, place) of the raft spaces that a card may take a pirate to instead (RAFT-6)."""
    if not table.has["raft"] or place in (table.goal, table.sea):
        return
    if place == START or table.is_space(place):
        if place > table.shore:
            return
        if forward(table, state, seat, place, icon) <= table.shore:
            return
    own_berth = table.berth_of(place)
    for berth, raft in enumerate(state.docked):
        if raft is None or berth == own_berth:
            continue
        number, tokens = raft
        for i in range(RAFT_LENGTH):
            target = table.berth_start[berth] + i
            if RAFTS[number][i] == icon and tokens[i] is None and state.crowd[target] == 0:
                yield BERTHS[berth], target


def plays(table, state, seat, place, icon):
    """(raft, target) of everything that one card can do for a pirate; raft None: along the path."""
    target = forward(table, state, seat, place, icon)
    if target is not None:
        yield None, target
    yield from boardings(table, state, seat, place, icon)


def back(table, state, place):
    """Where a retreat ends (RETREAT-1, RETREAT-3, VOYAGE-8, RAFT-9); None: nowhere."""
    if place in (START, table.sea):
        return None
    first = 1
    if table.is_space(place):
        origin = place
    elif place == table.goal:
        origin = table.last + 1
    elif place == table.boat and state.boat_is_far:
        return None
    else:
        origin = table.shore + 1  # boat at the first leg, wharf, docked raft
    if table.has["voyage"] and (table.is_space(place) or place == table.goal) and origin > table.shore:
        first = table.shore + 1
    for space in range(origin - 1, first - 1, -1):
        if is_joinable(state, space):
            return space
    return None


def assist(table, state, seat, place):
    """Where an assist takes a pirate of another seat, and for how many cards; None: nowhere."""
    stretch = stretch_ahead(table, state, place)
    if stretch is None:
        return None
    first, last, end = stretch
    for space in range(first, last + 1):
        if is_joinable(state, space):
            return space, state.crowd[space]
    if end == table.boat:
        return (end, 2) if has_room_in_boat(table, state, seat) else None
    if table.is_nest:
        return (end, min(2, state.crowd[end])) if state.crowd[end] else None
    return end, 2


def flight(table, state, seat, place):
    """Where a bitten pirate flees to (CHEST-4)."""
    first = 1
    last = table.last
    if table.has["voyage"]:
        first, last = (1, table.shore) if place <= table.shore else (table.shore + 1, table.last)
    sabre = table.icons.index("sabre")
    for space in range(place - 1, first - 1, -1):
        if table.path[space] == sabre and is_vacant(state, space):
            return space
    space = min(space for space in range(first, last + 1) if state.crowd[space]) - 1
    while space >= first and space in state.covered:
        space -= 1
    if space >= first:
        return space
    if first == 1:
        return START
    has_room = state.boat_is_far and state.pirates[seat][table.boat] < BOAT_LIMIT
    return table.boat if has_room else place
