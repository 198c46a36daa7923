"""(d) finished modern house at dusk (LIGHT=dusk|day)"""
from kit import *
from parts import *
s = reset(41); DUSK = option('light', 'dusk') == 'dusk'
stucco = paint((232, 229, 222), .85, .25, 120); darkc = plain((46, 48, 52), .55); bk = plain((30, 31, 34), .4, .4); conc = concrete((186, 182, 176)); inner = paint((236, 226, 208), .7, 0); cedar = planks((176, 118, 74), (128, 78, 46), .5)
WARM = 1.0 if DUSK else .25
def wallx(x0, x1, y, z0, z1, holes, m, t=.3):
    us = sorted({x0, x1, *[v for h in holes for v in (h[0], h[1])]})
    for a, b in zip(us, us[1:]):
        hs = [h for h in holes if h[0] < (a + b) / 2 < h[1]]; zs = [(z0, z1)]
        for h in hs: zs = [q for c, d in zs for q in ((c, min(d, h[2])), (max(c, h[3]), d)) if q[1] - q[0] > .01]
        for c, d in zs: box((b - a, t, d - c), ((a + b) / 2, y + t / 2, (c + d) / 2), m, bevel=0)
def wally(y0, y1, x, z0, z1, holes, m, t=.3):
    y0 += t   # coplanar faces must not overlap: Cycles renders black bands
    us = sorted({y0, y1, *[v for h in holes for v in (h[0], h[1])]})
    for a, b in zip(us, us[1:]):
        hs = [h for h in holes if h[0] < (a + b) / 2 < h[1]]; zs = [(z0, z1)]
        for h in hs: zs = [q for c, d in zs for q in ((c, min(d, h[2])), (max(c, h[3]), d)) if q[1] - q[0] > .01]
        for c, d in zs: box((t, b - a, d - c), (x + t / 2, (a + b) / 2, (c + d) / 2), m, bevel=0)
def winx(x0, x1, y, z0, z1, n=1, bar=None, blind=0.0):
    for k in range(n + 1): box((.06, .09, z1 - z0), (x0 + (x1 - x0) * k / n + (.03 if k == 0 else -.03 if k == n else 0), y + .16, (z0 + z1) / 2), bk, bevel=.003)
    for z in ([z0 + .03, z1 - .03] + ([bar] if bar else [])): box((x1 - x0, .08, .06), ((x0 + x1) / 2, y + .16, z), bk, bevel=.003)
    mesh('g', [(x0, y + .17, z0), (x1, y + .17, z0), (x1, y + .17, z1), (x0, y + .17, z1)], [(0, 1, 2, 3)], glass())
    if blind:
        for sx in (-1, 1):
            vs = []; fs = []; w = (x1 - x0) * blind; xe = x0 if sx < 0 else x1
            for i in range(41):
                f = i / 40; xx = xe - sx * w * f; yy = y + .5 + .04 * math.sin(f * w * 55); vs += [(xx, yy, z0), (xx, yy, z1)]
                if i: q = 2 * i; fs.append((q - 2, q - 1, q + 1, q))
            mesh('cu', vs, fs, fabric((236, 228, 212)), True)
def room(x0, x1, y0, y1, z0, z1, power, floor=None, lamps=True):
    """lit room volume: floor, back wall, ceiling and lamps"""
    box((x1 - x0, y1 - y0, .06), ((x0 + x1) / 2, (y0 + y1) / 2, z0 - .03), floor or planks(), bevel=0); box((x1 - x0, y1 - y0, .06), ((x0 + x1) / 2, (y0 + y1) / 2, z1 + .03), inner, bevel=0)
    box((x1 - x0, .08, z1 - z0), ((x0 + x1) / 2, y1, (z0 + z1) / 2), inner, bevel=0)
    for x in (x0, x1): box((.06, y1 - y0, z1 - z0), (x, (y0 + y1) / 2, (z0 + z1) / 2), inner, bevel=0)
    area(((x0 + x1) / 2, (y0 + y1) / 2, z1 - .06), ((x0 + x1) / 2, (y0 + y1) / 2, 0), ((x1 - x0) * .6, (y1 - y0) * .5), power * .8 * WARM, (255, 220, 178))
    n = max(1, int((x1 - x0) / 1.4))
    for k in range(n): cyl(.06, .01, (x0 + (k + .5) * (x1 - x0) / n, y0 + 1.0, z1 - .006), emit((255, 214, 150), 22 * WARM))
