"""The layer of a scene: prompt and board both need it, and it is drawn once."""

from __future__ import annotations

from fourthrock.server.scene import Scene

_last: list[tuple[Scene, str]] = []


def layer_of(scene: Scene) -> str:
    """The moving part of the board. Behind a veil nothing is drawn; in a replay nothing is asked."""
    if _last and _last[0][0] is scene:
        return _last[0][1]
    question = None if scene.replay_moves is not None else scene.question
    drawn = "" if scene.veil is not None else scene.game.layer(scene.view, question)
    _last[:] = [(scene, drawn)]
    return drawn
