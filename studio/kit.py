"""The studio's kit: empty scene, materials, lumber and boxes, ground and trees, sky and lamps, cameras, shots."""
import bpy, math, random, os, sys, time, subprocess, resource
from mathutils import Vector, Matrix, Euler
import settings
HERE = os.path.dirname(os.path.abspath(__file__))
PICTURE = os.environ.get('PICTURE', ''); OPTIONS = settings.options(PICTURE)   # the one picture this run is for
WORK = os.environ.get('STUDIO_WORK', os.path.join(HERE, 'build'))
IN = 0.0254; FT = 0.3048
R = random.Random(7)
_mesh = {}; _mat = {}

# ---------- scene ----------
def reset(seed=7):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    _mesh.clear(); _mat.clear(); R.seed(seed)
    s = bpy.context.scene
    s.render.engine = 'CYCLES'; c = s.cycles
    c.device = 'CPU'; c.feature_set = 'SUPPORTED'
    c.use_denoising = False   # Debian: 'Build without OpenImageDenoiser' aborts the render otherwise
    c.use_adaptive_sampling = True; c.adaptive_threshold = 0.02; c.adaptive_min_samples = 16
    c.max_bounces = 8; c.diffuse_bounces = 5; c.glossy_bounces = 3; c.transmission_bounces = 6
    c.transparent_max_bounces = 12; c.volume_bounces = 0
    c.caustics_reflective = c.caustics_refractive = False
    c.blur_glossy = 1.0; c.sample_clamp_indirect = 6.0; c.sample_clamp_direct = 0.0
    s.render.use_persistent_data = True
    s.render.threads_mode = 'FIXED'; s.render.threads = int(os.environ.get('THREADS', '2'))
    s.view_settings.view_transform = 'Filmic'; s.view_settings.look = 'Medium High Contrast'
    vl = s.view_layers[0]
    for p in ('normal', 'diffuse_color', 'glossy_color', 'transmission_color'): setattr(vl, 'use_pass_' + p, True)   # what denoise.py needs (denoising_store_passes aborts the render on Debian: no OIDN)
    return s

# ---------- node helper ----------
class NT:
    def __init__(s, tree): s.t = tree; s.t.nodes.clear()
    def n(s, typ, _in=None, **kw):
        nd = s.t.nodes.new(typ)
        for k, v in kw.items(): setattr(nd, k, v)
        for k, v in (_in or {}).items(): s.set(nd, k, v)
        return nd
    def set(s, nd, k, v):
        sock = nd.inputs[k]
        if isinstance(v, bpy.types.NodeSocket): s.t.links.new(v, sock)
        elif isinstance(v, bpy.types.Node): s.t.links.new(v.outputs[0], sock)
        else: sock.default_value = v
    def ramp(s, fac, stops, interp='LINEAR'):
        nd = s.n('ShaderNodeValToRGB'); cr = nd.color_ramp; cr.interpolation = interp
        while len(cr.elements) < len(stops): cr.elements.new(0.5)
        for e, (p, c) in zip(cr.elements, stops):
            e.position = p; e.color = c if len(c) == 4 else (*c, 1)
        s.set(nd, 'Fac', fac); return nd.outputs[0]
    def m(s, op, a, b=0.0, c=None, clamp=False):
        nd = s.n('ShaderNodeMath', operation=op, use_clamp=clamp)
        s.set(nd, 0, a); s.set(nd, 1, b)
        if c is not None: s.set(nd, 2, c)
        return nd.outputs[0]
    def mix(s, a, b, fac, blend='MIX'):
        nd = s.n('ShaderNodeMixRGB', blend_type=blend); s.set(nd, 'Fac', fac); s.set(nd, 'Color1', a); s.set(nd, 'Color2', b); return nd.outputs[0]
    def noise(s, vec, scale, detail=4, rough=.55, dist=0.0, out='Fac'):
        nd = s.n('ShaderNodeTexNoise', {'Scale': scale, 'Detail': detail, 'Roughness': rough, 'Distortion': dist}); s.set(nd, 'Vector', vec); return nd.outputs[out]
    def map(s, vec, scale=(1, 1, 1), loc=(0, 0, 0), rot=(0, 0, 0)):
        return s.n('ShaderNodeMapping', {'Vector': vec, 'Scale': scale, 'Location': loc, 'Rotation': rot}).outputs[0]
    def coord(s, which='Object'): return s.n('ShaderNodeTexCoord').outputs[which]
    def rnd(s): return s.n('ShaderNodeObjectInfo').outputs['Random']
    def bump(s, h, strength=.3, dist=.01, normal=None):
        nd = s.n('ShaderNodeBump', {'Strength': strength, 'Distance': dist, 'Height': h})
        if normal is not None: s.set(nd, 'Normal', normal)
        return nd.outputs[0]
    def hsv(s, col, h=.5, sat=1., v=1., fac=1.):
        return s.n('ShaderNodeHueSaturation', {'Color': col, 'Hue': h, 'Saturation': sat, 'Value': v, 'Fac': fac}).outputs[0]
    def rndshift(s, vec, k=37.0):
        r = s.rnd(); v = s.n('ShaderNodeCombineXYZ', {'X': s.m('MULTIPLY', r, k), 'Y': s.m('MULTIPLY', r, k * 1.7), 'Z': s.m('MULTIPLY', r, k * 2.3)})
        return s.n('ShaderNodeVectorMath', {0: vec, 1: v.outputs[0]}, operation='ADD').outputs[0]
    def bsdf(s, col, rough=.6, spec=.4, normal=None, metallic=0., **kw):
        nd = s.n('ShaderNodeBsdfPrincipled', {'Base Color': col, 'Roughness': rough, 'Specular': spec, 'Metallic': metallic})
        if normal is not None: s.set(nd, 'Normal', normal)
        for k, v in kw.items(): s.set(nd, k.replace('_', ' '), v)
        return nd
    def out(s, sh, avg=None):
        """avg: plain colour used for rays after a diffuse bounce; Cycles then skips the costly textures (big speed-up)"""
        o = s.n('ShaderNodeOutputMaterial')
        if avg is not None:
            d = s.n('ShaderNodeBsdfDiffuse', {'Color': avg}); lp = s.n('ShaderNodeLightPath')
            sh = s.n('ShaderNodeMixShader', {0: lp.outputs['Is Diffuse Ray'], 1: sh.outputs[0], 2: d.outputs[0]})
        s.set(o, 'Surface', sh.outputs[0] if isinstance(sh, bpy.types.Node) else sh)

