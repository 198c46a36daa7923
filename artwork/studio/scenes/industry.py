"""A steel hall. Option: stage = plant (finished, in use) | frame (columns and rafters just bolted up)."""
from kit import *
from parts import *

STAGE = option('stage', 'plant'); FRAME = STAGE == 'frame'
reset(191)
W, BAY, N, EAVE, RIDGE = 24.0, 6.0, 9, 8.0, 9.6; L = BAY * (N - 1); paint_c = plain((148, 62, 46), .6) if FRAME else plain((226, 228, 228), .5); zr = lambda x: EAVE + (RIDGE - EAVE) * (1 - abs(x - W / 2) / (W / 2)); bolt = plain((120, 122, 126), .4, .8)
for k in range(N):   # portal frames
    y = k * BAY
    for s, x in ((1, 0.0), (-1, W)):
        i_beam((x, y, .03), (x, y, EAVE + .12), .42, .22, .018, .012, paint_c, (1, 0, 0)); box((.5, .34, .03), (x, y, .015), paint_c, bevel=0); [cyl(.018, .09, (x + a, y + b, .06), bolt) for a in (-.19, .19) for b in (-.12, .12)]
        i_beam((x, y, EAVE - .1), (W / 2, y, RIDGE - .1), .42, .2, .016, .011, paint_c); h0, h1 = Vector((x + s * .25, y, EAVE - .9)), Vector((x + s * 2.2, y, zr(2.2) - .34))   # haunch
        i_beam(tuple(h0), tuple(h1), .2, .18, .014, .011, paint_c)
    box((.03, .22, .62), (W / 2, y, RIDGE - .14), paint_c, bevel=0)
last = 5 if FRAME else N - 1   # purlins and girts: cold-formed zeds, every 1.5 m
for x in [s for i in range(9) for s in ((i * 1.49, W - i * 1.49) if i else (.12, W - .12))]:
    for k in range(last): i_beam((x, k * BAY, zr(x) + .2), (x, k * BAY + BAY - .01, zr(x) + .2), .2, .07, .003, .003, galv(), (0, 0, 1))
for z in (1.6, 3.2, 4.8, 6.4, 7.6):
    for x in (-.3, W + .3):
        for k in range(last if not FRAME or x > 0 else 2): i_beam((x, k * BAY, z), (x, k * BAY + BAY - .01, z), .2, .07, .003, .003, galv(), (1, 0, 0))
for a in (0, N - 2):   # wind bracing of the end bays
    for s in (0, W): [bar((s, (a + q) * BAY, .4), (s, (a + 1 - q) * BAY, EAVE - .6), .013, bolt) for q in (0, 1)]
    for i in range(4): xs = (i * W / 4, (i + 1) * W / 4); [bar((xs[q], a * BAY, zr(xs[q]) - .2), (xs[1 - q], (a + 1) * BAY, zr(xs[1 - q]) - .2), .012, bolt) for q in (0, 1)]

if FRAME:
    box((W + 3, L + 3, .3), (W / 2, L / 2, -.152), concrete((176, 172, 164)), bevel=.01); g = terrain(-160, -120, 200, 260, -.32, dirt(), 300, .3, (-3, -4, W + 4, L + 4, 8)); scatter(g, [rock(.05, concrete((150, 128, 104))), rock(.07, concrete((136, 114, 92)))], 30000, 2, (.3, 1.4))
    def lift():   # boom lift
        y_, d = plain((236, 146, 30), .45), plain((34, 36, 40), .6); box((2.2, 4.2, .8), (0, 0, .95), y_, bevel=.08); [cyl(.55, .45, (x, q, .55), d, (0, math.pi / 2, 0)) for x in (-1.1, 1.1) for q in (-1.4, 1.4)]; box((1.5, 2.4, .9), (0, .4, 1.75), y_, bevel=.1)
        p = [Vector((0, .9, 2.1)), Vector((0, -1.6, 4.9)), Vector((0, 2.6, 8.0))]; [i_beam(tuple(a), tuple(b), .32, .26, .02, .2, y_) for a, b in zip(p, p[1:])]; tip = p[-1] + Vector((0, .5, -.2)); box((1.8, .9, .1), tuple(tip), d, bevel=.01)
        for z in (.55, 1.1): [bar(tuple(tip + Vector((a, b, z))), tuple(tip + Vector((c_, e, z))), .025, y_) for a, b, c_, e in ((-.9, -.45, .9, -.45), (.9, -.45, .9, .45), (.9, .45, -.9, .45), (-.9, .45, -.9, -.45))]
        [bar(tuple(tip + Vector((a, b, 0))), tuple(tip + Vector((a, b, 1.1))), .025, y_) for a in (-.9, .9) for b in (-.45, .45)]
    group(lift, (7.5, 20.0, 0), .5)
    for k in range(5): i_beam((4.0, -5.2 + k * .5, .25), (13.0, -5.2 + k * .5, .25), .36, .2, .016, .011, paint_c, (0, 0, 1))
    for x in (5.5, 11.5): box((.14, 3.0, .12), (x, -4.2, .0), wood(), bevel=.004)
    for i in range(9): i_beam((16.0, -4.4 + .09 * i, .12 + .0 * i), (22.0, -4.4 + .09 * i, .12), .2, .07, .003, .003, galv(), (0, 0, 1))
    tree_line(12, 24, 75, 120, 170, seed=6, height=11); sky(15, 246, .14, .9, 1.0, 1.2, 1.5, clouds=.65, cloud_seed=51)
    c = bpy.context.scene.cycles; c.diffuse_bounces = 3; c.max_bounces = 6; k = dict(glow=3.0, grade=((1, 1, 1), (1.0, 1.0, 1.01), (.98, 1.0, 1.04)))
    shot('industry-frame', camera((-13, -17, 1.9), (9.5, 6, 5.6), 26), .25, **k)
