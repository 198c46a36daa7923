"""Commercial kitchen: white fiberglass-reinforced panels with trim, quarry tile, cove base, stainless equipment."""
from kit import *
from parts import *

reset(71)
X, Y, H = 6.6, 4.9, 2.75
trim, steel, dark, rubber = plain((236, 236, 234), .3), brushed(), plain((30, 31, 33), .5), plain((58, 60, 62), .55)
room = Room(X, Y, {'back': [('opening', 4.9, 1.0, 0, 2.1)]}, (), H)
panelm = frp()
for w in room.walls:
    L = room.base[w][3]; room.slab(w, paint((200, 200, 196), .7, 0), -.004, -.14, H + .3); k = 0.0
    hs = [(o[1], o[1] + o[2], o[4]) for o in room.open[w]]
    cuts = sorted({0.0, L, *[1.22 * i for i in range(1, int(L / 1.22) + 1)], *[v for h in hs for v in h[:2]]})
    for a, b in zip(cuts, cuts[1:]):
        h = [h for h in hs if h[0] < (a + b) / 2 < h[1]]; z0 = h[0][2] if h else .1; room.panel(w, a + .003, z0, b - .003, H, -.003, 0, panelm, 0)
    for i in range(1, int(L / 1.22) + 1):   # division bars
        u = 1.22 * i; h = [h for h in hs if h[0] < u < h[1]]; room.panel(w, u - .014, h[0][2] if h else .1, u + .014, H, 0, .006, trim, .002)
    for u in (.014, L - .014): room.panel(w, u - .014, .1, u + .014, H, 0, .007, trim, .002)
    room.panel(w, 0, H - .03, L, H, 0, .007, trim, .002)
    for a, b, t in hs:
        for q in ((a - .05, 0, a + .0, t + .05), (b, 0, b + .05, t + .05), (a, t, b, t + .05)): room.panel(w, *q, -.12, .02, plain((120, 124, 128), .4), .003)
    segs = [(0, L)] if not hs else [(0, hs[0][0] - .05), (hs[0][1] + .05, L)]
    for a, b in segs:   # quarry tile cove base
        u = a
        while u < b - .01: e = min(u + .152, b); room.panel(w, u + .0015, .002, e - .0015, .125, 0, .011, plain((106, 58, 44), .42, var=.08), .004); u = e
# quarry tile floor, swept and sealed
room.tile_floor((.152, .152), plain((112, 62, 48), .42, var=.1), .007, (84, 78, 72), bond=0)
room.hallway('back', 4.9, 1.0, (226, 226, 222), floor=plain((112, 62, 48), .42))
# washable lay-in ceiling with troffers
F = .6096; white, grid = plain((238, 238, 235), .45), plain((228, 228, 225), .4)
for i in range(int(X / F) + 1):
    for j in range(int(Y / (2 * F)) + 1):
        x, y = i * F + F / 2 - .05, j * 2 * F + F - .1
        if i % 4 == 2 and j % 2 == 0 or i % 4 == 0 and j % 2 == 1 and i:
            box((F - .03, 2 * F - .03, .01), (x, y, H + .006), emit((250, 250, 246), 7.5), bevel=0); area((x, y, H - .01), (x, y, 0), (F - .05, 2 * F - .05), 32, (250, 250, 244)).visible_glossy = False
        else: box((F - .02, 2 * F - .02, .012), (x, y, H + .005), white, bevel=.002)
for i in range(int(X / F) + 2): box((.024, Y, .005), (i * F - .05, Y / 2, H), grid, bevel=.001)
for j in range(int(Y / (2 * F)) + 2): box((X, .024, .005), (X / 2, j * 2 * F - .1, H), grid, bevel=.001)


def table(x0, x1, y0, y1, h=.9, shelf=True, back=0.0):
    box((x1 - x0, y1 - y0, .035), ((x0 + x1) / 2, (y0 + y1) / 2, h - .018), steel, bevel=.006)
    for x in (x0 + .05, x1 - .05):
        for y in (y0 + .05, y1 - .05): cyl(.02, h - .06, (x, y, (h - .03) / 2 + .03), steel); cyl(.026, .05, (x, y, .03), dark)
    if shelf: box((x1 - x0 - .06, y1 - y0 - .06, .02), ((x0 + x1) / 2, (y0 + y1) / 2, .28), steel, bevel=.004)
    if back: box((x1 - x0, .02, back), ((x0 + x1) / 2, y1 - .01, h + back / 2), steel, bevel=.003)