def mat(name):
    """decorator: the function body builds the nodes; result cached by name+args"""
    def deco(fn):
        def get(*a, **k):
            key = name + repr(a) + repr(sorted(k.items()))
            if key in _mat: return _mat[key]
            m = bpy.data.materials.new(name); m.use_nodes = True; t = NT(m.node_tree)
            fn(t, *a, **k); _mat[key] = m; return m
        return get
    return deco

def avg(*cols, k=.9):
    cs = [c255(*c) for c in cols]; return tuple(k * sum(c[i] for c in cs) / len(cs) for i in range(3)) + (1,)
def c255(r, g, b):  # sRGB 0-255 to linear
    f = lambda v: (v / 255) / 12.92 if v / 255 <= .04045 else ((v / 255 + .055) / 1.055) ** 2.4
    return (f(r), f(g), f(b), 1)

# ---------- materials ----------
@mat('wood')
def wood(t, light=(224, 192, 148), dark=(178, 130, 84), knots=True, rough=.65, ring=130.0, var=.22, sat=1.0):
    """Solid softwood; grain runs along local X; rings about an off-centre pith that differs per object."""
    co = t.coord(); r = t.rnd()
    sh = t.rndshift(co, 31.0)
    warp = t.noise(t.map(sh, (.9, 5, 5)), 1.6, 2, .5, out='Color')
    warpv = t.n('ShaderNodeVectorMath', {0: warp, 1: (.5, .5, .5)}, operation='SUBTRACT').outputs[0]
    warpv = t.n('ShaderNodeVectorMath', {0: warpv, 1: (0, .05, .05)}, operation='MULTIPLY').outputs[0]
    p = t.n('ShaderNodeVectorMath', {0: co, 1: warpv}, operation='ADD').outputs[0]
    ang = t.m('MULTIPLY', r, 43.0)
    off = t.n('ShaderNodeCombineXYZ', {'X': 0.0, 'Y': t.m('MULTIPLY', t.m('SINE', ang), .075), 'Z': t.m('MULTIPLY', t.m('COSINE', ang), .06)}).outputs[0]
    p = t.n('ShaderNodeVectorMath', {0: p, 1: off}, operation='ADD').outputs[0]
    x = t.n('ShaderNodeSeparateXYZ', {'Vector': p})
    rad = t.m('SQRT', t.m('ADD', t.m('MULTIPLY', x.outputs[1], x.outputs[1]), t.m('MULTIPLY', x.outputs[2], x.outputs[2])))
    ph = t.m('FRACT', t.m('MULTIPLY', rad, ring))
    rings = t.ramp(ph, [(0, (0, 0, 0)), (.55, (.35,) * 3), (.85, (1, 1, 1)), (1, (0, 0, 0))])
    fibre = t.noise(t.map(sh, (3, 260, 260)), 1.0, 3, .6)
    col = t.mix(c255(*light), c255(*dark), t.m('MULTIPLY', rings, .62))
    col = t.mix(col, c255(*dark), t.m('MULTIPLY', t.m('SUBTRACT', fibre, .35, clamp=True), .8))
    blot = t.noise(t.map(sh, (1.2, 9, 9)), 1.0, 3)
    col = t.hsv(col, v=t.m('ADD', .78, t.m('MULTIPLY', blot, .42)))
    if knots:
        v = t.n('ShaderNodeTexVoronoi', {'Vector': t.map(sh, (2.2, 7, 7)), 'Scale': 1.0, 'Randomness': 1.0}).outputs['Distance']
        k = t.ramp(v, [(.05, (1, 1, 1)), (.085, (.55,) * 3), (.14, (0, 0, 0))])
        col = t.mix(col, c255(96, 55, 28), t.m('MULTIPLY', k, .8))
    col = t.hsv(col, h=t.m('ADD', .488, t.m('MULTIPLY', r, .024)), sat=t.m('ADD', sat * .85, t.m('MULTIPLY', t.m('FRACT', t.m('MULTIPLY', r, 7.3)), .3)), v=t.m('ADD', 1 - var, t.m('MULTIPLY', t.m('FRACT', t.m('MULTIPLY', r, 13.7)), var * 1.6)))
    b = t.bump(t.m('ADD', fibre, t.m('MULTIPLY', rings, .6)), .25, .0008)
    t.out(t.bsdf(col, rough, .3, b), avg(light, light, dark, k=.85))

@mat('osb')
def osb(t, tint=(198, 166, 122)):
    co = t.rndshift(t.coord(), 11.0); cols = []; hs = []
    base = c255(*tint); acc = None; h = None
    for i, (sc, rot) in enumerate([((11, 52, 11), .35), ((9, 44, 9), -.55), ((46, 12, 12), .2), ((13, 60, 13), 1.15), ((40, 11, 11), -.9)]):
        vo = t.n('ShaderNodeTexVoronoi', {'Vector': t.map(co, sc, rot=(0, 0, rot)), 'Scale': 1.0, 'Randomness': 1.0})
        sep = t.n('ShaderNodeSeparateColor', {0: vo.outputs['Color']}).outputs
        fib = t.noise(t.map(co, (sc[0] * 2 if sc[0] < sc[1] else 300, sc[1] * 2 if sc[1] < sc[0] else 300, 40), rot=(0, 0, rot)), 1.0, 2)
        cc = t.hsv(base, h=t.m('ADD', .485, t.m('MULTIPLY', sep[1], .03)), sat=t.m('ADD', .7, t.m('MULTIPLY', sep[2], .45)), v=t.m('ADD', .5, t.m('ADD', t.m('MULTIPLY', sep[0], .55), t.m('MULTIPLY', fib, .25))))
        if acc is None: acc = cc; h = sep[0]
        else:
            g = t.m('GREATER_THAN', sep[2], .45); acc = t.mix(acc, cc, g); h = t.mix(h, sep[0], g)
    t.out(t.bsdf(acc, .7, .3, t.bump(h, .25, .002)), avg(tint, k=.85))

@mat('plywood')
def plywood(t, light=(214, 178, 128), dark=(176, 130, 82)):
    co = t.rndshift(t.coord(), 17.0)
    w = t.noise(t.map(co, (.35, 3.2, 3)), 1.0, 3, .5, 1.2)
    band = t.m('FRACT', t.m('MULTIPLY', w, 13.0))
    fib = t.noise(t.map(co, (6, 160, 100)), 1.0, 3, .65)
    col = t.mix(c255(*light), c255(*dark), t.m('MULTIPLY', t.ramp(band, [(0, (0,)*3), (.7, (.7,)*3), (.9, (1,)*3), (1, (0,)*3)]), .55))
    col = t.mix(col, c255(*dark), t.m('MULTIPLY', fib, .5))
    dirt = t.noise(t.coord('Object'), 2.3, 6, .65)
    col = t.mix(col, c255(120, 98, 74), t.m('MULTIPLY', t.ramp(dirt, [(.5, (0,)*3), (.72, (1,)*3)]), .45))
    t.out(t.bsdf(col, .68, .3, t.bump(fib, .2, .001)), avg(light, dark))

