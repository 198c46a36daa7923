"""Parts that several scenes share: stud walls, hung and taped boards, doors and windows, site gear, furniture, planting."""
from kit import *

ST = 1.5 * IN          # thickness of 2x lumber
OC = 16 * IN           # studs on centre
WALL = 97.125 * IN     # wall of precut 92 5/8 in studs and three plates

# ---------- wood framing ----------
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

# ---------- drywall ----------
BW, BL = 1.22, 3.66    # sheets of 4 x 12 ft, hung across the studs
_dm = []
@mat('board')
def board(t, rgb=(206, 203, 194)):
    """drywall face paper: warm grey, faint fibre"""
    p = t.n('ShaderNodeNewGeometry').outputs['Position']; a = t.noise(p, 420, 2, .6); b = t.noise(p, 1.6, 4); sc = t.noise(t.map(p, (1, 1, .2)), 5, 5, .7)
    col = t.hsv(c255(*rgb), v=t.m('ADD', .93, t.m('ADD', t.m('MULTIPLY', a, .04), t.m('MULTIPLY', b, .06))))
    col = t.mix(col, c255(150, 142, 128), t.m('MULTIPLY', t.ramp(sc, [(.62, (0,)*3), (.8, (1,)*3)]), .25))
    t.out(t.bsdf(col, .82, .2, t.bump(a, .06, .0008)), avg(rgb, k=.97))

@mat('mud')
def mud(t, rgb=(238, 236, 228), wid=.15, seed=0.0, alpha=True):
    """joint compound on a strip; local X along the joint, local Y across; ragged feathered edges"""
    co = t.coord('Object'); x = t.n('ShaderNodeSeparateXYZ', {0: co}).outputs; sh = t.rndshift(co, 9.0)
    n1 = t.noise(t.map(sh, (2.2, 6, 1)), 1.0, 5, .65); n2 = t.noise(t.map(sh, (2.5, 90, 1)), 1.0, 4, .6); n3 = t.noise(sh, 240, 2)
    d = t.m('DIVIDE', t.m('ABSOLUTE', x[1]), wid); edge = t.m('ADD', d, t.m('MULTIPLY', t.m('SUBTRACT', n1, .5), .55)); edge = t.m('ADD', edge, t.m('MULTIPLY', t.m('SUBTRACT', n2, .5), .22))
    a = t.ramp(edge, [(.62, (1,)*3), (.86, (.55,)*3), (1.0, (0,)*3)])
    streak = t.m('MULTIPLY', n2, .5)
    dry = t.noise(t.map(sh, (.8, 3, 1)), 1.0, 3)
    col = t.mix(c255(*rgb), c255(214, 210, 200), t.ramp(dry, [(.45, (0,)*3), (.7, (.8,)*3)]))
    b = t.bsdf(col, .78, .25, t.bump(t.m('ADD', streak, t.m('MULTIPLY', n3, .15)), .28, .0016))
    tr = t.n('ShaderNodeBsdfTransparent'); t.out(t.n('ShaderNodeMixShader', {0: a, 1: tr.outputs[0], 2: b.outputs[0]}))

def strip(c, length, along, n, wid):
    along, n = Vector(along), Vector(n); y = n.cross(along); M = Matrix((along, y, n)).transposed().to_4x4()
    me = bpy.data.meshes.new('st'); a, b = length / 2, wid; me.from_pydata([(-a, -b, 0), (a, -b, 0), (a, b, 0), (-a, b, 0)], [], [(0, 1, 2, 3)]); me.materials.append(mud(wid=wid))
    o = link(bpy.data.objects.new('st', me)); o.matrix_world = Matrix.Translation(c) @ M; o.visible_shadow = o.visible_diffuse = False; return o   # else the feathered edge shades the board twice

@mat('dab')
def dab(t):
    co = t.coord('Object'); sh = t.rndshift(co, 3.0); x = t.n('ShaderNodeSeparateXYZ', {0: co}).outputs
    d = t.m('SQRT', t.m('ADD', t.m('POWER', t.m('DIVIDE', x[0], .021), 2.0), t.m('POWER', t.m('DIVIDE', x[1], .034), 2.0)))
    n = t.noise(t.map(sh, (60, 24, 1)), 1.0, 4, .6); a = t.ramp(t.m('ADD', d, t.m('MULTIPLY', t.m('SUBTRACT', n, .5), .9)), [(.62, (.95,)*3), (.95, (0,)*3)])
    b = t.bsdf(c255(236, 234, 226), .8, .25, t.bump(n, .2, .001)); t.out(t.n('ShaderNodeMixShader', {0: a, 1: t.n('ShaderNodeBsdfTransparent').outputs[0], 2: b.outputs[0]}))

def spot(c, u, v, n):
    if not _dm:
        me = bpy.data.meshes.new('dab'); q = .045; me.from_pydata([(-q, -q, 0), (q, -q, 0), (q, q, 0), (-q, q, 0)], [], [(0, 1, 2, 3)]); me.materials.append(dab()); _dm.append(me)
    o = link(bpy.data.objects.new('dab', _dm[0])); o.matrix_world = Matrix.Translation(c) @ Matrix((u, v, n)).transposed().to_4x4() @ Matrix.Rotation(R.gauss(0, .3), 4, 'Z'); o.visible_shadow = o.visible_diffuse = False

