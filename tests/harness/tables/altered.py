"""Changes to fields of a table's view by their names alone, in whichever part of the view they are."""

from typing import Any

from bot.tables.ports import TableView


def altered(view: TableView, **changes: Any) -> TableView:
    """Return the view with these fields changed, for example ``altered(view, name="River", hand=None)``.

    Raise TypeError if no part of the view has the name.
    """
    for name, value in changes.items():
        view = _altered(view, name, value)
    return view


def _altered(view: Any, name: str, value: object) -> TableView:
    if name not in view._fields:
        for group in sorted(GROUPS & set(view._fields)):
            part = getattr(view, group)
            if name in getattr(part, "_fields", ()):
                name, value = group, part._replace(**{name: value})
                break
        else:
            raise TypeError(f"the view has no field {name!r}")
    altered_view: TableView = view._replace(**{name: value})
    return altered_view


GROUPS = {"place", "clock", "course", "games", "last", "choice", "seals", "people"}
