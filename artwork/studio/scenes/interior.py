"""(e) finished bright living room: painted walls, oak floor, furniture volumes"""
from kit import *
from parts import *
s = reset(31)
X, Y, H = 7.2, 5.6, 2.85
wallc = paint((236, 233, 226), .6, .05); trim = paint((246, 245, 242), .35, .01); ceil = paint((244, 244, 241), .75, .04); shellm = paint((180, 180, 180))
# oak floor
for j in range(int(Y / .145) + 1):
    x = -R.uniform(0, 1.6)
    while x < X:
        l = R.uniform(1.1, 2.2); 
        if x + l > 0: box((l - .0012, .1438, .015), (x + l / 2, j * .145 + .0725, -.0075 + R.gauss(0, .0002)), planks((200, 164, 120), (160, 120, 80)), bevel=.0012)
        x += l
def wall_x(y, holes, t=.14, sgn=1):   # wall along x at y (room side face at y), thickness outward
    us = sorted({0, X, *[h[0] for h in holes], *[h[2] for h in holes]})
    for a, b in zip(us, us[1:]):
        hs = [h for h in holes if h[0] < (a + b) / 2 < h[2]]
        if not hs: box((b - a, t, H), ((a + b) / 2, y + sgn * t / 2, H / 2), wallc, bevel=0)
        else:
            h = hs[0]
            if h[1] > 0: box((b - a, t, h[1]), ((a + b) / 2, y + sgn * t / 2, h[1] / 2), wallc, bevel=0)
            box((b - a, t, H - h[3]), ((a + b) / 2, y + sgn * t / 2, (H + h[3]) / 2), wallc, bevel=0)
def wall_y(x, holes, t=.14, sgn=1):
    us = sorted({0, Y, *[h[0] for h in holes], *[h[2] for h in holes]})
    for a, b in zip(us, us[1:]):
        hs = [h for h in holes if h[0] < (a + b) / 2 < h[2]]
        if not hs: box((t, b - a, H), (x + sgn * t / 2, (a + b) / 2, H / 2), wallc, bevel=0)
        else:
            h = hs[0]
            if h[1] > 0: box((t, b - a, h[1]), (x + sgn * t / 2, (a + b) / 2, h[1] / 2), wallc, bevel=0)
            box((t, b - a, H - h[3]), (x + sgn * t / 2, (a + b) / 2, (H + h[3]) / 2), wallc, bevel=0)
W1 = [(.6, .0, 2.5, 2.35), (2.95, .0, 4.85, 2.35)]
wall_y(0, W1, sgn=-1); wall_x(Y, [(4.9, 0, 5.85, 2.1)]); wall_y(X, []); wall_x(0, [], sgn=-1)
# tray ceiling: perimeter soffit with a cove, a drywall contractor's showpiece
box((X + .4, Y + .4, .1), (X / 2, Y / 2, H + .3), ceil, bevel=0)
SO = .75
for (sx, sy, px, py) in ((X, SO, X / 2, SO / 2), (X, SO, X / 2, Y - SO / 2), (SO, Y - 2 * SO, SO / 2, Y / 2), (SO, Y - 2 * SO, X - SO / 2, Y / 2)): box((sx, sy, .14), (px, py, H + .0), ceil, bevel=.002)
for (sx, sy, px, py) in ((X - 2 * SO, .02, X / 2, SO - .0), (X - 2 * SO, .02, X / 2, Y - SO), (.02, Y - 2 * SO, SO, Y / 2), (.02, Y - 2 * SO, X - SO, Y / 2)): box((sx, sy, .06), (px, py, H + .09), ceil, bevel=.001)
box((X + .3, .14, .6), (X / 2, -.07, H + .3), shellm, bevel=0); box((X + .3, .14, .6), (X / 2, Y + .07, H + .3), shellm, bevel=0); box((.14, Y, .6), (-.07, Y / 2, H + .3), shellm, bevel=0); box((.14, Y, .6), (X + .07, Y / 2, H + .3), shellm, bevel=0)
for (cx, cy, tx, ty, L, ax) in ((X / 2, SO - .12, 0, 1, X - 1.6, 0), (X / 2, Y - SO + .12, 0, -1, X - 1.6, 0), (SO - .12, Y / 2, 1, 0, Y - 1.6, 1), (X - SO + .12, Y / 2, -1, 0, Y - 1.6, 1)):
    l = area((cx, cy, H + .11), (cx, cy, H + 1), (L, .05) if ax == 0 else (.05, L), 9, (255, 214, 160)); l.rotation_euler = (math.pi, 0, 0)
