"""A classroom under a new suspended ceiling. stage = open | grid | finished."""
from kit import *
from parts import *

STAGE = option('stage', 'finished')
reset(251)
X, Y, H, DECK = 9.0, 7.4, 2.9, 3.9
room = Room(X, Y, {'left': [('window', .7, 1.8, .9, 2.4), ('window', 2.9, 1.8, .9, 2.4), ('window', 5.1, 1.8, .9, 2.4)], 'back': [('door', 7.7, .92, 0, 2.1)], 'right': []}, (), H=H)
oak, steel, navy, birch, white = planks((206, 168, 120), (164, 124, 80), .4), plain((150, 154, 158), .35, .8), plain((44, 74, 104), .45), planks((222, 194, 150), (194, 160, 116), .35), plain((240, 241, 240), .25)


def shell():
    """the room under its deck: joists, a duct, sprinklers, the door frame; block walls, the back one in steel studs, or all hung and taped"""
    gray, gal, red, block, conc = joisted_deck(X, Y + 2.4, DECK), galv((186, 190, 194), .3), plain((112, 58, 48), .6), brick((172, 170, 164), (154, 152, 146), (186, 184, 178), 1.0, (.406, .203)), concrete((166, 160, 150), .6)
    plane(-.3, -.3, X + .3, Y + 3, 0, conc)
    for w in ('left', 'right', 'front') + (('back',) if STAGE == 'grid' else ()): room.slab(w, block, d0=0 if STAGE == 'open' else -.014, d1=-.2, ends=0 if w == 'back' else .2, z1=DECK + .1)
    room.windows(frame=(64, 68, 72))
    cyl(.19, X, (X / 2, 4.9, 3.19), gal, (0, math.pi / 2, 0)); [cyl(.202, .03, (x, 4.9, 3.19), gal, (0, math.pi / 2, 0)) for x in (1.3, 3.1, 4.9, 6.7, 8.5)]
    for x in (2.2, 4.0, 5.8, 7.6): tube([(x, 4.7, DECK), (x, 4.7, 3.19), (x, 4.9, 2.99), (x, 5.1, 3.19), (x, 5.1, DECK)], .004, gray)
    tube([(0, 2.6, 3.4), (X, 2.6, 3.4)], .025, red, False); [tube([(x, 2.6, 3.4), (x, 2.6, H - .02 if STAGE == 'grid' else 3.1)], .013, red, False) for x in (1.5, 4.5, 7.5)]
    for k in range(3): tube([(0, 6.5 + k * .06, 3.44), (X, 6.5 + k * .06, 3.44)], .011, gal, False)
    for u in (7.64, 8.62): room.panel('back', u, 0, u + .06, 2.16, -.125, .03, plain((96, 104, 112), .4), .004)
    room.panel('back', 7.64, 2.1, 8.68, 2.16, -.125, .03, plain((96, 104, 112), .4), .004)
    for x, y in ((2.2, 1.8), (6.6, 1.8), (2.2, 5.9), (6.6, 5.9)): area((x, y, 3.4), (x, y, 0), (.16, 1.2), 40, (250, 246, 238))


