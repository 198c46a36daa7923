"""A field of solar tables with wind turbines behind. The solar roof is in roof.py."""
from kit import *
from parts import *

reset(181)
TILT, PW, PL = math.radians(24), 1.134, 2.278; G, white = galv((176, 180, 184)), plain((232, 234, 236), .4)
u, n = Vector((0, math.cos(TILT), math.sin(TILT))), Vector((0, -math.sin(TILT), math.cos(TILT)))


def table(x0, y, count):
    """two panels high on driven posts: lower edge at .8 m"""
    c = Vector((0, y, .8 + PL * math.sin(TILT)))
    for i in range(count):
        x = x0 + (i + .5) * (PW + .02)
        for s in (-1, 1): box((PW, PL, .035), tuple(c + Vector((x, 0, 0)) + u * s * (PL / 2 + .01)), pv(), (TILT, 0, 0), .002)
    L = count * (PW + .02)
    for s in (-1.6, -.5, .5, 1.6): box((L, .06, .07), tuple(c + Vector((x0 + L / 2, 0, 0)) + u * s - n * .055), G, (TILT, 0, 0), 0)
    for k in range(int(L / 3.4) + 1):
        x = x0 + .4 + k * 3.4; a, b = c + u * -1.1 + Vector((x, 0, 0)), c + u * 1.1 + Vector((x, 0, 0)); box((.06, 4.0, .1), tuple(c + Vector((x, 0, 0)) - n * .14), G, (TILT, 0, 0), 0)
        for p in (a, b): box((.08, .12, p.z), (p.x, p.y, p.z / 2 - .1), G, bevel=0)
        bar((x, a.y, .35), tuple(b - n * .2), .025, G)


def turbine(x, y, turn, phase, H=96):
    def make():
        lathe([(2.1, -1), (1.9, 20), (1.2, H)], white); box((3.6, 9.5, 3.4), (0, -.6, H + 1.3), white, bevel=.8); lathe([(1.6, 0), (1.5, 1.2), (.9, 2.6), (0, 3.2)], white, (0, -5.2, H + 1.3), (math.pi / 2, 0, 0))
        for k in range(3):
            vs, fs = [], []; a = phase + k * 2 * math.pi / 3; e, t = Vector((math.sin(a), 0, math.cos(a))), Vector((math.cos(a), 0, -math.sin(a)))
            for i, (r, w, d) in enumerate(((1, 1.1, .9), (5, 1.2, .8), (11, 2.1, .5), (25, 1.5, .3), (45, .8, .16), (54, .15, .06))):
                p = Vector((0, -6.4, H + 1.3)) + e * r; vs += [tuple(p - t * w * .35), tuple(p + Vector((0, -d, 0))), tuple(p + t * w), tuple(p + Vector((0, d, 0)))]
                if i: b = 4 * i; fs += [(b - 4 + q, b - 4 + (q + 1) % 4, b + (q + 1) % 4, b + q) for q in range(4)]
            mesh('blade', vs, fs, white, True)
    group(make, (x, y, 0), turn)


for r in range(14): table(-26 + (r % 2) * 0, 4 + r * 8.6, 64)
meadow(-18, -14, 46, 30, count=60000)
for x, y, t, ph in ((-60, 330, .5, .4), (95, 400, .45, .75), (230, 360, .55, .1), (560, 470, .5, .9)): turbine(x, y, t, ph)
tree_line(20, 0, 165, 230, 170, .1, 3.04, scale=(.9, 1.5), height=11); tree_line(20, 0, 420, 560, 130, .1, 3.04, scale=(1.2, 2.0), seed=9, height=13)
box((2.6, 2.2, 2.4), (44, 2, 1.2), plain((206, 208, 204), .5), bevel=.03); box((2.9, 2.5, .12), (44, 2, 2.46), plain((120, 124, 126), .5), bevel=.02)
sky(30, 218, .12, .85, .8, 1.0, 1.1, clouds=.7, cloud_seed=43)
c = bpy.context.scene.cycles; c.diffuse_bounces = 3; c.max_bounces = 6
k = dict(glow=3.0, grade=((1, 1, 1), (1.0, 1.0, 1.01), (.98, 1.0, 1.03)))
shot('energy-rows', camera((-3.0, -2.6, 3.4), (34, 26, 5.2), 30), .15, **k)
