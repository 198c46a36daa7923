"""What repair is about, close up. Option: shows = crack | tape."""
from kit import *
from parts import *
from parts.relief import *

SHOWS = option('shows', 'crack')
reset(301)
trim, steel, gypsum = paint((244, 243, 239), .35, .01), plain((176, 178, 182), .28, 1.0), (233, 231, 224)


def rolled(wall):
    """height of wall paint that a roller laid: small hills on a wall that is nowhere quite flat"""
    return .05 * wall.waves(.0034, .0034) + .03 * wall.waves(.0016, .0016) + .35 * wall.waves(.5, .4)


def wander(start, end, steps, amount):
    """points of a crack: it goes where it wants, and arrives"""
    (ax, az), (bx, bz) = start, end; side, drift = (az - bz, bx - ax), 0.0; points = []
    for k in range(steps + 1):
        t = k / steps; drift = .78 * drift + R.gauss(0, amount); f = drift * min(1, 6 * t, 6 * (1 - t) + .3); points.append((ax + (bx - ax) * t + side[0] * f, az + (bz - az) * t + side[1] * f))
    return points


def crack():
    """a hairline crack from the corner of a door's casing up to the ceiling"""
    wall = Relief(1.3, .98, 301, .0008); height, color = rolled(wall), wall.plain((205, 199, 186))
    left, top, wide = .3, .3, .08      # the opening's right edge and head, the casing's width
    opening = (wall.x < left) & (wall.z < top); height[opening] -= 60
    begin = (left + wide * .9, top + wide * 1.12); main = wander(begin, (1.02, .99), 74, .0085)
    for points, wide_mm in ((main, 1.25), (wander(main[42], (1.0, .74), 26, .016), .6)):
        far, along = wall.to_line(points, .0011); half = wide_mm / 2000 * (1 - .65 * along) * (1 + .45 * wall.waves(.012, .012))
        height += .16 * np.exp(-(far / .004) ** 2) * (.5 + .5 * wall.waves(.02, .02)) - 1.6 * ramp(far, half, half + .0008)
        color = toward(color, (66, 56, 46), .95 * ramp(far, half, half + .0007))
    for cx, cz, r in ((*main[21], .0062), (*main[23], .0036), (*main[50], .0045)):   # flakes of paint that fell off along it
        d = np.hypot(wall.x - cx - .004, wall.z - cz) * (1 + .3 * wall.waves(.004, .004)); chip = ramp(d, r, r + .0006); height -= .28 * chip; color = toward(color, gypsum, .9 * chip * (color.mean(-1) > .2))
    wall.surface(height, color, .6)
    box((wide, .019, 1.2), (left + wide / 2, -.0095, top - .6), trim, bevel=.003); box((left + wide + .01 + .4, .022, wide * 1.15), ((left + wide + .01 - .4) / 2, -.011, top + wide * .575), trim, bevel=.003)
    box((.016, .09, 1.0), (left + .002, .02, top - .5), trim, bevel=.001); box((1, .09, .016), (left - .5, .02, top + .002), trim, bevel=.001); box((1, .035, 1), (left - .503, .05, top - .506), paint((236, 234, 228), .4, .01), bevel=.003)
    area((-1.1, -.42, .9), (.7, 0, .55), (.35, 1.1), 34, (255, 240, 220)); area((1.6, -2.2, 1.4), (.6, 0, .5), (2, 2), 52, (226, 232, 244)); gradient_world((92, 98, 108), (84, 86, 90), (60, 56, 52), .25)
    return camera((.86, -1.25, .6), (.62, 0, .53), 50)


def joint():
    """a joint between two sheets: taped up to a loose end, the bed laid before it"""
    wall = Relief(1.7, 1.1, 304); seam, stop = .66, 1.02; along = np.abs(wall.z - seam) + .003 * wall.waves(.12, .4); streaks, ragged = wall.waves(.16, .0035) + .6 * wall.waves(.05, .0016), wall.waves(.045, .3)
    height = .035 * wall.waves(.0022, .0022) + .05 * wall.waves(.03, .03) - 1.7 * ramp(along, .004, .062) - 5.5 * ramp(np.abs(wall.z - seam), .0008, .0016); color = wall.plain((196, 189, 174)) * (1 + .05 * wall.waves(.5, .4))[..., None]
    for sx in (.1, .5064, .9128, 1.3192):
        for sz in (.16, .4, .615, .705, .94):
            d = np.hypot(wall.x - sx, wall.z - sz); on = ramp(d, .0037, .0042); height -= .9 * ramp(d, .0032, .0075); color = toward(color, (84, 82, 80), on)
    w = .058 + .005 * ragged; bed = ramp(along, w - .005, w) * ramp(wall.x, 1.46 + .01 * wall.waves(.02, .02), 1.47 + .012 * wall.waves(.012, .012))
    height = height * (1 - bed) + (.55 + .16 * streaks + .25 * np.exp(-((along - w + .004) / .0035) ** 2)) * bed; color = toward(color, (238, 235, 227), bed)
    tape = ramp(along, .0255, .0262) * (wall.x < stop); height += tape * (.2 + .05 * wall.waves(.09, .09)) - .12 * tape * ramp(np.abs(wall.z - seam), .0003, .001); color = toward(color, (222, 214, 196), .78 * tape)
    wiped = ramp(along, .07 + .006 * ragged, .078 + .006 * ragged) * ramp(wall.x, .5 + .03 * ragged, .56 + .03 * ragged); height = height * (1 - wiped) + np.maximum(height, .62 + .1 * streaks) * wiped; color = toward(color, (239, 236, 229), .96 * wiped)
    wall.surface(height, color)
    n = 40; curl = [(stop - .002 + .2 * math.sin(a) / 1.35, -.0012 - .125 * (1 - math.cos(a)), seam - .05 * (a / 2.2) ** 2) for a in (2.2 * k / n for k in range(n + 1))]
    mesh('tape', [(x + t * .004 * k / n, y - .006 * k / n * (t < 0), z + t * .026) for k, (x, y, z) in enumerate(curl) for t in (-1, 0, 1)], [(3 * k + q, 3 * k + q + 1, 3 * k + q + 4, 3 * k + q + 3) for k in range(n) for q in (0, 1)], paint((230, 222, 204), .8, .05, 300), True)


