"""The stair hall that joins a new school wing to the brick wall of 1961: stage = studs | boarded | finished."""
from kit import *
from parts import *

STAGE = option('stage', 'finished'); DONE = STAGE == 'finished'
reset(281)
X, Y, H, DECK, FLOOR = 13.0, 8.0, 7.0, 7.5, 3.8      # hall, its ceiling, deck, upper floor
RISE, GO, X0, LANDING, WIDE = FLOOR / 23, .28, 3.1, 1.3, 1.5      # stair: 12 and 11 risers along the back wall
TOP = X0 + 21 * GO + LANDING
GLASS = ('window', 1.2, 5.6, .02, 6.6)
room = Room(X, Y, {'left': [GLASS]}, (), H=H)
white, dark, conc, red = paint((236, 235, 229), .62, .04), plain((44, 47, 52), .42, .5), concrete((168, 163, 154), .6), plain((128, 54, 42), .55)
stone, old, steel = concrete((206, 198, 184), .7), brick((146, 82, 64), (112, 58, 46), (172, 164, 152)), plain((58, 66, 74), .42, .3)


def glazing():
    """two stories of glass with a double door"""
    for k in range(5): u = GLASS[1] + 1.4 * k; room.panel('left', u - .035, 0, u + .035, 6.6, -.2, -.06, dark, .004)
    for z in (.05, 2.62, 3.9, 5.2, 6.57): room.panel('left', GLASS[1], z - .035, 6.8, z + .035, -.19, -.06, dark, .004)
    for u in (2.68, 3.95, 4.05, 5.32): room.panel('left', u - .05, .02, u + .05, 2.6, -.18, -.07, dark, .004)
    for u in (2.8, 4.15): room.panel('left', u, .98, u + 1.05, 1.02, -.07, -.02, plain((200, 200, 202), .25, 1.0), .008)
    q = [room.at('left', u, z, -.13) for u, z in ((1.2, 0), (6.8, 0), (6.8, 6.6), (1.2, 6.6))]; mesh('pane', [tuple(p) for p in q], [(0, 1, 2, 3)], glass()); area(room.at('left', 4, 3.3, -.25), room.at('left', 4, 3.3, 1), (5.6, 6.6), 1, portal=True)


def flight(x, z, n):
    """n risers from x, z: plates, pans with treads; returns where it ends"""
    run, w, y = (n - 1) * GO, WIDE - .08, Y - .05 - WIDE / 2; a = -math.atan2(RISE, GO); tread = concrete((176, 172, 166), .5) if DONE else concrete((150, 147, 142), .8)
    for s in (-1, 1): box((math.hypot(run + GO, n * RISE), .014, .3), (x + run / 2, y + s * WIDE / 2, z + n * RISE / 2 - .02), steel if DONE else red, (0, a, 0), .002)
    for k in range(n):
        box((.005, w, RISE), (x + k * GO, y, z + (k + .5) * RISE), steel if DONE else red, bevel=0)
        if k < n - 1: box((GO + .02, w, .045), (x + (k + .5) * GO, y, z + (k + 1) * RISE - .0225), tread, bevel=.004); DONE and box((.035, w, .003), (x + k * GO + .03, y, z + (k + 1) * RISE + .001), dark, bevel=0)
    return x + run, z + n * RISE


def guard(a, b):
    """railing between two points on a slope or floor: pickets and rail, or two boards on posts until then"""
    a, b = Vector(a), Vector(b); d = b - a; n = max(1, round(d.length / .115)); up = Vector((0, 0, 1))
    if not DONE:
        m = max(1, round(d.length / 1.6)); [box((.038, .089, 1.15), tuple(a + d * k / m + up * .5), wood(), bevel=.002) for k in range(m + 1)]
        for z in (.53, 1.05): o = box((d.length, .038, .089), tuple((a + b) / 2 + up * z), wood(), bevel=.002); o.rotation_euler = d.to_track_quat('X', 'Z').to_euler()
        return
    for k in range(n + 1): bar(tuple(a + d * k / n + up * .06), tuple(a + d * k / n + up * 1.02), .021 if k in (0, n) else .008, steel, 8)
    for z, r, m in ((.1, .014, steel), (1.04, .024, planks((186, 142, 96), (140, 98, 60), .4))): bar(tuple(a + up * z), tuple(b + up * z), r, m, 14)


def stair():
    y0, y = Y - .05 - WIDE, Y - .05 - WIDE / 2; x1, z1 = flight(X0, 0, 12); x2 = x1 + LANDING; flight(x2, z1, 11); m = steel if DONE else red
    box((LANDING, WIDE, .05), (x1 + LANDING / 2, y, z1 - .025), concrete((172, 168, 160), .6), bevel=.003); [box((LANDING + .03, .014, .26), (x1 + LANDING / 2, y + s * WIDE / 2, z1 - .1), m, bevel=.002) for s in (-1, 1)]
    for x in (x1 + .1, x2 - .1): [box((.1, .1, z1 - .05), (x, y + s * (WIDE / 2 - .06), z1 / 2 - .025), m, bevel=.006) for s in (-1, 1)]; [box((.22, .22, .012), (x, y + s * (WIDE / 2 - .06), .006), m, bevel=.001) for s in (-1, 1)]
    g = y0 + .02; guard((X0 - .05, g, RISE), (x1, g, z1 + .02)); guard((x1, g, z1), (x2, g, z1)); guard((x2, g, z1 + RISE), (TOP, g, FLOOR + .02)); guard((TOP + .05, 0, FLOOR), (TOP + .05, g, FLOOR))
    if DONE:   # rail on the wall
        rail = planks((186, 142, 96), (140, 98, 60), .4)
        for p, q in (((X0, RISE), (x1, z1)), ((x1, z1), (x2, z1)), ((x2, z1 + RISE), (TOP, FLOOR))): bar((p[0], Y - .08, p[1] + .92), (q[0], Y - .08, q[1] + .92), .022, rail, 14); [bar((p[0] + (q[0] - p[0]) * f, Y, p[1] + (q[1] - p[1]) * f + .88), (p[0] + (q[0] - p[0]) * f, Y - .08, p[1] + (q[1] - p[1]) * f + .9), .008, steel) for f in (.1, .5, .9)]
    box((X - TOP, Y - .02, .34), ((X + TOP) / 2, Y / 2 - .01, FLOOR - .17), white if DONE else concrete((172, 168, 160), .8), bevel=.004)
    if not DONE: i_beam((TOP + .1, 0, FLOOR - .5), (TOP + .1, Y, FLOOR - .5), .32, .17, m=red)