def boards(o, u, v, W, Hh, nrm, m=None, holes=(), finished=True):
    """lay sheets 1.22 high and 3.66 long in courses over a rectangle; o origin, u v unit vectors. holes: (u0,v0,u1,v1)"""
    m = m or board(); o, u, v, n = Vector(o), Vector(u), Vector(v), Vector(nrm); M = Matrix((u, v, n)).transposed(); rot = M.to_euler(); js = []
    r = 0; y = 0.0
    while y < Hh - .01:
        h = min(BW, Hh - y); x = 0.0 if r % 2 == 0 else 0.0; first = True
        while x < W - .01:
            w = (BL if (r % 2 == 0 or not first) else BL * .5); w = min(w, W - x); first = False
            pieces = [(x, y, x + w, y + h)]
            for hl in holes:
                np_ = []
                for (a, b, c, d) in pieces:
                    if hl[0] >= c or hl[2] <= a or hl[1] >= d or hl[3] <= b: np_.append((a, b, c, d)); continue
                    if hl[0] > a: np_.append((a, b, hl[0], d))
                    if hl[2] < c: np_.append((hl[2], b, c, d))
                    if hl[1] > b: np_.append((max(a, hl[0]), b, min(c, hl[2]), hl[1]))
                    if hl[3] < d: np_.append((max(a, hl[0]), hl[3], min(c, hl[2]), d))
                pieces = np_
            for (a, b, c, d) in pieces:   # gaps at the sheet's edges only, not where it is cut round an opening
                a += .0015 * (a == x); b += .0015 * (b == y); c -= .0015 * (c == x + w); d -= .0015 * (d == y + h)
                box((c - a, d - b, .0127), o + u * (a + c) / 2 + v * (b + d) / 2 + n * (-.00635), m, rot, .0015 if len(pieces) == 1 else .0002)
            if x > 0: js.append(('v', x, y, y + h))
            x += w
        if y > 0: js.append(('h', y, 0, W))
        y += h; r += 1
    if not finished: return
    def inh(x, y, mg=0.0): return any(a - mg < x < c + mg and b - mg < y < d + mg for a, b, c, d in holes)
    k = 0
    for j in js:
        k += 1
        if j[0] == 'h':
            segs = [(0, W)]
            for hl in holes:
                if hl[1] < j[1] < hl[3]: segs = [q for a, b in segs for q in ((a, min(b, hl[0])), (max(a, hl[2]), b)) if q[1] - q[0] > .05]
            for a, b in segs: strip(o + u * (a + b) / 2 + v * j[1] + n * (.0008 + .00002 * k), b - a, u, n, .16)
        else:
            segs = [(j[2], j[3])]
            for hl in holes:
                if hl[0] - .1 < j[1] < hl[2] + .1: segs = [q for a, b in segs for q in ((a, min(b, hl[1])), (max(a, hl[3]), b)) if q[1] - q[0] > .05]
            for a, b in segs: strip(o + u * j[1] + v * (a + b) / 2 + n * (.0009 + .00002 * k), b - a, v, n, .21)
    # screw spots at 16 in studs
    x = .02; 
    while x < W:
        yy = .1
        while yy < Hh:
            if not inh(x, yy, .05) and R.random() < .96:
                px = x + R.gauss(0, .006); spot(o + u * px + v * (yy + R.gauss(0, .02)) + n * .0012, u, v, n)
            yy += .305
        x += .4064

# ---------- site gear ----------
def cloth(x0, y0, x1, y1, z, m, amp=.012, n=90, th=.0):
    from mathutils import noise as N
    vs = []; fs = []
    for j in range(n + 1):
        for i in range(n + 1):
            x = x0 + (x1 - x0) * i / n; y = y0 + (y1 - y0) * j / n; q = Vector((x * 2.1, y * 2.6, 3.0)); ridge = 1 - abs(N.noise(q)) * 2.4; ridge2 = 1 - abs(N.noise(q * 2.3 + Vector((5, 1, 0)))) * 2.6
            h = max(0, ridge) ** 3 * amp * 2 + max(0, ridge2) ** 3 * amp; ex = .05 * N.noise(Vector((y * 2, 0, 7 + x0))); ey = .05 * N.noise(Vector((x * 2, 4, 7)))
            vs.append((x + ex, y + ey, z + .002 + h))
    for j in range(n):
        for i in range(n): a = j * (n + 1) + i; fs.append((a, a + 1, a + n + 2, a + n + 1))
    return mesh('cloth', vs, fs, m, True)

def bucket(x, y, z=0, a=0.0, full=True):
    w = plain((236, 236, 232), .32); cyl(.132, .365, (x, y, z + .1825), w, r2=.149, cap=False); cyl(.132, .006, (x, y, z + .004), w)
    for zz in (.30, .335, .362): 
        bpy.ops.mesh.primitive_torus_add(location=(x, y, z + zz), major_radius=.147, minor_radius=.0055, major_segments=48, minor_segments=8); bpy.context.object.data.materials.append(w); bpy.ops.object.shade_smooth()
    if full: cyl(.143, .01, (x, y, z + .31), paint((236, 233, 222), .6, .5, 40))
    cyl(.1415, .15, (x, y, z + .17), plain((58, 104, 152), .4), r2=.1457, cap=False)

def ladder(x, y, a, h=1.75, col=(226, 178, 60)):
    M = Matrix.Translation((x, y, 0)) @ Matrix.Rotation(a, 4, 'Z'); fg = plain(col, .42); al = plain((198, 200, 204), .3, 1.0); bl = plain((30, 30, 32), .5); P = []
    for sx in (-1, 1):
        for (ya, yb, w) in ((-.52, -.06, .07), (.46, .06, .04)):
            wb, wt = (.29, .2); p0 = Vector((sx * wb, ya, .03)); p1 = Vector((sx * wt, yb, h)); d = p1 - p0
            o = box((.028, w, d.length), (p0 + p1) / 2, fg, d.to_track_quat('Z', 'Y').to_euler(), .004); P.append(o); P.append(box((.045, w + .025, .05), p0 + Vector((0, 0, -.005)), bl, bevel=.006))
    n = 5
    for i in range(1, n + 1):
        f = i / (n + .9); z = .03 + (h - .03) * f; yy = -.52 + (.46) * f; ww = 2 * (.29 - .09 * f); P.append(box((ww - .02, .085, .026), (0, yy, z), al, bevel=.004)); 
        if i % 2: P.append(box((ww - .02, .03, .03), (0, .46 - .4 * f, z), al, bevel=.004))
    P.append(box((.46, .2, .045), (0, 0, h + .02), plain((212, 150, 36), .4), bevel=.012)); P.append(box((.46, .012, .02), (0, -.1, h - .01), bl))
    for sx in (-1, 1): P.append(box((.012, .62, .016), (sx * .245, 0, h * .45), al, (0, 0, 0), .002))
    bpy.context.view_layer.update()
    for o in P: o.matrix_world = M @ o.matrix_world

# ---------- furniture and planting ----------
def soft(size, loc, m, b=.06, rot=(0, 0, 0)):
    o = box(size, loc, m, rot, 0); o.data = o.data.copy(); md = o.modifiers.new('b', 'BEVEL'); md.width = b; md.segments = 5; md.limit_method = 'NONE'; s2 = o.modifiers.new('s', 'SUBSURF'); s2.levels = s2.render_levels = 1
    for p in o.data.polygons: p.use_smooth = True
    return o