@mat('paint')
def paint(t, rgb=(240, 238, 233), rough=.55, texture=.06, scale=260.0, var=.02):
    co = t.n('ShaderNodeNewGeometry').outputs['Position']
    n = t.noise(co, scale, 2, .5); big = t.noise(co, 1.1, 3)
    col = t.hsv(c255(*rgb), v=t.m('ADD', 1 - var, t.m('MULTIPLY', big, 2 * var)))
    t.out(t.bsdf(col, rough, .35, t.bump(n, texture, .0015)), c255(*rgb))

@mat('plain')
def plain(t, rgb=(200, 200, 200), rough=.5, metallic=0.0, spec=.5, var=0.0):
    col = c255(*rgb)
    if var: col = t.hsv(col, v=t.m('ADD', 1 - var, t.m('MULTIPLY', t.rnd(), 2 * var)))
    n = t.noise(t.coord(), 14.0, 4)
    t.out(t.bsdf(col, t.m('ADD', rough - .06, t.m('MULTIPLY', n, .12)), spec, None, metallic))

@mat('galv')
def galv(t, rgb=(178, 182, 186), rough=.34):
    co = t.rndshift(t.coord(), 5.0)
    v = t.n('ShaderNodeTexVoronoi', {'Vector': co, 'Scale': 55.0}); s = t.n('ShaderNodeSeparateColor', {0: v.outputs['Color']}).outputs[0]
    n = t.noise(co, 6.0, 4)
    t.out(t.bsdf(t.hsv(c255(*rgb), v=t.m('ADD', .82, t.m('MULTIPLY', s, .24))), t.m('ADD', rough - .08, t.m('MULTIPLY', n, .25)), .5, None, 1.0))

@mat('concrete')
def concrete(t, rgb=(168, 163, 155), rough=.82, scale=1.0):
    co = t.n('ShaderNodeNewGeometry').outputs['Position']
    a = t.noise(co, 1.3 * scale, 8, .62); b = t.noise(co, 38 * scale, 4, .7)
    col = t.hsv(c255(*rgb), v=t.m('ADD', .62, t.m('ADD', t.m('MULTIPLY', a, .55), t.m('MULTIPLY', b, .18))))
    t.out(t.bsdf(col, rough, .3, t.bump(t.m('ADD', b, a), .25, .004)), avg(rgb))

@mat('dirt')
def dirt(t, a=(134, 106, 78), b=(92, 70, 50), c=(160, 138, 112)):
    co = t.n('ShaderNodeNewGeometry').outputs['Position']
    n1 = t.noise(co, .35, 8, .62, .4); n2 = t.noise(co, 5, 9, .68); n3 = t.noise(co, 45, 6, .7)
    v = t.n('ShaderNodeTexVoronoi', {'Vector': co, 'Scale': 26.0}).outputs['Distance']
    col = t.mix(c255(*a), c255(*b), t.ramp(n1, [(.38, (0,)*3), (.62, (1,)*3)]))
    col = t.mix(col, c255(*c), t.ramp(n2, [(.5, (0,)*3), (.75, (.8,)*3)]))
    col = t.hsv(col, v=t.m('ADD', .65, t.m('MULTIPLY', n3, .7)))
    h = t.m('ADD', t.m('MULTIPLY', n2, 1.0), t.m('ADD', t.m('MULTIPLY', n3, .25), t.m('MULTIPLY', v, -.15)))
    t.out(t.bsdf(col, .95, .15, t.bump(h, .9, .06)), avg(a, b))

@mat('grass')
def grass(t):
    r = t.rnd(); co = t.n('ShaderNodeNewGeometry').outputs['Position']; n = t.noise(co, .5, 4)
    col = t.mix(c255(86, 112, 46), c255(142, 150, 72), t.m('ADD', t.m('MULTIPLY', r, .4), t.m('MULTIPLY', n, .45)))
    t.out(t.bsdf(col, .7, .2))

@mat('leaf')
def leaf(t, a=(58, 84, 34), b=(116, 132, 56)):
    r = t.rnd(); g = t.n('ShaderNodeNewGeometry'); n = t.noise(g.outputs['Position'], 2.5, 3)
    col = t.mix(c255(*a), c255(*b), t.m('ADD', t.m('MULTIPLY', r, .2), t.m('MULTIPLY', n, .7)))
    d = t.bsdf(col, .55, .35); tr = t.n('ShaderNodeBsdfTranslucent', {'Color': t.hsv(col, v=1.5, sat=1.1)})
    t.out(t.n('ShaderNodeMixShader', {0: .35, 1: d.outputs[0], 2: tr.outputs[0]}))

@mat('glass')
def glass(t, tint=(244, 250, 248), rough=0.0, trans=.92, gloss=1.7):
    """architectural glass: single sheet, fresnel reflection over plain transparency (no caustics, no noise)"""
    f = t.n('ShaderNodeFresnel', {'IOR': 1.5}); lp = t.n('ShaderNodeLightPath')
    tr = t.n('ShaderNodeBsdfTransparent', {'Color': tuple(v * trans for v in c255(*tint)[:3]) + (1,)})
    gl = t.n('ShaderNodeBsdfGlossy', {'Color': (1, 1, 1, 1), 'Roughness': rough})
    fac = t.m('MULTIPLY', t.m('MULTIPLY', f.outputs[0], gloss, clamp=True), t.m('SUBTRACT', 1.0, lp.outputs['Is Shadow Ray']))
    t.out(t.n('ShaderNodeMixShader', {0: fac, 1: tr.outputs[0], 2: gl.outputs[0]}))

@mat('emit')
def emit(t, rgb=(255, 244, 228), strength=5.0):
    t.out(t.n('ShaderNodeEmission', {'Color': c255(*rgb), 'Strength': strength}))

