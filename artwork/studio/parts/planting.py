"""Shrubs, plants, gardens, woods and meadows."""
from kit import *

def shrub(x, y, r, sd):
    rr = random.Random(sd); lv = []; lf = []
    for i in range(int(2600 * r)):
        a, b = rr.uniform(0, 6.283), rr.uniform(-.2, 1.5); q = r * rr.uniform(.75, 1.05); c = Vector((q * math.cos(a) * math.cos(b), q * math.sin(a) * math.cos(b), q * math.sin(b) * .85)); n = (c.normalized() + Vector((rr.gauss(0, .5), rr.gauss(0, .5), rr.gauss(0, .5)))).normalized(); u = n.orthogonal().normalized(); u = Matrix.Rotation(rr.uniform(0, 6.28), 3, n) @ u; w = n.cross(u); z = .035; k = len(lv); lv += [c - u * z, c + w * z * .5, c + u * z, c - w * z * .5]; lf.append((k, k + 1, k + 2, k + 3))
    o = mesh('sh', [tuple(v) for v in lv], lf, leaf((46, 70, 34), (92, 112, 52))); o.location = (x, y, .05); o.scale = (1, 1, rr.uniform(.8, 1.1))

@mat('asphalt')
def asphalt(t):
    p = t.n('ShaderNodeNewGeometry').outputs['Position']; n = t.noise(p, 60, 4, .7); b = t.noise(p, .4, 6, .6)
    t.out(t.bsdf(t.hsv(c255(82, 82, 84), v=t.m('ADD', .55, t.m('ADD', t.m('MULTIPLY', n, .5), t.m('MULTIPLY', b, .4)))), t.m('ADD', .6, t.m('MULTIPLY', b, .3)), .4, t.bump(n, .5, .006)), (.06, .06, .06, 1))

def plant(x, y, h=1.3, z=0.0, pot=(214, 210, 202), seed=3):
    rr = random.Random(seed); cyl(.15, .38, (x, y, z + .19), paint(pot, .5, .02), r2=.19); cyl(.17, .01, (x, y, z + .36), plain((50, 38, 28), .9)); vs = []; fs = []
    for k in range(64):
        a = rr.uniform(0, 6.28); l = rr.uniform(.4, 1) * h * .8; t = rr.uniform(.12, .7); w = .042
        for q in range(7):
            f = q / 6; r = l * f * t; zz = z + .36 + l * (f - .5 * t * f * f); ww = w * math.sin(math.pi * min(1, f * .9 + .08)) ** .7; c, sn = math.cos(a), math.sin(a); n = len(vs)
            vs += [(x + r * c - ww * sn, y + r * sn + ww * c, zz), (x + r * c + ww * sn, y + r * sn - ww * c, zz)]
            if q: fs.append((n - 2, n - 1, n + 1, n))
    mesh('plant', vs, fs, leaf((40, 74, 36), (82, 116, 54)), True)


def garden(z=-.5, toward=(-1, 0), spread=1.0, seed=5):
    """lawn, trees and a far tree line in one direction from the house"""
    g = mesh('lawn', [(-200, -200, z), (200, -200, z), (200, 200, z), (-200, 200, z)], [(0, 1, 2, 3)], grass()); rr = random.Random(seed); d = Vector((*toward, 0)).normalized(); n = Vector((-d.y, d.x, 0))
    T = tree((0, 0, -300), 8, 3, seed, 8000, lsize=.14); T2 = tree((0, 0, -300), 7, 3, seed + 4, 8000, lsize=.13)
    for i in range(7):
        p = d * rr.uniform(10, 22) + n * rr.uniform(-14, 16) * spread; instance(T if i % 2 else T2, (p.x, p.y, z), rr.uniform(0, 6), rr.uniform(.8, 1.2))
    for i in range(140):
        p = d * rr.uniform(34, 50) + n * rr.uniform(-70, 70); q = rr.uniform(0, 6.28); p = p if i % 3 else Vector((math.cos(q), math.sin(q), 0)) * rr.uniform(36, 52); instance(T2 if i % 2 else T, (p.x, p.y, z - .5), rr.uniform(0, 6), rr.uniform(.8, 1.3))
    return g

def tree_line(x, y, r0, r1, n=120, a0=0.0, a1=2 * math.pi, z=-.4, scale=(.8, 1.4), seed=4, height=9):
    """distant woods between two radii"""
    rr = random.Random(seed); kinds = [tree((0, 0, -300), height, height * .33, seed + k * 5, 9000, lsize=.016 * height) for k in range(2)]
    for i in range(n): a, d = rr.uniform(a0, a1), rr.uniform(r0, r1); instance(kinds[i % 2], (x + d * math.cos(a), y + d * math.sin(a), z), rr.uniform(0, 6), rr.uniform(*scale))


def meadow(x0, y0, x1, y1, z=0.0, count=40000, seed=3, far=900):
    """green ground to the horizon, grass blades in the given rectangle"""
    m = dirt((82, 94, 48), (66, 78, 38), (104, 108, 62)); plane(-far, -far, far, far, z - .012, m); g = mesh('meadow', [(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)], [(0, 1, 2, 3)], m)
    scatter(g, [grass_clump(46, .13, .16), grass_clump(36, .2, .14)], count, seed, (.5, 1.3)); return g
