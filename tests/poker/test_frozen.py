"""Tests of the values that are made many times in a hand."""

from dataclasses import field

from bot.poker.frozen import frozen


@frozen
class Stake:
    chips: int
    secret: int = field(default=0, repr=False)


@frozen
class Fee:
    chips: int
    secret: int = 0


def test_values_are_equal_and_hash_alike_if_their_class_and_fields_are() -> None:
    assert Stake(5) == Stake(5)
    assert hash(Stake(5)) == hash(Stake(5))
    assert Stake(5) != Stake(6)
    other: object = Fee(5)
    assert Stake(5) != other


def test_a_value_has_no_other_attributes_and_hides_its_secret_fields() -> None:
    assert not hasattr(Stake(5), "__dict__")
    assert repr(Stake(5, 7)) == "Stake(chips=5)"
