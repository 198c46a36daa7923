"""An office floor at its curtain wall, with partitions that end at mullions: stage = studs | boarded | finished."""
from kit import *
from parts import *

STAGE = option('stage', 'finished'); DONE = STAGE == 'finished'
reset(291)
X, Y, H, BAY, GROUND = 8.0, 16.2, 3.45, 1.8, -16.5      # glass at x = X, slab above at H, mullions every BAY
CORR, FIRST, END = 2.6, 5.4, X - .09                    # offices begin at x = CORR, y = FIRST; partitions end at the mullion
DOOR, DOORS = (1.1, 1.95, 2.4), (1.2, 4.8, 8.4)         # of the first partition, from CORR; along the corridor
dark, gal, conc, white, blue = plain((44, 47, 52), .42, .5), galv((186, 190, 194), .3), concrete((176, 172, 164), .75), paint((238, 238, 234), .6, .03), glass((214, 230, 244), gloss=.45)
red, panel, slab = plain((112, 58, 48), .6), plain((206, 208, 210), .38, .35), concrete((190, 187, 180), .8)


def curtain_wall():
    """mullions, transoms, sill panels, blue glass; buildings across the street"""
    for k in range(int(Y / BAY) + 1): box((.2, .065, H + .3), (X + .03, k * BAY, H / 2), dark, bevel=.004)
    for z in (.03, .66, 1.65, H - .03): box((.12, Y, .055), (X + .0, Y / 2, z), dark, bevel=.004)
    box((.05, Y, .62), (X + .03, Y / 2, .34), panel, bevel=0); mesh('glass', [(X + .02, 0, .66), (X + .02, Y, .66), (X + .02, Y, H), (X + .02, 0, H)], [(0, 1, 2, 3)], blue)
    area((X + .3, Y / 2, 2.05), (0, Y / 2, 1.6), (Y, 2.8), 1, portal=True); plane(X - 1, -300, 400, 400, GROUND, asphalt())
    box((9, 400, .2), (X + 6, 60, GROUND + .1), concrete((176, 172, 164)), bevel=0); box((8, 400, .2), (X + 28, 60, GROUND + .1), concrete((176, 172, 164)), bevel=0)
    for b in ((44, 2, 20, 22, 17, (186, 172, 152)), (46, 31, 22, 28, 25, (150, 154, 160)), (45, 66, 20, 30, 15, (170, 128, 104)), (48, 104, 24, 34, 30, (188, 190, 192)), (84, 22, 26, 30, 34, (160, 140, 124)), (96, 74, 30, 40, 40, (176, 176, 176)), (60, 156, 30, 44, 22, (196, 188, 176))): block(*b, GROUND, 'y')
    T = tree((X + 26, -4, GROUND), 9, 3, 5, 8000, lsize=.14); [instance(T, (X + 26, -4 + 9 * k, GROUND), k * 1.7, 1 + .1 * (k % 3)) for k in range(1, 12)]


def structure():
    """slabs, a column, the core to the left and at the back, duct and sprinkler main"""
    box((X + .2, Y + .2, .25), (X / 2, Y / 2, H + .125), slab, bevel=0); cyl(.27, H, (1.15, 7.2, H / 2), slab, seg=48); r, x = .17, 1.35
    if not DONE: plane(-.1, -.1, X, Y + .1, 0, conc); box((.1, Y, H), (-.05, Y / 2, H / 2), conc, bevel=0); box((X, .1, H), (X / 2, Y + .05, H / 2), brick((172, 170, 164), (154, 152, 146), (140, 138, 132), 1.0, (.406, .203)), bevel=0)
    box((X, .1, H), (X / 2, -.05, H / 2), conc, bevel=0); m = white if DONE else gal; cyl(r, Y, (x, Y / 2, 3.02), m, (math.pi / 2, 0, 0)); [cyl(r + .01, .03, (x, .9 + 1.5 * k, 3.02), m, (math.pi / 2, 0, 0)) for k in range(10)]
    for k in range(6): y = 1.5 + 2.7 * k; tube([(x - r - .01, y, H), (x - r - .01, y, 3.02), (x, y, 3.02 - r - .004), (x + r + .01, y, 3.02), (x + r + .01, y, H)], .005, gal)
    tube([(4.6, 0, 3.28), (4.6, FIRST - .1 if DONE else Y, 3.28)], .024, white if DONE else red, False); [tube([(4.6, y, 3.28), (4.6, y, 3.08)], .012, white if DONE else red, False) for y in (1.4, 4.2)]


