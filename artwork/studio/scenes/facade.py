"""(f) commercial mid-rise: metal panel, brick and curtain wall; LIGHT=day|dusk"""
from kit import *
from parts import *
s = reset(51); DUSK = option('light', 'day') == 'dusk'
NB, NF, BW, FH, G = 9, 6, 3.6, 3.9, 4.8          # bays, floors, bay width, floor height, ground floor height
L, D, Ht = NB * BW, 18.0, G + NF * FH
br = brick((148, 92, 74), (118, 70, 56), (170, 162, 150)); panel = plain((206, 208, 210), .38, .35, var=.025); dk = plain((44, 47, 52), .42, .5); stone = concrete((198, 190, 178), .7); gl = None
@mat('cw')
def cw(t, tint=(120, 140, 150)):
    """vision glass of a tall building: mostly mirror at grazing angles, dark inside, slight pane distortion per object"""
    co = t.n('ShaderNodeNewGeometry').outputs['Position']; n = t.noise(co, .35, 2); r = t.rnd()
    f = t.n('ShaderNodeFresnel', {'IOR': 1.85}); b = t.bump(n, .06, .25)
    g = t.n('ShaderNodeBsdfGlossy', {'Color': (.9, .95, 1, 1), 'Roughness': .004, 'Normal': b}); tr = t.n('ShaderNodeBsdfTransparent', {'Color': c255(*tint)}); lp = t.n('ShaderNodeLightPath')
    fac = t.m('MULTIPLY', t.m('ADD', .12, t.m('MULTIPLY', f.outputs[0], 1.0), clamp=True), t.m('SUBTRACT', 1.0, lp.outputs['Is Shadow Ray']))
    t.out(t.n('ShaderNodeMixShader', {0: fac, 1: tr.outputs[0], 2: g.outputs[0]}))
gl = cw()
def pane(o, u, w, z0, z1, rx=0.0):
    """glass pane from o along unit u, with a tiny random tilt so reflections break between panes"""
    o = Vector(o); u = Vector(u); n = Vector((u.y, -u.x, 0)); q = [R.gauss(0, .0035) for _ in range(4)]
    a, b = o, o + u * w
    return mesh('p', [tuple(a + n * q[0] + Vector((0, 0, z0))), tuple(b + n * q[1] + Vector((0, 0, z0))), tuple(b + n * (q[1] + q[2]) + Vector((0, 0, z1))), tuple(a + n * (q[0] + q[2]) + Vector((0, 0, z1)))], [(0, 1, 2, 3)], gl)
lit = lambda: R.random() < (.62 if DUSK else .18)
def rooms(o, u, w, n_in, z0, z1, on):
    """shallow room behind a bay: back wall, ceiling, sometimes lights and blinds"""
    o, u, n = Vector(o), Vector(u), Vector(n_in); c = o + u * w / 2 + n * 4
    sz = (w, .1, z1 - z0) if abs(u.x) > .5 else (.1, w, z1 - z0); box(sz, (c.x, c.y, (z0 + z1) / 2), paint((206, 202, 194), .8, 0), bevel=0)
    cc = o + u * w / 2 + n * 2; sz = (w, 4, .08) if abs(u.x) > .5 else (4, w, .08); box(sz, (cc.x, cc.y, z1 - .04), paint((232, 232, 230), .8, 0), bevel=0); box(sz, (cc.x, cc.y, z0 + .02), carpet(), bevel=0)
    if on:
        for k in (.9, 2.4):
            p = o + u * w / 2 + n * k; sz = (w * .5, .3, .02) if abs(u.x) > .5 else (.3, w * .5, .02); box(sz, (p.x, p.y, z1 - .1), emit((255, 226, 184), 10 if DUSK else 9), bevel=0)
    if R.random() < .4:
        hh = R.choice([.5, .9, 1.5]); p = o + u * w / 2 + n * .16; sz = (w - .2, .02, hh) if abs(u.x) > .5 else (.02, w - .2, hh); box(sz, (p.x, p.y, z1 - .5 - hh / 2), fabric((214, 210, 200)), bevel=0)
    if R.random() < .5:
        p = o + u * w * R.uniform(.3, .7) + n * 1.2; box((1.4, .7, .75), (p.x, p.y, z0 + .4), planks(), bevel=0)
