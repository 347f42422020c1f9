"""Random games with NumPy, and how many steps a second that makes.

    python3 clients/python/examples/random_games.py 1000000 --edition wielka --modules all --seats 5
"""

import json
import resource
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import numpy as np  # noqa: E402
from cartagena_env import GameBatch  # noqa: E402


def processor_seconds(who):
    usage = resource.getrusage(who)
    return usage.ru_utime + usage.ru_stime


wanted, options = int(sys.argv[1]), sys.argv[2:]
luck = np.random.default_rng(1)
with GameBatch(games=256, auto_reset=True, options=options) as batch:
    games, steps, ended = batch.observe(), 0, 0
    began = time.perf_counter()
    while steps < wanted:
        # The legal action with the greatest random number: each is as likely.
        legal = games.legal_matrix(batch.action_count)
        actions = np.argmax(luck.random(legal.shape, dtype=np.float32) * legal, axis=1)
        games = batch.step(actions)
        steps += batch.game_count
        ended += int(games.is_over.sum())
    seconds = time.perf_counter() - began
print(
    json.dumps(
        {
            "steps": steps,
            "games": ended,
            "seconds": round(seconds, 3),
            "envProcessorSeconds": round(processor_seconds(resource.RUSAGE_CHILDREN), 3),
            "ownProcessorSeconds": round(processor_seconds(resource.RUSAGE_SELF), 3),
        }
    )
)
