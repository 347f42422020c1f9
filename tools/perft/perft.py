"""Counts the leaves of game trees by an implementation of the rules of its own, and compares them with the engine's
counts, which are stored with the positions: python3 tools/perft/perft.py fixtures/perft"""

import json
import sys
import time
from pathlib import Path

from legal import legal_actions
from play import Game
from state import read_state
from table import Table


def always_zero(_):
    return 0


def perft(table, state, depth):
    """Leaves of the tree of legal actions of that depth; chance is always 0."""
    actions = legal_actions(table, state)
    if depth == 1:
        return len(actions)
    leaves = 0
    for action in actions:
        following = state.copy()
        Game(table, following, always_zero).apply(action)
        leaves += perft(table, following, depth - 1)
    return leaves


def check(fixture):
    """Prints a line for each depth; returns the leaves confirmed, and whether all figures are equal."""
    table = Table(fixture["config"], fixture["icons"], fixture["deck"], fixture["state"]["path"])
    state = read_state(table, fixture["state"])
    confirmed, is_equal = 0, True
    for depth, expected in enumerate(fixture["counts"], 1):
        count = perft(table, state, depth)
        confirmed += count
        is_equal &= count == expected
        verdict = "equal" if count == expected else "DIFFERENT"
        print(f"{fixture['name']:<32} {depth:>5} {expected:>10} {count:>10}  {verdict}", flush=True)
    return confirmed, is_equal


def main(paths):
    files = [file for path in map(Path, paths) for file in (sorted(path.glob("*.json")) if path.is_dir() else [path])]
    if not files:
        sys.exit("usage: python3 tools/perft/perft.py fixtures/perft")
    started = time.monotonic()
    print(f"{'position':<32} {'depth':>5} {'engine':>10} {'own':>10}")
    leaves, are_equal = 0, True
    for file in files:
        confirmed, is_equal = check(json.loads(file.read_text()))
        leaves += confirmed
        are_equal &= is_equal
    verdict = "all figures equal" if are_equal else "FIGURES DIFFER"
    print(f"{len(files)} positions, {leaves} leaves, {time.monotonic() - started:.0f} s: {verdict}")
    sys.exit(0 if are_equal else 1)


if __name__ == "__main__":
    main(sys.argv[1:])
