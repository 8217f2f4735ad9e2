"""The project itself: nothing in it that belongs to one machine, no dead link, a README that tells the truth."""

from __future__ import annotations

import importlib
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
TEXT = {".py", ".md", ".toml", ".lock", ".json", ".ts", ".js", ".css", ".sh", ".svg", ""}
FOREIGN = re.compile(r"/(work|farm)/|\"/tmp/[a-z]|registry = \"http|\"resolved\": \"http|--(extra-)?index-url")


def tracked() -> list[Path]:
    done = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        pytest.skip("not a git checkout")
    return [ROOT / name for name in done.stdout.splitlines()]


def test_no_path_of_a_machine_and_no_address_of_a_registry() -> None:
    found = []
    for path in tracked():
        if path.suffix in TEXT and path.is_file() and path != Path(__file__):
            for number, line in enumerate(path.read_text(errors="replace").splitlines(), 1):
                if FOREIGN.search(line):
                    found.append(f"{path.relative_to(ROOT)}:{number}: {line[:100]}")
    assert found == []


def test_links_in_the_documents_lead_somewhere() -> None:
    dead = []
    for page in [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")]:
        for target in re.findall(r"\]\((?!https?:|#|mailto:)([^)#]+)", page.read_text()):
            if not (page.parent / target).exists():
                dead.append(f"{page.relative_to(ROOT)}: {target}")
    assert dead == []


def test_what_the_decisions_name_is_there() -> None:
    tests = "".join(path.read_text() for path in (ROOT / "tests").rglob("test_*.py"))
    modules = {str(path.relative_to(path.parents[1])) for path in (ROOT / "src").rglob("*.py")}
    missing = []
    for page in (ROOT / "docs" / "decisions").glob("*.md"):
        named = re.findall(r"`(\w+/\w+\.py|test_\w+)`", page.read_text())
        missing += [name for name in named if name.startswith("test_") and f"def {name}(" not in tests]
        missing += [name for name in named if "/" in name and name not in modules]
    assert missing == []


def resolves(name: str) -> bool:
    """Whether a dotted name is a module, or something in one."""
    parts = name.split(".")
    for length in range(len(parts), 0, -1):
        try:
            found: Any = importlib.import_module(".".join(parts[:length]))
        except ModuleNotFoundError:
            continue
        for attribute in parts[length:]:
            if not hasattr(found, attribute):
                return False
            found = getattr(found, attribute)
        return True
    return False


def test_names_of_the_package_in_the_documents_are_true() -> None:
    pages = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md", *(ROOT / "docs").rglob("*.md")]
    named = [(page.name, name) for page in pages for name in re.findall(r"`(fourthrock(?:\.[a-zA-Z]\w*)+)", page.read_text())]
    assert named
    assert [(page, name) for page, name in named if not resolves(name)] == []
    assert not resolves("fourthrock.testing.nothing")


def test_no_module_is_longer_than_a_chapter() -> None:
    long = []
    for path in tracked():
        if path.suffix == ".py" and path.is_file() and (ROOT / "src") in path.parents:
            lines = len(path.read_text().splitlines())
            if lines > 600:
                long.append(f"{path.relative_to(ROOT)}: {lines}")
    assert long == []


def test_nothing_unfinished_is_left_lying_about() -> None:
    mark = re.compile(r"\b(TODO|FIXME|XXX)\b")
    found = [
        f"{path.relative_to(ROOT)}"
        for path in tracked()
        if path.suffix in {".py", ".ts", ".css"} and path.is_file() and path != Path(__file__) and mark.search(path.read_text())
    ]
    assert found == []
