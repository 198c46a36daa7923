"""Small commercial buildings. Option: building = school | store | gym | hotel | historic; light = day | dusk."""
from kit import *
from parts import *

KIND, LIGHT = option('building', 'store'), option('light', 'day'); DUSK = LIGHT == 'dusk'
reset({'school': 131, 'store': 133, 'gym': 135, 'hotel': 137, 'historic': 139}[KIND])
dk, conc, white = plain((44, 47, 52), .42, .5), concrete((182, 178, 170), .7), paint((236, 234, 228), .8, .1, 60)
red = brick((146, 82, 64), (116, 62, 50), (178, 170, 158)); tan = brick((188, 160, 124), (164, 136, 102), (196, 188, 174)); gray = brick((120, 118, 116), (98, 96, 96), (168, 164, 158)); stone = concrete((206, 198, 184), .7); wood_c = planks((170, 116, 72), (124, 78, 46), .5)
GLOW = 1.0 if DUSK else .22


def wall(x0, x1, y, z0, z1, holes, m, t=.35):
    """facade in the plane y, thickness inward (+y); holes (x0, x1, z0, z1)"""
    us = sorted({x0, x1, *[v for h in holes for v in h[:2] if x0 < v < x1]})
    for a, b in zip(us, us[1:]):
        zs = [(z0, z1)]
        for h in [h for h in holes if h[0] < (a + b) / 2 < h[1]]: zs = [q for c, d in zs for q in ((c, min(d, h[2])), (max(c, h[3]), d)) if q[1] - q[0] > .01]
        for c, d in zs: box((b - a, t, d - c), ((a + b) / 2, y + t / 2, (c + d) / 2), m, bevel=0)


def glazing(x0, x1, y, z0, z1, n=2, bars=(), depth=.2, room=4.0, lit=None, frame=None, inside=(226, 220, 208)):
    """window or storefront with a lit room behind"""
    f = frame or dk
    for k in range(n + 1): x = x0 + (x1 - x0) * k / n; box((.07, .12, z1 - z0), (min(max(x, x0 + .035), x1 - .035), y + depth, (z0 + z1) / 2), f, bevel=.004)
    for z in (z0 + .035, z1 - .035, *bars): box((x1 - x0, .11, .07), ((x0 + x1) / 2, y + depth, z), f, bevel=.004)
    mesh('g', [(x0, y + depth + .02, z0), (x1, y + depth + .02, z0), (x1, y + depth + .02, z1), (x0, y + depth + .02, z1)], [(0, 1, 2, 3)], glass())
    if room:
        m = paint(inside, .8, 0); yb = y + .36 + room; zc, zf = z1 + .25, max(0.02, z0 - (.5 if KIND == 'hotel' else .9))   # the hotel's stories are low
        box((x1 - x0 + .3, .1, zc - zf), ((x0 + x1) / 2, yb, (zc + zf) / 2), m, bevel=0); box((x1 - x0 + .3, room + .2, .06), ((x0 + x1) / 2, y + .4 + room / 2, zc), m, bevel=0); box((x1 - x0 + .3, room + .2, .06), ((x0 + x1) / 2, y + .4 + room / 2, zf), plain((150, 140, 126), .6), bevel=0); [box((.06, room, zc - zf), (x, y + .4 + room / 2, (zc + zf) / 2), m, bevel=0) for x in (x0 - .15, x1 + .15)]
        on = R.random() < (.75 if DUSK else .5) if lit is None else lit
        if on:
            if DUSK: area(((x0 + x1) / 2, y + .4 + room / 2, zc - .05), ((x0 + x1) / 2, y + .4 + room / 2, 0), ((x1 - x0) * .7, room * .6), 26 * (x1 - x0) * GLOW, (255, 224, 180))
            [box((.3, room * .7, .02), (x0 + (x1 - x0) * (k + .5) / max(1, int((x1 - x0) / 1.8)), y + .5 + room / 2, zc - .04), emit((255, 236, 208), 6 if DUSK else 4), bevel=0) for k in range(max(1, int((x1 - x0) / 1.8)))]


