"""A site before and between the trades: stakes and strings, footing forms, a tidy site. Option: stage = stakes | forms | slab."""
from kit import *
from parts import *

STAGE = option('stage', 'stakes')
reset(111)
W, L = 8.4, 11.0
Z = 0.0
flat = (-3, -3, W + 3, L + 3, 8)
g = terrain(-70, -60, 80, 100, 0, dirt((146, 112, 84), (112, 84, 60), (168, 142, 116)), 420, .3, flat)
pine, pink, white = wood(), plain((230, 70, 120), .7), plain((236, 236, 232), .5)


def stake(x, y, h=.5, ribbon=True, m=None):
    o = box((h + .2, .038, .019), (x, y, h / 2 - .1 + .02), m or wood(knots=False), (0, math.pi / 2, R.uniform(0, 1.5)), .002); o.rotation_euler.x += R.gauss(0, .03)
    if ribbon:
        a = R.uniform(0, 6.28); vs = [(x + .014 * math.cos(a + k), y + .014 * math.sin(a + k), h - .05 - .02 * q) for k in (0, 1.57, 3.14, 4.71) for q in (0, 1.4)]
        mesh('rb', vs, [(0, 1, 3, 2), (2, 3, 5, 4), (4, 5, 7, 6), (6, 7, 1, 0)], pink)
        for s in (-1, 1): mesh('rt', [(x, y, h - .055), (x + s * .03, y + .01, h - .12), (x + s * .05, y + .02, h - .2), (x + s * .03, y + .02, h - .2), (x + s * .012, y + .01, h - .12), (x - .01, y, h - .07)], [(0, 1, 4, 5), (1, 2, 3, 4)], pink)


def batter(x, y, dx, dy):
    """batter boards at a corner: three stakes and two level boards"""
    for px, py in ((x, y), (x + dx * 1.2, y), (x, y + dy * 1.2)): o = box((1.0, .038, .089), (px, py, .3), pine, (0, math.pi / 2, 0), .002)
    lumber(1.5, '1x4', (x - .15 if dx > 0 else x + .15 - 1.5, y - dy * .035, .62), 'x', pine, False); lumber(1.5, '1x4', (x - dx * .035, y - .15 if dy > 0 else y + .15 - 1.5, .62), 'y', pine, False)


def string(a, b, m=None): tube([a, b], .0022, m or plain((240, 236, 90), .6), False)


def rebar_grid(x0, y0, x1, y1, z, step=.41):
    m = plain((122, 78, 56), .75, .3); x = x0
    while x <= x1 + .01: tube([(x, y0, z), (x, y1, z)], .0065, m, False); x += step
    y = y0
    while y <= y1 + .01: tube([(x0, y, z + .013), (x1, y, z + .013)], .0065, m, False); y += step


if STAGE in ('stakes', 'forms'):
    for x, y, dx, dy in ((-1.2, -1.2, 1, 1), (W + 1.2, -1.2, -1, 1), (-1.2, L + 1.2, 1, -1), (W + 1.2, L + 1.2, -1, -1)): batter(x, y, dx, dy)
    for x in (0, W): string((x, -1.2, .665), (x, L + 1.2, .665))
    for y in (0, L): string((-1.2, y, .66), (W + 1.2, y, .66))
if STAGE == 'stakes':
    string((5.2, -1.2, .662), (5.2, L + 1.2, .662)); string((-1.2, 6.4, .661), (W + 1.2, 6.4, .661))
    for x, y in ((0, 0), (W, 0), (0, L), (W, L), (5.2, 0), (5.2, L), (0, 6.4), (W, 6.4), (5.2, 6.4), (2.6, -2.6), (-2.8, 3.0)): stake(x, y)
    def level():   # builder's level on a tripod
        y = plain((232, 176, 40), .45); d = plain((34, 35, 38), .5)
        for k in range(3): a = k * 2.094 + .5; stick((.06 * math.cos(a), .06 * math.sin(a), 1.32), (.52 * math.cos(a), .52 * math.sin(a), .0), '1x4', (-math.sin(a), math.cos(a), 0), plain((206, 160, 60), .5)).scale.z = .45
        cyl(.09, .04, (0, 0, 1.34), d); cyl(.06, .07, (0, 0, 1.4), d); box((.2, .11, .12), (0, 0, 1.5), y, bevel=.02); cyl(.026, .1, (.14, 0, 1.5), d, (0, math.pi / 2, 0)); cyl(.02, .06, (-.13, 0, 1.5), d, (0, math.pi / 2, 0)); box((.13, .03, .05), (0, 0, 1.58), d, bevel=.01)
    group(level, (1.9, -1.9, .0), .7)
    for k in range(60): o = rock(R.uniform(.02, .06), concrete((196, 190, 180))); a = R.uniform(0, W); o.location = R.choice(((a, R.gauss(0, .02), .01), (R.gauss(0, .02), a, .01))); o.scale.z = .2
    o = box((.8, .5, .9), (11.5, 2.0, .4), plain((120, 90, 60)), bevel=.0); bpy.data.objects.remove(o)
    lumber_stack((3.9, -3.9, 0), 7, 3, 3.66, '2x10', .1); [stake(1.4 + k * .12, -3.3, .05, False) for k in range(0)]
