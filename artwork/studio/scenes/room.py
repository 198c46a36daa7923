"""One room, one camera, three stages: bare studs, hung drywall, finished. Options: use, stage."""
from kit import *
from parts import *

USE, STAGE = option('use', 'bedroom'), option('stage', 'finished')
reset({'bedroom': 3, 'kitchen': 5, 'dining': 7, 'study': 9, 'bath': 11, 'nursery': 13, 'loft': 15, 'living': 17}[USE])

# size, openings, camera, target, lens
PLANS = {
    'bedroom': (4.6, 4.4, {'left': [('window', 1.5, 1.6, .75, 2.08)], 'back': [], 'right': [('opening', 2.9, .86, 0, 2.06)]}, (3.9, .3, 1.35), (1.7, 4.4, 1.2), 22),
    'kitchen': (5.4, 4.6, {'left': [('opening', .9, 1.0, 0, 2.08)], 'back': [('window', 1.9, 1.6, 1.1, 2.08)], 'right': [('window', 1.2, 1.4, .75, 2.08)]}, (.9, .3, 1.45), (3.2, 4.6, 1.15), 21),
    'dining': (5.2, 4.8, {'left': [('window', .9, .95, .5, 2.08), ('window', 2.7, .95, .5, 2.08)], 'back': [('opening', 3.1, 1.2, 0, 2.08)], 'right': []}, (4.6, .3, 1.4), (2.2, 4.8, 1.2), 22),
    'study': (4.2, 4.2, {'left': [], 'back': [('window', .7, 1.9, .75, 2.08)], 'right': [('opening', 1.7, .86, 0, 2.06)]}, (.45, .25, 1.4), (2.6, 4.2, 1.2), 21),
    'nursery': (4.2, 4.0, {'left': [('window', .9, 1.2, .75, 2.08)], 'back': [('window', 2.2, 1.2, .75, 2.08)], 'right': []}, (3.8, .3, 1.35), (1.7, 4.0, 1.2), 22),
    'loft': (7.4, 5.6, {'left': [('window', .8, 1.8, .6, 2.2), ('window', 3.2, 1.8, .6, 2.2)], 'back': [('opening', 4.6, 1.6, 0, 2.2)], 'right': []}, (6.7, .35, 1.4), (2.8, 5.6, 1.25), 22),
    'living': (6.8, 4.8, {'left': [('window', 2.3, 1.9, .7, 2.08)], 'back': [('window', .5, 1.15, .6, 2.08), ('window', 5.2, 1.15, .6, 2.08)], 'right': [('opening', 2.4, 1.2, 0, 2.08)]}, (5.9, .3, 1.35), (2.9, 4.8, 1.2), 21),   # the evening sun rakes its long back wall
}
X, Y, OPEN, EYE, AIM, LENS = PLANS[USE]
EXT = {'kitchen': ('back', 'right'), 'study': ('left', 'back'), 'living': ('left', 'back')}.get(USE, ('left', 'back') if USE == 'nursery' else ('left',))
SUN = {'left': 250, 'back': 20, 'right': 110}
if USE in ('bedroom', 'dining', 'loft'): EXT = ('left',) if USE != 'bedroom' else ('left', 'back')
room = Room(X, Y, OPEN, EXT)
white, black, brass = paint((244, 243, 240), .35, .01), plain((34, 35, 38), .4, .3), plain((196, 158, 96), .28, 1.0)


def lamp(x, y, z, shade=(255, 222, 178)):
    cyl(.07, .015, (x, y, z + .008), brass); cyl(.012, .3, (x, y, z + .16), brass); cyl(.13, .2, (x, y, z + .38), emit(shade, 2.2), r2=.1, cap=False); point((x, y, z + .38), 6, (255, 208, 150), .05)


def picture(wall, u, z, w, h, seed, frame=None):
    room.panel(wall, u - w / 2, z - h / 2, u + w / 2, z + h / 2, 0, .03, frame or planks((150, 108, 70), (104, 70, 44), .38), .003); room.panel(wall, u - w / 2 + .02, z - h / 2 + .02, u + w / 2 - .02, z + h / 2 - .02, .028, .034, white, 0)
    o = room.panel(wall, u - w * .36, z - h * .37, u + w * .36, z + h * .37, .033, .038, art(seed), 0)


