"""Clicks about a seat: joining, leaving, the waiting list, and the table's menu."""

from typing import Final

from bot.interactions.ban_words import end_of_ban
from bot.interactions.click import BotInteraction, Click
from bot.interactions.router import Route
from bot.interactions.services import Services
from bot.interactions.submission import Submitted
from bot.locales.phrases import say
from bot.publishing.table.private_access import has_role
from bot.tables.messages import Back, Leave, PostBlind, Sit, SitOut
from bot.tables.ports import TableView
from bot.tables.seat_messages import Unwait, Wait
from bot.ui.discord.components import PrivateNote
from bot.ui.discord.replies import given_up_when_late, in_time, tell
from bot.ui.scene.scene import link_to
from bot.ui.table.card_buttons import SEAT_BUTTON
from bot.ui.table.joining import JOIN_BUTTON
from bot.ui.table.table_menu import TABLE_MENU, MenuReader, TableMenu
from bot.ui.table.turn_buttons import LEAVE_BUTTON, POST_BUTTON
from bot.ui.table.waiting_list import WAITING_BUTTON, WaitingNote
from cogs._asking.asker import moderates
from cogs._asking.submission import answered, answers_of, submit, table_of, wrong_place

_MESSAGES: Final = {"sitout": SitOut, "back": Back}


async def _press(click: Click) -> None:
    """A button of the table's message, whichever table's."""
    table_id, verb = int(click.match["table"]), click.match["verb"]
    if verb == "sit":
        await _sit(click, table_id)
    elif verb == "leave":
        await _leave(click, table_id)
    else:
        await answered(click, table_id, _MESSAGES[verb])


async def _sit(click: Click, table_id: int) -> None:
    """Each click asks again if they have the role of a private table."""
    view = click.interaction.client.services.tables.view(table_id)
    by_role = view is not None and has_role(click.interaction.user, view.settings)
    await answered(click, table_id, lambda request: Sit(request, by_role=by_role))


async def _leave(click: Click, table_id: int) -> None:
    """A player who holds live cards is asked once more."""
    question = await answers_of(click.interaction).leave_question(click.interaction, table_id)
    if question is None:
        await answered(click, table_id, Leave)
    else:
        await click.answer(question)


async def _answer_leave_question(click: Click) -> None:
    """The answer to the question. It was about one hand: in the next one it is asked again."""
    interaction, table_id, hand = click.interaction, int(click.match["table"]), int(click.match["hand"])
    services, locale = interaction.client.services, interaction.locale.value
    view, wrong = services.tables.view(table_id), wrong_place(interaction, table_id)
    if view is None or wrong is not None:
        await click.answer(PrivateNote(say(locale, wrong or "table-gone")))
        return
    if click.match["answer"] == "stay":
        table = services.readers.scene(view, locale).table_name()
        await click.answer(PrivateNote(say(locale, "pace-leave-stay", table=table)))
        return
    question = await answers_of(interaction).leave_question(interaction, table_id)
    if question is not None and view.hand_number != hand:
        await click.answer(question)
    else:
        submitted = await submit(interaction, table_id, Leave)
        await click.answer(PrivateNote(await submitted.words()))


async def _post(click: Click) -> None:
    await answered(click, int(click.match["table"]), PostBlind)


# Joining from elsewhere


async def _join(click: Click) -> None:
    await join(click.interaction, int(click.match["table"]))


async def join(interaction: BotInteraction, table_id: int) -> None:
    """Sits the clicker down like *Sit down* on the table's card; the answer leads there. Raises Complaint where no
    such table is here."""
    services, locale = interaction.client.services, interaction.locale.value
    view = table_of(interaction, table_id)
    by_role = has_role(interaction.user, view.settings)
    player = await services.directory.known(interaction.user.id)
    if by_role or (player is not None and view.includes(player)):
        await in_time(interaction, answers_of(interaction).let_in(interaction, view))
    submitted = await submit(interaction, table_id, lambda request: Sit(request, by_role=by_role))
    link = say(locale, "my-cards-link", link=link_to(view))
    await tell(interaction, f"{await submitted.all_words()}\n\n{link}")


# The menu


async def _open_menu(click: Click) -> None:
    """One click, whichever table's."""
    interaction, table_id = click.interaction, int(click.match["table"])
    scene = interaction.client.services.readers.scene(table_of(interaction, table_id), interaction.locale.value)
    await click.answer(TableMenu(scene, await _reader(interaction, table_id)))


async def _reader(interaction: BotInteraction, table_id: int) -> MenuReader:
    services = interaction.client.services
    player = await services.directory.player_id(interaction.user.id)
    prospect = services.tables.prospect(table_id, player)
    plans = prospect is not None and bool(prospect.kinds)
    return MenuReader(player, plans, await moderates(interaction))


# The waiting list


async def _press_waiting(click: Click) -> None:
    interaction, table_id = click.interaction, int(click.match["table"])
    view = table_of(interaction, table_id)
    if click.match["verb"] == "unwait":
        await _unwait(click, table_id)
    else:
        await _wait(click, interaction.client.services, view)


async def _wait(click: Click, services: Services, view: TableView) -> None:
    interaction = click.interaction
    guild_id, locale, by_role = view.guild_id, interaction.locale.value, has_role(interaction.user, view.settings)
    player = await services.directory.known(interaction.user.id)
    if player is not None and await is_banned(services, guild_id, player):
        until = await end_of_ban(services.standings, guild_id, player, locale)
        await tell(interaction, say(locale, "denial-banned", until=until))
        return
    if await services.users.is_leaving(interaction.user.id):
        await tell(interaction, say(locale, "denial-leaving"))
        return
    with services.cards.expecting(view.table_id):
        submitted = await submit(interaction, view.table_id, lambda request: Wait(request, by_role=by_role))
        with given_up_when_late():
            if submitted.done is not None and not click.private:
                await services.cards.carry(interaction, submitted.done.view)
            await click.answer(await note_of(submitted))


async def _unwait(click: Click, table_id: int) -> None:
    submitted = await submit(click.interaction, table_id, Unwait)
    await click.answer(PrivateNote(await submitted.words()))


async def is_banned(services: Services, guild_id: int, player_id: int) -> bool:
    """True if they may wait for no table."""
    standing = await services.office.conduct.standing(guild_id, player_id)
    return standing.banned(services.timer.now_ms())


async def note_of(submitted: Submitted[Wait]) -> WaitingNote | PrivateNote:
    """The answer to those who asked for a place."""
    words, done = await submitted.all_words(), submitted.done
    if done is None or all(entry.player_id != submitted.player_id for entry in done.view.waiting):
        return PrivateNote(words)
    return WaitingNote(submitted.interaction.locale.value, done.view.table_id, words)


ROUTES: Final = (
    Route(SEAT_BUTTON, _press, when_lost=True),
    Route(LEAVE_BUTTON, _answer_leave_question, when_lost=True),
    Route(POST_BUTTON, _post, when_lost=True),
    Route(JOIN_BUTTON, _join),
    Route(TABLE_MENU, _open_menu, when_lost=True),
    Route(WAITING_BUTTON, _press_waiting, when_lost=True),
)
