"""A carpenter's workshop: bench, cabinets in the making, clamps, saw; and a finished stair hall. Option: view = shop | stair."""
from kit import *
from parts import *

VIEW = option('view', 'shop')
reset(231)
OAK, BEECH, PLY, IRON, BLACK, BRASS = planks((196, 152, 102), (150, 108, 66), .45), wood((222, 184, 134), (190, 146, 96), False, .5), plywood((222, 188, 142), (200, 158, 108)), plain((120, 124, 128), .4, .9), plain((32, 33, 36), .45, .3), plain((196, 158, 96), .28, 1.0)


def bench():
    """cabinetmaker's bench with a face vise"""
    box((2.2, .62, .09), (0, 0, .86), BEECH, bevel=.006); box((2.2, .04, .16), (0, -.33, .825), BEECH, bevel=.004)
    for x in (-.85, .85): [box((.81, .1, .1), (x, y, .405), BEECH, (0, -math.pi / 2, 0), .004) for y in (-.24, .24)]; box((.09, .52, .1), (x, 0, .12), BEECH, bevel=.004)
    box((1.7, .05, .12), (0, 0, .22), BEECH, bevel=.004); box((1.6, .46, .02), (0, 0, .29), PLY, bevel=.002); box((.5, .07, .17), (-.75, -.42, .81), BEECH, bevel=.006); [cyl(.014, .14, (-.75 + s * .18, -.4, .78), IRON, (math.pi / 2, 0, 0)) for s in (-1, 1)]; cyl(.018, .2, (-.75, -.5, .79), IRON, (math.pi / 2, 0, 0)); bar((-.89, -.58, .79), (-.61, -.58, .79), .011, BEECH)
    for k in range(8): cyl(.011, .002, (-.1 + k * .14, -.2, .9055), plain((60, 44, 30), .9))
    for k in range(3): box((.5, .4, .09), (-.5 + k * .52, .02, .35), OAK, bevel=.004) if k < 2 else None


def plane_tool(loc, a):
    def make(): box((.24, .062, .028), (0, 0, .014), IRON, bevel=.004); box((.1, .05, .012), (-.02, 0, .05), IRON, (0, -.7, 0), .002); soft((.03, .026, .09), (-.085, 0, .065), wood((150, 84, 46), (104, 54, 28), False, .35), .01, (0, .25, 0)); lathe([(0, 0), (.014, 0), (.012, .02), (.018, .035), (.014, .048), (0, .05)], wood((150, 84, 46), (104, 54, 28), False, .35), (.08, 0, .026))
    group(make, loc, a)


def chisel(loc, rot, w=.02):
    def make(): box((.13, w, .005), (.065, 0, .006), plain((190, 192, 196), .2, 1.0), bevel=.001); o = lathe([(0, 0), (.008, .002), (.0125, .02), (.0135, .06), (.011, .1), (.014, .112), (0, .114)], BEECH, (0, 0, .012), (0, -math.pi / 2, 0), 24)
    group(make, loc, rot)


def cabinet(doors=False):
    """carcass of birch plywood, .8 x .56 x .76"""
    [box((.018, .56, .76), (s * .391, 0, .38), PLY, bevel=.0008) for s in (-1, 1)]; [box((.764, .56, .018), (0, 0, z), PLY, bevel=.0008) for z in (.109, .751)]; box((.764, .53, .018), (0, .0, .42), PLY, bevel=.0008); box((.764, .006, .66), (0, .272, .43), PLY, bevel=0); box((.764, .018, .1), (0, -.23, .05), PLY, bevel=.0008)
    if doors: [(box((.39, .02, .655), (s * .199, -.292, .43), OAK, bevel=.002), box((.012, .02, .12), (s * .03, -.31, .6), BLACK, bevel=.003)) for s in (-1, 1)]


def clamp(p, width, rot=0.0):
    """bar clamp for a workpiece of that width, bar on top"""
    red, h = plain((190, 46, 38), .45), width / 2 + .016
    def make(): box((width + .34, .028, .008), (-.12, 0, .006), IRON, bevel=.001); [box((.03, .03, .1), (x, 0, -.04), red, bevel=.005) for x in (h, -h)]; bar((-h, 0, -.07), (-h - .16, 0, -.07), .007, IRON); soft((.1, .03, .03), (-h - .2, 0, -.07), BEECH, .01)
    group(make, p, rot)