def door(x, y, w=1.9, h=2.4, m=None):
    m = m or dk
    for k in (-1, 0, 1): box((.08, .12, h), (x + k * w / 2 * .98, y + .2, h / 2), m, bevel=.004)
    for z in (.05, .95, h - .04): box((w, .11, .08), (x, y + .2, z), m, bevel=.004)
    for s in (-1, 1): cyl(.014, .8, (x + s * .1, y + .11, 1.15), plain((200, 200, 202), .25, 1.0))


def parapet(x0, x1, y, z, m=None, h=.16): box((x1 - x0 + .16, .5, h), ((x0 + x1) / 2, y + .17, z + h / 2), m or dk, bevel=.01)


def mass(x0, x1, y0, y1, z, m): box((x1 - x0 - .04, y1 - y0 - 5.2, z - .1), ((x0 + x1) / 2, (y0 + y1) / 2 + 2.6, z / 2), m, bevel=0); box((x1 - x0 - .1, y1 - y0 - .4, .12), ((x0 + x1) / 2, (y0 + y1) / 2 + .1, z - .35), plain((150, 150, 148), .8), bevel=0); [box((.3, y1 - y0 - .4, z), (x, (y0 + y1) / 2 + .18, z / 2), m, bevel=0) for x in (x0 + .15, x1 - .15)]


def parking(x0, x1, y0, y1, n):
    box((x1 - x0, y1 - y0, .1), ((x0 + x1) / 2, (y0 + y1) / 2, -.2), asphalt(), bevel=0)
    for k in range(n + 1): box((.1, 4.6, .004), (x0 + 2 + k * 2.7, y1 - 2.5, -.148), paint((228, 226, 218), .7, .3), bevel=0)


if KIND == 'store':      # grocery: long low front, canopy, big storefront
    L, H, T = 34, 5.6, 8.2; ex0, ex1 = 12.0, 21.0
    holes = [(1.5 + 3.4 * k, 4.2 + 3.4 * k, .6, 3.2) for k in range(3)] + [(22.5 + 3.7 * k, 25.6 + 3.7 * k, .6, 3.2) for k in range(3)]
    wall(0, ex0, 0, .0, H, holes[:3], tan); wall(ex1, L, 0, 0, H, holes[3:], tan); [glazing(a, b, 0, c, d, 2, room=5) for a, b, c, d in holes]; [box((b - a + .3, .5, .16), ((a + b) / 2, .14, c - .08), stone, bevel=.01) for a, b, c, d in holes]
    wall(ex0, ex1, -.9, 0, T, [(ex0 + .9, ex1 - .9, 0, 4.4)], white, .9); glazing(ex0 + .9, ex1 - .9, -.3, 0.02, 4.4, 6, (2.6,), room=7, lit=True); door((ex0 + ex1) / 2, -.34, 2.6, 2.55)
    for k in range(38): box((.06, .05, 2.3), (ex0 + .5 + k * (ex1 - ex0 - 1) / 37, -.94, 6.3), wood_c, (0, 0, 0), .003)
    box((ex1 - ex0 + 2, 3.0, .35), ((ex0 + ex1) / 2, -2.0, 4.75), dk, bevel=.02); [box((.3, .3, 4.6), (x, -3.1, 2.3), stone, bevel=.01) for x in (ex0 - .4, ex1 + .4)]; [cyl(.09, .02, (ex0 + 1 + k * 1.4, -2.0, 4.56), emit((255, 226, 184), 16)) for k in range(6)]
    for a, b in ((0, ex0), (ex1, L)): parapet(a, b, 0, H); box((b - a - .6, 1.3, .14), ((a + b) / 2, -.6, 3.55), dk, bevel=.01)
    parapet(ex0, ex1, -.9, T); mass(0, L, 0, 24, H, tan); mass(ex0, ex1, -.9, 12, T, white); [box((2.4, 2, 1.4), (x, 9, H + .6), plain((170, 172, 174), .5), bevel=.02) for x in (6, 26)]
    box((L + 8, 4.2, .2), (L / 2, -2.6, -.1), concrete((176, 172, 164)), bevel=.01); [cyl(.08, .95, (ex0 - 1 + k * 1.6, -4.3, .45), plain((232, 190, 40), .5)) for k in range(8)]
    parking(-14, 52, -22, -4.7, 22); cam = camera((9.0, -15.5, 1.6), (17.4, 0, 3.5), 25); trees = [(-3, -3), (38, -3.2), (-9, -8), (44, -9)]
