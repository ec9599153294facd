"""A script that writes the page of composed messages to ``composed.html`` in the given folder."""

import sys
from pathlib import Path

from bot.locales import phrases
from tests.composed.page import page


def main(folder: str) -> None:
    phrases.strict = True
    file = Path(folder) / "composed.html"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(page(), encoding="utf-8")
    print(file)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: python -m tests.composed DIR")
    main(sys.argv[1])
