"""March 2026, told day by day: three series on a server in New York, where the clocks change on 8 March.

``an``, ``bo``, ``ed`` and ``hal`` play a lot. ``bo`` and ``gus`` take no direct messages, ``ed`` reads German, and
``flo`` has the role @Poker. ``cy`` asked to be notified of the Friday series, ``gus`` of the Sunday series, and ``di``
of all tournaments. ``ivy`` never asked for anything, and ``mo`` runs it all.
"""

from typing import Final

from tests.harness.discord.tournaments import preview
from tests.soak.month_accounts import check_league, check_starts, check_wallets
from tests.soak.month_world import World

FRIDAY: Final = "Friday Razz"
SUNDAY: Final = "Sunday Bounty"
SIT: Final = "Sit and Go"
DUEL: Final = "Duel"
STACK: Final = 8
"""Big bets: short, so that the evenings are short."""
BECAUSE: Final = {"reason": "holidays"}
TWO_PAID: Final = {"prizes": "60 40", "more": "late_levels=0"}
STARTS: Final = {
    FRIDAY: ("06 20:00", "13 20:00", "27 21:30"),
    SUNDAY: ("08 14:00", "15 14:00", "23 14:00", "29 13:00"),
    SIT: ("04 19:01", "11 19:01", "18 19:01", "25 19:01"),
    DUEL: ("21 12:01",),
}
"""The starts by the clock in New York. 19:00 in Berlin is 14:00 there until the clocks change in Berlin too."""
SKIPPED: Final = "Fri 20 Mar 20:00"
MOVED: Final = ("Sun 22 Mar 14:00", "Mon 23 Mar 14:00")


async def tell(world: World) -> None:
    """Live through the month; the diary has what happened, and what was wrong."""
    await _monday_2(world)
    await _sit_and_go(world, 4)
    await _friday_6(world)
    await _whole_sunday(world, 8, 14)
    await _monday_9(world)
    await _sit_and_go(world, 11)
    await _friday_13(world)
    await _sunday_15(world)
    await _sit_and_go(world, 18)
    await _friday_20(world)
    await _saturday_21(world)
    await _monday_23(world)
    await _sit_and_go(world, 25)
    await _friday_27(world)
    await _whole_sunday(world, 29, 13)
    await _tuesday_31(world)


async def _monday_2(world: World) -> None:
    room, diary = world.room, world.diary
    diary.note(
        "An administrator sets the room's time zone; ed chooses German, and di wants to hear of all tournaments."
    )
    diary.answer(await room.slash("ada", "room set", at=room.lobby, setting="zone", value="America/New_York"))
    await room.slash("ed", "settings language", at=room.lobby, language="de")
    await world.wish("di", "all", "games")
    friday = {"game": "razz", "repeats": "every friday 20:00 until 27 march", "ping": world.role}
    await world.series(name=FRIDAY, buy_in=100, stack=STACK, season="month", **friday)
    diary.told("mo posted a series on Fridays, with a ping of @Poker", "flo", "di")
    sunday = {"game": "badugi", "repeats": "every sunday 19:00", "zone": "Europe/Berlin"}
    await world.series(name=SUNDAY, buy_in=100, stack=STACK, season="month", format="progressive 50", **sunday)
    diary.told("mo posted a series on Sundays at 19:00 in Berlin, with progressive bounties", "di")
    sit = {"game": "razz", "stack": STACK, "season": "month", "buy_in": 50, "format": "sit and go 4 standing"}
    await room.pick_button("mo", await preview(room, start=None, name=SIT, **sit), "Post")
    diary.told("mo posted a standing sit and go", "di")
    await world.wish("cy", "series:1", "series")
    await world.wish("gus", "series:2", "series")
    await world.enter(FRIDAY, "an", "bo", "ed", "flo", "hal")
    await world.enter(SUNDAY, "an", "bo", "ed", "hal")
    diary.told("People registered")
    await world.order("ivy", "schedules")


