"""Cutting the next sealed deal with /cut or the form of /fair, and reading its seal."""

from bot.locales.phrases import say
from tests.discord.test_sealed import sealed as sealed
from tests.harness.discord.asking import Place, press
from tests.harness.discord.room import Room


async def test_F3_a_player_can_cut_the_next_deal_once_by_sending_a_word(sealed: Room) -> None:
    seal = sealed.view.seal
    assert seal is not None
    told = await sealed.slash("an", "cut", word=" lucky **seven** ")
    assert "You cut the next deal with" in told
    assert "**seven**" not in told, "the word must not format the answer"
    assert sealed.view.seal is not None
    assert sealed.view.seal.cut != seal.cut
    assert "You've already cut the next deal" in await sealed.slash("an", "cut", word="again")
    assert "visible characters" in await sealed.slash("bo", "cut", word="\u200b")


async def test_F9_the_fair_command_shows_the_whole_seal_and_its_button_cuts_with_a_word(sealed: Room) -> None:
    seal = sealed.view.seal
    assert seal is not None
    shown = await sealed.people["bo"].slash(sealed.table, "fair")
    assert f"`{seal.seal}`" in sealed.told(shown)
    form = await sealed.pick_button("bo", shown, "Cut the next deal")
    assert form.modal
    result = await sealed.people["bo"].submit_modal(form, {"word": "tre kronor"})
    assert "You cut the next deal with “tre kronor”" in sealed.told(result)
    seat = sealed.seats["bo"]
    assert f"Cut by seat: {seat}." in await sealed.slash("an", "fair")


async def test_F9_the_lock_button_in_the_tables_menu_shows_the_same_answer_as_the_fair_command(sealed: Room) -> None:
    shown = await sealed.pick_button("bo", await sealed.menu("bo"), "🔒 Fair deal")
    assert sealed.told(shown) == await sealed.slash("bo", "fair")


async def test_only_seated_players_can_cut_a_deal(sealed: Room) -> None:
    sealed.join("cy")
    assert "You aren't seated at this table" in await sealed.slash("cy", "cut", word="x")
    shown = await sealed.people["cy"].slash(sealed.table, "fair")
    form = await sealed.pick_button("cy", shown, "Cut the next deal")
    result = await sealed.people["cy"].submit_modal(form, {"word": "mine"})
    assert "You aren't seated at this table" in sealed.told(result)
    assert sealed.view.seal is not None
    assert sealed.view.seal.cutters == ()


async def test_a_cut_requested_from_another_server_is_refused(sealed: Room) -> None:
    """A seated player sends the form with a modified client."""
    elsewhere = sealed.env.create_guild("Elsewhere")
    lounge = elsewhere.create_text_channel("lounge")
    an = elsewhere.add_member(sealed.people["an"].user)
    message = await sealed.client.get_partial_messageable(lounge.id).send("here")
    place, form = Place(lounge.id, elsewhere.id), f"lb:f:{sealed.view.table_id}:word"
    told = sealed.told(await press(sealed.env, an.id, place, form, message, fields={"word": "mine"}))
    assert told == say("en-US", "table-elsewhere")
    assert sealed.view.seal is not None
    assert sealed.view.seal.cutters == ()
