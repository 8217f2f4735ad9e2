"""The text on a card, made from what the card does: text and behaviour cannot part."""

from __future__ import annotations

from fourthrock.games.terraforming_mars.card import Card, sentence
from fourthrock.games.terraforming_mars.effects import effect_text


def card_text(card: Card) -> str:
    """Requirements, what playing it does, lasting effects, actions, victory points: a line each."""
    lines: list[str] = []
    if card.needs:
        lines.append(f"Requires {' and '.join(need.text() for need in card.needs)}.")
    if card.money:
        lines.append(f"Start with {card.money} M€.")
    if card.rating:
        lines.append(f"Start with {-card.rating} TR less.")
    if card.heat_due:
        lines.append(f"Costs {card.heat_due} heat as well.")
    if card.play or card.late:
        lines.append(capital(sentence([*card.play, *card.late])) + ".")
    if card.first:
        lines.append(f"First action: {sentence(card.first)}.")
    lines += [effect_text(effect) for effect in card.effects]
    for action in card.actions:
        condition = "if your TR was raised this generation, " if action.when_raised else ""
        lines.append(f"Action: {condition}{sentence(action.ops)}.")
    if card.safe:
        lines.append("Nobody can take resources from here.")
    if card.points is not None:
        lines.append(capital(card.points.text()).replace("-", "−") + ".")
    return "\n".join(lines)


def capital(words: str) -> str:
    return words[:1].upper() + words[1:]
