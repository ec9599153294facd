"""The complete list of powers: every power for every kind of person."""

from collections.abc import Iterator
from typing import Final

import pytest

from bot.locales.phrases import say
from bot.moderation.powers import Asker, Forbidden, Power, Rank, forbidden, plays_at
from bot.moderation.room_settings import RoomSettings
from bot.poker.house_rules import HouseRules
from bot.poker.stakes import Stakes
from bot.tables.ports import SeatLine, TableView
from bot.tables.state import TableSettings
from bot.tables.view_parts import PlaceView
from tests.harness.tables.altered import altered

ME, OWNER, OTHER = 1, 2, 3
SETTINGS: Final = TableSettings("razz", Stakes.of(10, 20), HouseRules(), 8, 400, 400)
TABLE: Final = TableView(
    table_id=7,
    place=PlaceView(guild_id=1, channel_id=5, name="Table 1", owner_id=OWNER),
    settings=SETTINGS,
    seats=(SeatLine(1, OTHER, 400, "playing", dm_closed=False),),
    hand_number=3,
    hand=None,
    revision=1,
)
SEATED: Final = TABLE._replace(seats=(SeatLine(2, ME, 400, "playing", dm_closed=False),))
HIS_OWN: Final = altered(TABLE, owner_id=ME)

PEOPLE: Final[dict[str, tuple[Asker, TableView]]] = {
    # No member of this server: a rank in another server does not count here.
    "outsider": (Asker(ME, Rank.OUTSIDER), TABLE),
    "outsider_owner": (Asker(ME, Rank.OUTSIDER), HIS_OWN),
    "player": (Asker(ME, Rank.PLAYER), TABLE),
    "owner": (Asker(ME, Rank.PLAYER), HIS_OWN),
    "banned": (Asker(ME, Rank.PLAYER, banned=True), TABLE),
    "banned_owner": (Asker(ME, Rank.PLAYER, banned=True), HIS_OWN),
    "moderator": (Asker(ME, Rank.MODERATOR), TABLE),
    "moderator_plays": (Asker(ME, Rank.MODERATOR), SEATED),
    "banned_moderator": (Asker(ME, Rank.MODERATOR, banned=True), TABLE),
    "admin": (Asker(ME, Rank.ADMINISTRATOR), TABLE),
    "admin_plays": (Asker(ME, Rank.ADMINISTRATOR), SEATED),
    "banned_admin": (Asker(ME, Rank.ADMINISTRATOR, banned=True), TABLE),
}
VERDICTS: Final = {
    "yes": None,
    "out": Forbidden.OUTSIDER,
    "ban": Forbidden.BANNED,
    "mod": Forbidden.NOT_MODERATOR,
    "adm": Forbidden.NOT_ADMINISTRATOR,
    "own": Forbidden.OWN_TABLE,
}
"""Short names of the answers. ``own`` means that they play at this table themselves."""

