"""A warehouse: loading docks and yard outside, pallet racks inside. Option: view = yard | racks."""
from kit import *
from parts import *

VIEW = option('view', 'yard')
reset(211)
DARK, GRAY, YEL, CONC = plain((46, 50, 56), .5), plain((206, 210, 212), .45), plain((236, 184, 28), .45), concrete((180, 177, 170), .6)


def yard():
    L, H, DOCK, n, step = 66.0, 11.5, 1.22, 10, 5.2; panel = ribbed((226, 228, 228), .4, .0, .5); base = ribbed((84, 96, 108), .4, .1, .5)
    box((L, 40, H - 4.9), (L / 2, 20, 4.9 + (H - 4.9) / 2), panel, bevel=0); box((L + .3, 40.3, .5), (L / 2, 20, H + .1), DARK, bevel=.02); holes = [(5.0 + k * step, 8.0 + k * step) for k in range(n)]; xs = [0.0] + [v for h in holes for v in h] + [L]
    for a, b in zip(xs[::2], xs[1::2]): box((b - a, .6, 4.9), ((a + b) / 2, .3, 2.45), base, bevel=0)
    for a, b in holes: box((b - a, .6, 4.9 - DOCK - 2.9), ((a + b) / 2, .3, (4.9 + DOCK + 2.9) / 2), base, bevel=0); box((b - a, .6, DOCK), ((a + b) / 2, .3, DOCK / 2), CONC, bevel=0)
    box((.4, 39, 4.9), (.2, 20, 2.45), base, bevel=0); box((.4, 39, 4.9), (L - .2, 20, 2.45), base, bevel=0); box((L - 1, .1, 4.8), (L / 2, 8, 2.4), GRAY, bevel=0); box((L - 1, 8, .1), (L / 2, 4, DOCK - .06), CONC, bevel=0); box((L - 1, 8, .1), (L / 2, 4, 4.85), GRAY, bevel=0)
    for k, (a, b) in enumerate(holes):
        x = (a + b) / 2; up = k in (3, 6)
        for q in range(5 if not up else 1): box((2.74, .06, .54), (x, .36, DOCK + .28 + (q if not up else 4.6) * .55), GRAY, bevel=.012)
        if not up: box((.5, .02, .22), (x - .6, .325, DOCK + 1.65), plain((30, 40, 48), .1), bevel=.004)
        for s in (-1, 1): box((.42, .55, 3.5), (x + s * 1.62, -.26, DOCK + 1.4), plain((24, 25, 27), .8), bevel=.05); box((.1, .02, 3.4), (x + s * 1.62, -.545, DOCK + 1.4), YEL, bevel=0); box((.28, .2, .5), (x + s * .95, -.1, DOCK - .3), plain((28, 28, 30), .85), bevel=.02)
        box((3.66, .55, .55), (x, -.26, DOCK + 3.3), plain((24, 25, 27), .8), bevel=.05); box((2.1, .5, .05), (x, -.02, DOCK - .02), plain((122, 126, 130), .5, .6), bevel=.005); box((.5, .12, .7), (x + 2.2, -.06, 2.2), plain((70, 76, 82), .4), bevel=.02); cyl(.05, .01, (x + 2.2, -.125, 2.4), emit((220, 50, 40) if up else (60, 200, 90), 3), (math.pi / 2, 0, 0))
        c = bpy.data.curves.new('no', 'FONT'); c.body = f'{k + 1:02d}'; c.size = .9; c.align_x = 'CENTER'; c.extrude = .004; c.materials.append(plain((40, 46, 54), .5)); o = link(bpy.data.objects.new('no', c)); o.location = (x, -.01, 5.4); o.rotation_euler = (math.pi / 2, 0, 0)
        for s in (-1, 1): box((.12, 16, .006), (x + s * 1.85, -8.6, .004), YEL, bevel=0); bar((x + s * 1.62, -.75, 0), (x + s * 1.62, -.75, .95), .075, YEL)
        box((.5, .25, .16), (x, -.16, 5.15), DARK, bevel=.03)
    box((L, 1.6, .12), (L / 2, -.85, 6.9), DARK, bevel=.02)

    def trailer(tractor=False):
        w = plain((240, 241, 240), .35); box((2.55, 13.4, 2.75), (0, -6.7, 2.5), w, bevel=.03); [box((.03, .03, 2.7), (s * 1.285, -.4 - k * .6, 2.5), plain((218, 220, 222), .4), bevel=0) for s in (-1, 1) for k in range(22)]; box((1.0, 12.6, .22), (0, -6.7, 1.0), DARK, bevel=0)
        for y in (-1.8, -3.05): [cyl(.5, .56, (s * .98, y, .5), plain((26, 26, 28), .8), (0, math.pi / 2, 0)) for s in (-1, 1)]; [cyl(.24, .58, (s * .98, y, .5), plain((180, 182, 186), .35, .8), (0, math.pi / 2, 0)) for s in (-1, 1)]
        [box((.14, .14, 1.0), (s * .9, -10.2, .5), GRAY, bevel=.01) for s in (-1, 1)]; [box((.3, .3, .05), (s * .9, -10.2, .025), GRAY) for s in (-1, 1)]; [box((2.3, .06, .06), (0, -13.42, z), plain((190, 40, 36), .4), bevel=0) for z in (1.2, 3.8)]
    for k in (1, 2, 7): group(trailer, (6.5 + k * step, -.58, 0))

    def container(rgb):
        m = ribbed(rgb, .28, 0, .55); e = plain(tuple(int(v * .82) for v in rgb), .5); box((6.0, 2.38, 2.5), (0, 0, 1.3), m, bevel=0)
        for x in (-2.98, 2.98): [box((.14, .14, 2.58), (x, y, 1.3), e, bevel=.005) for y in (-1.15, 1.15)]; [box((.14, 2.42, .14), (x, 0, z), e, bevel=.005) for z in (.08, 2.52)]
        for y in (-1.15, 1.15): [box((6.06, .12, .14), (0, y, z), e, bevel=.005) for z in (.08, 2.52)]
        for y in (-.85, -.35, .35, .85): bar((-3.08, y, .2), (-3.08, y, 2.4), .018, plain((128, 132, 136), .4, .6))
    cols = ((44, 84, 120), (150, 66, 46), (96, 104, 108), (52, 102, 92), (196, 150, 60), (176, 178, 176))
    for r, (x, y) in enumerate(((-16, -9), (-16, -6.3), (-16, -3.6), (-9.4, -6.3), (-9.4, -3.6))):
        for q in range((3, 2, 3, 2, 3)[r]): group(lambda: container(cols[(r * 2 + q * 3) % 6]), (x + R.gauss(0, .04), y, q * 2.6), R.gauss(0, .004))
    plane(-600, -600, 600, 600, -.03, dirt((84, 92, 52), (70, 78, 42), (104, 106, 66))); box((130, 64, .2), (36, -11, -.1), asphalt(), bevel=0); box((L + 6, 17, .02), (L / 2, -8.6, -.004), CONC, bevel=0)
    for k in range(14): box((.02, 17, .004), (-3 + k * 5.2, -8.6, .006), plain((110, 108, 104), .9), bevel=0)
    for x in (-44, 70): bar((x, -18, 0), (x, -18, 11), .1, DARK); box((1.4, .35, .12), (x, -17.6, 11), DARK, bevel=.02); cyl(.4, .8, (x, -18, .4), CONC)
    tree_line(30, 30, 70, 120, 170, -.5, 3.4, scale=(.9, 1.5), height=12); tree_line(30, 0, 120, 150, 60, 2.6, 4.2, seed=8, height=12)
    sky(26, 226, .12, .85, .8, clouds=.7, cloud_seed=61); c = bpy.context.scene.cycles; c.diffuse_bounces = 3; c.max_bounces = 6; k = dict(glow=3.0, grade=((1, 1, 1), (1.0, 1.0, 1.01), (.98, 1.0, 1.03)))
    shot('logistics-yard', camera((-9, -30, 2.0), (20, 0, 5.4), 24), .2, **k); shot('logistics-containers', camera((-27, -19.5, 1.7), (-9, -3, 4.1), 27), .2, **k)


