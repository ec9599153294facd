"""The options of a table and of a tournament, and the orders that they make."""

from dataclasses import fields

from bot.typed.table_order import TableOrder
from bot.typed.tournament_order import TournamentOrder
from cogs._shared.ordering import Options
from cogs._shared.table_options import TABLE_OPTIONS
from cogs.tournament.options import OPTIONS
from tests.harness.with_each import with_each


@with_each([(TABLE_OPTIONS, TableOrder), (OPTIONS, TournamentOrder)])
def test_an_order_has_a_field_for_every_option(case: tuple[Options, type[TableOrder | TournamentOrder]]) -> None:
    options, order = case
    assert list(options) == [field.name for field in fields(order)]
