"""Shop products on a plain warm ground. Option: product = name of a function below."""
from kit import *
from parts import *
from bpy_extras.object_utils import world_to_camera_view

reset(171)
STEEL, GRAPHITE, AMBER = plain((196, 198, 202), .26, 1.0), plain((38, 42, 47), .5), plain((255, 183, 3), .42)
ALU, BRASS, ZINC, PHOSPHATE = plain((206, 209, 213), .34, 1.0), plain((198, 154, 84), .24, 1.0), galv((188, 192, 196), .32), plain((34, 34, 36), .42, .6)


def text(words, size, loc, rot, m):
    c = bpy.data.curves.new('text', 'FONT'); c.body = words; c.size = size; c.align_x = 'CENTER'; c.align_y = 'CENTER'; c.extrude = .0001; c.materials.append(m)
    o = link(bpy.data.objects.new('text', c)); o.location = loc; o.rotation_euler = rot; return o


def taping_knife():
    """12 in knife: thin blade, stiff back, soft handle"""
    def make():
        plate([[(-.152, -.1), (.152, -.1), (.15, 0), (-.15, 0)]], .0009, STEEL, (0, 0, .0035)); box((.3, .022, .007), (0, -.004, .0045), ALU, bevel=.002)
        for k in (-.12, -.06, .06, .12): cyl(.0028, .0012, (k, -.004, .0085), STEEL)
        plate([[(-.045, .004), (.045, .004), (.014, .055), (-.014, .055)]], .006, ALU, (0, 0, .006), bevel=.0015)
        soft((.036, .15, .03), (0, .125, .013), GRAPHITE, .012); soft((.0365, .05, .022), (0, .118, .018), AMBER, .008); soft((.032, .012, .028), (0, .056, .013), AMBER, .006)
    group(make, (0, 0, 0), .6)


def speed_square():
    """7 in rafter square with lip, slots and engraved scale"""
    L = .184
    def make():
        slots = [rounded(.027, .03 + i * .0185, .027 + .098 - i * .0185, .0345 + i * .0185, .002, 3) for i in range(5)]
        plate([[(0, 0), (L, 0), (.004, L - .002), (0, L)], *slots, circle(.006, .012, .003)], .0042, ALU, (0, 0, .011), bevel=.0005)
        plate([rounded(-.001, -.011, L, .011, .002)], .006, ALU, (0, .0, .011), (math.pi / 2, 0, 0), bevel=.0008)
        for i in range(1, 57):
            l = .009 if i % 8 == 0 else (.006 if i % 4 == 0 else .0038)
            box((l, .0005, .0002), (.001 + l / 2, i * .003175, .0132), GRAPHITE, bevel=0)
        for i in range(1, 7): text(str(i), .007, (.0145, i * .0254 - .0045, .0132), (0, 0, 0), GRAPHITE) if i not in (1,) else None
        for a in range(5, 90, 5):   # degrees along the long edge
            t = math.radians(a); r = L / (math.sin(t) + math.cos(t)); d = Vector((math.cos(t), math.sin(t), 0)); l = .008 if a % 10 == 0 else .005; box((l, .0005, .0002), tuple(d * (r - .003 - l / 2) + Vector((0, 0, .0132))), GRAPHITE, (0, 0, t), 0)
    group(make, (0, 0, 0), (0, 0, .45))