def pot(x, y, z, r=.14, h=.2): cyl(r, h, (x, y, z + h / 2), steel, seg=48, bevel=.004); cyl(r * 1.03, .012, (x, y, z + h), steel, seg=48); cyl(.014, .04, (x, y, z + h + .025), dark); [box((.05, .02, .012), (x + s * (r + .02), y, z + h * .8), steel, bevel=.004) for s in (-1, 1)]


def pan(x, y, z, n=4): [box((.5, .31, .012), (x + R.gauss(0, .004), y + R.gauss(0, .004), z + .008 + k * .016), steel, bevel=.005) for k in range(n)]


# cooking line on the back wall under a hood
x0 = .9
for k, (w, kind) in enumerate(((.8, 'range'), (.8, 'range'), (.9, 'griddle'), (.42, 'fryer'), (.42, 'fryer'))):
    x1 = x0 + w; cx = (x0 + x1) / 2; y0 = Y - .88; box((w - .01, .8, .74), (cx, Y - .48, .52), steel, bevel=.006)
    for sx in (-1, 1): cyl(.022, .15, (cx + sx * (w / 2 - .06), y0 + .08, .075), dark)
    if kind == 'range':
        box((w - .06, .012, .42), (cx, y0 - .006, .42), steel, bevel=.006); tube([(cx - w * .36, y0 - .05, .6), (cx + w * .36, y0 - .05, .6)], .012, steel, False); box((w - .02, .76, .03), (cx, Y - .48, .905), dark, bevel=.004)
        for sx in (-1, 1):
            for sy in (-1, 1):
                for a in range(4): box((.3, .012, .02), (cx + sx * w * .24, Y - .48 + sy * .18, .93), dark, (0, 0, a * math.pi / 4), .003)
        for q in range(5): cyl(.02, .03, (cx - .28 + q * .14, y0 - .02, .78), dark, (math.pi / 2, 0, 0))
    elif kind == 'griddle':
        box((w - .04, .72, .03), (cx, Y - .47, .91), plain((92, 92, 94), .25, 1.0), bevel=.004); box((w - .02, .02, .1), (cx, Y - .1, .95), steel, bevel=.003); [cyl(.02, .03, (cx - .27 + q * .18, y0 - .02, .78), dark, (math.pi / 2, 0, 0)) for q in range(4)]
    else:
        box((w - .1, .5, .02), (cx, Y - .5, .9), dark, bevel=.002); box((w - .02, .02, .25), (cx, Y - .1, 1.0), steel, bevel=.003); [box((.14, .3, .12), (cx + s * .085, Y - .5, .93), steel, bevel=.01) for s in (-1, 1)]; [tube([(cx + s * .085, Y - .66, .97), (cx + s * .085, y0 - .1, 1.02)], .008, dark, False) for s in (-1, 1)]
    x0 = x1