def racks():
    W, L, H = 34.0, 60.0, 10.5; blue, orange = plain((34, 74, 130), .45), plain((222, 104, 34), .45); box((W + 1, L + 1, .3), (W / 2, L / 2, -.15), concrete((172, 172, 168), .28), bevel=0); clad = ribbed((224, 226, 226), .3, 0, .6)
    for x in (-.1, W + .1): box((.1, L, H + 1), (x, L / 2, H / 2), clad, bevel=0)
    for y in (-.1, L + .1): box((W, .1, H + 1), (W / 2, y, H / 2), clad, bevel=0)
    box((W, L, .1), (W / 2, L / 2, H + 1.2), ribbed((214, 216, 216), .25, 0, .7), bevel=0)
    for k in range(11): i_beam((0, k * 6.0, H + .6), (W, k * 6.0, H + .6), 1.0, .3, .02, .012, GRAY); [i_beam((x, k * 6.0 + .1, 0), (x, k * 6.0 + .1, H + .4), .3, .3, .016, .011, GRAY, (1, 0, 0)) for x in (.3, W - .3)]
    for j in range(24): i_beam((.7 + j * 1.42, 0, H + 1.0), (.7 + j * 1.42, L, H + 1.0), .2, .07, .003, .003, galv())
    cart = [paint(c, .85, .1) for c in ((184, 146, 104), (170, 132, 92), (196, 160, 118), (206, 202, 192))]; wrap = plain((226, 230, 232), .3)

    def load(x, y, z, d):
        [box((.1, d, .02), (x + q, y, z + .13), wood(), bevel=0) for q in (-.45, -.15, .15, .45)]; [box((1.0, .1, .11), (x, y + q, z + .065), wood(), bevel=0) for q in (-.5, 0, .5)]; h = R.uniform(.75, 1.3); m = R.choice(cart)
        if R.random() < .4: box((.98, 1.14, h), (x, y, z + .145 + h / 2), m, bevel=.015); [box((.982, 1.145, .004), (x, y, z + .145 + h * f), plain((120, 96, 70), .8), bevel=0) for f in (.25, .5, .75)]
        elif R.random() < .3: box((.98, 1.14, h), (x, y, z + .145 + h / 2), wrap, bevel=.05)
        else:
            n = int(h / .3)
            for a in range(2):
                for b in range(3): [box((.48, .37, .29), (x - .245 + a * .49, y - .38 + b * .38, z + .29 + q * .3), m, bevel=.006) for q in range(n if (a + b) % 3 else max(1, n - 1))]

    def rack(x, y0, bays, levels=(0, 2.0, 4.0, 6.0, 8.0)):
        for k in range(bays + 1):
            y = y0 + k * 2.8
            for s in (-.5, .5): box((.08, .1, 8.6), (x + s, y, 4.3), blue, bevel=.004); box((.16, .18, .012), (x + s, y, .006), blue, bevel=.001); [cyl(.012, .05, (x + s + a, y + b, .03), galv()) for a in (-.055, .055) for b in (-.065, .065)]
            for q in range(8): bar((x - .5, y, .3 + q * 1.02), (x + .5, y, .3 + (q + (.9 if q % 2 else .9)) * 1.02), .018, blue); bar((x - .5, y, .3 + q * 1.02), (x + .5, y, .3 + q * 1.02), .018, blue)
        for k in range(bays):
            for z in levels[1:]: [box((.05, 2.68, .12), (x + s, y0 + k * 2.8 + 1.4, z - .06), orange, bevel=.003) for s in (-.48, .48)]; [box((.96, .02, .03), (x, y0 + k * 2.8 + q, z - .02), galv(), bevel=0) for q in (.5, 1.1, 1.7, 2.3)]
            for z in levels: [load(x, y0 + k * 2.8 + q, z, 1.14) for q in (.72, 2.08) if R.random() < .86]
        for s in (-.5, .5): box((.2, .12, .42), (x + s, y0 - .16, .21), YEL, bevel=.02)
    for x in (4.0, 5.25, 9.4, 10.65, 14.8, 19.2, 20.45, 24.6, 25.85, 30.0): rack(x, 7.0, 13 if 8 < x < 22 else 9)
    for x in (6.0, 8.6, 11.4, 14.0): box((.1, 48, .004), (x, 30, .003), YEL, bevel=0)
    for x in (15.6, 18.4): box((.1, 52, .004), (x, 32, .003), YEL, bevel=0)
    box((W - 2, .1, .004), (W / 2, 5.4, .003), YEL, bevel=0)

    def truck():   # reach truck at rest, forks down
        box((1.2, 1.4, .9), (0, -.4, .6), plain((226, 150, 30), .42), bevel=.08); box((1.15, .7, .5), (0, -.7, 1.25), DARK, bevel=.06); [box((.12, .16, 3.4), (s * .34, .55, 1.75), DARK, bevel=.01) for s in (-1, 1)]; [box((.7, .1, .1), (0, .55, z), DARK, bevel=.01) for z in (.5, 1.9, 3.4)]; [box((.12, 1.15, .045), (s * .26, 1.2, .08), plain((70, 72, 76), .4, .7), bevel=.005) for s in (-1, 1)]; box((.75, .06, .5), (0, .64, .35), DARK, bevel=.01)
        [bar((sx * .5, sy, 1.0), (sx * .5, sy, 2.2), .035, DARK) for sx in (-1, 1) for sy in (-.95, .25)]; box((1.15, 1.4, .06), (0, -.35, 2.22), DARK, bevel=.02); [cyl(.17, .14, (sx * .5, y, .17), plain((26, 26, 28), .8), (0, math.pi / 2, 0)) for sx in (-1, 1) for y in (-.75, .9)]; [box((.14, 1.3, .22), (sx * .5, .75, .2), plain((226, 150, 30), .42), bevel=.02) for sx in (-1, 1)]
    group(truck, (17.5, 15.0, 0), .08)
    for x in (2.2, 7.3, 12.7, 17.0, 22.5, 27.9, 32.0):
        for k in range(9): box((.35, 1.5, .08), (x, 4 + k * 6.4, H - .1), DARK, bevel=.01); box((.3, 1.44, .01), (x, 4 + k * 6.4, H - .145), emit((244, 248, 255), 16), bevel=0)
    for k in range(5): area((W / 2, 6 + k * 12, H - .3), (W / 2, 6 + k * 12, 0), (W * .8, 6), 1100, (244, 246, 255))
    area((W / 2, 1.5, 6), (W / 2, 30, 3), (14, 5), 700, (255, 248, 238)); gradient_world((210, 220, 235), (210, 220, 235), (160, 160, 160), .1); c = bpy.context.scene.cycles; c.diffuse_bounces = 3; c.max_bounces = 6; k = dict(glow=5.0, grade=((1, 1, 1), (1, 1, 1.01), (.99, 1.0, 1.02)))
    shot('logistics-racks', camera((15.9, .6, 1.7), (17.1, 40, 4.4), 23), .2, **k)


yard() if VIEW == 'yard' else racks()
