"""(b) interior with freshly hung and taped drywall"""
from kit import *
s = reset(11)
X, Y, H = 6.6, 5.2, 2.74

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

B = board(); BW = 1.22; BL = 3.66
def boards(o, u, v, W, Hh, nrm, m=B, off=0.0, holes=()):
    """lay sheets 1.22 high and 3.66 long in courses over a rectangle; o origin, u v unit vectors. holes: (u0,v0,u1,v1)"""
    o, u, v, n = Vector(o), Vector(u), Vector(v), Vector(nrm); M = Matrix((u, v, n)).transposed(); rot = M.to_euler(); js = []
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
            for (a, b, c, d) in pieces: box((c - a - .003, d - b - .003, .0127), o + u * (a + c) / 2 + v * (b + d) / 2 + n * (-.00635), m, rot, .0015)
            if x > 0: js.append(('v', x, y, y + h))
            x += w
        if y > 0: js.append(('h', y, 0, W))
        y += h; r += 1
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
_dm = []
def spot(c, u, v, n):
    if not _dm:
        me = bpy.data.meshes.new('dab'); q = .045; me.from_pydata([(-q, -q, 0), (q, -q, 0), (q, q, 0), (-q, q, 0)], [], [(0, 1, 2, 3)]); me.materials.append(dab()); _dm.append(me)
    o = link(bpy.data.objects.new('dab', _dm[0])); o.matrix_world = Matrix.Translation(c) @ Matrix((u, v, n)).transposed().to_4x4() @ Matrix.Rotation(R.gauss(0, .3), 4, 'Z'); o.visible_shadow = o.visible_diffuse = False

win = [(1.15, .75, 2.85, 2.25), (3.55, .75, 5.25, 2.25)]; door = (3.6, 0, 4.52, 2.05)
boards((0, Y, 0), (1, 0, 0), (0, 0, 1), X, H, (0, -1, 0), holes=[(1.9, 0, 2.85, 2.05)])   # back wall (door opening)
boards((0, 0, 0), (0, 1, 0), (0, 0, 1), Y, H, (1, 0, 0), holes=[(1.0, .75, 2.3, 2.25), (2.75, .75, 4.05, 2.25)])   # left wall: windows
boards((X, Y, 0), (0, -1, 0), (0, 0, 1), Y, H, (-1, 0, 0))                 # right wall
boards((0, 0, H), (0, 1, 0), (1, 0, 0), Y, X, (0, 0, -1))
boards((X, 0, 0), (-1, 0, 0), (0, 0, 1), X, H, (0, 1, 0))
# inside corners
for (c, ln, al, n) in [((.002, Y - .0, H / 2), H, (0, 0, 1), (1, 0, 0)), ((0, Y - .002, H / 2), H, (0, 0, 1), (0, -1, 0)), ((X, Y - .002, H / 2), H, (0, 0, 1), (0, -1, 0)), ((X - .002, Y, H / 2), H, (0, 0, 1), (-1, 0, 0)), ((X / 2, Y - .0025, H), X, (1, 0, 0), (0, -1, 0)), ((X / 2, Y, H - .0025), X, (1, 0, 0), (0, 0, -1)), ((.0025, Y / 2, H), Y, (0, 1, 0), (1, 0, 0)), ((0, Y / 2, H - .003), Y, (0, 1, 0), (0, 0, -1)), ((X - .0025, Y / 2, H), Y, (0, 1, 0), (-1, 0, 0)), ((X, Y / 2, H - .003), Y, (0, 1, 0), (0, 0, -1))]: strip(c, ln, al, n, .085)
# outer shell blocks light leaks; window reveals and frames
def shell():
    d = paint((200, 190, 170)); 
    box((X + .6, .2, H + .4), (X / 2, Y + .25, H / 2), d) if False else None
    box((.1, Y + .4, .74), (-.075, Y / 2, .37), d); box((.1, Y + .4, .48), (-.075, Y / 2, 2.5), d)
    for a, b in ((-.2, 1.0), (2.3, 2.75), (4.05, Y + .2)): box((.1, b - a, 1.52), (-.075, (a + b) / 2, 1.5), d)
    box((X + .4, Y + .4, .1), (X / 2, Y / 2, H + .075), d); box((X + .4, Y + .4, .1), (X / 2, Y / 2, -.08), d)
    box((X + .4, .1, H), (X / 2, -.075, H / 2), d); box((.1, Y + .4, H), (X + .075, Y / 2, H / 2), d)
    # next room behind the door opening
    box((5, .1, H), (2.5, Y + 2.6, H / 2), B, bevel=0); box((.1, 2.5, H), (.2, Y + 1.35, H / 2), B, bevel=0); box((.1, 2.5, H), (4.4, Y + 1.35, H / 2), B, bevel=0); box((5, 2.7, .05), (2.5, Y + 1.35, H + .02), B, bevel=0)
    box((1.85, .05, H), (.925, Y + .06, H / 2), d); box((X - 2.9, .05, H), ((X + 2.9) / 2, Y + .06, H / 2), d); box((.95, .05, H - 2.05), (2.375, Y + .06, (H + 2.05) / 2), d)
