"""20.8 Activation dice: after each space of an Operation a Non-Player rolls to see whether it goes on."""

from __future__ import annotations

from fourthrock.games.red_dust_rebellion.cards import RD9, RD10
from fourthrock.games.red_dust_rebellion.control import has_opposition, has_support
from fourthrock.games.red_dust_rebellion.nonplayer.totals import TOTAL_NAMES, change_total
from fourthrock.games.red_dust_rebellion.operation import Operation
from fourthrock.games.red_dust_rebellion.pieces import CORP, CR, MG
from fourthrock.games.red_dust_rebellion.position import Mars
from fourthrock.games.red_dust_rebellion.spaces import Space
from fourthrock.games.red_dust_rebellion.words import SECURE


def goes_on(g: Mars, op: Operation, last: Space | None = None) -> bool:
    """20.8 Whether a Non-Player picks another space: one die above the Activation Number, or a total that makes up for it."""
    if op.full:
        return False
    if op.activation == 0 or op.free or op.by is CORP or (op.by is CR and len(op.chosen) < 2):
        return True
    needed = op.activation + hampered(g, op, last)
    die = g.dice.roll()
    if die > needed:
        g.say("{}: Activation {} is above {}, another space may follow", op.by, die, needed)
        return True
    if (op.by is MG or (op.by is CR and not op.limited)) and die <= g.totals[op.by.seat]:
        g.say("{}: Activation {} is not above {}, but within the {}", op.by, die, needed, TOTAL_NAMES[op.by.seat])
        change_total(g, op.by, -1)
        return True
    g.say("{}: Activation {} is not above {}, no further space", op.by, die, needed)
    return False


def may_go_on(g: Mars, op: Operation) -> bool:
    """20.8 The first space needs no roll; before each further one the roll may end the Operation."""
    if op.chosen and not op.full and not goes_on(g, op, op.chosen[-1]):
        op.over = True
    return not op.full


def hampered(g: Mars, op: Operation, last: Space | None) -> int:
    """RD9, RD10 Campaigns that make it harder for MarsGov to go on after some spaces."""
    if op.by is not MG or last is None:
        return 0
    legal = 2 if op.word is SECURE and RD9 in g.campaigns and has_opposition(g, last) else 0
    return legal + (1 if RD10 in g.campaigns and not has_support(g, last) else 0)