def punched(x0, y, u, n_in, bays, z, name=''):
    """brick bays with deep windows"""
    for k in range(bays):
        o = Vector((x0[0], x0[1], 0)) + Vector(u) * BW * k; ux = abs(u[0]) > .5
        def bx(a, b, za, zb, m, dep=.45, off=0.0):
            p = o + Vector(u) * (a + b) / 2 + Vector(n_in) * (dep / 2 + off); box((b - a, dep, zb - za) if ux else (dep, b - a, zb - za), (p.x, p.y, (za + zb) / 2), m, bevel=0 if m is br else .006)
        wl, wr, s0, s1 = .55, BW - .55, z + .85, z + 3.25
        bx(0, wl, z, z + FH, br); bx(wr, BW, z, z + FH, br); bx(wl, wr, z, s0 - .1, br); bx(wl, wr, s1 + .22, z + FH, br)
        bx(wl - .08, wr + .08, s0 - .1, s0, stone, .55, -.06); bx(wl, wr, s1, s1 + .22, stone, .47, -.015)
        for e in (wl + .03, (wl + wr) / 2, wr - .03): bx(e - .03, e + .03, s0, s1, dk, .1, .2)
        for zz in (s0 + .03, s1 - .03, s0 + .75): bx(wl, wr, zz - .03, zz + .03, dk, .09, .2)
        pane(o + Vector(u) * wl + Vector(n_in) * .25, u, wr - wl, s0, s1); rooms(o + Vector(n_in) * .46, u, BW, n_in, z + .1, z + FH - .25, lit())
def curtain(o, u, n_in, bays, z, fh=FH):
    o, u, n = Vector(o), Vector(u), Vector(n_in); ux = abs(u.x) > .5
    for k in range(bays):
        for h in range(2):
            q = o + u * (BW * k + h * BW / 2); pane(q + n * .06, u, BW / 2, z + .75, z + fh)
            p = q + u * BW / 4 + n * .08; box((BW / 2 - .02, .05, .75) if ux else (.05, BW / 2 - .02, .75), (p.x, p.y, z + .375), panel, bevel=.006)
            p = q - n * .03; box((.065, .2, fh) if ux else (.2, .065, fh), (p.x, p.y, z + fh / 2), dk, bevel=.004)
        p = o + u * (BW * (k + .5))
        for zz in (.75, 1.75, fh - .03): box((BW, .12, .055) if ux else (.12, BW, .055), (p.x, p.y, z + zz), dk, bevel=.004)
        rooms(o + u * BW * k + n * .2, u, BW, n, z + .1, z + fh - .2, lit())
X, Yv = (1, 0, 0), (0, 1, 0)
CB = 3                                           # corner curtain-wall bays
for f in range(NF):
    z = G + f * FH
    punched((CB * BW, 0), 0, X, Yv, NB - CB, z)
    curtain((0, -.5, 0), X, Yv, CB, z)
    for k in range(4):
        pass
    curtain((-.0, -.5, 0), Yv, X, 4, z)
    punched((0, -.5 + 4 * BW), 0, Yv, X, 2, z)
    box((CB * BW + .1, 14, .3), (CB * BW / 2, 6.6, z - .06), stone, bevel=0)
# ground floor: stone piers, storefront, canopy
for k in range(NB + 1):
    if k >= CB: box((.7, .6, G), (k * BW, .22, G / 2), stone, bevel=.01)
for k in range(CB, NB):
    for h in range(2): pane((k * BW + .35 + h * 1.45, .4, 0), X, 1.45, .3, G - .7); box((.07, .12, G - .7), (k * BW + .35 + h * 1.45, .38, (G - .7) / 2), dk, bevel=.004)
    box((BW - .7, .14, .3), (k * BW + BW / 2, .38, .15), stone, bevel=.006); box((BW - .6, .3, .7), (k * BW + BW / 2, .35, G - .35), dk, bevel=.008); box((BW - .6, .1, .06), (k * BW + BW / 2, .38, 2.6), dk)
    rooms((k * BW, .6, 0), X, BW, Yv, .05, G - .3, R.random() < .8)
