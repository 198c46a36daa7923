"""Boxes, lumber, meshes, cylinders and bodies of revolution."""
from kit.materials import *
from kit.scene import _mesh

def link(o, coll=None):
    (coll or bpy.context.scene.collection).objects.link(o); return o

def _boxmesh(dx, dy, dz, bevel):
    key = (round(dx, 4), round(dy, 4), round(dz, 4), round(bevel, 5))
    if key in _mesh: return _mesh[key]
    import bmesh
    bm = bmesh.new(); bmesh.ops.create_cube(bm, size=1.0)
    bmesh.ops.scale(bm, vec=(dx, dy, dz), verts=bm.verts)
    if bevel > 0:
        bmesh.ops.bevel(bm, geom=bm.edges[:], offset=min(bevel, .45 * min(dx, dy, dz)), segments=2, affect='EDGES', profile=.5)
    me = bpy.data.meshes.new('box'); bm.to_mesh(me); bm.free()
    if bevel > 0:
        for p in me.polygons: p.use_smooth = True
        me.use_auto_smooth = True; me.auto_smooth_angle = math.radians(40)
    _mesh[key] = me; return me

def box(size, loc, m=None, rot=(0, 0, 0), bevel=.002, jit=0.0, corner=False, name='box'):
    """box of size centered at loc (or with its min corner at loc if corner). Meshes are shared; material is per object."""
    if corner: loc = tuple(l + s / 2 for l, s in zip(loc, size))
    me = _boxmesh(*size, bevel); o = bpy.data.objects.new(name, me)
    if not me.materials: me.materials.append(None)
    if m:
        o.material_slots[0].link = 'OBJECT'; o.material_slots[0].material = m
    o.location = loc; o.rotation_euler = rot
    o.scale = [1 + R.uniform(-1, 1) * 2e-4 / max(v, .004) for v in size]   # +-0.1 mm: exactly coplanar faces render as black bands
    if jit:
        o.location += Vector([R.gauss(0, jit) for _ in range(3)]); o.rotation_euler = Euler([a + R.gauss(0, jit * .7) for a in rot])
    return link(o)

PROFILE = {'2x4': (1.5 * IN, 3.5 * IN), '2x6': (1.5 * IN, 5.5 * IN), '2x10': (1.5 * IN, 9.25 * IN), '2x12': (1.5 * IN, 11.25 * IN), '1x4': (.75 * IN, 3.5 * IN), '4x4': (3.5 * IN, 3.5 * IN), 'lvl': (1.75 * IN, 11.875 * IN)}
def lumber(length, profile, start, axis='x', m=None, flat=False, jit=.0006, bevel=.0022, roll=0.0):
    """A board from its start point (center of the end section) along axis x|y|z. Local X is the grain.
    Upright boards (axis z): wide side along world y unless flat. Lying boards: wide side upright unless flat."""
    th, wd = PROFILE[profile]
    sx, sy, sz = length, th, wd
    rot = {'x': Euler((math.pi / 2 if flat else 0, 0, 0)), 'y': Euler((math.pi / 2 if flat else 0, 0, math.pi / 2)), 'z': None}[axis]
    d = {'x': Vector((1, 0, 0)), 'y': Vector((0, 1, 0)), 'z': Vector((0, 0, 1))}[axis]
    if axis == 'z':
        # local X -> world z, local Y (th) -> world x or y, local Z (wd) -> world y or x
        mt = Matrix(((0, 1, 0), (0, 0, 1), (1, 0, 0))) if not flat else Matrix(((0, 0, 1), (0, 1, 0), (1, 0, 0)))
        if flat: mt = Matrix(((0, 0, -1), (0, 1, 0), (1, 0, 0)))
        rot = mt.to_euler()
    o = box((sx, sy, sz), Vector(start) + d * length / 2, m or wood(), rot, bevel, 0)
    o.location += Vector([R.gauss(0, jit) for _ in range(3)])
    o.rotation_euler = (Euler((0, 0, 0)).to_matrix() @ o.rotation_euler.to_matrix() @ Euler((roll, R.gauss(0, jit * .5), R.gauss(0, jit * .5))).to_matrix()).to_euler()
    return o