def chair4(x, y, a, m=None):
    wd = m or planks((170, 126, 82), (124, 86, 54), .4)
    def make():
        box((.44, .44, .03), (0, 0, .455), wd, bevel=.012); box((.42, .42, .04), (0, 0, .49), fabric((206, 200, 188)), bevel=.018)
        for sx in (-1, 1):
            for sy in (-1, 1): cyl(.016, .45, (sx * .19, sy * .19, .225), wd, r2=.02)
            cyl(.016, .46, (sx * .19, .2, .68), wd)
        box((.42, .022, .16), (0, .205, .83), wd, bevel=.008)
    group(make, (x, y, 0), a)


def cup(x, y, z, c=(220, 214, 204)): cyl(.04, .09, (x, y, z + .045), paint(c, .35, 0), r2=.045)


def bed(x, y, w=1.9, l=2.05, head=(122, 128, 122), cover=(226, 222, 214), throw=(104, 120, 122)):
    box((w + .1, l + .05, .26), (x, y, .2), fabric(head), bevel=.03); soft((w, l, .26), (x, y - .01, .42), fabric((240, 238, 232)), .07); soft((w + .06, l * .74, .2), (x, y - l * .14, .49), fabric(cover), .08)
    soft((w + .1, .55, .06), (x, y - l * .3, .6), fabric(throw), .025); soft((w + .16, .1, 1.0), (x, y + l / 2 + .05, .62), fabric(head), .045)
    for k in (-1, 1):
        soft((.72, .2, .42), (x + k * .43, y + l * .41, .76), fabric((244, 242, 236)), .09, (-.35, 0, 0)); soft((.5, .16, .4), (x + k * .4, y + l * .33, .74), fabric(throw if k < 0 else (196, 168, 136)), .08, (-.42, 0, 0))


def base_cabinets(wall, u0, u1, m, top, depth=.6, doors=.5, handle=brass, h=.86):
    room.panel(wall, u0, .1, u1, h, .001, depth - .02, m, .002); room.panel(wall, u0, 0, u1, .1, .001, depth - .08, black, 0); n = max(1, round((u1 - u0) / doors)); w = (u1 - u0) / n
    for k in range(n):
        a = u0 + k * w; z0 = .115
        for za, zb in ((z0, .66), (.67, h - .012)):
            room.panel(wall, a + .003, za, a + w - .003, zb, depth - .02, depth, m, .002); room.panel(wall, a + .06, za + .055, a + w - .06, zb - .055, depth - .0005, depth - .008, m, .001) if zb - za > .3 else None
        room.panel(wall, a + w / 2 - .07, .76, a + w / 2 + .07, .775, depth, depth + .028, handle, .004); room.panel(wall, a + (w - .05 if k % 2 == 0 else .04), .47, a + (w - .04 if k % 2 == 0 else .05), .6, depth, depth + .028, handle, .004)
    room.panel(wall, u0 - .01, h, u1 + .01, h + .035, .001, depth + .025, top, .004)


def wall_cabinets(wall, u0, u1, m, z0=1.42, z1=2.2, depth=.34, doors=.45):
    room.panel(wall, u0, z0, u1, z1, .001, depth - .02, m, .002); n = max(1, round((u1 - u0) / doors)); w = (u1 - u0) / n
    for k in range(n):
        a = u0 + k * w; room.panel(wall, a + .003, z0 + .003, a + w - .003, z1 - .003, depth - .02, depth, m, .002)
        for e in ((a + .006, z0 + .006, a + .06, z1 - .006), (a + w - .06, z0 + .006, a + w - .006, z1 - .006), (a + .06, z0 + .006, a + w - .06, z0 + .06), (a + .06, z1 - .06, a + w - .06, z1 - .006)): room.panel(wall, *e, depth, depth + .007, m, .001)
        room.panel(wall, a + (w - .04 if k % 2 == 0 else .03), z0 + .05, a + (w - .03 if k % 2 == 0 else .04), z0 + .18, depth + .006, depth + .035, brass, .004)


