"""Job-site gear: cloths, buckets, ladders, brooms, stacks; tubes, and groups that move as one."""
from kit import *
from parts.drywall import board

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

def tube(points, r, m, smooth=True):
    """cable, pipe or rope through points"""
    c = bpy.data.curves.new('tube', 'CURVE'); c.dimensions = '3D'; c.bevel_depth = r; c.bevel_resolution = 3; c.resolution_u = 8
    s = c.splines.new('NURBS' if smooth else 'POLY'); s.points.add(len(points) - 1)
    for p, q in zip(s.points, points): p.co = (*q, 1)
    if smooth: s.use_endpoint_u = True; s.order_u = 3
    c.materials.append(m); return link(bpy.data.objects.new('tube', c))


def place(parts, loc, rot=0.0):
    """move a group built at the origin; rot: an angle about Z or three angles"""
    bpy.context.view_layer.update(); M = Matrix.Translation(loc) @ Euler(rot if isinstance(rot, tuple) else (0, 0, rot)).to_matrix().to_4x4()
    for o in parts: o.matrix_world = M @ o.matrix_world


def group(build, loc, rot=0.0):
    """run build() at the origin and move everything that it creates"""
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


@mat('film')
def film(t):
    """plastic sheeting: translucent, blurs shapes"""
    n = t.noise(t.map(t.coord(), (3, 3, .5)), 2.0, 4); d = t.bsdf((.8, .82, .84, 1), .3, .5, t.bump(n, .5, .03)); tr = t.n('ShaderNodeBsdfTranslucent', {'Color': (.85, .87, .9, 1)})
    t.out(t.n('ShaderNodeMixShader', {0: .3, 1: t.n('ShaderNodeMixShader', {0: .55, 1: d.outputs[0], 2: tr.outputs[0]}).outputs[0], 2: t.n('ShaderNodeBsdfTransparent').outputs[0]}))


def dust_wall(x0, x1, y, h):
    """plastic sheeting on spring poles along x"""
    n = int((x1 - x0) / .06); pole = plain((206, 208, 210), .35, .8); wave = lambda x, z: .03 * math.sin(x * 5.1 + z) + .012 * math.sin(x * 17 + 2 * z)
    mesh('sheet', [(x0 + .06 * i, y + wave(.06 * i, z) * (1 - abs(z / h - .5)), z) for i in range(n + 1) for z in (0, h / 3, 2 * h / 3, h)], [(4 * i + k, 4 * i + k + 4, 4 * i + k + 5, 4 * i + k + 1) for i in range(n) for k in range(3)], film(), True)
    for k in range(int((x1 - x0) / 2.4) + 1): cyl(.016, h, (x0 + .1 + k * 2.4, y - .06, h / 2), pole); box((.3, .06, .03), (x0 + .1 + k * 2.4, y - .05, h - .015), plain((40, 42, 46), .6), bevel=.005)


def scissor_lift(loc, rot=0.0, h=3.0, col=(222, 120, 40)):
    """platform at h, along x"""
    def make():
        c, dark, rubber = plain(col, .42), plain((46, 48, 52), .5), plain((26, 26, 28), .8); n = 4; q = (h - .62) / n
        box((2.0, .74, .34), (0, 0, .42), c, bevel=.03); [cyl(.19, .13, (x, y, .19), rubber, (math.pi / 2, 0, 0)) for x in (-.72, .72) for y in (-.34, .34)]
        for k in range(n):
            z = .6 + k * q
            for y in (-.28, .28): [box((math.hypot(1.5, q), .035, .1), (0, y + s * .03, z + q / 2), dark, (0, -s * math.atan2(q, 1.5), 0), .004) for s in (-1, 1)]
            for x in (-.75, .75): cyl(.022, .66, (x, 0, z), dark, (math.pi / 2, 0, 0))
        box((2.2, .76, .07), (0, 0, h), c, bevel=.01)
        for z in (.12, .55, 1.08): [box((2.2, .035, .035), (0, y, h + z), c, bevel=.008) for y in (-.36, .36)]; [box((.035, .72, .035), (x, 0, h + z), c, bevel=.008) for x in (-1.08, 1.08)]
        for x in (-1.08, -.36, .36, 1.08): [box((.035, .035, 1.08), (x, y, h + .54), c, bevel=.008) for y in (-.36, .36)]
    group(make, loc, rot)