def shop():
    X, Y, H = 7.4, 6.0, 3.3; room = Room(X, Y, {'left': [('window', .7, 1.7, .95, 2.6), ('window', 3.0, 1.7, .95, 2.6)], 'back': [], 'right': []}, ('left',), H=H); brickw = brick((206, 200, 190), (190, 184, 174), (212, 208, 200)); conc = concrete((170, 166, 158), .55)
    for w in ('left', 'back', 'right', 'front'): room.slab(w, brickw if w == 'back' else paint((232, 229, 222), .7, .08), ends=.14, z1=H + .1)
    plane(-.3, -.3, X + .3, Y + .3, 0, conc); room.windows(frame=(60, 64, 66))
    for k in range(7): box((.14, Y, .24), (.4 + k * 1.1, Y / 2, H - .12), wood((198, 160, 112), (160, 116, 72)), (0, 0, 0), .005)
    box((X + .4, Y + .4, .05), (X / 2, Y / 2, H + .03), wood((214, 184, 142), (180, 140, 96)), bevel=0)
    group(bench, (2.3, 2.6, 0), .12); plane_tool((2.1, 2.62, .905), .6); chisel((2.75, 2.55, .905), 2.6); chisel((2.82, 2.68, .905), 2.9, .012); chisel((2.95, 2.6, .905), 2.4, .03); box((.9, .14, .022), (2.4, 2.86, .916), OAK, (0, 0, .16), .002); box((.5, .11, .022), (1.75, 2.4, .916), OAK, (0, 0, .3), .002)
    rr = random.Random(2); shav = wood((228, 190, 140), (206, 162, 110), False, .7)
    for k in range(70):   # curled shavings on the bench and the floor
        on = k < 16; x, y = (rr.gauss(2.0, .2), rr.gauss(2.6, .1)) if on else (rr.gauss(1.9, .55), rr.gauss(2.1, .4)); z = .905 if on else .0; r, a, t = rr.uniform(.01, .02), rr.uniform(0, 6.28), rr.uniform(2.5, 7); vs = []; n = 16
        for i in range(n + 1): q = t * i / n; rad = r * (1 + .06 * q); vs += [(math.sin(q) * rad + .003 * q, -.011, r - math.cos(q) * rad + .006), (math.sin(q) * rad + .003 * q, .011, r - math.cos(q) * rad + .006)]
        o = mesh('shaving', vs, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(n)], shav, True); o.location = (x, y, z); o.rotation_euler = (0, 0, a)
    for k in range(3): group(lambda: cabinet(k == 2), (5.0 + (k % 2) * .02, 4.2 - .0, 0) if k == 0 else ((5.95, 4.15, 0) if k == 1 else (6.9, 4.1, 0)), -.05 * k)
    clamp((5.0, 4.02, .765), .8); clamp((5.0, 4.36, .765), .8)
    box((2.6, .03, 1.3), (2.6, Y - .03, 1.85), PLY, bevel=.002)   # tool wall
    for k in range(5): o = box((.012, .012, .42 - .03 * k), (1.6 + k * .13, Y - .06, 2.0), IRON, bevel=.003); box((.05, .05, .13), (1.6 + k * .13, Y - .07, 2.2 - .015 * k), BEECH, bevel=.014)
    for k in range(3): plate([[(0, 0), (.5 - .06 * k, .03), (.5 - .06 * k, .06), (0, .13)]], .0015, plain((196, 198, 202), .25, 1.0), (2.4, Y - .052, 2.25 - k * .22), (math.pi / 2, 0, 0)); soft((.13, .03, .11), (2.36, Y - .06, 2.31 - k * .22), wood((150, 84, 46), (104, 54, 28), False, .4), .02)
    for k in range(4): box((.018, .02, .3), (3.15 + k * .12, Y - .06, 1.98), BEECH, bevel=.006); box((.1, .03, .035), (3.15 + k * .12, Y - .065, 2.13), IRON, bevel=.005)
    plate([[(0, 0), (.36, 0), (.36, .035), (.035, .035), (.035, .24), (0, .24)]], .003, IRON, (1.6, Y - .05, 1.4), (math.pi / 2, 0, 0)); plate([circle(2.9, 1.52, .1, 48), circle(2.9, 1.52, .016)], .002, IRON, (0, Y - .05, 0), (math.pi / 2, 0, 0))
    for z in (1.5, 2.1, 2.7):   # lumber rack
        for x in (4.6, 5.9, 7.0): box((.05, .5, .04), (x, Y - .26, z - .03), BLACK, bevel=.002)
        for k in range(4 + int(z)): box((R.uniform(2.2, 2.9), R.uniform(.07, .15), .026), (5.8 + R.gauss(0, .05), Y - .12 - (k % 3) * .15, z + .004 + (k // 3) * .028), (OAK, BEECH, wood())[k % 3], bevel=.002)
    for x in (4.6, 5.9, 7.0): box((.06, .04, 2.9), (x, Y - .03, 1.45), BLACK, bevel=.002)
    def saw(): box((.75, .65, .5), (0, 0, .55), plain((62, 68, 74), .45), bevel=.02); box((1.5, .75, .035), (0, 0, .85), plain((176, 180, 184), .28, .9), bevel=.004); box((1.5, .04, .06), (0, -.4, .83), BLACK, bevel=.004); box((.04, .72, .06), (.35, 0, .9), plain((206, 208, 212), .3, 1.0), bevel=.003); plate([circle(0, 0, .125, 48)], .003, plain((200, 202, 206), .25, 1.0), (.0, .05, .86), (math.pi / 2, 0, math.pi / 2)); box((.05, .32, .06), (0, .06, 1.02), plain((30, 30, 32), .15), bevel=.01); [box((.06, .06, .3), (x, y, .15), BLACK) for x in (-.33, .33) for y in (-.28, .28)]; cyl(.035, .02, (-.2, -.335, .62), plain((200, 40, 34), .4), (math.pi / 2, 0, 0))
    group(saw, (4.75, 2.7, 0), -.4); box((.9, .5, .018), (4.4, 2.8, .877), PLY, (0, 0, -.4), .001); [box((.4 + .1 * k, 1.2, .018), (7.3 - k * .03, 2.6, .62), PLY, (0, math.pi / 2 - .12, 0), .001) for k in range(4)]
    for x in (1.9, 4.2, 6.2): cyl(.2, .16, (x, 3.0, 2.62), plain((44, 58, 56), .4), r2=.06, cap=False); bar((x, 3.0, 2.7), (x, 3.0, H), .006, BLACK); cyl(.045, .06, (x, 3.0, 2.58), emit((255, 226, 184), 14)); point((x, 3.0, 2.5), 14, (255, 214, 168), .06)
    broom((.35, 5.3, 0), .4); area((5.6, .3, 2.9), (3.4, Y, 1.0), (2.6, 1.2), 190, (236, 240, 255)).visible_glossy = False; garden(-.8, (-1, 0), seed=12); sky(27, 262, .24, .7, .9, clouds=.5, cloud_seed=3.0)
    c = bpy.context.scene.cycles; c.diffuse_bounces = 4; c.max_bounces = 7; k = dict(glow=5.0, grade=((1, 1, 1), (1.0, 1.0, 1.01), (.99, 1.0, 1.02)))
    shot('workshop', camera((6.4, .3, 1.55), (2.9, 4.6, 1.3), 22), 1.15, **k); shot('workshop-bench', camera((3.5, 1.0, 1.45), (2.1, 3.2, .92), 30, fstop=4, focus=(2.3, 2.6, .9)), 1.2, **k)


def stair():
    """tall hall, open oak treads on one steel spine, glass guard, wide window"""
    X, Y, H, n = 6.8, 10.0, 6.0, 17; rise, run_ = 3.1 / n, .275; room = Room(X, Y, {'left': [('window', 3.4, 4.2, .0, 5.2)], 'back': [], 'right': []}, ('left',), H=H)
    for w in ('left', 'back', 'right', 'front'): room.slab(w, paint((238, 235, 228), .7, .06), ends=.14, z1=H + .1)
    for z in (1.75, 3.45): room.panel('left', 3.4, z - .025, 7.6, z + .025, -.11, -.04, BLACK, .003)
    for u in (3.43, 4.8, 6.2, 7.57): room.panel('left', u - .03, 0, u + .03, 5.2, -.11, -.038, BLACK, .003)
    for z in (.03, 5.17): room.panel('left', 3.4, z - .03, 7.6, z + .03, -.11, -.036, BLACK, .003)
    q = [room.at('left', u, z, -.075) for u, z in ((3.4, 0), (7.6, 0), (7.6, 5.2), (3.4, 5.2))]; mesh('pane', [tuple(p) for p in q], [(0, 1, 2, 3)], glass()); area(room.at('left', 5.5, 2.6, -.17), room.at('left', 5.5, 2.6, 1), (4.2, 5.2), 1, portal=True)
    room.plank_floor((206, 172, 130), (166, 128, 88), .18, 'y'); box((X + .4, Y + .4, .1), (X / 2, Y / 2, H + .05), paint((244, 243, 239), .7, .03), bevel=0); tread = planks((196, 152, 104), (152, 110, 70), .35); xs, w = 5.5, 1.15
    y0 = 4.0; pts = [Vector((xs, y0 + run_ * k, rise * (k + 1))) for k in range(n - 1)]
    for p in pts: box((w, .31, .055), tuple(p - Vector((0, 0, .0275))), tread, (0, 0, 0), .005); box((.34, .2, .012), tuple(p - Vector((0, 0, .062))), BLACK, bevel=.002); box((.1, .12, rise * .9), tuple(p - Vector((0, -.02, .062 + rise * .35))), BLACK, bevel=.003)
    a, b = Vector((xs, y0 - .15, -.06)), Vector((xs, y0 + run_ * (n - 1), rise * (n - 1) - .1)); d = (b - a); box((.13, d.length, .2), tuple((a + b) / 2 - Vector((0, 0, .06))), BLACK, (math.atan2(d.z, d.y), 0, 0), .004); box((.5, .3, .02), (xs, y0 - .1, .01), BLACK, bevel=.003)
    ye = y0 + run_ * (n - 1); box((X - 4.2, Y - ye + .1, .3), ((X + 4.2) / 2, (Y + ye) / 2 + .1, 3.1 - .15), paint((240, 238, 232), .7, .04), bevel=.003); box((X - 4.2, Y - ye + .1, .02), ((X + 4.2) / 2, (Y + ye) / 2 + .1, 3.11), tread, bevel=.002)
    gl = glass((232, 244, 238), gloss=.7); x = xs - w / 2 - .02; g0, g1 = Vector((x, y0 - .1, .0)), Vector((x, ye, 3.1 - rise)); pane = [(x, y0 - .12, .12), (x, ye - .02, 3.1 - rise * .3), (x, ye - .02, 4.12 - rise * .3), (x, y0 - .12, 1.12)]; mesh('guard', pane, [(0, 1, 2, 3)], gl); bar((x, y0 - .14, 1.14), (x, ye, 4.14 - rise * .3), .022, tread, 16)
    for k in range(0, n - 1, 3): [cyl(.022, .03, (x, pts[k].y, pts[k].z + e), plain((206, 208, 212), .2, 1.0), (0, math.pi / 2, 0)) for e in (.02, .12)]
    mesh('guard2', [(4.22, ye + .1, 3.12), (4.22, Y, 3.12), (4.22, Y, 4.12), (4.22, ye + .1, 4.12)], [(0, 1, 2, 3)], gl); bar((4.22, ye + .08, 4.14), (4.22, Y, 4.14), .022, tread, 16); mesh('guard3', [(4.22, ye + .08, 3.12), (xs - w / 2 - .02, ye + .08, 3.12), (xs - w / 2 - .02, ye + .08, 4.12), (4.22, ye + .08, 4.12)], [(0, 1, 2, 3)], gl); bar((4.2, ye + .08, 4.14), (xs - w / 2 - .02, ye + .08, 4.14), .022, tread, 16)
    room.panel('right', Y - 1.35, 3.12, Y - .4, 5.22, 0, .02, paint((246, 245, 242), .35, .01), .004); room.panel('right', Y - 1.3, 3.12, Y - .45, 5.17, .02, .028, OAK, .003); room.panel('right', Y - 1.22, 4.08, Y - 1.08, 4.1, .03, .07, BLACK, .004)   # door to the upper floor
    box((1.9, .42, .06), (2.4, Y - .32, .46), tread, bevel=.005); [box((.05, .36, .43), (2.4 + s * .8, Y - .32, .215), BLACK, bevel=.003) for s in (-1, 1)]; plant(.75, 9.3, 2.0, seed=9); room.panel('back', 1.5, 1.4, 3.3, 2.7, 0, .03, OAK, .003); room.panel('back', 1.53, 1.43, 3.27, 2.67, .028, .034, paint((244, 243, 240), .5, 0), 0); room.panel('back', 1.8, 1.62, 3.0, 2.48, .033, .038, art(4.4), 0)
    for k, (z, dx) in enumerate(((3.6, 0), (4.1, .45), (3.2, .8))): bar((2.2 + dx, 5.8 + .3 * k, z + .1), (2.2 + dx, 5.8 + .3 * k, H), .004, BLACK); bpy.ops.mesh.primitive_uv_sphere_add(radius=.13, location=(2.2 + dx, 5.8 + .3 * k, z), segments=40, ring_count=24); bpy.context.object.data.materials.append(emit((255, 236, 206), 3.0)); bpy.ops.object.shade_smooth(); point((2.2 + dx, 5.8 + .3 * k, z - .2), 16, (255, 220, 176), .13)
    box((2.6, 3.4, .014), (2.5, 6.0, .008), fabric((150, 142, 128)), bevel=.005); area((X * .6, .3, 4.4), (X * .5, Y, 1.6), (3.0, 2.0), 90, (228, 238, 255)).visible_glossy = False; garden(-.35, (-1, 0), seed=15); sky(30, 258, .22, .65, .9, clouds=.5, cloud_seed=5.0)
    c = bpy.context.scene.cycles; c.diffuse_bounces = 4; c.max_bounces = 7; k = dict(glow=5.0, grade=((1, 1, 1), (1.0, 1.0, 1.01), (.99, 1.0, 1.02)))
    shot('stair-hall', camera((1.1, .4, 1.6), (4.35, 10.0, 2.4), 20), .4, **k)


shop() if VIEW == 'shop' else stair()
