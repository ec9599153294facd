"""Players' requests about their own wallet, without Discord and without a file."""

import asyncio

import pytest

from bot.common.complaint import Complaint
from bot.moderation.ports import FOREVER, Standing
from bot.moderation.room_settings import RoomSettings
from bot.tables.saving import DuplicateRequest, StoreUnavailable
from bot.use_cases.own_wallet import OwnWallet
from tests.harness.use_cases.fakes import GRANT, House, asks

ANN = 107


def wallet_of(house: House) -> OwnWallet:
    return OwnWallet(house.requests, house.wallets, house.standings, house.bank, house.timer)


async def complaint_of(own: OwnWallet) -> tuple[str, dict[str, object]]:
    with pytest.raises(Complaint) as raised:
        await own.claim(asks(7))
    return raised.value.key, dict(raised.value.facts)


async def test_a_new_wallet_opens_with_the_rooms_starting_chips_or_the_bots_default() -> None:
    for settings, grant in ((RoomSettings(), GRANT), (RoomSettings(starting_chips=0), 0)):
        house = House()
        house.rooms.now = settings
        found = await wallet_of(house).status(asks(7))
        assert (found.wallet, found.at_tables, found.sanctions) == (grant, 30, [])
        assert house.names.seen == {ANN: "User 7"}


async def test_a_claim_fills_the_wallet_up_to_the_rooms_daily_claim_or_the_bots_default() -> None:
    for settings, filled in ((RoomSettings(), GRANT), (RoomSettings(daily_claim=70), 70)):
        house = House()
        house.rooms.now = settings
        house.bank.balances[ANN] = 50
        found = await wallet_of(house).claim(asks(7))
        assert (found.claim.balance, found.claim.granted, found.amount) == (filled, filled - 50, filled)


async def test_wallet_requests_in_direct_messages_are_refused_and_create_no_player() -> None:
    house = House()
    own, alone = wallet_of(house), asks(7, guild_id=None)
    for asking in (own.status, own.claim):
        with pytest.raises(Complaint) as raised:
            await asking(alone)
        assert raised.value.key == "only-in-a-server"
    assert house.users.seen == set()


async def test_a_refused_claim_gives_the_end_of_the_ban_or_mentions_the_frozen_wallet() -> None:
    house = House()
    sanctions = {
        Standing(banned_until_ms=house.timer.now_ms() + 5): ("claim-banned", {"until": house.timer.now_ms() + 5}),
        Standing(banned_until_ms=FOREVER): ("claim-banned", {"until": FOREVER}),
        Standing(frozen=True): ("claim-frozen", {}),
    }
    for standing, told in sanctions.items():
        house.bans.of[ANN] = standing
        assert await complaint_of(wallet_of(house)) == told
        (sanction,) = (await wallet_of(house).status(asks(7))).sanctions
        assert sanction.until_ms == standing.banned_until_ms
    assert house.bank.balances == {ANN: GRANT}


async def test_a_claim_that_discord_delivers_twice_pays_once() -> None:
    house = House()
    house.bank.balances[ANN] = 0
    own, asked = wallet_of(house), asks(7)
    first, second = await asyncio.gather(own.claim(asked), own.claim(asked), return_exceptions=True)
    assert not isinstance(first, BaseException)
    assert first.claim.granted == GRANT
    assert isinstance(second, DuplicateRequest)


async def test_a_database_failure_is_raised_and_not_reported_as_a_refusal() -> None:
    house = House()
    house.bank.fails = StoreUnavailable()
    with pytest.raises(StoreUnavailable):
        await wallet_of(house).claim(asks(7))
