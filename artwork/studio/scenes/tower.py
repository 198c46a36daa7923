"""A concrete frame going up: slabs, columns, core, props, formwork, tower crane, scaffold. Option: light = day | evening."""
from kit import *
from parts import *

reset(221)
NX, NY, BAY, FH, NF = 5, 3, 6.5, 3.4, 6; LX, LY = NX * BAY, NY * BAY
CONC, FRESH, WOOD, STEEL, YEL, RUST = concrete((184, 180, 172), .8), concrete((166, 164, 158), .7), plywood((196, 150, 92), (160, 112, 62)), plain((150, 153, 156), .4, .8), plain((238, 178, 30), .45), plain((112, 70, 52), .8)
RED, DARK = plain((186, 52, 40), .5), plain((46, 48, 52), .6)
for f in range(NF + 1):   # slabs on columns, the core one story ahead
    z = f * FH; box((LX + 1.6, LY + 1.6, .24), (LX / 2, LY / 2, z - .12), CONC if f < NF else FRESH, bevel=.01)
    if f < NF: [box((.5, .5, FH - .24), (i * BAY, j * BAY, z + (FH - .24) / 2), CONC, bevel=.012) for i in range(NX + 1) for j in range(NY + 1)]
cx, cy = 2.5 * BAY, 1.5 * BAY; [box(s, (cx + a, cy + b, (NF + 1) * FH / 2), CONC, bevel=0) for s, a, b in (((5.2, .25, (NF + 1) * FH), 0, -2.2), ((5.2, .25, (NF + 1) * FH), 0, 2.2), ((.25, 4.6, (NF + 1) * FH), -2.5, 0), ((.25, 4.6, (NF + 1) * FH), 2.5, 0))]
top = NF * FH
for i in range(NX + 1):   # starter bars and the first formed columns of the next story
    for j in range(NY + 1):
        if i < 2: box((.62, .62, 2.9), (i * BAY, j * BAY, top + 1.45), YEL, bevel=.01); [box((.72, .72, .1), (i * BAY, j * BAY, top + q), DARK, bevel=.01) for q in (.5, 1.4, 2.3)]; [bar((i * BAY + .5 * s, j * BAY, top + 2.0), (i * BAY + 1.7 * s, j * BAY, top + .02), .035, STEEL) for s in (-1, 1) if 0 <= i * BAY + 1.7 * s <= LX]
        else: [bar((i * BAY + a, j * BAY + b, top), (i * BAY + a, j * BAY + b, top + 1.15), .016, RUST, 6) for a in (-.18, -.06, .06, .18) for b in (-.18, .18)]; [box((.4, .4, .012), (i * BAY, j * BAY, top + q), RUST, bevel=0) for q in (.25, .5, .75)]
for f in (NF - 1, NF - 2):   # props support the fresh slabs
    z = f * FH
    for i in range(NX * 4 + 1):
        for j in range(NY * 3 + 1): x, y = i * BAY / 4 + .3, j * BAY / 3 + .4; bar((x, y, z), (x, y, z + FH - .42), .038, RED if f == NF - 1 else STEEL, 8)
    for j in range(NY * 3 + 1): box((LX + .6, .1, .2), (LX / 2, j * BAY / 3 + .4, z + FH - .36), plain((214, 176, 70), .6), bevel=0)
for f in range(1, NF + 1):   # guard rails with mesh at every open edge
    z = f * FH
    for a, b in (((-.7, -.7), (LX + .7, -.7)), ((-.7, -.7), (-.7, LY + .7)), ((LX + .7, -.7), (LX + .7, LY + .7))):
        n = int(max(b[0] - a[0], b[1] - a[1]) / 2.2); [bar((a[0] + (b[0] - a[0]) * k / n, a[1] + (b[1] - a[1]) * k / n, z), (a[0] + (b[0] - a[0]) * k / n, a[1] + (b[1] - a[1]) * k / n, z + 1.12), .022, YEL, 8) for k in range(n + 1)]
        for q in (.12, .58, 1.08): bar((*a, z + q), (*b, z + q), .02 if q > .2 else .06, YEL if q > .2 else WOOD, 6)


scaffold(LX - 15.4, LX + 1.2, -2.1, 12.0)


def lattice(a, b, w, step, r, m, tri=False):
    """square or triangular truss between two points"""
    a, b = Vector(a), Vector(b); x = (b - a).normalized(); y = Vector((0, 0, 1)).cross(x) if abs(x.z) < .9 else Vector((1, 0, 0)); y.normalize(); z = x.cross(y); L = (b - a).length; cs = [y * w / 2 - z * w * .3, -y * w / 2 - z * w * .3, z * w * .6] if tri else [y * w / 2 + z * w / 2, -y * w / 2 + z * w / 2, -y * w / 2 - z * w / 2, y * w / 2 - z * w / 2]
    [bar(tuple(a + c), tuple(b + c), r, m, 6) for c in cs]; n = int(L / step)
    for k in range(n):
        for i, c in enumerate(cs): d = cs[(i + 1) % len(cs)]; p, q = a + x * L * k / n, a + x * L * (k + 1) / n; bar(tuple(p + (c if k % 2 else d)), tuple(q + (d if k % 2 else c)), r * .55, m, 5); bar(tuple(q + c), tuple(q + d), r * .5, m, 5)


