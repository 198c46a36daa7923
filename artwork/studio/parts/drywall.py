"""Drywall sheets, hung, taped and screwed."""
from parts.framing import *

BW, BL = 1.22, 3.66    # sheets of 4 x 12 ft, hung across the studs
_dm = []
@mat('board')
def board(t, rgb=(206, 203, 194)):
    """drywall face paper: warm gray, faint fiber"""
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
    o = link(bpy.data.objects.new('st', me)); o.matrix_world = Matrix.Translation(c) @ M; o.visible_shadow = o.visible_diffuse = False; return o   # otherwise the feathered edge shades the board twice

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
            for (a, b, c, d) in pieces:   # gaps only at the sheet's edges, not at cutouts
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