if STAGE == 'forms':
    for (x0, y0, x1, y1) in ((0, 0, W, 0), (0, L, W, L), (0, 0, 0, L), (W, 0, W, L)):   # edge forms with stakes and kickers
        n = Vector((0, -1 if y0 == 0 else 1, 0)) if y0 == y1 else Vector((-1 if x0 == 0 else 1, 0, 0)); Ls = math.hypot(x1 - x0, y1 - y0); k = 0.0
        while k < Ls:
            l = min(3.66, Ls - k); st = (x0 + k, y0, .14) if y0 == y1 else (x0, y0 + k, .14); lumber(l - .003, '2x12', (st[0] + n.x * .02, st[1] + n.y * .02, st[2]), 'x' if y0 == y1 else 'y', wood(var=.3)); k += l
        k = .5
        while k < Ls:
            p = Vector((x0, y0, 0)) + Vector((1, 0, 0) if y0 == y1 else (0, 1, 0)) * k + n * .062; box((.62, .038, .06), (p.x, p.y, .12), pine, (0, math.pi / 2, 0 if y0 != y1 else math.pi / 2), .002); q = p + n * .5
            stick((p.x, p.y, .26), (q.x, q.y, .0), '1x4', (n.y, n.x, 0), wood()); box((.3, .038, .05), (q.x, q.y, .05), pine, (0, math.pi / 2, 0), .002); k += 1.2
    sheet = plain((186, 190, 194), .2, 0, .6); cloth(.02, .02, W - .02, L - .02, .02, plain((40, 42, 46), .3, 0, .5), .012, 150); rebar_grid(.25, .25, W - .25, L - .25, .11)
    for k in range(70): box((.05, .05, .05), (R.choice([.25 + .41 * i for i in range(20)]), R.choice([.25 + .41 * i for i in range(26)]), .06), concrete(), bevel=.003)
    for x, y, h in ((2.1, 3.2, .5), (2.5, 3.2, .35), (2.1, 3.8, .45), (6.3, 7.4, .5)): cyl(.055 if h > .4 else .03, h, (x, y, h / 2), plain((238, 238, 234), .35)); cyl(.06 if h > .4 else .034, .04, (x, y, h), plain((230, 230, 226), .35))
    for k in range(14): tube([(9.6 + R.gauss(0, .02) + .03 * k, 1.0, .02 + .014 * (k % 3)), (9.6 + .03 * k + R.gauss(0, .03), 6.6, .02 + .014 * (k % 3))], .0065, plain((122, 78, 56), .75, .3), False)
