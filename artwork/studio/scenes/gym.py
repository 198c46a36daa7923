"""A gym, the wall to its locker rooms: stage = studs | boarded | finished. The first two at night, because members use the gym by day."""
from kit import *
from parts import *

STAGE = option('stage', 'finished')
reset(261)
X, Y, DECK, TEN = 22.0, 13.0, 8.1, 3.05
DOORS = [(5.6, .92, 2.13), (16.6, .92, 2.13)]      # to the locker rooms
room = Room(X, Y, {'right': [('window', 3.2, 1.2, .8, 6.6), ('window', 6.4, 1.2, .8, 6.6), ('window', 9.6, 1.2, .8, 6.6)], 'back': [('door', *d[:2], 0, d[2]) for d in DOORS]}, (), H=DECK)
white, dark, gal, navy = paint((226, 228, 226), .7, .03), plain((40, 44, 48), .5), galv((186, 190, 194), .3), plain((44, 66, 104), .45)


def hall():
    """existing parts: block walls, white deck on joists, duct, high windows, lamps"""
    group(lambda: joisted_deck(Y + 3.2, X, DECK, .75, white), (X, 0, 0), math.pi / 2)
    for w in ('left', 'right', 'front'): room.slab(w, brick((206, 206, 200), (198, 198, 192), (150, 150, 145), 1.0, (.406, .203)), d1=-.3, ends=.3, z1=DECK + .1)
    room.windows(frame=(64, 68, 72), bars=False)
    for z in (2.6, 4.5): [room.panel('right', u, z - .03, u + 1.2, z + .03, -.11, -.04, plain((64, 68, 72), .35), .004) for _, u, *_ in room.open['right']]
    cyl(.36, X, (X / 2, 9.6, 6.85), gal, (0, math.pi / 2, 0)); [cyl(.372, .03, (.8 + k * 1.6, 9.6, 6.85), gal, (0, math.pi / 2, 0)) for k in range(14)]
    for k in range(7): x = 1.9 + k * 3.0; tube([(x, 9.2, DECK), (x, 9.24, 6.85), (x, 9.6, 6.48), (x, 9.96, 6.85), (x, 10.0, DECK)], .006, gal); box((.4, .02, .12), (x + 1.4, 9.25, 6.72), dark, (.3, 0, 0), .003)
    for x in (3.5, 8.5, 13.5, 18.5):
        for y in (3.2, 7.2, 11.2): box((1.2, .5, .07), (x, y, 7.1), white, bevel=.008); box((1.12, .42, .01), (x, y, 7.062), emit((255, 250, 240), 9), bevel=0); [tube([(x + q, y, 7.13), (x + q, y, 7.4)], .006, dark, False) for q in (-.4, .4)]; area((x, y, 7.04), (x, y, 0), (1.1, .4), 150, (255, 248, 238))


def under_way():
    """boards over the floor, the wall's studs; behind them the corridor's dust wall, lit from inside"""
    room.subfloor(plain((158, 120, 82), .62, var=.14)); steel_wall((0, Y + .06, 0), 'x', X, DECK - .02, DOORS)   # hardboard over the maple
    bridging((0, Y + .06, 0), 'x', X, DECK, DOORS)
    conc = concrete((166, 160, 150), .6); plane(-.3, Y, X + .3, Y + 4, -.004, conc); dust_wall(0, X, Y + 2.3, 3.2); box((X + .6, .2, DECK + .1), (X / 2, Y + 3.3, DECK / 2), brick((172, 170, 164), (154, 152, 146), (186, 184, 178), 1.0, (.406, .203)), bevel=0)
    for x in (-.1, X + .1): box((.2, 3.4, DECK), (x, Y + 1.7, DECK / 2), white, bevel=0)
    for x in (3, 9, 15, 20): area((x, Y + 2.8, 3.1), (x, Y + 2.8, 0), (1.2, .2), 60, (255, 236, 208))


def ring(x, y, r, a0, a1, m, w=.05, z=.0022):
    """painted arc on the floor, degrees"""
    n = 72; p = [(x + q * math.cos(a), y + q * math.sin(a), z) for a in (math.radians(a0 + (a1 - a0) * k / n) for k in range(n + 1)) for q in (r - w / 2, r + w / 2)]; mesh('arc', p, [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(n)], m)