def curtain(y0, y1, x=.12, m=None, h=2.62):
    vs = []; fs = []; n = 90
    for i in range(n + 1):
        f = i / n; y = y0 + (y1 - y0) * f; dx = .035 * math.sin(f * (y1 - y0) * 62) + .012 * math.sin(f * 23 + y0)
        vs += [(x + dx * 1.2, y, .015), (x + dx * .8, y, h)]
        if i: k = 2 * i; fs.append((k - 2, k, k + 1, k - 1))
    mesh('cu', vs, fs, m or fabric((238, 234, 226)), True)

@mat('art')
def art(t, seed=0.0):
    co = t.coord('Object'); n = t.noise(t.map(co, (1.2, 1, 1.6), (seed, 0, 0)), 1.6, 3, .5, 1.0)
    t.out(t.bsdf(t.ramp(n, [(0, c255(226, 218, 204)), (.45, c255(214, 200, 180)), (.5, c255(60, 92, 104)), (.56, c255(198, 142, 98)), (.64, c255(236, 228, 214))], 'CONSTANT'), .7, .2))

def chair(x, y, a):
    P = [box((.48, .46, .07), (0, 0, .47), fabric((52, 56, 62)), bevel=.03), box((.44, .06, .52), (0, .25, .82), fabric((46, 50, 56)), (.12, 0, 0), bevel=.028), cyl(.025, .36, (0, 0, .26), plain((150, 150, 152), .25, 1)), ]
    for k in range(5): P.append(box((.3, .04, .03), (.15 * math.cos(k * 1.2566), .15 * math.sin(k * 1.2566), .075), plain((28, 29, 32), .45), (0, 0, k * 1.2566), .008)); P.append(cyl(.028, .03, (.29 * math.cos(k * 1.2566), .29 * math.sin(k * 1.2566), .03), plain((28, 29, 32), .45), (math.pi / 2, 0, k * 1.25)))
    for sx in (-1, 1): P.append(box((.05, .26, .03), (sx * .29, .02, .68), plain((28, 29, 32), .45), bevel=.01)); P.append(box((.03, .04, .22), (sx * .29, .02, .57), plain((28, 29, 32), .45), bevel=.005))
    bpy.context.view_layer.update(); M = Matrix.Translation((x, y, 0)) @ Matrix.Rotation(a, 4, 'Z')
    for o in P: o.matrix_world = M @ o.matrix_world

def shrub(x, y, r, sd):
    rr = random.Random(sd); lv = []; lf = []
    for i in range(int(2600 * r)):
        a, b = rr.uniform(0, 6.283), rr.uniform(-.2, 1.5); q = r * rr.uniform(.75, 1.05); c = Vector((q * math.cos(a) * math.cos(b), q * math.sin(a) * math.cos(b), q * math.sin(b) * .85)); n = (c.normalized() + Vector((rr.gauss(0, .5), rr.gauss(0, .5), rr.gauss(0, .5)))).normalized(); u = n.orthogonal().normalized(); u = Matrix.Rotation(rr.uniform(0, 6.28), 3, n) @ u; w = n.cross(u); z = .035; k = len(lv); lv += [c - u * z, c + w * z * .5, c + u * z, c - w * z * .5]; lf.append((k, k + 1, k + 2, k + 3))
    o = mesh('sh', [tuple(v) for v in lv], lf, leaf((46, 70, 34), (92, 112, 52))); o.location = (x, y, .05); o.scale = (1, 1, rr.uniform(.8, 1.1))

@mat('asphalt')
def asphalt(t):
    p = t.n('ShaderNodeNewGeometry').outputs['Position']; n = t.noise(p, 60, 4, .7); b = t.noise(p, .4, 6, .6)
    t.out(t.bsdf(t.hsv(c255(82, 82, 84), v=t.m('ADD', .55, t.m('ADD', t.m('MULTIPLY', n, .5), t.m('MULTIPLY', b, .4)))), t.m('ADD', .6, t.m('MULTIPLY', b, .3)), .4, t.bump(n, .5, .006)), (.06, .06, .06, 1))

# ---------- curves and small gear ----------
def tube(points, r, m, smooth=True):
    """cable, pipe or rope through points"""
    c = bpy.data.curves.new('tube', 'CURVE'); c.dimensions = '3D'; c.bevel_depth = r; c.bevel_resolution = 3; c.resolution_u = 8
    s = c.splines.new('NURBS' if smooth else 'POLY'); s.points.add(len(points) - 1)
    for p, q in zip(s.points, points): p.co = (*q, 1)
    if smooth: s.use_endpoint_u = True; s.order_u = 3
    c.materials.append(m); return link(bpy.data.objects.new('tube', c))


def place(parts, loc, rot=0.0):
    """move a group that was built at the origin; rot: an angle about Z or three angles"""
    bpy.context.view_layer.update(); M = Matrix.Translation(loc) @ Euler(rot if isinstance(rot, tuple) else (0, 0, rot)).to_matrix().to_4x4()
    for o in parts: o.matrix_world = M @ o.matrix_world


def group(build, loc, rot=0.0):
    """run build() at the origin and move everything that it made"""
    before = set(bpy.context.scene.collection.objects); build()
    place([o for o in bpy.context.scene.collection.objects if o not in before], loc, rot)


def broom(loc, rot=0.0):
    def make():
        cyl(.014, 1.5, (0, 0, .88), wood(knots=False)); box((.45, .07, .05), (0, 0, .13), wood(knots=False), bevel=.008)
        for i in range(90): cyl(.0025, .12, (R.uniform(-.21, .21), R.uniform(-.025, .025), .06), plain((54, 44, 36), .8), (R.gauss(0, .12), R.gauss(0, .12), 0), seg=5)
    group(make, loc, rot)


def sheet_stack(loc, n=12, m=None, size=(2.44, 1.22), rot=0.0, th=.0127, skids=True):
    def make():
        if skids:
            for k in (-.8, 0, .8): lumber(size[1], '2x4', (k, -size[1] / 2, .045), 'y', wood())
        for i in range(n): box((*size, th), (R.gauss(0, .006), R.gauss(0, .006), .09 * skids + th / 2 + i * (th + .0006)), m or board((214, 211, 203)), (0, 0, R.gauss(0, .003)), .0015)
    group(make, loc, rot)


def lumber_stack(loc, across=8, high=5, length=3.66, prof='2x4', rot=0.0):
    th, wd = PROFILE[prof]
    def make():
        for x in (-length * .35, 0, length * .35): lumber(across * (wd + .004), '4x4', (x, -across * (wd + .004) / 2, .045), 'y', wood())
        for j in range(high):
            for i in range(across - (j == high - 1) * R.randrange(3)):
                lumber(length + R.uniform(-.012, .012), prof, (-length / 2 + R.gauss(0, .012), -across * wd / 2 + (i + .5) * (wd + .003), .092 + th / 2 + j * (th + .0006)), 'x', wood(), flat=True)
    group(make, loc, rot)


