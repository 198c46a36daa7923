"""Close views of the work. Option: detail = bead | stack | screws | grid | header | stairs."""
from kit import *
from parts import *

DETAIL = option('detail', 'bead')
reset(141)
B, G, S = board(), galv(), plain((190, 192, 195), .28, 1.0)


def knife(loc, rot, w=.15):
    def make(): box((.09, w, .0012), (.08, 0, 0), S, bevel=.0004); box((.03, w * .5, .006), (.03, 0, 0), S, bevel=.002); soft((.13, .03, .024), (-.05, 0, 0), plain((30, 62, 120), .4), .01)
    before = set(bpy.context.scene.collection.objects); make(); bpy.context.view_layer.update(); M = Matrix.Translation(loc) @ Euler(rot).to_matrix().to_4x4()
    for o in bpy.context.scene.collection.objects:
        if o not in before: o.matrix_world = M @ o.matrix_world


def pan(loc, a):
    """mud pan with compound"""
    def make():
        vs = [(-.17, -.04, 0), (.17, -.04, 0), (.17, .04, 0), (-.17, .04, 0), (-.18, -.055, .085), (.18, -.055, .085), (.18, .055, .085), (-.18, .055, .085)]
        mesh('pan', vs, [(0, 3, 2, 1), (0, 1, 5, 4), (2, 3, 7, 6), (1, 2, 6, 5), (3, 0, 4, 7)], S); n = 24; v2 = []; f2 = []
        for i in range(n + 1):
            for j in range(9): x, y = -.17 + .34 * i / n, -.048 + .096 * j / 8; v2.append((x, y, .06 + .014 * math.sin(x * 21 + y * 30) + .008 * math.sin(x * 55 - y * 70)))
        for i in range(n):
            for j in range(8): k = i * 9 + j; f2.append((k, k + 9, k + 10, k + 1))
        mesh('mud', v2, f2, paint((236, 233, 224), .5, .2, 90), True)
    group(make, loc, a)


if DETAIL == 'bead':         # outside corner: metal bead, first coat on one side, knife and pan on a bench
    H = 2.6
    boards((0, 0, 0), (1, 0, 0), (0, 0, 1), 3.4, H, (0, -1, 0)); boards((0, 3.4, 0), (0, -1, 0), (0, 0, 1), 3.4, H, (-1, 0, 0))
    for dx, dy, n in ((.016, -.0016, (0, -1, 0)), (-.0016, .016, (-1, 0, 0))):
        sz = (.032, .0006, H) if n[1] else (.0006, .032, H); box(sz, (dx, dy, H / 2), G, bevel=0)
        for k in range(56):   # nail and key holes of the bead's legs
            z = .03 + k * .046; p = (.022, -.0021, z) if n[1] else (-.0021, .022, z); cyl(.0035 if k % 2 else .0022, .0003, p, plain((70, 70, 70), .8), (math.pi / 2, 0, 0) if n[1] else (0, math.pi / 2, 0), seg=16)
    cyl(.0026, H, (-.0016, -.0016, H / 2), G)
    strip((.075, -.003, 1.8), 1.7, (0, 0, 1), (0, -1, 0), .1); strip((-.003, .075, 2.1), 1.1, (0, 0, 1), (-1, 0, 0), .1)
    box((2.2, .3, .04), (-.55, -.62, .93), plywood(), bevel=.002); pan((-.28, -.62, .95), .5); knife((.12, -.6, .962), (0, 0, 2.6)); box((.08, .08, .9), (-1.2, -.62, .46), wood(), bevel=.003)
    plane(-6, -6, 6, 6, 0, concrete()); box((12, .1, 3), (0, 5, 1.5), paint((196, 190, 180))); box((.1, 12, 3), (5, 0, 1.5), paint((196, 190, 180)))
    area((-2.6, -1.2, 2.3), (0, 0, 1.5), (1.2, 1.2), 60, (255, 246, 234)); area((2.6, -2.2, 2.0), (0, 0, 1.4), (1.5, 1.5), 26, (220, 232, 255)); gradient_world((190, 196, 204), (200, 198, 194), (120, 116, 110), .35)
    cam, e = camera((-.85, -1.45, 1.42), (.02, 0, 1.42), 40, fstop=4, focus=(0, 0, 1.42)), .25
