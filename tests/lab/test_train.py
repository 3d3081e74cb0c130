"""Training resumes where it stopped, and the exported nets are the trained ones. Needs PyTorch."""

import json
import re
import shlex
import shutil
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="training needs PyTorch: see docs/training.md")

from coloretto.bots.nets.evaluator import ENSEMBLES  # noqa: E402 - after the check for PyTorch
from coloretto.bots.nets.features import VERSION, layout  # noqa: E402
from coloretto.bots.nets.net import (  # noqa: E402
    FIRST_WIDTH,
    HEADS,
    POINTS_SCALE,
    integers_from_bytes,
    load_others,
    net_from_bytes,
)
from coloretto.cards import Variant  # noqa: E402
from coloretto_lab.compiled.net import expected_lead, expected_win_share  # noqa: E402
from coloretto_lab.compiled.outcome import OUTCOME_SIZE  # noqa: E402
from coloretto_lab.compiled.search import ensemble  # noqa: E402
from coloretto_lab.experiments import ablations  # noqa: E402
from coloretto_lab.export import export  # noqa: E402
from coloretto_lab.export import main as export_folder  # noqa: E402
from coloretto_lab.plan import Plan  # noqa: E402
from coloretto_lab.selfplay import compete, one_ply_rivals, play  # noqa: E402
from coloretto_lab.train import OTHER_NUMBERS, Trainer, train  # noqa: E402
from coloretto_lab.train import main as train_nets  # noqa: E402

PLAN = Plan(2, "brown", games=512, games_per_round=128)


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("nets")
    train(PLAN, folder, "cpu")
    return folder / "2-brown.pt"


def test_exported_weights_value_states_like_the_trained_net(trained: Path) -> None:
    _, data = export(trained)
    feature_count = layout(2).feature_count
    shipped = net_from_bytes(data, "2-brown", VERSION, feature_count)
    trainer = Trainer(PLAN, "cpu")
    trainer.load(trained)
    weights = trainer.average.weights()
    batch = play(2, "brown", 8, weights, np.random.default_rng(1), noise=0.0, trace=1.0)
    chosen = batch.features[::20]
    heads = trainer.average(torch.from_numpy(chosen)).detach()
    for row, share, lead in zip(chosen, torch.sigmoid(heads[:, 0]), heads[:, 1] * POINTS_SCALE, strict=True):
        count = int((row < feature_count).sum())
        total = shipped.bias + sum(shipped.weight_rows[feature] for feature in row[:count])
        assert shipped.win_share(total) == pytest.approx(float(share), abs=1e-5)
        assert shipped.lead(total) == pytest.approx(float(lead), abs=1e-3)
        win_share, lead = (compute(weights, row, count) for compute in (expected_win_share, expected_lead))
        assert win_share == pytest.approx(shipped.win_share(total), abs=1e-12)
        assert lead == pytest.approx(shipped.lead(total), abs=1e-12)


def test_exported_units_are_sorted_by_how_many_weights_they_have(trained: Path) -> None:
    feature_count = layout(2).feature_count
    _, integers = integers_from_bytes(export(trained)[1], "2-brown", VERSION, feature_count)
    first = np.array(integers[: feature_count * FIRST_WIDTH]).reshape(feature_count, FIRST_WIDTH)
    counts = np.count_nonzero(first, axis=0).tolist()
    assert counts == sorted(counts)
    assert counts[0] < counts[-1]


