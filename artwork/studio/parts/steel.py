"""Beams, steel studs, decks, claddings, panels, scaffolds and laid-in ceilings."""
from parts.framing import *
from parts.gear import group, tube

def i_beam(p0, p1, depth=.3, width=.16, tf=.014, tw=.009, m=None, up=(0, 0, 1)):
    """rolled section from p0 to p1; up: direction of its web"""
    a, b = Vector(p0), Vector(p1); x = (b - a).normalized(); z = Vector(up); z = (z - x * z.dot(x)).normalized(); y = z.cross(x); M = Matrix((x, y, z)).transposed().to_euler(); c = (a + b) / 2; L = (b - a).length; m = m or plain((150, 58, 44), .55)
    box((L, tw, depth - 2 * tf), tuple(c), m, M, 0)
    for s in (-1, 1): box((L, width, tf), tuple(c + z * s * (depth - tf) / 2), m, M, 0)


def bar(p0, p1, r, m, seg=10):
    """straight round bar"""
    a, b = Vector(p0), Vector(p1); o = cyl(r, (b - a).length, tuple((a + b) / 2), m, seg=seg); o.rotation_euler = (b - a).to_track_quat('Z', 'Y').to_euler(); return o


_cees = {}


def cee(h, w=.092, f=.041, th=.0011):
    """steel stud: web with punch-outs every 61 cm, two flanges, lips; along local Z, web in the local XZ plane"""
    key = round(h, 3)
    if key in _cees: return _cees[key]
    vs, fs = [], []
    def slab(x0, y0, z0, x1, y1, z1):
        k = len(vs); vs.extend([(x, y, z) for x in (x0, x1) for y in (y0, y1) for z in (z0, z1)])
        fs.extend([(k, k + 1, k + 3, k + 2), (k + 4, k + 6, k + 7, k + 5), (k, k + 4, k + 5, k + 1), (k + 2, k + 3, k + 7, k + 6), (k, k + 2, k + 6, k + 4), (k + 1, k + 5, k + 7, k + 3)])
    z = 0.0; hole = .3
    while z < h:
        e = min(hole, h); slab(-w / 2, 0, z, w / 2, th, e); z = e
        if z >= h: break
        e = min(z + .1, h); slab(-w / 2, 0, z, -.019, th, e); slab(.019, 0, z, w / 2, th, e); z = e; hole = z + .51
    for s in (-1, 1): slab(s * w / 2 - th / 2, 0, 0, s * w / 2 + th / 2, f, h); slab(s * (w / 2 - .006) - .006, f - th, 0, s * (w / 2 - .006) + .006, f, h)
    me = bpy.data.meshes.new('cee'); me.from_pydata(vs, [], fs); me.update(); me.materials.append(galv((186, 190, 194), .3)); _cees[key] = me; return me


def stud_bundle(loc, length, across=5, high=3, rot=0.0):
    """loose studs in layers on the floor, along y turned by rot"""
    for k in range(across * high): i, j = k % across, k // across; o = link(bpy.data.objects.new('cee', cee(length))); o.location = Vector(loc) + Vector((math.cos(rot), math.sin(rot), 0)) * i * .1 + Vector((0, 0, .02 + j * .045)); o.rotation_euler = (-math.pi / 2, 0, rot)