def furnish():
    oak = planks((186, 142, 96), (140, 98, 60), .4)
    if USE == 'bedroom':
        room.finish(wall=(222, 221, 212), accent={'back': (112, 128, 120)}); room.plank_floor((206, 176, 136), (168, 132, 94)); bx = 2.2
        for o in (box((2.9, 2.4, .014), (bx, 3.0, .007), fabric((222, 216, 204)), bevel=.006),): pass
        bed(bx, Y - 1.12)
        for k in (-1, 1):
            x = bx + k * 1.32; box((.5, .42, .42), (x, Y - .24, .31), oak, bevel=.006)
            for z in (.2, .4): box((.46, .012, .17), (x, Y - .458, z), oak, bevel=.003); cyl(.011, .02, (x, Y - .47, z), brass, (math.pi / 2, 0, 0))
            for q in (-1, 1): box((.03, .03, .1), (x + q * .2, Y - .4, .05), black); box((.03, .03, .1), (x + q * .2, Y - .08, .05), black)
            lamp(x, Y - .24, .52)
        picture('back', bx - .42, 1.72, .62, .8, 2.0); picture('back', bx + .42, 1.72, .62, .8, 5.3)
        curtain(1.1, 1.5, .09, h=2.3); curtain(3.1, 3.5, .09, h=2.3); cyl(.012, 2.8, (.09, 2.3, 2.31), black, (math.pi / 2, 0, 0)); room.downlights((3, 2), 5)
        box((.45, 1.5, .8), (X - .24, 1.6, .42), oak, bevel=.005); plant(.45, 3.95, 1.35); room.hallway('right', *OPEN['right'][0][1:3])
    if USE == 'kitchen':
        g, top, tile = paint((66, 88, 82), .4, .02), plain((236, 234, 230), .18, var=.0), plain((238, 236, 230), .12, var=.03)
        room.finish(wall=(240, 238, 232)); room.plank_floor((190, 150, 106), (148, 108, 70), along='y', x1=X, y1=Y)
        base_cabinets('back', .62, X - .02, g, top)
        for r in range(7):
            for c in range(27):
                z, u = .9 + r * .075, .62 + c * .178 - (r % 2) * .089
                if not (1.72 < u + .17 and u < 3.68 and z > 1.0): room.panel('back', max(u, .62), z, u + .175, z + .072, 0, .008, tile, .001)
        wall_cabinets('back', .62, 1.7, g); wall_cabinets('back', 3.72, 4.2, g); wall_cabinets('back', 4.98, X - .01, g, doors=.41)
        st = plain((196, 198, 200), .28, 1.0); box((.7, .48, .005), (2.7, Y - .3, .9), plain((150, 152, 154), .3, 1.0)); tube([(2.7, Y - .1, .9), (2.7, Y - .1, 1.25), (2.7, Y - .2, 1.32), (2.7, Y - .3, 1.26), (2.7, Y - .3, 1.2)], .012, brass)
        room.panel('back', 4.21, .1, 4.97, .9, .4, .625, st, .004); room.panel('back', 4.27, .2, 4.91, .62, .625, .632, plain((18, 19, 22), .12), .003); room.panel('back', 4.3, .68, 4.88, .7, .63, .67, st, .005); room.panel('back', 4.23, .893, 4.95, .902, .05, .6, plain((18, 19, 22), .1), .002)
        for k in range(5): cyl(.018, .03, tuple(room.at('back', 4.35 + k * .12, .79, .64)), black, (math.pi / 2, 0, 0))
        room.panel('back', 4.22, 1.62, 4.96, 1.7, .001, .5, st, .004); room.panel('back', 4.45, 1.7, 4.73, room.H, .001, .28, st, .003)
        ix, iy = 3.0, 2.35; box((2.1, .86, .84), (ix, iy, .46), g, bevel=.003); box((2.34, 1.06, .04), (ix, iy, .91), top, bevel=.004); box((2.0, .7, .1), (ix, iy, .05), black, bevel=0)
        for k in range(3): box((.62, .012, .68), (ix - .69 + k * .69, iy - .435, .47), g, bevel=.003); box((.5, .012, .56), (ix - .69 + k * .69, iy - .438, .47), g, bevel=.006)
        for k in range(3):
            x = ix - .65 + k * .65; y = iy - .78; cyl(.17, .05, (x, y, .68), oak); cyl(.17, .015, (x, y, .71), fabric((188, 160, 126)))
            for a in range(4): tube([(x + .12 * math.cos(a * 1.57 + .78), y + .12 * math.sin(a * 1.57 + .78), .67), (x + .19 * math.cos(a * 1.57 + .78), y + .19 * math.sin(a * 1.57 + .78), 0)], .011, black, False)
        for k in (-.6, .6): cyl(.006, .75, (ix + k, iy, room.H - .37), black); cyl(.16, .2, (ix + k, iy, room.H - .83), plain((34, 35, 38), .4, .3), r2=.03, cap=False); cyl(.05, .06, (ix + k, iy, room.H - .86), emit((255, 222, 178), 14)); point((ix + k, iy, room.H - .97), 16, (255, 214, 160), .05)
        cyl(.13, .06, (ix + .5, iy, .96), paint((206, 178, 148), .5, 0), r2=.17)
        for a, b in ((0, 0), (.07, .04), (-.06, .05), (.01, -.07)):
            bpy.ops.mesh.primitive_uv_sphere_add(radius=.037, location=(ix + .5 + a, iy + b, 1.02)); bpy.context.object.data.materials.append(plain((176, 190, 70), .45)); bpy.ops.object.shade_smooth()
        for k, c in enumerate(((214, 206, 192), (92, 110, 104), (214, 206, 192))): cyl(.05 - .006 * k, .2 - .03 * k, (4.3 + k * .14, Y - .14, .995 - .015 * k), paint(c, .4, 0))
        room.panel('back', .02, .05, .6, 2.05, .02, .66, st, .006); room.panel('back', .03, .62, .59, .63, .655, .664, black, 0)
        for z0, z1 in ((.75, 1.5), (.2, .55)): room.panel('back', .52, z0, .545, z1, .68, .71, st, .005)
        room.downlights((3, 2), 6); room.hallway('left', *OPEN['left'][0][1:3])
    if USE == 'dining':
        room.finish(wall=(214, 202, 186), crown=.09, accent={}); room.plank_floor((158, 112, 72), (112, 74, 46)); tx, ty = 2.5, 2.7; tm = paint((246, 245, 242), .35, .01)
        for w in ('left', 'back', 'right'):   # wainscot: rail and panels below it
            segs = [0.0]
            for o in sorted(OPEN[w], key=lambda o: o[1]): segs += [o[1] - .1, o[1] + o[2] + .1]
            segs.append(room.base[w][3])
            for a, b in zip(segs[::2], segs[1::2]):
                if b - a < .3: continue
                room.panel(w, a, .11, b, .9, 0, .008, tm, 0); room.panel(w, a, .9, b, .95, 0, .03, tm, .006); n = max(1, round((b - a) / .75)); pw = (b - a) / n
                for k in range(n):
                    q0, q1 = a + k * pw + .09, a + (k + 1) * pw - .09
                    for e in ((q0, .22, q1, .25), (q0, .77, q1, .8), (q0, .22, q0 + .03, .8), (q1 - .03, .22, q1, .8)): room.panel(w, *e, .007, .02, tm, .004)
        box((3.2, 2.3, .012), (tx, ty, .006), fabric((150, 142, 132)), bevel=.005); box((2.1, 1.0, .045), (tx, ty, .73), oak, bevel=.008)
        for sx in (-1, 1): box((.1, .8, .7), (tx + sx * .72, ty, .35), oak, bevel=.01)
        box((1.3, .06, .1), (tx, ty, .3), oak, bevel=.006)
        for k in (-.6, 0, .6): chair4(tx + k, ty - .72, math.pi); chair4(tx + k, ty + .72, 0)
        chair4(tx - 1.35, ty, math.pi / 2); chair4(tx + 1.35, ty, -math.pi / 2)
        cyl(.009, .75, (tx, ty, room.H - .38), brass); box((1.2, .03, .03), (tx, ty, room.H - .76), brass, bevel=.005)
        for k in range(5):
            x = tx - .54 + k * .27; cyl(.006, .1, (x, ty, room.H - .82), brass)
            bpy.ops.mesh.primitive_uv_sphere_add(radius=.065, location=(x, ty, room.H - .92)); bpy.context.object.data.materials.append(emit((255, 232, 200), 5.0)); point((x, ty, room.H - 1.02), 5, (255, 216, 170), .05)
        cyl(.08, .26, (tx, ty, .88), paint((82, 104, 112), .3, 0), r2=.05); picture('back', 1.6, 1.62, 1.2, .8, 3.2, brass); curtain(.55, .85, .1, h=2.3, m=fabric((196, 186, 170))); curtain(3.7, 4.0, .1, h=2.3, m=fabric((196, 186, 170))); curtain(1.95, 2.6, .1, h=2.3, m=fabric((196, 186, 170))); cyl(.012, 3.9, (.1, 2.3, 2.31), brass, (math.pi / 2, 0, 0))
        room.hallway('back', *OPEN['back'][0][1:3], floor=planks((158, 112, 72), (112, 74, 46)))
    if USE == 'study':
        room.finish(wall=(58, 76, 92), trim=(58, 76, 92), ceiling=(238, 237, 232)); room.plank_floor((180, 138, 94), (134, 96, 60)); blue = paint((58, 76, 92), .4, .01)
        for k in range(4):   # built-in shelves on the right wall's far end and base cabinets
            pass
        L = room.X
        room.panel('back', 2.75, 0, L, .8, .001, .4, blue, .003); room.panel('back', 2.74, .8, L, .835, .001, .42, oak, .004); room.panel('back', 2.75, .835, 2.79, 2.44, .001, .3, blue, .002); room.panel('back', L - .04, .835, L, 2.44, .001, .3, blue, .002)
        for k in range(2): room.panel('back', 2.77 + k * .715, .06, 2.77 + k * .715 + .7, .78, .4, .42, blue, .003); room.panel('back', 2.77 + (.62 if k == 0 else .735), .55, 2.77 + (.64 if k == 0 else .755), .68, .42, .45, brass, .004)
        for z in (1.22, 1.6, 1.98): room.panel('back', 2.79, z, L - .04, z + .03, .001, .29, oak, .003)
        rr = random.Random(4); cols = ((196, 176, 146), (120, 62, 48), (64, 84, 80), (210, 204, 192), (44, 52, 66), (160, 124, 78))
        for z in (.836, 1.251, 1.631, 2.011):
            u = 2.83
            while u < L - .12:
                w = rr.uniform(.02, .05)
                if rr.random() < .86: room.panel('back', u, z, u + w, z + rr.uniform(.2, .31), .06, rr.uniform(.2, .25), plain(rr.choice(cols), .7), .002)
                else:
                    u += .1; cyl(.05, .14, tuple(room.at('back', u, z + .07, .15)), paint(rr.choice(cols[:4]), .4, 0), r2=.03); u += .06
                u += w + .001
        box((1.7, .75, .04), (1.5, 2.75, .74), oak, bevel=.006)
        for sx in (-.78, .78): box((.05, .65, .72), (1.5 + sx, 2.75, .36), black, bevel=.004)
        chair(1.5, 2.15, math.pi + .25); box((.56, .02, .34), (1.5, 2.95, 1.06), plain((14, 15, 18), .15), bevel=.006); box((.05, .03, .14), (1.5, 2.97, .83), black); box((.22, .16, .012), (1.5, 2.95, .766), black); lamp(2.15, 2.95, .76); cup(1.0, 2.7, .76); box((.3, .22, .03), (1.95, 2.6, .775), paint((226, 220, 208), .7, 0), (0, 0, .2), .002)
        box((2.6, 1.9, .012), (1.7, 2.3, .006), fabric((176, 150, 122)), bevel=.005); plant(.42, Y - .45, 1.3); picture('left', 2.3, 1.55, .9, 1.2, 1.2, brass); room.hallway('right', *OPEN['right'][0][1:3]); room.downlights((2, 2), 8)
    if USE == 'nursery':
        room.finish(wall=(238, 232, 222), accent={'back': (214, 190, 168), 'left': (214, 190, 168)}); tm = paint((246, 245, 242), .4, .01)
        plane(-.1, -.1, X + .1, Y + .1, 0, carpet((206, 196, 182))); box((1.25, .68, .08), (1.3, Y - .5, .35), oak, bevel=.01); soft((1.2, .62, .12), (1.3, Y - .5, .44), fabric((244, 242, 236)), .05)
        for sx in (-1, 1): 
            for sy in (-1, 1): box((.045, .045, .92), (1.3 + sx * .63, Y - .5 + sy * .34, .46), oak, bevel=.006)
        for sy in (-1, 1):
            for z in (.28, .9): box((1.24, .03, .05), (1.3, Y - .5 + sy * .34, z), oak, bevel=.005)
            for k in range(15): cyl(.009, .6, (1.3 - .57 + k * .0815, Y - .5 + sy * .34, .59), oak)
        for sx in (-1, 1):
            for z in (.28, .9): box((.03, .64, .05), (1.3 + sx * .63, Y - .5, z), oak, bevel=.005)
            for k in range(7): cyl(.009, .6, (1.3 + sx * .63, Y - .76 + k * .087, .59), oak)
        box((.5, 1.2, .85), (X - .27, 2.6, .47), tm, bevel=.006)
        for r in range(3):
            for c in range(2): box((.012, .56, .24), (X - .525, 2.31 + c * .58, .2 + r * .265), tm, bevel=.004); cyl(.013, .02, (X - .54, 2.31 + c * .58, .22 + r * .265), brass, (0, math.pi / 2, 0))
        lamp(X - .27, 3.0, .9); box((2.2, 1.7, .015), (2.3, 2.2, .008), fabric((236, 230, 220)), bevel=.006); picture('back', 1.3, 1.75, .5, .6, 2.2, oak)
        for k, c in enumerate(((176, 128, 96), (110, 134, 130), (226, 198, 138))): soft((.3, .3, .3), (2.7 + k * .2, Y - .5 + .1 * (k % 2), .15), fabric(c), .08)
        curtain(.5, .85, .1, h=2.3); curtain(2.15, 2.5, .1, h=2.3); cyl(.012, 2.4, (.1, 1.5, 2.31), brass, (math.pi / 2, 0, 0)); room.downlights((2, 2), 6)
    if USE == 'living':
        room.finish(wall=(226, 230, 226)); pale, linen, navy, sand = planks((214, 186, 146), (178, 146, 106), .4), fabric((240, 237, 229)), fabric((52, 74, 98)), fabric((214, 198, 170))
        room.plank_floor((222, 200, 166), (190, 164, 128)); cyl(1.45, .012, (2.45, 2.9, .006), fabric((206, 184, 146)), seg=96); cyl(1.3, .014, (2.45, 2.9, .008), fabric((222, 206, 174)), seg=96)
        def sofa():
            box((2.3, .9, .3), (0, 0, .22), linen, bevel=.04); soft((2.3, .22, .62), (0, .37, .5), linen, .07)
            for k in (-1, 1): soft((.22, .9, .42), (k * 1.06, 0, .42), linen, .07)
            for k in (-1, 0, 1): soft((.64, .66, .16), (k * .63, -.07, .43), linen, .06); soft((.62, .2, .42), (k * .63, .22, .68), linen, .08, (-.16, 0, 0))
            for dx, c, t in ((-.78, navy, .2), (-.4, sand, -.1), (.8, navy, -.25)): soft((.42, .13, .4), (dx, .06, .7), c, .06, (-.3, .1, t))
        def armchair():
            soft((.62, .64, .15), (0, -.02, .41), sand, .06); soft((.62, .15, .52), (0, .3, .66), sand, .06, (-.2, 0, 0)); soft((.36, .12, .3), (0, .18, .62), navy, .05, (-.25, 0, 0))
            for k in (-1, 1): box((.06, .7, .035), (k * .37, 0, .58), pale, bevel=.012); [box((.045, .045, .57), (k * .37, q * .31, .285), pale, bevel=.008) for q in (-1, 1)]; box((.035, .6, .05), (k * .37, 0, .31), pale, bevel=.006)
            for y in (-.31, .31): box((.74, .035, .06), (0, y, .31), pale, bevel=.006)
            for k in range(7): box((.018, .02, .54), (-.27 + k * .09, .435, .6), pale, (-.2, 0, 0), .004)
            box((.66, .03, .045), (0, .489, .87), pale, (-.2, 0, 0), .01); box((.74, .04, .05), (0, .37, .335), pale, bevel=.006)
        group(sofa, (.72, 2.75, 0), math.pi / 2); group(armchair, (3.6, 2.05, 0), -math.pi / 2 + .5); group(armchair, (3.75, 3.5, 0), -math.pi / 2 - .35)
        cyl(.46, .035, (2.2, 2.85, .4), pale, seg=64); cyl(.09, .36, (2.2, 2.85, .2), pale); cyl(.26, .025, (2.2, 2.85, .025), pale); box((.3, .22, .03), (2.1, 2.95, .433), paint((232, 228, 218), .6, 0), (0, 0, .4), .002); box((.26, .19, .026), (2.1, 2.95, .461), paint((96, 124, 136), .6, 0), (0, 0, .2), .002); cyl(.09, .07, (2.36, 2.72, .453), paint((206, 178, 148), .5, 0), r2=.13, cap=False); cyl(.09, .006, (2.36, 2.72, .42), paint((206, 178, 148), .5, 0))
        room.panel('back', 2.15, .16, 4.55, .52, .01, .4, white, .004); room.panel('back', 2.13, .52, 4.57, .55, .005, .42, pale, .005)
        for k in range(4): room.panel('back', 2.17 + k * .597, .18, 2.17 + k * .597 + .575, .5, .4, .416, white, .003); cyl(.011, .022, tuple(room.at('back', 2.17 + k * .597 + (.52 if k % 2 == 0 else .055), .44, .425)), brass, (math.pi / 2, 0, 0))
        for x in (2.25, 4.45):
            for d in (.06, .35): cyl(.018, .16, tuple(room.at('back', x, .08, d)), pale)
        lamp(4.28, Y - .22, .55, (255, 226, 186)); cyl(.06, .24, (2.42, Y - .2, .67), paint((96, 124, 136), .3, 0), r2=.04); cyl(.05, .15, (2.6, Y - .24, .625), paint((232, 228, 218), .4, 0), r2=.035)
        for k, c in enumerate(((226, 220, 208), (96, 124, 136), (206, 178, 148))): box((.3 - .02 * k, .22 - .01 * k, .03), (3.5, Y - .22, .566 + k * .031), paint(c, .6, 0), (0, 0, .12 * k), .002)
        plant(4.88, Y - .36, 1.2); curtain(1.92, 2.3, .1, h=2.3); curtain(4.2, 4.6, .1, h=2.3); cyl(.012, 2.8, (.1, 3.26, 2.31), black, (math.pi / 2, 0, 0))
        fx, fy = 3.3, 2.7; cyl(.07, .03, (fx, fy, room.H - .015), white); cyl(.014, .22, (fx, fy, room.H - .12), white); cyl(.1, .11, (fx, fy, room.H - .27), white, r2=.085); cyl(.05, .04, (fx, fy, room.H - .34), white)
        for k in range(5):
            a = .3 + k * 1.2566; box((.54, .13, .01), (fx + .4 * math.cos(a), fy + .4 * math.sin(a), room.H - .27), pale, (.16, 0, a), .004); box((.16, .035, .012), (fx + .13 * math.cos(a), fy + .13 * math.sin(a), room.H - .272), white, (0, 0, a), .003)
        room.hallway('right', *OPEN['right'][0][1:3], floor=planks((222, 200, 166), (190, 164, 128)))