def plant(x, y, h=1.3, z=0.0, pot=(214, 210, 202), seed=3):
    rr = random.Random(seed); cyl(.15, .38, (x, y, z + .19), paint(pot, .5, .02), r2=.19); cyl(.17, .01, (x, y, z + .36), plain((50, 38, 28), .9)); vs = []; fs = []
    for k in range(64):
        a = rr.uniform(0, 6.28); l = rr.uniform(.4, 1) * h * .8; t = rr.uniform(.12, .7); w = .042
        for q in range(7):
            f = q / 6; r = l * f * t; zz = z + .36 + l * (f - .5 * t * f * f); ww = w * math.sin(math.pi * min(1, f * .9 + .08)) ** .7; c, sn = math.cos(a), math.sin(a); n = len(vs)
            vs += [(x + r * c - ww * sn, y + r * sn + ww * c, zz), (x + r * c + ww * sn, y + r * sn - ww * c, zz)]
            if q: fs.append((n - 2, n - 1, n + 1, n))
    mesh('plant', vs, fs, leaf((40, 74, 36), (82, 116, 54)), True)


def garden(z=-.5, towards=(-1, 0), spread=1.0, seed=5):
    """lawn, trees and a far tree line in one direction from the house"""
    g = mesh('lawn', [(-200, -200, z), (200, -200, z), (200, 200, z), (-200, 200, z)], [(0, 1, 2, 3)], grass()); rr = random.Random(seed); d = Vector((*towards, 0)).normalized(); n = Vector((-d.y, d.x, 0))
    T = tree((0, 0, -300), 8, 3, seed, 8000, lsize=.14); T2 = tree((0, 0, -300), 7, 3, seed + 4, 8000, lsize=.13)
    for i in range(7):
        p = d * rr.uniform(10, 22) + n * rr.uniform(-14, 16) * spread; instance(T if i % 2 else T2, (p.x, p.y, z), rr.uniform(0, 6), rr.uniform(.8, 1.2))
    for i in range(140):
        p = d * rr.uniform(34, 50) + n * rr.uniform(-70, 70); q = rr.uniform(0, 6.28); p = p if i % 3 else Vector((math.cos(q), math.sin(q), 0)) * rr.uniform(36, 52); instance(T2 if i % 2 else T, (p.x, p.y, z - .5), rr.uniform(0, 6), rr.uniform(.8, 1.3))
    return g


