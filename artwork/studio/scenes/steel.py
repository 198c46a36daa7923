"""Commercial build-out with steel studs: stage = studs | boarded | finished."""
from kit import *
from parts import *

STAGE = option('stage', 'studs')
reset(91)
X, Y, H, DECK = 9.0, 11.0, 2.75, 3.9      # camera looks along +Y; partitions run to the deck or to H
gal, conc = galv((186, 190, 194), .3), concrete((162, 158, 152), .6)
# shell: slab, deck with joists, far window wall, side walls
if STAGE == 'finished':
    for i in range(int(X / .61) + 1):
        for j in range(int(Y / .61) + 2): box((.608, .608, .008), (.305 + i * .61, .305 + j * .61, -.004), carpet((104, 108, 112)) if (i * 5 + j * 3) % 7 else carpet((72, 96, 108)), bevel=.001)
else: plane(-3, -3, X + 3, Y + 3, 0, conc)
if STAGE != 'finished':
    gray, red = joisted_deck(X, Y, DECK), plain((112, 58, 48), .6)
    for x, r in ((2.2, .2), (6.9, .16)):   # round ducts, sprinkler main, conduits
        cyl(r, Y, (x, Y / 2, 3.22), gal, (math.pi / 2, 0, 0)); [cyl(r + .012, .03, (x, y, 3.22), gal, (math.pi / 2, 0, 0)) for y in (1.2, 3.0, 4.8, 6.6, 8.4)]; [tube([(x - r - .01, y, DECK - .42), (x - r - .01, y, 3.22), (x, y, 3.22 - r - .004), (x + r + .01, y, 3.22), (x + r + .01, y, DECK - .42)], .004, gray, True) for y in (2.1, 5.7, 9.3)]
    tube([(4.6, -1, 3.35), (4.6, Y, 3.35)], .03, red, False); [tube([(4.6, y, 3.35), (4.6, y, 3.05)], .014, red, False) for y in (1.5, 4.5, 7.5, 10)]
    for k in range(3): tube([(5.4 + k * .06, -1, 3.42), (5.4 + k * .06, Y, 3.42)], .011, gal, False)