@mat('planks')
def planks(t, light=(196, 160, 116), dark=(150, 110, 72), rough=.32, ring=60.0):
    """floor boards: one object per board (object random); grain along local X"""
    co = t.coord(); sh = t.rndshift(co, 53.0); r = t.rnd()
    w = t.noise(t.map(sh, (.55, 7, 1)), 1.0, 3, .5, .8)
    band = t.m('FRACT', t.m('MULTIPLY', w, 9.0)); rg = t.ramp(band, [(0, (0,)*3), (.75, (.8,)*3), (.9, (1,)*3), (1, (0,)*3)])
    pore = t.noise(t.map(sh, (9, 420, 1)), 1.0, 3, .7)
    col = t.mix(c255(*light), c255(*dark), t.m('MULTIPLY', rg, .5))
    col = t.mix(col, c255(*[int(v * .62) for v in dark]), t.m('MULTIPLY', t.ramp(pore, [(.5, (0,)*3), (.7, (1,)*3)]), .5))
    col = t.hsv(col, h=t.m('ADD', .492, t.m('MULTIPLY', r, .014)), v=t.m('ADD', .8, t.m('MULTIPLY', t.m('FRACT', t.m('MULTIPLY', r, 17.1)), .36)))
    t.out(t.bsdf(col, t.m('ADD', rough, t.m('MULTIPLY', pore, .15)), .45, t.bump(pore, .12, .0006)), avg(light, dark))

@mat('fabric')
def fabric(t, rgb=(190, 182, 170)):
    co = t.coord(); n = t.noise(co, 420, 2); b = t.noise(co, 3, 4)
    col = t.hsv(c255(*rgb), v=t.m('ADD', .72, t.m('ADD', t.m('MULTIPLY', n, .35), t.m('MULTIPLY', b, .2))))
    t.out(t.bsdf(col, .95, .1, t.bump(n, .4, .002), Sheen=.3), avg(rgb))

@mat('carpet')
def carpet(t, rgb=(92, 96, 104)):
    p = t.n('ShaderNodeNewGeometry').outputs['Position']; n = t.noise(p, 300, 3, .7); v = t.noise(t.map(p, (1, 14, 1)), 3.0, 3); r = t.rnd()
    col = t.hsv(c255(*rgb), v=t.m('ADD', .45, t.m('ADD', t.m('MULTIPLY', n, .5), t.m('ADD', t.m('MULTIPLY', v, .35), t.m('MULTIPLY', r, .14)))))
    t.out(t.bsdf(col, 1.0, .05, t.bump(n, .8, .004)), avg(rgb))

@mat('tile_acoustic')
def tile_acoustic(t, rgb=(236, 235, 230)):
    p = t.n('ShaderNodeNewGeometry').outputs['Position']
    v = t.n('ShaderNodeTexVoronoi', {'Vector': t.map(p, (1, .55, 1)), 'Scale': 120.0}).outputs['Distance']
    n = t.noise(p, 60, 4, .7); pit = t.ramp(t.m('ADD', v, t.m('MULTIPLY', n, .55)), [(.36, (0,)*3), (.5, (1,)*3)])
    col = t.mix(c255(*[int(c * .82) for c in rgb]), c255(*rgb), pit); col = t.hsv(col, v=t.m('ADD', .965, t.m('MULTIPLY', t.rnd(), .05)))
    t.out(t.bsdf(col, .95, .1, t.bump(pit, .5, .003)), avg(rgb))

@mat('brick')
def brick(t, a=(150, 78, 58), b=(112, 56, 44), mortar=(176, 168, 156), scale=1.0):
    """vertical walls; local X along, Z up (box-mapped by normal)"""
    g = t.n('ShaderNodeNewGeometry'); p = t.n('ShaderNodeSeparateXYZ', {0: g.outputs['Position']}).outputs; nn = t.n('ShaderNodeSeparateXYZ', {0: g.outputs['Normal']}).outputs
    use_y = t.m('GREATER_THAN', t.m('ABSOLUTE', nn[0]), .5)
    u = t.m('ADD', t.m('MULTIPLY', p[0], t.m('SUBTRACT', 1.0, use_y)), t.m('MULTIPLY', p[1], use_y))
    vec = t.n('ShaderNodeCombineXYZ', {'X': u, 'Y': p[2], 'Z': 0.0}).outputs[0]
    br = t.n('ShaderNodeTexBrick', {'Vector': vec, 'Color1': (0, 0, 0, 1), 'Color2': (1, 1, 1, 1), 'Mortar': (.5, .5, .5, 1), 'Scale': 1 / scale, 'Mortar Size': .005, 'Mortar Smooth': .3, 'Bias': 0.0, 'Brick Width': .203, 'Row Height': .0677}, offset=.5)
    n = t.noise(g.outputs['Position'], 30, 6, .7)
    col = t.mix(c255(*a), c255(*b), t.m('ADD', t.m('MULTIPLY', br.outputs['Color'], .7), t.m('MULTIPLY', n, .4)))
    col = t.mix(col, c255(*mortar), br.outputs['Fac'])
    h = t.m('ADD', t.m('MULTIPLY', br.outputs['Fac'], -1.0), t.m('MULTIPLY', n, .25))
    t.out(t.bsdf(col, .88, .2, t.bump(h, .7, .006)), avg(a, b))

# ---------- geometry ----------
def link(o, coll=None):
    (coll or bpy.context.scene.collection).objects.link(o); return o

def _boxmesh(dx, dy, dz, bevel):
    key = (round(dx, 4), round(dy, 4), round(dz, 4), round(bevel, 5))
    if key in _mesh: return _mesh[key]
    import bmesh
    bm = bmesh.new(); bmesh.ops.create_cube(bm, size=1.0)
    bmesh.ops.scale(bm, vec=(dx, dy, dz), verts=bm.verts)
    if bevel > 0:
        bmesh.ops.bevel(bm, geom=bm.edges[:], offset=min(bevel, .45 * min(dx, dy, dz)), segments=2, affect='EDGES', profile=.5)
    me = bpy.data.meshes.new('box'); bm.to_mesh(me); bm.free()
    if bevel > 0:
        for p in me.polygons: p.use_smooth = True
        me.use_auto_smooth = True; me.auto_smooth_angle = math.radians(40)
    _mesh[key] = me; return me

def box(size, loc, m=None, rot=(0, 0, 0), bevel=.002, jit=0.0, corner=False, name='box'):
    """box of size centred at loc (or with its min corner at loc if corner). Meshes are shared; material is per object."""
    if corner: loc = tuple(l + s / 2 for l, s in zip(loc, size))
    me = _boxmesh(*size, bevel); o = bpy.data.objects.new(name, me)
    if not me.materials: me.materials.append(None)
    if m:
        o.material_slots[0].link = 'OBJECT'; o.material_slots[0].material = m
    o.location = loc; o.rotation_euler = rot
    o.scale = [1 + R.uniform(-1, 1) * 2e-4 / max(v, .004) for v in size]   # +-0.1 mm: exactly coplanar faces render as black bands
    if jit:
        o.location += Vector([R.gauss(0, jit) for _ in range(3)]); o.rotation_euler = Euler([a + R.gauss(0, jit * .7) for a in rot])
    return link(o)