# ---------- rooms in three stages ----------
class Room:
    """A rectangular room, built as studs, hung drywall or finished, always with the same openings.
    Walls: left x = 0, back y = Y, right x = X, front y = 0 (behind the camera).
    openings: wall -> [(kind, start, width, sill, head)]; kind window | opening | door."""
    def __init__(s, X, Y, openings, exterior=('left', 'back'), H=WALL, walls=('left', 'back', 'right', 'front')):
        s.X, s.Y, s.H, s.walls, s.exterior = X, Y, H, walls, exterior; s.open = {w: openings.get(w, []) for w in ('left', 'back', 'right', 'front')}
        s.base = {'left': ((0, 0, 0), (0, 1, 0), (1, 0, 0), Y), 'back': ((0, Y, 0), (1, 0, 0), (0, -1, 0), X), 'right': ((X, 0, 0), (0, 1, 0), (-1, 0, 0), Y), 'front': ((0, 0, 0), (1, 0, 0), (0, 1, 0), X)}

    def at(s, wall, u, z, d=0.0):
        o, uu, n, _ = s.base[wall]; return Vector(o) + Vector(uu) * u + Vector(n) * d + Vector((0, 0, z))

    def panel(s, wall, u0, z0, u1, z1, d0, d1, m, bevel=.002):
        """box on a wall: along the wall u0..u1, up z0..z1, out of the wall d0..d1"""
        c = s.at(wall, (u0 + u1) / 2, (z0 + z1) / 2, (d0 + d1) / 2); du, dd, dz = abs(u1 - u0), abs(d1 - d0), abs(z1 - z0)
        return box((du, dd, dz) if wall in ('back', 'front') else (dd, du, dz), c, m, bevel=bevel)

    def slab(s, wall, m, d0=0.0, d1=-.14, z1=None, ends=0.0, z0=0.0):
        """wall with its openings cut out"""
        L = s.base[wall][3]; z1 = z1 or s.H; hs = [(o[1], o[3], o[1] + o[2], o[4]) for o in s.open[wall]]
        us = sorted({-ends, L + ends, *[h[0] for h in hs], *[h[2] for h in hs]})
        for a, b in zip(us, us[1:]):
            h = [h for h in hs if h[0] < (a + b) / 2 < h[2]]
            if not h: s.panel(wall, a, z0, b, z1, d0, d1, m, 0); continue
            if h[0][1] > z0: s.panel(wall, a, z0, b, h[0][1], d0, d1, m, 0)
            if h[0][3] < z1: s.panel(wall, a, max(z0, h[0][3]), b, z1, d0, d1, m, 0)

    def sheets(s, wall, m, d=0.0, finished=True, skip=None):
        o, u, n, L = s.base[wall]; hs = [(q[1], q[3], q[1] + q[2], q[4]) for q in s.open[wall]]; o = Vector(o) + Vector(n) * d; u = Vector(u)
        if wall in ('right', 'front'): o = o + u * L; u = -u; hs = [(L - c, b, L - a, e) for a, b, c, e in hs]
        boards(o, u, (0, 0, 1), L, s.H, n, m, hs, finished)

    def windows(s, frame=(240, 240, 238), portal=True, bars=True):
        m = plain(frame, .35)
        for w in s.walls:
            for kind, u, wd, z0, z1 in s.open[w]:
                if kind != 'window': continue
                for a in (u + .025, u + wd - .025): s.panel(w, a - .03, z0, a + .03, z1, -.11, -.04, m, .004)
                for z in (z0 + .025, z1 - .025): s.panel(w, u, z - .03, u + wd, z + .03, -.11, -.042, m, .004)
                if bars: s.panel(w, u, (z0 + z1) / 2 - .02, u + wd, (z0 + z1) / 2 + .02, -.1, -.05, m, .004)
                if wd > 1.5: s.panel(w, u + wd / 2 - .03, z0, u + wd / 2 + .03, z1, -.1, -.045, m, .004)
                q = [s.at(w, u, z0, -.075), s.at(w, u + wd, z0, -.075), s.at(w, u + wd, z1, -.075), s.at(w, u, z1, -.075)]; mesh('pane', [tuple(p) for p in q], [(0, 1, 2, 3)], glass())
                if portal: area(s.at(w, u + wd / 2, (z0 + z1) / 2, -.17), s.at(w, u + wd / 2, (z0 + z1) / 2, 1), (wd, z1 - z0), 1, portal=True)

    def subfloor(s, m=None, extra=3.6):
        for i in range(-2, int((s.X + extra) / 2.44) + 2):
            for j in range(-1, int((s.Y + 2.4) / 1.22) + 1): box((2.437, 1.217, .018), (1.22 + i * 2.44 - (1.22 if j % 2 else 0), .61 + j * 1.22, -.0095), m or plywood((206, 174, 130), (184, 146, 102)), bevel=.001)

    def studs(s, insulation=None, wires=True, beyond=True):
        """framing, sheathing, joists, windows; wiring and batts in the outside walls"""
        for w in s.walls:
            if w == 'front': continue
            ext = w in s.exterior; prof = '2x6' if ext else '2x4'; wd = PROFILE[prof][1]; L = s.base[w][3]; e = .14 if w == 'back' else 0.0; p = s.at(w, -e, 0, -wd / 2)
            stud_wall(p, 'x' if w == 'back' else 'y', L + 2 * e, [(o[1] + e, o[2], 0 if o[3] < .1 else o[3], o[4]) for o in s.open[w]], prof=prof, H=s.H)
            if ext: s.sheets(w, osb((186, 152, 108)), -.1405 - .012, finished=False)
            if wires: s.wiring(w, wd)
            if insulation and ext: s.batts(w, insulation, e)
            if ext: s.slab(w, plain((120, 92, 62), .8), -.156, -.17, z1=s.H + .26, ends=.2); s.panel(w, -.2, s.H, L + .2, s.H + .24, -.1, -.14, plain((150, 118, 82), .8), 0)   # no light through corners and over the plates
        x = -.1
        while x < s.X + 3.4: lumber(s.Y + .3, '2x10', (x, -.15, s.H + PROFILE['2x10'][1] / 2), 'y', wood()); x += OC
        for i in range(-1, int((s.X + 3.5) / 2.44) + 1):
            for j in range(-1, int(s.Y / 1.22) + 2): box((2.437, 1.217, .018), (i * 2.44 + 1.22 * (j % 2), j * 1.22, s.H + .245), osb((196, 164, 120)), bevel=.001)
        if 'back' not in s.exterior:   # the room behind an open back wall
            stud_wall((-.2, s.Y + 3.4, 0), 'x', s.X + 3.6, [(1.2, 1.2, .8, 2.08), (s.X - 1.0, 1.2, .8, 2.08)], prof='2x6', H=s.H)
            for i in range(-1, 4):
                for j in range(3): box((2.437, 1.217, .018), (i * 2.44 + 1.22 * (j % 2), s.Y + .9 + j * 1.22, -.0097), plywood((206, 174, 130), (184, 146, 102)), bevel=.001)
                if i != 1: box((2.43, s.H, .012), (i * 2.44 + .9, s.Y + 3.5, s.H / 2), osb((186, 152, 108)), (math.pi / 2, 0, 0), .001)
            for k in range(int((s.X + 3.6) / OC)): lumber(3.6, '2x10', (-.1 + k * OC, s.Y, s.H + PROFILE['2x10'][1] / 2), 'y', wood())
            box((s.X + 4, 3.6, .018), (s.X / 2 + 1.8, s.Y + 1.9, s.H + .245), osb((196, 164, 120)), bevel=0)
        if beyond and 'right' not in s.exterior:   # the next room behind an open partition
            for k in range(int(s.Y / OC) + 1): lumber(s.H, '2x6', (s.X + 3.2, k * OC, 0), 'z', wood(), flat=True)
            box((s.Y + .4, s.H, .012), (s.X + 3.3, s.Y / 2, s.H / 2), osb((186, 152, 108)), (math.pi / 2, 0, math.pi / 2), .001); box((3.6, s.H, .012), (s.X + 1.7, s.Y + .16, s.H / 2), osb((186, 152, 108)), (math.pi / 2, 0, 0), .001)
            for k in range(8): lumber(s.H, '2x6', (s.X + .3 + k * OC, s.Y + .08, 0), 'z', wood(), flat=False)
            area((s.X + 1.6, .6, 1.9), (s.X + 2, s.Y, 1), (1.6, 1.2), 40, (235, 240, 255)).visible_glossy = False

    def wiring(s, w, wd):
        yellow, blue, L = plain((226, 190, 70), .5), plain((52, 88, 150), .5), s.base[w][3]; k = 1; H = s.H; e = .14 if w == 'back' else 0.0
        while k * OC < L - .4:
            u = ST / 2 + k * OC - e
            if not any(o[1] - .35 < u < o[1] + o[2] + .35 for o in s.open[w]):
                z = .36 if k % 3 else 1.15; s.panel(w, u + ST / 2 + .002, z, u + ST / 2 + .056, z + .095, -.085, -.002, blue, .003)
                x = u + ST / 2 + .03; q = [s.at(w, x, z + .09, -.05)] + [s.at(w, x + R.gauss(0, .006) - .008, zz, -wd * .45 + R.gauss(0, .004)) for zz in (z + .25, z + .7, 1.9, H - .12)] + [s.at(w, x - .01, H + .05, -wd * .45)]
                tube(q, .0055, yellow); k += 4
            else: k += 1

    def batts(s, w, rgb, e=0.0):
        L = s.base[w][3]; m = fabric(rgb); u = ST - e
        while u < 0: u += OC
        while u + OC - ST < L:
            a, b = u + .004, u + OC - ST - .004; hit = [o for o in s.open[w] if o[1] - .12 < b and a < o[1] + o[2] + .12]
            if not hit:
                vs = []; fs = []; nx, nz = 8, 60
                for j in range(nz + 1):
                    for i in range(nx + 1):
                        f = i / nx; z = ST + .004 + (s.H - 3 * ST - .012) * j / nz; d = -.03 + .022 * math.sin(math.pi * f) ** .6 + R.gauss(0, .002) + .006 * math.sin(z * 9 + u * 7); vs.append(tuple(s.at(w, a + (b - a) * f, z, d)))
                for j in range(nz):
                    for i in range(nx): k = j * (nx + 1) + i; fs.append((k, k + 1, k + nx + 2, k + nx + 1))
                mesh('batt', vs, fs, m, True)
            u += OC

    def drywall(s):
        """hung and taped boards on every wall and the ceiling"""
        B = board(); H, X, Y = s.H, s.X, s.Y
        for w in s.walls:
            s.sheets(w, B); s.slab(w, paint((176, 168, 152), .8, 0), -.0135, -.15, H + .3, .3)
            for kind, u, wd, z0, z1 in s.open[w]:
                if kind == 'window': s.panel(w, u, z0 - .012, u + wd, z0 + .001, .0, -.13, B, .001)
                s.panel(w, u, z1 - .001, u + wd, z1 + .012, .0, -.13, B, .001)
                for a, b in ((u - .012, u + .001), (u + wd - .001, u + wd + .012)): s.panel(w, a, z0, b, z1, .0, -.13, B, .001)
        boards((0, 0, H), (0, 1, 0), (1, 0, 0), Y, X, (0, 0, -1), B); box((X + .6, Y + .6, .1), (X / 2, Y / 2, H + .075), paint((176, 168, 152), .8, 0), bevel=0)
        for w in s.walls:   # inside corners
            o, u, n, L = s.base[w]
            strip(s.at(w, L / 2, H - .001, .0022), L, u, n, .085); strip(s.at(w, L / 2, H - .0024, 0), L, u, (0, 0, -1), .085)
            for a in (.001, L - .001): strip(s.at(w, a, H / 2, .0026), H, (0, 0, 1), n, .085)

    def finish(s, wall=(236, 233, 226), ceiling=(244, 244, 241), trim=(246, 245, 242), accent=None, base_h=.11, casing=.075, crown=0.0):
        """painted walls and ceiling, base, casings; accent: {wall: colour}"""
        tm = paint(trim, .35, .01)
        for w in s.walls:
            s.slab(w, paint((accent or {}).get(w, wall), .6, .05), ends=.14, z1=s.H + .1); L = s.base[w][3]; us = [0.0]
            for kind, u, wd, z0, z1 in sorted(s.open[w], key=lambda o: o[1]):
                c = casing
                if kind == 'window':
                    s.panel(w, u - c - .02, z0 - .03, u + wd + c + .02, z0, -.06, .045, tm, .004); s.panel(w, u - c, z0 - .1, u + wd + c, z0 - .03, 0, .016, tm, .003)
                else: us += [u - c, u + wd + c]
                s.panel(w, u - c, z0, u, z1, 0, .018, tm, .003); s.panel(w, u + wd, z0, u + wd + c, z1, 0, .018, tm, .003); s.panel(w, u - c - .008, z1, u + wd + c + .008, z1 + c * 1.15, 0, .021, tm, .003)
                if kind == 'door': s.leaf(w, u, wd, z1, tm)
                if kind == 'opening':
                    for a, b in ((u, u + .016), (u + wd - .016, u + wd)): s.panel(w, a, 0, b, z1, 0, -.145, tm, .002)
                    s.panel(w, u, z1 - .016, u + wd, z1, 0, -.145, tm, .002)
            us.append(L)
            for a, b in zip(us[::2], us[1::2]):
                if b - a > .02: s.panel(w, a, 0, b, base_h, 0, .015, tm, .004)
            if crown: s.panel(w, 0, s.H - crown, L, s.H, 0, .03, tm, .012); s.panel(w, 0, s.H - .035, L, s.H, 0, crown * .8, tm, .012)
        box((s.X + .4, s.Y + .4, .12), (s.X / 2, s.Y / 2, s.H + .06), paint(ceiling, .75, .04), bevel=0)

    def leaf(s, w, u, wd, z1, m):
        s.panel(w, u + .003, .006, u + wd - .003, z1 - .003, -.02, -.06, m, .003); s.panel(w, u - .1, 0, u + wd + .1, z1 + .1, -.15, -.17, plain((90, 90, 90)), 0)
        for za, zb in ((.15, .85), (.98, z1 - .14)):
            s.panel(w, u + .13, za, u + wd - .13, zb, -.0215, -.016, m, .004); s.panel(w, u + .16, za + .03, u + wd - .16, zb - .03, -.017, -.012, m, .003)
        k = plain((46, 46, 48), .35, .8); s.panel(w, u + .045, .97, u + .095, 1.02, -.02, -.01, k, .003); s.panel(w, u + .05, .985, u + .17, 1.003, -.005, .035, k, .006)

    def plank_floor(s, light=(200, 164, 120), dark=(160, 120, 80), width=.145, along='x', x1=None, y1=None):
        A, B = (x1 or s.X, y1 or s.Y) if along == 'x' else (y1 or s.Y, x1 or s.X); m = planks(light, dark)
        for j in range(-1, int(B / width) + 2):
            x = -R.uniform(0, 1.6)
            while x < A:
                l = R.uniform(1.1, 2.2); c = (x + l / 2, j * width + width / 2); z = -.0075 + R.gauss(0, .0002)
                if x + l > -.2: box((l - .0012, width - .0012, .015), (*c, z) if along == 'x' else (c[1], c[0], z), m, (0, 0, 0 if along == 'x' else math.pi / 2), .0012)
                x += l
        box((A + .4, B + .4, .02) if along == 'x' else (B + .4, A + .4, .02), ((A if along == 'x' else B) / 2, (B if along == 'x' else A) / 2, -.03), plain((60, 46, 34)), bevel=0)

    def tile_floor(s, size=(.6, .3), m=None, gap=.003, grout=(150, 146, 140), bond=.5, x1=None, y1=None):
        m = m or plain((196, 192, 184), .3, var=.03); X, Y = x1 or s.X, y1 or s.Y
        for j in range(int(Y / size[1]) + 1):
            for i in range(-1, int(X / size[0]) + 1): box((size[0] - gap, size[1] - gap, .01), (i * size[0] + size[0] / 2 + (j % 2) * size[0] * bond, j * size[1] + size[1] / 2, -.0055), m, bevel=.0008)
        plane(-.3, -.3, X + .3, Y + .3, -.0035, plain(grout, .9))

    def hallway(s, w, u, wd, m=(232, 229, 222), floor=None, depth=1.5):
        """what one sees through an opening"""
        L0, L1 = u - 1.4, u + wd + 1.4; wl = paint(m, .65, 0)
        s.panel(w, L0, 0, L1, s.H, -.15 - depth, -.25 - depth, wl, 0); s.panel(w, L0 - .1, 0, L0, s.H, -.15, -.25 - depth, wl, 0); s.panel(w, L1, 0, L1 + .1, s.H, -.15, -.25 - depth, wl, 0)
        s.panel(w, L0, s.H, L1, s.H + .1, -.1, -.25 - depth, paint((244, 244, 241), .7, 0), 0); s.panel(w, L0, -.05, L1, -.002, 0, -.25 - depth, floor or planks(), 0); s.panel(w, L0, 0, L1, .11, -.15 - depth, -.135 - depth, paint((246, 245, 242), .4, 0), .003)
        p = s.at(w, u + wd / 2 + .5, s.H - .15, -.15 - depth / 2); point(p, 22, (255, 226, 190), .1)

    def softbox(s, power=50, rgb=(228, 238, 255), at=None, to=None):
        area(at or (s.X * .7, .35, s.H - .45), to or (s.X * .45, s.Y, 1.0), (min(2.4, s.X * .6), 1.3), power, rgb).visible_glossy = False   # else it mirrors in the panes

    def downlights(s, n=(3, 2), power=0.0, edge=.9):
        for i in range(n[0]):
            for j in range(n[1]):
                x = edge + (s.X - 2 * edge) * (i / max(1, n[0] - 1) if n[0] > 1 else .5); y = edge + (s.Y - 2 * edge) * (j / max(1, n[1] - 1) if n[1] > 1 else .5)
                cyl(.062, .008, (x, y, s.H - .003), plain((244, 244, 242), .4)); cyl(.048, .004, (x, y, s.H - .0075), emit((255, 232, 200), 8.0))
                if power: point((x, y, s.H - .1), power, (255, 222, 180), .06)