def partitions():
    """three partitions, each from the corridor to a mullion, and the corridor's wall; all heads slip under the slab"""
    for k, y in enumerate((FIRST, FIRST + 2 * BAY, FIRST + 4 * BAY)): steel_wall((CORR, y, 0), 'x', END - CORR, H - .002, [DOOR] if k == 0 else [], slip=.02)
    steel_wall((CORR, FIRST + .06, 0), 'y', Y - FIRST - .06, H - .002, [(u, .92, 2.13) for u in DOORS], slip=.02)


def boarded():
    """board up to a finger below the slab on the visible sides, with closed edges"""
    a, w, z = DOOR; L, B, sheets = END - CORR, board(), lambda o, u, w, n, holes=(): boards(o, u, (0, 0, 1), w, H - .02, n, B, holes)
    sheets((CORR, FIRST - .06, 0), (1, 0, 0), L, (0, -1, 0), [(a, 0, a + w, z)]); sheets((CORR, FIRST + 2 * BAY - .06, 0), (1, 0, 0), L, (0, -1, 0)); sheets((CORR + .06, FIRST, 0), (0, 1, 0), Y - FIRST, (1, 0, 0)); sheets((CORR - .06, Y, 0), (0, -1, 0), Y - FIRST + .06, (-1, 0, 0), [(Y - FIRST - .06 - u - .92, 0, Y - FIRST - .06 - u, 2.13) for u in DOORS])
    for x in (CORR + a - .006, CORR + a + w + .006, END + .006): box((.012, .12, z if x < END else H - .02), (x, FIRST, (z if x < END else H - .02) / 2), B, bevel=.001)
    box((w, .12, .012), (CORR + a + w / 2, FIRST, z + .006), B, bevel=.001); box((.06, .12, H - .02), (CORR - .028, FIRST, H / 2 - .01), B, bevel=.001)
    strip((CORR - .058 + .045, FIRST - .0615, H / 2), H - .04, (0, 0, 1), (0, -1, 0), .08)


def finished_walls():
    """painted walls, a dark joint under the slab, trim at the mullions, a glass door with sidelight"""
    def across(y, holes=()):
        us = [CORR - .06] + [v for a, w, _ in holes for v in (CORR + a, CORR + a + w)] + [END]
        for a, b in zip(us[::2], us[1::2]): box((b - a, .12, H - .02), ((a + b) / 2, y, H / 2 - .01), white, bevel=0); [box((b - a, .01, .09), ((a + b) / 2, y + s * .064, .045), dark, bevel=.001) for s in (-1, 1)]
        for a, w, z in holes: box((w, .12, H - .02 - z), (CORR + a + w / 2, y, (H - .02 + z) / 2), white, bevel=0)
        box((.022, .05, H), (END + .012, y, H / 2), plain((24, 25, 27), .6), bevel=0); box((END - CORR, .08, .03), ((END + CORR) / 2, y, H - .012), plain((24, 25, 27), .7), bevel=0)
    for k in range(3): across(FIRST + 2 * BAY * k, [DOOR] if k == 0 else [])
    box((.12, Y - FIRST, H - .02), (CORR, (Y + FIRST) / 2, H / 2 - .01), white, bevel=0); a, w, z = DOOR; x0 = CORR + a; fr = plain((30, 32, 35), .4, .4)
    for x in (x0 + .025, x0 + 1.0, x0 + w - .025): box((.05, .1, z), (x, FIRST, z / 2), fr, bevel=.003)
    for q in (.025, z - .025): box((w, .1, .05), (x0 + w / 2, FIRST, q), fr, bevel=.003)
    mesh('door', [(x0, FIRST, 0), (x0 + w, FIRST, 0), (x0 + w, FIRST, z), (x0, FIRST, z)], [(0, 1, 2, 3)], glass()); bar((x0 + .9, FIRST - .07, .8), (x0 + .9, FIRST - .07, 1.5), .014, plain((200, 200, 202), .25, 1.0))
    box((.1, Y, H), (-.05, Y / 2, H / 2), paint((92, 120, 146), .55, .03), bevel=0); box((X, .1, H), (X / 2, Y + .05, H / 2), white, bevel=0)
    for i in range(int(X / .5)):
        for j in range(int(Y / .5) + 1): box((.4995, .4995, .006), (.25 + i * .5, .25 + j * .5, -.003), carpet((112, 114, 118)) if (i * 7 + j * 3) % 5 else carpet((92, 104, 120)), bevel=.001)