elif KIND == 'school':   # two stories of brick, stone bands, square entrance
    L, FH, n = 38, 3.8, 8; H = 2 * FH + .6; ex0, ex1 = 15.0, 23.0
    for a0, a1 in ((0, ex0), (ex1, L)):
        bays = 4; bw = (a1 - a0) / bays; holes = [(a0 + k * bw + .6, a0 + (k + 1) * bw - .6, f * FH + 1.0, f * FH + 3.1) for k in range(bays) for f in range(2)]
        wall(a0, a1, 0, 0, H, holes, red); [glazing(a, b, 0, c, d, 3, (c + .6,), frame=plain((236, 236, 232), .4), room=5) for a, b, c, d in holes]
        for f in range(2): box((a1 - a0, .42, .2), ((a0 + a1) / 2, .15, f * FH + .9), stone, bevel=.008); box((a1 - a0, .4, .22), ((a0 + a1) / 2, .16, f * FH + 3.21), stone, bevel=.008)
        box((a1 - a0, .42, .8), ((a0 + a1) / 2, .15, .1), stone, bevel=.01); parapet(a0, a1, 0, H, stone, .2)
    wall(ex0, ex1, -1.4, 0, H + 1.6, [(ex0 + 1.2, ex1 - 1.2, 0, 6.6)], stone, .8); glazing(ex0 + 1.2, ex1 - 1.2, -1.0, .02, 6.6, 4, (2.6, 3.9), room=6, lit=True); door((ex0 + ex1) / 2, -1.04, 2.6, 2.55); parapet(ex0, ex1, -1.4, H + 1.6)
    [wall(ex0 + .0 if s < 0 else ex1 - .35, ex0 + .35 if s < 0 else ex1, -1.4 + .8, 0, H + 1.5, [], stone, 6) for s in (-1, 1)]; box((6.6, 2.2, .28), ((ex0 + ex1) / 2, -2.3, 3.1), dk, bevel=.02); [cyl(.09, 3.0, (x, -3.2, 1.5), dk) for x in (ex0 + 1.2, ex1 - 1.2)]
    mass(0, L, 0, 22, H, red); mass(ex0, ex1, -1.4, 12, H + 1.6, stone); [box((10 - k * .0, .36, .16 * (3 - k)), ((ex0 + ex1) / 2, -3.4 - k * .36, .08 * (3 - k) - .14), conc, bevel=.008) for k in range(3)]
    box((9, 11, .12), ((ex0 + ex1) / 2, -9.8, -.17), concrete((182, 178, 170)), bevel=.01); cyl(.05, 9, (28.5, -5.5, 4.4), plain((214, 216, 218), .3, 1.0), r2=.035)
    cam = camera((15.4, -15.6, 1.6), (20.0, 0, 4.1), 24); trees = [(3, -9), (35, -8), (-4, -4), (42, -4), (31, -12)]