# ---------- roofs and sloping members ----------
def stick(p0, p1, prof, side=(0, 1, 0), m=None):
    """a board from p0 to p1 (centre lines); side: direction of its thickness"""
    a, b = Vector(p0), Vector(p1); x = (b - a).normalized(); y = Vector(side); y = (y - x * y.dot(x)).normalized(); z = x.cross(y); th, wd = PROFILE[prof]
    return box(((b - a).length, th, wd), (a + b) / 2, m or wood(), Matrix((x, y, z)).transposed().to_euler(), .0022)


def gang_plate(c, y, w=.13, h=.1, rot=0.0):
    for s in (-1, 1): box((w, .002, h), (c[0], y + s * (ST / 2 + .001), c[1]), galv(), (0, rot, 0), .0004)


def truss(y, x0, x1, z, pitch=5 / 12, over=.45, plates=True):
    """fink truss in the plane y: bottom chord on the plates at z, two top chords, four webs"""
    m = (x0 + x1) / 2; h = (x1 - x0) / 2 * pitch; d = PROFILE['2x4'][1]; c = math.sqrt(1 + pitch * pitch); zb = z + d / 2; heel = d * c / 2
    top = lambda x: z + heel + .02 + (m - abs(x - m) - x0) * pitch   # centre line of the top chord
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


