"""The layers of an outside wall, cut back in steps, from one camera. Option: layer = frame | sheathing | insulation | board | tape | paint.

Each layer ends before the previous one, so all of them stay visible."""
from kit import *
from parts import *

LAYERS = ('frame', 'sheathing', 'insulation', 'board', 'tape', 'paint')
LAYER = option('layer', 'paint'); done_layers = LAYERS[:LAYERS.index(LAYER) + 1]
reset(33)
L, H, DEPTH = 9 * OC + ST, WALL, PROFILE['2x6'][1]
END = {'sheathing': 8 * OC + ST / 2, 'insulation': 6 * OC, 'board': 4.5 * OC, 'tape': 3 * OC, 'paint': 1.5 * OC}   # from the left, m
room = Room(L, 4.2, {}, ('back',), walls=('back',))
Y = room.Y

stud_wall((0, Y + DEPTH / 2, 0), 'x', L, prof='2x6', H=H); room.subfloor(extra=2.4)
if 'sheathing' in done_layers:
    boards((0, Y + DEPTH + .003, -.2), (1, 0, 0), (0, 0, 1), END['sheathing'], H + .3, (0, -1, 0), osb((190, 156, 110)), finished=False)
if 'insulation' in done_layers:
    whole, room.base['back'] = room.base['back'], (*room.base['back'][:3], END['insulation'] + ST); room.batts('back', (226, 178, 176)); room.base['back'] = whole
if 'board' in done_layers: boards((0, Y - .014, .012), (1, 0, 0), (0, 0, 1), END['board'], H - .012, (0, -1, 0), board((190, 184, 168)), finished=False)
if 'board' in done_layers:   # its screws, where no compound covers them
    steel = plain((70, 68, 66), .4, .6); start = END['tape'] if 'tape' in done_layers else 0
    for bay in range(12):
        u = ST / 2 + bay * OC
        if start < u < END['board']: [cyl(.0042, .002, (u + R.gauss(0, .003), Y - .0142, .1 + n * .3 + R.gauss(0, .008)), steel, (math.pi / 2, 0, 0), seg=16) for n in range(8)]
if 'tape' in done_layers:
    a, b = 0, END['tape']
    strip(((a + b) / 2, Y - .0146, BW + .012), b - a, (1, 0, 0), (0, -1, 0), .17)
    for bay in range(12):
        u = ST / 2 + bay * OC
        if u < b: [spot(Vector((u + R.gauss(0, .004), Y - .0149, .1 + n * .3)), Vector((1, 0, 0)), Vector((0, 0, 1)), Vector((0, -1, 0))) for n in range(8) if abs(.1 + n * .3 - BW) > .14]
if 'paint' in done_layers:
    green = paint((150, 166, 150), .5, .05)
    box((END['paint'], .0016, H - .012), (END['paint'] / 2, Y - .0152, H / 2 + .006), green, bevel=0)
    box((END['paint'], .016, .13), (END['paint'] / 2, Y - .025, .077), paint((246, 245, 241), .35, .01), bevel=.004)
cut = paint((232, 229, 220), .8, .02)   # gypsum at the cut edge
if 'board' in done_layers: box((.002, .0128, H - .014), (END['board'] + .001, Y - .0075, H / 2 + .006), cut, bevel=0)

meadow(-14, Y + 2, 22, Y + 46, -.45, 26000, 5); tree_line(6, Y + 34, 10, 26, 26, z=-.6, seed=9)
sky(34, 232, .2, .6, .9, clouds=.4, cloud_seed=4.0)
area((L + .4, .6, 1.8), (1.2, Y, 1.2), (1.6, 2.0), 14, (226, 236, 255)).visible_glossy = False
shot(f'wall-{LAYER}', camera((2.62, .55, 1.42), (1.92, Y, 1.2), 29.5), .08, glow=5.0, grade=((1, 1, 1), (1.0, 1.0, 1.01), (.98, 1.0, 1.03)))
