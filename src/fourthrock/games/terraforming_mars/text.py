"""The text on a card, made from what the card does: text and behaviour cannot part."""

from __future__ import annotations

from fourthrock.games.terraforming_mars.card import Card, kind_text, listed, phrases, sentence
from fourthrock.games.terraforming_mars.effects import effect_text
from fourthrock.games.terraforming_mars.words import CORPORATION


def card_text(card: Card) -> str:
    """Requirements, what playing it does, lasting effects, actions, victory points: a line each."""
    lines: list[str] = []
    if card.needs:
        lines.append(f"Requires {listed([need.text() for need in card.needs])}.")
    if card.money:
        lines.append(f"Start with {card.money} M€.")
    if card.rating:
        lines.append(f"Start with {-card.rating} TR less.")
    if card.kind == CORPORATION and card.price == 0:
        lines.append("You keep all ten cards that you are dealt, for nothing.")
    if card.play or card.late:
        lines.append(" ".join([f"{capital(words)}." for words in phrases([*card.play, *card.late])]))
    if card.first:
        lines.append(f"First action: {sentence(card.first)}.")
    lines += [effect_text(effect) for effect in card.effects]
    for action in card.actions:
        condition = "if your TR was raised this generation, " if action.when_raised else ""
        lines.append(f"Action: {condition}{sentence(action.ops)}.")
    if card.safe:
        lines.append(f"Nobody can remove {kind_text(card.holds, 2)} from here.")
    if card.points is not None:
        lines.append(capital(card.points.text()).replace("-", "−") + ".")
    return "\n".join(lines)


def capital(words: str) -> str:
    return words[:1].upper() + words[1:]
