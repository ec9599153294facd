"""Follow-ups that fill a deferred answer by mistake."""

from simcord.types import HttpLogEntry

from tests.harness.local_discord.follow_ups import problems


def sent(method: str, path: str, **body: object) -> HttpLogEntry:
    return HttpLogEntry(method, path, {}, body, None)


CALLBACK, HOOK = ("POST", "/interactions/1/token/callback"), "/webhooks/2/token"
FOLLOW_UP, EDIT = sent("POST", HOOK, content="told"), sent("PATCH", f"{HOOK}/messages/@original", content="told")


def test_a_follow_up_that_fills_a_deferred_answer_by_mistake_is_reported() -> None:
    put_off, answered = sent(*CALLBACK, type=5), sent(*CALLBACK, type=4)
    cases = [[put_off, FOLLOW_UP], [put_off, EDIT, FOLLOW_UP], [answered, FOLLOW_UP], [put_off, FOLLOW_UP, FOLLOW_UP]]
    assert [len(list(problems(case))) for case in cases] == [1, 0, 0, 1]
