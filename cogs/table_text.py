"""A table in words: a line of the list, and all there is to tell."""

from dataclasses import asdict

from bot.poker.house_rules import Stakes
from bot.tables.ports import TableView
from bot.ui.phrases import say
from cogs.options import CHOICE_CHARACTERS, house_rules_text, stakes_text, value_text


def stakes_line(locale: str, stakes: Stakes) -> str:
    """The stakes with ante and bring-in, within Discord's limit for a suggestion."""
    line = say(locale, "stakes-line", stakes=stakes_text(stakes), ante=stakes.ante, bring_in=stakes.bring_in)
    return line[:CHOICE_CHARACTERS]


def list_line(locale: str, view: TableView) -> str:
    return say(
        locale,
        "table-list-line",
        channel=f"<#{view.channel_id}>",
        name=view.name,
        game=say(locale, f"game-{view.settings.game}"),
        stakes=stakes_line(locale, view.settings.stakes),
        taken=len(view.seats),
        seats=view.settings.seats_max,
    )


def describe_table(locale: str, view: TableView) -> str:
    """All that ``/table info`` tells."""
    settings = view.settings
    one = settings.buy_in_least == settings.buy_in_most
    return say(
        locale,
        "table-info-text",
        name=view.name,
        channel=f"<#{view.channel_id}>",
        game=say(locale, f"game-{settings.game}"),
        stakes=stakes_line(locale, settings.stakes),
        buy_in=str(settings.buy_in_least) if one else f"{settings.buy_in_least}-{settings.buy_in_most}",
        taken=len(view.seats),
        seats=settings.seats_max,
        seconds=settings.turn_seconds,
        minutes=settings.idle_seconds // 60,
        preset=house_rules_text(settings.rules),
        rules=", ".join(f"{name}={value_text(value)}" for name, value in asdict(settings.rules).items()),
        hand=view.hand_number,
    )
