"""Virtual design and build: models on plain ground, seen in axonometry. Option: model = half | massing | services."""
from kit import *
from parts import *

MODEL = option('model', 'half')
reset(121)
W, L, H, D, PITCH = 7.3, 10.4, WALL, PROFILE['2x6'][1], 5 / 12
paper = paint((226, 222, 213), .9, 0)
plane(-150, -150, 150, 150, -.62, paper)
M = L / 2
front = [('window', 1.0, 1.5, .86, 2.05), ('opening', 3.6, .97, 0, 2.05), ('window', 5.3, 1.2, .86, 2.05)]
left = [('window', 1.2, 1.5, .86, 2.05), ('window', 3.4, 1.2, .86, 2.05), ('window', 6.6, 1.8, .86, 2.05)]
shell = Room(W, L, {'front': front, 'left': left}, H=H)


def gable_roof(y0, y1, m, x0=-.45, x1=W + .45, z=H + .16, th=.12):
    zt = lambda x: z + (W / 2 - abs(x - W / 2)) * PITCH
    for a, b in ((x0, W / 2), (W / 2, x1)):
        c = Vector(((a + b) / 2, (y0 + y1) / 2, (zt(a) + zt(b)) / 2)); l = math.hypot(b - a, zt(b) - zt(a)); box((l, y1 - y0, th), c, m, (0, -math.atan2(zt(b) - zt(a), b - a), 0), .004)
    return zt


if MODEL == 'half':
    box((W + .1, L + .1, .5), (W / 2, L / 2, -.37), concrete((188, 184, 176)), bevel=.01); box((W, L, .1), (W / 2, L / 2, -.06), plywood((214, 184, 142), (196, 160, 116)), bevel=0)
    # far half (y > M) finished, near half bare frame
    siding = paint((232, 230, 224), .7, .02); dk = plain((44, 48, 54), .5); tm = paint((246, 245, 242), .4, .01)
    stud_wall((0, D / 2, 0), 'x', W, [(o[1], o[2], o[3], o[4]) for o in front]); stud_wall((D / 2, D, 0), 'y', M - D, [(o[1] - D, o[2], o[3], o[4]) for o in left[:2]]); stud_wall((W - D / 2, D, 0), 'y', M - D); stud_wall((D, 3.2, 0), 'x', 3.2, [(1.4, .86, 0, 2.05)], prof='2x4')
    y = ST / 2
    while y < M: top = truss(y, 0, W, H); y += 24 * IN
    up = PROFILE['2x4'][1] / 2 * math.sqrt(1 + PITCH ** 2); zt = lambda x: top(x) + up
    for w in ('left',):
        for k in range(int(H / .16) + 1):   # lap siding
            z = k * .16; us = [M, 6.6, 8.4, L] if .86 - .16 < z < 2.05 else [M, L]
            for a, b in zip(us[::2], us[1::2]): box((.016, b - a, .175), (-.012, (a + b) / 2, z + .08), siding, (0, -.05, 0), .001)
    box((W - .04, .1, H), (W / 2, L - .06, H / 2), siding, bevel=0); box((.1, M, H), (W - .06, L - M / 2, H / 2), siding, bevel=0)
    for a, b, z0, z1 in ((M, 6.6, 0, H), (8.4, L, 0, H), (6.6, 8.4, 0, .86), (6.6, 8.4, 2.05, H)): box((.1, b - a, z1 - z0), (.05, (a + b) / 2, (z0 + z1) / 2), paint((236, 233, 226), .7, 0), bevel=0)
    box((W, .1, H), (W / 2, M + .06, H / 2), paint((236, 233, 226), .7, .02), bevel=0)   # the section face: painted board
    for a in (6.63, 7.5, 8.37): box((.05, .06, 1.19), (-.02, a, 1.455), dk, bevel=.003)
    for z in (.88, 2.03): box((.05, 1.8, .05), (-.02, 7.5, z), dk, bevel=.003)
    mesh('g', [(-.01, 6.6, .86), (-.01, 8.4, .86), (-.01, 8.4, 2.05), (-.01, 6.6, 2.05)], [(0, 1, 2, 3)], plain((96, 116, 128), .05, 0, .9))
    for x0 in (-.45, W + .45):
        slope_sheets(M, L + .3, x0, W / 2, zt(x0), zt(W / 2), osb((204, 172, 126))); shingles(M + .5, L + .33, x0, W / 2, zt(x0), zt(W / 2), shingle((72, 76, 82))); box((.03, M + .3, .16), (x0, M + M / 2 + .17, zt(x0) - .06), tm, bevel=.002)
    lumber_stack((3.4, -2.4, -.62), 7, 4, 3.66, '2x4', .0)
    cam = camera((-22, -26, 24), (3.6, 4.6, 1.3), level=False, ortho=18.5)
