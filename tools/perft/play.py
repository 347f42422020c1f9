"""What an action does. An action that waits for further decisions keeps the rest of its work in `state.agenda`: a
tuple of steps, each a tuple of its name and its parameters."""

from legal import berths_for, free_raft_space, home_count, use_actions
from routes import assist, back, flight, forward, plays
from supply import can_draw, draw, lay_row, pick_card, take_from_row
from table import BERTHS, CHEST_CONTENTS, CHEST_TOKENS, LIMIT, RAFT_LENGTH, TOKENS, TURN_LIMIT


class Game:
    """A state in play. `roll(n)` is chance: a number from 0 to n - 1."""

    def __init__(self, table, state, roll):
        self.table = table
        self.state = state
        self.roll = roll

    def apply(self, action):
        type, *fields = action
        getattr(self, "do_" + type.replace("-", "_"))(*fields)
        self.run()

    def run(self):
        """Goes through the agenda until a seat has to decide."""
        state = self.state
        while state.agenda and not state.winners:
            step, *fields = state.agenda[0]
            state.agenda = state.agenda[1:]
            getattr(self, "step_" + step)(*fields)
            if state.phase not in ("turn", "over"):
                return
        if state.winners:
            state.agenda = ()

    def ask(self, phase, seat, step):
        """Waits for a decision; `step` comes first when it has been made."""
        self.state.phase = phase
        self.state.actor = seat
        self.state.agenda = (step, *self.state.agenda)

    def answered(self):
        """Takes the step that waited for this decision off the agenda, and returns its parameters."""
        (_, *fields), *rest = self.state.agenda
        self.state.agenda = tuple(rest)
        self.state.phase = "turn"
        self.state.actor = self.state.turn
        return fields

    def prepend(self, *steps):
        """Puts steps before the rest of the agenda."""
        self.state.agenda = (*steps, *self.state.agenda)

    # Actions of a turn

    def do_play(self, name, card, raft):
        self.play_cards([card], ("move", self.table.icon_of[card], name, raft))

    def do_pistol(self, card, target):
        self.play_cards([card], ("pistol", target))

    def do_parrot(self, card):
        self.play_cards([card], ("parrot",))

    def do_hook(self, card):
        self.play_cards([card], ("hook",))

    def do_open(self, cards, name):
        self.state.left = 1
        self.play_cards(cards, ("chest", name))

    def do_lay(self, card):
        self.lay_cards("lay", (card,))

    def do_sabres(self, cards):
        self.lay_cards("sabres", cards)

    def do_bomb(self, cards):
        self.lay_cards("bomb", cards)

    def do_joker(self, cards):
        self.lay_cards("joker", cards)

    def do_retreat(self, name):
        state = self.state
        origin = self.place_of(state.turn, name)
        target = back(self.table, state, origin)
        due = state.crowd[target]
        self.move(state.turn, origin, target, name == "hat")
        if name == "hat":
            state.due = due
            self.prepend(("pick",), ("done",))
        else:
            self.prepend(("draw", due), ("done",))

    def do_assist(self, seat, name):
        origin = self.place_of(seat, name)
        target, due = assist(self.table, self.state, seat, origin)
        self.move(seat, origin, target, name == "hat")
        self.prepend(("win",), ("draw", due), ("done",))

    def do_sail(self):
        self.state.boat_is_far = not self.state.boat_is_far
        self.prepend(("done",))

    def do_freesail(self):
        self.state.boat_is_far = not self.state.boat_is_far
        self.state.privilege = False

    def do_draw(self):
        self.prepend(("draw", 1), ("done",))

    def do_hoist(self):
        self.over("flag", [self.state.turn])

    def do_end(self):
        self.end_turn()

    def do_pass(self):
        self.draw(1)
        self.end_turn()

    def play_cards(self, cards, effect):
        """Cards whose use is named with them (LIMIT-4; RAFT-2 only for a chest)."""
        marks = self.discard_to_pile(cards)
        tokens = (("token",),) * (marks if self.table.has["raft"] else 0)
        self.prepend(*self.grey(marks), *tokens, effect, *self.golden(marks), ("done",))

    def lay_cards(self, lay, cards):
        """Cards whose use is named afterwards: after the tokens, if they bring any, otherwise at once."""
        marks = self.discard_to_pile(cards)
        self.state.laid = (lay, cards)
        rest = (*self.golden(marks), ("done",))
        if self.table.has["raft"] and marks:
            self.prepend(*self.grey(marks), *((("token",),) * marks), ("name", 0), *rest)
        else:
            self.prepend(("name", marks), *rest)

    def discard_to_pile(self, cards):
        """Returns how many of the cards are marked."""
        for card in cards:
            self.state.hands[self.state.turn][card] -= 1
        self.state.pile += tuple(cards)
        self.state.stirred = True
        return sum(self.table.is_marked[card] for card in cards)

    def grey(self, marks):
        return (("grey",),) if marks and self.table.is_grey else ()

    def golden(self, marks):
        return (("golden",),) if marks and self.table.is_golden else ()

    # The use of laid cards

    def step_name(self, marks):
        if use_actions(self.table, self.state):
            self.ask("use", self.state.turn, ("name", marks))

    def use(self, *effect):
        (marks,) = self.answered()
        self.prepend(*self.grey(marks), effect)

    def do_move(self, icon, name, raft):
        self.use("move", icon, name, raft)

    def do_use_pistol(self, target):
        self.use("pistol", target)

    def do_use_parrot(self):
        self.use("parrot")

    def do_use_hook(self):
        self.use("hook")

    def do_use_bomb(self, name):
        _, cards = self.state.laid
        self.use("bomb", self.table.icon_of[cards[1]], name)

    # Moving

    def place_of(self, seat, name):
        return self.state.hats[seat] if name == "hat" else name

    def move(self, seat, origin, target, with_hat):
        state = self.state
        state.pirates[seat][origin] -= 1
        state.pirates[seat][target] += 1
        state.crowd[origin] -= 1
        state.crowd[target] += 1
        if with_hat:
            state.hats[seat] = target

    def step_move(self, icon, name, raft):
        seat = self.state.turn
        origin = self.place_of(seat, name)
        target = dict(plays(self.table, self.state, seat, origin, icon))[raft]
        self.move(seat, origin, target, name == "hat")
        if raft is not None:
            self.launch_if_full(BERTHS.index(raft))
        self.step_win()

    def step_bomb(self, icon, name):
        seat = self.state.turn
        origin = self.place_of(seat, name)
        target = forward(self.table, self.state, seat, origin, icon, 2)
        self.move(seat, origin, target, name == "hat")
        self.move(seat, origin, target, False)
        self.step_win()

    def step_win(self):
        """CORE-5, RAFT-10."""
        table, state = self.table, self.state
        if table.has["flag"]:
            return
        seats = [s for s in range(table.seat_count) if home_count(table, state, s) == table.pirate_count]
        if seats:
            self.over("home", self.leaders(seats, self.vessel_count, lambda seat: state.pirates[seat][table.sea]))

    def vessel_count(self, seat):
        return self.state.vessels[seat] + (self.state.pirates[seat][self.table.goal] > 0)

    def leaders(self, seats, *measures):
        """The seats with the most by the first measure; if they are several, by the next."""
        for measure in measures:
            most = max(map(measure, seats))
            seats = [seat for seat in seats if measure(seat) == most]
        return seats

    # Drawing

    def draw(self, count):
        for _ in range(count):
            draw(self.table, self.state, self.state.hands[self.state.turn], self.roll)

    def step_draw(self, count):
        self.draw(count)

    def step_pick(self):
        """CAPTAIN-3."""
        state = self.state
        if state.due == 0:
            return
        lay_row(self.table, state, self.roll)
        if state.row:
            self.ask("pick", state.turn, ("pick",))
        else:
            state.due = 0

    def do_pick(self, slot):
        state = self.state
        self.answered()
        card = take_from_row(self.table, state, slot - 1, self.roll)
        state.hands[state.turn][card] += 1
        state.stirred = True
        state.due -= 1
        self.prepend(("pick",))

    # Marked cards: the limit of seven

    def step_grey(self):
        seats = self.over_limit(self.table.seats_after(self.state.turn))
        self.prepend(*(("discard", seat) for seat in seats), ("reveal", seats), ("steal", seats))

    def step_golden(self):
        seats = self.over_limit([self.state.turn, *self.table.seats_after(self.state.turn)])
        self.prepend(*(("discard", seat) for seat in seats), ("reveal", seats))

    def over_limit(self, seats):
        return tuple(seat for seat in seats if sum(self.state.hands[seat]) > LIMIT)

    def step_discard(self, seat):
        if sum(self.state.hands[seat]) > LIMIT:
            self.ask("discard", seat, ("discard", seat))

    def do_discard(self, card):
        (seat,) = self.answered()
        self.state.hands[seat][card] -= 1
        self.state.facedown[seat][card] += 1
        self.prepend(("discard", seat))

    def step_reveal(self, seats):
        for seat in seats:
            for card, count in enumerate(self.state.facedown[seat]):
                self.state.pile += (card,) * count
                self.state.facedown[seat][card] = 0

    def step_steal(self, seats):
        for seat in seats:
            card = pick_card(self.state.hands[seat], self.roll)
            self.state.hands[self.state.turn][card] += 1

    # Items

    def step_pistol(self, target):
        if any(self.state.hands[target]):
            self.ask("take", self.state.turn, ("take", target))

    def do_take(self, card):
        (target,) = self.answered()
        state = self.state
        state.hands[target][card] -= 1
        state.hands[state.turn][card] += 1
        draw(self.table, state, state.hands[target], self.roll)

    def step_parrot(self):
        state = self.state
        self.look(self.table.seat_count + 1, 2)
        self.prepend(("keep",), *(("give", seat) for seat in self.table.seats_after(state.turn)))

    def step_hook(self):
        self.look(4, 1)
        self.prepend(("keep",), ("bury",))

    def look(self, count, keep):
        for _ in range(count):
            draw(self.table, self.state, self.state.looked, self.roll)
        self.state.due = min(keep, sum(self.state.looked))

    def step_keep(self):
        if self.state.due:
            self.ask("keep", self.state.turn, ("keep",))

    def do_keep(self, card):
        self.answered()
        state = self.state
        state.looked[card] -= 1
        state.hands[state.turn][card] += 1
        state.due -= 1
        self.prepend(("keep",))

    def step_give(self, seat):
        if any(self.state.looked):
            self.ask("give", self.state.turn, ("give", seat))

    def do_give(self, card):
        (seat,) = self.answered()
        self.state.looked[card] -= 1
        self.state.hands[seat][card] += 1

    def step_bury(self):
        if any(self.state.looked):
            self.ask("bury", self.state.turn, ("bury",))

    def do_bury(self, card):
        self.answered()
        self.state.looked[card] -= 1
        self.state.buried += ((card, self.state.turn),)
        self.prepend(("bury",))

    def step_chest(self, name):
        """CHEST-2 to CHEST-5."""
        state = self.state
        place = self.place_of(state.turn, name)
        content = CHEST_CONTENTS[pick_card(state.unseen, self.roll)]
        state.chests -= {place}
        if content == "snake":
            target = flight(self.table, state, state.turn, place)
            self.move(state.turn, place, target, name == "hat")
            state.chests = self.table.chest_spaces
            state.unseen = list(CHEST_TOKENS)
        elif content != "empty":
            self.draw(int(content))

    # Rafts

    def step_token(self):
        """RAFT-2 to RAFT-5."""
        state = self.state
        if not any(state.pool):
            return
        token = TOKENS[pick_card(state.pool, self.roll)]
        if token.startswith("x"):
            self.cover(int(token[1:]))
            return
        berths = berths_for(self.table, state, token)
        if len(berths) == 1:
            self.place_token(token, berths[0])
        elif berths:
            self.ask("place", state.turn, ("place", token))

    def cover(self, icon):
        state = self.state
        for space in range(self.table.last, 0, -1):
            if self.table.path[space] == icon and state.crowd[space] == 0 and space not in state.covered:
                state.covered |= {space}
                return

    def do_place(self, berth):
        (token,) = self.answered()
        self.place_token(token, BERTHS.index(berth))

    def place_token(self, token, berth):
        kind, _ = token.split()
        state = self.state
        index = free_raft_space(self.table, state, berth, kind)
        number, tokens = state.docked[berth]
        tokens = (*tokens[:index], kind, *tokens[index + 1 :])
        state.docked = (*state.docked[:berth], (number, tokens), *state.docked[berth + 1 :])
        if kind == "crew":
            self.launch_if_full(berth)
            self.step_win()
            return
        place = self.table.berth_start[berth] + index
        self.clear([place], self.table.wharf)
        if tokens.count("hole") == 3:
            self.clear(self.spaces_of(berth), self.table.wharf)
            self.dock(berth)

    def spaces_of(self, berth):
        start = self.table.berth_start[berth]
        return range(start, start + RAFT_LENGTH)

    def clear(self, places, target):
        """Moves all pirates of these places."""
        for place in places:
            for seat in range(self.table.seat_count):
                while self.state.pirates[seat][place]:
                    self.move(seat, place, target, self.state.hats[seat] == place)

    def launch_if_full(self, berth):
        """RAFT-7."""
        state = self.state
        _, tokens = state.docked[berth]
        spaces = self.spaces_of(berth)
        if sum(state.crowd[place] for place in spaces) + tokens.count("crew") < 3:
            return
        for seat in range(self.table.seat_count):
            state.vessels[seat] += any(state.pirates[seat][place] for place in spaces)
        self.clear(spaces, self.table.sea)
        self.dock(berth)

    def dock(self, berth):
        state = self.state
        raft = None
        if state.rafts_left:
            index = self.roll(len(state.rafts_left))
            raft = (state.rafts_left[index], (None,) * RAFT_LENGTH)
            state.rafts_left = state.rafts_left[:index] + state.rafts_left[index + 1 :]
        state.docked = (*state.docked[:berth], raft, *state.docked[berth + 1 :])

    # Turns and the end

    def step_done(self):
        """An action is complete."""
        state = self.state
        state.acted = True
        state.privilege = False
        state.left -= 1
        state.laid = None
        if state.left == 0:
            self.end_turn()

    def end_turn(self):
        """CORE-9."""
        table, state = self.table, self.state
        state.turns += 1
        is_idle = not state.stirred and not can_draw(table, state)
        state.idle = state.idle + 1 if is_idle else 0
        if state.idle == table.seat_count or state.turns == TURN_LIMIT:
            seats = list(range(table.seat_count))
            self.over("count", self.leaders(seats, lambda seat: home_count(table, state, seat), self.progress))
        else:
            self.start_turn((state.turn + 1) % table.seat_count)

    def start_turn(self, seat):
        table, state = self.table, self.state
        state.phase = "turn"
        state.turn = state.actor = seat
        state.acted = state.stirred = False
        state.barehanded = table.has["empty"] and not any(state.hands[seat])
        state.left = 1 if state.barehanded else table.action_count
        state.privilege = table.has["voyage"] and self.is_skipper(seat)

    def is_skipper(self, seat):
        """VOYAGE-7."""
        aboard = [pirates[self.table.boat] for pirates in self.state.pirates]
        others = max(aboard[other] for other in self.table.seats_after(seat))
        return aboard[seat] > others or (self.table.ties_make_skipper and 0 < aboard[seat] == others)

    def progress(self, seat):
        table = self.table
        water = (table.shore or 0) + 1
        steps = [*range(table.last + 1), table.last + 1, *[water] * (table.sea - table.boat), table.last + 1]
        return sum(count * step for count, step in zip(self.state.pirates[seat], steps, strict=True))

    def over(self, ending, winners):
        self.state.phase = "over"
        self.state.ending = ending
        self.state.winners = tuple(winners)