for (px, py) in [(.4, 1.0), (.4, 2.8), (.4, 4.6), (X - .4, 1.0), (X - .4, 2.8), (X - .4, 4.6), (2.4, Y - .38), (4.6, Y - .38)]: cyl(.05, .012, (px, py, H - .068), trim); cyl(.04, .004, (px, py, H - .0755), emit((255, 226, 184), 9.0))
# baseboard, casing, windows to the floor
for (sx, sy, px, py) in ((4.9 - .08, .016, 2.41, Y - .008), (X - 5.93, .016, (X + 5.93) / 2, Y - .008), (.016, Y, X - .008, Y / 2), (.016, .5, .008, .27), (.016, .33, .008, 2.725), (.016, .67, .008, 5.26)): box((sx, sy, .13), (px, py, .065), trim, bevel=.004)
for x in (4.86, 5.89): box((.08, .02, 2.14), (x, Y - .01, 1.07), trim, bevel=.004)
box((1.11, .02, .09), (5.375, Y - .01, 2.145), trim, bevel=.004)
box((.95, .045, 2.08), (5.375, Y + .07, 1.04), trim, bevel=.003); box((1.1, .04, 2.3), (5.375, Y + .165, 1.15), shellm, bevel=0)   # no daylight above the door
for z0, z1 in ((.2, .85), (1.0, 1.9)):
    box((.62, .012, z1 - z0), (5.375, Y + .046, (z0 + z1) / 2), trim, bevel=.005); box((.54, .012, z1 - z0 - .08), (5.375, Y + .043, (z0 + z1) / 2), trim, bevel=.008)
cyl(.012, .12, (5.0, Y + .0, 1.0), plain((40, 40, 42), .35, .8), (0, math.pi / 2, 0)); cyl(.028, .05, (4.98, Y + .03, 1.0), plain((40, 40, 42), .35, .8), (math.pi / 2, 0, 0))
bk = plain((36, 37, 40), .4, .3)
for a, z0, b, z1 in W1:
    m = (a + b) / 2
    for y in (a + .03, m, b - .03): box((.06, .055, z1), (-.07, y, z1 / 2), bk, bevel=.003)
    for z in (.03, z1 - .03): box((.06, b - a, .055), (-.07, m, z), bk, bevel=.003)
    mesh('gl', [(-.07, a, 0), (-.07, b, 0), (-.07, b, z1), (-.07, a, z1)], [(0, 1, 2, 3)], glass()); area((-.16, m, z1 / 2), (1, m, z1 / 2), (b - a, z1), 1, portal=True)
# curtains
curtain(.12, .62); curtain(4.85, 5.32); curtain(2.5, 2.92)
cyl(.012, Y - .3, (.12, Y / 2, 2.62), bk, (math.pi / 2, 0, 0))
# sofa, rug, coffee table, armchair, console, art, lamp, plant
sf = fabric((176, 172, 164)); wd = planks((150, 108, 70), (104, 70, 44), .38)
sx, sy = 3.2, Y - .72
box((2.5, .92, .26), (sx, sy, .25), sf, bevel=.04)
for k in (-1, 1): soft((.2, .92, .36), (sx + k * 1.24, sy, .5), sf, .05)
for k in (-1, 0, 1): soft((.74, .74, .17), (sx + k * .755, sy - .06, .46), sf, .06); soft((.74, .2, .46), (sx + k * .755, sy + .3, .72), sf, .08, (-.16, 0, 0))
for (dx, c, a) in ((-.95, (92, 112, 118), .3), (-.6, (212, 196, 168), -.1), (.98, (164, 98, 66), -.25)): soft((.44, .13, .42), (sx + dx, sy + .1, .74), fabric(c), .06, (-.3, .1, a))
for k in (-1, 1):
    for q in (-1, 1): cyl(.022, .13, (sx + k * 1.1, sy + q * .36, .065), wd)
box((3.3, 2.2, .014), (3.1, 3.3, .007), fabric((214, 208, 196)), bevel=.006)
box((1.2, .62, .03), (3.15, 3.35, .4), wd, bevel=.006); box((1.1, .5, .018), (3.15, 3.35, .16), wd, bevel=.004)
for k in (-1, 1):
    for q in (-1, 1): box((.03, .03, .39), (3.15 + k * .54, 3.35 + q * .26, .2), bk, bevel=.002)