if STAGE == 'slab':
    box((W + 6, L + 6, .3), (W / 2, L / 2, -.12), concrete((150, 147, 141), .6, .7), bevel=.01)
    for x in (1.5, 4.5, 7.5): box((.006, L + 6, .003), (x, L / 2, .031), plain((96, 94, 90), .9), bevel=0)
    for y in (2.0, 5.6, 9.2): box((W + 6, .006, .003), (W / 2, y, .031), plain((96, 94, 90), .9), bevel=0)
    zs = .031
    lumber_stack((2.0, 7.6, zs), 9, 6, 3.66, '2x4', .04); lumber_stack((6.4, 7.9, zs), 7, 5, 3.66, '2x6', -.03); sheet_stack((1.9, 5.2, zs), 18, osb(), rot=.03, th=.0111); sheet_stack((5.2, 5.4, zs), 14, rot=-.02)
    group(lambda: sawhorse(0, 0, 0, 0), (7.9, 5.0, zs), 1.4); group(lambda: sawhorse(0, 0, 0, 0), (8.6, 5.2, zs), 1.5)
    green = plain((60, 104, 70), .5); rust = plain((86, 84, 80), .7)
    def skip():
        vs = [(-3, -1.2, .25), (3, -1.2, .25), (3, 1.2, .25), (-3, 1.2, .25), (-3.2, -1.22, 1.75), (3.0, -1.22, 1.75), (3.0, 1.22, 1.75), (-3.2, 1.22, 1.75)]
        mesh('skip', vs, [(0, 3, 2, 1), (0, 1, 5, 4), (2, 3, 7, 6), (1, 2, 6, 5), (3, 0, 4, 7)], green); vi = [(x * .985, y * .975, z + (.03 if z < 1 else 0)) for x, y, z in vs]; mesh('in', vi, [(0, 1, 2, 3), (0, 4, 5, 1), (2, 6, 7, 3), (1, 5, 6, 2), (3, 7, 4, 0)], plain((52, 84, 60), .6))
        for sy in (-1, 1):
            box((6.2, .09, .1), (-.1, sy * 1.23, 1.75), green, bevel=.015); box((6.0, .1, .12), (0, sy * 1.2, .25), green, bevel=.01)
            for k in range(8): box((.1, .07, 1.4), (-2.75 + k * .79, sy * 1.25, 1.0), green, bevel=.01)
        for sx in (-3.1, 3.0): box((.09, 2.5, .1), (sx, 0, 1.75), green, bevel=.015)
        for x in (-2.3, 2.3):
            for y in (-.8, .8): cyl(.12, .18, (x, y, .12), rust, (math.pi / 2, 0, 0))
        for k in range(46):
            o = lumber(R.uniform(.4, 1.8), R.choice(('2x4', '1x4', '2x6')), (R.uniform(-2.5, 1.0), R.uniform(-.7, .7), R.uniform(1.2, 1.65)), 'x', wood(), True); o.rotation_euler = (R.gauss(0, .2), R.gauss(0, .12), R.uniform(-.6, .6))
        for k in range(16): box((R.uniform(.4, 1.2), R.uniform(.3, .8), .0127), (R.uniform(-2.2, 2.2), R.uniform(-.7, .7), R.uniform(1.45, 1.72)), board(), (R.gauss(0, .14), R.gauss(0, .14), R.uniform(0, 3)), .001)
    group(skip, (6.2, 11.3, zs), .06)
    def leaning_broom():
        before = set(bpy.context.scene.collection.objects); broom((0, 0, 0)); bpy.context.view_layer.update(); M = Matrix.Translation((5.75, 4.62, zs)) @ Matrix.Rotation(-.22, 4, 'X')
        for o in bpy.context.scene.collection.objects:
            if o not in before: o.matrix_world = M @ o.matrix_world
    leaning_broom()
    heap = mesh('dust', [(5.3, 3.9, zs), (5.75, 3.85, zs), (5.8, 4.15, zs), (5.35, 4.2, zs)], [(0, 1, 2, 3)], None); heap.show_instancer_for_render = False; scatter(heap, [rock(.008, wood(knots=False)), rock(.012, plain((190, 170, 140), .9)), rock(.006, plain((210, 206, 196), .9))], 700, 3, (.3, 1.4))
    cyl(.28, .75, (3.9, 9.8, zs + .38), plain((88, 92, 98), .5), r2=.32, cap=False); cyl(.1, .0, (0, 0, -9), white)
    for x, y in ((-.4, 2.8), (-.4, 6.5), (-.4, 10.0), (9.2, 3.0)):   # cones
        cyl(.17, .5, (x, y, zs + .27), plain((224, 92, 36), .5), r2=.03); box((.38, .38, .03), (x, y, zs + .015), plain((40, 40, 42), .6), bevel=.01); cyl(.112, .09, (x, y, zs + .3), plain((240, 240, 236), .4), r2=.088)
if STAGE != 'slab': scatter(g, [rock(.03, concrete((150, 128, 104))), rock(.045, concrete((136, 114, 92))), rock(.02, concrete((170, 150, 126)))], 50000, 2, (.3, 1.4))
def away(n, rmin):   # grass only outside the building
    gr = mesh('ring', [(-60, rmin, .02), (60, rmin, .02), (60, 70, .02), (-60, 70, .02)], [(0, 1, 2, 3)], None); gr.show_instancer_for_render = False; scatter(gr, [grass_clump(34, .2, .14), grass_clump(26, .3, .12)], n, 5, (.5, 1.4))
away(30000, L + 4.5)
T = tree((0, 0, -300), 10, 3.2, 4, 9000, lsize=.15); T2 = tree((0, 0, -300), 9, 3, 9, 9000, lsize=.15)
for i in range(150):
    a = R.uniform(0, 6.28); d = R.uniform(30, 56); instance(T if i % 3 else T2, (4 + d * math.cos(a), 5 + d * math.sin(a), -.3), R.uniform(0, 6), R.uniform(.8, 1.4))
if option('light') == 'morning': sky(27, 108, .14, .9, 1.0, 1.2, 1.6, clouds=.6, cloud_seed=22)
elif STAGE == 'stakes': sky(24, 235, .14, .9, 1.0, 1.2, 1.5, clouds=.6, cloud_seed=21)
elif STAGE == 'forms': sky(34, 120, .11, .85, .8, clouds=.8, cloud_seed=23)
else: sky(42, 215, .11, .85, .8, clouds=.7, cloud_seed=27)
cy = bpy.context.scene.cycles; cy.diffuse_bounces = 3; cy.max_bounces = 6
k = dict(glow=3.0, grade=((1, 1, 1), (1.0, 1.0, 1.01), (.98, 1.0, 1.04)))
shot('site-forms', camera((-1.6, -1.9, 2.6), (2.6, 3.3, -.9), 30, level=False), .25, **k)
shot('site-slab', camera((2.0, .9, 1.55), (4.5, 7.5, 1.0), 25), -.25, **k)
shot('site-lines', camera((-4.6, -5.4, 3.3), (4.2, 6.2, .4), 27), .35, **k)