def hammer():
    """framing hammer, hickory handle"""
    def make():
        h = lathe([(.0, -.2), (.0125, -.199), (.0165, -.19), (.0172, -.17), (.0145, -.1), (.0125, -.02), (.0118, .06), (.0128, .12), (.012, .165), (0, .166)], wood((206, 164, 112), (168, 122, 76), False, .4, 90.0), rot=(0, -math.pi / 2, 0), seg=40, grain=True); h.scale = (1, .74, 1)
        z = .15; lathe([(0, .0), (.0135, 0), (.0145, .0015), (.0145, .01), (.0115, .014), (.0108, .03), (.0125, .042), (.013, .06), (0, .06)], STEEL, (.068, 0, z), (0, -math.pi / 2, 0), 40); soft((.036, .026, .034), (0, 0, z), STEEL, .008)
        for s in (-1, 1):
            top = [(-.012 - .095 * f, .0135 - .03 * f ** 1.9) for f in (i / 12 for i in range(13))]; low = [(x + .002, y - .023 * (1 - f) ** .8 - .0025) for (x, y), f in zip(top, (i / 12 for i in range(13)))]
            plate([top + low[::-1]], .0105, STEEL, (0, s * .0068, z), (math.pi / 2, 0, s * -.035), .0015)
        lathe([(.0168, -.03), (.0182, -.03), (.0182, .0), (.0168, .0)], GRAPHITE, (0, 0, -.165)).scale = (1, .78, 1)
    group(make, (0, 0, .0155), (math.pi / 2, 0, .75))


def work_light():
    """LED flood light on a tube stand"""
    def make():
        plate([rounded(-.13, -.1, .13, .1, .022)], .045, GRAPHITE, (0, 0, .19), (math.pi / 2, 0, 0), .006); plate([rounded(-.136, -.106, .136, .106, .026), rounded(-.112, -.082, .112, .082, .012)], .02, AMBER, (0, -.022, .19), (math.pi / 2, 0, 0), .004)
        plate([rounded(-.112, -.082, .112, .082, .012)], .004, plain((236, 236, 230), .25), (0, -.022, .19), (math.pi / 2, 0, 0))
        for i in range(8):
            for j in range(6): cyl(.0068, .003, (-.091 + i * .026, -.0252, .125 + j * .026), emit((255, 240, 214), 2.4), (math.pi / 2, 0, 0), seg=20)
        for i in range(12): box((.004, .03, .16), (-.1 + i * .0182, .034, .19), GRAPHITE, bevel=.001)
        for s in (-1, 1):
            cyl(.017, .02, (s * .147, 0, .19), GRAPHITE, (0, math.pi / 2, 0)); tube([(s * .152, 0, .19), (s * .152, 0, .03), (s * .152, -.006, .008), (s * .152, -.05, .008), (s * .152, -.12, .008)], .008, AMBER)
            tube([(s * .152, 0, .06), (s * .152, .03, .02), (s * .152, .06, .008), (s * .152, .12, .008)], .008, AMBER)
        for y in (-.12, .12): cyl(.008, .304, (0, y, .008), AMBER, (0, math.pi / 2, 0))
        tube([(-.07, -.02, .296), (-.07, -.02, .33), (-.05, -.02, .338), (.05, -.02, .338), (.07, -.02, .33), (.07, -.02, .296)], .0085, GRAPHITE)
        tube([(.05, .05, .12), (.06, .1, .05), (.1, .2, .006), (.2, .22, .006), (.27, .12, .006), (.23, .0, .006), (.28, -.05, .008)], .004, GRAPHITE); box((.03, .024, .016), (.292, -.062, .009), GRAPHITE, (0, 0, -.75), .004); [bar((.3 + s * .0045, -.07 + s * .0045, .009), (.313 + s * .0045, -.083 + s * .0045, .009), .0012, STEEL) for s in (-1, 1)]
    group(make, (0, 0, 0), -.5)


def pendant():
    """spun metal shade, brass inside, cloth cord"""
    z = 1.0; shade = [(.03, .262), (.046, .252), (.054, .235), (.062, .205), (.092, .178), (.132, .14), (.16, .09), (.174, .04), (.178, .0)]
    lathe([(0, .263), *shade], plain((36, 58, 54), .36, .0, .5), (0, 0, z), smooth=5); lathe([(r - .002, h - .001) for r, h in shade], BRASS, (0, 0, z), smooth=5); lathe([(.178, 0), (.1775, -.0015), (.176, -.001)], BRASS, (0, 0, z)); lathe([(.0, .302), (.012, .3), (.014, .285), (.022, .28), (.022, .262)], BRASS, (0, 0, z))
    lathe([(0, -.02), (.018, -.015), (.028, .0), (.031, .018), (.028, .04), (.018, .065), (.014, .08), (.014, .1)], emit((255, 226, 180), 3.0), (0, 0, z + .08), smooth=3); point((0, 0, z + .03), 1.2, (255, 214, 170), .03); tube([(0, 0, z + .295), (.001, 0, z + .6), (0, 0, z + 1.4)], .0032, fabric((52, 50, 48)), False)