hx0, hx1 = .8, 4.35
mesh('hood', [(hx0, Y - 1.1, 2.05), (hx1, Y - 1.1, 2.05), (hx1, Y - .02, 2.05), (hx0, Y - .02, 2.05), (hx0, Y - 1.1, 2.45), (hx1, Y - 1.1, 2.45), (hx1, Y - .02, H + .02), (hx0, Y - .02, H + .02), (hx0, Y - .75, H + .02), (hx1, Y - .75, H + .02)], [(0, 1, 5, 4), (4, 5, 9, 8), (0, 4, 8, 7, 3), (1, 2, 6, 9, 5)], steel)
box((hx1 - hx0 - .1, .5, .02), ((hx0 + hx1) / 2, Y - .35, 2.3), plain((140, 142, 145), .35, 1.0), (.75, 0, 0), bevel=0); area(((hx0 + hx1) / 2, Y - .6, 2.25), ((hx0 + hx1) / 2, Y - .6, 0), (2.8, .12), 22, (255, 244, 226))
pot(1.1, Y - .35, .94, .15, .24); pot(1.85, Y - .62, .94, .12, .15); pot(2.25, Y - .33, .94, .17, .3)
# work tables, sink, shelves, refrigerator
table(1.2, 3.6, 1.75, 2.5); pan(1.55, 2.1, .9, 5); box((.45, .3, .03), (2.5, 2.1, .915), plain((236, 234, 228), .5), bevel=.006); box((.45, .3, .02), (2.98, 2.1, .91), plain((196, 60, 50), .5), bevel=.006)
for k in range(3): box((.17, .16, .15), (2.0 + k * .19 - .19, 2.36, .98), steel, bevel=.008)
pot(1.6, 2.15, .29, .17, .26); pot(2.1, 2.1, .29, .2, .3); box((.5, .36, .24), (2.9, 2.1, .41), plain((232, 234, 236), .35), bevel=.01)
sy0, sy1 = 1.0, 3.2
for x, w in ((X - .69, .08), (X - .09, .12)): box((w, sy1 - sy0, .03), (x, (sy0 + sy1) / 2, .9), steel, bevel=.004)   # top around the bowls, backsplash
for a, b in ((sy0, 1.15), (1.65, 1.85), (2.35, 2.55), (3.05, sy1)): box((.5, b - a, .03), (X - .4, (a + b) / 2, .9), steel, bevel=.001)
box((.02, sy1 - sy0, .28), (X - .02, (sy0 + sy1) / 2, 1.02), steel, bevel=.003)
for y in (1.4, 2.1, 2.8):   # three bowls, each with its waste, into one pipe over a floor sink
    for k in (-1, 1): box((.006, .512, .33), (X - .4 + k * .253, y, .735), steel, bevel=0); box((.5, .006, .33), (X - .4, y + k * .253, .735), steel, bevel=0)
    box((.5, .5, .006), (X - .4, y, .573), steel, bevel=0); cyl(.045, .006, (X - .4, y, .58), dark); cyl(.05, .05, (X - .4, y, .545), steel); tube([(X - .4, y, .54), (X - .4, y, .36)], .022, trim, False)
