"""Frames for videos, and what is said where the extra for them is missing."""

import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest

from coloretto.envs import ENV_ID, aec
from coloretto.envs.extras import extra
from coloretto.envs.single import ColorettoEnv

MODULES = {"aec": "envs", "interface": "envs", "open_spiel": "openspiel", "single": "envs", "vector": "envs"}


def make(kind: str) -> Any:
    """Return an environment that renders frames, with a game."""
    pytest.importorskip("resvg_py")
    if kind == "aec":
        env = aec.env(players=3, render_mode="rgb_array")
    else:
        env = gymnasium.make(ENV_ID, players=3, opponents="greedy", render_mode="rgb_array")
    env.reset(seed=1)
    return env


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["aec", "single"])
def test_a_frame_shows_the_table(kind: str) -> None:
    env = make(kind)
    first = env.render()
    assert (first.shape, first.dtype) == ((480, 800, 3), np.uint8)
    assert len(np.unique(first.reshape(-1, 3), axis=0)) > 50
    env.step(0)
    assert (env.render() != first).any()


def test_gymnasium_records_a_video(tmp_path: Path) -> None:
    pytest.importorskip("moviepy")
    folder = tmp_path / "videos"
    recorded = gymnasium.wrappers.RecordVideo(make("single"), str(folder), episode_trigger=lambda episode: True)
    _, info = recorded.reset(seed=1)
    for _ in range(3):
        *_, info = recorded.step(int(info["action_mask"].nonzero()[0][0]))
    recorded.close()  # type: ignore[no-untyped-call]
    (video,) = folder.glob("*.mp4")
    assert video.stat().st_size > 1000


def test_frames_without_their_extra_are_refused_when_the_environment_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    monkeypatch.delitem(sys.modules, "coloretto.envs.frames", raising=False)
    with pytest.raises(ModuleNotFoundError, match=r"which the extra video installs: .* install 'coloretto\[video\]'$"):
        ColorettoEnv(render_mode="rgb_array")


@pytest.mark.parametrize("module", MODULES)
def test_without_other_packages_the_message_names_the_extra(module: str) -> None:
    path = str(Path("py").resolve())
    code = f"import sys; sys.path[:] = [{path!r}, *sys.path]; import coloretto.envs.{module}"
    ended = subprocess.run([sys.executable, "-I", "-S", "-c", code], check=False, capture_output=True, text=True)
    last = ended.stderr.splitlines()[-1]
    assert last.endswith(f"installs: python3 -m pip install 'coloretto[{MODULES[module]}]'"), ended.stderr


def test_an_error_about_a_missing_package_keeps_its_name() -> None:
    with pytest.raises(ModuleNotFoundError, match="no_such_package is missing") as raised, extra("envs"):
        import_module("no_such_package")
    assert raised.value.name == "no_such_package"