def lamps():
    """hung lights in rows"""
    for x, ys in ((3.6, (2.6,)), (6.3, (2.6, 7.2, 10.8, 14.4)), (4.3, (7.2, 10.8, 14.4)), (.6, (4, 9, 14))):
        for y in ys: box((.06, 1.8, .07), (x, y, 2.75), white, bevel=.004); box((.045, 1.76, .008), (x, y, 2.712), emit((255, 248, 238), 7), bevel=0); [tube([(x, y + q, 2.78), (x, y + q, H)], .002, dark, False) for q in (-.7, .7)]; area((x, y, 2.7), (x, y, 0), (.05, 1.7), 34, (255, 246, 232)).visible_glossy = False


def furnish():
    oak, leg = planks((206, 178, 140), (176, 142, 104), .4), plain((226, 226, 226), .4, .2)
    box((2.2, 1.1, .035), (5.4, FIRST + 1.8, .74), oak, bevel=.008); [box((.5, .5, .72), (5.4 + s * .6, FIRST + 1.8, .36), leg, bevel=.01) for s in (-1, 1)]
    for s in (-.6, .5): chair(5.4 + s, FIRST + .95, math.pi + .1); chair(5.4 + s, FIRST + 2.7, -.1)
    plant(3.05, FIRST - .45, 1.5, seed=5); box((2.6, 2.0, .012), (6.3, 3.9, .006), fabric((150, 156, 162)), bevel=.005)
    def armchair(): soft((.74, .72, .2), (0, -.02, .4), fabric((64, 86, 110)), .06); soft((.74, .18, .5), (0, .3, .62), fabric((64, 86, 110)), .07, (-.12, 0, 0)); [soft((.14, .7, .3), (s * .42, 0, .46), fabric((64, 86, 110)), .05) for s in (-1, 1)]; [cyl(.016, .3, (s * .34, t * .28, .15), oak) for s in (-1, 1) for t in (-1, 1)]
    group(armchair, (5.95, 4.55, 0), .25); group(armchair, (7.15, 4.5, 0), -.3); cyl(.34, .03, (6.45, 3.6, .44), oak, seg=64); cyl(.03, .43, (6.45, 3.6, .22), dark); cyl(.2, .02, (6.45, 3.6, .012), dark); box((.28, .21, .03), (6.4, 3.62, .47), paint((226, 220, 208), .6, 0), (0, 0, .3), .002)


curtain_wall(); structure()
if DONE: finished_walls(); lamps(); furnish()
else:
    partitions()
    for x, y in ((3.8, 2.4), (6.4, 2.4), (4.2, 7.2), (6.6, 7.2), (5, 10.8), (5, 14.4), (1.2, 5), (1.2, 11)): area((x, y, H - .12), (x, y, 0), (.16, 1.2), 42, (250, 246, 238)).visible_glossy = False
    if STAGE == 'studs':
        sheet_stack((5.3, 3.9, 0), 16, rot=.08); ladder(1.9, 4.6, .6, 1.9, (222, 120, 40)); stud_bundle((3.55, 2.75, 0), 2.6, 3, rot=.12)
    else:
        boarded(); ladder(1.9, 4.6, .6, 1.9, (222, 120, 40)); bucket(6.8, 4.3); bucket(7.2, 4.5, full=False); sheet_stack((5.0, 3.7, 0), 5, rot=.08)
sky(36, 112, .16, .6, .9, clouds=.5, cloud_seed=7); area((4.2, .3, 2.6), (5, 8, 1.2), (2.4, 1.2), 30, (235, 241, 255)).visible_glossy = False
c = bpy.context.scene.cycles; c.diffuse_bounces = 5; c.max_bounces = 8
e, k = {'studs': .55, 'boarded': .4}.get(STAGE, .85), dict(glow=5.0, grade=((1, 1, 1), (1, 1, 1.01), (1.0, 1.0, 1.005)))
shot(f'glass-floor-{STAGE}', camera((2.8, .4, 1.55), (5.7, 9.0, 1.75), 20), e, **k)
shot('glass-floor-head', camera((5.3, 3.2, 1.75), (7.6, FIRST, 2.75), 28), e, **k)
shot('glass-floor-end', camera((5.5, 2.6, 1.5), (7.55, FIRST, 1.62), 30), e, **k)
