"""Compile a copy of the package with mypyc into build/compiled; put that folder first in PYTHONPATH to use it.

    python tools/compile.py [--opt 0..3] [--only GAME ...]

The same source runs uncompiled wherever there is no compiler. What stays interpreted is said in `stays_interpreted`. Each
module is a C extension of its own, so that all cores have work and only what has changed is built again.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent.parent
SOURCE = HERE / "src" / "fourthrock"
TARGET = HERE / "build" / "compiled"
STAMP = TARGET / "sources.txt"

INTERPRETED_FILES = {"__init__.py", "options.py", "view.py", "board.py", "errors.py", "record.py", "fingerprint.py"}
COMPILED_ROOMS = ("table", "bots", "games")
DRAWS = re.compile(r"^(from|import) (fourthrock\.drawing|htpy)\b", re.MULTILINE)

BUILD = """
import sys
from mypyc.build import mypycify
from setuptools import setup
flags = ["--config-file", "mypy.ini"]
setup(
    name="fourthrock-compiled",
    script_args=["build_ext", "--inplace", "--parallel", "{jobs}"],
    ext_modules=mypycify(
        [*flags, *{files!r}], opt_level="{opt}", debug_level="0", separate=True, target_dir="c"
    ),
)
"""

MYPY = """[mypy]
python_version = 3.11
follow_imports = silent
ignore_missing_imports = True
"""


def main() -> None:
    options = read_arguments()
    modules = [path for path in sorted(SOURCE.rglob("*.py")) if not stays_interpreted(path) and wanted(path, options.only)]
    stamp = stamp_of(modules, options.opt)
    copy_sources()
    if STAMP.exists() and STAMP.read_text() == stamp:
        print(f"{len(modules)} modules are compiled already")
        return
    begun = time.perf_counter()
    remove_compiled()
    build(modules, options)
    STAMP.write_text(stamp)
    lines = sum(len(path.read_text().splitlines()) for path in modules)
    print(f"{len(modules)} modules, {lines} lines, compiled in {time.perf_counter() - begun:.0f} s")


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Compile a copy of the package with mypyc into build/compiled.")
    parser.add_argument("--opt", default="2", choices=["0", "1", "2", "3"], help="the C compiler's level of optimisation")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many C compilers at once")
    parser.add_argument("--only", nargs="*", metavar="GAME", help="only these games, and the kernel")
    return parser.parse_args()


def stays_interpreted(path: Path) -> bool:
    """Package files, structs, views and drawings gain nothing or do not compile; the other rooms are not the hot ones."""
    parts = path.relative_to(SOURCE).parts
    if path.name in INTERPRETED_FILES or len(parts) < 2 or parts[0] not in COMPILED_ROOMS:
        return True
    return DRAWS.search(path.read_text(encoding="utf-8")) is not None


def wanted(path: Path, only: list[str] | None) -> bool:
    parts = path.relative_to(SOURCE).parts
    return parts[0] != "games" or only is None or parts[1] in only


def stamp_of(modules: list[Path], opt: str) -> str:
    """Changes when a compiled module, the C compiler's level or the Python version does."""
    digest = hashlib.sha256(f"{opt} {sys.version}".encode())
    for path in modules:
        digest.update(str(path.relative_to(SOURCE)).encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def copy_sources() -> None:
    """The package as it is now, beside what was built before; files keep their times, so what is unchanged is not rebuilt."""
    place = TARGET / "fourthrock"
    TARGET.mkdir(parents=True, exist_ok=True)
    for old in place.rglob("*.py"):
        if not (SOURCE / old.relative_to(place)).exists():
            old.unlink()
    shutil.copytree(SOURCE, place, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__", "*.so"))


def remove_compiled() -> None:
    """What was compiled before, lest an old form hide a new source."""
    STAMP.unlink(missing_ok=True)
    for old in [*(TARGET / "fourthrock").rglob("*.so"), *TARGET.glob("*.so")]:
        old.unlink()


def build(modules: list[Path], options: argparse.Namespace) -> None:
    (TARGET / "mypy.ini").write_text(MYPY)
    files = [str(Path("fourthrock", path.relative_to(SOURCE))) for path in modules]
    script = BUILD.format(files=files, opt=options.opt, jobs=options.jobs)
    done = subprocess.run([sys.executable, "-c", script], cwd=TARGET, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        said = [line for line in (done.stdout + done.stderr).splitlines() if "error:" in line] or [done.stderr[-2000:]]
        sys.exit("\n".join(said[:20]) + "\nnothing was compiled")


if __name__ == "__main__":
    main()