async def _sit_and_go(world: World, day: int) -> None:
    world.diary.told(f"Until Wednesday {day} nobody was told anything else")
    await world.until(day, 19)
    await world.enter(SIT, "an", "bo", "ed", "hal")
    world.diary.told("Four players took the seats of the sit and go", "an bo ed hal")
    await world.room.wait(62)
    world.diary.told("It started", "an bo ed hal")
    await world.play()
    world.diary.told("It was played")


async def _friday_6(world: World) -> None:
    room, diary = world.room, world.diary
    await world.until(5, 20)
    diary.told("24 hours before Friday's start", "cy", "di")
    diary.answer(room.told(await world.press_letter("cy", "Register (100)")))
    await _friday(world, 6, 20, "an bo cy ed flo hal", late="hal", calls="di", next_one="cy flo di")


async def _friday(
    world: World, day: int, hour: int, entrants: str, *, calls: str = "", next_one: str = "", late: str = ""
) -> None:
    """Play a Friday; ``late`` didn't check in, and ``calls`` and ``next_one`` are told of it and of the next one."""
    diary = world.diary
    await _check_in(world, FRIDAY, (day, hour - 1, 45), entrants, calls, late)
    await world.until(day, hour - 1, 55)
    diary.told("Five minutes before the start", late)
    await world.until(day, hour)
    there = " ".join(name for name in entrants.split() if name != late)
    diary.told("It started, and the next one was announced", there, late, next_one)
    await world.play()
    diary.told("It was played")


async def _check_in(
    world: World, name: str, opens: tuple[int, int, int], entrants: str, calls: str, late: str = ""
) -> None:
    await world.until(*opens)
    world.diary.told("Check-in opened", entrants, calls)
    await world.check_in(name, *(who for who in entrants.split() if who != late))


async def _sunday(world: World, day: int, hour: int, entrants: str, calls: str = "", next_one: str = "") -> None:
    diary = world.diary
    await _check_in(world, SUNDAY, (day, hour - 1, 45), entrants, calls)
    await world.until(day, hour)
    diary.told("It started, and the next one was announced", entrants, next_one)


async def _whole_sunday(world: World, day: int, hour: int) -> None:
    diary = world.diary
    await world.until(day - 1, 13)
    diary.told("24 hours before Sunday's start", "gus di")
    await _sunday(world, day, hour, "an bo ed hal", "gus di", "gus di")
    await world.play()
    diary.told("It was played")


async def _monday_9(world: World) -> None:
    diary = world.diary
    await world.until(9, 10)
    await world.order("mo", "series skip", series=FRIDAY, date="20 march", **BECAUSE)
    diary.told("mo skipped Friday 20 March", "cy")
    start = "monday 23 march 19:00"
    await world.order("mo", "series move", series=SUNDAY, date="22 march", start=start, **BECAUSE)
    diary.told("mo moved Sunday 22 March to Monday", "gus")
    await world.order("ivy", "series show", series=FRIDAY)
    diary.check(SKIPPED not in diary.answers[-1], "the skipped date is listed")
    await world.order("ivy", "series show", series=SUNDAY)
    diary.check(MOVED[0] not in diary.answers[-1], "the moved date is listed at its old time")
    diary.check(MOVED[1] in diary.answers[-1], "the moved date isn't listed at its new time")
    await world.enter(FRIDAY, "an", "bo", "cy", "ed", "hal")
    await world.enter(SUNDAY, "an", "bo", "ed", "hal")
    diary.told("People registered")


async def _friday_13(world: World) -> None:
    await world.until(12, 20)
    world.diary.told("24 hours before Friday's start", "di")
    await _friday(world, 13, 20, "an bo cy ed hal", calls="di", next_one="cy flo di")


async def _sunday_15(world: World) -> None:
    room, diary = world.room, world.diary
    await world.until(14, 14)
    diary.told("24 hours before Sunday's start", "gus di")
    await _sunday(world, 15, 14, "an bo ed hal", "gus di", "gus di")
    await world.play(acts_most=6)
    before = world.running()
    assert before is not None
    diary.told("It was played for six actions, until Discord took nothing anymore")
    await world.silence(40)
    await room.restart()
    await room.wait(61)
    after = world.running()
    assert after is not None
    chips = [{count.player_id: count.chips for count in view.counts} for view in (before, after)]
    diary.check(chips[0] == chips[1], f"the outage cost somebody chips: {chips}")
    diary.told("Discord is back after 40 minutes and a restart of the bot", "an bo ed hal")
    await world.play()
    diary.told("It was played to its end")


