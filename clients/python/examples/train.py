"""Trains a small policy of the classic game against a bot, and draws its progress. Needs nothing but Python and `cartagena`.

    python3 clients/python/examples/train.py --games 6000 --plot progress.svg

The policy scores every legal action by a dozen features, with one weight each, and plays a softmax over the scores. It learns by
policy gradient (REINFORCE): actions after which it gained ground on its opponent become more likely. It starts from zero, which is
random play.
"""

import argparse
import math
import random
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from cartagena_env import GameBatch  # noqa: E402
from plot import draw_progress  # noqa: E402

SPACES = 36
GOAL = SPACES + 1
#: Ground gained counts for the actions before it, less the longer ago they were.
DISCOUNT = 0.9
#: What a win is worth in spaces.
WIN = 20.0
FEATURES = ("play", "play gain", "play into goal", "play from start", "play last pirate", "play spare card",
            "play with few cards", "retreat", "retreat cards", "retreat loss", "retreat with few cards",
            "retreat with many cards")  # fmt: skip


class Table:
    """Where things are in an observation, and what the actions are."""

    def __init__(self, batch):
        self.path = batch.slot("path.1")
        self.icons = batch.observation[self.path]["values"]
        self.pirates = [batch.slot(f"seats.{seat}.pirates.start") for seat in range(batch.seat_count)]
        self.hand_count = batch.slot("seats.0.handCount")
        self.hand = [batch.slot(f"seats.0.hand.{icon}") for icon in self.icons]
        self.actions = [self.parse(*text.split()) for text in batch.actions]

    def parse(self, kind, place=None, card=None):
        start = 0 if place == "start" else int(place) if place and place.isdigit() else GOAL
        return kind, start, self.icons.index(card) if card else None

    def progress(self, observation):
        """Ground that the acting seat is ahead of the others' average, in spaces."""
        ground = [sum(space * observation[first + space] for space in range(GOAL + 1)) for first in self.pirates]
        return ground[0] - sum(ground[1:]) / (len(ground) - 1)

    def features(self, observation, legal):
        """One row of numbers for each legal action."""
        crowd = [sum(observation[first + space] for first in self.pirates) for space in range(GOAL + 1)]
        own = self.pirates[0]
        last = next(space for space in range(GOAL + 1) if observation[own + space])
        held = observation[self.hand_count]
        return [self.row(observation, self.actions[action], crowd, last, held) for action in legal]

    def row(self, observation, action, crowd, last, held):
        kind, start, icon = action
        row = [0.0] * len(FEATURES)
        if kind == "play":
            path = self.path - 1
            target = next((s for s in range(start + 1, GOAL) if observation[path + s] == icon and not crowd[s]), GOAL)
            spare = observation[self.hand[icon]] - 1
            row[:7] = [1.0, (target - start) / 6, target == GOAL, start == 0, start == last, spare / 2, held < 3]
        elif kind == "retreat":
            target = next((s for s in range(start - 1, 0, -1) if 1 <= crowd[s] <= 2), 0)
            row[7:] = [1.0, crowd[target] - 1.0, (start - target) / 6, held < 3, held > 6]
        return row


class Policy:
    def __init__(self, rate=0.03):
        self.weights = [0.0] * len(FEATURES)
        self.rate = rate
        self.first = [0.0] * len(FEATURES)
        self.second = [0.0] * len(FEATURES)
        self.updates = 0

    def choose(self, rows, luck):
        """An action's index, and how much each feature spoke for it more than for the others."""
        scores = [sum(w * x for w, x in zip(self.weights, row)) for row in rows]
        top = max(scores)
        chances = [math.exp(score - top) for score in scores]
        total = sum(chances)
        index = luck.choices(range(len(rows)), chances)[0]
        mean = [sum(c * row[f] for c, row in zip(chances, rows)) / total for f in range(len(FEATURES))]
        return index, [x - m for x, m in zip(rows[index], mean)]

    def learn(self, gradient):
        """One step of Adam uphill."""
        self.updates += 1
        for f, g in enumerate(gradient):
            self.first[f] = 0.9 * self.first[f] + 0.1 * g
            self.second[f] = 0.999 * self.second[f] + 0.001 * g * g
            step = self.first[f] / (1 - 0.9**self.updates)
            scale = math.sqrt(self.second[f] / (1 - 0.999**self.updates)) + 1e-8
            self.weights[f] += self.rate * step / scale


def returns_of(values, result):
    """For each decision the discounted ground gained from it on, and the result at the end."""
    total, returns = WIN * result, []
    for i in reversed(range(len(values))):
        gained = values[i + 1] - values[i] if i + 1 < len(values) else 0.0
        total = gained + DISCOUNT * total if i + 1 < len(values) else total
        returns.append(total)
    return returns[::-1]


def train(options):
    luck = random.Random(options.seed)
    policy, results, began = Policy(), [], time.time()
    mean, spread = 0.0, 10.0
    with GameBatch("classic", games=32, seed=options.seed, auto_reset=True, opponents=options.opponent) as batch:
        table, games = Table(batch), batch.observe()
        episodes = [[] for _ in range(batch.game_count)]
        while len(results) < options.games:
            actions = []
            for game, episode in enumerate(episodes):
                observation, legal = bytes(games.observations[game]), games.legal(game)
                index, spoke = policy.choose(table.features(observation, legal), luck)
                episode.append((table.progress(observation), spoke, int(games.seats[game])))
                actions.append(legal[index])
            games = batch.step(actions)
            for game, episode in enumerate(episodes):
                if not games.is_over[game]:
                    continue
                result = float(games.rewards[game][episode[-1][2]])
                results.append(result > 0)
                returns = returns_of([value for value, _, _ in episode], result)
                gradient = [0.0] * len(FEATURES)
                for total, (_, spoke, _) in zip(returns, episode):
                    mean += 0.0005 * (total - mean)
                    spread += 0.0005 * (abs(total - mean) - spread)
                    for f, x in enumerate(spoke):
                        gradient[f] += (total - mean) / spread * x / len(episode)
                policy.learn(gradient)
                episodes[game] = []
                if len(results) % options.every == 0:
                    share = sum(results[-options.every :]) / options.every
                    print(f"{len(results)} games, {time.time() - began:.0f} s: {100 * share:.1f} % won", flush=True)
    for name, weight in zip(FEATURES, policy.weights):
        print(f"{name:24s} {weight:+.2f}")
    if options.plot:
        Path(options.plot).write_text(draw_progress(results, options.every, f"against {options.opponent}"), "utf-8")
    return results


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=6000)
    parser.add_argument("--opponent", default="sailor")
    parser.add_argument("--seed", default="train")
    parser.add_argument("--every", type=int, default=250, help="games in one point of the plot")
    parser.add_argument("--plot", help="an SVG file for the plot")
    train(parser.parse_args())
