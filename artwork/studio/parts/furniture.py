"""Cushions, curtains, pictures and chairs."""
from kit import *

def soft(size, loc, m, b=.06, rot=(0, 0, 0)):
    o = box(size, loc, m, rot, 0); o.data = o.data.copy(); md = o.modifiers.new('b', 'BEVEL'); md.width = b; md.segments = 5; md.limit_method = 'NONE'; s2 = o.modifiers.new('s', 'SUBSURF'); s2.levels = s2.render_levels = 1
    for p in o.data.polygons: p.use_smooth = True
    return o

def curtain(y0, y1, x=.12, m=None, h=2.62):
    vs = []; fs = []; n = 90
    for i in range(n + 1):
        f = i / n; y = y0 + (y1 - y0) * f; dx = .035 * math.sin(f * (y1 - y0) * 62) + .012 * math.sin(f * 23 + y0)
        vs += [(x + dx * 1.2, y, .015), (x + dx * .8, y, h)]
        if i: k = 2 * i; fs.append((k - 2, k, k + 1, k - 1))
    mesh('cu', vs, fs, m or fabric((238, 234, 226)), True)

@mat('art')
def art(t, seed=0.0):
    co = t.coord('Object'); n = t.noise(t.map(co, (1.2, 1, 1.6), (seed, 0, 0)), 1.6, 3, .5, 1.0)
    t.out(t.bsdf(t.ramp(n, [(0, c255(226, 218, 204)), (.45, c255(214, 200, 180)), (.5, c255(60, 92, 104)), (.56, c255(198, 142, 98)), (.64, c255(236, 228, 214))], 'CONSTANT'), .7, .2))

def chair(x, y, a):
    P = [box((.48, .46, .07), (0, 0, .47), fabric((52, 56, 62)), bevel=.03), box((.44, .06, .52), (0, .25, .82), fabric((46, 50, 56)), (.12, 0, 0), bevel=.028), cyl(.025, .36, (0, 0, .26), plain((150, 150, 152), .25, 1)), ]
    for k in range(5): P.append(box((.3, .04, .03), (.15 * math.cos(k * 1.2566), .15 * math.sin(k * 1.2566), .075), plain((28, 29, 32), .45), (0, 0, k * 1.2566), .008)); P.append(cyl(.028, .03, (.29 * math.cos(k * 1.2566), .29 * math.sin(k * 1.2566), .03), plain((28, 29, 32), .45), (math.pi / 2, 0, k * 1.25)))
    for sx in (-1, 1): P.append(box((.05, .26, .03), (sx * .29, .02, .68), plain((28, 29, 32), .45), bevel=.01)); P.append(box((.03, .04, .22), (sx * .29, .02, .57), plain((28, 29, 32), .45), bevel=.005))
    bpy.context.view_layer.update(); M = Matrix.Translation((x, y, 0)) @ Matrix.Rotation(a, 4, 'Z')
    for o in P: o.matrix_world = M @ o.matrix_world