EVERYBODY: Final = """
               outsider outsider_owner player owner banned banned_owner moderator moderator_plays banned_moderator admin admin_plays banned_admin
open_table     out      out            yes    yes   ban    ban          yes       yes             ban              yes   yes         ban
close_table    out      out            mod    yes   mod    ban          yes       yes             ban              yes   yes         yes
rename_table   out      out            mod    yes   mod    ban          yes       yes             ban              yes   yes         yes
pause          out      out            mod    mod   mod    mod          yes       yes             ban              yes   yes         yes
resume         out      out            mod    mod   mod    mod          yes       yes             ban              yes   yes         yes
void_hand      out      out            mod    mod   mod    mod          yes       own             ban              yes   own         yes
kick           out      out            mod    mod   mod    mod          yes       own             ban              yes   own         yes
hand_over      out      out            mod    mod   mod    mod          yes       yes             ban              yes   yes         yes
last_hand      out      out            mod    mod   mod    mod          yes       yes             ban              yes   yes         yes
ban            out      out            mod    mod   mod    mod          yes       yes             ban              yes   yes         yes
unban          out      out            mod    mod   mod    mod          yes       yes             ban              yes   yes         yes
freeze         out      out            mod    mod   mod    mod          yes       yes             ban              yes   yes         yes
unfreeze       out      out            mod    mod   mod    mod          yes       yes             ban              yes   yes         yes
grant          out      out            mod    mod   mod    mod          yes       yes             ban              yes   yes         yes
deduct         out      out            mod    mod   mod    mod          yes       yes             ban              yes   yes         yes
reset          out      out            mod    mod   mod    mod          yes       yes             ban              yes   yes         yes
see_hand       out      out            mod    mod   mod    mod          yes       own             ban              yes   own         yes
see_disputes   out      out            mod    mod   mod    mod          yes       yes             ban              yes   yes         yes
settle         out      out            mod    mod   mod    mod          yes       yes             ban              yes   yes         yes
see_flags      out      out            mod    mod   mod    mod          yes       yes             ban              yes   yes         yes
audit          out      out            mod    mod   mod    mod          yes       yes             ban              yes   yes         yes
see_ledger     out      out            mod    mod   mod    mod          yes       yes             ban              yes   yes         yes
report         out      out            mod    mod   mod    mod          yes       yes             ban              yes   yes         yes
health         out      out            mod    mod   mod    mod          yes       yes             ban              yes   yes         yes
see_room       out      out            mod    mod   mod    mod          yes       yes             ban              yes   yes         yes
set_room       out      out            adm    adm   adm    adm          adm       adm             ban              yes   yes         yes
presets        out      out            mod    mod   mod    mod          yes       yes             ban              yes   yes         yes
export         out      out            adm    adm   adm    adm          adm       adm             ban              yes   yes         yes
run_tournament out      out            mod    mod   mod    mod          yes       yes             ban              yes   yes         yes
guarantee      out      out            adm    adm   adm    adm          adm       adm             ban              yes   yes         yes
remove_entrant out      out            mod    mod   mod    mod          yes       yes             ban              yes   yes         yes
move_entrant   out      out            mod    mod   mod    mod          yes       yes             ban              yes   yes         yes
correct_chips  out      out            mod    mod   mod    mod          yes       yes             ban              yes   yes         yes
cancel_play    out      out            mod    mod   mod    mod          yes       yes             ban              yes   yes         yes
"""  # noqa: E501 - a table is read by its columns


def cells() -> Iterator[tuple[Power, str, str]]:
    head, *rows = EVERYBODY.strip().splitlines()
    for row in rows:
        power, *verdicts = row.split()
        yield from ((Power(power), who, verdict) for who, verdict in zip(head.split(), verdicts, strict=True))


def test_the_table_of_powers_lists_every_power_for_every_kind_of_person() -> None:
    told = {(power, who) for power, who, _ in cells()}
    assert told == {(power, who) for power in Power for who in PEOPLE}


def test_each_kind_of_person_has_exactly_the_powers_listed_in_the_table_of_powers(subtests: pytest.Subtests) -> None:
    for cell in list(cells()):
        with subtests.test(cell=cell):
            power, who, verdict = cell
            asker, table = PEOPLE[who]
            assert forbidden(power, asker, RoomSettings(), table=table, subject_id=OTHER) is VERDICTS[verdict]


# Orders about other people

ON_WHOM: Final = {
    # Orders that a moderator may not give about themselves or another moderator; an administrator may.
    Power.GRANT: ("oneself", "yes"),
    Power.DEDUCT: ("oneself", "equal"),
    Power.RESET: ("oneself", "equal"),
    Power.UNBAN: ("oneself", "equal"),
    Power.UNFREEZE: ("oneself", "equal"),
    Power.HAND_OVER: ("oneself", "yes"),
    Power.SETTLE: ("oneself", "yes"),
    Power.BAN: ("oneself", "equal"),
    Power.FREEZE: ("oneself", "equal"),
    Power.KICK: ("yes", "yes"),
    Power.SEE_LEDGER: ("yes", "yes"),
    Power.AUDIT: ("yes", "yes"),
}