shell(); box((4.2, 2.6, .018), (2.3, Y + 1.36, -.012), plywood(), bevel=0)
wf = plain((238, 238, 236), .35)
for a, b in ((1.0, 2.3), (2.75, 4.05)):
    m = (a + b) / 2; w = b - a
    for z in (.78, 2.22): box((.07, w - .12, .06), (-.06, m, z), wf, bevel=.004)
    for y in (a + .03, b - .03): box((.07, .06, 1.5), (-.06, y, 1.5), wf, bevel=.004)
    box((.05, w - .1, .045), (-.06, m, 1.5), wf, bevel=.004)
    box((.13, w, .013), (-.055, m, .757), B, bevel=.001); box((.13, w, .013), (-.055, m, 2.243), B, bevel=.001)
    for y in (a + .006, b - .006): box((.13, .012, 1.5), (-.055, y, 1.5), B, bevel=.001)
    mesh('gl', [(-.07, a, .75), (-.07, b, .75), (-.07, b, 2.25), (-.07, a, 2.25)], [(0, 1, 2, 3)], glass())
    area((-.13, m, 1.5), (1, m, 1.5), (w, 1.5), 1, portal=True)
# subfloor, drop cloth, corner bead on door opening
for i in range(3):
    for j in range(5): box((2.44 - .004, 1.216, .018), (1.22 + i * 2.44 - (1.22 if j % 2 else 0), .61 + j * 1.22, -.009), plywood(), bevel=.001)
for x in (1.9, 2.85): box((.04, .13, 2.05), (x + (-.02 if x < 2 else .02), Y + .05, 1.025), wood(knots=False), bevel=.002)
import mathutils
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
cloth(2.2, 2.7, 5.4, 4.95, 0, fabric((206, 196, 176)))
# dust and mud drips
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
ladder(3.75, 3.55, math.radians(28)); bucket(2.75, 3.2); bucket(4.75, 4.3, full=False)
# board stack leaning / on floor, mud box, knives, tape
for i in range(6): box((2.44, 1.22, .0127), (5.2 + R.gauss(0, .008), 1.5 + R.gauss(0, .006), .105 + i * .0134), board((214, 211, 203)), (0, 0, math.radians(88) + R.gauss(0, .004)), .0018)
for x in (.7, 2.2): lumber(1.2, '2x4', (4.6, x, .045), 'x', flat=False)
kn = plain((190, 192, 195), .25, 1.0)
for (x, y, a, z) in ((2.95, 2.92, .6, .012), ): box((.3, .09, .0015), (x, y, z), kn, (0, .05, a), .0003); box((.13, .032, .024), (x - .2 * math.cos(a), y - .2 * math.sin(a), z + .01), plain((28, 28, 30), .5), (0, 0, a), .008)
cyl(.055, .052, (3.15, 3.15, .03), paint((238, 234, 222), .7, .1)); 
# exterior seen through the windows
plane(-60, -40, 0, 60, -.9, grass()); T = tree((-9, 4, -1), 7, 3, 3, 7000, lsize=.13); instance(T, (-14, -3, -1), 2.0, 1.2); instance(T, (-16, 9, -1), 4.0, 1.1); instance(T, (-22, 1, -1), 1.0, 1.5)
sky(34, 248, .22, .6, .9, clouds=.5, cloud_seed=2.0)
bpy.context.scene.cycles.diffuse_bounces = 7; bpy.context.scene.cycles.max_bounces = 9
point((2.3, Y + 1.4, 2.2), 45, (255, 232, 205), .15)
area((X - .3, .5, 2.2), (2, 4, 1.2), (2.2, 1.6), 70, (225, 236, 255)); area((3.3, 2.6, H - .03), (3.3, 2.6, 0), (4.5, 3.2), 32, (235, 242, 255))
k = dict(spp=64, grade=((1, 1, 1), (1.0, 1.0, 1.02), (.97, 1.0, 1.05)))
shot('drywall-room', camera((5.9, .35, 1.35), (2.1, 4.4, 1.3), 24), 1.1, **k)
shot('drywall-windows', camera((6.2, 2.1, 1.4), (.4, 3.1, 1.3), 26), 1.2, **k)
shot('drywall-ladder', camera((5.2, 1.2, 1.25), (3.2, 4.3, 1.1), 38, fstop=3.2, focus=(3.7, 3.4, 1.0)), 1.35, **k)
shot('drywall-seam', camera((2.0, 2.9, 1.5), (4.2, Y, 1.38), 50, fstop=2.8, focus=(3.6, Y, 1.4)), 1.35, **k)
shot('drywall-ceiling', camera((5.6, .6, 1.1), (2.6, 3.8, 2.35), 22), 1.5, **k)
