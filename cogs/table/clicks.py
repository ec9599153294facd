"""Clicks to join and leave a table, for its waiting list and for its menu."""

from collections.abc import Callable
from typing import Final

from bot.interactions.click import Click
from bot.interactions.origin import origin_of, person_of
from bot.interactions.router import Route
from bot.interactions.submission import SubmittedToTable
from bot.interactions.table_answers import TableAnswers
from bot.locales.phrases import say
from bot.publishing.table.messages import TableMessages
from bot.tables.manager import TableManager
from bot.tables.messages import Back, Leave, PostBlind, SitOut
from bot.tables.ports import Directory, TableView
from bot.tables.seat_messages import Unwait, Wait
from bot.ui.discord.components import PrivateNote
from bot.ui.discord.replies import given_up_when_late
from bot.ui.table.joining import JOIN_BUTTON
from bot.ui.table.message_buttons import SEAT_BUTTON
from bot.ui.table.table_menu import TABLE_MENU, MenuReader, TableMenu
from bot.ui.table.turn_buttons import LEAVE_BUTTON, POST_BUTTON
from bot.ui.table.waiting_list import WAITING_BUTTON, WaitingNote
from bot.use_cases.authority import Authority
from bot.use_cases.origin import Origin
from bot.use_cases.tables.sitting import sit
from bot.use_cases.tables.waiting import WaitingLists

_MESSAGES: Final = {"sitout": SitOut, "back": Back}
_LEAVES: Final = {"leave": True, "stay": False}


class TableClicks:
    def __init__(
        self,
        answers: TableAnswers,
        waiting: WaitingLists,
        authority: Authority,
        tables: TableManager,
        directory: Directory,
        messages: TableMessages,
        may_deal: Callable[[TableView, int], bool],
    ) -> None:
        """Take the dependencies; ``may_deal`` says whether a player can propose a deal at a final table (T-9.1)."""
        self._answers = answers
        self._waiting = waiting
        self._authority = authority
        self._tables = tables
        self._directory = directory
        self._messages = messages
        self._may_deal = may_deal

    def routes(self) -> tuple[Route, ...]:
        return (
            Route(SEAT_BUTTON, self._press, when_lost=True),
            Route(LEAVE_BUTTON, self._answer_leave_question, when_lost=True),
            Route(POST_BUTTON, self._post, when_lost=True),
            Route(JOIN_BUTTON, self._join),
            Route(TABLE_MENU, self._open_menu, when_lost=True),
            Route(WAITING_BUTTON, self._press_waiting, when_lost=True),
        )

    async def _press(self, click: Click) -> None:
        """Handle a click on a button of a table's message."""
        table_id, verb = int(click.match["table"]), click.match["verb"]
        if verb == "sit":
            await self._sit(click, table_id)
        elif verb == "leave":
            await self._leave(click, table_id)
        else:
            await self._answers.answered(click, table_id, click.pick(_MESSAGES))

    async def _sit(self, click: Click, table_id: int) -> None:
        """Seat the user, and show them their hand panel.

        At a private table, their current roles decide whether they may sit.
        """
        view = self._tables.view(table_id)
        await self._answers.seated(click, table_id, sit(view, person_of(click.interaction.user)))

    async def _leave(self, click: Click, table_id: int) -> None:
        """Make the player leave the table; first ask for confirmation if they hold live cards."""
        question = await self._answers.leave_question(origin_of(click.interaction), table_id)
        if question is None:
            await self._answers.answered(click, table_id, Leave)
        else:
            await click.answer(question)

    async def _answer_leave_question(self, click: Click) -> None:
        """Handle the answer to the question whether the player really leaves during a hand.

        The answer is valid for the hand in which the question was asked. In a later hand, the question is asked again.
        """
        interaction, table_id, hand = click.interaction, int(click.match["table"]), int(click.match["hand"])
        locale, leaves = click.locale, click.pick(_LEAVES, "answer")
        view, wrong = self._tables.view(table_id), self._answers.wrong_place(interaction.guild_id, table_id)
        if view is None or wrong is not None:
            await click.answer(PrivateNote(say(locale, wrong or "table-gone")))
            return
        if not leaves:
            table = self._answers.scene(locale, view).table_name()
            await click.answer(PrivateNote(say(locale, "pace-leave-stay", table=table)))
            return
        question = await self._answers.leave_question(origin_of(interaction), table_id)
        if question is not None and view.hand_number != hand:
            await click.answer(question)
        else:
            await self._answers.answered_by_note(click, table_id, Leave)

    async def _post(self, click: Click) -> None:
        await self._answers.answered(click, int(click.match["table"]), PostBlind)

    # Joining from elsewhere

    async def _join(self, click: Click) -> None:
        await self._answers.join(click, int(click.match["table"]))

    # The menu

    async def _open_menu(self, click: Click) -> None:
        """Show the menu of the table that the custom_id names."""
        origin, table_id = origin_of(click.interaction), int(click.match["table"])
        view = await self._answers.seen_table(origin, table_id)
        if not click.on_panel:
            self._messages.note_watcher(view.place.channel_id)
        scene = self._answers.scene(origin.locale, view)
        await click.answer(TableMenu(scene, await self._reader(origin, view)))

    async def _reader(self, origin: Origin, view: TableView) -> MenuReader:
        player = await self._directory.player_id(origin.asker.user_id)
        prospect = self._tables.prospect(view.table_id, player)
        plans = prospect is not None and bool(prospect.kinds)
        deals = self._may_deal(view, player)
        return MenuReader(player, plans, await self._authority.moderates(origin), deals)

    # The waiting list

    async def _press_waiting(self, click: Click) -> None:
        carry_out = click.pick({"wait": self._wait, "unwait": self._unwait})
        await carry_out(click, self._answers.table_of(click.interaction.guild_id, int(click.match["table"])))

    async def _wait(self, click: Click, view: TableView) -> None:
        interaction = click.interaction
        message_of = await self._waiting.wait(origin_of(interaction), view)
        with self._messages.holding_edits(view.table_id):
            submitted = await self._answers.submit(interaction, view.table_id, message_of)
            with given_up_when_late():
                if submitted.done is not None and not click.private:
                    await self._messages.answer_click(interaction, submitted.done.view)
                await click.answer(await note_of(submitted))

    async def _unwait(self, click: Click, view: TableView) -> None:
        submitted = await self._answers.submit(click.interaction, view.table_id, Unwait)
        await click.answer(PrivateNote(await submitted.words()))


async def note_of(submitted: SubmittedToTable[Wait]) -> WaitingNote | PrivateNote:
    """Return the answer to a player who asked to join the waiting list.

    It has a button to leave the list if they are on it.
    """
    words, done = await submitted.all_words(), submitted.done
    if done is None or all(entry.player_id != submitted.player_id for entry in done.view.people.waiting):
        return PrivateNote(words)
    return WaitingNote(submitted.origin.locale, done.view.table_id, words)
