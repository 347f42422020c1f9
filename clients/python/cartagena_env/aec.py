"""One game in the shape of PettingZoo's AEC interface. PettingZoo, Gymnasium and NumPy are used where they are installed."""

from __future__ import annotations

from typing import Any, Dict, Iterator, List, Optional, Sequence, Tuple

from .batch import NOBODY, GameBatch, Games, np
from .spaces import dict_space, discrete_space, vector_space

try:
    from pettingzoo import AECEnv as _Base
except ImportError:
    _Base = object  # type: ignore[assignment, misc]


class CartagenaAEC(_Base):  # type: ignore[misc, valid-type]
    """Agents are `seat_0`, `seat_1` and so on. An observation is a dict of `observation` and `action_mask`."""

    metadata = {"name": "cartagena_v0", "render_modes": ["ansi"], "is_parallelizable": False}
    render_mode: Optional[str] = None

    def __init__(self, edition: str = "classic", **options: Any) -> None:
        """`options` are those of GameBatch. Bots at other seats are no agents: with `opponents`, drive a GameBatch instead."""
        if options.get("opponents") or options.get("auto_reset") or options.get("games", 1) != 1:
            raise ValueError("An AEC environment is one game in which every seat is an agent.")
        self._batch = GameBatch(edition, **options)
        self.possible_agents: List[str] = [f"seat_{seat}" for seat in range(self._batch.seat_count)]
        size, count = self._batch.observation_size, self._batch.action_count
        self.observation_spaces = {
            agent: dict_space({"observation": vector_space(size, 255), "action_mask": vector_space(count, 1)})
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: discrete_space(count) for agent in self.possible_agents}
        self.agents: List[str] = []

    @property
    def actions(self) -> List[str]:
        """What each action is in notation, by its number."""
        return self._batch.actions

    @property
    def num_agents(self) -> int:
        return len(self.agents)

    @property
    def max_num_agents(self) -> int:
        return len(self.possible_agents)

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: Optional[int] = None, options: Optional[Dict[str, Any]] = None) -> None:
        """The first deal of this seed, or else the next deal."""
        self.agents = self.possible_agents[:]
        self.rewards: Dict[str, float] = {agent: 0.0 for agent in self.agents}
        self._cumulative_rewards: Dict[str, float] = {agent: 0.0 for agent in self.agents}
        self.terminations: Dict[str, bool] = {agent: False for agent in self.agents}
        self.truncations: Dict[str, bool] = {agent: False for agent in self.agents}
        self.infos: Dict[str, Dict[str, Any]] = {agent: {} for agent in self.agents}
        self._take(self._batch.reset(None if seed is None else str(seed)))

    def observe(self, agent: str) -> Dict[str, Any]:
        seat = self.possible_agents.index(agent)
        if seat == self._games.seats[0]:
            return {"observation": self._games.observations[0], "action_mask": self._mask(self._games.legal(0))}
        return {"observation": self._batch.observe_seat(0, seat), "action_mask": self._mask(())}

    def last(self, observe: bool = True) -> Tuple[Optional[Dict[str, Any]], float, bool, bool, Dict[str, Any]]:
        """Observation, reward since its last action, termination, truncation and info of the agent to act."""
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def step(self, action: Optional[int]) -> None:
        """An action for the agent to act. After the end every agent steps once more, with None."""
        if not self.agents:
            raise ValueError("The game is over. Call reset.")
        if self.terminations[self.agent_selection]:
            self._remove(action)
            return
        if action is None:
            raise ValueError(f"{self.agent_selection} must act: None is for agents whose game is over.")
        games = self._batch.step([int(action)])
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._take(games)
        for seat, agent in enumerate(self.possible_agents):
            self.rewards[agent] = float(games.rewards[0][seat])
            self._cumulative_rewards[agent] += self.rewards[agent]

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """The agent to act, again and again, while there are agents. Step once for each."""
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection

    def record(self) -> Dict[str, Any]:
        """The game so far, as `cartagena replay` reads it."""
        return self._batch.record(0)

    def render(self) -> str:
        """The actions so far in notation, one a line."""
        return "\n".join(f"{'ABCDE'[entry['seat']]} {entry['action']}" for entry in self.record()["actions"])

    def close(self) -> None:
        self._batch.close()

    def _take(self, games: Games) -> None:
        self._games = games
        seat = int(games.seats[0])
        if seat == NOBODY:
            self.terminations = {agent: True for agent in self.agents}
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[seat]

    def _remove(self, action: Optional[int]) -> None:
        if action is not None:
            raise ValueError("The game is over for this agent: its only action is None.")
        agent = self.agent_selection
        for table in (self.rewards, self._cumulative_rewards, self.terminations, self.truncations, self.infos):
            del table[agent]  # type: ignore[attr-defined]
        self.agents.remove(agent)
        for other in self.agents:
            self.rewards[other] = 0.0
        if self.agents:
            self.agent_selection = self.agents[0]

    def _mask(self, legal: Sequence[int]) -> Any:
        mask = bytearray(self._batch.action_count)
        for action in legal:
            mask[action] = 1
        return bytes(mask) if np is None else np.frombuffer(bytes(mask), dtype=np.int8).view(np.uint8)