win = [(0.6 + k * 2.7, 2.3) for k in range(3)]
room = Room(X, Y, {'back': [('window', a, w, .9, 2.6) for a, w in win]}, (), H if STAGE == 'finished' else DECK + .1)
wall_c = paint((234, 233, 228), .6, .04)
for w in ('left', 'right', 'back', 'front'): room.slab(w, wall_c if STAGE == 'finished' else concrete((176, 172, 166), .8), ends=.2)
room.windows((60, 62, 66), bars=False)
# partitions: corridor between x = 3.1 and 5.3 (rooms on both sides), its doors
C0, C1, CY = 3.1, 5.3, 8.2; D0, D1 = [(1.0, .92, 2.13), (4.6, .92, 2.13)], [(2.4, .92, 2.13), (5.8, .92, 2.13)]
if STAGE == 'studs':
    steel_wall((C0, 0, 0), 'y', CY, DECK - .02, D0); steel_wall((C1, 0, 0), 'y', CY, DECK - .02, D1)
    steel_wall((0, CY, 0), 'x', C0, DECK - .02, [(1.0, .92, 2.13)]); steel_wall((C1, CY, 0), 'x', X - C1, DECK - .02); steel_wall((0, 4.1, 0), 'x', C0, DECK - .02); steel_wall((C1, 4.4, 0), 'x', X - C1, DECK - .02)
    for y in (D0[0][0], D0[1][0]): door_frame((C0, y, 0), 'y')
    for y in (D1[0][0], D1[1][0]): door_frame((C1, y, 0), 'y')
    blue = plain((52, 88, 150), .5)
    for x, ys in ((C0, (3.05, 6.7)), (C1, (1.3, 4.6))):
        for y in ys: box((.055, .06, .1), (x, y + .08, 1.15), gal, bevel=.003); tube([(x, y + .08, 1.2), (x + .01, y + .06, 1.9), (x, y + .07, 2.7), (x, y + .06, 3.6)], .008, gal)
    sheet_stack((4.35, 5.2, 0), 16, board((214, 211, 203)), rot=math.pi / 2); ladder(4.0, 7.2, .6, 1.9, (222, 120, 40)); bucket(3.5, 3.4)
    for k in range(9): o = bpy.data.objects.new('cee', cee(2.6)); o.location = (4.75 + (k % 3) * .1, 2.2, .02 + (k // 3) * .045); o.rotation_euler = (-math.pi / 2, 0, 0); link(o); o.location.y = 2.0
elif STAGE == 'boarded':
    def face(x, n, y0, y1, holes):
        u = Vector((0, 1, 0)) if n > 0 else Vector((0, -1, 0)); o = Vector((x, y0 if n > 0 else y1, 0)); hs = [(a - y0, 0, a - y0 + w, h) if n > 0 else (y1 - a - w, 0, y1 - a, h) for a, w, h in holes]
        boards(o, u, (0, 0, 1), y1 - y0, DECK - .05, (n, 0, 0), None, hs)
    face(C0 + .06, 1, 0, CY, D0); face(C1 - .06, -1, 0, CY, D1); face(C0 - .06, -1, 0, CY, D0); face(C1 + .06, 1, 0, CY, D1)
    boards((C0 + .06, CY + .06, 0), (-1, 0, 0), (0, 0, 1), C0, DECK - .05, (0, 1, 0)); boards((X, CY + .06, 0), (-1, 0, 0), (0, 0, 1), X - C1 + .06, DECK - .05, (0, 1, 0))
    for x, h in ((C0, D0), (C1, D1)):
        for a, w, z in h: door_frame((x, a, 0), 'y')
        strip((x + (.06 if x == C0 else -.06), CY + .058, DECK / 2), DECK, (0, 0, 1), (1 if x == C0 else -1, 0, 0), .09)
    sheet_stack((4.3, 5.6, 0), 9, rot=math.pi / 2 + .05); ladder(4.0, 7.3, .6, 1.9, (222, 120, 40)); bucket(3.55, 3.3); bucket(3.5, 3.7, full=False)
else:
    F = .6096; tile, grid, white = tile_acoustic(), plain((232, 232, 228), .42), paint((242, 241, 237), .5, .03); accent = paint((58, 92, 104), .55, .03)
    for x, h, sg in ((C0, D0, 1), (C1, D1, -1)):
        us = [0.0] + [v for a, w, _ in h for v in (a, a + w)] + [CY]
        for a, b in zip(us[::2], us[1::2]): box((.12, b - a, H), (x, (a + b) / 2, H / 2), wall_c, bevel=0); [box((.012, b - a, .1), (x + q * .066, (a + b) / 2, .05), plain((52, 56, 60), .5), bevel=.002) for q in (-1, 1)]
        for a, w, z in h: box((.12, w, H - z), (x, a + w / 2, (H + z) / 2), wall_c, bevel=0); door_frame((x, a, 0), 'y', w, z, plain((66, 70, 74), .45), planks((176, 132, 88), (132, 92, 56), .35))
    for x0, x1 in ((0, C0 + .06), (C1 - .06, X)): box((x1 - x0, .12, H), ((x0 + x1) / 2, CY + .06 - .06, H / 2), accent, bevel=0)
    for i in range(int(X / F) + 1):
        for j in range(int(Y / (2 * F)) + 1):
            x, y = i * F + F / 2 - .02, j * 2 * F + F; cor = C0 < x < C1
            if (i in (6, 7) and i == 6 and j % 2 == 1) or (not cor and i % 5 == 2 and j % 2 == 0) or (j >= 7 and i % 3 == 1): box((F - .03, 2 * F - .03, .01), (x, y, H + .008), emit((255, 250, 240), 8), bevel=0); area((x, y, H - .01), (x, y, 0), (F - .05, 2 * F - .05), 36, (255, 247, 234)).visible_glossy = False
            else:
                for q in (-.5, .5): box((F - .024, F - .024, .018), (x, y + q * F, H - .002 + R.gauss(0, .0006)), tile, bevel=.006)
    for i in range(int(X / F) + 2): box((.024, Y, .006), (i * F - .02, Y / 2, H + .002), grid, bevel=.001)
    for j in range(int(Y / F) + 2): box((X, .024, .006), (X / 2, j * F, H + .0022), grid, bevel=.001)
    box((X, Y, .1), (X / 2, Y / 2, H + .2), white, bevel=0); plant(3.5, CY - .3, 1.4); plant(4.95, 9.9, 1.5)
    for y, z in ((3.6, 1.6), (7.0, 1.6)): box((.01, .32, .2), (C0 + .066, y - .35, z), plain((58, 92, 104), .5), bevel=.002)
    box((.03, 1.2, .9), (C1 - .075, 4.4, 1.55), planks((150, 108, 70), (104, 70, 44), .38), bevel=.003); o = box((1.1, .8, .01), (C1 - .094, 4.4, 1.55), art(3.3), (math.pi / 2, 0, -math.pi / 2), 0)
    for k in (-1, 0, 1): soft((.62, .62, .4), (4.2 + k * .68, 10.3, .22), fabric((96, 118, 122)), .06); soft((.62, .16, .5), (4.2 + k * .68, 10.6, .6), fabric((96, 118, 122)), .06)
plane(-80, Y + 2, 80, Y + 200, -3, grass()); T = tree((2, Y + 12, -3), 8, 3, 4, 8000, lsize=.14)
for k in range(14): instance(T, (-14 + k * 2.6, Y + 16 + 3 * (k % 3), -3), k, 1.1)
sky(36, 40, .2, .5, .9, clouds=.5, cloud_seed=4.0)
if STAGE != 'finished':
    for y in (1.5, 4.5, 7.5): area((4.2, y, 3.3), (4.2, y, 0), (.16, 1.2), 55, (246, 248, 255), camera=False)
    for x in (1.4, 7.2):
        for y in (2.0, 6.0): area((x, y, 3.3), (x, y, 0), (.16, 1.2), 60, (255, 238, 214))
area((4.2, .25, 2.4), (4.2, 8, 1.0), (2.0, 1.4), 40, (235, 241, 255)).visible_glossy = False; bpy.context.scene.cycles.diffuse_bounces = 5
k = dict(glow=5.0, grade=((1, 1, 1), (1, 1, 1.01), (.985, 1.0, 1.03)))
e = {'studs': .55, 'boarded': .35, 'finished': .0}[STAGE]
shot(f'corridor-{STAGE}', camera((4.0, .35, 1.5), (4.35, Y, 1.62), 22), e, **k)
shot('steel-open', camera((8.4, .4, 1.5), (2.0, 8.0, 1.75), 22), e + .2, **k)
shot('corridor-frame', camera((4.75, 2.3, 1.5), (C0, 5.3, 1.45), 26), e, **k)
