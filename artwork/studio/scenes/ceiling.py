"""(c) suspended acoustic ceiling, 24 x 48 in grid with LED panels, open-plan office. stage = studs | boarded | finished."""
from kit import *
from parts import *
s = reset(21)
FTX = .6096; NX, NY = 20, 12; X, Y, H = NX * FTX, NY * FTX * 1.0 + FTX * 2, 2.9
Y = 14 * FTX
white = paint((238, 238, 234), .5, .03); tile = tile_acoustic(); gridm = plain((232, 232, 228), .42)
lite = emit((255, 250, 240), 9.0); lites = set()
UNFIN = option('unfinished')    # variation: grid partly without tiles
STAGE = option('stage', 'finished')
if STAGE == 'finished':
    for i in range(NX):
        for j in range(7):
            x, y = i * FTX, j * 2 * FTX; cx, cy = x + FTX / 2, y + FTX
            islight = (i % 4 == 2) and (j % 2 == 1); air = (i % 8 == 0 and j % 4 == 2)
            if islight:
                box((FTX - .03, 2 * FTX - .03, .01), (cx, cy, H + .012), lite, bevel=0)
                for dx in (-1, 1): box((.018, 2 * FTX - .028, .008), (cx + dx * (FTX / 2 - .024), cy, H + .004), gridm, bevel=.001)
                for dy in (-1, 1): box((FTX - .03, .018, .008), (cx, cy + dy * (FTX - .024), H + .004), gridm, bevel=.001)
                area((cx, cy, H - .005), (cx, cy, 0), (FTX - .06, 2 * FTX - .06), 34, (255, 248, 236)).visible_glossy = False
            elif air:
                tilep = plain((228, 228, 225), .45)
                for k in range(4): q = FTX - .05 - k * .13; box((q, q, .012), (cx, y + FTX / 2, H + .02 + k * .012 - .03), tilep, bevel=.004); box((q - .05, q - .05, .014), (cx, y + FTX / 2, H + .014 + k * .012 - .03), plain((60, 60, 60), .8), bevel=.0)
                box((FTX - .022, FTX - .022, .012), (cx, y + FTX * 1.5, H + .003), tile, bevel=.005); box((FTX, .022, .004), (cx, cy, H), gridm, bevel=.001)
            else:
                if UNFIN and (i + 2 * j) % 5 < 2 and i > 6: continue
                for h in range(2): box((FTX - .024, FTX - .024, .018), (cx + R.gauss(0, .0008), y + FTX * (h + .5) + R.gauss(0, .0008), H - .002 + R.gauss(0, .0006)), tile, (R.gauss(0, .0012), R.gauss(0, .0012), 0), bevel=.006); 
                box((FTX, .0238, .006), (cx, cy, H + .003), gridm, bevel=.001)
    for i in range(NX + 1): box((.0238, Y, .006), (i * FTX, Y / 2, H + .002), gridm, bevel=.001); box((.003, Y, .04), (i * FTX, Y / 2, H + .025), gridm, bevel=.0005)
    for j in range(8): box((X, .0238, .006), (X / 2, j * 2 * FTX, H + .002), gridm, bevel=.001)
box((X, Y, .1), (X / 2, Y / 2, H + .9), concrete((120, 120, 118))); 
for i in range(4): cyl(.16, X, (X / 2, 1.2 + i * 2.2, H + .55), galv(), (0, math.pi / 2, 0))
if STAGE == 'finished':
    # wall angle + walls
    for (a, b, c, d) in ((0, 0, X, 0), (0, Y, X, Y), (0, 0, 0, Y), (X, 0, X, Y)):
        L = math.hypot(c - a, d - b); box((L if a != c else .024, .024 if a != c else L, .005), ((a + c) / 2, (b + d) / 2, H), gridm, bevel=.001)
    accent = paint((72, 96, 108), .6, .03)
    box((X, .1, H + 1), (X / 2, Y + .05, H / 2), white); box((.1, Y, H + 1), (-.05, Y / 2, H / 2), accent); box((X, .1, H + 1), (X / 2, -.05, H / 2), white)