else:
    floor = plain((158, 160, 160), .22, 0, .5, 0); box((W + .8, L + 1, .3), (W / 2, L / 2, -.15), concrete((176, 176, 172), .3), bevel=0); line = paint((232, 184, 30), .5, .1)
    for x in (9.6, 14.4): box((.1, L, .003), (x, L / 2, .002), line, bevel=0)
    for k in range(N - 1):
        for x in (1.2, 22.8): box((.08, BAY - 1.4, .003), (x, k * BAY + 3, .002), line, bevel=0)
    clad, roof = ribbed((222, 224, 222), .3, .0, .6), ribbed((214, 216, 216), .3, .0, .6)
    for x in (-.45, W + .45): box((.06, L + 1, EAVE - 2.9 + .3), (x, L / 2, 3.0 + (EAVE - 2.6) / 2), clad, bevel=0); box((.2, L + 1, 3.0), (x, L / 2, 1.5), paint((206, 204, 198), .8, .1), bevel=0)
    for s, x in ((1, 0), (-1, W)):   # roof sheets between skylight strips
        a, b = Vector((x - s * .5, 0, zr(0) + .28)), Vector((W / 2, 0, RIDGE + .33)); d = b - a; ang = -math.atan2(d.z, d.x) if s > 0 else -math.atan2(d.z, d.x)
        for k in range(N - 1):
            y = k * BAY + 3; cc = (a + b) / 2
            box((d.length, 4.4, .04), (cc.x, y - .8, cc.z), roof, (0, ang, 0), 0); f0, f1 = (.14, .82); m0 = a + d * .07; m1 = a + d * .91
            for q0, q1 in ((0, f0), (f1, 1)): mm = a + d * (q0 + q1) / 2; box((d.length * (q1 - q0), 1.62, .04), (mm.x, y + 2.2, mm.z), roof, (0, ang, 0), 0)
            mm = a + d * (f0 + f1) / 2; box((d.length * (f1 - f0), 1.58, .02), (mm.x, y + 2.2, mm.z), emit((236, 244, 255), 7.0), (0, ang, 0), 0)
    box((W + 1, .2, RIDGE + .6), (W / 2, L + .5, (RIDGE + .6) / 2 - .2), clad, bevel=0); box((W + 1, .2, RIDGE + .6), (W / 2, -.5, (RIDGE + .6) / 2 - .2), clad, bevel=0)
    dx = 12.0; box((5.0, .1, 5.0), (dx, L + .36, 2.5), ribbed((120, 130, 138), .5, .2), bevel=0); [box((.2, .3, 5.1), (dx + s * 2.6, L + .3, 2.55), paint_c, bevel=0) for s in (-1, 1)]; box((5.4, .5, .6), (dx, L + .2, 5.3), plain((90, 96, 102), .5), bevel=.02); [box((.06, .3, 1.2), (dx + s * 2.9, L - .2, .6), line, bevel=.01) for s in (-1, 1)]
    for x in (.75, W - .75):   # crane rails on brackets
        i_beam((x, 0, 6.2), (x, L, 6.2), .45, .2, .016, .011, plain((150, 154, 158), .5)); [box((.6, .2, .5), (x + (-.3 if x < 5 else .3), k * BAY, 5.75), paint_c, bevel=0) for k in range(N)]; box((.08, L, .08), (x, L / 2, 6.46), bolt, bevel=0)
    yel = plain((240, 178, 24), .42); cy_ = 27.0
    for q in (-.7, .7): box((W - 1.7, .38, .9), (W / 2, cy_ + q, 6.95), yel, bevel=.02)
    for x in (.9, W - .9): box((.5, 2.6, .5), (x, cy_, 6.68), yel, bevel=.03)
    box((1.6, 1.9, .7), (10.0, cy_, 7.6), plain((60, 64, 70), .5), bevel=.05); [bar((10.0 + s * .12, cy_, 4.6), (10.0 + s * .12, cy_, 7.3), .012, bolt) for s in (-1, 1)]; box((.45, .3, .5), (10.0, cy_, 4.45), yel, bevel=.05); tube([(10.0, cy_, 4.2), (10.0, cy_, 4.0), (10.12, cy_, 3.9), (10.2, cy_, 4.0)], .03, bolt)
    dark, gray, teal, glassm = plain((44, 48, 54), .45), plain((214, 218, 220), .4), plain((40, 92, 108), .42), plain((24, 34, 40), .08)
    def machine():   # enclosed machining center
        box((3.6, 2.3, .35), (0, 0, .19), dark, bevel=.02); box((3.6, 2.3, 1.9), (0, 0, 1.32), gray, bevel=.04); box((3.62, 2.32, .3), (0, 0, 2.1), teal, bevel=.03); box((1.7, .04, 1.25), (-.4, -1.16, 1.35), dark, bevel=.01); [box((.74, .03, .95), (-.4 + s * .42, -1.19, 1.45), glassm, bevel=.005) for s in (-1, 1)]; [bar((-.4 + s * .06, -1.23, 1.0), (-.4 + s * .06, -1.23, 1.6), .015, bolt) for s in (-1, 1)]
        box((.6, .14, .75), (1.25, -1.3, 1.55), dark, (0, 0, -.2), .02); box((.46, .02, .3), (1.25, -1.375, 1.7), plain((60, 96, 120), .2), (0, 0, -.2), .002); box((1.0, .8, .9), (1.2, .9, .62), dark, bevel=.03); cyl(.035, .5, (1.6, .4, 2.5), gray); [cyl(.045, .09, (1.6, .4, 2.62 + i * .1), plain(cc_, .4)) for i, cc_ in enumerate(((40, 150, 70), (230, 170, 30), (190, 40, 34)))]
    for k in range(5): group(machine, (5.2, 7.5 + k * 7.0, 0), math.pi / 2)
    for k in range(4): group(machine, (19.0, 11.0 + k * 7.6, 0), -math.pi / 2)
    def bench(): box((2.2, .8, .06), (0, 0, .9), wood(knots=False), bevel=.005); [box((.07, .07, .88), (x, y, .44), dark, bevel=.004) for x in (-1.0, 1.0) for y in (-.33, .33)]; box((2.0, .7, .03), (0, 0, .3), dark, bevel=.004); box((.5, .5, .55), (.7, .05, .6), teal, bevel=.01); box((.3, .2, .22), (-.6, 0, 1.04), dark, bevel=.03)
    group(bench, (18.6, 5.0, 0), math.pi / 2); group(bench, (8.0, 4.4, 0), math.pi / 2)
    def pallet(n=3): [box((1.2, .1, .022), (0, y, .13), wood(), bevel=.002) for y in (-.35, -.17, 0, .17, .35)]; [box((.1, .8, .1), (x, 0, .06), wood(), bevel=.002) for x in (-.5, 0, .5)]; [box((.36, .36, .3), (-.38 + .38 * i, -.19 + .38 * j, .3 + .305 * q), paint((178, 140, 98), .85, .1), bevel=.006) for i in range(3) for j in range(2) for q in range(n)]
    for i, (x, y) in enumerate(((16.2, 6.6), (16.3, 8.2), (8.7, 11.0), (15.9, 20.0), (8.6, 18.2), (8.5, 19.6))): group(lambda: pallet(2 + i % 2), (x, y, 0), R.gauss(0, .03))
    for k in range(N - 1):
        area((W / 2, k * BAY + 5.2, RIDGE - .2), (W / 2, k * BAY + 5.2, 0), (W * .7, 1.4), 700, (232, 242, 255))
        for x in (5.5, 18.5): cyl(.28, .2, (x, k * BAY + 1.5, 7.5), dark, r2=.16); cyl(.25, .01, (x, k * BAY + 1.5, 7.395), emit((255, 246, 230), 14))
    tube([(3.0, 0, 7.85), (3.0, L, 7.85)], .2, galv(), False)   # duct above the crane's way
    gradient_world((210, 220, 235), (210, 220, 235), (160, 160, 160), .15); c = bpy.context.scene.cycles; c.diffuse_bounces = 4; c.max_bounces = 7; k = dict(glow=5.0, grade=((1, 1, 1), (1, 1, 1.01), (.99, 1.0, 1.02)))
    shot('industry-hall', camera((10.2, .9, 1.75), (12.4, 30, 4.3), 21), -.3, **k); shot('industry-machines', camera((12.6, 5.4, 1.6), (5.6, 18.0, 2.0), 26), -.2, **k)
