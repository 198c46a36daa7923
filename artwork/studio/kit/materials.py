"""Wood, board, paint, metal, glass, ground, brick: one function a material."""
from kit.nodes import *

@mat('wood')
def wood(t, light=(224, 192, 148), dark=(178, 130, 84), knots=True, rough=.65, ring=130.0, var=.22, sat=1.0):
    """Solid softwood; grain runs along local X; rings about an off-center pith that differs per object."""
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
    fiber = t.noise(t.map(sh, (3, 260, 260)), 1.0, 3, .6)
    col = t.mix(c255(*light), c255(*dark), t.m('MULTIPLY', rings, .62))
    col = t.mix(col, c255(*dark), t.m('MULTIPLY', t.m('SUBTRACT', fiber, .35, clamp=True), .8))
    blot = t.noise(t.map(sh, (1.2, 9, 9)), 1.0, 3)
    col = t.hsv(col, v=t.m('ADD', .78, t.m('MULTIPLY', blot, .42)))
    if knots:
        v = t.n('ShaderNodeTexVoronoi', {'Vector': t.map(sh, (2.2, 7, 7)), 'Scale': 1.0, 'Randomness': 1.0}).outputs['Distance']
        k = t.ramp(v, [(.05, (1, 1, 1)), (.085, (.55,) * 3), (.14, (0, 0, 0))])
        col = t.mix(col, c255(96, 55, 28), t.m('MULTIPLY', k, .8))
    col = t.hsv(col, h=t.m('ADD', .488, t.m('MULTIPLY', r, .024)), sat=t.m('ADD', sat * .85, t.m('MULTIPLY', t.m('FRACT', t.m('MULTIPLY', r, 7.3)), .3)), v=t.m('ADD', 1 - var, t.m('MULTIPLY', t.m('FRACT', t.m('MULTIPLY', r, 13.7)), var * 1.6)))
    b = t.bump(t.m('ADD', fiber, t.m('MULTIPLY', rings, .6)), .25, .0008)
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
def brick(t, a=(150, 78, 58), b=(112, 56, 44), mortar=(176, 168, 156), scale=1.0, size=(.203, .0677)):
    """vertical walls; local X along, Z up (box-mapped by normal); size of one with its joints"""
    g = t.n('ShaderNodeNewGeometry'); p = t.n('ShaderNodeSeparateXYZ', {0: g.outputs['Position']}).outputs; nn = t.n('ShaderNodeSeparateXYZ', {0: g.outputs['Normal']}).outputs
    use_y = t.m('GREATER_THAN', t.m('ABSOLUTE', nn[0]), .5)
    u = t.m('ADD', t.m('MULTIPLY', p[0], t.m('SUBTRACT', 1.0, use_y)), t.m('MULTIPLY', p[1], use_y))
    vec = t.n('ShaderNodeCombineXYZ', {'X': u, 'Y': p[2], 'Z': 0.0}).outputs[0]
    br = t.n('ShaderNodeTexBrick', {'Vector': vec, 'Color1': (0, 0, 0, 1), 'Color2': (1, 1, 1, 1), 'Mortar': (.5, .5, .5, 1), 'Scale': 1 / scale, 'Mortar Size': .005, 'Mortar Smooth': .3, 'Bias': 0.0, 'Brick Width': size[0], 'Row Height': size[1]}, offset=.5)
    n = t.noise(g.outputs['Position'], 30, 6, .7)
    col = t.mix(c255(*a), c255(*b), t.m('ADD', t.m('MULTIPLY', br.outputs['Color'], .7), t.m('MULTIPLY', n, .4)))
    col = t.mix(col, c255(*mortar), br.outputs['Fac'])
    h = t.m('ADD', t.m('MULTIPLY', br.outputs['Fac'], -1.0), t.m('MULTIPLY', n, .25))
    t.out(t.bsdf(col, .88, .2, t.bump(h, .7, .006)), avg(a, b))

@mat('frp')
def frp(t):
    """pebbled white plastic panel"""
    p = t.n('ShaderNodeNewGeometry').outputs['Position']; v = t.n('ShaderNodeTexVoronoi', {'Vector': p, 'Scale': 150.0}, feature='SMOOTH_F1').outputs['Distance']
    t.out(t.bsdf(t.hsv(c255(222, 223, 221), v=t.m('ADD', .97, t.m('MULTIPLY', t.rnd(), .05))), .3, .5, t.bump(v, .35, .004)), c255(222, 223, 221))

@mat('brushed')
def brushed(t, rgb=(190, 192, 195)):
    """stainless steel"""
    co = t.coord(); n = t.noise(t.map(co, (3, 3, 240)), 1.0, 3, .6); t.out(t.bsdf(c255(*rgb), t.m('ADD', .22, t.m('MULTIPLY', n, .16)), .5, t.bump(n, .05, .001), 1.0))
