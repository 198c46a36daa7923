"""The sales floor of a grocery store, facing the meat counter: stage = studs | clear (the evening before the shelves) | finished."""
from kit import *
from parts import *

STAGE = option('stage', 'finished')
reset(271)
X, Y, H, DECK = 16.0, 14.5, 3.66, 5.4
COUNTER, PASS = (4.4, 6.0, 2.6), (12.4, 1.83, 2.2)      # openings in the back wall: meat counter, passage to the back
room = Room(X, Y, {'left': [('window', a, 2.7, .6, 3.2) for a in (1.2, 4.5, 7.8, 11.1)], 'back': [('opening', o[0], o[1], 0, o[2]) for o in (COUNTER, PASS)]}, (), H=H)
white, dark, gal, conc, steel = plain((236, 237, 234), .4), plain((44, 47, 52), .5), galv((186, 190, 194), .3), concrete((166, 160, 150), .6), brushed()
block = brick((172, 170, 164), (154, 152, 146), (140, 138, 132), 1.0, (.406, .203))


def shell():
    """slab, deck on joists, block walls, columns, ducts and sprinklers"""
    plane(-.3, -.3, X + .3, Y + 4, 0, conc); joisted_deck(X, Y + 4, DECK, .6)
    for w in ('left', 'right', 'front'): room.slab(w, block, d1=-.3, ends=.3, z1=DECK + .1)
    box((X + .6, .2, DECK + .1), (X / 2, Y + 3.9, DECK / 2), block, bevel=0); [box((.2, 4, DECK), (x, Y + 2, DECK / 2), block, bevel=0) for x in (-.1, X + .1)]
    for x in (3.2, 12.8): box((.2, .2, DECK - .05), (x, 8.4, DECK / 2), plain((150, 58, 44), .55), bevel=.01); box((.36, .36, .02), (x, 8.4, .01), plain((150, 58, 44), .55), bevel=.002); [cyl(.012, .05, (x + a, 8.4 + b, .04), gal) for a in (-.14, .14) for b in (-.14, .14)]
    for x, r in ((5.1, .3), (10.6, .24)):
        cyl(r, Y, (x, Y / 2, 4.4), gal, (math.pi / 2, 0, 0)); [cyl(r + .012, .03, (x, .8 + 1.6 * k, 4.4), gal, (math.pi / 2, 0, 0)) for k in range(9)]; [tube([(x - r - .01, y, DECK), (x - r - .01, y, 4.4), (x, y, 4.4 - r - .004), (x + r + .01, y, 4.4), (x + r + .01, y, DECK)], .005, gal) for y in (2, 5, 8, 11)]
    for x in (2.6, 8.0, 13.4): tube([(x, 0, 4.62), (x, Y, 4.62)], .028, plain((112, 58, 48), .6), False); [tube([(x, y, 4.62), (x, y, 4.2)], .013, plain((112, 58, 48), .6), False) for y in (1.5, 4.5, 7.5, 10.5)]
    for x in (3, 8, 13):
        for y in (2.5, 6.5, 10.5): area((x, y, 4.2), (x, y, 0), (.16, 1.2), 150, (250, 246, 238))
    for x in (2.5, 7.4, 13): area((x, Y + 2.2, 3.6), (x, Y + 2.2, 0), (1.2, .16), 110, (255, 240, 218))


def prep():
    """behind the counter: panels on every wall, washable ceiling, red tile; a plain passage behind the opening"""
    a, b, D, h = COUNTER[0] - .6, COUNTER[0] + COUNTER[1] + .6, 3.2, 2.75; panel, trim, lit = frp(), plain((236, 236, 234), .3), emit((250, 250, 246), 7.5); y = Y + .14 + D
    for k in range(6):
        x = a + k * 1.2; box((1.194, .01, h - .12), (x + .6, y, .12 + (h - .12) / 2), panel, bevel=0); box((.028, .016, h - .12), (x, y - .004, .12 + (h - .12) / 2), trim, bevel=.002)
    for x in (a, b): box((.02, D, h), (x, Y + .14 + D / 2, h / 2), panel, bevel=0)
    plane(a, Y, b, y, .002, plain((112, 62, 48), .42)); box((b - a, .02, .12), ((a + b) / 2, y - .008, .06), plain((106, 58, 44), .42), bevel=.004); box((b - a, D + .2, .05), ((a + b) / 2, y - D / 2, h + .03), plain((238, 238, 235), .45), bevel=0)
    for x in (a + 1.3, (a + b) / 2, b - 1.3): box((1.15, .55, .01), (x, Y + 1.6, h), lit, bevel=0); area((x, Y + 1.6, h - .02), (x, Y + 1.6, 0), (1.1, .5), 45, (250, 250, 244)).visible_glossy = False
    room.hallway('back', *PASS[:2], floor=conc)