def steel_wall(p, axis, L, h, openings=(), slip=0.0):
    """track, studs 16 in on center, boxed jambs and a header track at openings (start, width, head). slip: gap between studs and slab, in a deep slotted track"""
    P = Vector(p); d = Vector((1, 0, 0)) if axis == 'x' else Vector((0, 1, 0)); n = Vector((-d.y, d.x, 0)); rot = 0 if axis == 'y' else -math.pi / 2; gal = galv((186, 190, 194), .3)
    def stud(u, z0, z1, flip=False):
        if z1 - z0 < .05: return
        o = bpy.data.objects.new('cee', cee(z1 - z0)); o.location = P + d * u + Vector((0, 0, z0)); o.rotation_euler = (0, 0, rot + (math.pi if flip else 0)); link(o)
    def track(u0, u1, z, up=1, leg=.032):
        c = P + d * (u0 + u1) / 2; l = u1 - u0
        for s, (a, b, off) in enumerate(((.094, .0012, 0), (.0012, leg, -.047), (.0012, leg, .047))):
            q = c + n * off + Vector((0, 0, z + (up * leg / 2 if s else 0))); box((l, a, b) if axis == 'x' else (a, l, b), q, gal, bevel=0)
    segs = [0.0] + [v for o in sorted(openings) for v in (o[0], o[0] + o[1])] + [L]
    for a, b in zip(segs[::2], segs[1::2]): track(a, b, .001, 1)
    track(0, L, h, -1, .076 if slip else .032); top, u = h - slip, .02
    for k in range(int(L / .05) if slip else 0): [box((.007, .001, .034) if axis == 'x' else (.001, .007, .034), P + d * (.025 + k * .05) + n * q + Vector((0, 0, h - .042)), plain((30, 31, 33), .6), bevel=0) for q in (-.0478, .0478)]
    while u < L:
        o = [o for o in openings if o[0] - .06 < u < o[0] + o[1] + .06]
        if not o: stud(u, 0, top)
        elif o[0][0] < u < o[0][0] + o[0][1]: stud(u, o[0][2], top)
        u += OC
    stud(L - .042, 0, top)
    for a, w, z in openings: stud(a - .043, 0, top); stud(a, 0, top, True); stud(a + w, 0, top); stud(a + w + .043, 0, top, True); track(a, a + w, z, 1)


def bridging(p, axis, L, h, openings=(), every=1.22):
    """channels through the punch-outs of a high wall"""
    P = Vector(p); d = Vector((1, 0, 0)) if axis == 'x' else Vector((0, 1, 0)); z = every + .04
    while z < h - .6:
        us = [0.0] + [v for a, w, t in sorted(openings) if t > z for v in (a, a + w)] + [L]
        for a, b in zip(us[::2], us[1::2]): box((b - a, .016, .038) if axis == 'x' else (.016, b - a, .038), P + d * (a + b) / 2 + Vector((0, 0, z)), galv((186, 190, 194), .3), bevel=.001)
        z += every


def door_frame(p, axis, w=.92, h=2.13, m=None, leaf=None):
    """hollow metal door frame, with an optional leaf"""
    P = Vector(p); d = Vector((1, 0, 0)) if axis == 'x' else Vector((0, 1, 0)); m = m or plain((118, 122, 126), .45)
    def bx(u0, u1, z0, z1, t, mm): box((u1 - u0, t, z1 - z0) if axis == 'x' else (t, u1 - u0, z1 - z0), P + d * (u0 + u1) / 2 + Vector((0, 0, (z0 + z1) / 2)), mm, bevel=.002)
    bx(0, .05, 0, h, .15, m); bx(w - .05, w, 0, h, .15, m); bx(0, w, h - .05, h, .15, m)
    if leaf: bx(.052, w - .052, .008, h - .052, .044, leaf); bx(.12, .14, 1.0, 1.02, .16, plain((170, 170, 172), .3, 1.0)); bx(.12, .24, 1.0, 1.018, .17, plain((170, 170, 172), .3, 1.0))


