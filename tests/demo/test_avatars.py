"""The avatars of the demo's people."""

import pytest

from bot.demo import avatars

MISSING = "\U0010fffe"
"""A character that no font has, so that it's drawn as an empty box."""


@pytest.mark.parametrize("sign", ["A", "É", "♠"])
def test_an_avatar_shows_its_letter_or_sign(sign: str) -> None:
    assert avatars.draw(sign, "#b8860b") != avatars.draw(MISSING, "#b8860b")
