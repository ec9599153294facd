import pytest

from tests.harness.tables.altered import altered
from tests.harness.ui.scenes import table


def test_the_altered_function_changes_a_field_in_the_part_of_the_view_that_has_it() -> None:
    view = table()
    changed = altered(view, name="Lakeside", revision=9)
    assert changed == view._replace(place=view.place._replace(name="Lakeside"), revision=9)


def test_the_altered_function_refuses_a_field_that_no_part_of_the_view_has() -> None:
    with pytest.raises(TypeError, match="no field 'nmae'"):
        altered(table(), nmae="Lakeside")