# ground floor: x 0..14, y 0..9, z 0..3 ; upper box x 4.6..12.6 cantilevers to y -1.4, z 3.2..6.2
F = 3.0
wallx(0, 4.2, 0, 0, F + .25, [(.7, 3.5, .5, 2.5)], stucco); winx(.7, 3.5, 0, .5, 2.5, 2, blind=.16)
wallx(6.2, 10.6, .0, 0, F, [(6.2, 10.6, 0.05, 2.75)], stucco); winx(6.2, 10.6, 0, .05, 2.75, 4, blind=.12)
wallx(10.6, 16.4, .0, 0, F + .25, [(11.0, 16.0, 0, 2.4)], darkc)
wally(0, 9, 0, 0, F + .25, [(3, 4.6, .9, 2.3)], stucco); wally(0, 9, 16.1, 0, F + .25, [], darkc); wallx(0, 16.4, 9, 0, F, [], stucco)
# recessed cedar entry 4.2..6.2 at y 1.5
for k in range(14): box((2.75, .025, .135), (4.2 - .05 + .035 + k * .1425 * 1.0, 1.52, 1.5), cedar, (math.pi / 2, math.pi / 2, 0), .003)
box((2.2, .1, 3), (5.2, 1.62, 1.5), darkc, bevel=0); box((1.06, .06, 2.4), (5.15, 1.46, 1.22), plain((66, 44, 30), .4), bevel=.004); box((.03, .05, 1.5), (5.56, 1.4, 1.25), plain((190, 190, 190), .25, 1), bevel=.004)
box((.1, 1.6, 3), (4.17, .8, 1.5), stucco, bevel=0); box((.1, 1.6, 3), (6.23, .8, 1.5), stucco, bevel=0); box((2.3, 1.8, .06), (5.2, .8, 2.97), cedar, bevel=0)
for x in (4.75, 5.65): cyl(.06, .01, (x, .7, 2.935), emit((255, 214, 150), 30 * WARM)); point((x, .7, 2.85), 26 * WARM, (255, 200, 134), .05)
# garage door: sectional, dark wood look
for r in range(4): box((4.94, .05, .585), (13.5, .12, .3 + r * .595), cedar, bevel=.006)
# upper volume
U0, U1, Z0, Z1, YF = 4.6, 12.8, 3.25, 6.35, -1.5
wallx(U0, U1, YF, Z0, Z1, [(5.2, 8.0, 3.75, 5.95), (9.2, 12.3, 3.75, 5.95)], stucco); winx(5.2, 8.0, YF, 3.75, 5.95, 2, blind=.18); winx(9.2, 12.3, YF, 3.75, 5.95, 2, blind=.2)
wally(YF, 7, U0, Z0, Z1, [(0, 2.2, 4.2, 5.8)], stucco); wally(YF, 7, U1 - .3, Z0, Z1, [], stucco); wallx(U0, U1, 7, Z0, Z1, [], stucco)
for k in range(int(1.15 / .1425)): box((Z1 - Z0 - .3, .03, .135), (8.05 + .07 + k * .1425, YF - .012, (Z0 + Z1) / 2), cedar, (math.pi / 2, math.pi / 2, 0), .003)
box((U1 - U0 + .02, 7 - YF + .3, .28), ((U0 + U1) / 2, (7 + YF) / 2 + .15, Z0 - .1), darkc, bevel=.006); box((U1 - U0 + .9, 7 - YF + 1.2, .22), ((U0 + U1) / 2, (7 + YF) / 2, Z1 + .1), darkc, bevel=.008); box((U1 - U0 + .7, 7 - YF + 1.0, .02), ((U0 + U1) / 2, (7 + YF) / 2, Z1 - .02), cedar, bevel=0)
box((4.7, 9.4, .26), (2.2, 4.4, F + .35), darkc, bevel=.006); box((4.0, 9.4, .26), (14.6, 4.4, F + .35), darkc, bevel=.006)
for (x, y) in ((6.2, -1.2), (11.9, -1.2)): cyl(.06, .01, (x, y + .5, Z0 - .245), emit((255, 214, 150), 30 * WARM)); point((x, y + .5, Z0 - .33), 22 * WARM, (255, 200, 134), .05)
room(.3, 4.1, .35, 4.5, .05, 2.9, 90); room(6.3, 10.5, .35, 6.0, .05, 2.9, 170); room(U0 + .35, 8.5, YF + .35, 3, Z0 + .1, Z1 - .15, 95); room(8.6, U1 - .35, YF + .35, 3, Z0 + .1, Z1 - .15, 100)
# things inside
box((2.2, .9, .42), (8.4, 3.2, .3), fabric(), bevel=.06); box((2.2, .25, .8), (8.4, 3.6, .5), fabric(), bevel=.06); box((1.2, .05, .8), (8.2, 5.9, 1.7), plain((60, 84, 92), .6)); box((1.2, .04, .8), (2.0, 4.4, 1.7), plain((164, 104, 72), .6)); cyl(.22, .3, (7.0, 4.5, 1.5), emit((255, 206, 140), 8 * WARM), r2=.15); cyl(.02, 1.4, (7.0, 4.5, .7), bk); box((1.6, .4, .9), (10, 4.8, .5), planks(), bevel=.01)
box((1.9, 1.6, .5), (6.6, 1.6, Z0 + .4), fabric((200, 194, 186)), bevel=.08); cyl(.15, .25, (10.2, 2.2, Z0 + 1.3), emit((255, 206, 140), 8 * WARM), r2=.1)
# site: lawn, drive, path, planting, fence
g = terrain(-45, -40, 60, 60, -.06, grass(), 120, .25, (-1, -9, 18, 10, 8)); g.data.materials[0] = dirt((84, 86, 50), (70, 74, 42), (100, 96, 60))
lawn = terrain(-9, -14, 26, -.2, -.05, dirt((74, 82, 44), (62, 70, 36), (92, 92, 56)), 60, .0)
scatter(lawn, [grass_clump(46, .075, .12), grass_clump(46, .06, .13), grass_clump(40, .09, .1)], 36000, 3, (.6, 1.25))
for k in range(4): box((5.4, 2.6, .12), (13.5, -1.5 - k * 2.63, -.01), conc, bevel=.006)
for k in range(7): box((1.9, .95, .1), (5.2, -.55 - k * 1.15, .0), conc, bevel=.006)
box((2.4, 1.9, .12), (5.2, .6, .0), conc, bevel=.006); box((4.6, 1.3, .1), (8.5, -.65, .0), conc, bevel=.006)
box((60, 4, .1), (8, -14.5, -.09), concrete((120, 120, 120), .8), bevel=0); box((60, .18, .16), (8, -12.4, -.05), conc, bevel=.01)
for i in range(9): shrub(.5 + i * .42, -.55 + R.uniform(-.08, .08), R.uniform(.26, .38), i)
for i in range(6): shrub(-.6 - R.uniform(0, .4), 1 + i * 1.1, R.uniform(.4, .6), 30 + i)
T = tree((-3.2, -3.4, -.1), 6.4, 2.4, 5, 7000, lsize=.09); T2 = tree((18.6, -2.6, -.1), 7.0, 2.6, 8, 8000, lsize=.1); T3 = tree((0, 0, 0), 11, 4, 12, 11000, lsize=.17)
for i in range(26): instance(T3, (-26 + i * 2.7 + R.uniform(-1, 1), 17 + R.uniform(0, 9), -.3), R.uniform(0, 6), R.uniform(.7, 1.1))
for i in range(70):
    a = R.uniform(-.35, 3.4); d = R.uniform(36, 60); instance(T3, (8 + d * math.cos(a), 2 + d * math.sin(a), -.3), R.uniform(0, 6), R.uniform(.55, .95))
