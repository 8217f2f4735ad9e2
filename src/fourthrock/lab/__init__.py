"""Many games at once: simulations, matches between bots, environments for learning."""

from fourthrock.lab.games import GameFailed, GameResult, play_one
from fourthrock.lab.simulation import Share, Simulation, match, simulate, summary

__all__ = ["GameFailed", "GameResult", "Share", "Simulation", "match", "play_one", "simulate", "summary"]
