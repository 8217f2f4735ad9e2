"""The buttons: every answer of the game that is neither a space, a group of pieces, a card nor a number."""

from __future__ import annotations

from typing import Final

from fourthrock.table import Word

# Operations (chapters 14 and 15).
TRAIN: Final = Word("train", "Train")
LOGISTICS: Final = Word("logistics", "Logistics")
SECURE: Final = Word("secure", "Secure")
RECON: Final = Word("recon", "Recon")
ASSAULT: Final = Word("assault", "Assault")
RALLY: Final = Word("rally", "Rally")
MARCH: Final = Word("march", "March")
TRAVEL: Final = Word("travel", "Travel")
ATTACK: Final = Word("attack", "Attack")
CAMPAIGN: Final = Word("campaign", "Campaign")
PREACH: Final = Word("preach", "Preach")

# Special Activities (chapter 16).
ENTRENCH: Final = Word("entrench", "Entrench")
PETITION: Final = Word("petition", "Petition")
TRANSPORT: Final = Word("transport", "Transport")
PUBLIC_RELATIONS: Final = Word("public-relations", "Public Relations")
EXPLOIT: Final = Word("exploit", "Exploit")
RAID: Final = Word("raid", "Raid")
REDISTRIBUTE: Final = Word("redistribute", "Redistribute")
COORDINATE: Final = Word("coordinate", "Coordinate")
AMBUSH: Final = Word("ambush", "Ambush")
PURIFY: Final = Word("purify", "Purify")
RANSACK: Final = Word("ransack", "Ransack")
SUPPRESS: Final = Word("suppress", "Suppress")

# Event Rounds (chapter 12).
EVENT_UNSHADED: Final = Word("event-unshaded", "Event, unshaded side")
EVENT_SHADED: Final = Word("event-shaded", "Event, shaded side")
ASK_FOR_HELP: Final = Word("ask-for-help", "Ask for help")

# What is done in a space.
HOUSE: Final = Word("house", "House")
REPAIR: Final = Word("repair", "Repair")
SHIFT: Final = Word("shift", "Shift")
PLACE_ONE: Final = Word("place", "Place 1 Rebel")
BUILD: Final = Word("base", "Replace by a Base")
FILL: Final = Word("fill", "Place Rebels up to Population and Bases")
HIDE: Final = Word("hide", "Hide all Rebels")
UPGRADE: Final = Word("upgrade", "Upgrade a Base")
REMOVE_TWO: Final = Word("remove", "Remove 2")
REPLACE_ONE: Final = Word("replace", "Replace 1 by a Rebel")
REPLACE_UNITS: Final = Word("units", "Replace units")
REPLACE_BASE: Final = Word("enemy-base", "Replace a Base")
LOBBY: Final = Word("lobby", "Lobby")
EG_PLUS_WORD: Final = Word("eg-plus", "EG+")
EG_MINUS_WORD: Final = Word("eg-minus", "EG-")

# Choices of Events and Assets.
SUPPLY_WORD: Final = Word("supply", "Supply")
TROOPS_WORD: Final = Word("troops", "Troops")
PROFITS_WORD: Final = Word("profits", "Profits")
RESOURCES_WORD: Final = Word("resources", "Resources")
ADD: Final = Word("add", "Add")
TAKE: Final = Word("take", "Take away")
MG_TROOPS_WORD: Final = Word("mg-troops", "MarsGov Troops")
EG_TROOPS_WORD: Final = Word("eg-troops", "EarthGov Troops")
SECURITY_WORD: Final = Word("as-security", "Security")

# Chapter 20.
GO_ON: Final = Word("go-on", "Go on")

OPERATIONS: Final = [
    [TRAIN, SECURE, RECON, ASSAULT],
    [LOGISTICS, SECURE, RECON, ASSAULT],
    [RALLY, MARCH, ATTACK, CAMPAIGN],
    [RALLY, TRAVEL, ATTACK, PREACH],
]
WORDS: Final = [
    *[TRAIN, LOGISTICS, SECURE, RECON, ASSAULT, RALLY, MARCH, TRAVEL, ATTACK, CAMPAIGN, PREACH],
    *[ENTRENCH, PETITION, TRANSPORT, PUBLIC_RELATIONS, EXPLOIT, RAID],
    *[REDISTRIBUTE, COORDINATE, AMBUSH, PURIFY, RANSACK, SUPPRESS],
    *[EVENT_UNSHADED, EVENT_SHADED, ASK_FOR_HELP],
    *[HOUSE, REPAIR, SHIFT, PLACE_ONE, BUILD, FILL, HIDE, UPGRADE, REMOVE_TWO, REPLACE_ONE, REPLACE_UNITS, REPLACE_BASE],
    *[LOBBY, EG_PLUS_WORD, EG_MINUS_WORD, SUPPLY_WORD, TROOPS_WORD, PROFITS_WORD, RESOURCES_WORD, ADD, TAKE],
    *[MG_TROOPS_WORD, EG_TROOPS_WORD, SECURITY_WORD, GO_ON],
]