def pan(x, y, z):
    """a steel mud pan, two thirds full"""
    a, b, h, top, low = .178, .164, .085, .058, .038; ring = lambda l, w, zz: [(-l, -w, zz), (l, -w, zz), (l, w, zz), (-l, w, zz)]
    def make():
        o = mesh('pan', ring(b, low, 0) + ring(a, top, h), [(3, 2, 1, 0)] + [(k, (k + 1) % 4, (k + 1) % 4 + 4, k + 4) for k in range(4)], brushed()); o.modifiers.new('s', 'SOLIDIFY').thickness = .0012
        p = ring(a, top, h); [tube([p[k], p[(k + 1) % 4]], .003, brushed(), False) for k in range(4)]
        n, m, f = 60, 24, .72; wob = lambda u, v: .004 * math.sin(9 * u + 3 * v) + .003 * math.sin(23 * u - 5 * v) + .006 * max(0, math.sin(3.1 * u + 1.2)) ** 3
        l, w = b + (a - b) * f - .002, low + (top - low) * f - .002; vs = [(-l + 2 * l * i / n, -w + 2 * w * j / m, h * f + wob(i / n, j / m) + R.gauss(0, .0002)) for j in range(m + 1) for i in range(n + 1)]
        mesh('mud', vs, [(j * (n + 1) + i, j * (n + 1) + i + 1, (j + 1) * (n + 1) + i + 1, (j + 1) * (n + 1) + i) for j in range(m) for i in range(n)], paint((238, 235, 226), .55, .1, 200), True)
    group(make, (x, y, z), .1)


def knife(loc, rot):
    """6 in joint knife with compound on its edge"""
    def make():
        plate([[(-.076, -.118), (.076, -.118), (.07, -.05), (.024, 0), (-.024, 0), (-.07, -.05)]], .0011, steel, (0, 0, 0)); box((.034, .03, .007), (0, .008, 0), plain((150, 152, 156), .3, 1.0), bevel=.002)
        soft((.034, .125, .026), (0, .082, 0), plain((34, 36, 40), .5), .011); soft((.0345, .03, .02), (0, .13, .004), plain((226, 168, 40), .45), .007); cyl(.004, .03, (0, .132, 0), plain((20, 20, 22), .5))
        n = 30; vs = [(-.07 + .14 * i / n, -.119 + v * (.034 + .008 * math.sin(i * .34) + .004 * math.sin(i * .8)), .0008 + .006 * math.sin(math.pi * v) * (.7 + .3 * math.sin(i * .3))) for i in range(n + 1) for v in (0, .25, .5, .75, 1)]
        mesh('mud', vs, [(5 * i + k, 5 * i + k + 5, 5 * i + k + 6, 5 * i + k + 1) for i in range(n) for k in range(4)], paint((238, 235, 226), .55, .1, 200), True)
    group(make, loc, rot)


def tape():
    """the joint, and on a plank before it the pan, the knife and the roll"""
    joint(); z = .26
    box((2.4, .24, .038), (.8, -.34, z - .019), wood((206, 172, 126), (160, 118, 76)), bevel=.003); pan(.66, -.33, z); knife((.72, -.345, z + .094), (.05, -.04, -.62))
    lathe([(.019, 0), (.06, 0), (.0615, .001), (.0615, .051), (.06, .052), (.019, .052), (.019, 0)], paint((226, 218, 200), .8, .06, 400), (1.13, -.33, z), seg=96); n = 24
    mesh('end', [(1.13 + .0615 * math.cos(a) + .03 * (k / n) ** 2, -.33 - .0615 * math.sin(a) - .05 * (k / n) ** 2, z + q) for k, a in enumerate(.5 + 1.2 * k / n for k in range(n + 1)) for q in (.0005, .0515)], [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(n)], paint((230, 222, 204), .8, .05, 300), True)
    area((-1.0, -.75, 1.5), (.8, 0, .5), (.6, 1.2), 52, (255, 240, 222)); area((2.0, -2.2, 1.7), (.8, 0, .5), (2, 1.6), 60, (228, 234, 246)); gradient_world((92, 98, 108), (84, 86, 90), (60, 56, 52), .3)
    return camera((.92, -1.45, .68), (.84, 0, .43), 42)


view = {'crack': crack, 'tape': tape}[SHOWS]()
shot(f'repair-{SHOWS}', view, {'crack': .75, 'tape': .8}[SHOWS], glow=0, grade=((1, 1, 1), (1.0, 1.0, 1.01), (.99, 1.0, 1.02)))