def test_resumed_training_gives_the_same_net(trained: Path, tmp_path: Path) -> None:
    first, second = Trainer(PLAN, "cpu"), Trainer(PLAN, "cpu")
    first.step()
    first.step()
    first.save(tmp_path / "stopped.pt")
    second.load(tmp_path / "stopped.pt")
    while second.played < PLAN.games:
        second.step()
    whole = Trainer(PLAN, "cpu")
    whole.load(trained)
    for one, other in zip(second.average.parameters(), whole.average.parameters(), strict=True):
        assert torch.allclose(one, other)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"point_value": 0.5}, "point_value 0.03, not 0.5: use another folder"),
        ({"without": ("lead",)}, "without \\(\\), not \\('lead',\\)"),
        ({"games": 1024}, "games 512, not 1024"),
    ],
)
def test_a_training_is_not_resumed_by_another_plan(trained: Path, change: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        train(replace(PLAN, **change), trained.parent, "cpu")


def test_rounds_that_are_played_again_have_one_line_of_figures(trained: Path, tmp_path: Path) -> None:
    trainer = Trainer(PLAN, "cpu")
    trainer.step()
    trainer.save(tmp_path / "2-brown.pt")
    figures = (trained.parent / "2-brown.jsonl").read_text(encoding="utf-8")
    (tmp_path / "2-brown.jsonl").write_text(figures + '{"cut o', encoding="utf-8")
    train(PLAN, tmp_path, "cpu")
    lines = (tmp_path / "2-brown.jsonl").read_text(encoding="utf-8").splitlines()
    assert [json.loads(line)["games"] for line in lines] == [128, 256, 384, 512]


def test_training_can_start_with_exported_nets(trained: Path, tmp_path: Path) -> None:
    _, data = export(trained)
    (tmp_path / "2-brown.bin").write_bytes(data)
    trainer = Trainer(replace(PLAN, start=tmp_path), "cpu")
    whole = Trainer(PLAN, "cpu")
    whole.load(trained)
    whole.average.sort_units()
    assert trainer.net.integers(HEADS) == whole.average.integers(HEADS)
    heads = trainer.net.third.detach()
    assert torch.equal(heads[:, HEADS:], heads[:, 1:2].expand(-1, OUTCOME_SIZE - HEADS)), "they start as the lead"
    trainer.save(tmp_path / "2-brown.pt")
    name, again = export(tmp_path / "2-brown.pt")
    assert name == "2-brown.bin"
    (header, integers), (_, exported) = (
        integers_from_bytes(each, "2-brown", VERSION, layout(2).feature_count) for each in (again, data)
    )
    assert integers == exported
    assert header.command.endswith(f" --start {tmp_path} --out nets")


def test_the_command_in_the_header_trains_the_same_net(
    trained: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    name, data = export(trained)
    header, _ = integers_from_bytes(data, "2-brown", VERSION, layout(2).feature_count)
    monkeypatch.chdir(tmp_path)
    assert train_nets([*shlex.split(header.command)[3:], "--jobs", "1", "--device", "cpu"]) == 0
    assert export(tmp_path / "nets" / "2-brown.pt") == (name, data)


def test_a_training_by_rollouts_keeps_its_options(tmp_path: Path) -> None:
    arguments = ["--players", "2", "--scoring", "brown", "--games", "16", "--games-per-round", "16", "--jobs", "1"]
    assert train_nets([*arguments, "--rollouts", "2", "--rate", "0.001", "--out", str(tmp_path)]) == 0
    plan = Plan.from_checkpoint(torch.load(tmp_path / "2-brown.pt")["plan"])
    assert (plan.rollouts, plan.rates) == (2, (0.001, Plan.rates[1]))
    assert plan.command.endswith(" --rate 0.001 --rollouts 2 --out nets")


def test_the_other_nets_of_an_ensemble_are_exported_into_one_file(trained: Path, tmp_path: Path) -> None:
    nets, out = tmp_path / "nets", tmp_path / "weights"
    nets.mkdir()
    shutil.copy(trained, nets)
    for number in (2, 3):
        plan = replace(PLAN, number=number, seed=number)
        Trainer(plan, "cpu").save(nets / f"{plan.name}.pt")
    assert export_folder([str(nets), "--to", str(out)]) == 0
    assert sorted(path.name for path in out.iterdir()) == ["2-brown-others.bin", "2-brown.bin"]
    evaluators = ensemble(Variant(2), out)
    assert len(evaluators) == 3
    assert len({evaluator.net.heads.tobytes() for evaluator in evaluators}) == 3


def test_all_nets_of_an_ensemble_are_trained_unless_one_is_named(trained: Path, tmp_path: Path) -> None:
    arguments = ["--players", "2", "--games", "64", "--games-per-round", "64", "--jobs", "1", "--out", str(tmp_path)]
    (tmp_path / "2-brown.bin").write_bytes(export(trained)[1])
    assert train_nets([*arguments, "--scoring", "brown", "--start", str(tmp_path)]) == 0
    assert train_nets([*arguments, "--scoring", "grey"]) == 0
    assert train_nets([*arguments, "--scoring", "brown", "--number", "4"]) == 0
    nets = sorted(tmp_path.glob("*.pt"), key=lambda path: path.stem)
    assert [net.stem for net in nets] == ["2-brown", "2-brown-4", "2-grey", "2-grey-2", "2-grey-3"]
    plans = [torch.load(net)["plan"] for net in nets]
    assert [plan["point_value"] for plan in plans] == [0.03, 0.06, 0.03, 0.06, 0.06]
    assert len({torch.load(net)["average"]["first"].numpy().tobytes() for net in nets}) == 5


def test_the_nets_trained_by_default_are_those_that_are_shipped() -> None:
    assert set(OTHER_NUMBERS) == ENSEMBLES
    for variant, numbers in OTHER_NUMBERS.items():
        headers = [net.header for net in load_others(variant, VERSION, layout(int(variant[0])).feature_count)]
        assert all(f" --number {n} " in header.command for n, header in zip(numbers, headers, strict=True))


def test_a_best_response_is_measured_against_its_rivals(
    trained: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("coloretto_lab.train.MEASURE_ROUNDS", 2)
    rivals = tmp_path / "rivals"
    rivals.mkdir()
    (rivals / "2-brown.bin").write_bytes(export(trained)[1])
    shares = []
    for level in (None, "expert"):
        out = tmp_path / f"response-{level}"
        out.mkdir()
        plan = replace(PLAN, games=256, against=rivals, against_level=level)
        train(plan, out, "cpu")
        figures = [json.loads(line) for line in (out / "2-brown.jsonl").read_text(encoding="utf-8").splitlines()]
        shares.append(figures[1]["share_against_rivals"])
    assert 0 <= shares[1] < shares[0] < 0.5, "rollouts make the rivals stronger"


def test_a_net_learns_nothing_from_hidden_features() -> None:
    trainer = Trainer(replace(PLAN, without=("row_gains", "lead")), "cpu")
    before = trainer.net.first.detach().clone()
    trainer.step()
    learned = (trainer.net.first.detach().abs() > before.abs()).any(dim=1)
    starts = layout(2)
    assert not trainer.net.first[starts.row_gains : starts.row_rooms].any()
    assert not trainer.net.first[starts.lead : starts.row_gains].any()
    assert learned[starts.own_score : starts.ranked_supply].any()


def test_training_makes_weights_zero_that_do_not_help(monkeypatch: pytest.MonkeyPatch) -> None:
    zeros = []
    for penalty in (0.0, 0.1):
        monkeypatch.setattr("coloretto_lab.train.FIRST_PENALTY", penalty)
        trainer = Trainer(PLAN, "cpu")
        trainer.step()
        zeros.append(float((trainer.net.first == 0).float().mean()))
    assert zeros[0] == 0
    assert zeros[1] > 0.05


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--start", "nowhere"], "nowhere has no net 2-brown.bin"),
        (["--against", "nowhere", "--games", "0"], "must be a whole number from 1, not '0'"),
        (["--against-level", "expert"], "--against-level needs --against"),
        (["--start", "nowhere", "--number", "2"], "--start continues the first net of a variant only"),
    ],
)
def test_bad_arguments_are_refused_before_the_training(
    arguments: list[str], message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        train_nets(["--players", "2", "--scoring", "brown", *arguments, "--out", str(tmp_path / "nets")])
    assert message in capsys.readouterr().err


def test_a_folder_without_trained_nets_is_not_exported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        export_folder([str(tmp_path)])
    assert f"there are no trained nets in {tmp_path}" in capsys.readouterr().err


def test_an_unknown_block_of_features_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        train_nets(["--without", "luck", "--out", "nets"])
    assert "invalid choice: 'luck' (choose from" in capsys.readouterr().err


def test_a_net_without_features_is_measured_against_one_with_all(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["--players", "2", "--scoring", "grey", "--games", "256", "--measure-games", "50", "--jobs", "1"]
    assert ablations.main([*arguments, "--groups", "cards in rows", "--out", str(tmp_path)]) == 0
    assert re.search(r"^\| cards in rows \| 0\.\d{3} ± 0\.\d{3} \|$", capsys.readouterr().out, re.MULTILINE)
    assert (tmp_path / "cards-in-rows" / "2-grey.pt").exists()


def test_curves_name_every_trained_net(trained: Path) -> None:
    drawn = (trained.parent / "curves.svg").read_text(encoding="utf-8")
    assert "2-brown" in drawn
    assert "win share against the previous net" in drawn


def test_a_net_of_other_features_is_refused(trained: Path, tmp_path: Path) -> None:
    state = torch.load(trained)
    torch.save(state | {"features": VERSION + 1}, tmp_path / "old.pt")
    with pytest.raises(ValueError, match=f"features version {VERSION + 1}, not {VERSION}"):
        Trainer(PLAN, "cpu").load(tmp_path / "old.pt")


def test_a_little_training_beats_none() -> None:
    trainer = Trainer(replace(PLAN, games=1024), "cpu")
    untrained = trainer.average.weights()
    while trainer.played < 1024:
        trainer.step()
    rivals = one_ply_rivals(2, "brown", untrained)
    shares = compete(2, "brown", 400, trainer.average.weights(), rivals, np.random.default_rng(1))
    assert shares.mean() > 0.6