def mesh(name, verts, faces, m=None, smooth=False):
    me = bpy.data.meshes.new(name); me.from_pydata(verts, [], faces); me.update()
    if smooth:
        for p in me.polygons: p.use_smooth = True
    o = bpy.data.objects.new(name, me)
    if m: me.materials.append(m)
    return link(o)

def plane(x0, y0, x1, y1, z, m): return mesh('plane', [(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)], [(0, 1, 2, 3)], m)

def cyl(r, h, loc, m=None, rot=(0, 0, 0), r2=None, seg=32, bevel=0.0, cap=True):
    import bmesh
    bm = bmesh.new(); bmesh.ops.create_cone(bm, cap_ends=cap, segments=seg, radius1=r, radius2=r if r2 is None else r2, depth=h)
    me = bpy.data.meshes.new('cyl'); bm.to_mesh(me); bm.free()
    for p in me.polygons: p.use_smooth = len(p.vertices) == 4
    me.use_auto_smooth = True
    if m: me.materials.append(m)
    o = bpy.data.objects.new('cyl', me); o.location = loc; o.rotation_euler = rot; return link(o)

def lathe(profile, m=None, loc=(0, 0, 0), rot=(0, 0, 0), seg=64, grain=False, smooth=0):
    """body of revolution about Z: profile of (radius, height). grain: about X instead, so wood grain runs along it. smooth: extra points between two"""
    if smooth:   # Catmull-Rom
        p = [Vector(q) for q in (profile[0], *profile, profile[-1])]; f = lambda a, b, c, d, t: .5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3)
        profile = [tuple(f(*p[k:k + 4], q / (smooth + 1))) for k in range(len(p) - 3) for q in range(smooth + 1)] + [tuple(p[-1])]
    vs = [(r * math.cos(2 * math.pi * i / seg), r * math.sin(2 * math.pi * i / seg), z) for r, z in profile for i in range(seg)]
    fs = [(k * seg + i, k * seg + (i + 1) % seg, (k + 1) * seg + (i + 1) % seg, (k + 1) * seg + i) for k in range(len(profile) - 1) for i in range(seg)]
    if grain: vs = [(z, x, y) for x, y, z in vs]
    o = mesh('lathe', vs, fs, m, True); o.data.use_auto_smooth = True; o.data.auto_smooth_angle = math.radians(32); o.location = loc; o.rotation_euler = rot; return o

def plate(outlines, th, m=None, loc=(0, 0, 0), rot=(0, 0, 0), bevel=.0003):
    """flat plate in local XY, th thick about z = 0; the first outline is the edge, the others are holes"""
    c = bpy.data.curves.new('plate', 'CURVE'); c.dimensions = '2D'; c.fill_mode = 'BOTH'; c.extrude = max(th / 2 - bevel, 1e-5); c.bevel_depth = bevel; c.offset = -bevel; c.bevel_resolution = 1
    for pts in outlines:
        s = c.splines.new('POLY'); s.points.add(len(pts) - 1); s.use_cyclic_u = True
        for p, q in zip(s.points, pts): p.co = (*q, 0, 1)
    if m: c.materials.append(m)
    o = bpy.data.objects.new('plate', c); o.location = loc; o.rotation_euler = rot; return link(o)

def circle(x, y, r, n=28): return [(x + r * math.cos(2 * math.pi * i / n), y + r * math.sin(2 * math.pi * i / n)) for i in range(n)]

def rounded(x0, y0, x1, y1, r, n=6):
    """outline of a rectangle with round corners"""
    cs = [(x1 - r, y0 + r, -90), (x1 - r, y1 - r, 0), (x0 + r, y1 - r, 90), (x0 + r, y0 + r, 180)]
    return [(cx + r * math.cos(math.radians(a + 90 * i / n)), cy + r * math.sin(math.radians(a + 90 * i / n))) for cx, cy, a in cs for i in range(n + 1)]

def instance(objs, loc, rot=0.0, scale=1.0):
    for o in objs:
        n = o.copy(); n.location = loc; n.rotation_euler = (0, 0, rot); n.scale = (scale,) * 3; link(n)
