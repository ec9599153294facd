import pytest

from tests.harness.tables.altered import altered
from tests.harness.ui.scenes import table


def test_a_field_is_changed_in_whichever_part_of_the_view_holds_it() -> None:
    view = table()
    changed = altered(view, name="Lakeside", revision=9)
    assert changed == view._replace(place=view.place._replace(name="Lakeside"), revision=9)


def test_a_name_that_no_part_has_is_a_mistake_of_the_test() -> None:
    with pytest.raises(TypeError, match="no field 'nmae'"):
        altered(table(), nmae="Lakeside")
