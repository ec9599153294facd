"""Options declared once and passed to a command as one order."""

from inspect import signature
from typing import Any, Final
from unittest.mock import MagicMock

from bot.interactions.click import BotInteraction
from bot.typed.table_order import TableOrder
from cogs._shared.ordering import CommandOption, ordering

OPTIONS: Final = {
    "game": CommandOption("table-open-game"),
    "seats": CommandOption("table-open-seats", int),
    "role": CommandOption("table-open-role", int, read=abs),
}


class Desk:
    @ordering(TableOrder, OPTIONS)
    async def open(self, interaction: BotInteraction, order: TableOrder, name: str, why: str | None = None) -> None:
        interaction.extras.update(order=order, name=name, why=why)


async def test_a_command_gets_its_shared_options_as_one_object_and_its_own_options_separately() -> None:
    interaction: Any = MagicMock(extras={})
    given: dict[str, Any] = {"name": "Cup", "why": "fun", "game": "razz", "seats": None, "role": -7}
    await Desk().open(interaction, **given)
    assert interaction.extras == {"order": TableOrder("razz", role=7), "name": "Cup", "why": "fun"}


def test_discord_lists_a_commands_own_options_before_the_shared_ones() -> None:
    shown = list(signature(Desk.open).parameters.values())[2:]
    assert [each.name for each in shown] == ["name", "why", "game", "seats", "role"]
    assert [each.default for each in shown] == [shown[0].empty, None, None, None, None]
