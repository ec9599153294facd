"""Moderators' orders about players and their chips: bans, frozen wallets, grants and deductions."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from typing import Final, Literal

from discord import app_commands

from bot.common.complaint import Complaint
from bot.common.escaping import clean
from bot.interactions.click import BotInteraction
from bot.locales.phrases import Phrases, say
from bot.moderation.ports import FOREVER, ChipChange, NothingToChange, Standing
from bot.moderation.powers import Power
from bot.tables.due_letters import DueLetter
from bot.tables.ports import TableView
from bot.tables.saving import InsufficientChips, Request
from bot.ui.discord.replies import tell
from bot.ui.text.moments import short_stamp
from cogs._asking.asker import guild_of, request_of
from cogs._asking.authority import entry_of
from cogs._asking.members import Whom, authorised_subject
from cogs._asking.options import CHIPS_MOST
from cogs._asking.requests import reason_of
from cogs.moderation.entries import take_out
from cogs.moderation.tables import kick_everywhere

HOURS_MOST: Final = 24 * 366
GRANT_MOST: Final = 10**9
"""Most chips in one order."""
StandingAct = Literal["ban", "unban", "freeze", "unfreeze"]
Hours = app_commands.Range[int, 1, HOURS_MOST]
Amount = app_commands.Range[int, 1, GRANT_MOST]


# Bans and frozen wallets


async def ban(interaction: BotInteraction, user: Whom, hours: int | None, reason: str) -> None:
    """Bans a player from all tables. They leave the tables where they sit and the tournaments that would begin during
    the ban."""
    why = reason_of(reason)
    player = await authorised_subject(interaction, Power.BAN, user)
    now_ms = interaction.client.services.timer.now_ms()
    until = FOREVER if hours is None else now_ms + hours * 3_600_000
    request, letter = await _restand(
        interaction, "ban", player, lambda standing: replace(standing, banned_until_ms=until), why, until
    )
    assert request.player_id is not None
    gone, kept = await kick_everywhere(interaction, request, request.player_id, player, why)
    phrases, name = Phrases(str(interaction.locale)), clean(user.display_name)
    lines = [
        phrases("mod-banned", name=name)
        if hours is None
        else phrases("mod-banned-until", name=name, when=short_stamp(until))
    ]
    for key, views in _by_what_happens(gone, kept).items():
        if views:
            lines.append(phrases(key, name=name, tables=phrases.all_of([clean(view.name) for view in views])))
    lines += await take_out(interaction, request, user, player, why, until)
    lines += await _told(interaction, user, letter)
    await tell(interaction, "\n".join(lines))


def _by_what_happens(gone: Sequence[TableView], kept: Sequence[TableView]) -> dict[str, list[TableView]]:
    """The tables where a banned player sits, by the key of what is said about them."""
    return {
        "mod-banned-leaves": [view for view in gone if not view.practice],
        "mod-banned-leaves-practice": [view for view in gone if view.practice],
        "mod-banned-stays": list(kept),
    }


async def unban(interaction: BotInteraction, user: Whom, reason: str) -> None:
    why = reason_of(reason)
    player = await authorised_subject(interaction, Power.UNBAN, user, known=True)
    now_ms, name = interaction.client.services.timer.now_ms(), clean(user.display_name)

    def free(standing: Standing) -> Standing:
        if not standing.banned(now_ms):
            raise NothingToChange
        return replace(standing, banned_until_ms=None)

    with _told_if_needless("mod-not-banned", name):
        _, letter = await _restand(interaction, "unban", player, free, why)
    done = say(str(interaction.locale), "mod-unbanned", name=name)
    await tell(interaction, "\n".join([done, *await _told(interaction, user, letter)]))


async def freeze(interaction: BotInteraction, user: Whom, reason: str) -> None:
    why = reason_of(reason)
    player = await authorised_subject(interaction, Power.FREEZE, user)
    name = clean(user.display_name)
    with _told_if_needless("mod-already-frozen", name):
        _, letter = await _restand(interaction, "freeze", player, partial(_frozen, wanted=True), why)
    done = say(str(interaction.locale), "mod-frozen", name=name)
    await tell(interaction, "\n".join([done, *await _told(interaction, user, letter)]))


async def unfreeze(interaction: BotInteraction, user: Whom, reason: str) -> None:
    why = reason_of(reason)
    player = await authorised_subject(interaction, Power.UNFREEZE, user, known=True)
    name = clean(user.display_name)
    with _told_if_needless("mod-not-frozen", name):
        _, letter = await _restand(interaction, "unfreeze", player, partial(_frozen, wanted=False), why)
    done = say(str(interaction.locale), "mod-unfrozen", name=name)
    await tell(interaction, "\n".join([done, *await _told(interaction, user, letter)]))


async def _told(interaction: BotInteraction, user: Whom, letter: DueLetter) -> list[str]:
    """Sends the player the letter that was stored, and tells the moderator if it did not reach them."""
    reached = await interaction.client.services.due_letters.reach(letter)
    return [] if reached else [say(str(interaction.locale), "mod-untold", name=clean(user.display_name))]


async def _restand(
    interaction: BotInteraction,
    act: StandingAct,
    player: int,
    made: Callable[[Standing], Standing],
    reason: str,
    until_ms: int = FOREVER,
) -> tuple[Request, DueLetter]:
    """The file itself writes down the state before and after, and holds the letter to the player."""
    request = await request_of(interaction)
    entry = entry_of(interaction, act, request, reason, subject_id=player)
    letter = DueLetter(entry.guild_id, player, act, {"reason": reason, "until_ms": until_ms}, entry.at_ms)
    await interaction.client.services.office.conduct.change(request, entry, player, made, letter)
    return request, letter


def _frozen(standing: Standing, *, wanted: bool) -> Standing:
    """Raises NothingToChange."""
    if standing.frozen == wanted:
        raise NothingToChange
    return replace(standing, frozen=wanted)


@contextmanager
def _told_if_needless(key: str, name: str) -> Iterator[None]:
    """Raises a complaint if it is so already, be it by another moderator's order a moment ago."""
    try:
        yield
    except NothingToChange as error:
        raise Complaint(key, name=name) from error


