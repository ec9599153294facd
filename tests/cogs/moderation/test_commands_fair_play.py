"""Hints at unfair play, which only moderators can read."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

import pytest

from bot.locales.phrases import Phrases
from bot.moderation.fair_play import Flag, FlagKind, HandId, Report
from bot.moderation.hand_archive import LoggedHand
from bot.ui.moderation.flags import TEXT_MOST, flag_text, flags_text
from bot.use_cases.moderating import fair_play
from tests.harness.discord.asking import Place, ask_at_once, every_command
from tests.harness.discord.assembly import PAUSE_SECONDS
from tests.harness.discord.room import Room
from tests.harness.discord.staff import acts, audit, mod, seated_hand, staff
from tests.harness.discord.tournaments import running
from tests.harness.moderation.fair_play.played_room import one_room, played_room

DAY = 86_400_000
SAY = Phrases("en-US")
FIGURES = {
    FlagKind.CHIP_DUMPING: {"there": 5_000, "back": 300, "bets": 235, "hands": 80, "folding": 0},
    FlagKind.SOFT_PLAY: {"tried": 80, "did": 1, "expected": 38, "elsewhere": 47},
    FlagKind.STRONG_FOLDS: {"tried": 20, "did": 15, "expected": 2, "elsewhere": 8},
    FlagKind.TOGETHER: {"meetings": 20, "did": 19, "expected": 9},
    FlagKind.NEW_ACCOUNT: {"lost": 990, "brought": 1_000, "chips": 990, "hands": 14, "days": 1},
    FlagKind.LAST_CHIPS: {"tournaments": 3, "tried": 14, "did": 12, "expected": 5, "bets": 29},
    FlagKind.BUBBLE_SOFT_PLAY: {"tried": 30, "did": 2, "expected": 14, "elsewhere": 44},
}


def flag(kind: FlagKind, players: tuple[int, int] = (1, 2)) -> Flag:
    return Flag(kind, players, 4.0, 190, FIGURES[kind], (HandId(7, 12), HandId(7, 13)))


def report(flags: Sequence[Flag], cards: int = 400) -> Report:
    return Report(tuple(flags), 1_200, cards, 20, 150)


def name_of(player: int) -> str | None:
    return {1: "an", 2: "*bo*"}.get(player)


class Archive:
    """Finished hands, as the file returns them, of games played elsewhere."""

    def __init__(self, hands: Sequence[LoggedHand], joined: dict[int, int]) -> None:
        self.hands = sorted(hands, key=lambda hand: hand.closed_ms or 0)
        self.joined = joined
        self.asked = 0

    async def finished(self, guild_id: int, since_ms: int, most: int) -> Sequence[LoggedHand]:
        self.asked += 1
        return [hand for hand in self.hands if (hand.closed_ms or 0) >= since_ms][:most]

    async def table_names(self, guild_id: int, table_ids: Iterable[int], *, private: bool) -> dict[int, str]:
        return dict.fromkeys(table_ids, "Riverside") if private else {}

    async def joined_ms(self, guild_id: int) -> dict[int, int]:
        return self.joined


# The sentences


@pytest.mark.parametrize("kind", FlagKind)
def test_every_flag_names_the_two_players_and_the_hands_to_check_and_gives_its_figures(kind: FlagKind) -> None:
    text = flag_text(SAY, flag(kind), name_of)
    assert "**an**" in text
    assert r"**\*bo\***" in text
    assert all(f"{figure:,}" in text for name, figure in FIGURES[kind].items() if name not in {"folding", "days"})
    assert "fewer than" not in text
    assert "one pair in 31,574" in text
    assert "190 were compared" in text
    assert "`7-12`, `7-13`" in text


def test_a_flag_for_chip_dumping_says_that_chips_were_put_in_before_folding() -> None:
    folding = replace(flag(FlagKind.CHIP_DUMPING), figures={**FIGURES[FlagKind.CHIP_DUMPING], "folding": 1}, z=9.0)
    text = flag_text(SAY, folding, name_of)
    assert "putting chips in and then folding" in text
    assert "fewer than one pair in 1,000,000" in text


def test_a_flag_about_tournaments_says_so_and_counts_in_big_bets() -> None:
    dumping = flag_text(SAY, replace(flag(FlagKind.CHIP_DUMPING), tournament=True), name_of)
    assert "In 80 tournament hands together, **an** lost 5,000 big bets to" in dumping
    assert "chips to" not in dumping
    assert "-# In tournaments. By chance" in flag_text(SAY, replace(flag(FlagKind.SOFT_PLAY), tournament=True), name_of)
    assert "In tournaments" not in flag_text(SAY, flag(FlagKind.SOFT_PLAY), name_of)


def test_a_deleted_player_has_no_name_in_a_flag() -> None:
    assert "someone who is gone" in flag_text(SAY, flag(FlagKind.TOGETHER, (1, 77)), name_of)


def test_the_list_of_flags_says_that_they_are_not_proof() -> None:
    flags = [flag(kind) for kind in FlagKind]
    text = flags_text(SAY, report(flags), flags, 30, name_of)
    assert "7 flags in 1,200 hands from the last 30 days, among 20 players" in text
    assert "not proof" in text
    assert "`/mod hand`" in text
    assert "400 of 1,200 hands" in text
    assert text.index("Chip dumping?") < text.index("Soft play?") < text.index("400 of")


def test_without_flags_the_answer_says_how_much_was_checked() -> None:
    text = flags_text(SAY, report([], cards=0), [], 30, name_of)
    assert "Nothing looks odd in 1,200 hands from the last 30 days: 20 players" in text
    assert "Folded cards are only kept for a while, and" in text


def test_a_long_list_of_flags_is_cut_and_says_how_many_are_left_out() -> None:
    flags = [flag(FlagKind.SOFT_PLAY)] * 40
    text = flags_text(SAY, report(flags), flags, 30, lambda player: "n" * 20)
    assert len(text) <= TEXT_MOST
    shown = text.count("Soft play?")
    assert shown >= 5
    assert f"{40 - shown} weaker flags don't fit here" in text


# The command


async def test_players_cannot_read_flags(room: Room) -> None:
    await seated_hand(room)
    assert "Only moderators" in await mod(room, "an", "flags")
    assert await acts(room) == []


async def test_a_search_for_flags_in_normal_hands_reports_nothing_odd_and_is_audited(room: Room) -> None:
    await seated_hand(room)
    for _ in range(3):
        await room.slash(room.to_act, "bringin")
        await room.slash(room.to_act, "fold")
        await room.wait(PAUSE_SECONDS)
    text = await mod(room, "mo", "flags")
    assert "Nothing looks odd in 3 hands from the last 30 days: 2 players" in text
    assert "-# Flags involving you go only to the other" in text
    (entry,) = await audit(room)
    assert (entry.act, entry.actor_id, entry.after) == ("see_flags", await room.player_id("mo"), "0 hints, 30 days")


async def test_the_search_for_flags_covers_hands_of_tournaments_and_counts_them_separately(room: Room) -> None:
    staff(room)
    room.join("an", "bo", "cy", "di")
    await running(room, "an", "bo", "cy", "di")
    await room.wait(10 * 60)
    text = await mod(room, "mo", "flags")
    played = await room.store.office.hands.count_of_tournament(room.guild.id, 1)
    assert played > 5
    assert "no hand was finished" not in text
    assert f"Nothing looks odd in {played} hands from the last 30 days: 4 players, 6 pairs" in text
    assert f"-# {played} of these {played} hands were played in tournaments." in text


async def plant_soft_players(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    """Fill the archive with hands in which dee, a moderator, and eve play softly, read in batches."""
    staff(room)
    room.join("dee", roles=(room.guild.roles["mods"],))
    room.join("eve")
    played_by, played = played_room()
    scheme = next(scheme for scheme in played_by.schemes if scheme.kind == "soft")
    there = {scheme.giver: await room.player_id("dee"), scheme.taker: await room.player_id("eve")}
    now = int(room.env.now().timestamp() * 1000)
    hands = [
        replace(
            hand,
            players={seat: there.get(player, 1_000 + player) for seat, player in hand.players.items()},
            opened_ms=now - 41 * DAY + hand.opened_ms,
            closed_ms=now - 41 * DAY + (hand.closed_ms or 0),
        )
        for hand in played
    ]
    archive = Archive(hands, {})
    for asked in ("finished", "table_names", "joined_ms"):
        monkeypatch.setattr(room.store.office.hands, asked, getattr(archive, asked))
    monkeypatch.setattr(fair_play, "_AT_ONCE", 97)


@one_room
async def test_two_players_who_never_bet_against_each_other_are_flagged_with_hands_to_check(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    await plant_soft_players(room, monkeypatch)
    text = await mod(room, "mo", "flags")
    assert "Soft play?" in text
    assert "**dee** and **eve**" in text or "**eve** and **dee**" in text
    assert "Hands: `" in text
    assert len(text) <= TEXT_MOST
    assert await acts(room) == ["see_flags"]


@one_room
async def test_moderators_do_not_see_flags_about_themselves(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    await plant_soft_players(room, monkeypatch)
    text = await mod(room, "dee", "flags")
    assert "eve" not in text
    assert "-# Flags involving you go only to the other" in text


async def test_only_one_search_for_flags_runs_at_a_time(room: Room) -> None:
    staff(room)
    flags, here = every_command(room.client)["mod flags"], Place(room.lobby.id, room.guild.id)
    asked = [(flags, room.people[name].id, {"days": 30}) for name in ("mo", "ada")]
    first, second = map(room.told, await ask_at_once(room.env, here, *asked))
    assert "Nothing looks odd: no hand was finished" in first
    assert "Ask again in a moment" in second
    assert "Nothing looks odd: no hand was finished" in await mod(room, "mo", "flags")
