"""The command /tournament announce after or at the end of a tournament, or without an answer from Discord."""

import pytest

from bot.tables.saving import StoreError
from bot.tournaments.ports import TournamentCommit
from tests.harness.discord.asking import Place, ask_at_once, every_command
from tests.harness.discord.hanging_up import hang_up
from tests.harness.discord.room import Room
from tests.harness.discord.tournaments import create, lobby_text, say


async def test_nobody_is_pinged_for_a_tournament_that_is_over(club: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    """The tournament is still open because its end cannot be saved."""
    await create(club)
    await say(club, "an", "register")
    commit = club.store.tournaments.commit

    async def unsettled(change: TournamentCommit) -> None:
        if change.state.settled:
            raise StoreError("disk full")
        await commit(change)

    monkeypatch.setattr(club.store.tournaments, "commit", unsettled)
    await say(club, "mo", "cancel", reason="rain")
    assert await say(club, "mo", "announce", text="Tonight") == "That tournament is over."
    assert "Tonight" not in lobby_text(club) + "".join(message.content for message in club.lobby.history())
    club.forgive()


async def test_a_tournament_cancelled_just_before_the_announce_command_is_not_moved(club: Room) -> None:
    await create(club)
    club.env.backend.delete_channel(club.lobby.id)
    await club.env.settle()
    club.lobby = club.guild.create_text_channel("hall")
    await say(club, "ada", "template list")
    commands = every_command(club.client)
    cancels = (commands["tournament cancel"], club.people["mo"].id, {"reason": "rain"})
    announces = (commands["tournament announce"], club.people["ada"].id, {"tournament": "Friday"})
    first, second = map(club.told, await ask_at_once(club.env, Place(club.lobby.id, club.guild.id), cancels, announces))
    assert "is canceled" in first
    assert second == "That tournament is over."
    assert club.lobby.history() == []


async def test_an_announcement_without_an_answer_from_discord_is_reported_as_not_posted(
    club: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    await create(club)
    with monkeypatch.context() as patch:
        hang_up(club.client, patch, "send_message")
        told = await say(club, "mo", "announce", text="Tonight")
    assert f"couldn't be posted in <#{club.lobby.id}>" in told
