"""The announcements of matches, in a bracket or a shootout (section 10 of the tournament rules)."""

from collections.abc import Iterator

from bot.tournaments.rules.matches import match_of
from bot.ui.text.moments import second_stamp
from bot.ui.tournament.matches import pairing, round_text, to_round_text
from bot.ui.tournament.outgoing import AnnouncedNews, OutgoingMessage


def match_begins(announcement: AnnouncedNews) -> Iterator[OutgoingMessage]:
    """Yield a message that pings the players of a match at its table, where it begins (T-10.1)."""
    scene, table_id = announcement.scene, announcement.news.table_id
    number, channel = scene.state.match_at(table_id), announcement.player_tables.channels.get(table_id or 0)
    if number is None or channel is None:
        return
    match, play = scene.tree[number], scene.state.at_table(table_id).begun
    mentions = [announcement.mention(player) for player in match.players]
    users = tuple(user for _, pinged in mentions for user in pinged)
    text = scene.say(
        "tourney-said-match",
        round=round_text(scene.say, scene.tree, match.round),
        players=pairing(scene, [mention for mention, _ in mentions]),
        stakes=scene.at_table(table_id).level(play.level.number),
        stack=play.ladder.stack,
    )
    untils = [each.arrives_until_ms for each in scene.state.playing() if each.player_id in match.players]
    until = max((each for each in untils if each is not None), default=None)
    waits = [scene.say("tourney-said-waits", when=second_stamp(until))] if until is not None else []
    yield OutgoingMessage(channel, " ".join([text, *waits]), users, ("here",) if waits else (), adds=users)


def goes_through(announcement: AnnouncedNews) -> Iterator[OutgoingMessage]:
    """Yield a line for the table and the tournament's channel: who goes through, and against whom."""
    scene, player = announcement.scene, announcement.news.player_id
    if player is None or not scene.tree:
        return
    match = scene.tree[match_of(scene.tree, player)]
    to, others = to_round_text(scene.say, scene.tree, match.round), [each for each in match.players if each != player]
    key = "tourney-said-through-against" if others else "tourney-said-through"
    text = scene.say(key, name=scene.name(player), round=to, names=scene.names(others))
    channel = announcement.player_tables.channels.get(announcement.news.table_id or 0)
    yield from (OutgoingMessage(each, text) for each in (channel, announcement.home) if each is not None)


def absence(announcement: AnnouncedNews) -> Iterator[OutgoingMessage]:
    """Yield a message that pings a player who has not come to their match, or that they lost it (T-10.3)."""
    scene, news = announcement.scene, announcement.news
    channel = announcement.player_tables.channels.get(news.table_id or 0)
    clock = scene.state.clock_of(scene.state.match_at(news.table_id)) if scene.state.play is not None else None
    if news.player_id is None or channel is None:
        return
    if news.kind == "forfeited":
        name = f"**{scene.name(news.player_id)}**"
        yield OutgoingMessage(channel, scene.say("tourney-said-forfeited", name=name))
    elif clock is not None and clock.absent_id == news.player_id:
        mention, users = announcement.mention(news.player_id)
        text = scene.say("tourney-said-absent", name=mention, when=second_stamp(clock.absent_until_ms))
        yield OutgoingMessage(channel, text, users, adds=users)