def marsh():
    """surroundings of a house by the water: lawn, reeds, a creek, distant woods that let in a low sun"""
    plane(-400, -400, 400, 400, -1.3, dirt((158, 146, 84), (122, 116, 62), (182, 168, 108))); plane(-11, -30, 40, 13, -.75, grass()); plane(-90, -400, -38, 400, -1.26, plain((74, 96, 108), .08)); plane(-400, 46, 400, 84, -1.25, plain((74, 96, 108), .08))
    tree_line(0, 0, 170, 220, 170, z=-1.6, scale=(1.0, 1.5)); T = tree((3.6, 19, -1.35), 8.4, 3, 6, 8000, lsize=.14); instance(T, (-9, 27, -1.35), 2.2, 1.0); instance(T, (11, 24, -1.35), 4.0, 1.15)


if STAGE == 'studs':
    room.subfloor(); room.studs(insulation=option('batts')); room.windows()
    if USE in ('bedroom', 'kitchen'): lumber_stack((X * .55, Y * .48, 0), 5, 3, 2.44, rot=.25)
    if USE in ('bedroom', 'nursery'): group(lambda: sawhorse(0, 0, 0, 0), (X * .3, Y * .62, 0), .4)
    if USE == 'living': lumber_stack((X * .42, Y * .5, 0), 7, 3, 3.05, rot=.08); group(lambda: sawhorse(0, 0, 0, 0), (X * .72, Y * .68, 0), 1.2)
    if USE in ('dining', 'nursery'): sheet_stack((X * .62, Y * .52, 0), 14, rot=-.1)
    if USE in ('study', 'dining'): ladder(X * (.6 if USE == 'study' else .2), Y * (.68 if USE == 'study' else .76), .5, 1.5)
    if USE in ('study', 'kitchen'): bucket(X * .42, Y * .6)
    for k in range(5): o = lumber(R.uniform(.12, .45), '2x4', (R.uniform(.6, X - .8), R.uniform(1.2, Y - .6), .02), 'x', wood(), flat=True); o.rotation_euler.z = R.uniform(0, 6)
    tube([(X, Y * .9, .01)] + [(X * (.9 - .12 * i) + R.gauss(0, .1), Y * .55 + R.gauss(0, .35), .01) for i in range(6)] + [(X * .12, Y * .3, .01)], .006, plain((216, 110, 40), .5))
