"""The Python client against the real program. Run from the root of the repository: python3 -m unittest discover clients/python/tests"""

import json
import os
import random
import subprocess
import sys
import unittest
from pathlib import Path
from unittest import mock

PYTHON = Path(__file__).resolve().parents[1]
ROOT = PYTHON.parents[1]
sys.path[:0] = [str(PYTHON), str(PYTHON / "examples")]
os.environ.setdefault("CARTAGENA", f"node {ROOT}/packages/cli/dist/main.js")

import cartagena_env.aec as aec_module  # noqa: E402
import cartagena_env.batch as batch_module  # noqa: E402
from cartagena_env import LEAVE, NOBODY, CartagenaAEC, EnvError, GameBatch  # noqa: E402
from plot import draw_progress  # noqa: E402

try:
    from pettingzoo.test import api_test, seed_test
except ImportError:
    api_test = None


def without_numpy(test):
    """Runs a test as if NumPy were not installed."""
    return mock.patch.object(aec_module, "np", None)(mock.patch.object(batch_module, "np", None)(test))


def random_actions(games, luck):
    return [LEAVE if seat == NOBODY else luck.choice(games.legal(game)) for game, seat in enumerate(games.seats)]


class TestBatch(unittest.TestCase):
    def play(self, steps=40, **options):
        """The observations and legal actions of random games, as plain data."""
        luck, seen = random.Random(1), []
        with GameBatch("wielka", games=3, modules="all", seats=3, **options) as batch:
            games = batch.observe()
            for _ in range(steps):
                seen.append([(int(games.seats[g]), bytes(games.observations[g]), games.legal(g)) for g in range(3)])
                games = batch.step(random_actions(games, luck))
            self.assertEqual(len(bytes(games.observations[0])), batch.observation_size)
            self.assertEqual(batch.actions[seen[0][0][2][0]].split()[0], "play")
        return seen

    def test_same_seed_same_games(self):
        self.assertEqual(self.play(seed="a"), self.play(seed="a"))
        self.assertNotEqual(self.play(seed="a", steps=1), self.play(seed="b", steps=1))

    def test_without_numpy(self):
        self.assertEqual(self.play(), without_numpy(self.play)())

    def test_errors_leave_everything_as_it_was(self):
        with GameBatch(games=2) as batch:
            games = batch.observe()
            illegal = next(a for a in range(batch.action_count) if a not in games.legal(0))
            with self.assertRaises(EnvError) as caught:
                batch.step([illegal, LEAVE])
            self.assertEqual(caught.exception.code, "illegal-action")
            self.assertIn("Game 0: ", str(caught.exception))
            self.assertEqual(bytes(batch.observe().observations[0]), bytes(games.observations[0]))

    def test_a_refused_table_is_an_error(self):
        with mock.patch("sys.stderr"), self.assertRaises(EnvError) as caught:
            GameBatch("chess")
        self.assertIn("ended with code 1", str(caught.exception))

    def test_opponents_rewards_and_records(self):
        luck = random.Random(2)
        with GameBatch("cartagena2", games=2, opponents="random", auto_reset=True) as batch:
            games = batch.observe()
            while not any(games.is_over):
                games = batch.step(random_actions(games, luck))
            over = list(games.is_over).index(1)
            self.assertEqual(sum(games.rewards[over]), 0)
            record = batch.record(over, previous=True)
        done = subprocess.run(
            [*os.environ["CARTAGENA"].split(), "check"], input=json.dumps(record), capture_output=True, text=True
        )
        self.assertRegex(done.stdout, r"^Valid: \d+ actions, \d+ turns, over, won by")

    @unittest.skipIf(batch_module.np is None, "NumPy is not installed")
    def test_legal_matrix(self):
        with GameBatch(games=2) as batch:
            games = batch.observe()
            matrix = games.legal_matrix(batch.action_count)
            self.assertEqual(matrix.shape, (2, batch.action_count))
            self.assertEqual([list(row.nonzero()[0]) for row in matrix], [games.legal(0), games.legal(1)])


class TestAEC(unittest.TestCase):
    """What PettingZoo's api_test checks of an AEC environment, checked here too, since it is not always installed."""

    def check_cycle(self, env, seed):
        env.reset(seed=seed)
        luck = random.Random(seed)
        self.assertEqual(env.agents, env.possible_agents)
        self.assertFalse(any(env.terminations.values()) or any(env.truncations.values()))
        live, finished = env.agents[:], set()
        collected = {agent: 0.0 for agent in env.agents}
        for agent in env.agent_iter():
            self.assertEqual(agent, env.agent_selection)
            observation, reward, termination, truncation, info = env.last()
            self.assertEqual(reward, collected[agent], "last() gives the reward since the agent's last action")
            self.assertEqual((termination, truncation, info), (env.terminations[agent], env.truncations[agent], env.infos[agent]))
            self.assertIsInstance(info, dict)
            self.assertTrue(env.observation_space(agent).contains(observation))
            self.assertIs(env.observation_space(agent), env.observation_space(agent))
            self.assertIs(env.action_space(agent), env.action_space(agent))
            legal = [action for action, bit in enumerate(observation["action_mask"]) if bit]
            self.assertEqual(legal == [], termination)
            self.assertIsNone(env.step(None if termination else luck.choice(legal)))
            collected[agent] = 0.0
            for other, gained in env.rewards.items():
                collected[other] += gained
            if termination:
                live.remove(agent)
                self.assertNotIn(agent, finished)
                finished.add(agent)
            self.assertEqual(env.agents, live)
            self.assertEqual(env.num_agents, len(env.agents))
            for table in (env.rewards, env.terminations, env.truncations, env.infos):
                self.assertEqual(set(table), set(env.agents))
        self.assertEqual(finished, set(env.possible_agents))

    def check(self, **options):
        env = CartagenaAEC(**options)
        try:
            self.check_cycle(env, 1)
            first = env.render()
            self.check_cycle(env, 2)
            self.assertNotEqual(env.render(), first)
            self.check_cycle(env, 1)
            self.assertEqual(env.render(), first, "the same seed and actions make the same game")
            env.reset()
            self.assertIsNone(env.last(observe=False)[0])
            with self.assertRaises(ValueError):
                env.step(None)
        finally:
            env.close()

    def test_like_pettingzoo(self):
        self.check(edition="classic")
        self.check(edition="cartagena2", seats=4, modules="all")

    def test_without_numpy(self):
        without_numpy(self.check)(edition="diaries", seats=3)

    def test_every_seat_is_an_agent(self):
        with self.assertRaises(ValueError):
            CartagenaAEC(opponents="sailor")

    @unittest.skipIf(api_test is None, "PettingZoo is not installed")
    def test_pettingzoo_itself(self):
        env = CartagenaAEC("classic")
        api_test(env, num_cycles=200)
        env.close()
        seed_test(lambda: CartagenaAEC("classic"), num_cycles=50)


class TestExample(unittest.TestCase):
    def test_training_runs(self):
        import argparse

        import train

        with mock.patch("sys.stdout"):
            results = train.train(argparse.Namespace(games=2, opponent="random", seed="t", every=1, plot=None))
        self.assertGreaterEqual(len(results), 2)

    def test_plot(self):
        picture = draw_progress([False] * 10 + [True] * 10, 5, "against nobody")
        self.assertTrue(picture.startswith("<svg") and picture.endswith("</svg>\n"))
        self.assertIn("<polyline", picture)


if __name__ == "__main__":
    unittest.main()
