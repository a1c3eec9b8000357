"""Copy the starter adapters into a folder, and say which ones; none is overwritten."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path
from typing import Final

STARTERS: Final = ("python_adapter.py", "javascript_adapter.mjs", "c_adapter.c")


def main(words: list[str]) -> int:
    """Copy them into the folder named; exit code 2 where there is no single name, 1 where one is.

    A folder that does not exist is made; a file that stands there already stays as it is.
    """
    if len(words) != 1 or words[0].startswith("-"):
        sys.stderr.write("usage: python -m piramida_conformance.adapters FOLDER\n")
        return 2
    folder = Path(words[0])
    folder.mkdir(parents=True, exist_ok=True)
    there = [name for name in STARTERS if (folder / name).exists()]
    for name in STARTERS:
        if name not in there:
            shutil.copyfile(Path(__file__).with_name(name), folder / name)
        print(f"{folder / name}{' was there' if name in there else ''}")
    return int(bool(there))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
