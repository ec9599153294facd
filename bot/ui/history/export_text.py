"""The text that accompanies an export of a player's hands."""

from bot.history.export import HandsExport
from bot.locales.phrases import Phrases
from bot.use_cases.exports import OWN_HANDS_MOST


def export_text(say: Phrases, made: HandsExport, full: bool) -> str:
    """Return a text that says what the exported file contains and lacks."""
    lines = [say("own-hands-files", count=made.hands), say("own-hands-hidden"), say("hands-file-use")]
    if made.in_pokerstars:
        lines.append(say("own-hands-told", count=made.in_pokerstars))
    if made.proved:
        lines.append(say("own-hands-proved", count=made.proved))
    lines += [say(f"own-hands-lacking-{what}", count=count) for what, count in sorted(made.lacking.items())]
    if full:
        lines.append(say("own-hands-capped", most=OWN_HANDS_MOST))
    return "\n".join(lines)
