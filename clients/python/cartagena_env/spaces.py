"""Spaces of observations and actions: Gymnasium's where it is installed, otherwise as little as is needed of the same shape."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any, Dict, Optional, Sequence, Tuple

try:
    import numpy as np
    from gymnasium import spaces
except ImportError:
    spaces = None  # type: ignore[assignment]


@dataclass(frozen=True)
class Discrete:
    n: int

    def contains(self, value: Any) -> bool:
        return isinstance(value, int) and 0 <= value < self.n

    def sample(self, mask: Optional[Sequence[int]] = None) -> int:
        return random.choice(range(self.n) if mask is None else [i for i in range(self.n) if mask[i]])


@dataclass(frozen=True)
class Vector:
    size: int
    high: int

    @property
    def shape(self) -> Tuple[int]:
        return (self.size,)

    def contains(self, value: Any) -> bool:
        return len(value) == self.size and all(0 <= x <= self.high for x in value)


@dataclass(frozen=True)
class DictSpace:
    spaces: Dict[str, Any]

    def __getitem__(self, key: str) -> Any:
        return self.spaces[key]

    def contains(self, value: Any) -> bool:
        return value.keys() == self.spaces.keys() and all(space.contains(value[key]) for key, space in self.spaces.items())


def discrete_space(n: int) -> Any:
    return spaces.Discrete(n) if spaces else Discrete(n)


def vector_space(size: int, high: int) -> Any:
    return spaces.Box(0, high, (size,), np.uint8) if spaces else Vector(size, high)


def dict_space(entries: Dict[str, Any]) -> Any:
    return spaces.Dict(entries) if spaces else DictSpace(entries)