elif MODEL == 'massing':
    clay = paint((236, 233, 226), .85, 0); acc = paint((255, 183, 3), .7, 0); gl = plain((120, 136, 146), .08, 0, .9)
    for k in range(9): mesh('contour', [(x, y, -.615 - .0) for x, y in ((0, 0),)], [], None)
    base = box((26, 22, .5), (5, 5, -.4), paint((214, 208, 196), .9, 0), bevel=.02)
    for k in range(5): box((26 - k * 2.6, 6.5 - k * 1.2, .28), (5 + k * 1.3, 16 - 3.3 + k * .6, -.0 + k * .28), paint((220, 214, 203), .9, 0), bevel=.02)
    box((10, 6.2, 3.1), (3, 3, 1.4), clay, bevel=.01); box((6.2, 8.6, 3.0), (6.2, 4.4, 4.5), clay, bevel=.01); box((4.2, 5.6, 2.7), (-4.0, 4.6, 1.2), acc, bevel=.01); box((6.6, 9.0, .22), (6.2, 4.4, 6.1), clay, bevel=.01); box((10.4, 6.5, .2), (2.8, 3.0, 3.04), clay, bevel=.01)
    for x, w in ((-.6, 1.6), (1.6, 1.9), (4.6, 2.6)): box((w, .05, 2.0), (x, -.12, 1.3), gl, bevel=.005)
    for x, w in ((4.6, 1.4), (7.2, 2.4)): box((w, .05, 1.8), (x, .08, 4.6), gl, bevel=.005)
    for y in (2.0, 5.2): box((.05, 1.6, 1.8), (3.08, y, 4.6), gl, bevel=.005)
    box((3.2, 1.6, .12), (1.6, -.8, 2.6), clay, bevel=.01); [cyl(.06, 2.7, (x, -1.45, 1.2), clay) for x in (.2, 3.0)]
    for k in range(5): box((3.0 - k * .0, .4, .14 * (5 - k)), (1.6, -1.1 - k * .4, -.15 + .07 * (5 - k)), clay, bevel=.005)
    box((4.0, 9, .04), (-4.0, -2.8, -.13), paint((200, 194, 184), .9, 0), bevel=.005)
    for x, y, s in ((-7, 11, 1.3), (-5.4, 13.4, 1.0), (12.6, 1.0, 1.2), (14.4, 4.6, 1.5), (12.4, 8.6, 1.1), (-7.2, -3.6, 1.2), (10.8, -3.8, 1.0), (15.4, -2.4, 1.3), (1, 14.4, 1.4)):   # model trees: a rod and a ball
        cyl(.05, 1.6 * s, (x, y, .8 * s - .2), clay); bpy.ops.mesh.primitive_uv_sphere_add(radius=.95 * s, location=(x, y, 2.1 * s), segments=48, ring_count=24); bpy.context.object.data.materials.append(paint((206, 208, 194), .9, 0)); bpy.ops.object.shade_smooth()
    cam = camera((-26, -30, 25), (4.4, 4.4, 1.3), level=False, ortho=30)
