"""Stud walls and sawhorses of lumber."""
from kit import *

ST = 1.5 * IN          # thickness of 2x lumber
OC = 16 * IN           # studs on center
WALL = 97.125 * IN     # wall of precut 92 5/8 in studs and three plates

def stud_wall(p, axis, length, openings=(), sheath=(), prof='2x6', out=1, z0=0.0, m=None, H=WALL):
    """stud wall. openings: (start, width, sill height (0: door), head height). sheath: list of (start,end,z0,z1) on the outer face"""
    m = m or wood(); d = Vector((1, 0, 0)) if axis == 'x' else Vector((0, 1, 0)); P = Vector(p); th, wd = PROFILE[prof]
    at = lambda u, z: P + d * u + Vector((0, 0, z0 + z))
    ups = (axis == 'y')   # stud wide side across the wall
    def stud(u, za, zb):
        if u > length or u < 0: return
        lumber(zb - za, prof, at(u, za), 'z', m, flat=ups)
    # plates
    def plate(u0, u1, z): lumber(u1 - u0, prof, at(u0, z), axis, m, flat=True)
    u0 = 0.0
    for o in sorted([o for o in openings if o[2] == 0]): plate(u0, o[0], ST / 2); u0 = o[0] + o[1]
    plate(u0, length, ST / 2); plate(0, length, H - ST / 2); plate(.0, length, H - 1.5 * ST)
    top = H - 2 * ST; us = []; u = ST / 2
    while u < length - ST: us.append(u); u += OC
    us.append(length - ST / 2); us.append(length - ST * 1.55)
    for u in us:
        hit = [o for o in openings if o[0] - 2.4 * ST < u < o[0] + o[1] + 2.4 * ST]
        if not hit: stud(u + R.gauss(0, .003), ST, top)
        else:
            o = hit[0]
            if o[0] < u < o[0] + o[1]:
                if o[2] > .2: stud(u, ST, o[2] - ST)
                hz = o[3] + PROFILE['2x10'][1]
                if top - hz > .05: stud(u, hz, top)
    for o in openings:
        a, b = o[0], o[0] + o[1]
        for e, sg in ((a, -1), (b, 1)):
            stud(e + sg * ST / 2, ST, o[3]); stud(e + sg * ST * 1.5, ST, top)
        hh = PROFILE['2x10'][1]
        perp = Vector((0, 1, 0)) if axis == 'x' else Vector((1, 0, 0))
        for k in (-1, 1): 
            b2 = lumber(b - a + 2 * ST, '2x10', at(a - ST, o[3] + hh / 2) + perp * k * (wd / 2 - ST / 2), axis, m)
        if top - o[3] - hh > ST * .9: plate(a - ST, b + ST, o[3] + hh + ST / 2)
        if o[2] > .2:
            plate(a, b, o[2] - ST / 2); stud(a + ST / 2, ST, o[2] - ST); stud(b - ST / 2, ST, o[2] - ST)
    perp = Vector((0, 1, 0)) if axis == 'x' else Vector((1, 0, 0))
    for (a, b, za, zb) in sheath:
        sz = (b - a - .003, .0111, zb - za - .003) if axis == 'x' else (.0111, b - a - .003, zb - za - .003)
        o = box(sz, at((a + b) / 2, (za + zb) / 2) + perp * out * (wd / 2 + .006), None, bevel=.0008)
        # OSB texture lives in local XY: build as lying sheet and rotate
        bpy.data.objects.remove(o)
        rot = (math.pi / 2, 0, 0) if axis == 'x' else (math.pi / 2, 0, math.pi / 2)
        box((b - a - .003, zb - za - .003, .0111), at((a + b) / 2, (za + zb) / 2) + perp * out * (wd / 2 + .006), osb(), rot, .0008)

def sawhorse(x, y, a, z):
    M = Matrix.Translation((x, y, z)) @ Matrix.Rotation(a, 4, 'Z')
    p = [lumber(1.1, '2x4', (-.55, 0, .72), 'x', wood(), flat=True)]
    for sx in (-.42, .42):
        for sy in (-1, 1):
            l = lumber(.78, '1x4', (0, 0, 0), 'z', wood()); l.location = (sx, sy * .14, .36); l.rotation_euler = (l.rotation_euler.to_matrix()).to_euler(); l.matrix_world = Matrix.Translation((sx, sy * .15, .36)) @ Matrix.Rotation(sy * .33, 4, 'X') @ l.rotation_euler.to_matrix().to_4x4(); p.append(l)
    bpy.context.view_layer.update()
    for l in p: l.matrix_world = M @ l.matrix_world