# window wall on the right (x = X): mullions and sills
al = plain((70, 72, 76), .35, .9)
for k in range(7): box((.12, .06, H), (X + .02, k * Y / 6, H / 2), al, bevel=.003)
for z in (.04, .82, 2.55, H - .03): box((.1, Y, .05), (X + .02, Y / 2, z), al, bevel=.003)
mesh('g', [(X + .02, 0, 0), (X + .02, Y, 0), (X + .02, Y, H), (X + .02, 0, H)], [(0, 1, 2, 3)], glass()); box((.1, Y, 1), (X + .05, Y / 2, H + .5), white if STAGE == 'finished' else concrete((176, 172, 166), .8))
area((X + .25, Y / 2, 1.5), (0, Y / 2, 1.2), (Y, 2.8), 1, portal=True)
if STAGE == 'finished':
    # carpet tiles
    for i in range(int(X / .5) + 1):
        for j in range(int(Y / .5) + 1): box((.4995, .4995, .006), (.25 + i * .5, .25 + j * .5, -.003), carpet((96, 100, 108)) if (i * 7 + j * 3) % 5 else carpet((78, 92, 104)), bevel=.001)
    for (sx, sy, px, py) in ((X, .012, X / 2, Y - .006), (.012, Y, .006, Y / 2)): box((sx, sy, .1), (px, py, .05), plain((46, 48, 52), .5), bevel=.002)
    # glazed meeting room front at the back
    fr = plain((32, 33, 36), .4, .5); gy = Y - 2.6
    for k in range(6): box((.045, .06, 2.45), (4.6 + k * 1.25, gy, 1.225), fr, bevel=.003)
    for z in (.03, 2.12, 2.43): box((6.25, .06, .05), (4.6 + 3.125, gy, z), fr, bevel=.003)
    mesh('g2', [(4.6, gy, 0), (10.85, gy, 0), (10.85, gy, 2.43), (4.6, gy, 2.43)], [(0, 1, 2, 3)], glass()); box((6.3, .09, H - 2.45), (7.72, gy, (H + 2.45) / 2), white, bevel=.002); box((.1, 2.6, H), (4.55, Y - 1.3, H / 2), white); box((.1, 2.6, H), (10.9, Y - 1.3, H / 2), white)
    box((3.4, 1.2, .03), (7.7, Y - 1.25, .735), planks((150, 112, 76), (110, 78, 50), .4), bevel=.006); box((1.6, .3, .7), (7.7, Y - 1.25, .36), fr, bevel=.01)
    # workstations
    desk = planks((206, 178, 140), (176, 142, 104), .4); leg = plain((226, 226, 226), .4, .2); dark = plain((28, 29, 32), .45); scr = plain((12, 13, 16), .12); fel = fabric((92, 108, 112))
    def station(x, y):
        for sy, a in ((-1, 0), (1, math.pi)):
            box((1.6, .72, .028), (x, y + sy * .38, .735), desk, bevel=.004)
            for lx in (-.74, .74): box((.06, .6, .72), (x + lx, y + sy * .38, .36), leg, bevel=.006)
            mx = x + R.uniform(-.2, .2); box((.62, .02, .36), (mx, y + sy * .18, 1.06), scr, (sy * -.06, 0, R.gauss(0, .05)), .006); box((.06, .03, .3), (mx, y + sy * .16, .88), dark, bevel=.005); box((.24, .18, .012), (mx, y + sy * .17, .756), dark, bevel=.004); box((.42, .13, .018), (mx, y + sy * .46, .757), plain((210, 210, 212), .5), bevel=.005)
            if R.random() < .7: cyl(.04, .095, (x + R.uniform(.4, .6), y + sy * .4, .797), paint((214, 120, 70), .3, 0), r2=.043)
            if R.random() < .7: box((.22, .3, .03), (x - .55, y + sy * .42, .765), paint((236, 236, 232), .7, 0), (0, 0, R.gauss(0, .2)), .002)
            chair(x + R.uniform(-.15, .15), y + sy * (.98 + R.uniform(0, .15)), (math.pi if sy < 0 else 0) + R.gauss(0, .35))
        box((1.6, .03, .42), (x, y, .95), fel, bevel=.008)
    for x in (2.4, 4.05, 7.3, 8.95): station(x, 2.55)
    # plants
    def plant(x, y, h=1.2):
        cyl(.17, .42, (x, y, .21), paint((228, 226, 220), .4, .02), r2=.2); vs = []; fs = []
        for k in range(60):
            a = R.uniform(0, 6.28); l = R.uniform(.4, 1) * h * .75; t = R.uniform(.15, .75); w = .035; pv = None
            for q in range(6):
                f = q / 5; r = l * f * t; z = .42 + l * (f - .55 * t * f * f); ww = w * math.sin(math.pi * min(1, f * .9 + .08)); c, sn = math.cos(a), math.sin(a); n = len(vs); vs += [(x + r * c - ww * sn, y + r * sn + ww * c, z), (x + r * c + ww * sn, y + r * sn - ww * c, z)]
                if q: fs.append((n - 2, n - 1, n + 1, n))
        mesh('pl', vs, fs, leaf((40, 78, 38), (84, 122, 58)), True)
    plant(.5, Y - 3.2 + .9); plant(X - .6, 6.0, 1.4); plant(.5, .8)
