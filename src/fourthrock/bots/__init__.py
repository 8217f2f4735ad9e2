"""Who answers when nobody is there. A bot gets a chair - a seat's view and imagined worlds - and never the position."""

from fourthrock.bots.bot import Bot, Opinion
from fourthrock.bots.chair import Chair
from fourthrock.bots.specs import NONPLAYER, line_up, make, names, options_for, split

__all__ = ["NONPLAYER", "Bot", "Chair", "Opinion", "line_up", "make", "names", "options_for", "split"]