box(((NB - CB) * BW, .5, .35), ((NB + CB) * BW / 2, .2, G - .05), stone, bevel=.01)
curtain((0, .6, 0), X, Yv, CB, 0, G); curtain((.6, 0, 0), Yv, X, 6, 0, G)
for (x, y) in ((.25, .0), (CB * BW - .5, .0), (.25, 6.5), (.25, 13)): cyl(.28, G, (x + .2, y, G / 2), stone)
box((CB * BW + 1.4, 2.4, .16), (CB * BW / 2 - .3, -.6, 3.55), dk, bevel=.01)
for k in range(6): cyl(.07, .02, (1 + k * 1.7, -.9, 3.46), emit((255, 220, 170), 14))
box((CB * BW, 4 * BW, .1), (CB * BW / 2, -.5 + 2 * BW, G - .02), panel, bevel=0)
# parapets, rooftop equipment, core against light leaks
box(((NB - CB) * BW + .1, .6, 1.1), ((NB + CB) * BW / 2, .24, Ht + .55), br, bevel=0); box(((NB - CB) * BW + .2, .75, .14), ((NB + CB) * BW / 2, .24, Ht + 1.17), stone, bevel=.01)
box((CB * BW + .5, .5, 1.5), (CB * BW / 2 - .05, -.4, Ht + .75), panel, bevel=.01); box((.5, 4 * BW + .2, 1.5), (-.04, 7.0, Ht + .75), panel, bevel=.01); box((.5, 2 * BW, 1.1), (.26, 17.4, Ht + .55), br, bevel=0)
box((L - 9.4, 12, Ht - .2), (L / 2 + .1, 11.2, Ht / 2), paint((150, 150, 150), .8, 0), bevel=0); box((L - .6, 20.4, .2), (L / 2 + .2, 10.6, Ht), stone, bevel=0); box((10, 6, 3.4), (16, 9, Ht + 1.7), plain((150, 154, 158), .5), bevel=.02)
box((.4, 21, Ht), (L - .2, 11, Ht / 2), br, bevel=0)
# street: sidewalk slabs, curb, asphalt, crossing lines, trees, lamps, bollards, neighbors
for i in range(24):
    for j in range(5): 
        if -6 + i * 1.8 < L + 4: box((1.794, 1.794, .1), (-8 + i * 1.8 + .9, -7.6 + j * 1.8, -.05 + R.gauss(0, .001)), concrete((176, 172, 164)), bevel=.006)
for i in range(5):
    for j in range(14): box((1.794, 1.794, .1), (-7.1 + i * 1.8 - 1.8, 1.4 + j * 1.8, -.05), concrete((176, 172, 164)), bevel=.006)
box((L + 60, .18, .2), (L / 2 - 10, -8.65, -.08), stone, bevel=.012)
box((400, 400, .1), (0, 0, -.25), asphalt(), bevel=0)
for k in range(14): box((3.0, .14, .004), (-30 + k * 7, -13.2, -.198), paint((232, 230, 222), .7, .3), bevel=0)
box((90, .12, .004), (10, -9.6, -.198), paint((232, 230, 222), .7, .3), bevel=0)
T = tree((5.4, -6.9, 0), 6.2, 2, 5, 6500, lsize=.085); T2 = tree((16, -6.9, 0), 6.6, 2, 9, 6500, lsize=.085)
for i, x in enumerate((26.5, 37)): instance(T if i else T2, (x, -6.9, 0), i * 2.0, 1.05)
for x in (5.4, 16, 26.5, 37): box((1.5, 1.5, .03), (x, -6.9, .0), plain((70, 60, 50), .9), bevel=.004)
for x in (0.2, 10.8, 21.4, 32): cyl(.07, 5.4, (x, -7.9, 2.7), dk, r2=.045); box((.9, .16, .07), (x, -8.2, 5.4), dk, (0, 0, math.pi / 2), .02)
for k in range(8): cyl(.07, .9, (-6.0 + k * 1.6, -7.9, .45), plain((180, 182, 184), .3, 1.0)) if k < 4 else None
for b in ((50, 8, 20, 24, 17, (186, 172, 152)), (74, 6, 22, 20, 26, (150, 154, 160)), (-34, 14, 20, 26, 22, (170, 128, 104)), (-30, -36, 24, 16, 20, (196, 188, 176)), (2, -44, 26, 16, 30, (160, 140, 124)), (34, -42, 28, 16, 18, (188, 190, 192)), (66, -40, 24, 16, 28, (150, 120, 104)), (-36, 46, 22, 20, 26, (176, 176, 176)), (20, 44, 40, 14, 15, (168, 150, 132))): block(*b)
tree_line(10, 10, 75, 130, 260, seed=6, height=11)   # a horizon
# no distant cars: simple rounded volumes would look fake
if DUSK: sky(1.5, 235, .22, 0, 1, 1, 1.0, 3.0, clouds=.7, cloud_seed=9); E0 = 1.2
else: sky(36, 205, .11, .75, .7, clouds=.75, cloud_seed=6); E0 = .35
c = bpy.context.scene.cycles; c.diffuse_bounces = 3; c.glossy_bounces = 3; c.max_bounces = 7
k = dict(glow=2.5); n = '-dusk' if DUSK else ''
shot('facade-corner' + n, camera((-13.5, -25.0, 1.7), (10.0, 2, 14.6), 21), E0, **k)
shot('facade-street' + n, camera((34, -17, 1.7), (12, 0, 8.6), 28), E0, **k)
