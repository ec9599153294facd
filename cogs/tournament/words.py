"""Shortening of long lists in answers."""

from collections.abc import Sequence

from bot.locales.phrases import say


def told_lines(locale: str, lines: Sequence[str], most: int, room: int = 1800) -> str:
    """Return the first lines that fit, and a line that counts those left out.

    At most ``most`` lines and ``room`` characters fit.
    """
    kept: list[str] = []
    for line in lines[:most]:
        if sum(map(len, kept)) + len(kept) + len(line) > room:
            break
        kept.append(line)
    more = [say(locale, "tournament-more", count=len(lines) - len(kept))] if len(kept) < len(lines) else []
    return "\n".join([*kept, *more])
