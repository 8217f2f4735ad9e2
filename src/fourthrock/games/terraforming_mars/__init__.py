"""Terraforming Mars with Turmoil."""

from __future__ import annotations

from fourthrock.games.terraforming_mars.game import TerraformingMars

GAME = TerraformingMars()

__all__ = ["GAME"]