def joist_hanger():
    """face-mount hanger for a 2x8, galvanized"""
    w, h, d, t = .0397, .184, .051, .0013; holes = lambda xs, zs: [circle(x, z, .0024, 16) for x in xs for z in zs]
    def make():
        box((w, d, t), (0, 0, t / 2), ZINC, bevel=.0003)
        for s in (-1, 1):
            plate([[(-d / 2, 0), (d / 2, 0), (d / 2, h * .42), (d * .1, h), (-d / 2, h)] if s < 0 else [(-d / 2, 0), (d / 2, 0), (d / 2, h * .42), (d * .1, h), (-d / 2, h)], *holes((-.008, .012), (.045, .075))], t, ZINC, (s * (w / 2 + t / 2), 0, 0), (math.pi / 2, 0, math.pi / 2))
            plate([[(0, .012), (.038, .012), (.038, h - .01), (.03, h), (0, h)] if s > 0 else [(0, .012), (0, h), (-.03, h), (-.038, h - .01), (-.038, .012)], *holes((s * .013, s * .026), (.03, .06, .09, .12, .15))], t, ZINC, (s * w / 2, -d / 2, 0), (math.pi / 2, 0, 0))
        for s in (-1, 1): box((.012, .018, t), (s * .035, -d / 2 - .009, h * .62), ZINC, bevel=.0003)
    group(make, (-.035, 0, 0), -.65); group(lambda: group(make, (0, 0, .034), (0, math.pi / 2, 0)), (.12, .06, 0), 1.15)


def screw(loc, rot, m=None):
    """1 5/8 in bugle-head screw along local Z, tip at z = 0"""
    L, n, k = .0413, 20, 150; vs, fs = [], []
    for j in range(k + 1):
        z = L * .87 * j / k
        for i in range(n):
            a = 2 * math.pi * i / n; ph = (z / .0026 - a / (2 * math.pi)) % 1; r = (.00125 + .0009 * max(0, 1 - abs(ph - .5) * 4)) * min(1, z / .006 + .04); vs.append((r * math.cos(a), r * math.sin(a), z))
    for j in range(k):
        for i in range(n): fs.append((j * n + i, j * n + (i + 1) % n, (j + 1) * n + (i + 1) % n, (j + 1) * n + i))
    key = 'screw'
    if key not in _screws: _screws[key] = mesh('screw', vs, fs, m or PHOSPHATE, True).data; bpy.data.objects.remove(bpy.context.scene.collection.objects['screw'])
    def make():
        link(bpy.data.objects.new('screw', _screws[key])); lathe([(.0014, L * .86), (.0017, L * .9), (.0027, L * .95), (.0041, L * .99), (.0042, L), (.0016, L), (.0008, L * .96)], m or PHOSPHATE, seg=24)
        for a in range(2): box((.0045, .0011, .0004), (0, 0, L + .00005), plain((12, 12, 12), .8), (0, 0, a * math.pi / 2), 0)
    group(make, loc, rot)
_screws = {}


