"""A finished stair hall."""
from kit import *
from parts import *

reset(231)
OAK, BEECH, PLY, IRON, BLACK, BRASS = planks((196, 152, 102), (150, 108, 66), .45), wood((222, 184, 134), (190, 146, 96), False, .5), plywood((222, 188, 142), (200, 158, 108)), plain((120, 124, 128), .4, .9), plain((32, 33, 36), .45, .3), plain((196, 158, 96), .28, 1.0)


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


stair()