elif DETAIL == 'stack':      # two stacks of board and a drywall cart in a big bare room
    plane(-20, -20, 20, 20, 0, concrete((164, 160, 154), .6)); X, Y, H = 9.0, 7.0, 3.4
    boards((-3, 5.0, 0), (1, 0, 0), (0, 0, 1), X, 2.9, (0, -1, 0)); boards((-3, -2, 0), (0, 1, 0), (0, 0, 1), Y, 2.9, (1, 0, 0))
    sheet_stack((.3, 2.6, 0), 26, size=(3.66, 1.22), rot=.05); sheet_stack((.4, 2.62, .44), 5, board((150, 168, 148)), size=(2.44, 1.22), rot=.03, skids=False)
    for i in range(6): o = box((2.44, 1.22, .0127), (-2.62 + i * .018, .2 + R.gauss(0, .01), .64), board((214, 211, 203)), (math.pi / 2 - .14 - i * .004, 0, math.pi / 2), .0015)
    bucket(2.6, 1.3); bucket(2.95, 1.45); bucket(2.78, 1.5, .38); knife((2.2, 1.0, .012), (0, 0, .6)); ladder(3.9, 3.6, -.5, 1.9, (222, 120, 40)); broom_at = None
    area((4.8, -2, 3.2), (0, 3, .8), (2.5, 2.0), 260, (255, 243, 226)); area((-2.6, -3.0, 2.4), (0, 3, .8), (2, 1.5), 70, (220, 232, 255)); gradient_world((190, 196, 204), (200, 198, 194), (120, 116, 110), .3)
    cam, e = camera((3.9, -2.0, 1.45), (-.1, 3.6, .95), 27), .2
elif DETAIL == 'screws':     # screw pattern at 16 in studs, gun on the board, raking light
    boards((0, 0, 0), (1, 0, 0), (0, 0, 1), 4.2, 1.2, (0, -1, 0), finished=False); boards((0, 0, 1.203), (1, 0, 0), (0, 0, 1), 4.2, 1.5, (0, -1, 0), finished=False); x = .4064
    while x < 4.2:
        z = .08
        while z < 2.6:
            cyl(.0044, .0006, (x + R.gauss(0, .002), -.0002, z), plain((38, 38, 40), .4, .8), (math.pi / 2, 0, 0), seg=16); cyl(.0062, .0002, (x, -.00005, z), plain((166, 162, 154), .9), (math.pi / 2, 0, 0), seg=16); z += .305
        x += .4064
    for z in (1.19, 1.215):
        x = .1
        while x < 4.2: cyl(.0044, .0006, (x, -.0002, z), plain((38, 38, 40), .4, .8), (math.pi / 2, 0, 0), seg=16); x += .2032
    mesh('line', [(0, -.0006, 1.2), (4.2, -.0006, 1.2), (4.2, -.0006, 1.203), (0, -.0006, 1.203)], [(0, 1, 2, 3)], plain((96, 92, 86), .9)); plane(-4, -6, 8, 2, 0, concrete())
    area((-.9, -.5, 2.0), (2.4, 0, 1.2), (.5, 1.6), 42, (255, 244, 228)); area((3.0, -3.2, 1.6), (2, 0, 1.2), (2, 2), 22, (214, 228, 255)); gradient_world((190, 196, 204), (200, 198, 194), (120, 116, 110), .2)
    cam, e = camera((1.0, -1.05, 1.3), (2.1, 0, 1.22), 34, fstop=4, focus=(1.7, 0, 1.22)), .3