def drywall_screws():
    kraft = paint((188, 150, 108), .85, .2, 90); box((.12, .085, .075), (-.03, .07, .0375), kraft, (0, 0, .3), .0012)
    a = .3; u, f = Vector((math.cos(a), math.sin(a), 0)), Vector((math.sin(a), -math.cos(a), 0)); c = Vector((-.03, .07, .0375)) + f * .0428
    box((.104, .0003, .05), tuple(c), paint((250, 247, 240), .6, 0), (0, 0, a), 0); box((.104, .0004, .012), tuple(c + Vector((0, 0, .019)) + f * .0001), AMBER, (0, 0, a), 0)
    for words, size, z in (('DRYWALL SCREWS', .0085, .019), ('#6 x 1-5/8 in', .0105, -.001), ('coarse thread   1 lb', .0065, -.015)): text(words, size, tuple(c + Vector((0, 0, z)) + f * .0006), (math.pi / 2, 0, a), GRAPHITE)
    spots = []; rr = random.Random(5)
    while len(spots) < 26:
        x, y, t = rr.gauss(.035, .034), rr.gauss(-.022, .022), rr.uniform(0, 6.28); p = [Vector((x + math.cos(t) * q, y + math.sin(t) * q, 0)) for q in (0, .01, .021, .031, .041)]
        if any((a - b).length < .0085 for s in spots for a in p for b in s) or any((q - Vector((-.03, .07, 0))).length < .07 for q in p): continue
        spots.append(p); screw(tuple(p[0] + Vector((0, 0, .0012))), (0, math.pi / 2 - .068, t))


def dustpan():
    """dustpan and hand brush"""
    m = plain((44, 62, 78), .42)
    def pan():
        vs, fs = [], []; n = 16; rows = ((-.13, .0, .125), (-.1, .002, .124), (.0, .006, .12), (.07, .008, .112), (.095, .014, .106))
        for y, z, w in rows:
            for i in range(n + 1): f = i / n * 2 - 1; edge = max(0, abs(f) - .86) / .14; vs.append((w * min(1, abs(f) / .86) * (1 if f > 0 else -1), y, z + .001 + edge * (.052 * min(1, (y + .135) / .12))))
        for i in range(n + 1): f = i / n * 2 - 1; vs.append((.104 * min(1, abs(f) / .86) * (1 if f > 0 else -1), .102, .066))
        for j in range(len(rows)):
            for i in range(n): k = j * (n + 1) + i; fs.append((k, k + 1, k + n + 2, k + n + 1))
        o = mesh('pan', vs, fs, m, True); md = o.modifiers.new('s', 'SOLIDIFY'); md.thickness = .0028; md.offset = 1; o.data.use_auto_smooth = True; o.data.auto_smooth_angle = .7
        box((.252, .012, .003), (0, -.131, .002), GRAPHITE, bevel=.001); plate([rounded(-.018, .095, .018, .25, .017), circle(0, .232, .008)], .016, m, (0, 0, .05), (.1, 0, 0), .005)
    group(pan, (.05, .02, 0), -.35)
    def brush():
        soft((.17, .045, .022), (0, 0, .062), wood((210, 176, 130), (170, 128, 84), False, .5), .01); soft((.14, .026, .02), (.14, 0, .066), wood((210, 176, 130), (170, 128, 84), False, .5), .009); rr = random.Random(3)
        for i in range(34):
            for j in range(8):
                x, y = -.078 + i * .0047, -.0175 + j * .005
                tube([(x, y, .055), (x + rr.gauss(0, .001) + x * .03, y * 1.15, .03), (x * 1.08 + rr.gauss(0, .0016), y * 1.45 + rr.gauss(0, .0014), .001 + rr.uniform(0, .002))], .0006, plain((58, 46, 38), .8))
    group(brush, (-.13, -.1, 0), .5)


def wash_bucket():
    """pail with a wire handle and a grouting sponge"""
    m = plain((62, 66, 72), .45); lathe([(0, .002), (.108, .002), (.11, .0), (.114, .004), (.142, .25), (.149, .252), (.15, .262), (.146, .268), (.14, .266), (.139, .25), (.112, .008), (0, .008)], m)
    for z, r in ((.2, .1365), (.215, .138)): lathe([(r + .0005, z - .003), (r + .004, z), (r + .001, z + .003)], m)
    for s in (-1, 1): box((.012, .028, .03), (s * .15, 0, .235), m, bevel=.004)
    tube([(-.155, 0, .237), (-.158, -.05, .21), (-.11, -.15, .155), (0, -.185, .135), (.11, -.15, .155), (.158, -.05, .21), (.155, 0, .237)], .0028, STEEL); cyl(.011, .09, (0, -.177, .139), AMBER, (0, math.pi / 2, 0))
    soft((.19, .13, .058), (.16, -.2, .029), sponge(), .02, (0, 0, .35))
    cloth(-.3, -.25, -.05, -.06, .002, fabric((226, 196, 120)), .01, 50)


