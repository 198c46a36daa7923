"""A bathroom in three stages from one camera, and a water heater. Options: stage = rough | drywall | finished | heater."""
from kit import *
from parts import *

STAGE = option('stage', 'rough')
reset(201)
PVC, PEX_R, PEX_B, BRONZE, CHROME = plain((238, 236, 228), .35), plain((186, 44, 38), .4), plain((44, 84, 160), .4), plain((176, 134, 74), .32, 1.0), plain((210, 212, 214), .12, 1.0)
COPPER, BLACK = plain((196, 112, 74), .28, 1.0), plain((30, 31, 34), .4, .4)


def run(points, r, m, joints=True):
    """straight pipe with fittings at its corners"""
    for a, b in zip(points, points[1:]): bar(a, b, r, m, 20)
    for p in points[1:-1] if joints else ():
        bpy.ops.mesh.primitive_uv_sphere_add(radius=r * 1.28, location=p, segments=20, ring_count=12); bpy.context.object.data.materials.append(m); bpy.ops.object.shade_smooth()
    for (a, b), e in zip(zip(points, points[1:]), range(len(points))):
        a, b = Vector(a), Vector(b); d = (b - a).normalized() * min(.03 + r, (b - a).length * .4)
        if e: bar(tuple(a), tuple(a + d), r * 1.25, m, 20)
        if e < len(points) - 2: bar(tuple(b - d), tuple(b), r * 1.25, m, 20)