elif STAGE == 'drywall':
    room.subfloor(); room.drywall(); room.windows()
    for w in ('left', 'right', 'back'):
        for o in OPEN[w]:
            if o[0] == 'opening':
                room.panel(w, o[1] - 1.6, 0, o[1] + o[2] + 1.6, room.H, -1.5, -1.6, board(), 0); room.panel(w, o[1] - 1.7, 0, o[1] - 1.6, room.H, -.15, -1.6, board(), 0); room.panel(w, o[1] + o[2] + 1.6, 0, o[1] + o[2] + 1.7, room.H, -.15, -1.6, board(), 0); room.panel(w, o[1] - 1.7, room.H, o[1] + o[2] + 1.7, room.H + .1, -.1, -1.6, board(), 0); point(room.at(w, o[1] + o[2] / 2, 2.2, -.9), 20, (255, 236, 214), .1)
    cloth(X * .3, Y * .42, X * .8, Y * .86, 0, fabric((206, 196, 176))); bucket(X * .36, Y * .66); bucket(X * .43, Y * .72, full=False)
    if USE in ('bedroom', 'dining', 'loft', 'study', 'living'): ladder(X * (.75 if USE == 'living' else .62), Y * (.78 if USE == 'living' else .66), math.radians(option('turn', 24)), 1.5)
    else: sheet_stack((X * .66, Y * .46, 0), 7, rot=.12)