def old_wall():
    """brick of 1961, out of square, with bricked-up windows; the studs in front of it are plumb"""
    def make():
        box((X + 1, .3, DECK + .2), (X / 2, .15, DECK / 2), old, bevel=0); [box((X + 1, .34, .22), (X / 2, .14, z), stone, bevel=.01) for z in (.9, 3.25, 4.7, 7.0)]
        for x in (1.9, 5.3, 8.7): [box((1.9, .02, 2.05), (x, .005, z), brick((176, 120, 92), (152, 96, 74), (186, 180, 170)), bevel=0) for z in (2.07, 5.85)]
    group(make, (0, Y + .2, 0), .012); steel_wall((0, Y + .06, 0), 'x', X, DECK - .02); bridging((0, Y + .06, 0), 'x', X, DECK)


def shell():
    """slab, deck on joists, the other walls"""
    plane(-.3, -.3, X + .3, Y + .3, 0, conc); group(lambda: joisted_deck(Y + .6, X, DECK), (X, 0, 0), math.pi / 2); [room.slab(w, concrete((186, 182, 174), .8), d1=-.3, ends=.3, z1=DECK + .1) for w in ('left', 'right', 'front')]
    tube([(0, 5.2, 6.85), (X, 5.2, 6.85)], .022, plain((112, 58, 48), .6), False); [tube([(x, 5.2, 6.85), (x, 5.2, 6.6)], .012, plain((112, 58, 48), .6), False) for x in (2, 5, 8, 11)]
    for x in (3, 7, 11): area((x, 4.5, 6.9), (x, 4.5, 0), (.16, 1.2), 60, (250, 246, 238)).visible_glossy = False
    old_wall()


stair(); glazing()
if STAGE == 'studs':
    shell(); sheet_stack((5.2, 4.0, 0), 18, None, (3.66, 1.22), .12); ladder(8.6, 5.4, .5, 2.2, (222, 120, 40))
elif STAGE == 'boarded':
    shell(); boards((0, Y, 0), (1, 0, 0), (0, 0, 1), X, DECK - .05, (0, -1, 0)); scissor_lift((1.7, 6.6, 0), .06, 3.4); bucket(6.0, 4.6); bucket(6.5, 4.8, full=False); sheet_stack((4.6, 3.6, 0), 5, None, (3.66, 1.22), .12)
else:
    [room.slab(w, white, ends=.3, z1=H + .3) for w in room.walls]; box((X + .4, Y + .4, .1), (X / 2, Y / 2, H + .05), paint((244, 244, 241), .7, .03), bevel=0)
    room.tile_floor((1.2, 1.2), paint((178, 174, 164), .24, 0), .003, (140, 136, 128), 0, bevel=0); base = plain((62, 66, 72), .55)
    for w, a, b in (('back', 0, X), ('left', 0, 1.2), ('left', 6.8, Y)): room.panel(w, a, 0, b, .1, 0, .01, base, .003)
    for x in (2.5, 5.5, 8.5): box((.09, 4.4, .06), (x, 4.0, H - .04), white, bevel=.004); box((.07, 4.36, .01), (x, 4.0, H - .075), emit((255, 248, 236), 6), bevel=0); area((x, 4, H - .1), (x, 4, 0), (.1, 4.3), 40, (255, 248, 236)).visible_glossy = False
    box((1.9, .42, .06), (8.6, Y - .5, .46), planks((186, 142, 96), (140, 98, 60), .4), bevel=.005); [box((.05, .36, .43), (8.6 + s * .8, Y - .5, .215), dark, bevel=.003) for s in (-1, 1)]; plant(.7, 7.35, 1.7, seed=8)
plane(-300, -300, 300, 300, -.2, grass()); box((14, 9, .1), (-7.2, 4, -.1), concrete((182, 178, 170)), bevel=.01); tree_line(0, 6, 48, 74, 170, seed=7, height=8)
sky(24, 244, .2, .6, .8, clouds=.4, cloud_seed=5); room.softbox(70)
c = bpy.context.scene.cycles; c.diffuse_bounces = 4; c.max_bounces = 7
k = dict(glow=5.0, grade=((1, 1, 1), (1.0, 1.0, 1.01), (.99, 1.0, 1.02)))
shot(f'school-{STAGE}', camera((9.0, .45, 1.65), (5.0, Y, 3.1), 19), .4, **k)
shot('school-brick', camera((.75, 5.3, 1.55), (2.3, Y, 1.75), 26), .5, **k)
shot('school-rail', camera((1.7, 4.6, 1.6), (6.2, Y, 2.7), 30), .4, **k)
