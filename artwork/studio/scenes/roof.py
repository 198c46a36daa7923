"""A one-story house under trusses: sheathing, roof deck, underlayment, shingles, solar panels. Option: stage = trusses | roofing | solar; light = day | evening."""
from kit import *
from parts import *

STAGE = option('stage', 'trusses')
reset(101)
W, L = 7.3, 10.4; H = WALL; D = PROFILE['2x6'][1]; PITCH = 5 / 12
g = terrain(-70, -60, 80, 90, -.62, dirt((82, 94, 48), (66, 78, 38), (104, 108, 62)) if STAGE == 'solar' else dirt(), 300, .3, (-2, -2, W + 2, L + 2, 6)); box((W + .02, L + .02, .78), (W / 2, L / 2, -.412), concrete(), bevel=.01)
stud_wall((0, D / 2, 0), 'x', W, [(1.0, 1.5, .86, 2.05), (3.6, .97, 0, 2.05), (5.3, 1.2, .86, 2.05)]); stud_wall((0, L - D / 2, 0), 'x', W, [(2.2, 1.8, .86, 2.05)])
stud_wall((D / 2, D, 0), 'y', L - 2 * D, [(1.6, 1.8, .86, 2.05), (5.6, 1.2, .86, 2.05)]); stud_wall((W - D / 2, D, 0), 'y', L - 2 * D, [(2.2, 1.8, 0, 2.05), (6.4, 1.5, .86, 2.05)])
stud_wall((D, 5.2, 0), 'x', W - 2 * D, [(2.6, .9, 0, 2.05)], prof='2x4')
shell = Room(W, L, {'front': [('window', 1.0, 1.5, .86, 2.05), ('opening', 3.6, .97, 0, 2.05), ('window', 5.3, 1.2, .86, 2.05)], 'left': [('window', 1.6 + D, 1.8, .86, 2.05), ('window', 5.6 + D, 1.2, .86, 2.05)]}, H=H)
for w in ('front', 'left'):
    # sheathing on the outside: openings cut out
    n = Vector(shell.base[w][2]); m = lap() if STAGE == 'solar' else osb((196, 162, 116)); L_ = shell.base[w][3]; hs = [(o[1], o[3], o[1] + o[2], o[4]) for o in shell.open[w]]; o = Vector(shell.base[w][0]) - n * .0065; u = Vector(shell.base[w][1])
    if w == 'left': o = o + u * L_; u = -u; hs = [(L_ - c, b, L_ - a, e) for a, b, c, e in hs]
    boards(o, u, (0, 0, 1), L_ if w == 'front' or STAGE != 'trusses' else L_ * .55, H, -n, m, hs, False)
y = ST / 2; ys = []
while y < L + .01: ys.append(y); y += 24 * IN
top = None
for y in ys: top = truss(y, 0, W, H, over=.425)
for q in (W / 6 * 2, W / 6 * 4):   # lateral bracing on the bottom chords
    for a in range(3): stick((q, a * 3.6, H + .11), (q, min(L, a * 3.6 + 3.7), H + .11), '1x4', (0, 0, 1))
e = .45


def solar():
    """two rows of panels on rails on the left slope, windows and doors in the walls"""
    a, v = Vector((-e, 0, zt(-e))), Vector((1, 0, PITCH)).normalized(); n = Vector((-v.z, 0, v.x)); rot = Matrix((Vector((0, 1, 0)), -v, n)).transposed().to_euler(); rail = plain((60, 62, 66), .4, .8)
    for r in range(2):
        s0 = .55 + r * 1.79
        for q in (.4, 1.36): box((8.6, .04, .05), tuple(a + v * (s0 + q) + n * .09 + Vector((0, L / 2, 0))), rail, rot, .002)
        for k in range(7): box((1.134, 1.762, .034), tuple(a + v * (s0 + .881) + n * .135 + Vector((0, L / 2 + (k - 3) * 1.15, 0))), pv(1.134, 1.762, 6, 18), rot, .002)
    shell.windows(frame=(244, 244, 240), portal=False)
    for w in ('front', 'left'):
        shell.slab(w, paint((120, 112, 100), .8, 0), .16, .2)
        for kind, u, wd, z0, z1 in shell.open[w]:
            t = paint((246, 245, 240), .4, .01)
            for p in ((u - .11, z0 - .06, u, z1 + .13), (u + wd, z0 - .06, u + wd + .11, z1 + .13), (u - .16, z1, u + wd + .16, z1 + .14)) + (((u - .16, z0 - .08, u + wd + .16, z0),) if z0 else ()): shell.panel(w, *p, -.008, -.045, t, .004)
            if kind == 'opening': shell.panel(w, u, 0, u + wd, z1, .03, .08, plain((44, 70, 84), .4), .004); shell.panel(w, u + .14, 1.1, u + wd - .14, z1 - .2, .02, .03, plain((24, 28, 32), .1), .004)
            else: shell.panel(w, u, z0, u + wd, z1, .2, .24, fabric((206, 200, 188)), 0)


c = math.sqrt(1 + PITCH ** 2); up = PROFILE['2x4'][1] / 2 * c
zt = lambda x: top(x) + up
wood_deck = osb((204, 172, 126))
if STAGE == 'trusses':
    slope_sheets(0, L, -e, W / 2, zt(-e), zt(W / 2), wood_deck, stop=lambda r: L * .0)
    slope_sheets(3.1, L + .2, W + e, W / 2, zt(W + e), zt(W / 2), wood_deck, stop=lambda r: (L + .2, L + .2, L - 1.2, L - 4.8)[min(r, 3)])
