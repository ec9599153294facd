"""Answers to commands and clicks about a table: each is brought before the table, acknowledged within 3 seconds, and
answered once, by the table's message, the asker's panel, or a sentence."""

from collections.abc import Callable

from bot.common.complaint import Complaint
from bot.interactions.click import BotInteraction, Click
from bot.interactions.submission import submit
from bot.locales.phrases import say
from bot.publishing.table.private_access import let_in
from bot.tables.messages import Act
from bot.tables.ports import TableView
from bot.tables.saving import Request
from bot.ui.discord.components import PrivateNote
from bot.ui.discord.replies import given_up_when_late, tell
from bot.ui.scene.answers import Asking
from bot.ui.scene.private_cards import cardless
from bot.ui.table.turn_buttons import LeaveQuestion, live_stake


async def answered(click: Click, table_id: int, message_of: Callable[[Request], Asking]) -> None:
    """Bring a click before its table. What was clicked takes the answer: the table is drawn again, and what it does not
    tell is said beside it; so is the player's panel; another private message becomes the words."""
    interaction, locale = click.interaction, click.interaction.locale.value
    wrong = wrong_place(interaction, table_id)
    if click.private:
        words = say(locale, wrong) if wrong else await (await submit(interaction, table_id, message_of)).all_words()
        with given_up_when_late():
            await click.answer(PrivateNote(words))
    elif wrong is not None:
        await tell(interaction, say(locale, wrong))
    elif click.on_panel:
        await _answered_by_panel(interaction, table_id, message_of)
    else:
        await _answered_by_card(interaction, table_id, message_of)


async def _answered_by_card(
    interaction: BotInteraction, table_id: int, message_of: Callable[[Request], Asking]
) -> None:
    services = interaction.client.services
    with services.cards.expecting(table_id):
        submitted = await submit(interaction, table_id, message_of)
        with given_up_when_late():
            # A button may be stale only because the card rests.
            reply = submitted.reply
            if reply is not None and (reply.done or services.cards.rests(table_id)):
                await services.cards.carry(interaction, reply.view)
            words = await submitted.beside_message()
            if words is not None:
                await tell(interaction, words)


async def _answered_by_panel(
    interaction: BotInteraction, table_id: int, message_of: Callable[[Request], Asking]
) -> None:
    """Also what was refused is said there, beside what may be done now."""
    services = interaction.client.services
    player = await services.directory.player_id(interaction.user.id)
    with services.panels.answering(table_id, player):
        submitted = await submit(interaction, table_id, message_of)
        with given_up_when_late():
            acts = isinstance(submitted.message, Act)
            words = await submitted.beside_message() if acts else await submitted.all_words()
            if submitted.reply is not None:
                await services.panels.answer(interaction, submitted.reply.view, player, words)
            elif words is not None:
                await tell(interaction, words)


def wrong_place(interaction: BotInteraction, table_id: int) -> str | None:
    """The phrase that says why nothing can be asked of this table from here; None where all is well."""
    view = interaction.client.services.tables.view(table_id)
    if view is None:
        return "table-gone"
    if interaction.guild_id is None:
        return "only-in-a-server"
    return None if view.guild_id == interaction.guild_id else "table-elsewhere"


def table_of(interaction: BotInteraction, table_id: int) -> TableView:
    """The table that a click is about. Raises Complaint where nothing can be asked of it from here."""
    services = interaction.client.services
    view, wrong = services.tables.view(table_id), wrong_place(interaction, table_id)
    if view is None or wrong is not None:
        raise Complaint(wrong or "table-gone")
    return view


async def let_in_or_complain(interaction: BotInteraction, view: TableView) -> None:
    """Nobody sits down where they cannot see the table. Raises Complaint."""
    services = interaction.client.services
    if not await let_in(services.outbox, view, interaction.user.id):
        name = services.readers.scene(view, str(interaction.locale)).table_name()
        raise Complaint("table-watch-locked", table=name)


# A player's own panel


async def show_cards(interaction: BotInteraction, table_id: int, *, in_place: bool = False) -> None:
    """The asker's own panel of the table, for their eyes only. ``in_place``: they clicked it, and it is drawn again.
    Raises Complaint where there is no such table here."""
    services, locale = interaction.client.services, interaction.locale.value
    view = table_of(interaction, table_id)
    player = await services.directory.player_id(interaction.user.id)
    why_none = cardless(services.tables.private(table_id, player))
    if why_none is not None and all(line.player_id != player for line in view.seats):
        await tell(interaction, say(locale, why_none))
    elif in_place:
        await services.panels.answer(interaction, view, player)
    else:
        await services.panels.open(interaction, view, player)


# Leaving in the middle of a hand


async def leave_question(interaction: BotInteraction, table_id: int) -> LeaveQuestion | None:
    """The question before the asker leaves; None where they have nothing to lose."""
    services = interaction.client.services
    view = services.tables.view(table_id)
    if view is None or wrong_place(interaction, table_id) is not None:
        return None
    stake = live_stake(view, await services.directory.player_id(interaction.user.id))
    return None if stake is None else LeaveQuestion(services.readers.scene(view, interaction.locale.value), stake)