elif KIND == 'gym':      # big hall: dark metal panels above glass, wood soffit
    L, H = 36, 8.6; pan = plain((66, 74, 82), .4, .4, var=.05); gl0, gl1 = 3.0, 24.0
    wall(0, gl0, 0, 0, H, [], gray); wall(gl0, gl1, 0, 4.4, H, [], pan); wall(gl1, L, 0, 0, H, [(26, 27.2, .8, 7.4), (29, 30.2, .8, 7.4), (32, 33.2, .8, 7.4)], white); [glazing(x, x + 1.2, 0, .8, 7.4, 1, (2.8, 5.0), room=4) for x in (26, 29, 32)]
    glazing(gl0, gl1, .2, .05, 4.4, 12, (2.9,), room=9, lit=True); door(8.25, .16, 3.4, 2.55)
    for k in range(21): box((1.0 - .012, .04, 4.1), (gl0 + .5 + k * 1.0, -.02, 6.5), pan, bevel=.006)
    box((gl1 - gl0 + 1.2, 2.6, .3), ((gl0 + gl1) / 2, -1.2, 4.5), dk, bevel=.02); box((gl1 - gl0 + 1.0, 2.4, .03), ((gl0 + gl1) / 2, -1.2, 4.34), wood_c, bevel=0); [box((.18, .18, 4.3), (x, -2.2, 2.15), dk, bevel=.005) for x in (3.4, 8.7, 13.9, 19, 24)]; [cyl(.08, .02, (4 + k * 2.0, -1.3, 4.32), emit((255, 226, 184), 20)) for k in range(10)]
    parapet(0, L, 0, H); mass(0, L, 0, 26, H, pan)
    for k in range(7): y = 2.4; x = 10.5 + k * 1.9; box((.8, 1.7, .16), (x, y, .25), plain((30, 31, 34), .5), bevel=.03); box((.08, .08, 1.3), (x, y - .7, .75), plain((160, 162, 166), .3, 1.0)); box((.75, .12, .4), (x, y - .7, 1.35), plain((30, 31, 34), .4), (.3, 0, 0), .03)
    box((L + 8, 5.2, .2), (L / 2, -2.8, -.1), concrete((176, 172, 164)), bevel=.01); parking(-14, 54, -24, -5.5, 23); cam = camera((1.0, -12.5, 1.6), (12.5, 0, 3.4), 25); trees = [(-3, -4), (39.5, -4), (31, -4.2), (44, -8)]
elif KIND == 'historic':   # two-story brick shop under restoration: wooden storefront, tall sash windows, corbeled cornice, scaffold on one half
    L, G, H = 15.0, 4.3, 9.6; old = brick((152, 84, 62), (120, 62, 48), (196, 188, 174)); green = paint((38, 62, 54), .4, .02); holes = [(1.1 + k * 2.75, 2.5 + k * 2.75, 5.3, 8.0) for k in range(5)]; shops = [(.9, 5.6, .0, 3.7), (6.3, 8.7, 0, 3.7), (9.4, 14.1, 0, 3.7)]
    wall(0, L, 0, 0, G, shops, old, .5); wall(0, L, 0, G, H, holes, old, .45)
    for a, b, c, d in holes:
        glazing(a, b, .05, c, d, 2, ((c + d) / 2,), frame=paint((240, 238, 230), .4, .02), room=3.5); box((b - a + .5, .5, .26), ((a + b) / 2, .17, d + .12), stone, bevel=.01); box((.3, .56, .36), ((a + b) / 2, .15, d + .15), stone, bevel=.01); box((b - a + .36, .6, .14), ((a + b) / 2, .13, c - .07), stone, bevel=.01)
    for a, b, c, d in shops:
        n = 1 if b - a < 3 else 3; glazing(a, b, .1, .55 if n > 1 else .02, d, n, (2.75,), frame=green, room=5, lit=True)
        if n > 1: box((b - a, .16, .55), ((a + b) / 2, .28, .275), green, bevel=.01); [box(((b - a) / 3 - .3, .03, .3), (a + (b - a) * (q + .5) / 3, .19, .28), green, bevel=.01) for q in range(3)]
        else: door((a + b) / 2, .05, 1.7, 2.6, green)
    for x in (.45, 5.95, 9.05, 14.55): box((.5, .2, 3.8), (x, -.06, 1.9), green, bevel=.02); box((.6, .28, .3), (x, -.08, 3.85), green, bevel=.02)
    box((L + .1, .5, .55), (L / 2, .05, 4.15), green, bevel=.02); box((L + .3, .75, .12), (L / 2, -.05, 4.48), green, bevel=.02)
    for k in range(4): box((L + .1 + .08 * k, .4 + .14 * k, .16), (L / 2, .1 - .05 * k, 8.9 + k * .17), old if k < 3 else stone, bevel=.006)
    for k in range(38): box((.2, .34, .3), (.2 + k * .395, -.04, 8.75), old, bevel=.004)
    mass(0, L, 0, 18, H - .1, old); blind = paint((206, 196, 178), .85, .1, 60)
    for x0, x1, h, m in ((-11, -.02, 7.4, tan), (L + .02, L + 12, 8.3, gray)):   # neighbors
        hs = [(x0 + 1.2 + k * 2.6, x0 + 2.5 + k * 2.6, h - 3.1, h - 1.1) for k in range(4)] + [(x0 + 1.0, x1 - 1.0, .6, 3.2)]; wall(x0, x1, .3, 0, h, hs, m); [glazing(a, b, .3, c, d, 2 if b - a < 3 else 5, room=4) for a, b, c, d in hs]; parapet(x0, x1, .3, h, stone); mass(x0, x1, .3, 16, h, m)
    before = set(bpy.context.scene.collection.objects); scaffold(L - 6.9, L - .2, -1.5, 8.0, bay=2.2); place([o for o in bpy.context.scene.collection.objects if o not in before], (0, 0, .02))
    box((90, 3.6, .2), (8, -1.5, -.1), concrete((180, 176, 168)), bevel=.01); [box((.02, 3.6, .004), (-20 + k * 1.5, -1.5, .002), plain((120, 116, 110), .9), bevel=0) for k in range(40)]; box((90, .16, .2), (8, -3.36, -.11), concrete((196, 192, 184)), bevel=.02); parking(-40, 60, -16, -3.4, 0); [box((2.4, .1, .004), (-16 + k * 5, -8.6, -.147), paint((228, 196, 90), .7, .3), bevel=0) for k in range(10)]
    sheet_stack((4.6, -2.3, 0), 8, plywood(), rot=.05); bucket(7.2, -2.1); [box((.5, .35, .3), (2.2 + q * .55, -2.35, .15), old, bevel=.01) for q in range(2)]
    cam = camera((-3.6, -13.6, 1.7), (7.4, 0, 4.3), 24); trees = [(-6.5, -2.4), (21, -2.3)]