else:
    for x0 in (-e, W + e):
        slope_sheets(-.3, L + .3, x0, W / 2, zt(x0), zt(W / 2), wood_deck); sh = Vector((W / 2 - x0, 0, zt(W / 2) - zt(x0))).length
        a, v, n, M = slope_sheets(-.3, L + .3, x0, W / 2, zt(x0), zt(W / 2), plain((58, 62, 68), .75), th=.0012, size=(12, .95), off=.0116)
        rows = int(sh / .143); shingles(-.33, L + .33, x0 - .02 * (1 if x0 > 0 else -1), W / 2, zt(x0), zt(W / 2), shingle((92, 88, 84)), stop=(lambda r: L + .33 if r < rows * .45 else (L * .62 if r < rows * .55 else (L * .28 if r < rows * .68 else -.33))) if x0 < 0 and STAGE == 'roofing' else None)
        for yy in (-.32, L + .32): stick((x0, yy, zt(x0) - .06), (W / 2, yy, zt(W / 2) - .06), '2x6', (0, 1, 0), paint((236, 234, 228), .5, .02))
        stick((x0 - .02 * (1 if x0 > 0 else -1), -.34, zt(x0) - .05), (x0, L + .34, zt(x0) - .05), '2x6', (1, 0, 0), paint((236, 234, 228), .5, .02))
    if STAGE == 'roofing':
        for k in range(3): y = 2.4 + k * 1.3; x = W / 2 - .75; box((.34, .98, .15), (x, y, zt(x) + .1), plain((64, 70, 84), .4), (0, -math.atan(PITCH), 0), .012)   # bundles near the ridge
    else: solar()
    for k in range(int(W / 1.22) + 1):   # gable sheathing
        a, b = k * 1.22, min(W, k * 1.22 + 1.217); zz = lambda x: zt(x) - .1
        pts = [(a, H), (b, H), (b, zz(b))] + ([(W / 2, zz(W / 2))] if a < W / 2 < b else []) + [(a, zz(a))]; vs = [(x, -.013, z) for x, z in pts]; mesh('gs', vs, [tuple(range(len(vs)))], lap() if STAGE == 'solar' else plain((202, 170, 124), .8, var=.05))
if STAGE != 'solar':
    lumber_stack((-2.6, 2.0, -.6), 9, 5, 3.66, '2x6', math.pi / 2 + .05); sheet_stack((-3.0, 6.6, -.6), 14, osb(), rot=math.pi / 2 + .1, th=.0111); group(lambda: sawhorse(0, 0, 0, 0), (1.8, -2.4, -.6), .2); group(lambda: sawhorse(0, 0, 0, 0), (3.4, -2.3, -.6), .12)
    for i in range(3): lumber(2.6, '2x4', (1.4, -2.42 + i * .12, .17), 'x', wood(), flat=True, jit=.01)
if STAGE == 'roofing':
    al = plain((198, 200, 204), .3, 1.0)   # extension ladder to the eave
    for s in (-.2, .2): stick((-1.36, .9 + s, -.62), (-.36, .9 + s, 3.4), '1x4', (0, 1, 0), al)   # four up, one out, three rungs over the eave
    for k in range(13): cyl(.016, .4, (-1.36 + (k + .6) / 14, .9, -.62 + 4.02 * (k + .6) / 14), al, (math.pi / 2, 0, 0))
scatter(g, [rock(.03, concrete((150, 128, 104))), rock(.045, concrete((136, 114, 92))), rock(.02, concrete((170, 150, 126)))], 400 if STAGE == 'solar' else 40000, 2, (.3, 1.5)); scatter(g, [grass_clump(30, .16, .1), grass_clump(22, .22, .08)], 70000 if STAGE == 'solar' else 20000, 5, (.5, 1.4))
T = tree((0, 0, -300), 9, 3, 4, 9000, lsize=.14); T2 = tree((0, 0, -300), 8, 3, 9, 9000, lsize=.14)
for i in range(150):
    a = R.uniform(0, 6.28); d = R.uniform(34, 60); instance(T if i % 3 else T2, (4 + d * math.cos(a), 3 + d * math.sin(a), -1.0), R.uniform(0, 6), R.uniform(.9, 1.5))
if option('light') == 'evening': sky(13, 256, .15, .9, 1.0, 1.2, 1.6, clouds=.6, cloud_seed=12)
elif STAGE == 'trusses': sky(24, 222, .13, .85, .9, 1.1, 1.3, clouds=.6, cloud_seed=11)
else: sky(40, 300, .11, .85, .8, clouds=.7, cloud_seed=14)
cy = bpy.context.scene.cycles; cy.diffuse_bounces = 3; cy.max_bounces = 6
k = dict(glow=3.0, grade=((1, 1, 1), (1.0, 1.0, 1.01), (.98, 1.0, 1.05)))
shot('roof-trusses', camera((-4.6, -7.4, 1.1), (3.0, 2.0, 2.25), 27), .2, **k)
shot('roof-inside', camera((3.65, .5, 1.5), (3.75, 9.0, 2.75), 20), .75, **k)
shot('roof-evening', camera((-6.4, -6.8, 5.2), (3.4, 3.6, 1.9), 28), .55, **k)
