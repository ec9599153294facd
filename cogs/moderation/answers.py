"""Texts that tell moderators what their commands did."""

from collections.abc import Sequence

from bot.common.escaping import clean
from bot.interactions.table_answers import TableAnswers
from bot.locales.phrases import Phrases
from bot.moderation.ports import FOREVER
from bot.tables.ports import TableView
from bot.tables.replies import TableReply
from bot.ui.text.moments import short_stamp
from bot.ui.tournament.scene import NAME_MOST
from bot.use_cases.moderating.players import Banned
from bot.use_cases.moderating.tables import LastHand, Ordered
from bot.use_cases.origin import Origin


async def order_text(answers: TableAnswers, origin: Origin, ordered: Ordered, name: str = "") -> str:
    """Return the text about what a moderator's command did to a table.

    It names the table if the command was given in another channel. If the direct message to the player called ``name``
    did not arrive, it says so.
    """
    say = Phrases(origin.locale)
    lines = [await answers.outcome(origin, ordered.submitted).words()]
    lines += unreached_lines(say, name, reached=ordered.reached)
    if ordered.view.place.channel_id != origin.channel_id:
        lines.append("-# " + say("order-elsewhere", channel=f"<#{ordered.view.place.channel_id}>"))
    return "\n".join(lines)


def unreached_lines(say: Phrases, name: str, *, reached: bool) -> list[str]:
    """Return a line that tells the moderator that the direct message did not reach the player.

    The list is empty if it did.
    """
    return [] if reached else [say("mod-untold", name=clean(name))]


def ban_text(say: Phrases, name: str, banned: Banned) -> str:
    """Return the text about a ban, with the tables and tournaments that the player had to leave."""
    called, lasting = clean(name), banned.until_ms == FOREVER
    lines = [
        say("mod-banned", name=called)
        if lasting
        else say("mod-banned-until", name=called, when=short_stamp(banned.until_ms))
    ]
    for key, views in _by_what_happens(banned).items():
        if views:
            lines.append(say(key, name=called, tables=say.all_of([clean(view.place.name) for view in views])))
    tournaments = banned.tournaments
    for key, found in (("mod-banned-out-of", tournaments.left), ("mod-banned-still-in", tournaments.kept)):
        if found:
            names = say.all_of([clean(view.new.settings.name, NAME_MOST) for view in found])
            lines.append(say(key, name=called, names=names, buy_in=tournaments.paid_back))
    return "\n".join([*lines, *unreached_lines(say, name, reached=banned.reached)])


def _by_what_happens(banned: Banned) -> dict[str, list[TableView]]:
    """Return the tables where a banned player sat, grouped by the phrase key that says what happens there."""
    tables_left = banned.tables.left
    return {
        "mod-banned-leaves": [view for view in tables_left if not view.practice],
        "mod-banned-leaves-practice": [view for view in tables_left if view.practice],
        "mod-banned-stays": banned.tables.kept,
    }


def last_hand_text(say: Phrases, order: LastHand) -> str:
    """Return the text about what /mod lasthand did.

    It lists the tables that were closed, those that close after their hand, those that could not be closed, and those
    of tournaments.
    """
    kinds = ("last-hand-closed", "last-hand-closed-practice", "last-hand-closing", "last-hand-failed")
    sorts: dict[str, list[str]] = {kind: [] for kind in kinds}
    for view, reply in order.closed:
        sorts[_sort(view, reply)].append(clean(view.place.name))
    sorts["last-hand-tournament"] = [clean(view.place.name) for view in order.of_tournaments]
    return "\n".join(say(sort, tables=_few(say, names), count=len(names)) for sort, names in sorts.items() if names)


def _sort(view: TableView, reply: TableReply | None) -> str:
    if reply is None or reply.view.course.closed:
        return "last-hand-closed-practice" if view.practice else "last-hand-closed"
    return "last-hand-closing" if reply.done else "last-hand-failed"


def _few(say: Phrases, names: Sequence[str], most: int = 25) -> str:
    """Return up to ``most`` names, then the number of further ones.

    Discord allows only 2,000 characters per message.
    """
    more = [say("and-more", count=len(names) - most)] if len(names) > most else []
    return say.all_of([*names[:most], *more])