# ---------- steel, sites and surroundings ----------
def i_beam(p0, p1, depth=.3, width=.16, tf=.014, tw=.009, m=None, up=(0, 0, 1)):
    """rolled section from p0 to p1; up: direction of its web"""
    a, b = Vector(p0), Vector(p1); x = (b - a).normalized(); z = Vector(up); z = (z - x * z.dot(x)).normalized(); y = z.cross(x); M = Matrix((x, y, z)).transposed().to_euler(); c = (a + b) / 2; L = (b - a).length; m = m or plain((150, 58, 44), .55)
    box((L, tw, depth - 2 * tf), tuple(c), m, M, 0)
    for s in (-1, 1): box((L, width, tf), tuple(c + z * s * (depth - tf) / 2), m, M, 0)


def bar(p0, p1, r, m, seg=10):
    """straight round bar"""
    a, b = Vector(p0), Vector(p1); o = cyl(r, (b - a).length, tuple((a + b) / 2), m, seg=seg); o.rotation_euler = (b - a).to_track_quat('Z', 'Y').to_euler(); return o


def tree_line(x, y, r0, r1, n=120, a0=0.0, a1=2 * math.pi, z=-.4, scale=(.8, 1.4), seed=4, height=9):
    """woods between two radii, seen from afar"""
    rr = random.Random(seed); kinds = [tree((0, 0, -300), height, height * .33, seed + k * 5, 9000, lsize=.016 * height) for k in range(2)]
    for i in range(n): a, d = rr.uniform(a0, a1), rr.uniform(r0, r1); instance(kinds[i % 2], (x + d * math.cos(a), y + d * math.sin(a), z), rr.uniform(0, 6), rr.uniform(*scale))


def meadow(x0, y0, x1, y1, z=0.0, count=40000, seed=3, far=900):
    """green ground to the horizon, grass blades in the given rectangle"""
    m = dirt((82, 94, 48), (66, 78, 38), (104, 108, 62)); plane(-far, -far, far, far, z - .012, m); g = mesh('meadow', [(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)], [(0, 1, 2, 3)], m)
    scatter(g, [grass_clump(46, .13, .16), grass_clump(36, .2, .14)], count, seed, (.5, 1.3)); return g


@mat('lap')
def lap(t, rgb=(232, 230, 224), exposure=.165):
    """lap siding: every course leans over the one below"""
    g = t.n('ShaderNodeNewGeometry').outputs['Position']; z = t.n('ShaderNodeSeparateXYZ', {0: g}).outputs[2]; f = t.m('FRACT', t.m('DIVIDE', z, exposure)); n = t.noise(t.map(g, (2, 2, 60)), 3.0, 3)
    shade = t.ramp(f, [(0, (.45,) * 3), (.06, (.8,) * 3), (.12, (1,) * 3), (1, (1,) * 3)]); t.out(t.bsdf(t.mix((0, 0, 0, 1), c255(*rgb), shade), .6, .3, t.bump(t.m('ADD', t.m('MULTIPLY', f, -1.0), t.m('MULTIPLY', n, .05)), .6, .012)), avg(rgb))