if STAGE == 'open':
    shell(); steel_wall((0, Y + .06, 0), 'x', X, DECK - .02, [(7.64, 1.04, 2.16)]); gal, blue = galv((186, 190, 194), .3), plain((52, 88, 150), .5)
    for x in (0, X): box((.2, 3, DECK), (x + (-.1 if x == 0 else .1), Y + 1.6, DECK / 2), concrete((176, 172, 166), .8), bevel=0)
    box((X + .4, .1, DECK + .1), (X / 2, Y + 2.6, DECK / 2), concrete((176, 172, 166), .8), bevel=0); area((X / 2, Y + 1.4, 3.4), (X / 2, Y + 1.4, 0), (6, .2), 60, (255, 240, 218))
    for x in (1.65, 3.28, 5.31, 6.93): box((.06, .055, .1), (x + .035, Y + .05, .46), blue, bevel=.003); tube([(x + .035, Y + .06, .5), (x + .03, Y + .06, 1.4), (x + .036, Y + .055, 2.4), (x + .03, Y + .06, 3.6)], .008, gal)
    sheet_stack((5.0, 3.5, 0), 16, rot=.1); ladder(5.9, 5.6, .5, 1.9, (222, 120, 40)); broom((8.82, 5.6, 0), (.09, 0, math.pi / 2))
    for k in range(9): o = bpy.data.objects.new('cee', cee(3.0)); o.location = (3.4 + (k % 3) * .012, 4.6 + (k % 3) * .1, .02 + (k // 3) * .045); o.rotation_euler = (-math.pi / 2, 0, math.pi / 2 + .03); link(o)
elif STAGE == 'grid':
    shell(); B, hung = board(), Room(X, Y, room.open, (), H=DECK - .04)
    for w in ('left', 'back', 'right'):
        hung.sheets(w, B); L = room.base[w][3]
        for a in (.001, L - .001): strip(room.at(w, a, DECK / 2, .0026), DECK, (0, 0, 1), room.base[w][2], .085)
    for kind, u, wd, z0, z1 in room.open['left']:
        for z in (z0, z1): room.panel('left', u, z - .006, u + wd, z + .006, 0, -.19, B, .001)
        for a in (u, u + wd): room.panel('left', a - .006, z0, a + .006, z1, 0, -.19, B, .001)
    room.hallway('back', 7.7, .92, floor=concrete((166, 160, 150), .6)); lay_in(X, Y, H, lambda i, j: i % 4 == 3 and j in (1, 3, 5), deck=DECK)
    ladder(5.5, 4.6, .5, 1.9, (222, 120, 40)); bucket(1.4, 5.6); bucket(1.9, 5.9, full=False); card = paint((190, 154, 112), .8, 0)
    for k in range(7): box((1.24, .63, .25), (3.0 + R.gauss(0, .01) + .66 * (k > 3), 3.3 + R.gauss(0, .01) + .72 * (k > 3), .127 + (k if k < 4 else k - 4) * .252), card, (0, 0, R.gauss(0, .02)), .006)
else:
    for w in room.walls: room.slab(w, paint((196, 208, 204) if w == 'right' else (236, 234, 226), .65, .05), ends=.14, z1=H + .15)
    room.windows(frame=(64, 68, 72)); room.leaf('back', 7.7, .92, 2.1, birch)
    for u in (7.64, 8.62): room.panel('back', u, 0, u + .06, 2.16, 0, .03, plain((96, 104, 112), .4), .004)
    room.panel('back', 7.64, 2.1, 8.68, 2.16, 0, .03, plain((96, 104, 112), .4), .004)
    for w in room.walls:
        segs = [(0, 7.64), (8.68, X)] if w == 'back' else [(0, room.base[w][3])]
        for a, b in segs: room.panel(w, a, 0, b, .1, 0, .008, plain((62, 70, 78), .6), .002)
    for i in range(int(X / .61) + 1):   # vinyl tile
        for j in range(int(Y / .61) + 1): box((.609, .609, .004), (.305 + i * .61, .305 + j * .61, -.002), plain((204, 200, 190) if (i * 5 + j * 3) % 11 else (120, 158, 158), .3, var=.02), bevel=.0005)
    lay_in(X, Y, H, lambda i, j: i % 4 == 3 and j in (1, 3, 5), power=26)
    room.panel('back', 2.2, .85, 6.2, 2.1, .001, .025, white, .004); room.panel('back', 2.16, .81, 6.24, .85, 0, .05, steel, .003); room.panel('back', 2.16, 2.1, 6.24, 2.13, 0, .03, steel, .003); room.panel('back', 3.0, .84, 5.4, .86, .03, .1, steel, .002)
    for k, c in enumerate(((40, 60, 140), (180, 50, 44), (40, 120, 70))): cyl(.008, .12, tuple(room.at('back', 3.4 + k * .2, .87, .07)), plain(c, .4), (0, math.pi / 2, 0), seg=12)
    room.panel('right', 2.4, 1.0, 5.2, 2.0, .001, .02, fabric((188, 170, 140)), .004); rr = random.Random(8)
    for k in range(14): u, z = 2.55 + (k % 7) * .38, 1.1 + (k // 7) * .44; room.panel('right', u, z + rr.uniform(-.03, .03), u + .28, z + .36, .02, .022, paint(rr.choice(((244, 240, 230), (238, 206, 120), (150, 190, 190), (222, 150, 120), (240, 240, 240))), .8, 0), 0)
    room.panel('right', 1.6, 0, 5.9, .8, .001, .4, birch, .004); [room.panel('right', 1.63 + k * .712, .1, 1.63 + k * .712 + .695, .76, .4, .418, (navy, white)[k % 2], .003) for k in range(6)]; room.panel('right', 1.58, .8, 5.92, .83, .001, .42, white, .003)
    for k in range(18): room.panel('right', 1.75 + k * .05, .83, 1.79 + k * .05, 1.08 + rr.uniform(-.04, .05), .1, .3, plain(rr.choice(((196, 70, 56), (56, 100, 140), (230, 186, 70), (80, 130, 90), (226, 222, 212))), .7), .002)

    def desk():
        box((1.2, .5, .024), (0, 0, .73), birch, bevel=.008); box((1.05, .36, .1), (0, .02, .66), plain((200, 204, 206), .4), bevel=.01); [bar((s * .52, t * .2, 0), (s * .52, t * .2, .72), .014, steel) for s in (-1, 1) for t in (-1, 1)]
        for s in (-.3, .3):
            def seat(): plate([rounded(-.19, -.19, .19, .19, .06)], .014, navy, (0, 0, .44), bevel=.004); plate([rounded(-.18, -.12, .18, .12, .05)], .014, navy, (0, -.2, .68), (math.pi / 2 + .14, 0, 0), .004); [tube([(q * .17, .17, 0), (q * .16, .14, .43), (q * .16, -.14, .43), (q * .165, -.19, .52), (q * .13, -.2, .7)], .011, steel) for q in (-1, 1)]; [bar((q * .18, -.2, 0), (q * .16, -.12, .43), .011, steel) for q in (-1, 1)]
            group(seat, (s, -.42 + rr.gauss(0, .03), 0), rr.gauss(0, .1))
        if rr.random() < .5: box((.21, .28, .02), (rr.uniform(-.35, .1), 0, .753), paint(rr.choice(((236, 232, 222), (70, 110, 150), (200, 90, 70))), .7, 0), (0, 0, rr.gauss(0, .2)), .002)

    for i in range(4):
        for j in range(3): group(desk, (1.7 + i * 1.85, 1.75 + j * 1.3, 0), rr.gauss(0, .015))
    box((1.5, .7, .03), (1.6, 6.3, .74), oak, bevel=.005); box((1.4, .02, .5), (1.6, 5.98, .48), oak, bevel=.003); [box((.03, .64, .72), (1.6 + s * .7, 6.3, .36), oak, bevel=.003) for s in (-1, 1)]; chair(1.6, 6.75, 0.2); plant(.45, 7.0, 1.1)
    cyl(.15, .03, tuple(room.at('back', 7.1, 2.35, .02)), white, (math.pi / 2, 0, 0)); cyl(.165, .025, tuple(room.at('back', 7.1, 2.35, .012)), plain((40, 44, 48), .4), (math.pi / 2, 0, 0)); [room.panel('back', 7.1 - .004, 2.35, 7.1 + .004, 2.35 + l, .036, .038, plain((30, 30, 32)), 0) for l in (.1,)]; room.panel('back', 7.1, 2.346, 7.17, 2.354, .036, .038, plain((30, 30, 32)), 0)
room.softbox(50); garden(-.6, (-1, 0), seed=21); sky(36, 250, .2, .55, .9, clouds=.5, cloud_seed=7.0)
c = bpy.context.scene.cycles; c.diffuse_bounces = 4; c.max_bounces = 7; k = dict(glow=5.0, grade=((1, 1, 1), (1.0, 1.0, 1.01), (.99, 1.0, 1.02)))
front = camera((8.5, .3, 1.5), (3.6, 7.4, 1.55), 21)
shot('classroom', front, -.1, **k)
shot(f'classroom-{STAGE}', front, {'open': .7, 'grid': .4}.get(STAGE, 0), **k)
shot('classroom-ceiling', camera((1.2, .4, 1.1), (5.4, 7.4, 2.35), 20), -.15, **k)
shot('classroom-wires', camera((6.6, 1.0, 1.5), (3.4, 6.4, 3.1), 30), .4, **k)
shot('classroom-wall', camera((3.6, 1.4, 1.4), (X, 4.0, 1.3), 26), -.05, **k)