def finish():
    """painted walls, ceiling, sealed tile; the columns boxed"""
    wall = paint((232, 230, 222), .6, .05)
    for w in room.walls: room.slab(w, paint((122, 44, 40), .55, .04) if w == 'back' else wall, ends=.14, z1=H + .2)
    for o in (COUNTER, PASS):
        for u in (o[0] - .06, o[0] + o[1]): room.panel('back', u, 0, u + .06, o[2] + .06, -.15, .02, dark if o is PASS else steel, .003)
        room.panel('back', o[0] - .06, o[2], o[0] + o[1] + .06, o[2] + .06, -.15, .02, dark if o is PASS else steel, .003)
    for w, us in (('left', (0, Y)), ('right', (0, Y)), ('back', (0, COUNTER[0] - .06, COUNTER[0] + COUNTER[1] + .06, PASS[0] - .06, PASS[0] + PASS[1] + .06, X))):
        for a, b in zip(us[::2], us[1::2]): room.panel(w, a, 0, b, .1, 0, .008, plain((62, 64, 68), .6), .002)
    for i in range(int(X / .61) + 1):
        for j in range(int(Y / .61) + 1): box((.609, .609, .004), (.305 + i * .61, .305 + j * .61, -.002), paint((190, 183, 169) if (i + j) % 2 else (178, 171, 157), .24, 0), bevel=0)
    for x in (3.2, 12.8): box((.36, .36, H), (x, 8.4, H / 2), wall, bevel=.004); box((.38, .38, .1), (x, 8.4, .05), plain((62, 64, 68), .6), bevel=.002)
    lay_in(X, Y, H, lambda i, j: i % 5 == 3 and j % 3 == 1, power=60); prep()


ROWS, RUN = (6.2, 9.4, 12.8), (4.9, 11.4)      # shelves: x of each, y from and to
GOODS = [plain(c, .45) for c in ((186, 54, 44), (226, 176, 58), (52, 92, 142), (74, 122, 70), (232, 226, 212), (124, 74, 48), (214, 118, 52), (150, 62, 92), (84, 142, 150), (206, 186, 152), (60, 62, 70), (240, 240, 236))]
SIZES = [(.09, .1, .24), (.07, .09, .19), (.12, .1, .16), (.16, .12, .22), (.1, .1, .13), (.075, .075, .11), (.2, .14, .18), (.08, .08, .28)]
rr = random.Random(4)


def goods(x0, x1, y, z, room_h):
    """products along x on a shelf with its edge at y, facing -y: a few of each kind, with a label"""
    x = x0 + .02
    while True:
        w, d, h = rr.choice([s for s in SIZES if s[2] < room_h - .04]); m, l = rr.sample(GOODS, 2)
        for _ in range(rr.randint(2, 5)):
            if x + w > x1: return
            if rr.random() < .96: back = rr.choice((0, 0, 0, .06)); box((w, d, h), (x + w / 2, y + d / 2 + .02 + back, z + h / 2), m, (0, 0, rr.gauss(0, .015)), .006); box((w * .86, .002, h * .4), (x + w / 2, y + .018 + back, z + h * .5), l, bevel=0)
            x += w + .008


def shelf_run(L, levels=((.16, .33), (.5, .3), (.82, .28), (1.12, .26), (1.4, .3)), depth=.46):
    """one side of a gondola along x, its front at y = 0"""
    box((L, .03, 1.66), (L / 2, depth, .83), white, bevel=.002); box((L, depth, .02), (L / 2, depth / 2, .15), white, bevel=.002); box((L, .02, .14), (L / 2, .03, .07), dark, bevel=.002)
    for z, h in levels:
        y0 = 0 if z < .2 else .08; box((L, depth - y0, .025), (L / 2, (depth + y0) / 2, z - .015), white, bevel=.002); box((L, .006, .035), (L / 2, y0 - .004, z - .014), plain((246, 246, 242), .4), bevel=.001); goods(0, L, y0, z, h)
    for k in range(int(L / .9) + 1): box((.035, .03, 1.7), (min(L - .02, .02 + k * .9), depth - .01, .85), plain((150, 154, 158), .4, .6), bevel=.002)


def gondola(x, y0, y1):
    """two runs back to back along y, with a low display at the near end"""
    L = y1 - y0; group(lambda: shelf_run(L), (x + .48, y0, 0), math.pi / 2); group(lambda: shelf_run(L), (x - .48, y1, 0), -math.pi / 2); group(lambda: shelf_run(.92), (x - .46, y0 - .48, 0))


def produce(x, y):
    """a wooden table with four bins"""
    oak = planks((186, 142, 96), (140, 98, 60), .45); box((1.9, 1.3, .05), (x, y, .72), oak, (.06, 0, 0), .005); [box((.08, .08, .7), (x + a, y + b, .35), oak, bevel=.006) for a in (-.85, .85) for b in (-.55, .55)]; box((1.9, .03, .3), (x, y - .66, .72), oak, bevel=.005); box((1.9, .03, .34), (x, y + .66, .8), oak, bevel=.005)
    for a in (-.94, 0, .94): box((.025, 1.3, .28), (x + a, y, .82), oak, (.06, 0, 0), .004)
    box((1.86, .025, .26), (x, y, .84), oak, bevel=.004)
    for a, b in ((-.47, -.33), (.47, -.33), (-.47, .33), (.47, .33)):
        f = rr.choice(FRUIT)
        for i in range(9):
            for j in range(6):
                for k in range(2): instance([f], (x + a - .38 + i * .095 + rr.gauss(0, .01), y + b - .25 + j * .095 + rr.gauss(0, .01), .84 + k * .06 + .06 * (b > 0) + rr.gauss(0, .008) + .05 * math.sin(math.pi * i / 8) * math.sin(math.pi * j / 5)), rr.uniform(0, 6), rr.uniform(.9, 1.1))


