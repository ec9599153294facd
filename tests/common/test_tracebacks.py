"""Errors in the log: their types and places, without their messages."""

from bot.common.tracebacks import where

CARD = "Ks"


def refuse() -> None:
    raise ValueError(f"no such card: {CARD}")


def test_type_and_place_of_an_error_are_logged_without_its_message() -> None:
    try:
        refuse()
    except ValueError as error:
        shown = where(error)
    assert shown.startswith("ValueError\n")
    assert "in refuse" in shown
    assert CARD not in shown


def test_the_causes_of_an_error_are_logged_as_well() -> None:
    try:
        try:
            refuse()
        except ValueError as error:
            raise RuntimeError(CARD) from error
    except RuntimeError as error:
        shown = where(error)
    assert [line for line in shown.splitlines() if "Error" in line and "raise" not in line] == [
        "RuntimeError",
        "caused by ValueError",
    ]
    assert CARD not in shown


def test_a_suppressed_context_is_not_logged() -> None:
    try:
        try:
            refuse()
        except ValueError:
            raise RuntimeError from None
    except RuntimeError as error:
        shown = where(error)
    assert "ValueError" not in shown.splitlines()[0]
    assert "caused by" not in shown
