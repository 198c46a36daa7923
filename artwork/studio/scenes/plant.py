"""A process plant: tanks, columns with platforms and cages, pipe rack, exchangers. Option: light = day | evening."""
from kit import *
from parts import *

reset(241)
STEEL, TANK, LAG, YEL, DARK, CONC, STRUCT = plain((186, 190, 194), .3, .9), plain((232, 233, 230), .45, var=.03), plain((196, 200, 204), .24, .95), plain((236, 182, 34), .45), plain((52, 56, 62), .5), concrete((182, 178, 170)), plain((96, 110, 122), .5)


def handrail(cx, cy, r, z, a0=0.0, a1=2 * math.pi, n=26):
    ring = lambda h, rr=r: [(cx + rr * math.cos(a0 + (a1 - a0) * i / n), cy + rr * math.sin(a0 + (a1 - a0) * i / n), z + h) for i in range(n + 1)]
    for h in (.08, .55, 1.08): tube(ring(h), .024 if h > .1 else .05, YEL)
    for p in ring(0)[::2]: bar(p, (p[0], p[1], z + 1.08), .022, YEL, 6)


def deck(cx, cy, r0, r1, z, a0=0.0, a1=2 * math.pi, n=40):
    pt = lambda r, i, h: (cx + r * math.cos(a0 + (a1 - a0) * i / n), cy + r * math.sin(a0 + (a1 - a0) * i / n), z + h); vs = [pt(r, i, h) for i in range(n + 1) for r, h in ((r0, 0), (r1, 0), (r1, -.12), (r0, -.12))]
    mesh('deck', vs, [(4 * i + q, 4 * i + (q + 1) % 4, 4 * i + 4 + (q + 1) % 4, 4 * i + 4 + q) for i in range(n) for q in range(4)], plain((120, 124, 128), .6, .5)); handrail(cx, cy, r1 - .05, z, a0, a1, n)


def caged_ladder(x, y, z0, z1, a):
    d, t = Vector((math.cos(a), math.sin(a), 0)), Vector((-math.sin(a), math.cos(a), 0)); p = Vector((x, y, 0))
    for s in (-.22, .22): bar(tuple(p + t * s + Vector((0, 0, z0))), tuple(p + t * s + Vector((0, 0, z1 + 1))), .025, YEL, 6)
    z = z0 + .3
    while z < z1: bar(tuple(p - t * .22 + Vector((0, 0, z))), tuple(p + t * .22 + Vector((0, 0, z))), .012, YEL, 5); z += .3
    z = z0 + 2.3
    while z < z1 + 1: tube([tuple(p + t * .36 * math.cos(q) + d * (.05 + .68 * math.sin(q)) + Vector((0, 0, z))) for q in (math.pi * i / 10 for i in range(11))], .014, YEL); z += .9
    for q in (.15, .5, .85): o = p + t * .36 * math.cos(math.pi * q) + d * (.05 + .68 * math.sin(math.pi * q)); bar(tuple(o + Vector((0, 0, z0 + 2.3))), tuple(o + Vector((0, 0, z1 + 1))), .012, YEL, 5)


def column(x, y, r, H, decks, m=None):
    m = m or LAG; lathe([(r * 1.15, 0), (r * 1.15, .15), (r, .2), (r, H), (r * .92, H + r * .35), (r * .6, H + r * .6), (0, H + r * .7)], m, (x, y, .3)); cyl(r * 1.5, .6, (x, y, .1), CONC, seg=48); z = 3.0
    while z < H: lathe([(r + .004, z - .05), (r + .02, z - .04), (r + .02, z + .04), (r + .004, z + .05)], STEEL, (x, y, .3)); z += 2.4
    for k, (z, a0, a1) in enumerate(decks): deck(x, y, r + .02, r + 1.15, z, a0, a1); caged_ladder(x + (r + .28) * math.cos(a0 + .5), y + (r + .28) * math.sin(a0 + .5), decks[k - 1][0] if k else .3, z, a0 + .5)
    tube([(x, y, H + r * .7 + .2), (x, y, H + r + 1.0), (x + r * 1.2, y - .2, H + r + 1.1), (x + r + .55, y - .3, H), (x + r + .55, y - .3, H - 3), (x + r + .55, y - .3, 5.2)], .2, LAG)


def tank(x, y, r, H):
    lathe([(r, 0), (r, H), (r + .06, H), (r + .06, H + .08), (r - .1, H + .1), (r * .5, H + r * .1), (0, H + r * .14)], TANK, (x, y, .4), seg=120); cyl(r + .8, .5, (x, y, .15), CONC, seg=96); handrail(x, y, r - .15, H + .45, n=52)
    for q in range(1, 4): lathe([(r + .003, H * q / 4 - .02), (r + .02, H * q / 4), (r + .003, H * q / 4 + .02)], TANK, (x, y, .4), seg=120)
    n = 44; a0, a1 = -2.7, -.9   # spiral stair
    for i in range(n): a = a0 + (a1 - a0) * i / n; z = .5 + H * i / n; box((.85, .28, .04), (x + (r + .45) * math.cos(a), y + (r + .45) * math.sin(a), z), DARK, (0, 0, a), 0); o = (x + (r + .86) * math.cos(a), y + (r + .86) * math.sin(a)); (bar((*o, z), (*o, z + 1.05), .018, YEL, 5) if i % 2 == 0 else None)
    for h in (.5, 1.05): tube([(x + (r + .86) * math.cos(a0 + (a1 - a0) * i / n), y + (r + .86) * math.sin(a0 + (a1 - a0) * i / n), .5 + H * i / n + h) for i in range(n + 1)], .022, YEL)


