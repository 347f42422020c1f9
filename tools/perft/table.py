"""What does not change during a game: the configuration, the cards, the places and the rafts."""

START = 0
BERTHS = ("white", "orange")
RAFT_LENGTH = 5
ROW_LENGTH = 12
LIMIT = 7
BOAT_LIMIT = 3
SPACE_LIMIT = 3
TURN_LIMIT = 2000
CHEST_CONTENTS = ("empty", "1", "2", "3", "snake")
CHEST_TOKENS = (1, 2, 2, 2, 1)
TOKENS = ("crew white", "crew orange", "crew both", "hole white", "hole orange", "hole both") + tuple(
    f"x{i}" for i in range(6)
)

# The spaces of each raft, first next to the wharf, as positions in the icons of the 2023 deck (EDITION-5).
_DIARIES = ("bottle", "dagger", "hat", "key", "pistol", "skull")
RAFTS = tuple(
    tuple(_DIARIES.index(icon) for icon in raft.split())
    for raft in (
        "dagger key hat skull pistol",
        "hat bottle pistol key skull",
        "skull dagger pistol key bottle",
        "pistol hat bottle skull dagger",
        "skull key bottle hat dagger",
        "hat key pistol dagger bottle",
        "key skull hat pistol dagger",
        "key skull hat dagger bottle",
    )
)


class Table:
    """Places are numbers: the start 0, each space its number, then the goal, the boat, the wharf, the raft spaces and
    the sea. Cards are numbers too: their position in the deck's list. Icons are positions in the list of icons."""

    def __init__(self, config, icons, deck, path):
        self.config = config
        modules = config["modules"]
        self.has = {module: module in modules for module in (
            "retreat", "assist", "voyage", "limit", "empty", "items", "captain", "raft", "flag",
        )}
        self.seat_count = config["seats"]
        self.pirate_count = config["pirates"]
        self.action_count = config["actions"]
        self.may_pass = config.get("pass", False)
        self.recycles = config["recycle"]
        self.has_row = config["supply"] == "row"
        self.is_nest = config["assist"] == "nest"
        self.is_golden = self.has["limit"] and config["limit"] == "golden"
        self.is_grey = self.has["limit"] and config["limit"] == "grey"
        self.ties_make_skipper = config["skipper"] == "ties"

        self.icons = list(icons)
        self.cards = list(deck)
        self.icon_of = [self.icons.index(card.rstrip("*")) for card in self.cards]
        self.is_marked = [card.endswith("*") for card in self.cards]
        self.names_use_late = [self.has["raft"] and marked for marked in self.is_marked]

        self.path = [None] + [self.icons.index(icon) for icon in path]
        self.last = len(path)
        segment_length = self.last // sum(config["segments"])
        # The last space before the water: before the boat, or before the wharf.
        self.shore = None
        if self.has["voyage"]:
            self.shore = config["segments"][0] * segment_length
        elif self.has["raft"]:
            self.shore = self.last - 2 * segment_length

        self.goal = self.last + 1
        self.boat = self.last + 2
        self.wharf = self.last + 3
        self.berth_start = [self.last + 4, self.last + 4 + RAFT_LENGTH]
        self.sea = self.last + 4 + 2 * RAFT_LENGTH
        self.place_count = self.sea + 1
        self.place_names = ["start", *range(1, self.last + 1), "goal", "boat", "wharf"]
        self.place_names += [f"{berth}{i}" for berth in BERTHS for i in range(1, RAFT_LENGTH + 1)]
        self.place_names += ["sea"]
        self.place_of = {str(name): place for place, name in enumerate(self.place_names)}
        self.chest_spaces = frozenset(
            place for place in range(1, self.last + 1) if self.has["items"] and icons[self.path[place]] == "chest"
        )

    def cards_with(self, icon):
        return [card for card in range(len(self.cards)) if self.icons[self.icon_of[card]] == icon]

    def berth_of(self, place):
        """The berth whose docked raft has this place; None for any other place."""
        if place < self.berth_start[0] or place >= self.sea:
            return None
        return (place - self.berth_start[0]) // RAFT_LENGTH

    def is_space(self, place):
        return 1 <= place <= self.last

    def seats_after(self, seat):
        return [(seat + i) % self.seat_count for i in range(1, self.seat_count)]