else:                    # hotel: six stories, window grid, lit porte-cochère
    L, FH, G, NF = 30, 3.1, 4.4, 5; H = G + NF * FH; n = 10; bw = L / n; warm = paint((214, 204, 188), .8, .1, 60)
    holes = [(k * bw + .55, (k + 1) * bw - .55, G + f * FH + .55, G + f * FH + 2.55) for k in range(n) for f in range(NF)]
    for f in range(NF):
        for k in range(n):
            a, z = k * bw, G + f * FH; m = warm if (k // 2) % 2 == 0 else dk; wall(a, a + bw, 0 if m is warm else .12, z, z + FH, [h for h in holes if a < h[0] < a + bw and z < h[2] < z + FH], m, .35); h = (a + .55, a + bw - .55, z + .55, z + 2.55); lit = R.random() < (.55 if DUSK else .2); glazing(h[0], h[1], .0, h[2], h[3], 2, room=3.2, lit=lit, inside=R.choice([(232, 214, 184), (226, 222, 214), (220, 200, 170)]))
            for s in (-1, 1): box((.36, .04, 2.0), ((h[0] + .2) if s < 0 else (h[1] - .2), .45, z + 1.55), fabric((226, 216, 200)), bevel=.0)
    wall(0, L, 0, 0, G, [(1.0 + k * 4.75, 5.0 + k * 4.75, .3, 3.6) for k in range(6)], stone, .5); [glazing(1.0 + k * 4.75, 5.0 + k * 4.75, .1, .3, 3.6, 3, (2.6,), room=6, lit=True) for k in range(6)]; box((L + .2, .7, .3), (L / 2, .15, G - .05), dk, bevel=.01); parapet(0, L, 0, H, None, .5); mass(0, L, 0, 16, H, warm)
    box((11, 8.5, .5), (12.5, -4.2, 4.0), dk, bevel=.02); box((10.6, 8.1, .03), (12.5, -4.2, 3.73), wood_c, bevel=0); [(box((.6, .6, 4.0), (x, -7.4, 1.8), stone, bevel=.01), box((1.0, 1.0, .7), (x, -7.4, .1), conc, bevel=.03)) for x in (8.0, 17.0)]; [(cyl(.1, .02, (x, y, 3.71), emit((255, 222, 176), 24)), point((x, y, 3.5), 30 * GLOW, (255, 208, 150), .1)) for x in (9.4, 12.5, 15.6) for y in (-1.8, -4.2, -6.6)]
    box((L + 20, 3.0, .2), (L / 2, -1.4, -.1), concrete((176, 172, 164)), bevel=.01); parking(-30, 70, -40, -3.0, 0); line, curb = paint((228, 226, 218), .7, .3), concrete((186, 182, 174))
    for x0, x1, y in ((-24, 3, -13.2), (21, 60, -13.2)):   # planted islands with lamps, bays on both sides
        box((x1 - x0, 2.4, .2), ((x0 + x1) / 2, y, -.1), curb, bevel=.03); box((x1 - x0 - .4, 2.0, .1), ((x0 + x1) / 2, y, -.02), dirt((78, 86, 46), (66, 74, 38), (96, 98, 58)), bevel=0)
        for k in range(int((x1 - x0) / 2.7) + 1): [box((.1, 4.8, .004), (x0 + .2 + k * 2.7, y + q, -.148), line, bevel=0) for q in (-3.7, 3.7)]; k * 2.7 < x1 - x0 - 2 and shrub(x0 + 1.2 + k * 2.7 + R.gauss(0, .3), y + R.gauss(0, .3), R.uniform(.28, .45), k)
        for f in (.25, .75): x = x0 + (x1 - x0) * f; cyl(.06, 6.2, (x, y, 3.0), dk, r2=.045); box((.9, .3, .09), (x, y, 6.1), dk, bevel=.02); box((.6, .2, .01), (x, y, 6.05), emit((255, 224, 180), 14 if DUSK else .5), bevel=0); point((x, y, 5.8), 90 * GLOW, (255, 206, 150), .15)
    for k in range(5): box((.5, 3.2, .004), (9.6 + k * 1.4, -10.4, -.147), line, bevel=0)   # crosswalk to the entrance
    cam = camera((1.5, -19.5, 1.7), (13.5, -2, 4.7), 25); trees = [(-2.5, -4.2), (33, -4), (26, -3.6), (39, -6), (-14, -13.2), (30, -13.2), (44, -13.2)]
grass_m = dirt((78, 86, 46), (66, 74, 38), (96, 98, 58)); base = box((400, 400, .1), (0, 0, -.27), grass_m, bevel=0)
lawn = mesh('lawn', [(-40, -32, -.215), (80, -32, -.215), (80, 26, -.215), (-40, 26, -.215)], [(0, 1, 2, 3)], grass_m)
if KIND == 'school': scatter(lawn, [grass_clump(46, .08, .14), grass_clump(40, .1, .12)], 60000, 3, (.6, 1.25))
T = tree((0, 0, -300), 6.4, 2.4, 5, 7000, lsize=.1); T2 = tree((0, 0, -300), 11, 4, 12, 10000, lsize=.17)
for i, (x, y) in enumerate(trees): instance(T, (x, y, -.2), i * 1.7, 1.0 + .2 * (i % 2)); [shrub(x + R.gauss(0, 1.2), y + R.gauss(0, .5), R.uniform(.3, .5), 10 * i + q) for q in range(3)]
for i in range(110): a = R.uniform(.05, 3.09); d = R.uniform(38, 70); instance(T2, (18 + d * 1.3 * math.cos(a), 6 + d * math.sin(a), -.3), R.uniform(0, 6), R.uniform(.6, 1.0))
if DUSK: sky(1.3, 215, .2, 0.0, 1, 1.0, .9, 3.2, clouds=.7, cloud_seed=31); E0 = 2.0
else: sky(24 if KIND == 'store' else 36, 245 if KIND in ('store', 'school') else 205, .11, .75, .7, clouds=.75, cloud_seed={'school': 35, 'store': 37, 'gym': 39, 'hotel': 41, 'historic': 45}[KIND]); E0 = .3
c = bpy.context.scene.cycles; c.diffuse_bounces = 3; c.max_bounces = 7
if not DUSK:   # by day, no lamps indoors: they would take rays from the sun and cause dark blotches
    for m in bpy.data.materials: m.cycles.sample_as_light = False
shot(f'{KIND}-{LIGHT}', cam, E0, glow=1.5 if DUSK else 3.0)
shot('historic-front', camera((2.6, -8.6, 1.65), (8.6, 0, 3.6), 26), E0, glow=3.0)
