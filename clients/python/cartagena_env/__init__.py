"""The Cartagena family of board games as an environment for learning programs. The protocol is in docs/env.md."""

from .aec import CartagenaAEC
from .batch import LEAVE, NOBODY, EnvError, GameBatch, Games

__all__ = ["CartagenaAEC", "EnvError", "GameBatch", "Games", "LEAVE", "NOBODY"]