elif DETAIL == 'grid':       # ceiling grid hung from the slab, half the tiles in
    X, Y, H, F = 9.76, 9.76, 2.9, .6096; white, tile = plain((234, 234, 230), .42), tile_acoustic()
    plane(-.5, -.5, X + .5, Y + .5, 0, concrete((160, 156, 150), .6)); wall = paint((222, 220, 214), .7, .03)
    for c, s in (((X / 2, Y + .06, 2), (X, .12, 4)), ((-.06, Y / 2, 2), (.12, Y, 4)), ((X + .06, Y / 2, 2), (.12, Y, 4)), ((X / 2, -.06, 2), (X, .12, 4))): box(s, c, wall, bevel=0)
    box((X, Y, .2), (X / 2, Y / 2, 4.0), concrete((130, 128, 124), .8), bevel=0); box((X, .5, .3), (X / 2, 6.2, 3.55), galv(), bevel=.01); cyl(.15, Y, (3.2, Y / 2, 3.5), galv(), (math.pi / 2, 0, 0)); tube([(6.6, 0, 3.6), (6.6, Y, 3.6)], .028, plain((150, 52, 44), .5), False)
    for k in range(3): tube([(7.4 + k * .05, 0, 3.75), (7.4 + k * .05, Y, 3.75)], .011, galv(), False)
    for i in range(17):
        box((.024, Y, .005), (i * F, Y / 2, H), white, bevel=.001); box((.003, Y, .04), (i * F, Y / 2, H + .02), white, bevel=0)
        if i % 2 == 0: [tube([(i * F, .6 + k * 1.22, H + .04), (i * F, .6 + k * 1.22, 3.92)], .0016, plain((170, 172, 174), .4, 1.0), False) for k in range(8)]
    for j in range(17): box((X, .024, .005), (X / 2, j * F, H + .0015), white, bevel=.001); box((X, .003, .03), (X / 2, j * F, H + .015), white, bevel=0)
    for x, y, a, b in ((X / 2, .012, X, .024), (X / 2, Y - .012, X, .024), (.012, Y / 2, .024, Y), (X - .012, Y / 2, .024, Y)): box((a, b, .004), (x, y, H - .001), white, bevel=.001)
    rr = random.Random(5)
    for i in range(16):
        for j in range(16):
            x, y = i * F + F / 2, j * F + F / 2
            if (i, j) in ((3, 9), (3, 12), (9, 9), (9, 12), (3, 6), (12, 12), (12, 9)): box((F - .03, F - .03, .01), (x, y, H + .008), emit((255, 250, 240), 9), bevel=0); area((x, y, H - .01), (x, y, 0), (F - .05, F - .05), 34, (255, 248, 236)).visible_glossy = False; continue
            if j + .35 * i > 11.2 - 0 or (j + .35 * i > 9.6 and rr.random() < .55): box((F - .026, F - .026, .018), (x + rr.gauss(0, .001), y, H + .008), tile, bevel=.005)
            elif (i, j) in ((6, 5), (5, 6)): box((F - .026, F - .026, .018), (x, y, H + .05), tile, (.16, .1, .1), .005)
    def stack():
        for k in range(12): box((.6, .6, .018), (R.gauss(0, .004), R.gauss(0, .004), .03 + k * .0185), tile, (0, 0, R.gauss(0, .01)), .004)
    group(stack, (5.4, 4.6, 0), .3); group(stack, (6.3, 4.9, 0), -.2); ladder(4.3, 5.3, .5, 1.9, (222, 120, 40))
    def scaffold():
        al = plain((206, 172, 50), .4)
        for sx in (-.9, .9):
            for sy in (-.35, .35): cyl(.022, 1.6, (sx, sy, .9), al); cyl(.06, .05, (sx, sy, .06), plain((40, 40, 42), .5), (math.pi / 2, 0, 0))
            for z in (.4, .8, 1.2, 1.6): cyl(.015, .7, (sx, 0, z), al, (math.pi / 2, 0, 0))
        box((1.8, .66, .04), (0, 0, 1.22), plywood(), bevel=.003); [cyl(.012, 1.8, (0, s * .35, .45), al, (0, math.pi / 2, 0)) for s in (-1, 1)]
    group(scaffold, (7.3, 6.8, 0), .2)
    area((2, 2, 3.8), (4, 5, 0), (1, 3), 60, (255, 238, 214)); area((7.5, 2.5, 3.8), (6, 5, 0), (1, 3), 60, (255, 238, 214)); area((X / 2, .3, 2), (X / 2, Y, 1.6), (4, 2), 70, (230, 238, 255)); gradient_world((190, 196, 204), (200, 198, 194), (120, 116, 110), .1)
    cam, e = camera((1.3, .7, 1.35), (5.6, 7.0, 1.95), 22), .2
