"""Menus and forms as Discord sends them, and as a modified client may send them."""

from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.ui.discord.sent import is_menu, selected, written


def sent(data: Any) -> discord.Interaction[Any]:
    return cast(discord.Interaction[Any], SimpleNamespace(data=data))


OTHERS: tuple[Any, ...] = (7, 1.5, True, None, "12", {"1": "2"}, [1, None, ["1"], {}])
SELECTED: list[tuple[Any, list[str]]] = [
    ({"values": ["1", "2"]}, ["1", "2"]),
    ({"values": []}, []),
    ({}, []),
    (None, []),
    *(({"values": value}, []) for value in OTHERS),
    ({"values": ["1", 2]}, ["1"]),
]


@pytest.mark.parametrize("case", SELECTED)
def test_selected_values_that_are_not_text_are_ignored(case: tuple[Any, list[str]]) -> None:
    data, values = case
    assert selected(sent(data)) == values


def test_a_menu_without_a_selection_is_recognised_as_a_menu_and_a_button_is_not() -> None:
    assert is_menu(sent({"values": []}))
    assert not is_menu(sent({"custom_id": "x"}))
    assert not is_menu(sent({"values": "12"}))


def field(name: Any, value: Any) -> dict[str, Any]:
    return {"type": 18, "component": {"type": 4, "custom_id": name, "value": value}}


def test_form_texts_are_found_in_labels_and_in_rows() -> None:
    row = {"type": 1, "components": [{"type": 4, "custom_id": "other", "value": "20"}]}
    assert written(sent({"components": [field("amount", "10"), row]})) == {"amount": "10", "other": "20"}


@pytest.mark.parametrize("value", [7, 1.5, True, None, ["x"], {"x": "y"}])
def test_form_fields_with_no_text_or_no_name_are_left_out(value: Any) -> None:
    assert written(sent({"components": [field("amount", value), field(value, "10")]})) == {}


@pytest.mark.parametrize(
    "components", [None, 7, "x", {"x": 1}, [None, 7, "x"], [[]], [{"components": 7}], [{"component": [1]}]]
)
def test_a_malformed_form_has_no_fields(components: Any) -> None:
    assert written(sent({"components": components})) == {}