box((.3, .22, .03), (3.35, 3.3, .43), paint((228, 224, 216), .6, 0), (0, 0, .3)); box((.26, .19, .025), (3.34, 3.3, .458), paint((84, 104, 108), .6, 0), (0, 0, .15)); cyl(.075, .05, (2.9, 3.42, .44), paint((206, 178, 148), .5, 0), r2=.1)
ax, ay = 5.55, 3.5; M0 = len(bpy.data.objects)
arm = fabric((120, 132, 126)); P = [soft((.68, .68, .16), (0, 0, .42), arm, .06), soft((.66, .15, .6), (0, .32, .68), arm, .06, (-.2, 0, 0))]
for k in (-1, 1): P.append(box((.05, .66, .035), (k * .37, 0, .58), wd, bevel=.01)); P += [box((.045, .045, .57), (k * .37, q * .3, .285), wd, bevel=.008) for q in (-1, 1)]
P.append(box((.74, .04, .06), (0, -.3, .32), wd, bevel=.006)); P.append(box((.74, .04, .06), (0, .3, .32), wd, bevel=.006))
bpy.context.view_layer.update()
for o in P: o.matrix_world = Matrix.Translation((ax, ay, 0)) @ Matrix.Rotation(math.radians(-118), 4, 'Z') @ o.matrix_world
for dx, sd in ((-.62, 2.0), (.42, 5.3)): box((.78, .03, 1.02), (sx + dx + .1, Y - .016, 1.72), wd, bevel=.003); box((.74, .012, .98), (sx + dx + .1, Y - .033, 1.72), trim, bevel=0); box((.54, .006, .76), (sx + dx + .1, Y - .041, 1.72), art(sd), bevel=0)
# floor lamp, plant, shelf niche on right wall
cyl(.14, .02, (1.35, Y - .45, .01), bk); cyl(.011, 1.5, (1.35, Y - .45, .76), bk); cyl(.19, .28, (1.35, Y - .45, 1.58), emit((255, 220, 172), 2.6), r2=.14, cap=False); point((1.35, Y - .45, 1.56), 14, (255, 208, 150), .06)
def plant(x, y, h=1.5):
    cyl(.19, .44, (x, y, .22), paint((120, 116, 108), .6, .02), r2=.22); vs = []; fs = []
    for k in range(70):
        a = R.uniform(0, 6.28); l = R.uniform(.45, 1) * h * .8; t = R.uniform(.12, .7); w = .05
        for q in range(7):
            f = q / 6; r = l * f * t; z = .44 + l * (f - .55 * t * f * f); ww = w * math.sin(math.pi * min(1, f * .9 + .08)) ** .7; c, sn = math.cos(a), math.sin(a); n = len(vs); vs += [(x + r * c - ww * sn, y + r * sn + ww * c, z), (x + r * c + ww * sn, y + r * sn - ww * c, z)]
            if q: fs.append((n - 2, n - 1, n + 1, n))
    mesh('pl', vs, fs, leaf((40, 74, 36), (82, 116, 54)), True)
plant(6.6, Y - .55); plant(.75, .35, 1.1)
box((.42, 1.9, .5), (X - .22, 1.9, .42), wd, bevel=.004)
for q in (-.6, 0, .6): cyl(.07 + .02 * abs(q), .26 - .1 * q * q, (X - .22, 1.9 + q, .8), paint([(208, 200, 188), (92, 110, 112), (186, 140, 104)][int(q * 1.6 + 1)], .45, 0), r2=.05)
# outside
plane(-90, -60, -.2, 70, -.35, grass()); box((3.2, Y + 3, .1), (-1.8, Y / 2, -.12), planks((150, 128, 104), (112, 92, 72), .6), bevel=.0)
T = tree((-9, 1.5, -.4), 8, 3, 3, 8000, lsize=.14); instance(T, (-13, 7.5, -.4), 2.0, 1.15); instance(T, (-17, -4, -.4), 4.0, 1.1); instance(T, (-21, 4, -.4), 1.0, 1.4); instance(T, (-20, 12, -.4), 3.0, 1.3)
sky(option('elev', 31), option('azim', 252), .2, .55, .9, clouds=.5, cloud_seed=4.0)
area((X - .6, .4, 2.1), (2.5, 4, 1.1), (2.4, 1.5), 46, (232, 240, 255)).visible_glossy = False
k = dict(glow=5.0, grade=((1, 1, 1), (1.0, 1.0, 1.01), (.98, 1.0, 1.035)))
shot('interior-living', camera((6.5, .35, 1.3), (2.5, 4.7, 1.22), 24), 1.35, **k)
shot('interior-windows', camera((6.7, 3.0, 1.25), (.2, 2.9, 1.25), 24), 1.2, **k)
shot('interior-tray', camera((6.4, .6, 1.2), (2.6, 4.0, 2.1), 22), 1.2, **k)
walk = camera((6.5, .35, 1.3), (2.5, 4.7, 1.22), 24)
clip('clip-room', walk, dolly(walk, (-.9, .95, 0)), 1.35, **k)