else:
    furnish()
    room.windows()
side = {'kitchen': (1, 1), 'study': (0, 1), 'nursery': (-1, .6)}.get(USE, (-1, 0)); marsh() if USE == 'living' else garden(-.7, side, seed=len(USE))
if USE == 'study':   # a hedge ends the view; the low sun would bleach the lawn in front of it
    plane(-60, Y + .5, 60, 80, -.69, dirt((62, 76, 36), (50, 62, 30), (84, 92, 50))); tree_line(1, 0, 15, 22, 150, .7, 2.4, z=-.9, scale=(.3, .5))
sky(option('elev', 10 if USE == 'living' else 33), option('azim', {'kitchen': 75, 'study': 15, 'nursery': 290}.get(USE, 248)), .22, .6, .9, clouds=0 if USE == 'living' else .5, cloud_seed=2.0 + len(USE))
bpy.context.scene.cycles.diffuse_bounces = 5; bpy.context.scene.cycles.max_bounces = 8
room.softbox(24 if USE == 'living' else {'studs': 60, 'drywall': 75}.get(STAGE, 60))
if STAGE == 'drywall': area((X / 2, Y / 2, room.H - .03), (X / 2, Y / 2, 0), (X * .6, Y * .6), 9 if USE == 'living' else 26, (235, 242, 255)).visible_glossy = False
grade = ((1, 1, 1), (1.0, 1.0, 1.01), (.98, 1.0, 1.035))
shot(f'{USE}-{STAGE}', camera(EYE, AIM, LENS), {'studs': 1.15, 'drywall': .95}.get(STAGE, .95) + ({'studs': .1, 'finished': .25}.get(STAGE, 0) if USE == 'living' else 0), glow=5.0, grade=grade)
shot('study-shelves', camera((1.7, 1.2, 1.4), (2.9, Y, 1.45), 32), 1.2, glow=5.0, grade=grade)
