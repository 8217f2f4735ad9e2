from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from visitors import Web, served


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def web(tmp_path: Path) -> AsyncIterator[Web]:
    async with served(tmp_path / "games.sqlite") as one:
        yield one