else:
    ghost = bpy.data.materials.new('ghost'); ghost.use_nodes = True; t = NT(ghost.node_tree); t.out(t.n('ShaderNodeMixShader', {0: .06, 1: t.n('ShaderNodeBsdfTransparent').outputs[0], 2: t.bsdf(c255(236, 238, 240), .3, .5).outputs[0]}))
    slab_ = paint((214, 210, 202), .8, 0); X, Y, F = 12.0, 9.0, 3.2; stl = plain((120, 128, 136), .4, .4); blue, red, green, orange = plain((40, 116, 190), .4), plain((206, 56, 44), .4), plain((60, 150, 92), .4), plain((255, 183, 3), .4)
    for f in range(3): box((X + .3, Y + .3, .18), (X / 2, Y / 2, f * F - .1), slab_ if f < 2 else ghost, bevel=.01)
    for f in range(2):
        for x in (0, 4, 8, 12):
            for y in (0, 4.5, 9): box((.2, .2, F - .18), (x, y, f * F + F / 2 - .1), stl, bevel=.005)
        for y in (0, 4.5, 9): box((X, .14, .26), (X / 2, y, f * F + F - .33), stl, bevel=.005)
        for x in (0, 4, 8, 12): box((.14, Y, .26), (x, Y / 2, f * F + F - .33), stl, bevel=.005)
        z = f * F + F - .62   # services under the slab
        box((X - 1.4, .5, .28), (X / 2, 6.3, z), blue, bevel=.02); [box((.28, 2.2, .2), (x, 5.1 if k % 2 else 7.5, z), blue, bevel=.02) for k, x in enumerate((1.8, 3.4, 5.4, 7.4, 9.4, 10.6))]; [box((.5, .5, .1), (x, 4.0 if k % 2 else 8.5, z - .1), blue, bevel=.01) for k, x in enumerate((1.8, 3.4, 5.4, 7.4, 9.4, 10.6))]
        tube([(.5, 2.2, z + .05), (X - .5, 2.2, z + .05)], .05, red, False); [tube([(x, .8, z + .05), (x, 3.8, z + .05)], .028, red, False) for x in (1.5, 3.5, 5.5, 7.5, 9.5, 11)]; [tube([(.5, 3.0 + k * .12, z + .16), (X - .5, 3.0 + k * .12, z + .16)], .03, orange, False) for k in range(3)]; tube([(X - .6, 1.0, f * F), (X - .6, 1.0, f * F + F)], .07, green, False); tube([(X - .6, 1.0, z - .1), (6.5, 1.0, z - .02), (6.5, 3.8, z)], .05, green, False)
        for x in (4.0, 8.0):   # a few light-gauge partitions
            y = .2
            while y < 4.3: box((.09, .04, F - .5), (x + .3, y, f * F + F / 2 - .3), stl, bevel=.001); y += OC
        box((3.4, .1, F - .3), (2.1, 4.7, f * F + F / 2 - .15), ghost, bevel=0); box((.1, 4.2, F - .3), (6.0, 6.8, f * F + F / 2 - .15), ghost, bevel=0)
    for f in range(2):
        for k in range(6): box((1.9, .03, F - .3), (1.0 + k * 2.0, -.2, f * F + F / 2 - .1), ghost, bevel=0)
        for k in range(4): box((.03, 2.1, F - .3), (-.2, 1.15 + k * 2.23, f * F + F / 2 - .1), ghost, bevel=0)
    cam = camera((-20, -26, 21), (6, 4.2, 2.3), level=False, ortho=20.5)
w = gradient_world((214, 224, 236), (232, 230, 226), (200, 198, 192), .55)
sun(46, 236, 2.6, 3.0)
bpy.context.scene.cycles.diffuse_bounces = 3; bpy.context.scene.cycles.transparent_max_bounces = 24
shot(f'design-{MODEL}', cam, .25)