@mat('sponge')
def sponge(t, rgb=(244, 206, 96)):
    co = t.coord(); v = t.n('ShaderNodeTexVoronoi', {'Vector': co, 'Scale': 190.0}).outputs['Distance']; n = t.noise(co, 60, 4, .7); pit = t.ramp(t.m('ADD', v, t.m('MULTIPLY', n, .5)), [(.38, (0,)*3), (.62, (1,)*3)])
    t.out(t.bsdf(t.mix(c255(196, 146, 48), c255(*rgb), pit), .95, .1, t.bump(pit, .6, .003)))


def camera_compact():
    """compact digital camera"""
    black, rubber, glass_m = plain((30, 31, 34), .42), plain((40, 41, 44), .8), plain((10, 12, 22), .06, 0, .9)
    def make():
        plate([rounded(-.061, 0, .061, .068, .011)], .038, black, (0, 0, .0), (math.pi / 2, 0, 0), .005); plate([rounded(-.0615, .05, .0615, .0685, .009)], .0385, plain((186, 188, 192), .3, 1.0), (0, 0, 0), (math.pi / 2, 0, 0), .005)
        soft((.026, .022, .056), (-.049, -.02, .03), rubber, .008); soft((.044, .034, .02), (.012, 0, .072), black, .006)
        lathe([(.0295, 0), (.0295, .008), (.028, .01), (.0275, .03), (.0262, .032), (.0258, .045), (.0235, .047), (.0228, .04), (.012, .038), (0, .038)], black, (.014, -.018, .032), (math.pi / 2, 0, 0)); lathe([(.0222, .0395), (.018, .0425), (.01, .0445), (0, .045)], glass_m, (.014, -.018, .032), (math.pi / 2, 0, 0)); lathe([(.0305, .002), (.0305, .006)], AMBER, (.014, -.018, .032), (math.pi / 2, 0, 0))
        cyl(.0105, .008, (-.03, .0, .072), STEEL); cyl(.0055, .006, (-.05, -.006, .071), STEEL); cyl(.009, .007, (.046, .002, .071), rubber); plate([rounded(-.014, -.005, .014, .005, .002)], .002, plain((240, 240, 236), .2), (.012, -.0175, .075), (math.pi / 2, 0, 0)); cyl(.003, .002, (-.02, -.0195, .055), plain((160, 30, 24), .3), (math.pi / 2, 0, 0))
        for s in (-1, 1): tube([(s * .062, 0, .058), (s * .067, 0, .06), (s * .067, 0, .05), (s * .062, 0, .05)], .0012, STEEL)
        tube([(.067, 0, .052), (.085, .02, .03), (.1, .06, .004), (.03, .1, .003), (-.07, .08, .003), (-.1, .02, .003), (-.085, -.01, .03), (-.067, 0, .052)], .0032, GRAPHITE)
    group(make, (0, 0, 0), .35)


def pill_bottles():
    amber, white = plain((176, 84, 22), .16, 0, .6), plain((244, 243, 238), .38)
    for x, y, k in ((-.03, .012, 1.0), (.034, -.012, 1.0)):
        lathe([(0, 0), (.0245, 0), (.026, .0015), (.026, .062), (.0235, .067), (.0235, .07), (0, .07)], amber, (x, y, 0)); lathe([(.0265, .068), (.0275, .0685), (.0275, .086), (.026, .0875), (0, .0875)], white, (x, y, 0)); lathe([(.0262, .012), (.0262, .05)], paint((250, 248, 242), .6, 0), (x, y, 0))
        for i in range(48): box((.0006, .0012, .014), (x + .0277 * math.cos(i * .1309), y + .0277 * math.sin(i * .1309), .077), white, (0, 0, i * .1309), 0)
        lathe([(.0264, .042), (.0264, .05)], AMBER, (x, y, 0))