def counter():
    """glazed meat case with trays; block and scale behind it"""
    a, L = COUNTER[0] + .1, COUNTER[1] - .2; y = Y - .55; box((L, .9, .7), (a + L / 2, y, .45), steel, bevel=.01); box((L, .86, .1), (a + L / 2, y, .05), dark, bevel=0); box((L, .5, .04), (a + L / 2, y + .2, 1.32), steel, bevel=.006)
    q = [(a, y - .44, .82), (a + L, y - .44, .82), (a + L, y - .06, 1.32), (a, y - .06, 1.32)]; mesh('case', q, [(0, 1, 2, 3)], glass()); box((L, .03, .03), (a + L / 2, y - .06, 1.31), steel, bevel=.004); area((a + L / 2, y, 1.28), (a + L / 2, y, 0), (L - .4, .1), 25, (255, 244, 236)); box((L, .02, .5), (a + L / 2, y + .43, 1.06), steel, bevel=0)
    for k in range(int(L / .4)):
        for j in range(2):
            x, c = a + .22 + k * .4, rr.choice(((150, 44, 42), (176, 74, 66), (206, 134, 120), (120, 40, 36))); box((.36, .3, .03), (x, y - .24 + j * .33, .83 + j * .05), plain((240, 240, 238), .4), bevel=.008); [box((.1, .11, .05), (x - .11 + q * .11, y - .3 + j * .33 + w * .13, .865 + j * .05), plain(c, .45, var=.1), (0, 0, rr.gauss(0, .15)), .018) for q in range(3) for w in range(2)]


if STAGE == 'studs':
    shell(); steel_wall((0, Y + .06, 0), 'x', X, DECK - .02, [COUNTER, PASS]); steel_wall((X - .07, 0, 0), 'y', Y, DECK - .02)
    for x in (COUNTER[0] - .6, COUNTER[0] + COUNTER[1] + .6): steel_wall((x, Y + .12, 0), 'y', 3.6, 3.0)
    sheet_stack((10.9, 7.7, 0), 18, None, (3.66, 1.22), math.pi / 2 - .06); sheet_stack((4.9, 9.4, 0), 12, None, (3.66, 1.22), .1); scissor_lift((9.5, 11.4, 0), .5, 2.6); ladder(5.6, 12.4, .5, 2.2, (222, 120, 40)); stud_bundle((5.9, 3.5, 0), 4.9, rot=.06)
else:
    finish()
    if STAGE == 'clear':
        broom((11.7, Y - .12, 0), (-.09, 0, 0)); tape = plain((60, 120, 178), .6)   # the future places of the shelves
        for x in ROWS: [box((.03, RUN[1] - RUN[0], .002), (x + q, sum(RUN) / 2, .001), tape, bevel=0) for q in (-.5, .5)]; [box((1.03, .03, .002), (x, y, .001), tape, bevel=0) for y in RUN]
    else:
        FRUIT = [lathe([(r * math.sin(t), -r * math.cos(t)) for t in (math.pi * q / 16 for q in range(17))], plain(c, .4, var=.12), (0, 0, -300)) for r, c in ((.045, (196, 52, 40)), (.048, (226, 136, 44)), (.045, (150, 178, 62)), (.042, (232, 204, 74)), (.05, (88, 132, 58)))]
        for x in ROWS: gondola(x, *RUN)
        for x in (1.9, 4.1):
            for y in (5.4, 7.0, 9.8, 11.4): produce(x, y)
        counter()
if STAGE == 'studs': room.windows(frame=(64, 68, 72), bars=False)
room.windows(frame=(64, 68, 72), bars=False); plane(-300, -300, 300, 300, -.36, grass()); box((34, 90, .1), (-19, 8, -.3), asphalt(), bevel=0); tree_line(0, 8, 44, 66, 150, seed=6, height=8)
if STAGE == 'clear': sky(1.6, 262, .6, .5, 1.2, 1.0, 1.2, clouds=.5, cloud_seed=8)
else: sky(36, 240, .2, .55, .9, clouds=.5, cloud_seed=6)
c = bpy.context.scene.cycles; c.diffuse_bounces = 4; c.max_bounces = 7
shot(f'store-{STAGE}', camera((7.75, .4, 1.75), (7.0, Y, 1.95), 21), {'studs': .7}.get(STAGE, -.12), glow=5.0, grade=((1, 1, 1), (1, 1, 1.01), (.99, 1.0, 1.02)))