# Chips


async def grant(interaction: BotInteraction, user: Whom, amount: int, reason: str) -> None:
    """Grants chips to anyone, even to users who never played here: their wallet is opened for it."""
    why = reason_of(reason)
    player = await authorised_subject(interaction, Power.GRANT, user)
    await _change_chips(interaction, user, player, ChipChange("grant", amount), why)


async def deduct(interaction: BotInteraction, user: Whom, amount: int, reason: str) -> None:
    why = reason_of(reason)
    player = await authorised_subject(interaction, Power.DEDUCT, user, known=True)
    await _change_chips(interaction, user, player, ChipChange("deduct", amount), why)


async def reset(interaction: BotInteraction, user: Whom, reason: str) -> None:
    """Resets a wallet to the room's starting chips. The player's chips at tables stay as they are."""
    why = reason_of(reason)
    player = await authorised_subject(interaction, Power.RESET, user, known=True)
    chips = await interaction.client.services.wallets.starting_chips(guild_of(interaction))
    await _change_chips(interaction, user, player, ChipChange("reset", chips), why)


async def _change_chips(interaction: BotInteraction, user: Whom, player: int, change: ChipChange, reason: str) -> None:
    services, guild, name = interaction.client.services, guild_of(interaction), clean(user.display_name)
    request = await request_of(interaction)
    # Opens the wallet of a new player, with the chips that everyone begins with.
    balance = await services.wallets.opened(guild, player)
    if change.kind == "reset" and balance - change.amount > CHIPS_MOST:
        # The audit has one line for it, the ledger one transfer, and neither may be larger.
        raise Complaint("mod-reset-too-much", name=name, balance=balance, most=CHIPS_MOST)
    entry = entry_of(interaction, change.kind, request, reason, subject_id=player)
    try:
        outcome = await services.office.chips.change(request, entry, player, change)
    except InsufficientChips as error:
        raise Complaint("mod-deduct-too-much", name=name, balance=balance) from error
    key = f"chips-{change.kind}"
    await tell(
        interaction,
        say(str(interaction.locale), key, name=name, amount=change.amount, before=outcome.before, after=outcome.after),
    )