def court(x, base=Y - .6):
    """a basket on the wall: pads, board on arms, rim and net; its lines on the floor, seen from the baseline"""
    orange, rim, net = plain((206, 84, 40), .4), base - 1.58, plain((240, 240, 238), .8); line = lambda x0, y0, x1, y1, m=white, z=.0016: box((x1 - x0, y1 - y0, .002), ((x0 + x1) / 2, (y0 + y1) / 2, z), m, bevel=0)
    line(x - 1.83, base - 5.8, x + 1.83, base, paint((62, 92, 124), .35, 0), .0004); line(x - 7.6, base - .025, x + 7.6, base + .025)
    for q in (-1.83, 1.83): line(x + q - .025, base - 5.8, x + q + .025, base)
    line(x - 1.83, base - 5.825, x + 1.83, base - 5.775); ring(x, base - 5.8, 1.83, 180, 360, white, z=.003); ring(x, rim, 6.02, 180, 360, white); [line(x + q - .025, rim, x + q + .025, base) for q in (-6.02, 6.02)]; [line(x + q - .025, .6, x + q + .025, base) for q in (-7.6, 7.6)]
    for k in range(9): room.panel('back', x - 2.745 + k * .61, .12, x - 2.745 + k * .61 + .6, 1.95, .002, .06, navy, .02)
    y = base - 1.2; mesh('glass', [(x - .915, y, 2.9), (x + .915, y, 2.9), (x + .915, y, 3.97), (x - .915, y, 3.97)], [(0, 1, 2, 3)], glass((226, 240, 244)))
    for (a, c, b, d), w, m in (((-.915, 2.9, .915, 3.97), .05, plain((206, 208, 210), .35, .6)), ((-.295, 3.08, .295, 3.53), .05, net)):   # frame of the board, its white square
        for u in (a, b): box((w, .03, d - c + w), (x + u, y - .002, (c + d) / 2), m, bevel=.002)
        for z in (c, d): box((b - a + w, .03, w), (x, y - .002, z), m, bevel=.002)
    box((1.9, .07, .07), (x, y - .004, 2.87), navy, bevel=.02); box((.2, .16, .02), (x, y - .09, 3.05), orange, bevel=.003); bpy.ops.mesh.primitive_torus_add(location=(x, rim, 3.05), major_radius=.228, minor_radius=.009, major_segments=64, minor_segments=10); bpy.context.object.data.materials.append(orange); bpy.ops.object.shade_smooth()
    at = lambda a, f: (x + (.226 - .09 * f) * math.cos(a), rim + (.226 - .09 * f) * math.sin(a), 3.045 - .42 * f)
    for k in range(12):
        for s in (-1, 1): tube([at((k + s * q) * math.pi / 6, q / 4) for q in range(5)], .004, net)
    for q in (-.62, .62):   # arms from the wall, braced
        for z in (3.02, 3.85): bar((x + q, Y, z), (x + q, y, z), .024, dark)
        bar((x + q, Y, 3.85), (x + q, y, 3.02), .016, dark); box((.16, .02, 1.1), (x + q, Y - .012, 3.43), dark, bevel=.003)
    bar((x - .62, Y - .5, 3.85), (x + .62, Y - .5, 3.02), .014, dark)


def bench(x, y): box((1.8, .3, .045), (x, y, .45), planks((206, 170, 124), (170, 130, 86), .35), bevel=.01); [box((.05, .26, .43), (x + q, y, .215), dark, bevel=.005) for q in (-.7, .7)]


