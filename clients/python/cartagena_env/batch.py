"""Many games at once: one action for each of them, and what the acting seats see next."""

from __future__ import annotations

import json
import struct
from dataclasses import dataclass
from typing import Any, Dict, List, Optional, Sequence

from .connection import FRAME_GAMES, Connection, EnvError

try:
    import numpy as np
except ImportError:  # Everything works without it, more slowly.
    np = None  # type: ignore[assignment]

__all__ = ["LEAVE", "NOBODY", "EnvError", "GameBatch", "Games"]

#: In place of an action: this game is left as it is.
LEAVE = 0xFFFF
#: In place of a seat: nobody acts, the game is over.
NOBODY = 0xFF


@dataclass(frozen=True)
class Games:
    """All games after a step. With NumPy the fields are arrays, without it they are lists and bytes, one entry for each game."""

    #: For each game the reward of each seat; zero until the game has ended.
    rewards: Any
    #: For each game the seat that acts, or NOBODY.
    seats: Any
    #: For each game whether it has ended: with auto-reset, in this step.
    is_over: Any
    #: For each game one bit for each action, the lowest first.
    masks: Any
    #: For each game what the acting seat sees, one byte for each entry of `GameBatch.observation`.
    observations: Any

    def legal(self, game: int) -> List[int]:
        """What the acting seat of a game can do."""
        bits = int.from_bytes(bytes(self.masks[game]), "little")
        actions = []
        while bits:
            lowest = bits & -bits
            actions.append(lowest.bit_length() - 1)
            bits ^= lowest
        return actions

    def legal_matrix(self, action_count: int) -> Any:
        """For each game and action whether it is legal, as an array of NumPy."""
        return np.unpackbits(self.masks, axis=1, count=action_count, bitorder="little").view(bool)


class GameBatch:
    """Games at one table, in a process of their own. Close it, or use it in a `with` statement."""

    def __init__(
        self,
        edition: str = "classic",
        *,
        games: int = 1,
        seed: str = "env",
        seats: Optional[int] = None,
        modules: Optional[str] = None,
        auto_reset: bool = False,
        opponents: Optional[str] = None,
        options: Sequence[str] = (),
        command: Optional[Sequence[str]] = None,
    ) -> None:
        """`options` are further options of `cartagena env`, such as ["--hands", "open"]."""
        chosen = ["--edition", edition, "--games", str(games), "--seed", seed]
        for name, value in (("seats", seats), ("modules", modules), ("opponents", opponents)):
            if value is not None:
                chosen += [f"--{name}", str(value)]
        if auto_reset:
            chosen.append("--auto-reset")
        self._connection = Connection([*chosen, *options], command)
        self.description: Dict[str, Any] = json.loads(self._connection.ask({"type": "describe"})[1])
        self.game_count: int = self.description["games"]
        self.seat_count: int = self.description["seats"]
        #: What each action is in notation, by its number.
        self.actions: List[str] = self.description["actions"]
        #: What each byte of an observation means.
        self.observation: List[Dict[str, Any]] = self.description["observation"]
        self._arrays = {array["name"]: array for array in self.description["arrays"]}

    @property
    def action_count(self) -> int:
        return len(self.actions)

    @property
    def observation_size(self) -> int:
        return len(self.observation)

    def slot(self, name: str) -> int:
        """Where the byte with this name is in an observation."""
        return next(i for i, slot in enumerate(self.observation) if slot["name"] == name)

    def observe(self) -> Games:
        """All games as they are."""
        return self._games(self._connection.ask({"type": "observe"})[1])

    def observe_seat(self, game: int, seat: int) -> Any:
        """What one seat of one game sees, whether it acts or not."""
        _, body = self._connection.ask({"type": "observe", "game": game, "seat": seat})
        data = bytes(json.loads(body)["observation"])
        return data if np is None else np.frombuffer(data, dtype=np.uint8)

    def reset(self, seed: Optional[str] = None, games: Optional[Sequence[int]] = None) -> Games:
        """Deals all games, or these: the first deal of this seed, or else the next deal of the same seed."""
        request: Dict[str, Any] = {"type": "reset"}
        if seed is not None:
            request["seed"] = seed
        if games is not None:
            request["games"] = list(games)
        return self._games(self._connection.ask(request)[1])

    def step(self, actions: Any) -> Games:
        """One action for each game, or LEAVE. If one is not legal, EnvError is raised and nothing has happened."""
        if np is not None and isinstance(actions, np.ndarray):
            body = actions.astype("<u2").tobytes()
        else:
            body = struct.pack(f"<{len(actions)}H", *actions)
        return self._games(self._connection.exchange(FRAME_GAMES, body)[1])

    def record(self, game: int, previous: bool = False) -> Dict[str, Any]:
        """The record of a game, or of the deal before it, as `cartagena replay` reads it."""
        _, body = self._connection.ask({"type": "record", "game": game, "previous": previous})
        return json.loads(body)["record"]

    def close(self) -> None:
        self._connection.close()

    def __enter__(self) -> "GameBatch":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _games(self, body: bytes) -> Games:
        return Games(*(self._array(body, name) for name in ("rewards", "seats", "isOver", "masks", "observations")))

    def _array(self, body: bytes, name: str) -> Any:
        array = self._arrays[name]
        count, each = array["shape"]
        offset = array["offset"]
        if np is not None:
            flat = np.frombuffer(body, dtype="<f4" if array["type"] == "float32" else np.uint8, count=count * each, offset=offset)
            return flat if name in ("seats", "isOver") else flat.reshape(count, each)
        if array["type"] == "float32":
            values = struct.unpack_from(f"<{count * each}f", body, offset)
            return [list(values[i * each : (i + 1) * each]) for i in range(count)]
        if each == 1:
            return list(body[offset : offset + count])
        return [body[offset + i * each : offset + (i + 1) * each] for i in range(count)]