async def _friday_20(world: World) -> None:
    await world.until(19, 20)
    await world.until(21, 12)
    world.diary.told("Nothing happened on Friday 20 March")


async def _saturday_21(world: World) -> None:
    """Play a bracket of four, who begin as soon as they are there."""
    room, diary = world.room, world.diary
    duel = {"game": "razz", "stack": STACK, "season": "month", "buy_in": 50, "format": "sit and go 4 bracket"}
    await room.pick_button("mo", await preview(room, start=None, name=DUEL, **duel), "Post")
    diary.told("mo posted a bracket for four", "di")
    await world.enter(DUEL, "an", "bo", "ed", "hal")
    diary.told("Four players entered it", "an bo ed hal")
    await room.wait(62)
    diary.told("The first two matches began", "an bo ed hal")
    await world.play(left=2)
    finalists = await world.players_left()
    await world.play()
    diary.told("It was played", " ".join(finalists))


async def _monday_23(world: World) -> None:
    diary = world.diary
    await world.enter(SUNDAY, "an", "bo", "ed", "hal")
    await world.until(22, 14)
    diary.told("24 hours before the moved one", "gus di")
    await _sunday(world, 23, 14, "an bo ed hal", "gus di", "gus di")
    await world.play()
    diary.told("It was played")
    await world.enter(FRIDAY, "an", "bo", "ed")
    await world.enter(SUNDAY, "an", "bo", "ed", "hal")
    await world.order("mo", "edit", tournament=FRIDAY, start="27 march 21:00", reason="football", **TWO_PAID)
    diary.told("mo moved Friday 27 March from 20:00 to 21:00", "an bo ed", "cy")


async def _friday_27(world: World) -> None:
    diary = world.diary
    await world.until(26, 21)
    diary.told("24 hours before Friday's start", "cy di")
    await world.enter(FRIDAY, "cy")
    await _check_in(world, FRIDAY, (27, 20, 45), "an bo cy ed", "di")
    await world.until(27, 20, 50)
    diary.told("Discord takes nothing anymore, ten minutes before the start")
    await world.silence(30)
    await world.room.wait(61)
    diary.told("Discord is back after 30 minutes, and the start has moved", "an bo cy ed")
    await world.until(27, 21, 32)
    diary.told("It started", "an bo cy ed")
    await world.play(left=2)
    diary.told("It was played until two were left, who are both paid")
    if world.running() is not None:
        await _deal(world)
    await world.order("ivy", "schedules")


async def _deal(world: World) -> None:
    """Let the two players left divide the payouts; the proposer is asked too if the last hand changed the shares."""
    diary, (one, *_) = world.diary, await world.players_left()
    await world.propose_deal(one)
    asked = await world.players_asked()
    diary.told(f"{one} proposed a deal", *asked)
    for name in asked:
        await world.agree_to_deal(name)
    await world.room.wait(60)
    diary.told(f"{' and '.join(asked)} agreed")
    diary.check(world.running() is None, "the deal didn't end the tournament")


async def _tuesday_31(world: World) -> None:
    room, diary = world.room, world.diary
    await world.until(31, 12)
    await world.enter(SUNDAY, "an", "ed")
    await world.order("mo", "series end", series=SUNDAY, **BECAUSE)
    diary.told("mo ended the series")
    await world.order("mo", "cancel", tournament=SUNDAY, **BECAUSE)
    diary.told("mo canceled the one that was announced", "an ed", "gus")
    await world.order("ivy", "schedules")
    diary.answer(await room.slash("ivy", "league", at=room.lobby))
    await check_league(world, diary.answers[-1])
    await check_starts(world, STARTS)
    await check_wallets(world)
