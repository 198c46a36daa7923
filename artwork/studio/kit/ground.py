"""Terrain, rocks, grass and trees."""
from kit.geometry import *

def terrain(x0, y0, x1, y1, z, m, n=160, amp=.12, flat=None, seed=0.0):
    """noisy ground; flat=(x0,y0,x1,y1,margin) kept level"""
    from mathutils import noise as N
    vs = []; fs = []
    for j in range(n + 1):
        for i in range(n + 1):
            x = x0 + (x1 - x0) * i / n; y = y0 + (y1 - y0) * j / n
            h = amp * (N.fractal(Vector((x * .13, y * .13, seed)), 1, 2, 3) + .35 * N.fractal(Vector((x * .8, y * .8, seed)), 1, 2, 4) + .12 * N.fractal(Vector((x * 4, y * 4, seed)), 1, 2, 3))
            if flat:
                dx = max(flat[0] - x, x - flat[2], 0); dy = max(flat[1] - y, y - flat[3], 0); k = min(1, math.hypot(dx, dy) / flat[4]); h *= k
            vs.append((x, y, z + h))
    for j in range(n):
        for i in range(n):
            a = j * (n + 1) + i; fs.append((a, a + 1, a + n + 2, a + n + 1))
    return mesh('terrain', vs, fs, m, True)

def scatter(parent, objs, count, seed=1, scale=(.6, 1.3), rot_z=True, vis=True):
    """hair-particle scatter of a list of objects over a mesh (instances, little memory)"""
    col = bpy.data.collections.new('sc'); 
    for o in objs:
        for c in o.users_collection: c.objects.unlink(o)
        col.objects.link(o)
    ps = parent.modifiers.new('ps', 'PARTICLE_SYSTEM').particle_system; st = ps.settings
    st.type = 'HAIR'; st.count = count; st.render_type = 'COLLECTION'; st.instance_collection = col; st.use_advanced_hair = True
    st.hair_length = 1.0; st.particle_size = .5 * (scale[0] + scale[1]); st.size_random = 1 - scale[0] / scale[1]
    st.use_rotations = True; st.rotation_mode = 'GLOB_Z' ; st.phase_factor_random = 2.0; st.rotation_factor_random = .03
    st.use_rotation_instance = False; ps.seed = seed; st.distribution = 'RAND'; st.use_even_distribution = True
    return ps

def grass_clump(blades=40, h=.09, spread=.11, m=None, wid=.0035):
    vs = []; fs = []
    for _ in range(blades):
        a = R.uniform(0, 6.28); r = spread * math.sqrt(R.random()); x = r * math.cos(a); y = r * math.sin(a); b = R.uniform(0, 6.28); l = R.uniform(.1, .7); hh = h * R.uniform(.5, 1.2)
        dx, dy = math.cos(b), math.sin(b); px, py = -dy * wid, dx * wid; k = len(vs)
        for tt, ww in ((0, 1), (.5, .8), (1, 0.05)):
            cx = x + dx * l * hh * tt * tt; cy = y + dy * l * hh * tt * tt; z = hh * tt
            vs += [(cx - px * ww, cy - py * ww, z), (cx + px * ww, cy + py * ww, z)]
        fs += [(k, k + 1, k + 3, k + 2), (k + 2, k + 3, k + 5, k + 4)]
    return mesh('clump', vs, fs, m or grass())

def rock(sz=.05, m=None):
    import bmesh
    from mathutils import noise as N
    bm = bmesh.new(); bmesh.ops.create_icosphere(bm, subdivisions=2, radius=sz); s = R.random() * 100
    for v in bm.verts: v.co *= 1 + .5 * N.noise(v.co * (1.2 / sz) + Vector((s, s, s))); v.co.z *= .6
    me = bpy.data.meshes.new('rock'); bm.to_mesh(me); bm.free(); me.materials.append(m or concrete()); return link(bpy.data.objects.new('rock', me))

def tree(loc, height=7.0, crown=2.6, seed=1, leaves=5200, m=None, bark=None, lsize=.075, levels=4):
    """cheap recursive broadleaf: tapered branch tubes plus leaf quads; one mesh each"""
    rr = random.Random(seed); vs = []; fs = []; tips = []
    def tube(p0, p1, r0, r1, seg=7):
        d = (p1 - p0).normalized(); u = d.orthogonal().normalized(); v = d.cross(u); k = len(vs)
        for p, r in ((p0, r0), (p1, r1)):
            for i in range(seg):
                a = 6.283 * i / seg; vs.append(p + (u * math.cos(a) + v * math.sin(a)) * r)
        for i in range(seg): fs.append((k + i, k + (i + 1) % seg, k + seg + (i + 1) % seg, k + seg + i))
    def grow(p, d, l, r, lev):
        n = 3 if lev else 5
        for i in range(n):
            d = (d + Vector((rr.gauss(0, .13), rr.gauss(0, .13), rr.gauss(.04, .06)))).normalized(); q = p + d * l / n; r2 = r * .87
            tube(p, q, r, r2); p = q; r = r2
            if lev >= 2: tips.append((p.copy(), lev))
            if lev < levels and (i > 0 or lev > 0):
                for _ in range(3 if lev == 0 else 2):
                    a = rr.uniform(0, 6.283); e = d.orthogonal().normalized(); e = (Matrix.Rotation(a, 3, d) @ e)
                    nd = (d * rr.uniform(.35, .8) + e).normalized(); grow(p, nd, l * rr.uniform(.42, .6), r * .6, lev + 1)
        tips.append((p.copy(), lev))
    grow(Vector((0, 0, 0)), Vector((0, 0, 1)), height * .72, height * .018, 0)
    o = mesh('trunk', [tuple(v) for v in vs], fs, bark or plain((84, 70, 58), .9), True); o.location = loc
    lv = []; lf = []
    for i in range(leaves):
        t, _ = tips[rr.randrange(len(tips))]; c = t + Vector((rr.gauss(0, .16), rr.gauss(0, .16), rr.gauss(0, .14)))
        n = Vector((rr.gauss(0, .7), rr.gauss(0, .7), rr.gauss(.6, .6))).normalized(); u = n.orthogonal().normalized(); u = Matrix.Rotation(rr.uniform(0, 6.28), 3, n) @ u; w = n.cross(u); s = lsize * rr.uniform(.6, 1.3); k = len(lv)
        lv += [c - u * s, c + w * s * .45 + n * s * .15, c + u * s, c - w * s * .45 + n * s * .15]; lf.append((k, k + 1, k + 2, k + 3))
    l = mesh('leaves', [tuple(v) for v in lv], lf, m or leaf()); l.location = loc
    return o, l
