"""Chat and private notes."""

from __future__ import annotations

from htpy import Element, button, form, input, label, li, ol, p, section, span, textarea, time

from fourthrock.drawing.icons import icon
from fourthrock.server.scene import Scene


def chat(scene: Scene) -> Element:
    """What the people at the table say, and a line to say something."""
    return section("#chat", aria_label="Chat")[
        ol(".said", role="log", aria_live="polite", aria_label="Chat", tabindex="0")[
            [
                li(id=f"chat-{line.number}")[span(".who")[line.name], time[line.when], span(".words")[line.text]]
                for line in scene.chat
            ]
        ]
        if scene.chat
        else p(".empty")["Nothing said yet."],
        scene.seat is not None
        and form(".say", data_post="say", method="post")[
            label(".hear", for_="say-text")["Say something"],
            input(
                "#say-text",
                name="text",
                type="text",
                maxlength="500",
                autocomplete="off",
                placeholder="Say something to the table",
            ),
            button(type="submit", aria_label="Say it")[icon("right")],
        ],
    ]


def notes(scene: Scene) -> Element:
    """Notes that nobody else sees."""
    return section("#notes", aria_label="Notes")[
        label(for_="notes-text")["Only you see these notes. They are kept with the table."],
        textarea("#notes-text", name="text", rows="12", data_post="notes", disabled=scene.seat is None)[
            "" if scene.veil is not None else scene.notes
        ],
    ]