PROFILE = {'2x4': (1.5 * IN, 3.5 * IN), '2x6': (1.5 * IN, 5.5 * IN), '2x10': (1.5 * IN, 9.25 * IN), '2x12': (1.5 * IN, 11.25 * IN), '1x4': (.75 * IN, 3.5 * IN), '4x4': (3.5 * IN, 3.5 * IN), 'lvl': (1.75 * IN, 11.875 * IN)}
def lumber(length, profile, start, axis='x', m=None, flat=False, jit=.0006, bevel=.0022, roll=0.0):
    """A board from its start point (centre of the end section) along axis x|y|z. Local X is the grain.
    Upright boards (axis z): wide side along world y unless flat. Lying boards: wide side upright unless flat."""
    th, wd = PROFILE[profile]
    sx, sy, sz = length, th, wd
    rot = {'x': Euler((math.pi / 2 if flat else 0, 0, 0)), 'y': Euler((math.pi / 2 if flat else 0, 0, math.pi / 2)), 'z': None}[axis]
    d = {'x': Vector((1, 0, 0)), 'y': Vector((0, 1, 0)), 'z': Vector((0, 0, 1))}[axis]
    if axis == 'z':
        # local X -> world z, local Y (th) -> world x or y, local Z (wd) -> world y or x
        mt = Matrix(((0, 1, 0), (0, 0, 1), (1, 0, 0))) if not flat else Matrix(((0, 0, 1), (0, 1, 0), (1, 0, 0)))
        if flat: mt = Matrix(((0, 0, -1), (0, 1, 0), (1, 0, 0)))
        rot = mt.to_euler()
    o = box((sx, sy, sz), Vector(start) + d * length / 2, m or wood(), rot, bevel, 0)
    o.location += Vector([R.gauss(0, jit) for _ in range(3)])
    o.rotation_euler = (Euler((0, 0, 0)).to_matrix() @ o.rotation_euler.to_matrix() @ Euler((roll, R.gauss(0, jit * .5), R.gauss(0, jit * .5))).to_matrix()).to_euler()
    return o

def mesh(name, verts, faces, m=None, smooth=False):
    me = bpy.data.meshes.new(name); me.from_pydata(verts, [], faces); me.update()
    if smooth:
        for p in me.polygons: p.use_smooth = True
    o = bpy.data.objects.new(name, me)
    if m: me.materials.append(m)
    return link(o)

def plane(x0, y0, x1, y1, z, m): return mesh('plane', [(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)], [(0, 1, 2, 3)], m)

def cyl(r, h, loc, m=None, rot=(0, 0, 0), r2=None, seg=32, bevel=0.0, cap=True):
    import bmesh
    bm = bmesh.new(); bmesh.ops.create_cone(bm, cap_ends=cap, segments=seg, radius1=r, radius2=r if r2 is None else r2, depth=h)
    me = bpy.data.meshes.new('cyl'); bm.to_mesh(me); bm.free()
    for p in me.polygons: p.use_smooth = len(p.vertices) == 4
    me.use_auto_smooth = True
    if m: me.materials.append(m)
    o = bpy.data.objects.new('cyl', me); o.location = loc; o.rotation_euler = rot; return link(o)

def lathe(profile, m=None, loc=(0, 0, 0), rot=(0, 0, 0), seg=64, grain=False, smooth=0):
    """body of revolution about Z: profile of (radius, height). grain: about X instead, so that wood runs along it. smooth: extra points between two"""
    if smooth:   # Catmull-Rom
        p = [Vector(q) for q in (profile[0], *profile, profile[-1])]; f = lambda a, b, c, d, t: .5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3)
        profile = [tuple(f(*p[k:k + 4], q / (smooth + 1))) for k in range(len(p) - 3) for q in range(smooth + 1)] + [tuple(p[-1])]
    vs = [(r * math.cos(2 * math.pi * i / seg), r * math.sin(2 * math.pi * i / seg), z) for r, z in profile for i in range(seg)]
    fs = [(k * seg + i, k * seg + (i + 1) % seg, (k + 1) * seg + (i + 1) % seg, (k + 1) * seg + i) for k in range(len(profile) - 1) for i in range(seg)]
    if grain: vs = [(z, x, y) for x, y, z in vs]
    o = mesh('lathe', vs, fs, m, True); o.data.use_auto_smooth = True; o.data.auto_smooth_angle = math.radians(32); o.location = loc; o.rotation_euler = rot; return o

def plate(outlines, th, m=None, loc=(0, 0, 0), rot=(0, 0, 0), bevel=.0003):
    """flat plate in local XY, th thick about z = 0; the first outline is the edge, the others are holes"""
    c = bpy.data.curves.new('plate', 'CURVE'); c.dimensions = '2D'; c.fill_mode = 'BOTH'; c.extrude = max(th / 2 - bevel, 1e-5); c.bevel_depth = bevel; c.offset = -bevel; c.bevel_resolution = 1
    for pts in outlines:
        s = c.splines.new('POLY'); s.points.add(len(pts) - 1); s.use_cyclic_u = True
        for p, q in zip(s.points, pts): p.co = (*q, 0, 1)
    if m: c.materials.append(m)
    o = bpy.data.objects.new('plate', c); o.location = loc; o.rotation_euler = rot; return link(o)

def circle(x, y, r, n=28): return [(x + r * math.cos(2 * math.pi * i / n), y + r * math.sin(2 * math.pi * i / n)) for i in range(n)]

def rounded(x0, y0, x1, y1, r, n=6):
    """outline of a rectangle with round corners"""
    cs = [(x1 - r, y0 + r, -90), (x1 - r, y1 - r, 0), (x0 + r, y1 - r, 90), (x0 + r, y0 + r, 180)]
    return [(cx + r * math.cos(math.radians(a + 90 * i / n)), cy + r * math.sin(math.radians(a + 90 * i / n))) for cx, cy, a in cs for i in range(n + 1)]

