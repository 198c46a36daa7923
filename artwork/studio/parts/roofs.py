"""Trusses, sheathing and shingles on sloping members."""
from parts.framing import *

def stick(p0, p1, prof, side=(0, 1, 0), m=None):
    """a board from p0 to p1 (center lines); side: direction of its thickness"""
    a, b = Vector(p0), Vector(p1); x = (b - a).normalized(); y = Vector(side); y = (y - x * y.dot(x)).normalized(); z = x.cross(y); th, wd = PROFILE[prof]
    return box(((b - a).length, th, wd), (a + b) / 2, m or wood(), Matrix((x, y, z)).transposed().to_euler(), .0022)


def gang_plate(c, y, w=.13, h=.1, rot=0.0):
    for s in (-1, 1): box((w, .002, h), (c[0], y + s * (ST / 2 + .001), c[1]), galv(), (0, rot, 0), .0004)


def truss(y, x0, x1, z, pitch=5 / 12, over=.45, plates=True):
    """fink truss in the plane y: bottom chord on the plates at z, two top chords, four webs"""
    m = (x0 + x1) / 2; h = (x1 - x0) / 2 * pitch; d = PROFILE['2x4'][1]; c = math.sqrt(1 + pitch * pitch); zb = z + d / 2; heel = d * c / 2
    top = lambda x: z + heel + .02 + (m - abs(x - m) - x0) * pitch   # center line of the top chord
    stick((x0, y, zb), (x1, y, zb), '2x4')
    for s in (-1, 1):
        e = x0 - over if s < 0 else x1 + over; stick((e, y, top(e)), (m, y, top(m)), '2x4')
        q = m + s * (x1 - x0) / 6; r = m + s * (x1 - x0) / 4; stick((q, y, zb + d / 2), (r, y, top(r) - d * .5), '2x4'); stick((q, y, zb + d / 2), (m + s * .02, y, top(m) - d * .6), '2x4')
        if plates: gang_plate((q, zb), y, .2, .09); gang_plate((r, top(r) - .01), y, .12, .09, -s * math.atan(pitch) * -1); gang_plate((x0 + .12 if s < 0 else x1 - .12, z + .06), y, .2, .11)
    if plates: gang_plate((m, top(m) - .03), y, .2, .13)
    return top


def slope_sheets(y0, y1, x0, x1, z0, z1, m, th=.0111, size=(2.44, 1.22), off=.0, stop=None):
    """sheets on a roof slope that rises from (x0, z0) to (x1, z1); long side along y. stop(row) -> y where a row ends"""
    a, b = Vector((x0, 0, z0)), Vector((x1, 0, z1)); v = (b - a).normalized(); L = (b - a).length; u = Vector((0, 1, 0)); n = u.cross(v) if u.cross(v).z < 0 else u.cross(v); n = n if n.z > 0 else -n
    M = Matrix((u, n.cross(u), n)).transposed(); r = 0; s = 0.0
    while s < L - .02:
        h = min(size[1], L - s); e = y1 if stop is None else stop(r); y = y0 - (size[0] / 2 if r % 2 else 0)
        while y < e - .05:
            ya, yb = max(y, y0), min(y + size[0], e); 
            if yb - ya > .05: box((yb - ya - .003, h - .003, th), a + v * (s + h / 2) + u * (ya + yb) / 2 + n * (off + th / 2), m, M.to_euler(), .0008)
            y += size[0]
        s += h; r += 1
    return a, v, n, M


@mat('shingle')
def shingle(t, rgb=(74, 76, 80)):
    r = t.rnd(); p = t.n('ShaderNodeNewGeometry').outputs['Position']; n = t.noise(p, 900, 2, .7); b = t.noise(p, 14, 3)
    col = t.hsv(c255(*rgb), v=t.m('ADD', .5, t.m('ADD', t.m('MULTIPLY', n, .7), t.m('ADD', t.m('MULTIPLY', r, .35), t.m('MULTIPLY', b, .2))))); t.out(t.bsdf(col, .95, .15, t.bump(n, .5, .002)), avg(rgb))


def shingles(y0, y1, x0, x1, z0, z1, m=None, rows=None, off=.014, exposure=.143, tab=.305, stop=None):
    """laminated asphalt shingles laid from the eave up; stop(row) -> y where a course ends"""
    m = m or shingle(); a, b = Vector((x0, 0, z0)), Vector((x1, 0, z1)); v = (b - a).normalized(); L = (b - a).length; u = Vector((0, 1, 0)); n = u.cross(v); n = n if n.z > 0 else -n; M0 = Matrix((u, n.cross(u), n)).transposed(); tilt = Matrix.Rotation(.016 * (1 if n.cross(u).dot(v) > 0 else -1) * -1, 3, 'X')
    for r in range(rows or int(L / exposure)):
        e = y1 if stop is None else stop(r); y = y0 - R.uniform(0, tab)
        while y < e:
            w = R.uniform(.6, 1.25) * tab; ya, yb = max(y, y0), min(y + w, e)
            if yb - ya > .02: box((yb - ya - .004, exposure + .07, R.choice((.005, .008))), a + v * (r * exposure + .09) + u * (ya + yb) / 2 + n * (off + .006), m, (M0 @ tilt).to_euler(), .0008)
            y += w
