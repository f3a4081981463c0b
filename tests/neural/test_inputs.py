"""The inputs of the network: the numbers that weights were trained with, in batches and one by one."""

from __future__ import annotations

import numpy as np
import pytest

import northline as nl
from northline.neural import inputs
from northline.neural.inputs import InputReader
from northline.neural.network import Network
from tests.games import TABLES, table_name
from tests.neural import golden
from tests.neural.networks import SMALL, random_weights


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_the_same_position_makes_the_same_inputs_as_ever(table: tuple[nl.Edition, int]) -> None:
    with np.load(golden.FILE) as kept:
        assert kept["version"] == inputs.VERSION, "run: python -m tests.regenerate"
        expected, expected_of_board = kept[table_name(table)], kept[f"{table_name(table)}-board"]
    reader = InputReader(*table)
    made = golden.fingerprints(reader(*golden.rows_and_masks(*table)))
    np.testing.assert_allclose(made, expected, rtol=1e-5, atol=1e-5)
    np.testing.assert_allclose(
        golden.board_fingerprint(reader.board), expected_of_board, rtol=1e-5, atol=1e-5
    )


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_a_position_alone_makes_the_inputs_that_it_makes_among_others(table: tuple[nl.Edition, int]) -> None:
    reader, network = InputReader(*table), Network(random_weights(), SMALL)
    rows, masks = golden.rows_and_masks(*table)
    together = reader(rows, masks)
    answers = network(reader.board, together, masks.shape[1])
    for number in range(len(rows)):
        one = slice(number, number + 1)
        alone = reader(rows[one], masks[one])
        for name, value in vars(alone).items():
            np.testing.assert_allclose(
                value, getattr(together, name)[one], rtol=1e-6, atol=1e-6, err_msg=name
            )
            assert value.dtype == np.float32, name
        for value, expected in zip(network(reader.board, alone, masks.shape[1]), answers, strict=True):
            np.testing.assert_allclose(value, expected[one], rtol=1e-4, atol=1e-5)


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_pytorch_makes_the_same_of_a_position(table: tuple[nl.Edition, int]) -> None:
    torch = pytest.importorskip("torch")
    rows, masks = golden.rows_and_masks(*table)
    reader = InputReader(*table)
    learning = InputReader(*table, xp=torch, place=torch.as_tensor)
    made, learnt = reader(rows, masks), learning(torch.as_tensor(rows), torch.as_tensor(masks))
    for name, value in vars(made).items():
        np.testing.assert_allclose(getattr(learnt, name).numpy(), value, rtol=1e-5, atol=1e-5, err_msg=name)
    weights = random_weights()
    answers = Network(weights, SMALL)(reader.board, made, masks.shape[1])
    placed = {name: torch.as_tensor(value) for name, value in weights.items()}
    learnt_answers = Network(placed, SMALL, torch)(learning.board, learnt, masks.shape[1])
    for value, expected in zip(learnt_answers, answers, strict=True):
        np.testing.assert_allclose(value.numpy(), expected, rtol=1e-4, atol=1e-4)
