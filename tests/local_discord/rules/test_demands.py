"""The permissions and the thread state that each request needs."""

from collections.abc import Callable
from functools import partial
from typing import Any

from tests.harness.local_discord.refusals import Refused
from tests.harness.local_discord.rules import demands
from tests.harness.local_discord.rules.demands import PRIVATE_THREAD, PUBLIC_THREAD, Place
from tests.harness.local_discord.rules.rights import ALL, EVERYONE, THE_BOTS, bits, in_channel, of_roles

OURS = EVERYONE | THE_BOTS
MODERATES = OURS | bits("manage_threads")


def code(demand: Callable[[], None]) -> int:
    try:
        demand()
    except Refused as refused:
        return refused.code
    return 0


def channel(rights: int, kind: int = 0) -> Place:
    return Place({"type": kind}, rights)


def thread(
    rights: int = OURS, *, private: bool = False, more: dict[str, bool] | None = None, **metadata: bool
) -> Place:
    kind = PRIVATE_THREAD if private else PUBLIC_THREAD
    return Place(
        {"type": kind, "thread_metadata": {"archived": False, "locked": False, **metadata}}, rights, **more or {}
    )


def test_every_request_is_refused_without_its_permission() -> None:
    make = partial(demands.open_thread, active=0)
    cases: list[tuple[str, Callable[[Place], None]]] = [
        ("send_messages", lambda place: demands.post(place, {})),
        ("attach_files", lambda place: demands.post(place, {}, files=True)),
        ("attach_files", lambda place: demands.edit(place, files=True)),
        ("attach_files", lambda place: demands.answer(place, files=True)),
        ("embed_links", lambda place: demands.post(place, {"embeds": [{}]})),
        ("create_public_threads", lambda place: make(place, PUBLIC_THREAD)),
        ("create_private_threads", lambda place: make(place, PRIVATE_THREAD)),
        ("read_message_history", lambda place: make(place, PUBLIC_THREAD, from_message=True)),
        ("manage_messages", lambda place: demands.delete(place, own=False)),
        ("manage_channels", lambda place: demands.change(place, {"name": "new"})),
    ]
    for name, demand in cases:
        assert code(partial(demand, channel(ALL))) == 0, name
        assert code(partial(demand, channel(ALL & ~bits(name)))) == 50013, name


def test_a_bot_without_the_permission_to_view_a_channel_can_only_answer_interactions_there() -> None:
    blind = channel(ALL & ~bits("view_channel"))
    for demand in (demands.see, partial(demands.post, body={}), demands.edit, partial(demands.delete, own=True)):
        assert code(partial(demand, blind)) == 50001
    assert code(partial(demands.answer, blind)) == 0


def test_a_bot_without_the_permission_to_embed_links_posts_its_text_without_the_embeds() -> None:
    body: dict[str, Any] = {"content": "look", "embeds": [{}]}
    bare = channel(OURS & ~bits("embed_links"))
    assert code(partial(demands.post, bare, body)) == 0
    assert demands.shown(bare, body) == {"content": "look", "embeds": []}
    assert demands.shown(channel(OURS), body) == body


def test_only_moderators_can_post_or_edit_in_a_locked_thread() -> None:
    locked, managed = thread(locked=True, more={"owns": True}), thread(MODERATES, locked=True)
    cases: dict[int, list[Callable[[Place], None]]] = {
        160005: [partial(demands.post, body={}), demands.edit, demands.add_member],
        50083: [partial(demands.answer, posts=True), demands.answer],
        50013: [partial(demands.change, body={"name": "new"}), partial(demands.change, body={"locked": False})],
    }
    for refusal, refused in cases.items():
        for demand in refused:
            assert code(partial(demand, locked)) == refusal
            assert code(partial(demand, managed)) == 0
    assert code(partial(demands.delete, locked, own=True)) == 0
    assert code(partial(demands.delete, thread(locked=True, archived=True), own=True)) == 50083


def test_an_archived_thread_accepts_posts_but_no_edits() -> None:
    archived = thread(archived=True, more={"owns": True})
    for demand in (demands.edit, demands.add_member, demands.answer, partial(demands.change, body={"name": "new"})):
        assert code(partial(demand, archived)) == 50083
    posts: list[Callable[[Place], None]] = [
        partial(demands.post, body={}),
        partial(demands.answer, posts=True),
        partial(demands.delete, own=True),
        partial(demands.change, body={"archived": False}),
    ]
    assert [code(partial(demand, archived)) for demand in posts] == [0] * len(posts)


def test_only_the_creator_or_a_moderator_may_change_a_thread() -> None:
    for body, makers in (({"name": "new"}, 0), ({"archived": True}, 0), ({"locked": True}, 50013)):
        assert code(partial(demands.change, thread(more={"owns": True}), body)) == makers
        assert code(partial(demands.change, thread(), body)) == 50013
        assert code(partial(demands.change, thread(MODERATES), body)) == 0


def test_only_members_and_moderators_can_see_a_private_thread() -> None:
    for place, refusal in (
        (thread(private=True), 0),
        (thread(private=True, more={"belongs": False}), 50001),
        (thread(MODERATES, private=True, more={"belongs": False}), 0),
    ):
        assert code(partial(demands.see, place)) == refusal
    closed = partial(thread, private=True, invitable=False)
    assert code(partial(demands.add_member, closed())) == 50013
    assert code(partial(demands.add_member, closed(more={"owns": True}))) == 0
    assert code(partial(demands.remove_member, thread(private=True))) == 50013
    assert code(partial(demands.remove_member, thread(private=True, more={"owns": True}))) == 0
    assert code(partial(demands.remove_member, thread(more={"owns": True}))) == 50013


def test_opening_a_thread_is_refused_at_the_servers_limit_of_active_threads() -> None:
    most = demands.ACTIVE_THREADS_MOST
    assert code(partial(demands.open_thread, channel(OURS), PUBLIC_THREAD, active=most - 1)) == 0
    assert code(partial(demands.open_thread, channel(OURS), PUBLIC_THREAD, active=most)) == 160006


def test_permission_overwrites_apply_in_discords_order() -> None:
    send, view = bits("send_messages"), bits("view_channel")

    def over(target: str, *, allow: int = 0, deny: int = 0) -> dict[str, Any]:
        return {"id": target, "allow": str(allow), "deny": str(deny)}

    cases = [
        ([], view | send),
        ([over("guild", deny=send)], view),
        ([over("guild", deny=send), over("a", allow=send)], view | send),
        ([over("a", deny=send), over("b", allow=send)], view | send),
        ([over("b", allow=send), over("me", deny=send)], view),
        ([over("me", allow=send), over("a", deny=send)], view | send),
        ([over("guild", deny=view)], send),
    ]
    for overwrites, expected in cases:
        assert in_channel(view | send, overwrites, "guild", ["a", "b"], "me") == expected
    assert in_channel(of_roles([{"permissions": "8"}]), [over("guild", deny=send)], "guild", [], "me") == ALL


def test_the_bots_role_has_no_management_permissions() -> None:
    assert not THE_BOTS & bits("administrator", "manage_threads", "manage_messages", "manage_channels")
