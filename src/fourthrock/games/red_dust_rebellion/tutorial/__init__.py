"""The tutorial: a scenario with its cards in order and its dice fixed, and the lesson that walks through it."""
