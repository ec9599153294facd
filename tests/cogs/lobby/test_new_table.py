"""The lobby's form for a new table."""

import pytest
from simcord.components import walk_components
from simcord.results import InteractionResult

from bot.poker.games.mixes import MIXES
from tests.harness.discord.asking import Place, press
from tests.harness.discord.lobbies import LobbyRoom
from tests.harness.discord.room import Room


@pytest.fixture
async def lobby(room: Room) -> LobbyRoom:
    room.join("an", "bo")
    return await LobbyRoom.open(room)


class Form:
    """The form as one member sees it."""

    def __init__(self, lobby: LobbyRoom, name: str, shown: InteractionResult) -> None:
        self._lobby, self._name, self._shown = lobby, name, shown

    @classmethod
    async def begin(cls, lobby: LobbyRoom, name: str = "an") -> "Form":
        return cls(
            lobby, name, await lobby.room.people[name].click(lobby.message, custom_id=lobby.buttons["New table"])
        )

    @property
    def text(self) -> str:
        return self._lobby.room.told(self._shown)

    @property
    def menus(self) -> dict[str, list[str]]:
        """Return the options that each menu shows as chosen."""
        assert self._shown.response is not None
        parts = [part for part in walk_components(self._shown.response.components) if part["type"] == 3]
        return {part["custom_id"]: [each["label"] for each in part["options"] if each.get("default")] for part in parts}

    async def choose(self, menu: str, *values: str) -> None:
        assert self._shown.response is not None
        person = self._lobby.room.people[self._name]
        self._shown = await person.select(self._shown.response, [*values], custom_id=f"lb:n:{menu}")

    async def press(self, label: str) -> str:
        self._shown = await self._lobby.room.pick_button(self._name, self._shown, label)
        return self.text


async def test_a_table_is_opened_in_two_clicks_and_joined_with_a_third(lobby: LobbyRoom) -> None:
    form = await Form.begin(lobby)
    assert "**Razz 10/20, ante 2, bring-in 3**\nBuy in for 400 · 8 seats" in form.text
    assert "The table is open: <#" in await form.press("Open table")
    assert "You're in seat 1" in await form.press("Join (400)")
    (view,) = lobby.room.wiring.play.tables.in_guild(lobby.room.guild.id)
    assert view.settings.game == "razz"
    assert len(lobby.channel.threads) == 1


async def test_the_form_keeps_its_choices_over_a_restart_and_then_opens_the_table(lobby: LobbyRoom) -> None:
    form = await Form.begin(lobby)
    assert set(form.menus) == {"lb:n:game", "lb:n:stakes"}
    await form.choose("game", "badugi")
    await form.choose("limit", "pot")
    await form.choose("stakes", "10/20")
    await form.press("More…")
    await form.choose("rules", "draws=1")
    await form.press("Make it private")
    await lobby.room.restart()
    assert "Pot-Limit Badugi 10/20, one draw" in form.text
    assert "Private: only you and people you let in can sit." in form.text
    assert form.menus["lb:n:limit"] == ["Pot limit"]
    assert "Only you and people you let in can sit" in await form.press("Open table")
    (view,) = lobby.room.wiring.play.tables.in_guild(lobby.room.guild.id)
    settings = view.settings
    assert (settings.game, settings.stakes.limit, settings.rules.draws) == ("badugi", "pot", 1)
    assert (settings.private, settings.stakes.big_blind) == (True, 20)


async def test_a_mix_with_games_of_both_kinds_is_chosen_by_its_name_and_has_no_menu_of_limits(lobby: LobbyRoom) -> None:
    form = await Form.begin(lobby)
    await form.choose("game", "8-game")
    assert "**8-Game 10/20**\nBuy in for 400 · 6 seats" in form.text
    assert "lb:n:limit" not in form.menus
    await form.choose("stakes", "20/40")
    assert "The table is open: <#" in await form.press("Open table")
    (view,) = lobby.room.wiring.play.tables.in_guild(lobby.room.guild.id)
    assert (view.settings.rotation, view.settings.stakes.small_bet) == (MIXES["8-game"], 20)


async def test_a_form_with_choices_that_do_not_fit_says_why_and_opens_no_table(lobby: LobbyRoom) -> None:
    form = await Form.begin(lobby)
    await form.choose("game", "five-card-draw")
    await form.press("More…")
    await form.choose("rules", "bb_ante=on")
    assert "A big blind ante needs blinds." in form.text
    await form.choose("rules")
    assert "Five Card Draw 10/20" in form.text
    assert "The table is open" in await form.press("Open table")


async def test_a_member_who_may_not_open_tables_is_told_so_as_soon_as_they_ask_for_the_form(lobby: LobbyRoom) -> None:
    role = lobby.room.guild.create_role("hosts")
    await lobby.room.slash("boss", "room set", setting="opener_roles", value=f"<@&{role.id}>")
    assert "members with one of these roles" in (await Form.begin(lobby)).text


async def test_a_forged_order_from_a_message_without_a_form_opens_nothing(lobby: LobbyRoom) -> None:
    room = lobby.room
    place = Place(lobby.channel.id, room.guild.id)
    result = await press(room.env, room.people["bo"].id, place, "lb:n:open", lobby.message)
    assert room.told(result)
    assert room.wiring.play.tables.in_guild(room.guild.id) == []
