"""A popcorn ceiling before, during and after scraping. Option: stage = before | scraping | coated | after."""
from kit import *
from parts import *

STAGE = option('stage', 'before')
reset(61)
X, Y = 4.8, 4.4
room = Room(X, Y, {'left': [('window', 1.0, 1.9, .8, 2.1)], 'right': [('opening', 3.0, .86, 0, 2.06)]}, ('left',))
H = room.H


def popcorn(points, count, seed=1, z=H):
    """sprayed texture: thousands of small lumps on a ceiling polygon"""
    p = mesh('sprayed', [(x, y, z - .0006) for x, y in points], [tuple(range(len(points)))], paint((226, 222, 212), .95, .9, 180))
    bpy.context.view_layer.objects.active = p
    lumps = [rock(s, paint(c, .95, .4, 300)) for s, c in ((.0055, (232, 228, 218)), (.008, (226, 221, 210)), (.0105, (230, 226, 216)), (.0065, (218, 212, 200)), (.009, (234, 230, 222)))]
    scatter(p, lumps, count, seed, (.5, 1.35)); return lumps


whole = [(-.05, -.05), (-.05, Y + .05), (X + .05, Y + .05), (X + .05, -.05)]
if STAGE == 'after':
    room.finish(wall=(214, 216, 208), ceiling=(247, 247, 245), crown=.08); room.plank_floor((196, 160, 118), (156, 118, 80)); room.downlights((3, 2), 5)
    curtain(.6, 1.0, .09, h=2.3); curtain(2.9, 3.3, .09, h=2.3); cyl(.012, 2.9, (.09, 1.95, 2.31), plain((34, 35, 38), .4, .3), (math.pi / 2, 0, 0))
else:
    room.finish(wall=(222, 208, 182), ceiling=(222, 216, 204), trim=(226, 216, 196), base_h=.08)
    if STAGE == 'before':
        popcorn(whole, 150000); plane(-.1, -.1, X + .1, Y + .1, 0, carpet((168, 148, 120)))
        x, y = 2.5, 2.5; brass = plain((190, 150, 80), .3, 1.0); cyl(.17, .03, (x, y, H - .02), brass)
        bpy.ops.mesh.primitive_uv_sphere_add(radius=.15, location=(x, y, H - .045)); o = bpy.context.object; o.scale.z = .55; o.data.materials.append(emit((255, 226, 180), 2.2)); bpy.ops.object.shade_smooth(); point((x, y, H - .25), 7, (255, 214, 160), .1)
        for k in range(9): box((.3, .012, .004), (3.6, 3.3 + k * .02, H - .012), plain((222, 214, 196), .5), (.5, 0, 0), bevel=.001)
        box((.36, .24, .006), (3.6, 3.38, H - .006), plain((222, 214, 196), .5), bevel=.003)
    else:
        # the far half is bare board again, the near half still sprayed; later all of it is board with freshly coated joints
        edge = [(-.05, 2.75), (.4, 2.8), (.7, 2.62), (1.0, 2.72), (1.35, 2.5), (1.7, 2.62), (2.0, 2.3), (2.35, 2.42), (2.7, 2.2), (3.05, 2.34), (3.4, 2.1), (3.8, 2.2), (4.2, 2.0), (4.5, 2.12), (X + .05, 1.98)]
        if STAGE == 'scraping': popcorn([(-.05, -.05)] + edge + [(X + .05, -.05)], 85000)
        boards((0, 0, H - .002), (0, 1, 0), (1, 0, 0), Y, X, (0, 0, -1), board((214, 206, 190)))
        film = bpy.data.materials.new('film'); film.use_nodes = True; t = NT(film.node_tree)
        t.out(t.n('ShaderNodeMixShader', {0: .45, 1: t.n('ShaderNodeBsdfTransparent', {'Color': (.95, .96, .98, 1)}).outputs[0], 2: t.bsdf(c255(226, 230, 234), .18, .6, t.bump(t.noise(t.coord(), 7, 3, .6, 1.5), .8, .05)).outputs[0]}))
        for w, a, b in (('back', 0, X), ('right', 0, 2.95), ('right', 3.9, Y), ('left', 0, .95), ('left', 2.95, Y)):   # masking film on the walls
            vs = []; fs = []; n = 60
            for i in range(n + 1):
                u = a + (b - a) * i / n
                for j in range(6): z = .02 + (H - .12) * j / 5; vs.append(tuple(room.at(w, u, z, .03 + (.018 * math.sin(u * 17) + .012 * math.sin(u * 41 + z)) * (1 - .8 * j / 5))))
            for i in range(n):
                for j in range(5): k = i * 6 + j; fs.append((k, k + 6, k + 7, k + 1))
            mesh('film', vs, fs, film, True)
        for w in ('back', 'right', 'left'): room.panel(w, 0, H - .14, room.base[w][3], H - .1, .0, .034, plain((70, 120, 178), .6), 0) if w == 'back' else None
        c = cloth(-.1, -.1, X + .1, Y + .1, .0, plain((222, 226, 230), .22), .02, 140); debris = [rock(s, paint((222, 216, 204), .95, .4, 300)) for s in (.006, .009, .013)]
        heap = mesh('fallen', [(.3, 1.6, .024), (X - .4, 1.5, .024), (X - .3, Y - .3, .024), (.4, Y - .3, .024)], [(0, 1, 2, 3)], None); scatter(heap, debris, 9000, 4, (.4, 1.5)); heap.show_instancer_for_render = False
        ladder(3.3, 2.9, math.radians(200), 1.5); bucket(2.0, 3.1)
        st = plain((190, 192, 195), .28, 1.0); group(lambda: (cyl(.014, 1.35, (0, 0, .72), wood(knots=False)), box((.3, .003, .13), (0, 0, 1.42), st, bevel=.001), box((.05, .02, .08), (0, 0, 1.37), plain((28, 28, 30), .5), bevel=.004)), (1.15, 3.95, .02), .2)
    if STAGE == 'before': curtain(.6, 1.05, .09, h=2.3, m=fabric((190, 160, 120))); curtain(2.85, 3.3, .09, h=2.3, m=fabric((190, 160, 120))); cyl(.014, 2.9, (.09, 1.95, 2.31), plain((190, 150, 80), .3, 1.0), (math.pi / 2, 0, 0))
room.windows(); room.hallway('right', 3.0, .86); garden(-.7, (-1, 0), seed=8)
sky(32, 250, .22, .6, .9, clouds=.5, cloud_seed=6.0)
area((.25, 1.95, H - .3), (X, 2.6, H - .02), (.3, 2.2), 40 if STAGE == 'before' else 22, (255, 248, 236), spread=120)   # raking light on the ceiling
room.softbox(14 if STAGE == 'before' else 30); bpy.context.scene.cycles.diffuse_bounces = 5
grade = ((1, 1, 1), (1.0, 1.0, 1.01), (.98, 1.0, 1.03))
e, k = {'before': .9, 'scraping': .8, 'coated': .8, 'after': .85}[STAGE], dict(glow=5.0, grade=grade)
shot(f'popcorn-{STAGE}', camera((4.3, .35, 1.3), (1.5, 4.4, 2.15), 20), e, **k)
shot('popcorn-texture', camera((3.3, 1.3, 1.75), (2.35, 3.0, H), 30, level=False), e, **k)