def terrain(x0, y0, x1, y1, z, m, n=160, amp=.12, flat=None, seed=0.0):
    """noisy ground; flat=(x0,y0,x1,y1,margin) kept level"""
    from mathutils import noise as N
    vs = []; fs = []
    for j in range(n + 1):
        for i in range(n + 1):
            x = x0 + (x1 - x0) * i / n; y = y0 + (y1 - y0) * j / n
            h = amp * (N.fractal(Vector((x * .13, y * .13, seed)), 1, 2, 3) + .35 * N.fractal(Vector((x * .8, y * .8, seed)), 1, 2, 4) + .12 * N.fractal(Vector((x * 4, y * 4, seed)), 1, 2, 3))
            if flat:
                dx = max(flat[0] - x, x - flat[2], 0); dy = max(flat[1] - y, y - flat[3], 0); k = min(1, math.hypot(dx, dy) / flat[4]); h *= k
            vs.append((x, y, z + h))
    for j in range(n):
        for i in range(n):
            a = j * (n + 1) + i; fs.append((a, a + 1, a + n + 2, a + n + 1))
    return mesh('terrain', vs, fs, m, True)

def scatter(parent, objs, count, seed=1, scale=(.6, 1.3), rot_z=True, vis=True):
    """hair-particle scatter of a list of objects over a mesh (instances, little memory)"""
    col = bpy.data.collections.new('sc'); 
    for o in objs:
        for c in o.users_collection: c.objects.unlink(o)
        col.objects.link(o)
    ps = parent.modifiers.new('ps', 'PARTICLE_SYSTEM').particle_system; st = ps.settings
    st.type = 'HAIR'; st.count = count; st.render_type = 'COLLECTION'; st.instance_collection = col; st.use_advanced_hair = True
    st.hair_length = 1.0; st.particle_size = .5 * (scale[0] + scale[1]); st.size_random = 1 - scale[0] / scale[1]
    st.use_rotations = True; st.rotation_mode = 'GLOB_Z' ; st.phase_factor_random = 2.0; st.rotation_factor_random = .03
    st.use_rotation_instance = False; ps.seed = seed; st.distribution = 'RAND'; st.use_even_distribution = True
    return ps

def grass_clump(blades=40, h=.09, spread=.11, m=None, wid=.0035):
    vs = []; fs = []
    for _ in range(blades):
        a = R.uniform(0, 6.28); r = spread * math.sqrt(R.random()); x = r * math.cos(a); y = r * math.sin(a); b = R.uniform(0, 6.28); l = R.uniform(.1, .7); hh = h * R.uniform(.5, 1.2)
        dx, dy = math.cos(b), math.sin(b); px, py = -dy * wid, dx * wid; k = len(vs)
        for tt, ww in ((0, 1), (.5, .8), (1, 0.05)):
            cx = x + dx * l * hh * tt * tt; cy = y + dy * l * hh * tt * tt; z = hh * tt
            vs += [(cx - px * ww, cy - py * ww, z), (cx + px * ww, cy + py * ww, z)]
        fs += [(k, k + 1, k + 3, k + 2), (k + 2, k + 3, k + 5, k + 4)]
    return mesh('clump', vs, fs, m or grass())

def rock(sz=.05, m=None):
    import bmesh
    from mathutils import noise as N
    bm = bmesh.new(); bmesh.ops.create_icosphere(bm, subdivisions=2, radius=sz); s = R.random() * 100
    for v in bm.verts: v.co *= 1 + .5 * N.noise(v.co * (1.2 / sz) + Vector((s, s, s))); v.co.z *= .6
    me = bpy.data.meshes.new('rock'); bm.to_mesh(me); bm.free(); me.materials.append(m or concrete()); return link(bpy.data.objects.new('rock', me))

def tree(loc, height=7.0, crown=2.6, seed=1, leaves=5200, m=None, bark=None, lsize=.075, levels=4):
    """cheap recursive broadleaf: tapered branch tubes plus leaf quads; one mesh each"""
    rr = random.Random(seed); vs = []; fs = []; tips = []
    def tube(p0, p1, r0, r1, seg=7):
        d = (p1 - p0).normalized(); u = d.orthogonal().normalized(); v = d.cross(u); k = len(vs)
        for p, r in ((p0, r0), (p1, r1)):
            for i in range(seg):
                a = 6.283 * i / seg; vs.append(p + (u * math.cos(a) + v * math.sin(a)) * r)
        for i in range(seg): fs.append((k + i, k + (i + 1) % seg, k + seg + (i + 1) % seg, k + seg + i))
    def grow(p, d, l, r, lev):
        n = 3 if lev else 5
        for i in range(n):
            d = (d + Vector((rr.gauss(0, .13), rr.gauss(0, .13), rr.gauss(.04, .06)))).normalized(); q = p + d * l / n; r2 = r * .87
            tube(p, q, r, r2); p = q; r = r2
            if lev >= 2: tips.append((p.copy(), lev))
            if lev < levels and (i > 0 or lev > 0):
                for _ in range(3 if lev == 0 else 2):
                    a = rr.uniform(0, 6.283); e = d.orthogonal().normalized(); e = (Matrix.Rotation(a, 3, d) @ e)
                    nd = (d * rr.uniform(.35, .8) + e).normalized(); grow(p, nd, l * rr.uniform(.42, .6), r * .6, lev + 1)
        tips.append((p.copy(), lev))
    grow(Vector((0, 0, 0)), Vector((0, 0, 1)), height * .72, height * .018, 0)
    o = mesh('trunk', [tuple(v) for v in vs], fs, bark or plain((84, 70, 58), .9), True); o.location = loc
    lv = []; lf = []
    for i in range(leaves):
        t, _ = tips[rr.randrange(len(tips))]; c = t + Vector((rr.gauss(0, .16), rr.gauss(0, .16), rr.gauss(0, .14)))
        n = Vector((rr.gauss(0, .7), rr.gauss(0, .7), rr.gauss(.6, .6))).normalized(); u = n.orthogonal().normalized(); u = Matrix.Rotation(rr.uniform(0, 6.28), 3, n) @ u; w = n.cross(u); s = lsize * rr.uniform(.6, 1.3); k = len(lv)
        lv += [c - u * s, c + w * s * .45 + n * s * .15, c + u * s, c - w * s * .45 + n * s * .15]; lf.append((k, k + 1, k + 2, k + 3))
    l = mesh('leaves', [tuple(v) for v in lv], lf, m or leaf()); l.location = loc
    return o, l

def instance(objs, loc, rot=0.0, scale=1.0):
    for o in objs:
        n = o.copy(); n.location = loc; n.rotation_euler = (0, 0, rot); n.scale = (scale,) * 3; link(n)