def bath():
    X, Y = 2.9, 3.1; OPEN = {'left': [('window', 1.05, .9, 1.15, 2.08)], 'back': [], 'right': [('door', .5, .8, 0, 2.06)]}; room = Room(X, Y, OPEN, ('left',)); VX, SX, D = 2.2, .78, -.075; wall = lambda x, z, d=0.0: tuple(room.at('back', x, z, d))
    if STAGE == 'rough':
        room.subfloor(); room.studs(wires=False, beyond=False); room.windows()
        for i in range(3): box((2.43, room.H + .5, .012), (i * 2.44 - .9, Y + .75, room.H / 2 + .2), board(), (math.pi / 2, 0, 0), .001)   # the finished side of the room behind the wet wall
        for i in range(2): box((2.43, room.H, .012), (X + 1.0, i * 2.44 + .6, room.H / 2), board(), (math.pi / 2, 0, math.pi / 2), .001)
        stack = 1.42; run([wall(stack, .02, D), wall(stack, room.H + .1, D)], .032, PVC, False); bar(wall(stack, .36, D), wall(stack, .56, D), .042, PVC, 20)   # vent stack with a sanitary tee
        fall = (VX - stack) / 48; run([wall(stack, .46, D), wall(VX, .46 + fall, D), wall(VX, .46 + fall, .035)], .024, PVC); run([wall(VX, .46 + fall, D), wall(VX, 1.3, D), wall(stack, 1.3 + .01, D)], .02, PVC); cyl(.031, .03, wall(VX, .46 + fall, .03), PVC, (math.pi / 2, 0, 0)); bar(wall(stack, 1.25, D), wall(stack, 1.37, D), .04, PVC, 20)
        run([wall(SX + .1, .0, D), wall(SX + .1, .0, D - .001)], .02, PVC, False)
        for dx, m, z in ((-.1, PEX_R, .66), (.1, PEX_B, .72)):   # hot left, cold right
            tube([wall(-.05, z, D), wall(VX + dx - .12, z, D), wall(VX + dx - .02, z - .01, D + .01), wall(VX + dx, z - .05, D + .02), wall(VX + dx, .57, -.04)], .0085, m); run([wall(VX + dx, .6, -.045), wall(VX + dx, .55, -.045), wall(VX + dx, .55, .06)], .0085, COPPER); cyl(.011, .012, wall(VX + dx, .55, .064), COPPER, (math.pi / 2, 0, 0))
            sx = SX + dx * .75; tube([wall(sx, z + .0, D + .002), wall(sx, z + .1, D), wall(sx, .95, D + .005), wall(sx + (-.02 if dx > 0 else .02), 1.02, D + .01), wall(SX + dx * .45, 1.06, D + .02)], .0085, m); [cyl(.0125, .018, wall(sx, z, D), BRONZE) for _ in (0,)]
        box((.15, .05, .07), wall(SX, 1.08, -.055), BRONZE, bevel=.012); cyl(.034, .05, wall(SX, 1.08, -.03), BRONZE, (math.pi / 2, 0, 0)); cyl(.042, .012, wall(SX, 1.08, -.008), plain((210, 90, 40), .5), (math.pi / 2, 0, 0)); run([wall(SX, 1.1, -.055), wall(SX, 2.03, -.055), wall(SX, 2.03, .05)], .0095, COPPER); box((.06, .02, .05), wall(SX, 2.03, -.05), BRONZE, bevel=.006)
        for z in (1.08, 2.03): box((.42, .038, .14), wall(SX, z, -.11), wood(), bevel=.002)   # blocking
        for z in (.66, .72):
            for k in range(1, 6):
                x = k * OC - .14 + ST / 2
                if x < VX - .1: box((.036, .0015, .11), wall(x, .69, .001), galv(), bevel=.0004)   # nail plates
        cyl(.085, .012, (.42, 1.5, .006), plain((226, 118, 50), .45)); cyl(.055, .03, (.42, 1.5, .014), plain((228, 226, 218), .4)); cyl(.042, .03, (.42, 1.5, .016), plain((60, 58, 56), .8)); [cyl(.006, .05, (.42 + s * .07, 1.5, .03), BRONZE) for s in (-1, 1)]
        run([tuple(room.at('left', 1.28, .0, -.05)), tuple(room.at('left', 1.28, .2, -.05)), tuple(room.at('left', 1.28, .2, .05))], .0085, COPPER); cyl(.06, .008, (SX, Y - .48, .004), plain((70, 70, 72), .5)); cyl(.048, .012, (SX, Y - .48, .006), plain((196, 198, 200), .3, 1.0))
        tube([(.25, .75, .012), (.5, .5, .012), (.9, .55, .012), (1.0, .85, .012), (.7, 1.0, .012), (.4, .85, .014), (.45, .6, .018), (.85, .6, .018), (.95, .85, .018), (.7, .95, .02)], .0085, PEX_B); box((.5, .24, .2), (2.55, 1.75, .1), plain((176, 40, 34), .45), (0, 0, .25), .012); bar((2.32, 1.69, .235), (2.78, 1.81, .235), .012, BLACK); run([(1.6, 1.2, .025), (2.5, .9, .025)], .024, PVC, False); run([(1.75, 1.32, .02), (2.45, 1.02, .02)], .02, PVC, False)
    elif STAGE == 'drywall':
        room.subfloor(); room.drywall(); room.windows(); cement = plain((158, 160, 158), .85, var=.02)
        for x0, x1 in ((0, 1.5),): room.panel('back', x0, .02, x1, 2.2, 0, .006, cement, .001)
        room.panel('left', Y - .95, .02, Y, 2.2, 0, .006, cement, .001)
        for z in (.93, 1.85): room.panel('back', 0, z - .03, 1.5, z + .03, .005, .0075, plain((196, 198, 192), .9), 0); room.panel('left', Y - .95, z - .03, Y, z + .03, .005, .0075, plain((196, 198, 192), .9), 0)
        for dx in (-.1, .1): bar(wall(VX + dx, .55, -.03), wall(VX + dx, .55, .06), .0085, COPPER); cyl(.011, .012, wall(VX + dx, .55, .064), COPPER, (math.pi / 2, 0, 0))
        bar(wall(VX, .476, -.03), wall(VX, .476, .045), .024, PVC); bar(wall(SX, 2.03, -.03), wall(SX, 2.03, .06), .0095, COPPER); cyl(.042, .016, wall(SX, 1.08, .008), plain((210, 90, 40), .5), (math.pi / 2, 0, 0)); cyl(.085, .012, (.42, 1.5, .006), plain((226, 118, 50), .45)); cyl(.042, .03, (.42, 1.5, .016), plain((60, 58, 56), .8))
        cloth(.9, 1.2, 2.6, 2.6, 0, fabric((206, 196, 176))); bucket(1.75, 2.55); ladder(2.35, 2.35, .6, 1.5); box((1.52, .96, .09), (.77, Y - .48, .045), plain((60, 96, 140), .5), bevel=.01)
    else:
        room.finish(wall=(226, 224, 216), base_h=.12); room.windows(); room.tile_floor((.3, .6), plain((186, 180, 170), .35, var=.05), bond=.5); tile = plain((92, 122, 116), .18, 0, .6, .12)
        for w, u0, u1 in (('back', 0, 1.5), ('left', Y - 1.0, Y)):
            room.panel(w, u0, 0, u1, room.H, 0, .008, plain((206, 204, 196), .8), 0); u = u0; k = 0
            while u < u1 - .01:
                for j in range(31): z = .002 + j * .079; a = min(.0762, u1 - u - .003); room.panel(w, u + .0015, z, u + .0015 + a, min(z + .076, room.H - .002), .007, .016 + R.uniform(0, .0012), tile, .002)
                u += .079
        box((1.5, 1.0, .05), (.75, Y - .5, .022), paint((240, 240, 236), .35, .02), bevel=.01); box((.6, .08, .004), (SX, Y - .14, .049), CHROME, bevel=.001)
        g = mesh('screen', [(1.5, Y - .98, .05), (1.5, Y - .02, .05), (1.5, Y - .02, 2.05), (1.5, Y - .98, 2.05)], [(0, 1, 2, 3)], glass((226, 240, 236))); [box((.02, .02, 2.0), (1.5, y, 1.05), BLACK, bevel=.002) for y in (Y - .98, Y - .02)]; box((.02, .98, .02), (1.5, Y - .5, 2.05), BLACK, bevel=.002); box((.02, .98, .02), (1.5, Y - .5, .055), BLACK, bevel=.002)
        cyl(.06, .012, wall(SX, 1.08, .022), BLACK, (math.pi / 2, 0, 0)); box((.02, .05, .09), wall(SX, 1.06, .04), BLACK, bevel=.005); tube([wall(SX, 2.03, .0), wall(SX, 2.05, .12), wall(SX, 2.05, .3), wall(SX, 2.0, .33)], .011, BLACK); cyl(.12, .012, wall(SX, 1.985, .33), BLACK); room.panel('left', Y - .7, 1.0, Y - .4, 1.03, .016, .12, CHROME, .002); [cyl(.03, .2, tuple(room.at('left', Y - .6 + q * .12, 1.13, .07)), plain(cc, .4)) for q, cc in enumerate(((236, 232, 224), (176, 150, 116)))]
        oak = planks((190, 148, 102), (146, 104, 66), .4); room.panel('back', 1.66, .3, X - .02, .8, .002, .5, oak, .004); room.panel('back', 1.64, .8, X - .005, .84, .001, .53, paint((246, 245, 242), .25, .0), .006); room.panel('back', 1.64, .84, X - .005, .94, .001, .02, paint((246, 245, 242), .25, 0), .003)
        for q in (0, 1): room.panel('back', 1.675 + q * .605, .315, 2.27 + q * .605, .785, .5, .518, oak, .003); room.panel('back', (2.2, 2.3)[q], .6, (2.215, 2.315)[q], .74, .518, .535, BLACK, .003)
        lathe([(.0, .0), (.12, .005), (.19, .06), (.21, .12), (.2, .12), (.18, .065), (.11, .018), (0, .014)], paint((250, 250, 248), .15, 0), wall(VX + .05, .84, .27)); cyl(.024, .18, wall(VX + .05, .93, .06), BLACK); tube([wall(VX + .05, 1.0, .06), wall(VX + .05, 1.08, .08), wall(VX + .05, 1.09, .16), wall(VX + .05, 1.05, .2)], .011, BLACK); box((.012, .07, .012), wall(VX + .05, 1.03, .05), BLACK)
        cyl(.36, .012, wall(VX + .05, 1.62, .0245), CHROME, (math.pi / 2, 0, 0), seg=96); cyl(.372, .03, wall(VX + .05, 1.62, .012), BLACK, (math.pi / 2, 0, 0), seg=96)
        for s in (-1, 1): cyl(.045, .16, wall(VX + .05 + s * .5, 1.7, .08), emit((255, 228, 188), 5.0)); box((.03, .06, .03), wall(VX + .05 + s * .5, 1.7, .03), BLACK); point(wall(VX + .05 + s * .5, 1.7, .2), 5, (255, 220, 176), .05)
        por = paint((250, 250, 248), .14, 0)   # toilet at the left wall
        def wc():
            b = lathe([(.0, 0), (.12, 0), (.125, .05), (.11, .16), (.13, .27), (.18, .36), (.19, .385), (.0, .385)], por); b.scale = (1.3, 1, 1); b.location = (.36, 0, 0); s_ = cyl(.195, .03, (.37, 0, .4), por, bevel=0); s_.scale = (1.28, 1, 1); soft((.2, .4, .38), (.1, 0, .58), por, .03); soft((.22, .42, .05), (.1, 0, .78), por, .015); soft((.2, .25, .3), (.14, 0, .2), por, .04); cyl(.022, .01, (.1, 0, .808), CHROME)
        group(wc, (.01, 1.5, 0), 0); room.panel('left', 1.86, .66, 2.0, .68, .0, .02, BLACK, .003); cyl(.055, .1, tuple(room.at('left', 1.93, .66, .07)), paint((248, 246, 240), .9, .2), (math.pi / 2, 0, 0))
        bar(tuple(room.at('right', 1.9, 1.25, .06)), tuple(room.at('right', 2.5, 1.25, .06)), .009, BLACK); soft((.05, .5, .62), (2.85, 2.2, .97), fabric((222, 214, 200)), .02); room.downlights((2, 2), 6, .7); plant(.28, .62, .9, pot=(196, 170, 140)); cyl(.04, .14, wall(X - .2, .91, .2), plain((120, 150, 140), .3)); soft((.22, .14, .06), wall(1.85, .87, .25), fabric((236, 232, 224)), .02)
    room.softbox(46); garden(-.7, (-1, 0), seed=8); sky(34, 262, .22, .6, .9, clouds=.5, cloud_seed=6.0)
    c = bpy.context.scene.cycles; c.diffuse_bounces = 5; c.max_bounces = 8; grade = ((1, 1, 1), (1.0, 1.0, 1.01), (.98, 1.0, 1.035)); e = {'rough': 1.25, 'drywall': .95}.get(STAGE, .4)
    shot(f'bath-{STAGE}', camera((2.4, .2, 1.45), (1.3, Y, .98), 19), e, glow=5.0, grade=grade); shot('bath-shower', camera((2.3, .9, 1.4), (.7, Y, 1.25), 25), e, glow=5.0, grade=grade)