@mat('ribbed')
def ribbed(t, rgb=(200, 204, 206), pitch=.3, metallic=.3, rough=.42):
    """trapezoidal sheet metal, ribs upright"""
    g = t.n('ShaderNodeNewGeometry'); p = t.n('ShaderNodeSeparateXYZ', {0: g.outputs['Position']}).outputs; n = t.n('ShaderNodeSeparateXYZ', {0: g.outputs['Normal']}).outputs; u = t.m('ADD', t.m('MULTIPLY', p[0], t.m('LESS_THAN', t.m('ABSOLUTE', n[0]), .5)), t.m('MULTIPLY', p[1], t.m('GREATER_THAN', t.m('ABSOLUTE', n[0]), .5)))
    h = t.ramp(t.m('FRACT', t.m('DIVIDE', u, pitch)), [(0, (0,) * 3), (.1, (1,) * 3), (.4, (1,) * 3), (.5, (0,) * 3), (1, (0,) * 3)]); t.out(t.bsdf(t.hsv(c255(*rgb), v=t.m('ADD', .86, t.m('MULTIPLY', h, .14))), rough, .4, t.bump(h, .8, .03), metallic), avg(rgb))


@mat('pv')
def pv(t, w=1.134, l=2.278, nx=6, ny=24, rgb=(14, 20, 40)):
    """solar panel seen from above: dark cells, thin lines, frame; local X and Y across the panel"""
    x = t.n('ShaderNodeSeparateXYZ', {0: t.coord()}).outputs; line = lambda v, size, n, gap: t.m('LESS_THAN', t.m('ABSOLUTE', t.m('SUBTRACT', t.m('FRACT', t.m('ADD', t.m('MULTIPLY', v, n / (size - .06)), 100.0 + n / 2 + .5)), .5)), gap)
    grid = t.m('MAXIMUM', line(x[0], w, nx, .02), line(x[1], l, ny, .035)); bus = line(x[0], w, nx * 5, .05); edge = t.m('MAXIMUM', t.m('GREATER_THAN', t.m('ABSOLUTE', x[0]), w / 2 - .022), t.m('GREATER_THAN', t.m('ABSOLUTE', x[1]), l / 2 - .022))
    col = t.mix(t.mix(t.mix(c255(*rgb), c255(52, 60, 82), t.m('MULTIPLY', bus, .4)), c255(120, 128, 142), t.m('MULTIPLY', grid, .6)), c255(168, 172, 176), edge); col = t.hsv(col, v=t.m('ADD', .9, t.m('MULTIPLY', t.rnd(), .2)))
    t.out(t.bsdf(col, t.m('ADD', .1, t.m('MULTIPLY', edge, .25)), .5), c255(30, 34, 48))


def scaffold(x0, x1, y, H, depth=.9, bay=2.57, lift=2.0):
    """frame scaffold along x in front of the building: standards, ledgers, boards, rails, braces, toe boards, ties"""
    n = round((x1 - x0) / bay); xs = [x0 + (x1 - x0) * k / n for k in range(n + 1)]; g = galv((184, 188, 192))
    for x in xs:
        for d in (0, depth): bar((x, y + d, .06), (x, y + d, H + 1.1), .024, g, 8); box((.15, .15, .012), (x, y + d, .01), g, bevel=0); box((.25, .25, .04), (x, y + d, -.02), wood(), bevel=0)
    z = lift
    while z <= H + .01:
        for x in xs: bar((x, y, z - .05), (x, y + depth, z - .05), .024, g, 8); bar((x, y + depth, z - .2), (x, y + depth + .5, z - .2), .022, g, 6)
        for k in range(n):
            for q in range(3): box((xs[1] - xs[0] - .03, .29, .045), ((xs[k] + xs[k + 1]) / 2, y + .14 + q * .3, z), plain((206, 182, 140), .8, var=.08), bevel=.002)
            for q in (.5, 1.0): bar((xs[k], y, z + q), (xs[k + 1], y, z + q), .021, g, 6)
            box((xs[1] - xs[0], .03, .15), ((xs[k] + xs[k + 1]) / 2, y + .02, z + .1), plain((226, 190, 96), .7), bevel=0)
        for k in range(0, n, 3): up = int(z / lift) % 2; bar((xs[k + up if k + 1 <= n else k], y - .03, z - lift), (xs[min(n, k + 1 - up)], y - .03, z), .021, g, 6)
        z += lift
    for k in range(3): group(lambda: [[bar((s * .2, 0, 0), (s * .2, .55, 1.95), .018, g, 6) for s in (-1, 1)], [bar((-.2, .55 * f / 7, 1.95 * f / 7), (.2, .55 * f / 7, 1.95 * f / 7), .013, g, 6) for f in range(8)]], (xs[1] + .8 + k % 2 * .9, y + .15, k * lift + .03))


def lay_in(X, Y, H, light=lambda i, j: i % 4 == 2 and j % 2 == 1, size=(.6096, 1.2192), power=30):
    """suspended ceiling of equal borders over a room: tiles, grid, light panels where light(i, j)"""
    tile, grid, lit = tile_acoustic(), plain((234, 234, 230), .42), emit((255, 250, 240), 8.0); nx, ny = int(X / size[0]), int(Y / size[1]); ox, oy = (X - nx * size[0]) / 2, (Y - ny * size[1]) / 2
    us, vs = [0] + [ox + i * size[0] for i in range(nx + 1)] + [X], [0] + [oy + j * size[1] for j in range(ny + 1)] + [Y]
    for i, (a, b) in enumerate(zip(us, us[1:])):
        for j, (c, d) in enumerate(zip(vs, vs[1:])):
            if b - a < .03 or d - c < .03: continue
            x, y = (a + b) / 2, (c + d) / 2; inner = 0 < i < len(us) - 2 and 0 < j < len(vs) - 2
            if inner and light(i, j): box((b - a - .04, d - c - .04, .01), (x, y, H + .01), lit, bevel=0); area((x, y, H - .006), (x, y, 0), (b - a - .06, d - c - .06), power, (255, 248, 238)).visible_glossy = False
            else: box((b - a - .022, d - c - .022, .016), (x, y, H + .002), tile, (R.gauss(0, .0008), R.gauss(0, .0008), 0), .005)
    for x in us[1:-1]: box((.024, Y, .006), (x, Y / 2, H), grid, bevel=.001)
    for y in vs[1:-1]: box((X, .024, .006), (X / 2, y, H), grid, bevel=.001)
    for sx, sy, x, y in ((X, .024, X / 2, .012), (X, .024, X / 2, Y - .012), (.024, Y, .012, Y / 2), (.024, Y, X - .012, Y / 2)): box((sx, sy, .006), (x, y, H - .001), grid, bevel=.001)
    box((X + .4, Y + .4, .05), (X / 2, Y / 2, H + .1), plain((60, 60, 60), .9), bevel=0)