def crane(x, y, H, jib, turn):
    def make():
        lattice((0, 0, 0), (0, 0, H), 1.7, 1.7, .09, YEL); box((5.4, 5.4, 1.2), (0, 0, .3), CONC, bevel=.03); cyl(1.25, .9, (0, 0, H + .5), DARK); box((1.5, 1.5, 2.3), (1.5, -1.2, H + 1.9), plain((226, 228, 228), .4), bevel=.06); box((1.3, .04, 1.3), (1.5, -1.96, H + 2.2), plain((26, 36, 44), .08), bevel=0)
        lattice((0, 0, H + 1), (0, 0, H + 9.5), 1.3, 1.4, .08, YEL); lattice((.8, 0, H + 2.6), (jib, 0, H + 2.6), 1.5, 1.6, .075, YEL, True); lattice((-.8, 0, H + 2.3), (-15, 0, H + 2.3), 1.4, 1.6, .075, YEL); box((2.6, 1.3, 3.0), (-13.2, 0, H + .9), CONC, bevel=.03); box((2.2, 1.2, 1.3), (-9, 0, H + 3.2), plain((90, 94, 98), .5), bevel=.05)
        for e in (jib * .38, jib * .76): bar((0, 0, H + 9.4), (e, 0, H + 3.4), .05, DARK, 6)
        bar((0, 0, H + 9.4), (-13.5, 0, H + 3.0), .05, DARK, 6); t = jib * .5; box((1.6, 1.3, .4), (t, 0, H + 1.95), RED, bevel=.02); [bar((t + s * .3, 0, H + 1.9), (t + s * .12, 0, H - 9.0), .02, DARK, 5) for s in (-1, 1)]; box((.6, .3, .8), (t, 0, H - 9.4), RED, bevel=.05)
        for s in (-1, 1): bar((t, 0, H - 9.9), (t + s * 2.3, 0, H - 12.2), .015, DARK, 5)
        for k in range(5): box((5.6, .2, .2), (t, -.5 + k * .24, H - 12.4), wood(), bevel=.004)
    group(make, (x, y, -.3), turn)


crane(LX * .5, LY + 5.5, 37, 40, -.95)
g = terrain(-170, -140, 220, 200, -.3, dirt(), 260, .4, (-9, -16, LX + 9, LY + 9, 14)); scatter(g, [rock(.06, concrete((150, 128, 104))), rock(.08, concrete((136, 114, 92)))], 30000, 2, (.3, 1.4))
mesh_m = plain((206, 208, 208), .4, .6)
for k in range(24):   # site fence panels
    x = -26 + k * 2.9
    if not 9 < x < 17: box((2.84, .04, 2.0), (x, -15.5, .78), plain((232, 230, 224), .5, var=.03), bevel=.004); box((.08, .08, 2.3), (x + 1.45, -15.45, .85), WOOD, bevel=.003)
def cabin(): box((6.0, 2.4, 2.6), (0, 0, 1.45), plain((224, 226, 224), .45), bevel=.03); [box((1.1, .04, .9), (x, -1.21, 1.75), plain((30, 40, 48), .08), bevel=.005) for x in (-1.9, .2)]; box((.9, .04, 2.0), (2.1, -1.21, 1.25), plain((60, 92, 120), .4), bevel=.005); [box((.3, .3, .2), (x, y, .06), CONC, bevel=0) for x in (-2.7, 2.7) for y in (-1, 1)]
group(cabin, (-11, 3.0, -.3), .1); group(cabin, (-11, 5.6, -.3), .1); group(lambda: cabin(), (-11, 4.3, 2.3), .1)
for k in range(5): lumber_stack((3.0 + (k % 3) * 4.6, -8.4 - (k // 3) * 1.8, -.3), 9, 5, 4.0, '2x6', R.gauss(0, .05))
for k in range(14): bar((17.5, -9.6 + k * .07, -.12), (27.5, -9.5 + k * .07, -.12), .016, RUST, 6)
for x in (19, 26): box((.15, 1.6, .14), (x, -9.1, -.22), wood(), bevel=.003)
plane(-1500, -1500, 1500, 1500, -1.2, dirt((92, 98, 58), (76, 84, 46), (112, 110, 76))); tree_line(15, 10, 85, 130, 170, seed=5, height=11); tree_line(15, 10, 190, 420, 320, .2, 1.9, seed=7, height=14, scale=(1, 2))
sky(*((13, 240, .15) if option('light') == 'evening' else (34, 215, .115)), .85, .8, 1.1, 1.3, clouds=.7, cloud_seed=71)
c = bpy.context.scene.cycles; c.diffuse_bounces = 3; c.max_bounces = 6; k = dict(glow=3.0, grade=((1, 1, 1), (1.0, 1.0, 1.01), (.98, 1.0, 1.03)))
shot('tower-crane', camera((-17, -30, 1.9), (15, 2, 25.5), 24), .2, **k)
shot('tower-scaffold', camera((37.5, -14.5, 1.75), (24.0, 0, 5.6), 22), .2, **k)