def heater():
    wallm, floor = paint((226, 224, 218), .6, .06), concrete((172, 168, 160), .6); plane(-5, -6, 5, .1, 0, floor); box((10, .12, 3.2), (0, .06, 1.6), wallm, bevel=0); box((.12, 6, 3.2), (-1.75, -2.9, 1.6), wallm, bevel=0); box((9.9, .016, .12), (0, -.008, .06), paint((244, 243, 238), .4, .01), bevel=.003)
    body, dark = plain((206, 208, 206), .34, .1), plain((58, 62, 66), .5); hx, hy = -.65, -.48
    lathe([(.34, 0), (.35, .06), (.345, .065), (.335, .012), (0, .012)], plain((196, 198, 200), .35, 1.0), (hx, hy, .0)); [box((.5, .06, .04), (hx, hy + k, .035), plain((150, 152, 152), .6), bevel=.004) for k in (-.15, .15)]
    lathe([(0, .06), (.262, .06), (.27, .07), (.27, .1)], dark, (hx, hy, 0)); lathe([(.27, .1), (.27, 1.5), (.274, 1.5), (.274, 1.53), (.255, 1.55), (0, 1.56)], body, (hx, hy, 0)); lathe([(.2715, .1), (.2715, .13)], dark, (hx, hy, 0)); lathe([(.2715, 1.42), (.2715, 1.46)], plain((52, 88, 110), .4), (hx, hy, 0))
    for z in (.42, 1.12): box((.16, .02, .22), (hx, hy - .268, z), plain((188, 190, 188), .4), bevel=.006)
    box((.15, .004, .2), (hx + .0, hy - .2725, .78), paint((248, 246, 238), .6, 0), bevel=.0); box((.15, .0045, .04), (hx, hy - .2728, .86), plain((232, 184, 30), .5), bevel=0); [box((.11, .0045, .006), (hx, hy - .2728, .82 - q * .02), dark, bevel=0) for q in range(6)]
    run([(hx - .1, hy, 1.55), (hx - .1, hy, 2.2), (hx - .1, -.04, 2.2), (2.9, -.04, 2.2)], .011, COPPER); run([(hx + .1, hy, 1.55), (hx + .1, hy, 2.05), (hx + .1, -.04, 2.05), (2.9, -.04, 2.05)], .011, COPPER)
    for s in (-1, 1): cyl(.02, .05, (hx + s * .1, hy, 1.58), BRONZE)
    box((.05, .05, .07), (hx + .1, hy, 1.82), BRONZE, bevel=.01); box((.11, .02, .012), (hx + .14, hy - .035, 1.83), plain((190, 40, 36), .4), bevel=.003)   # shut-off on the cold side
    run([(hx + .1, hy, 1.95), (hx + .34, hy, 1.95)], .011, COPPER, False); lathe([(0, .0), (.05, .005), (.115, .06), (.12, .08), (.12, .22), (.115, .24), (.05, .295), (0, .3)], plain((60, 104, 150), .4), (hx + .34, hy, 1.97)); cyl(.018, .04, (hx + .34, hy, 1.955), BRONZE)
    run([(hx + .27, hy, 1.36), (hx + .35, hy, 1.36), (hx + .35, hy, .16)], .0105, COPPER); box((.05, .05, .07), (hx + .3, hy, 1.37), BRONZE, bevel=.01); box((.03, .05, .01), (hx + .3, hy, 1.415), CHROME, bevel=.002); tube([(hx, hy - .27, .2), (hx, hy - .31, .2)], .014, BRONZE, False); cyl(.024, .015, (hx, hy - .32, .2), plain((190, 40, 36), .4), (math.pi / 2, 0, 0))
    tube([(hx - .18, hy + .1, 1.53), (hx - .2, hy + .12, 1.7), (hx - .25, -.1, 1.85), (hx - .25, -.04, 1.95), (hx - .25, -.04, 2.6)], .012, plain((150, 152, 154), .35, .9)); box((.16, .08, .22), (hx - .25, -.05, 2.35), plain((176, 178, 180), .4, .3), bevel=.006)
    box((1.2, .02, .95), (.95, -.011, 1.3), plywood((214, 182, 136), (190, 150, 104)), bevel=.002)   # manifold board
    for z, m in ((1.58, PEX_R), (1.12, PEX_B)):
        run([(.45, -.065, z), (1.45, -.065, z)], .018, COPPER, False); [box((.03, .06, .05), (x, -.04, z), plain((150, 152, 154), .4, .6), bevel=.004) for x in (.5, 1.4)]; fx, fz = (.38, 2.2) if m is PEX_R else (.3, 2.05); run([(fx, -.065, fz), (fx, -.065, z), (.46, -.065, z)], .011, COPPER)
        for k in range(7):
            x = .58 + k * .13; cyl(.012, .06, (x, -.065, z - .04), BRONZE); box((.012, .03, .03), (x, -.09, z - .035), m, bevel=.004); s = .03 if m is PEX_B else -.03; tube([(x, -.065, z - .06), (x, -.065, z - .2), (x + s, -.05, z - .3), (x + s, -.05, .9 - .0 if m is PEX_R else .6), (x + s, -.05, .02)], .008, m)
    for z in (.45, .82): box((1.1, .02, .03), (.97, -.065, z), galv(), bevel=.003)
    for x in (0, .8, 1.5): [box((.03, .05, .03), (x, -.03, z), BRONZE, bevel=.004) for z in (2.2, 2.05)]
    box((.36, .26, .03), (.2, -.36, .015), wood(), bevel=.002); box((.42, .22, .2), (1.55, -.5, .1), plain((176, 40, 34), .45), (0, 0, .3), .012); bar((1.37, -.555, .225), (1.73, -.445, .225), .012, BLACK)
    area((1.8, -3.4, 2.6), (0, 0, 1.1), (1.4, 1.2), 120, (255, 244, 228)); area((-1.5, -3.0, 2.0), (-.3, 0, 1.2), (1.0, 1.4), 34, (216, 230, 255)); gradient_world((205, 210, 216), (210, 208, 204), (120, 116, 110), .35)
    shot('water-heater', camera((.75, -3.05, 1.38), (.12, 0, 1.2), 31), .25)


heater() if STAGE == 'heater' else bath()
