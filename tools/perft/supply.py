"""Where cards come from: the stock, what lies buried under it, the row, and the pile that is shuffled again."""

from table import ROW_LENGTH


def pick_card(cards, roll):
    """Takes the card at the place rolled out of cards that are counted by kind."""
    place = roll(sum(cards))
    for card, count in enumerate(cards):
        if place < count:
            cards[card] -= 1
            return card
        place -= count
    raise AssertionError("rolled beyond the last card")


def can_draw(table, state):
    return bool(any(state.stock) or state.buried or state.row or (table.recycles and state.pile))


def draw_from_stock(table, state, roll):
    """CORE-8; None: there is no card."""
    if not any(state.stock) and not state.buried and table.recycles:
        for card in state.pile:
            state.stock[card] += 1
        state.pile = ()
    if any(state.stock):
        return pick_card(state.stock, roll)
    if state.buried:
        (card, _), *rest = state.buried
        state.buried = tuple(rest)
        return card
    return None


def lay_row(table, state, roll):
    """Lays a new row if the old one is empty (SUPPLY-ROW)."""
    if not table.has_row or state.row:
        return
    row = []
    while len(row) < ROW_LENGTH:
        card = draw_from_stock(table, state, roll)
        if card is None:
            break
        row.append(card)
    state.row = tuple(row)


def take_from_row(table, state, slot, roll):
    card = state.row[slot]
    state.row = state.row[:slot] + state.row[slot + 1 :]
    lay_row(table, state, roll)
    return card


def draw(table, state, cards, roll):
    """Draws one card into `cards`; False: there is none."""
    if table.has_row:
        lay_row(table, state, roll)
        if not state.row:
            return False
        card = take_from_row(table, state, 0, roll)
    else:
        card = draw_from_stock(table, state, roll)
        if card is None:
            return False
    cards[card] += 1
    state.stirred = True
    return True