# ---------- light ----------
def sky(elev=30, azim=135, strength=.12, sun=1.0, size=.8, air=1.0, dust=1.0, ozone=1.0, clouds=0.0, cloud_seed=0.0, cam_boost=1.0):
    """Nishita sky; azim in degrees clockwise from +Y (Blender's rotation); clouds 0..1 adds a projected noise layer"""
    w = bpy.data.worlds.new('w'); bpy.context.scene.world = w; w.use_nodes = True; t = NT(w.node_tree)
    sk = t.n('ShaderNodeTexSky', sky_type='NISHITA', sun_elevation=math.radians(elev), sun_rotation=math.radians(azim), sun_intensity=sun, sun_size=math.radians(size), air_density=air, dust_density=dust, ozone_density=ozone)
    col = sk.outputs[0]
    if clouds:
        d = t.n('ShaderNodeTexCoord').outputs['Generated']; x = t.n('ShaderNodeSeparateXYZ', {0: d}).outputs
        z = t.m('MAXIMUM', t.m('ADD', x[2], .06), .02)
        uv = t.n('ShaderNodeCombineXYZ', {'X': t.m('DIVIDE', x[0], z), 'Y': t.m('DIVIDE', x[1], z), 'Z': cloud_seed}).outputs[0]
        n = t.noise(t.map(uv, (.55, .8, 1)), 1.0, 9, .6, .35)
        f = t.ramp(n, [(.56 - .16 * clouds, (0,)*3), (.78, (1,)*3)])
        f = t.m('MULTIPLY', f, t.m('MULTIPLY', t.m('SUBTRACT', x[2], .01), 6.0, clamp=True)); f = t.m('MULTIPLY', f, .85)
        sk2 = t.n('ShaderNodeTexSky', sky_type='NISHITA', sun_elevation=math.radians(elev), sun_rotation=math.radians(azim), sun_disc=False, air_density=air, dust_density=dust, ozone_density=ozone)
        t.set(sk2, 'Vector', t.n('ShaderNodeVectorMath', {0: d, 1: (1, 1, .35)}, operation='MULTIPLY').outputs[0])
        bright = t.hsv(sk2.outputs[0], sat=.45, v=1.7)
        col = t.mix(col, bright, f)
    lp = t.n('ShaderNodeLightPath').outputs['Is Camera Ray']
    st = t.m('ADD', strength, t.m('MULTIPLY', lp, strength * (cam_boost - 1)))
    bg = t.n('ShaderNodeBackground', {'Color': col, 'Strength': st}); o = t.n('ShaderNodeOutputWorld'); t.set(o, 'Surface', bg.outputs[0])
    w.cycles.sampling_method = 'AUTOMATIC'; return w

def gradient_world(top=(120, 150, 190), horizon=(235, 190, 150), ground=(60, 55, 50), strength=1.0):
    w = bpy.data.worlds.new('w'); bpy.context.scene.world = w; w.use_nodes = True; t = NT(w.node_tree)
    z = t.n('ShaderNodeSeparateXYZ', {0: t.coord('Generated')}).outputs[2]
    col = t.ramp(t.m('ADD', t.m('MULTIPLY', z, .5), .5), [(.46, c255(*ground)), (.5, c255(*horizon)), (.62, t_mix(horizon, top)), (.9, c255(*top))])
    bg = t.n('ShaderNodeBackground', {'Color': col, 'Strength': strength}); o = t.n('ShaderNodeOutputWorld'); t.set(o, 'Surface', bg.outputs[0]); return w