@pytest.mark.parametrize("power", ON_WHOM)
def test_moderators_act_on_themselves_or_each_other_only_as_listed_for_each_power(power: Power) -> None:
    oneself, equal = (None if word == "yes" else Forbidden(word) for word in ON_WHOM[power])
    moderator, admin = Asker(ME, Rank.MODERATOR), Asker(ME, Rank.ADMINISTRATOR)

    def why(asker: Asker, subject: int, rank: Rank | None) -> Forbidden | None:
        return forbidden(power, asker, RoomSettings(), table=TABLE, subject_id=subject, subject_rank=rank)

    assert why(moderator, ME, Rank.MODERATOR) is oneself
    assert why(moderator, OTHER, Rank.MODERATOR) is equal
    assert why(moderator, OTHER, Rank.ADMINISTRATOR) is equal
    for rank in (Rank.OUTSIDER, Rank.PLAYER, None):
        assert why(moderator, OTHER, rank) is None
    for subject in (ME, OTHER):
        assert why(admin, subject, Rank.ADMINISTRATOR) is None


# Own and other tables


def test_a_moderator_who_was_dealt_in_still_counts_as_a_player_after_leaving_the_seat() -> None:
    left = altered(TABLE, hand_players=((4, ME),))
    assert plays_at(left, ME)
    assert not plays_at(TABLE, ME)
    for rank in (Rank.MODERATOR, Rank.ADMINISTRATOR):
        assert forbidden(Power.VOID_HAND, Asker(ME, rank), RoomSettings(), table=left) is Forbidden.OWN_TABLE


def test_a_manager_of_the_channel_may_open_or_close_or_rename_its_table_but_nothing_else() -> None:
    for power in Power:
        may = forbidden(power, Asker(ME, Rank.PLAYER), RoomSettings(), table=TABLE, keeps_place=True) is None
        assert may is (power in (Power.OPEN_TABLE, Power.CLOSE_TABLE, Power.RENAME_TABLE))
    banned = Asker(ME, Rank.PLAYER, banned=True)
    why = forbidden(Power.CLOSE_TABLE, banned, RoomSettings(), table=TABLE, keeps_place=True)
    assert why is Forbidden.BANNED


@pytest.mark.parametrize("rank", [Rank.MODERATOR, Rank.ADMINISTRATOR])
def test_T3_8_a_moderator_who_plays_in_a_tournament_may_not_touch_its_cards_and_pots(rank: Rank) -> None:
    refused = {
        power
        for power in Power
        if forbidden(power, Asker(ME, rank), RoomSettings(), table=TABLE, plays_in=True) is Forbidden.OWN_TOURNAMENT
    }
    on_entrants = {Power.REMOVE_ENTRANT, Power.MOVE_ENTRANT, Power.CORRECT_CHIPS}
    assert refused == {Power.VOID_HAND, Power.KICK, Power.CANCEL_PLAY, *on_entrants}


def test_an_owner_of_one_table_has_no_power_at_another() -> None:
    assert forbidden(Power.CLOSE_TABLE, Asker(OWNER, Rank.PLAYER), RoomSettings(), table=TABLE) is None
    assert forbidden(Power.CLOSE_TABLE, Asker(OWNER, Rank.PLAYER), RoomSettings()) is Forbidden.NOT_MODERATOR


# Opening tables


@pytest.mark.parametrize(
    "case",
    [
        (Asker(ME, Rank.PLAYER), Forbidden.NOT_OPENER),
        (Asker(ME, Rank.PLAYER, frozenset({30, 40})), Forbidden.NOT_OPENER),
        (Asker(ME, Rank.PLAYER, frozenset({10, 40})), None),
        (Asker(ME, Rank.PLAYER, frozenset({10}), banned=True), Forbidden.BANNED),
        (Asker(ME, Rank.MODERATOR), None),
        (Asker(ME, Rank.MODERATOR, banned=True), Forbidden.BANNED),
        (Asker(ME, Rank.ADMINISTRATOR), None),
        (Asker(ME, Rank.OUTSIDER, frozenset({10})), Forbidden.OUTSIDER),
    ],
)
def test_with_opener_roles_only_these_roles_and_moderators_open_tables(case: tuple[Asker, Forbidden | None]) -> None:
    asker, why = case
    assert forbidden(Power.OPEN_TABLE, asker, RoomSettings(opener_roles=(10, 20))) is why


@pytest.mark.parametrize("why", Forbidden)
def test_every_reason_for_a_refusal_has_a_sentence(why: Forbidden) -> None:
    assert say("en-US", f"forbidden-{why.replace('_', '-')}", roles="<@&1>").endswith((".", "<@&1>."))