else:
    # the floor before: deck, exposed ducts and pipes, partitions up to the deck
    TOP, gy, B, gal, shellm = H + .84, Y - 2.6, board(), galv((186, 190, 194), .3), concrete((176, 172, 166), .8)
    plane(-.2, -.2, X + .2, Y + .2, 0, concrete((166, 160, 150), .6)); box((X, .1, TOP + .2), (X / 2, -.05, TOP / 2), shellm, bevel=0); box((.1, Y, TOP + .2), (-.05, Y / 2, TOP / 2), shellm, bevel=0); box((X, .1, TOP + .2), (X / 2, Y + .17, TOP / 2), brick((172, 170, 164), (154, 152, 146), (186, 184, 178), 1.0, (.406, .203)), bevel=0)
    for i in range(4):
        for x in (1.4, 4.3, 7.2, 10.1): cyl(.172, .03, (x, 1.2 + i * 2.2, H + .55), gal, (0, math.pi / 2, 0)); tube([(x + .3, 1.03 + i * 2.2, TOP), (x + .3, 1.03 + i * 2.2, H + .55), (x + .3, 1.2 + i * 2.2, H + .38), (x + .3, 1.37 + i * 2.2, H + .55), (x + .3, 1.37 + i * 2.2, TOP)], .004, gal)
    for y in (2.3, 4.5): tube([(0, y, H + .62), (X, y, H + .62)], .022, plain((112, 58, 48), .6), False); [tube([(x, y, H + .62), (x, y, H + .3)], .012, plain((112, 58, 48), .6), False) for x in (1.5, 4.5, 7.5, 10.5)]
    for x, y in ((2, 2), (2, 5.2), (6, 2), (6, 4.6), (10, 2), (10, 4.6)): area((x, y, H + .3), (x, y, 0), (.16, 1.2), 50, (250, 246, 238))
    for x in (6.2, 9.2): area((x, Y - 1.3, H + .3), (x, Y - 1.3, 0), (1.2, .16), 26 if STAGE == 'studs' else 5, (255, 240, 218))
    if STAGE == 'studs':
        steel_wall((0, Y + .05, 0), 'x', X, TOP); steel_wall((4.5, gy, 0), 'x', 6.45, TOP, [(.1, 6.25, 2.45)]); steel_wall((4.55, gy + .05, 0), 'y', 2.55, TOP); steel_wall((10.9, gy + .05, 0), 'y', 2.55, TOP)
        for x in (1.3, 3.3): box((.06, .055, .1), (x, Y + .04, .46), plain((52, 88, 150), .5), bevel=.003); tube([(x, Y + .05, .5), (x + .01, Y + .05, 1.5), (x, Y + .05, 2.6), (x, Y + .05, TOP)], .008, gal)
        sheet_stack((3.9, 3.3, 0), 18, rot=.35); ladder(6.6, 4.6, .9, 1.9, (222, 120, 40))
        for k in range(9): o = bpy.data.objects.new('cee', cee(3.6)); o.location = (1.6 + (k % 3) * .012, 2.2 + (k % 3) * .1, .02 + (k // 3) * .045); o.rotation_euler = (-math.pi / 2, 0, math.pi / 2 + .5); link(o)
    else:
        boards((0, Y, 0), (1, 0, 0), (0, 0, 1), X, TOP, (0, -1, 0), B); boards((4.5, gy - .05, 0), (1, 0, 0), (0, 0, 1), 6.45, TOP, (0, -1, 0), B, [(.1, 0, 6.35, 2.45)])
        for x in (4.5, 10.85): boards((x, Y, 0), (0, -1, 0), (0, 0, 1), 2.65 if x == 4.5 else 2.55, TOP, (-1, 0, 0), B)
        for x in (4.55, 10.9): box((.073, 2.6, TOP), (x, Y - 1.32, TOP / 2), B, bevel=0)
        box((6.4, .073, TOP - 2.47), (7.725, gy, (TOP + 2.47) / 2), B, bevel=0); box((6.25, .1, .013), (7.725, gy, 2.457), B, bevel=.001)
        for x in (4.594, 10.856): box((.013, .1, 2.45), (x, gy, 1.225), B, bevel=.001)
        for c, n in (((4.498, gy - .03, TOP / 2), (-1, 0, 0)), ((4.52, gy - .052, TOP / 2), (0, -1, 0)), ((4.499, Y - .02, TOP / 2), (-1, 0, 0)), ((4.48, Y - .0015, TOP / 2), (0, -1, 0))): strip(c, TOP, (0, 0, 1), n, .085)
        sheet_stack((4.0, 3.4, 0), 6, rot=.35); ladder(6.6, 4.6, .9, 1.9, (222, 120, 40)); bucket(2.3, 4.3); bucket(2.75, 4.55, full=False)
# outside
plane(X + 3, -80, X + 200, 90, -9, concrete((140, 140, 136))); T = tree((X + 14, 3, -9), 13, 4, 5, 9000, lsize=.2); instance(T, (X + 17, 11, -9), 2, 1.1); instance(T, (X + 22, -4, -9), 4, 1.2)
for k in range(6): box((10, 12, 8 + 3 * (k % 3)), (X + 55 + 4 * (k % 2), -30 + k * 14, -9 + 4), paint([(196, 186, 172), (170, 120, 96), (180, 184, 188)][k % 3], .8, 0), bevel=0)
sky(32, 60, .12, .5, 1, clouds=.5, cloud_seed=5)
bpy.context.scene.cycles.diffuse_bounces = 5
area((X / 2, Y / 2, .02), (X / 2, Y / 2, 3), (X - 1, Y - 1), 150 if STAGE == 'finished' else 40, (244, 248, 255))
k = dict(glow=4.0, grade=((1, 1, 1), (1, 1, 1.01), (.99, 1.0, 1.02)))
desks = camera((.55, .35, 1.25), (6.4, 5.4, 1.72), 22)
shot('ceiling-office', desks, .45, **k)
shot(f'ceiling-office-{STAGE}', desks, .6, **k)
shot('ceiling-up', camera((.9, .9, 1.15), (6.4, 4.6, 2.75), 22, fstop=11), .3, **k)
shot('ceiling-axis', camera((.5, Y / 2 - .1, 1.45), (X, Y / 2 - .1, 1.72), 20), .45, **k)
shot('ceiling-office-deck', camera((2.2, 3.6, 1.5), (5.6, Y - 2.6, 2.75), 26), .6, **k)