def studio(view=(24, -28), fill=.7, lens=85, top=.62, world=.5):
    """fits camera, ground and lights to the product's size"""
    bpy.context.view_layer.update(); deps = bpy.context.evaluated_depsgraph_get()
    pts = [o.matrix_world @ Vector(c) for o in bpy.context.scene.objects if o.type in ('MESH', 'CURVE', 'FONT') for c in o.evaluated_get(deps).bound_box]; pts = [p for p in pts if p.z < top]
    lo, hi = (Vector([f(p[i] for p in pts) for i in range(3)]) for f in (min, max)); c = (lo + hi) / 2; s = (hi - lo).length; e, a = math.radians(view[0]), math.radians(view[1]); d = Vector((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e))); r = 3 * s; scene = bpy.context.scene
    scene.render.resolution_x = scene.render.resolution_y = 100
    for _ in range(6):
        cam = camera(tuple(c + d * r), tuple(c), lens, level=False); bpy.context.view_layer.update(); q = [world_to_camera_view(scene, cam, p) for p in pts]; x0, x1, y0, y1 = min(p.x for p in q), max(p.x for p in q), min(p.y for p in q), max(p.y for p in q); up = cam.matrix_world.to_3x3(); w = r * 36 / lens
        c = c + up @ Vector(((x0 + x1 - 1) / 2 * w, (y0 + y1 - 1) / 2 * w, 0)); r *= max(x1 - x0, y1 - y0) / fill
        scene.collection.objects.unlink(cam)
    cam = camera(tuple(c + d * r), tuple(c), lens, level=False); cam.data.clip_start = .01
    f, side = Vector((-d.x, -d.y, 0)).normalized(), Vector((-d.y, d.x, 0)).normalized(); sweep = [(-30, 0), (3, 0)] + [(3 + 3 * math.sin(t), 3 - 3 * math.cos(t)) for t in (math.pi / 2 * q / 16 for q in range(1, 17))] + [(6, 30)]   # floor that curves up behind the product
    vs = [tuple(Vector((c.x, c.y, -.0004)) + f * y * s + side * x * s + Vector((0, 0, z * s))) for y, z in sweep for x in (-30, 30)]; mesh('sweep', vs, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(sweep) - 1)], paint((243, 241, 237), .8, 0), True)
    gradient_world((252, 251, 250), (250, 247, 243), (240, 236, 230), world); k = s * s
    area(tuple(c + side * 1.7 * s - f * .4 * s + Vector((0, 0, 2.2 * s))), c, (1.2 * s, 1.2 * s), 58 * k, (255, 251, 245)); area(tuple(c - side * 1.9 * s + f * .8 * s + Vector((0, 0, 1.2 * s))), c, (.8 * s, 1.8 * s), 15 * k, (236, 242, 255))
    return cam


PRODUCTS = {'taping-knife': (taping_knife, dict(view=(42, -20))), 'speed-square': (speed_square, dict(view=(48, -14))), 'framing-hammer': (hammer, dict(view=(42, -12))), 'work-light': (work_light, {}), 'pendant': (pendant, dict(view=(-7, 0), fill=.74, top=1.36, world=.8)),
            'joist-hanger': (joist_hanger, dict(view=(26, -20))), 'drywall-screws': (drywall_screws, dict(view=(30, -6))), 'dustpan': (dustpan, dict(view=(38, -10))), 'wash-bucket': (wash_bucket, dict(view=(24, 14))), 'camera': (camera_compact, dict(view=(20, -12))), 'pill-bottles': (pill_bottles, dict(view=(14, -10)))}
build, view = PRODUCTS[option('product')]
build(); cam = studio(**view)
shot('product-' + option('product'), cam, -.08, transform='Standard')