def balls():
    for q in (-.75, .75): [box((.035, .035, 1.0), (q, s * .2, .5), dark, bevel=.004) for s in (-1, 1)]; box((.035, .44, .035), (q, 0, .12), dark, bevel=.004)
    for z in (.25, .58, .91):
        for s in (-.1, .1): bar((-.75, s, z), (.75, s, z), .012, dark)
        for k in range(6):
            if (k, z) == (4, .91): continue
            o = lathe([(.12 * math.sin(a), -.12 * math.cos(a)) for a in (math.pi * q / 24 for q in range(25))], plain((190, 98, 50), .6, var=.06), (-.62 + k * .248, 0, z + .075))
            for rot in ((0, 0, 0), (math.pi / 2, 0, 0), (0, math.pi / 2, 0)): bpy.ops.mesh.primitive_torus_add(location=o.location, rotation=rot, major_radius=.1195, minor_radius=.002, major_segments=32, minor_segments=4); bpy.context.object.data.materials.append(dark)


IMPACT = board((190, 196, 204))
hall()
if STAGE == 'studs':
    under_way()
elif STAGE == 'boarded':
    under_way(); hs = [(a, 0, a + w, h) for a, w, h in DOORS]
    boards((0, Y, 0), (1, 0, 0), (0, 0, 1), X, TEN, (0, -1, 0), IMPACT, hs); boards((9.15, Y, TEN), (1, 0, 0), (0, 0, 1), X - 9.15, DECK - TEN - .3, (0, -1, 0))
else:
    room.slab('back', paint((112, 136, 150), .5, .03), z1=TEN, ends=.3); room.slab('back', paint((232, 232, 226), .6, .03), z0=TEN, z1=DECK + .1, ends=.3)
    room.panel('back', 0, TEN - .05, X, TEN + .05, 0, .004, navy, 0); room.plank_floor((224, 190, 142), (206, 168, 116), .19); court(11.4)
    for a, b in ((0, DOORS[0][0]), (DOORS[0][0] + .92, DOORS[1][0]), (DOORS[1][0] + .92, X)): room.panel('back', a, 0, b, .1, 0, .012, plain((40, 44, 48), .6), .003)
    for w in ('right', 'left'): room.panel(w, 0, 0, Y, .1, 0, .012, plain((40, 44, 48), .6), .003)
    bench(7.62, Y - .45); bench(15.3, Y - .45); group(balls, (20.2, Y - .5, 0))
for a, w, h in DOORS: door_frame((a, Y + (.0 if STAGE == 'finished' else .05), 0), 'x', w, h, plain((70, 84, 96), .45), planks((196, 160, 116), (164, 126, 84), .35) if STAGE == 'finished' else None)
if STAGE == 'studs':
    sheet_stack((11.6, 9.9, .01), 22, IMPACT, (3.05, 1.22), .08); sheet_stack((15.4, 9.4, .01), 16, IMPACT, (3.05, 1.22), -.05); scissor_lift((8.2, 11.4, .01), .04, 3.6); ladder(18.4, 11.2, .4, 2.2, (222, 120, 40)); stud_bundle((5.95, 8.1, .01), 5.6, rot=-math.pi / 2 + .1)
elif STAGE == 'boarded':
    sheet_stack((11.6, 9.9, .01), 7, None, (3.66, 1.22), .08); scissor_lift((7.6, 11.6, .01), .04, 4.4); bucket(14.6, 10.6, .01); bucket(15.1, 10.8, .01, full=False); ladder(17.6, 11.4, .4, 2.2, (222, 120, 40)); broom((21.7, 9.6, 0), (.09, 0, -math.pi / 2))
if STAGE == 'finished': group(lambda: garden(-.6, (1, 0), seed=9), (X, 6, 0)); sky(34, 60, .2, .5, .9, clouds=.5, cloud_seed=3.0)
else: gradient_world((6, 10, 24), (26, 30, 44), (10, 10, 12), .6)
c = bpy.context.scene.cycles; c.diffuse_bounces = 4; c.max_bounces = 7
k = dict(glow=5.0, grade=((1, 1, 1), (1, 1, 1.01), (.99, 1.0, 1.02)))
shot(f'gym-{STAGE}', camera((4.6, .6, 1.7), (12.4, Y, 3.7), 20), .3, **k)
shot('gym-line', camera((12.6, 6.4, 1.7), (9.6, Y, 3.3), 30), .3, **k)
shot('gym-basket', camera((8.4, 6.6, 1.65), (11.6, Y, 2.5), 30), .3, **k)
