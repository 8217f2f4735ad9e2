"""Render every page with a position of random play to build/preview/, to look at without a server: python tools/preview.py [game]"""

from __future__ import annotations

import random
import sys
from pathlib import Path