for o in T3: o.location = (-300, 0, 0)
for x in (-2.4, 18.2): point((x, -3.6, .15), 8 * WARM, (255, 196, 128), .04)
for k in range(4): cyl(.03, .35, (3.9, -1.4 - k * 2.0, .17), bk); cyl(.05, .02, (3.9, -1.4 - k * 2.0, .34), emit((255, 214, 150), 14 * WARM)); point((3.9, -1.4 - k * 2.0, .3), 3 * WARM, (255, 200, 134), .03)
if DUSK: sky(1.2, 205, .20, 0.0, 1, 1.0, .9, 3.5, clouds=.7, cloud_seed=7); E0 = 1.6
else:
    sky(28, 150, .12, .8, .7, clouds=.6, cloud_seed=2); E0 = .35
    # by day the sun lights everything; sampling one of many lamps per ray only adds blotches
    for m in bpy.data.materials: m.cycles.sample_as_light = False
    for o in [o for o in bpy.data.objects if o.type == 'LIGHT' and o.data.type == 'POINT']: bpy.data.objects.remove(o)
c = bpy.context.scene.cycles; c.diffuse_bounces = 4; c.max_bounces = 7
k = dict(glow=1.2, look='Medium High Contrast')
n = '' if DUSK else '-day'
shot('house-front' + n, camera((-1.6, -12.2, 1.35), (7.6, 0, 2.75), 26), E0, **k)
shot('house-garage' + n, camera((19.2, -12.0, 1.5), (9.0, 0, 2.7), 28), E0, **k)
shot('house-entry' + n, camera((4.0, -6.2, 1.5), (5.6, 1.4, 1.75), 32, fstop=5.6, focus=(5.2, 1, 1)), E0, **k)