elif DETAIL == 'header':     # window opening in a framed wall: king and jack studs, header, cripples, sill
    room = Room(6.2, 4.6, {'back': [('window', 1.6, 1.83, .86, 2.05), ('opening', 4.3, .97, 0, 2.05)], 'left': [('window', 1.4, 1.5, .86, 2.05)]}, ('left', 'back')); room.subfloor(); room.studs(wires=False)
    garden(-.8, (0, 1), seed=9); sky(20, 30, .2, .8, .9, clouds=.5, cloud_seed=51); room.softbox(95, (255, 244, 230)); group(lambda: sawhorse(0, 0, 0, 0), (2.2, 3.2, 0), .1); [lumber(2.3, '2x4', (1.0, 3.12 + k * .11, .77), 'x', wood(), True, jit=.008) for k in range(2)]
    cam, e = camera((3.6, 1.5, 1.5), (2.9, 4.6, 1.52), 25), .75
elif DETAIL == 'stairs':     # stair stringers in a framed house
    room = Room(5.2, 5.4, {'left': [('window', 2.0, 1.6, .86, 2.05)], 'back': [('window', 3.2, 1.4, .86, 2.05)]}, ('left', 'back')); room.subfloor(); rise, run, n = .19, .262, 13
    before = set(bpy.context.scene.collection.objects)
    m = wood(); y0 = 1.2
    for x in (.35, .82, 1.29):   # cut stringers from 2x12
        pts = [(0, 0)]
        for k in range(n): pts += [(k * run, (k + 1) * rise), ((k + 1) * run, (k + 1) * rise)]
        pts += [(n * run, n * rise - .3), (.36, 0)]
        vs = [(x - .019, y0 + a, b) for a, b in pts] + [(x + .019, y0 + a, b) for a, b in pts]; q = len(pts); fs = [tuple(range(q)), tuple(range(2 * q - 1, q - 1, -1))] + [(k, q + k, q + (k + 1) % q, (k + 1) % q) for k in range(q)]
        o = mesh('stringer', vs, fs, m)
    for k in range(5): box((1.14, run + .02, .026), (.82, y0 + k * run + run / 2, (k + 1) * rise + .013), plywood(), bevel=.002); box((1.14, .018, rise - .004), (.82, y0 + k * run - .009, k * rise + rise / 2), plywood(), bevel=.001)
    room.studs(wires=False)
    lumber_stack((3.3, 2.2, 0), 5, 3, 2.44, rot=1.2); garden(-.8, (-1, 0), seed=11); sky(24, 262, .2, .8, .9, clouds=.5, cloud_seed=53); room.softbox(80, (255, 244, 230)); cam, e = camera((4.2, .5, 1.5), (.9, 4.2, 1.3), 23), .8
bpy.context.scene.cycles.diffuse_bounces = 4
shot(f'detail-{DETAIL}', cam, e, glow=4.0, grade=((1, 1, 1), (1.0, 1.0, 1.01), (.98, 1.0, 1.03)))