def t_mix(a, b): return c255(*[(x + y) // 2 for x, y in zip(a, b)])

def area(loc, target, size, power, rgb=(255, 255, 255), portal=False, camera=False, spread=180):
    l = bpy.data.lights.new('a', 'AREA'); l.shape = 'RECTANGLE'; l.size, l.size_y = size; l.energy = power; l.color = c255(*rgb)[:3]; l.spread = math.radians(spread)
    o = bpy.data.objects.new('a', l); o.location = loc; d = Vector(target) - Vector(loc); o.rotation_euler = d.to_track_quat('-Z', 'Y').to_euler()
    if portal: l.cycles.is_portal = True
    o.visible_camera = camera; o.visible_glossy = camera or not portal
    return link(o)

def sun(elev, azim, power=3.0, angle=2.0, rgb=(255, 246, 232)):
    """sun lamp for model pictures; azim clockwise from +Y"""
    l = bpy.data.lights.new('s', 'SUN'); l.energy = power; l.angle = math.radians(angle); l.color = c255(*rgb)[:3]; e, a = math.radians(elev), math.radians(azim)
    o = bpy.data.objects.new('s', l); o.rotation_euler = (-Vector((math.sin(a) * math.cos(e), math.cos(a) * math.cos(e), math.sin(e)))).to_track_quat('-Z', 'Y').to_euler(); return link(o)

def point(loc, power, rgb=(255, 214, 170), r=.05):
    l = bpy.data.lights.new('p', 'POINT'); l.energy = power; l.color = c255(*rgb)[:3]; l.shadow_soft_size = r
    o = bpy.data.objects.new('p', l); o.location = loc; return link(o)

# ---------- camera ----------
def camera(loc, target, lens=35, level=True, fstop=None, focus=None, roll=0.0, clip=.03, ortho=None):
    """level=True keeps verticals upright (lens shift instead of tilt), as in architectural photography"""
    c = bpy.data.cameras.new('cam'); c.lens = lens; c.sensor_width = 36; c.clip_start = clip; c.clip_end = 2000
    o = bpy.data.objects.new('cam', c); loc = Vector(loc); tg = Vector(target); o.location = loc; d = tg - loc
    if level:
        hd = Vector((d.x, d.y, 0)); o.rotation_euler = hd.to_track_quat('-Z', 'Y').to_euler(); c.shift_y = (d.z / hd.length) * lens / 36
    else:
        o.rotation_euler = d.to_track_quat('-Z', 'Y').to_euler()
        if roll: o.rotation_euler.rotate_axis('Z', roll)
    if ortho: c.type = 'ORTHO'; c.ortho_scale = ortho; c.shift_y = 0
    if fstop:
        c.dof.use_dof = True; c.dof.aperture_fstop = fstop; c.dof.aperture_blades = 7
        c.dof.focus_distance = (Vector(focus) - loc).length if focus is not None else d.length
    return link(o)

# ---------- shots ----------
def option(key, default=None):
    """a variant of the scene, chosen per picture in settings.py (light, colour, stage …)"""
    return OPTIONS.get(key, default)

def take(stem, cam, size, n, exposure, look, glow, grade, transform, seed=0):
    """One exposure: render, denoise, develop to stem.png."""
    s = bpy.context.scene; s.camera = cam; s.view_settings.exposure = exposure; s.view_settings.look = look if transform == 'Filmic' else 'None'
    if s.world is None: gradient_world()
    s.render.resolution_x, s.render.resolution_y, s.render.resolution_percentage = *size, 100
    s.cycles.samples = n; s.cycles.seed = 11 + seed
    s.render.image_settings.file_format = 'OPEN_EXR_MULTILAYER'; s.render.image_settings.color_depth = '32'; s.render.image_settings.exr_codec = 'NONE'   # scratch files: writing fast matters
    noisy, clean = f'{stem}.noisy.exr', f'{stem}.exr'
    s.render.filepath = noisy; bpy.ops.render.render(write_still=True, scene=s.name)
    subprocess.run(['/usr/bin/python3', f'{HERE}/denoise.py', noisy, clean, f'{WORK}/networks'], check=True, env=dict(os.environ, OMP_NUM_THREADS=str(s.render.threads), MALLOC_MMAP_MAX_='0', MALLOC_TRIM_THRESHOLD_='100000000000'))   # Debian's own Python has PyTorch; memory kept between layers saves a third of the time
    develop(clean, f'{stem}.png', exposure, look, glow, grade, transform)
    for f in (noisy, clean): os.remove(f)

def size_and_samples():
    w, h = OPTIONS.get('size', settings.SIZE); k = float(os.environ.get('PCT', 100)) / 100
    return (int(w * k), int(h * k)), int(os.environ.get('SPP', OPTIONS.get('spp') or settings.SAMPLES.get(OPTIONS['scene'], settings.SAMPLES_ELSE)))

def sun_walk(azim, elev):
    """move for a clip: the sky's sun goes from the first azimuth and elevation to the second"""
    def move(t):
        for n in bpy.context.scene.world.node_tree.nodes:
            if n.type == 'TEX_SKY': n.sun_rotation, n.sun_elevation = (math.radians(v[0] + (v[1] - v[0]) * t) for v in (azim, elev))
    return move

def dolly(cam, way):
    """move for a clip: the camera goes along way (x, y, z in m) and keeps its direction"""
    start = cam.location.copy()
    def move(t): cam.location = start + Vector(way) * t
    return move

def done(name, size, n, built, t0):
    ru = resource.getrusage(resource.RUSAGE_SELF)
    print(f'TIME {name} {size[0]}x{size[1]} spp={n} build={built:.0f}s all={time.time() - t0:.0f}s cpu={ru.ru_utime:.0f}s mem={ru.ru_maxrss / 1024:.0f}MB', flush=True)
    os._exit(0)   # one picture a run; quitting properly would free a million leaves one by one

def shot(name, cam, exposure=0.0, glow=0.0, grade=None, look='Medium High Contrast', transform='Filmic'):
    """Render this camera if it is the picture asked for.
    glow: brightness above which light blooms (0: none). grade: (lift, gamma, gain) triples."""
    cam.name = name
    if name != PICTURE: return
    t0, built = time.time(), time.process_time(); size, n = size_and_samples()
    take(f'{WORK}/{name}', cam, size, n, exposure + OPTIONS.get('exposure', 0.0), look, glow, grade, transform); done(name, size, n, built, t0)

def clip(name, cam, move, exposure=0.0, glow=0.0, grade=None, look='Medium High Contrast'):
    """Render the frames of a clip if it is the one asked for; a frame that exists stays. move(t) sets the scene for t = 0..1,
    which slows down at both ends, so that the clip can run forth and back without a jerk."""
    if name != PICTURE: return
    t0, built = time.time(), time.process_time(); size, n = size_and_samples(); frames = OPTIONS['frames']
    for i in range(frames):
        stem = f'{WORK}/{name}.{i:03d}'
        if not os.path.exists(f'{stem}.png'): move(.5 - .5 * math.cos(math.pi * i / (frames - 1))); take(stem, cam, size, n, exposure, look, glow, grade, 'Filmic', i)
    done(name, size, n, built, t0)

def develop(exr, png, exposure, look, glow=0.0, grade=None, transform='Filmic'):
    """linear EXR -> bloom, grade, slight vignette, Filmic -> 8-bit PNG, through the compositor of a scratch scene"""
    src = bpy.context.scene; s = bpy.data.scenes.new('post'); img = bpy.data.images.load(exr); img.colorspace_settings.name = 'Linear'
    w, h = img.size; s.render.resolution_x, s.render.resolution_y, s.render.resolution_percentage = w, h, 100
    s.view_settings.view_transform = transform; s.view_settings.look = look if transform == 'Filmic' else 'None'; s.view_settings.exposure = exposure
    s.use_nodes = True; t = NT(s.node_tree); im = t.n('CompositorNodeImage'); im.image = img; c = im.outputs[0]
    if glow:
        g = t.n('CompositorNodeGlare', glare_type='FOG_GLOW', quality='MEDIUM', threshold=glow, size=7, mix=-.82); t.set(g, 0, c); c = g.outputs[0]
    if grade:
        b = t.n('CompositorNodeColorBalance', correction_method='LIFT_GAMMA_GAIN'); b.lift, b.gamma, b.gain = grade; t.set(b, 1, c); c = b.outputs[0]
    e = t.n('CompositorNodeEllipseMask', width=1.05, height=1.05 * h / w * 1.5); bl = t.n('CompositorNodeBlur', filter_type='FAST_GAUSS', size_x=int(w * .28), size_y=int(w * .28)); t.set(bl, 0, e)
    mx = t.n('CompositorNodeMapRange', {1: 0.0, 2: 1.0, 3: .86, 4: 1.0}); t.set(mx, 0, bl.outputs[0])
    mul = t.n('CompositorNodeMixRGB', blend_type='MULTIPLY'); t.set(mul, 0, 1.0); t.set(mul, 1, c); t.set(mul, 2, mx.outputs[0])
    t.set(t.n('CompositorNodeComposite'), 0, mul.outputs[0])
    s.camera = src.camera; s.render.use_sequencer = False; s.render.engine = 'BLENDER_WORKBENCH'
    s.render.image_settings.file_format = 'PNG'; s.render.image_settings.color_mode = 'RGB'; s.render.image_settings.color_depth = '8'; s.render.filepath = png
    bpy.ops.render.render(write_still=True, scene=s.name); bpy.data.images.remove(img); bpy.data.scenes.remove(s)
