"""The program `cartagena env` as a child process, and frames to and from it."""

from __future__ import annotations

import json
import os
import shlex
import shutil
import struct
import subprocess
from typing import Any, Optional, Sequence, Tuple

FRAME_JSON = 0
FRAME_GAMES = 1
_HEADER = struct.Struct("<II")
_PIPE_BYTES = 1 << 20
#: The number of Linux' fcntl command that makes a pipe larger.
_F_SETPIPE_SZ = 1031


class EnvError(Exception):
    """The environment refused a request. `code` is stable, for programs."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code


def default_command() -> "list[str]":
    """What starts the program: $CARTAGENA, or `cartagena` if it is installed, or else npx."""
    if os.environ.get("CARTAGENA"):
        return shlex.split(os.environ["CARTAGENA"])
    return ["cartagena"] if shutil.which("cartagena") else ["npx", "cartagena"]


class Connection:
    def __init__(self, options: Sequence[str], command: Optional[Sequence[str]] = None) -> None:
        self._process = subprocess.Popen(
            [*(command or default_command()), "env", "--form", "binary", *options],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
        assert self._process.stdin and self._process.stdout
        self._input = self._process.stdin
        self._output = self._process.stdout
        _widen(self._output.fileno())

    def ask(self, request: "dict[str, Any]") -> Tuple[int, bytes]:
        return self.exchange(FRAME_JSON, json.dumps(request).encode())

    def exchange(self, kind: int, body: bytes) -> Tuple[int, bytes]:
        """Sends a frame and returns kind and body of the answer. Raises EnvError if the answer is an error."""
        try:
            self._input.write(_HEADER.pack(len(body), kind) + body)
            self._input.flush()
        except BrokenPipeError:
            pass  # The answer that does not come says so.
        length, kind = _HEADER.unpack(self._read(_HEADER.size))
        answer = self._read(length)
        if kind == FRAME_JSON and answer.startswith(b'{"type":"error"'):
            error = json.loads(answer)
            raise EnvError(error["code"], error["text"])
        return kind, answer

    def close(self) -> None:
        if self._process.poll() is None:
            self._input.close()
            self._process.wait()
        self._output.close()

    def _read(self, count: int) -> bytes:
        data = self._output.read(count)
        if len(data) < count:
            code = self._process.wait()
            raise EnvError("ended", f"The environment has ended with code {code}.")
        return data


def _widen(file: int) -> None:
    """Room for a whole answer, so that neither side waits for the other half-way. Where that is not possible it is only slower."""
    try:
        import fcntl

        fcntl.fcntl(file, _F_SETPIPE_SZ, _PIPE_BYTES)
    except (ImportError, OSError):
        pass