box((150, 110, .3), (20, 22, -.15), CONC, bevel=0)
for i, (x, y) in enumerate(((-14, 38), (2.5, 42), (19, 46))): tank(x, y, 6.4, 10.5 + i % 2)
column(14.5, 14, 1.5, 27, [(8.5, -2.6, 2.0), (16.5, -2.2, 2.4), (24.5, -2.8, 3.2)]); column(20.5, 16, 1.05, 21, [(7.5, -2.6, 1.4), (18.5, -2.8, 3.2)]); column(25.5, 14.5, 1.25, 16.5, [(9.0, -2.4, 2.2), (14.5, -2.8, 3.2)])
for k in range(9):   # pipe rack
    x = -13 + k * 6.0
    for y in (5.2, 9.4): i_beam((x, y, .2), (x, y, 7.6), .26, .26, .016, .012, STRUCT, (1, 0, 0)); box((.5, .5, .4), (x, y, .1), CONC, bevel=.01)
    for z in (4.6, 6.2, 7.6): i_beam((x, 4.9, z), (x, 9.7, z), .24, .2, .014, .01, STRUCT)
    if k in (1, 6): [bar((x, 5.2, .4), (x + 6, 5.2, 4.4), .04, STRUCT), bar((x + 6, 5.2, .4), (x, 5.2, 4.4), .04, STRUCT)]
cols = [LAG, LAG, STEEL, plain((70, 120, 84), .4), plain((232, 186, 60), .4), plain((176, 60, 48), .4), TANK]; rr = random.Random(6)
for z in (4.75, 6.35, 7.75):
    y = 5.35
    while y < 9.3:
        r = rr.choice((.06, .08, .11, .16, .2)); tube([(-18, y, z + r), (38, y, z + r)], r, rr.choice(cols), False); [lathe([(r + .002, -.05), (r + .05, -.04), (r + .05, .04), (r + .002, .05)], STEEL, (x, y, z + r), (0, math.pi / 2, 0), 20) for x in (-9.5, 8.4, 26.2)]; y += 2 * r + rr.uniform(.12, .3)
for x, y in ((10, 9.3), (18.5, 9.0), (23, 9.2)): tube([(x, y - 2, 6.6), (x, y - .2, 6.9), (x, y + .6, 6.9), (x + .2, y + 1.0, 6.0), (x + .3, y + 2.0, 2.0), (x + .3, y + 4.4, 1.6)], .13, LAG)
for k in range(3):   # exchangers and pumps under and in front of the rack
    x = -7 + k * 8.5
    for z in (1.3, 2.75): o = lathe([(0, -2.9), (.35, -2.85), (.52, -2.6), (.52, -2.2), (.62, -2.2), (.62, -2.05), (.5, -2.05), (.5, 2.0), (.62, 2.0), (.62, 2.15), (.5, 2.15), (.5, 2.5), (.3, 2.75), (0, 2.8)], LAG, (x, 1.8, z), (0, math.pi / 2, 0), 48)
    for s in (-1.3, 1.3): box((.3, 1.0, .8), (x + s, 1.8, .4), CONC, bevel=.01); box((.12, 1.0, .5), (x + s, 1.8, 2.0), STRUCT, bevel=0)
    tube([(x - 1.2, 1.8, 3.2), (x - 1.2, 1.8, 3.9), (x - 1.2, 3.4, 4.2), (x - 1.2, 5.6, 4.5)], .12, LAG); tube([(x + 1.2, 1.8, .8), (x + 1.2, 1.2, .45), (x + 2.8, .8, .45), (x + 3.4, .8, .45)], .1, STEEL)
    box((1.9, .8, .25), (x + 4.2, .8, .12), CONC, bevel=.01); o = cyl(.27, .7, (x + 4.6, .8, .58), plain((60, 96, 130), .45), (0, math.pi / 2, 0)); cyl(.32, .22, (x + 3.8, .8, .58), STRUCT, (0, math.pi / 2, 0)); cyl(.1, .5, (x + 4.1, .8, .58), STEEL, (0, math.pi / 2, 0))
for x in (-34, 6, 34): bar((x, -4.5, 0), (x, -4.5, 7), .08, DARK); box((.7, .3, .1), (x, -4.3, 7), DARK, bevel=.02)
for k in range(12): bar((-22 + k * 5.6, -3.2, 0), (-22 + k * 5.6, -3.2, 1.0), .09, YEL)
box((140, 9, .02), (20, -8.6, .004), asphalt(), bevel=0); box((140, .16, .004), (20, -4.9, .02), paint((232, 230, 222), .6, .2), bevel=0)
plane(-900, -900, 900, 900, -.06, dirt((96, 100, 66), (80, 86, 52), (116, 114, 82))); tree_line(20, 40, 95, 150, 200, -.3, 3.5, scale=(.9, 1.5), height=12)
sky(*((8, 262, .16) if option('light') == 'evening' else (32, 222, .12)), .85, .8, 1.1, 1.4, clouds=.7, cloud_seed=81)
c = bpy.context.scene.cycles; c.diffuse_bounces = 3; c.max_bounces = 6; k = dict(glow=3.0, grade=((1, 1, 1), (1.0, 1.0, 1.01), (.98, 1.0, 1.03)))
shot('plant-columns', camera((30, -6.8, 1.8), (17.5, 14, 12.5), 21), .3, **k)
