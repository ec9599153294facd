"""The order in which a click or form passes through the router."""

import re
from types import SimpleNamespace
from typing import Final, cast

from discord import InteractionType, Locale

from bot.interactions.admission import Admission
from bot.interactions.click import BotInteraction, Click
from bot.interactions.refusals import Refusals
from bot.interactions.router import Route, Router
from bot.ui.people.preferences import PlayerPreferences

CLICK: Final = InteractionType.component
FORM: Final = InteractionType.modal_submit


class RoutedClicks:
    """Clicks on one button and submissions of one form; ``steps`` records what happened, in order."""

    def __init__(self, *, admits: bool = True) -> None:
        self.steps: list[str] = []
        self.locale = ""
        """The locale of the last click that was carried out."""
        self.admits_them = admits
        self.router = Router(cast(Admission, self), cast(PlayerPreferences, self), Refusals(), (self.watch,))
        self.router.add(Route(re.compile("lb:x"), self.carry_out, when_lost=True))
        self.router.add(Route(re.compile("lb:x"), self.carry_out, form=True))

    async def send(self, kind: InteractionType) -> list[str]:
        self.steps.clear()
        sent = SimpleNamespace(type=kind, data={"custom_id": "lb:x"}, message=None, locale=Locale.american_english)
        await self.router.handle_click(cast(BotInteraction, sent))
        return self.steps

    async def admits(self, interaction: BotInteraction) -> bool:
        self.steps.append("admitted" if self.admits_them else "turned away")
        interaction.locale = Locale.german
        return self.admits_them

    async def watch(self, interaction: BotInteraction) -> None:
        self.steps.append("watched")

    async def carry_out(self, click: Click) -> None:
        self.steps.append("carried out")
        self.locale = click.locale

    def note_language(self, interaction: BotInteraction) -> None:
        self.steps.append("language noted")


async def test_a_click_is_admitted_and_watched_and_carried_out_before_its_language_is_noted() -> None:
    passage = RoutedClicks()
    assert await passage.send(CLICK) == ["admitted", "watched", "carried out", "language noted"]
    assert await passage.send(FORM) == ["admitted", "carried out", "language noted"]


async def test_a_click_is_handled_in_the_language_that_the_admission_step_looked_up() -> None:
    passage = RoutedClicks()
    await passage.send(CLICK)
    assert passage.locale == "de"


async def test_a_rejected_click_has_no_effect() -> None:
    passage = RoutedClicks(admits=False)
    assert [await passage.send(kind) for kind in (CLICK, FORM)] == [["turned away"]] * 2


async def test_the_clicked_message_is_not_kept_with_the_interaction() -> None:
    """The interaction is kept for its token, for a quarter of an hour."""
    passage, message = RoutedClicks(), SimpleNamespace(flags=SimpleNamespace(ephemeral=False), components=[])
    sent = SimpleNamespace(type=CLICK, data={"custom_id": "lb:x"}, message=message, locale=Locale.german)
    await passage.router.handle_click(cast(BotInteraction, sent))
    assert "carried out" in passage.steps
    assert sent.message is None