tube([(X - .4, 2.85, .37), (X - .4, 1.16, .34), (X - .4, 1.1, .32), (X - .4, 1.1, .1)], .024, trim); box((.32, .32, .012), (X - .4, 1.1, .006), dark, bevel=.002)
for y in (1.75, 2.45): tube([(X - .08, y, .98), (X - .08, y, 1.3), (X - .16, y, 1.36), (X - .28, y, 1.34), (X - .34, y, 1.22)], .014, steel); box((.05, .14, .04), (X - .06, y, 1.0), steel, bevel=.006)
for y in (sy0 + .06, sy1 - .06): [cyl(.02, .88, (x, y, .44), steel) for x in (X - .68, X - .08)]
for z in (1.55, 1.9): box((.34, 2.0, .025), (X - .19, 2.1, z), steel, bevel=.004); [box((.3, .02, .16), (X - .17, y, z - .08), steel, bevel=.002) for y in (1.3, 2.1, 2.9)]
for k in range(5): pot(X - .2, 1.3 + k * .38, 1.565, .1, .12 + .03 * (k % 2))
for k in range(8): cyl(.12, .02, (X - .2, 1.5, 1.925 + k * .021), plain((240, 240, 236), .2)); cyl(.12, .02, (X - .2, 1.85, 1.925 + (k % 6) * .021), plain((240, 240, 236), .2))
box((1.3, .78, 1.95), (.42, 2.6, 1.02), steel, (0, 0, math.pi / 2), bevel=.008)
for k in (-1, 1): box((.62, .02, 1.55), (.815, 2.6 + k * .325, 1.0), steel, (0, 0, math.pi / 2), bevel=.006); tube([(.86, 2.6 + k * .06, .7), (.86, 2.6 + k * .06, 1.3)], .012, steel, False)
for y in (2.0, 3.2): [cyl(.03, .06, (x, y, .03), dark) for x in (.1, .72)]
# wall services
room.panel('back', 4.58, 1.15, 4.66, 1.27, .001, .012, steel, .003); room.panel('left', 4.3, 1.3, 4.5, 1.65, .001, .12, trim, .01); box((.3, .3, .004), (4.4, 1.2, .001), steel, bevel=.001); [box((.26, .012, .004), (4.4, 1.08 + k * .03, .004), dark, bevel=0) for k in range(9)]
def hand_sink(u):
    """wall-hung sink with trap, gooseneck faucet, soap and towels on the left wall"""
    at = lambda du, z, d: tuple(room.at('left', u + du, z, d)); chrome = plain((214, 216, 218), .14, 1.0); P = lambda *a, b=.004: room.panel('left', u + a[0], a[1], u + a[2], a[3], a[4], a[5], steel, b)
    P(-.22, .84, .22, .86, .01, .07); P(-.22, .84, .22, .86, .37, .42); P(-.22, .84, -.18, .86, .07, .37); P(.18, .84, .22, .86, .07, .37)
    P(-.185, .68, -.18, .85, .07, .37, b=.001); P(.18, .68, .185, .85, .07, .37, b=.001); P(-.18, .68, .18, .85, .065, .07, b=.001); P(-.18, .68, .18, .85, .37, .375, b=.001); P(-.18, .675, .18, .68, .07, .37, b=.001)
    P(-.22, .74, .22, .84, .415, .42, b=.001); P(-.22, .86, .22, 1.04, .001, .012, b=.003); cyl(.03, .004, at(0, .683, .22), dark)
    tube([at(0, .95, .0), at(0, .95, .06), at(0, 1.18, .06), at(0, 1.22, .1), at(0, 1.22, .18), at(0, 1.1, .22)], .011, chrome); [(cyl(.018, .04, at(s * .1, .95, .03), chrome, (0, math.pi / 2, 0)), box((.11, .018, .008), at(s * .1, .955, .09), chrome, bevel=.003)) for s in (-1, 1)]
    tube([at(0, .675, .22), at(0, .56, .22), at(0, .49, .2), at(0, .47, .15), at(0, .5, .1), at(0, .55, .08), at(0, .56, .0)], .019, chrome); cyl(.04, .008, at(0, .56, .006), chrome, (0, math.pi / 2, 0)); [tube([at(s * .1, .5, .0), at(s * .1, .5, .05), at(s * .1, .62, .05), at(s * .1, .9, .03)], .006, chrome) for s in (-1, 1)]
    room.panel('left', u + .34, 1.16, u + .46, 1.4, .001, .1, trim, .012); room.panel('left', u + .37, 1.12, u + .43, 1.17, .03, .09, dark, .004); room.panel('left', u - .62, 1.2, u - .34, 1.58, .001, .2, trim, .02); room.panel('left', u - .6, 1.19, u - .36, 1.205, .05, .15, dark, .002); room.panel('left', u - .58, 1.12, u - .38, 1.2, .09, .093, plain((246, 245, 240), .8), 0)
    lathe([(0, 0), (.16, 0), (.17, .02), (.2, .62), (.205, .63), (.195, .63), (.165, .03), (0, .03)], plain((70, 74, 78), .5), (.26, u - .58, 0))


hand_sink(.95)
gradient_world((200, 205, 210), (200, 205, 210), (200, 205, 210), .05)
c = bpy.context.scene.cycles; c.diffuse_bounces = 5; c.glossy_bounces = 4
area((X * .6, .3, 2.2), (X * .45, Y, 1.0), (3, 1.0), 22, (240, 244, 255))
k = dict(glow=5.0, grade=((1, 1, 1), (1, 1, 1.01), (.99, 1.0, 1.02)))
shot('frp-kitchen', camera((5.9, .3, 1.5), (2.2, 4.9, 1.25), 21), -.75, **k)
shot('frp-sink', camera((2.4, .9, 1.5), (6.6, 2.9, 1.15), 26), -.75, **k)
shot('frp-basin', camera((2.55, .35, 1.42), (.0, 1.12, 1.0), 25), -.3, **k)