def joisted_deck(X, Y, z, depth=.42, m=None):
    """corrugated steel deck on open-web joists along x, 1.5 m apart, all in material m if given; returns the joists' paint"""
    deck = m or galv((150, 154, 158), .45)
    vs, fs = [], []; n = int((X + 1) / .15)
    for i in range(n):
        x = -.4 + i * .15
        for q, dz in ((0, 0), (.06, 0), (.085, .05), (.125, .05)): vs += [(x + q, -1, z + dz), (x + q, Y + .3, z + dz)]
    for k in range(0, len(vs) - 2, 2): fs.append((k, k + 1, k + 3, k + 2))
    mesh('deck', vs, fs, deck); gray, low = m or plain((128, 132, 136), .55), z - depth + .02; step = .45 * (depth / .42)
    for j in range(int((Y - .5) / 1.5) + 1):
        y = .5 + j * 1.5; box((X + .4, .07, .035), (X / 2, y, z - .03), gray, bevel=.002); box((X + .4, .05, .03), (X / 2, y, z - depth), gray, bevel=.002)
        for i in range(int(X / step)): tube([(i * step, y, low), ((i + .5) * step, y, z - .05), ((i + 1) * step, y, low)], .009, gray, False)
    return gray


@mat('lap')
def lap(t, rgb=(232, 230, 224), exposure=.165):
    """lap siding: every course overlaps the one below"""
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


def lay_in(X, Y, H, light=lambda i, j: i % 4 == 2 and j % 2 == 1, size=(.6096, 1.2192), power=30, deck=None):
    """suspended ceiling with equal borders over a room: tiles, grid, light panels where light(i, j). deck: suspension height of the bare grid, without tiles"""
    tile, grid, lit = tile_acoustic(), plain((234, 234, 230), .42), emit((255, 250, 240), 8.0); nx, ny = int(X / size[0]), int(Y / size[1]); ox, oy = (X - nx * size[0]) / 2, (Y - ny * size[1]) / 2
    us, vs = [0] + [ox + i * size[0] for i in range(nx + 1)] + [X], [0] + [oy + j * size[1] for j in range(ny + 1)] + [Y]
    for i, (a, b) in enumerate(zip(us, us[1:])):
        for j, (c, d) in enumerate(zip(vs, vs[1:])):
            if b - a < .03 or d - c < .03: continue
            x, y = (a + b) / 2, (c + d) / 2; inner = 0 < i < len(us) - 2 and 0 < j < len(vs) - 2
            if deck:
                if inner and light(i, j): box((b - a - .03, d - c - .03, .085), (x, y, H + .048), plain((206, 208, 210), .4)); box((b - a - .07, d - c - .07, .004), (x, y, H + .006), plain((236, 237, 236), .3), bevel=.001)
            elif inner and light(i, j): box((b - a - .04, d - c - .04, .01), (x, y, H + .01), lit, bevel=0); area((x, y, H - .006), (x, y, 0), (b - a - .06, d - c - .06), power, (255, 248, 238)).visible_glossy = False
            else: box((b - a - .022, d - c - .022, .016), (x, y, H + .002), tile, (R.gauss(0, .0008), R.gauss(0, .0008), 0), .005)
    for x in us[1:-1]: box((.024, Y, .006), (x, Y / 2, H), grid, bevel=.001)
    for y in vs[1:-1]: box((X, .024, .006), (X / 2, y, H), grid, bevel=.001)
    for sx, sy, x, y in ((X, .024, X / 2, .012), (X, .024, X / 2, Y - .012), (.024, Y, .012, Y / 2), (.024, Y, X - .012, Y / 2)): box((sx, sy, .006), (x, y, H - .001), grid, bevel=.001)
    if deck:   # webs of the tees, wires every 4 ft along the main ones
        for x in us[1:-1]: box((.0015, Y, .032), (x, Y / 2, H + .02), grid, bevel=0)
        for y in vs[1:-1]:
            box((X, .0015, .042), (X / 2, y, H + .025), grid, bevel=0)
            for k in range(int(X / 1.2192) + 1): x = .3 + k * 1.2192; tube([(x, y, H + .04), (x + R.gauss(0, .01), y + R.gauss(0, .01), deck)], .0018, plain((150, 152, 156), .4, .8), False); cyl(.004, .05, (x, y, H + .07), plain((150, 152, 156), .4, .8), seg=8)
    else: box((X + .4, Y + .4, .05), (X / 2, Y / 2, H + .1), plain((60, 60, 60), .9), bevel=0)
