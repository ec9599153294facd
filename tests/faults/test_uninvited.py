"""Places without the bot: everybody gets one sentence on how to play, and nothing is saved about them."""

from tests.faults.test_answers import noted
from tests.harness.faults.live_bot import LiveBot
from tests.harness.local_discord.interactions import COMMAND, COMPONENT, Answer
from tests.harness.local_discord.world import DM, GROUP_DM, Json

INVITE = "discord.com/oauth2/authorize"
IN_A_SERVER = "That only works on a server, not in DMs."
BUTTON, BUTTON_TYPE = "lb:a:1:1:1:fold", 2


async def test_in_a_server_without_the_bot_everybody_gets_the_link_to_add_it(live: LiveBot) -> None:
    server = live.local.world.server("Commands alone")
    server.has_bot = False
    user = live.local.world.member("dan", guild_id=server.id)["user"]
    for owners in ({"0": server.id}, {"1": user["id"]}):
        with noted(str(owners)):
            for answer in await asked(live, user, server.lobby, owners=owners):
                assert INVITE in said(answer)
                assert f"guild_id={server.id}" in said(answer)
    await check_nothing_saved(live, user)


async def test_a_user_in_a_direct_message_or_group_is_told_to_use_a_server(live: LiveBot) -> None:
    """The places include a group, where only users who installed the commands for themselves can ask."""
    world = live.local.world
    user = world.user("eve")
    group: Json = {"id": world.snowflake(), "type": GROUP_DM, "recipients": [user, world.owner]}
    world.channels[group["id"]] = group
    places: list[tuple[Json, Json]] = [(world.dm(user["id"]), {"0": "0"}), (group, {"1": user["id"]})]
    for place, owners in places:
        with noted(str(place["type"] == DM)):
            for answer in await asked(live, user, place, owners=owners):
                assert IN_A_SERVER in said(answer)
    await check_nothing_saved(live, user)


async def asked(live: LiveBot, user: Json, place: Json, *, owners: Json) -> list[Answer]:
    """Send a command and a click from there, and return both once they are answered."""
    told = {"authorizing_integration_owners": owners}
    wallet = {"id": live.local.commands["wallet"]["id"], "name": "wallet", "type": 1, "options": []}
    message = live.local.world.unsent_message(place["id"], {"content": "a table"})
    click = {"custom_id": BUTTON, "component_type": BUTTON_TYPE}
    answers = [
        await live.ask.make(COMMAND, user, place["id"], wallet, **told),
        await live.ask.make(COMPONENT, user, place["id"], click, message=message, **told),
    ]
    await live.until(lambda: all(said(answer) for answer in answers))
    assert all(answer.ephemeral for answer in answers)
    return answers


def said(answer: Answer) -> str:
    private = answer.followups or [answer.original or {}]
    return str(private[-1].get("content") or "")


async def check_nothing_saved(live: LiveBot, user: Json) -> None:
    assert await live.wiring.base.store.directory.known(int(user["id"])) is None
    assert live.logged() == []
