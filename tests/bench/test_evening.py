"""An evening on open panels sends players nothing that rings."""

from collections import Counter

from simcord.types import HttpLogEntry

from tests.bench.evening import PANEL_EDITS, PINGS, SILENT, SILENT_LETTERS, SILENT_MESSAGES, Evening, kinds, measure


async def test_a_player_who_plays_on_an_open_panel_is_never_pinged() -> None:
    evening = await measure(hands=2)
    assert evening.kinds[PANEL_EDITS] > 0
    assert evening.kinds[PINGS] == evening.kinds[SILENT_LETTERS] == 0
    assert evening.kinds[SILENT_MESSAGES] <= 1


def test_a_message_without_the_silent_flag_is_counted_as_a_ping() -> None:
    sent = [("/channels/7/messages", 0), ("/channels/7/messages", SILENT), ("/channels/8/messages", SILENT)]
    requests = [HttpLogEntry("POST", path, {}, {"flags": flags}, None) for path, flags in sent]
    counts = Counter(kinds(requests, table_id=7))
    assert counts == {PINGS: 1, SILENT_MESSAGES: 1, SILENT_LETTERS: 1}
    assert Evening(hours=0.5, kinds=Counter({PINGS: 3})).pings_an_hour == 1
