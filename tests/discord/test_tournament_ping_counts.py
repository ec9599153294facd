"""Each piece of a tournament's news reaches each person at most once, counting letters and pings alike."""

from collections import Counter

from tests.discord.test_tournament_news import words_at
from tests.discord.test_tournament_wishes import wish
from tests.harness.discord.room import Room
from tests.harness.discord.tournaments import create, press, say, tournaments

HOUR = 3600
PEOPLE = ("an", "bo", "cy", "di", "ed", "fy")


class Count:
    """The letters and pings that each person has got, and those since the last look."""

    def __init__(self, club: Room, role: str) -> None:
        self._club = club
        self._role = role
        self._before = self._all()

    def _all(self) -> Counter[str]:
        places = (self._club.lobby, *self._club.lobby.threads)
        texts = [text for place in places for text in words_at(place) if "Friday" in text]
        found: Counter[str] = Counter()
        for name in PEOPLE:
            mentions = [f"<@{self._club.people[name].id}>", *([self._role] if name == "fy" else [])]
            pings = sum(any(mention in text for mention in mentions) for text in texts)
            letters = [text for text in self._club.letters(name) if "Friday (<#" in text.splitlines()[0]]
            found[name] = pings + len(letters)
        return found

    def new(self) -> dict[str, int]:
        """Return how often each person was told since the last look, without those who were not."""
        now = self._all()
        fresh = {name: now[name] - self._before[name] for name in PEOPLE if now[name] != self._before[name]}
        self._before = now
        return fresh


async def test_each_piece_of_news_reaches_each_person_at_most_once(club: Room) -> None:
    """``bo`` takes no letters, ``ed`` only wants to know, ``fy`` has the role that is pinged, and ``di`` is removed."""
    role = club.guild.create_role("Poker", mentionable=True)
    club.join("ed")
    club.join("fy", roles=(role,))
    for name in ("bo", "ed", "fy"):
        await wish(club, name, "all", "game:razz")
    club.close_dms("bo")
    count = Count(club, f"<@&{role.id}>")
    view = await create(club, start="in 3 days", buy_in=100, ping=role)
    await club.wait(10)
    assert count.new() == {"bo": 1, "ed": 1, "fy": 1}, "registration is open"
    for name in ("an", "bo", "cy", "di"):
        await press(club, name, view.tournament_id, "register")
    await say(club, "mo", "edit", start="in 50 hours", game="badugi")
    await club.wait(10)
    assert count.new() == {"an": 1, "bo": 1, "cy": 1, "di": 1}, "an edit"
    await club.restart()
    await club.wait(26 * HOUR)
    await club.restart()
    await club.wait(60)
    assert count.new() == {"fy": 1, "ed": 1}, "the day before, for those who are not in"
    await club.wait(23 * HOUR + 46 * 60)
    assert count.new() == {"an": 1, "bo": 1, "cy": 1, "di": 1, "ed": 1, "fy": 1}, "check-in, and the last call"
    for name in ("an", "bo", "cy", "di"):
        await press(club, name, view.tournament_id, "checkin")
    await club.wait(15 * 60)
    assert count.new() == {"an": 1, "bo": 1, "cy": 1, "di": 1}, "the start, at the table"
    await say(club, "mo", "pause", reason="fire")
    await club.wait(10)
    assert count.new() == {"an": 1, "bo": 1, "cy": 1, "di": 1}, "a pause"
    await say(club, "mo", "resume", reason="no fire")
    await club.wait(10)
    assert set(count.new().values()) == {1}, "the end of the pause"
    await say(club, "mo", "remove", player="di", reason="rude")
    await club.wait(10)
    assert count.new().get("di") == 1, "a removal"
    await say(club, "mo", "cancel", reason="late")
    await club.wait(60)
    told = count.new()
    assert {name: told.get(name) for name in ("an", "bo", "cy")} == {"an": 1, "bo": 1, "cy": 1}
    assert "di" not in told
    assert tournaments(club) == []
