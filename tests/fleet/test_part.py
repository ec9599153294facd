"""A process as one part of the bot: every server belongs to exactly one part."""

import pytest

from bot.fleet.part import Part

SERVERS = [number << 22 | number % 7 for number in range(1, 500)]


def test_a_single_process_owns_all_servers_and_shards() -> None:
    alone = Part()
    assert (str(alone), alone.is_whole, alone.is_first) == ("0/1", True, True)
    assert all(map(alone.owns_server, SERVERS))
    assert alone.shards(3) == [0, 1, 2]


def test_every_server_belongs_to_exactly_one_part() -> None:
    parts = [Part(index, 4) for index in range(4)]
    for server in SERVERS:
        assert sum(part.owns_server(server) for part in parts) == 1


@pytest.mark.parametrize("total", [4, 8, 12, 64])
def test_a_server_belongs_to_the_part_that_holds_its_shard(total: int) -> None:
    for part in (Part(index, 4) for index in range(4)):
        assert all(part.owns_server(server) == ((server >> 22) % total in part.shards(total)) for server in SERVERS)


def test_every_shard_is_held_by_one_part() -> None:
    assert [Part(index, 4).shards(8) for index in range(4)] == [[0, 4], [1, 5], [2, 6], [3, 7]]


@pytest.mark.parametrize("total", [0, 2, 6])
def test_a_number_of_shards_that_is_no_multiple_of_the_parts_is_refused(total: int) -> None:
    with pytest.raises(ValueError, match=f"{total} shards can't be divided among 4 parts"):
        Part(0, 4).shards(total)


@pytest.mark.parametrize("case", [("0/1", Part()), ("3/4", Part(3, 4)), (" 12/64\n", Part(12, 64))])
def test_a_part_is_parsed_from_its_written_form(case: tuple[str, Part]) -> None:
    text, part = case
    assert Part.parse(text) == part
    assert str(Part.parse(text)) == text.strip()


@pytest.mark.parametrize("text", ["", "1", "a/b", "1/2/3", "-1/4", "1 / 4", "¹/4", "0/99999"])
def test_a_text_that_is_no_part_is_refused_with_an_example(text: str) -> None:
    with pytest.raises(ValueError, match=r"isn't a part: write it like 0/4"):
        Part.parse(text)


@pytest.mark.parametrize("text", ["4/4", "7/4", "0/0", "1/0"])
def test_a_part_beyond_the_last_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=f"there's no part {text}"):
        Part.parse(text)


@pytest.mark.parametrize(
    "case",
    [
        (Part(), "lowball", "lowball"),
        (Part(1, 2), "lowball", "lowball-1-of-2"),
        (Part(1, 2), "lowball-1-of-2", "lowball-1-of-2"),
        (Part(3, 4), "lowball-1-of-2", "lowball-3-of-4"),
    ],
)
def test_files_of_different_parts_have_different_names(case: tuple[Part, str, str]) -> None:
    part, stem, name = case
    assert part.name_of(stem) == name


@pytest.mark.parametrize("case", [(1, 1, 1), (3, 1, 3), (1, 4, 4), (4, 4, 4), (5, 4, 8), (64, 4, 64), (65, 64, 128)])
def test_the_number_of_shards_is_discords_recommendation_rounded_up(case: tuple[int, int, int]) -> None:
    recommended, count, total = case
    part = Part(count - 1, count)
    assert part.total(recommended) == total
    assert part.shards(total)


@pytest.mark.parametrize("case", [(16, 4, 16), (16, 3, 48), (64, 48, 192), (16, 1, 16)])
def test_a_large_bots_shard_count_is_a_multiple_of_discords_number_and_of_the_parts(case: tuple[int, int, int]) -> None:
    recommended, count, total = case
    assert Part(0, count).total(recommended, exactly=True) == total
