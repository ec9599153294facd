"""The exported file about a user, and the word that confirms deletion."""

import gzip
import json

import pytest

from cogs.people.privacy import PLAIN_MOST, confirms, packed


def test_a_large_export_is_compressed() -> None:
    name, body = packed({"text": "x" * PLAIN_MOST})
    assert name.endswith(".json.gz")
    assert json.loads(gzip.decompress(body))["text"].startswith("xx")


@pytest.mark.parametrize("case", [("delete", True), (" DELETE", True), ("yes", False), (None, False)])
def test_the_confirmation_word_may_be_typed_in_any_case(case: tuple[str | None, bool]) -> None:
    typed, is_right = case
    assert confirms("en-US", typed) is is_right
