"""A room in three stages: studs, drywall, finished."""
from parts.drywall import *
from parts.gear import *
from parts.planting import *

class Room:
    """A rectangular room, built as studs, hung drywall or finished, always with the same openings.
    Walls: left x = 0, back y = Y, right x = X, front y = 0 (behind the camera).
    openings: wall -> [(kind, start, width, sill, head)]; kind window | opening | door."""
    def __init__(s, X, Y, openings, exterior=('left', 'back'), H=WALL, walls=('left', 'back', 'right', 'front')):
        s.X, s.Y, s.H, s.walls, s.exterior = X, Y, H, walls, exterior; s.open = {w: openings.get(w, []) for w in ('left', 'back', 'right', 'front')}
        s.base = {'left': ((0, 0, 0), (0, 1, 0), (1, 0, 0), Y), 'back': ((0, Y, 0), (1, 0, 0), (0, -1, 0), X), 'right': ((X, 0, 0), (0, 1, 0), (-1, 0, 0), Y), 'front': ((0, 0, 0), (1, 0, 0), (0, 1, 0), X)}

    def at(s, wall, u, z, d=0.0):
        o, uu, n, _ = s.base[wall]; return Vector(o) + Vector(uu) * u + Vector(n) * d + Vector((0, 0, z))

    def panel(s, wall, u0, z0, u1, z1, d0, d1, m, bevel=.002):
        """box on a wall: along the wall u0..u1, up z0..z1, out of the wall d0..d1"""
        c = s.at(wall, (u0 + u1) / 2, (z0 + z1) / 2, (d0 + d1) / 2); du, dd, dz = abs(u1 - u0), abs(d1 - d0), abs(z1 - z0)
        return box((du, dd, dz) if wall in ('back', 'front') else (dd, du, dz), c, m, bevel=bevel)

    def slab(s, wall, m, d0=0.0, d1=-.14, z1=None, ends=0.0, z0=0.0):
        """wall with its openings cut out"""
        L = s.base[wall][3]; z1 = z1 or s.H; hs = [(o[1], o[3], o[1] + o[2], o[4]) for o in s.open[wall]]
        us = sorted({-ends, L + ends, *[h[0] for h in hs], *[h[2] for h in hs]})
        for a, b in zip(us, us[1:]):
            h = [h for h in hs if h[0] < (a + b) / 2 < h[2]]
            if not h: s.panel(wall, a, z0, b, z1, d0, d1, m, 0); continue
            if h[0][1] > z0: s.panel(wall, a, z0, b, h[0][1], d0, d1, m, 0)
            if h[0][3] < z1: s.panel(wall, a, max(z0, h[0][3]), b, z1, d0, d1, m, 0)

    def sheets(s, wall, m, d=0.0, finished=True, skip=None):
        o, u, n, L = s.base[wall]; hs = [(q[1], q[3], q[1] + q[2], q[4]) for q in s.open[wall]]; o = Vector(o) + Vector(n) * d; u = Vector(u)
        if wall in ('right', 'front'): o = o + u * L; u = -u; hs = [(L - c, b, L - a, e) for a, b, c, e in hs]
        boards(o, u, (0, 0, 1), L, s.H, n, m, hs, finished)

    def windows(s, frame=(240, 240, 238), portal=True, bars=True):
        m = plain(frame, .35)
        for w in s.walls:
            for kind, u, wd, z0, z1 in s.open[w]:
                if kind != 'window': continue
                for a in (u + .025, u + wd - .025): s.panel(w, a - .03, z0, a + .03, z1, -.11, -.04, m, .004)
                for z in (z0 + .025, z1 - .025): s.panel(w, u, z - .03, u + wd, z + .03, -.11, -.042, m, .004)
                if bars: s.panel(w, u, (z0 + z1) / 2 - .02, u + wd, (z0 + z1) / 2 + .02, -.1, -.05, m, .004)
                if wd > 1.5: s.panel(w, u + wd / 2 - .03, z0, u + wd / 2 + .03, z1, -.1, -.045, m, .004)
                q = [s.at(w, u, z0, -.075), s.at(w, u + wd, z0, -.075), s.at(w, u + wd, z1, -.075), s.at(w, u, z1, -.075)]; mesh('pane', [tuple(p) for p in q], [(0, 1, 2, 3)], glass())
                if portal: area(s.at(w, u + wd / 2, (z0 + z1) / 2, -.17), s.at(w, u + wd / 2, (z0 + z1) / 2, 1), (wd, z1 - z0), 1, portal=True)

    def subfloor(s, m=None, extra=3.6):
        for i in range(-2, int((s.X + extra) / 2.44) + 2):
            for j in range(-1, int((s.Y + 2.4) / 1.22) + 1): box((2.437, 1.217, .018), (1.22 + i * 2.44 - (1.22 if j % 2 else 0), .61 + j * 1.22, -.0095), m or plywood((206, 174, 130), (184, 146, 102)), bevel=.001)

    def studs(s, insulation=None, wires=True, beyond=True):
        """framing, sheathing, joists, windows; wiring and batts in the outside walls"""
        for w in s.walls:
            if w == 'front': continue
            ext = w in s.exterior; prof = '2x6' if ext else '2x4'; wd = PROFILE[prof][1]; L = s.base[w][3]; e = .14 if w == 'back' else 0.0; p = s.at(w, -e, 0, -wd / 2)
            stud_wall(p, 'x' if w == 'back' else 'y', L + 2 * e, [(o[1] + e, o[2], 0 if o[3] < .1 else o[3], o[4]) for o in s.open[w]], prof=prof, H=s.H)
            if ext: s.sheets(w, osb((186, 152, 108)), -.1405 - .012, finished=False)
            if wires: s.wiring(w, wd)
            if insulation and ext: s.batts(w, insulation, e)
            if ext: s.slab(w, plain((120, 92, 62), .8), -.156, -.17, z1=s.H + .26, ends=.2); s.panel(w, -.2, s.H, L + .2, s.H + .24, -.1, -.14, plain((150, 118, 82), .8), 0)   # no light through corners and over the plates
        x = -.1
        while x < s.X + 3.4: lumber(s.Y + .3, '2x10', (x, -.15, s.H + PROFILE['2x10'][1] / 2), 'y', wood()); x += OC
        for i in range(-1, int((s.X + 3.5) / 2.44) + 1):
            for j in range(-1, int(s.Y / 1.22) + 2): box((2.437, 1.217, .018), (i * 2.44 + 1.22 * (j % 2), j * 1.22, s.H + .245), osb((196, 164, 120)), bevel=.001)
        if 'back' not in s.exterior:   # the room behind an open back wall
            stud_wall((-.2, s.Y + 3.4, 0), 'x', s.X + 3.6, [(1.2, 1.2, .8, 2.08), (s.X - 1.0, 1.2, .8, 2.08)], prof='2x6', H=s.H)
            for i in range(-1, 4):
                for j in range(3): box((2.437, 1.217, .018), (i * 2.44 + 1.22 * (j % 2), s.Y + .9 + j * 1.22, -.0097), plywood((206, 174, 130), (184, 146, 102)), bevel=.001)
                if i != 1: box((2.43, s.H, .012), (i * 2.44 + .9, s.Y + 3.5, s.H / 2), osb((186, 152, 108)), (math.pi / 2, 0, 0), .001)
            for k in range(int((s.X + 3.6) / OC)): lumber(3.6, '2x10', (-.1 + k * OC, s.Y, s.H + PROFILE['2x10'][1] / 2), 'y', wood())
            box((s.X + 4, 3.6, .018), (s.X / 2 + 1.8, s.Y + 1.9, s.H + .245), osb((196, 164, 120)), bevel=0)
        if beyond and 'right' not in s.exterior:   # the next room behind an open partition
            for k in range(int(s.Y / OC) + 1): lumber(s.H, '2x6', (s.X + 3.2, k * OC, 0), 'z', wood(), flat=True)
            box((s.Y + .4, s.H, .012), (s.X + 3.3, s.Y / 2, s.H / 2), osb((186, 152, 108)), (math.pi / 2, 0, math.pi / 2), .001); box((3.6, s.H, .012), (s.X + 1.7, s.Y + .16, s.H / 2), osb((186, 152, 108)), (math.pi / 2, 0, 0), .001)
            for k in range(8): lumber(s.H, '2x6', (s.X + .3 + k * OC, s.Y + .08, 0), 'z', wood(), flat=False)
            area((s.X + 1.6, .6, 1.9), (s.X + 2, s.Y, 1), (1.6, 1.2), 40, (235, 240, 255)).visible_glossy = False

    def wiring(s, w, wd):
        yellow, blue, L = plain((226, 190, 70), .5), plain((52, 88, 150), .5), s.base[w][3]; k = 1; H = s.H; e = .14 if w == 'back' else 0.0
        while k * OC < L - .4:
            u = ST / 2 + k * OC - e
            if not any(o[1] - .35 < u < o[1] + o[2] + .35 for o in s.open[w]):
                z = .36 if k % 3 else 1.15; s.panel(w, u + ST / 2 + .002, z, u + ST / 2 + .056, z + .095, -.085, -.002, blue, .003)
                x = u + ST / 2 + .03; q = [s.at(w, x, z + .09, -.05)] + [s.at(w, x + R.gauss(0, .006) - .008, zz, -wd * .45 + R.gauss(0, .004)) for zz in (z + .25, z + .7, 1.9, H - .12)] + [s.at(w, x - .01, H + .05, -wd * .45)]
                tube(q, .0055, yellow); k += 4
            else: k += 1

    def batts(s, w, rgb, e=0.0):
        L = s.base[w][3]; m = fabric(rgb); u = ST - e
        while u < 0: u += OC
        while u + OC - ST < L:
            a, b = u + .004, u + OC - ST - .004; hit = [o for o in s.open[w] if o[1] - .12 < b and a < o[1] + o[2] + .12]
            if not hit:
                vs = []; fs = []; nx, nz = 8, 60
                for j in range(nz + 1):
                    for i in range(nx + 1):
                        f = i / nx; z = ST + .004 + (s.H - 3 * ST - .012) * j / nz; d = -.03 + .022 * math.sin(math.pi * f) ** .6 + R.gauss(0, .002) + .006 * math.sin(z * 9 + u * 7); vs.append(tuple(s.at(w, a + (b - a) * f, z, d)))
                for j in range(nz):
                    for i in range(nx): k = j * (nx + 1) + i; fs.append((k, k + 1, k + nx + 2, k + nx + 1))
                mesh('batt', vs, fs, m, True)
            u += OC

    def drywall(s):
        """hung and taped boards on every wall and the ceiling"""
        B = board(); H, X, Y = s.H, s.X, s.Y
        for w in s.walls:
            s.sheets(w, B); s.slab(w, paint((176, 168, 152), .8, 0), -.0135, -.15, H + .3, .3)
            for kind, u, wd, z0, z1 in s.open[w]:
                if kind == 'window': s.panel(w, u, z0 - .012, u + wd, z0 + .001, .0, -.13, B, .001)
                s.panel(w, u, z1 - .001, u + wd, z1 + .012, .0, -.13, B, .001)
                for a, b in ((u - .012, u + .001), (u + wd - .001, u + wd + .012)): s.panel(w, a, z0, b, z1, .0, -.13, B, .001)
        boards((0, 0, H), (0, 1, 0), (1, 0, 0), Y, X, (0, 0, -1), B); box((X + .6, Y + .6, .1), (X / 2, Y / 2, H + .075), paint((176, 168, 152), .8, 0), bevel=0)
        for w in s.walls:   # inside corners
            o, u, n, L = s.base[w]
            strip(s.at(w, L / 2, H - .001, .0022), L, u, n, .085); strip(s.at(w, L / 2, H - .0024, 0), L, u, (0, 0, -1), .085)
            for a in (.001, L - .001): strip(s.at(w, a, H / 2, .0026), H, (0, 0, 1), n, .085)

    def finish(s, wall=(236, 233, 226), ceiling=(244, 244, 241), trim=(246, 245, 242), accent=None, base_h=.11, casing=.075, crown=0.0):
        """painted walls and ceiling, base, casings; accent: {wall: color}"""
        tm = paint(trim, .35, .01)
        for w in s.walls:
            s.slab(w, paint((accent or {}).get(w, wall), .6, .05), ends=.14, z1=s.H + .1); L = s.base[w][3]; us = [0.0]
            for kind, u, wd, z0, z1 in sorted(s.open[w], key=lambda o: o[1]):
                c = casing
                if kind == 'window':
                    s.panel(w, u - c - .02, z0 - .03, u + wd + c + .02, z0, -.06, .045, tm, .004); s.panel(w, u - c, z0 - .1, u + wd + c, z0 - .03, 0, .016, tm, .003)
                else: us += [u - c, u + wd + c]
                s.panel(w, u - c, z0, u, z1, 0, .018, tm, .003); s.panel(w, u + wd, z0, u + wd + c, z1, 0, .018, tm, .003); s.panel(w, u - c - .008, z1, u + wd + c + .008, z1 + c * 1.15, 0, .021, tm, .003)
                if kind == 'door': s.leaf(w, u, wd, z1, tm)
                if kind == 'opening':
                    for a, b in ((u, u + .016), (u + wd - .016, u + wd)): s.panel(w, a, 0, b, z1, 0, -.145, tm, .002)
                    s.panel(w, u, z1 - .016, u + wd, z1, 0, -.145, tm, .002)
            us.append(L)
            for a, b in zip(us[::2], us[1::2]):
                if b - a > .02: s.panel(w, a, 0, b, base_h, 0, .015, tm, .004)
            if crown: s.panel(w, 0, s.H - crown, L, s.H, 0, .03, tm, .012); s.panel(w, 0, s.H - .035, L, s.H, 0, crown * .8, tm, .012)
        box((s.X + .4, s.Y + .4, .12), (s.X / 2, s.Y / 2, s.H + .06), paint(ceiling, .75, .04), bevel=0)

    def leaf(s, w, u, wd, z1, m):
        s.panel(w, u + .003, .006, u + wd - .003, z1 - .003, -.02, -.06, m, .003); s.panel(w, u - .1, 0, u + wd + .1, z1 + .1, -.15, -.17, plain((90, 90, 90)), 0)
        for za, zb in ((.15, .85), (.98, z1 - .14)):
            s.panel(w, u + .13, za, u + wd - .13, zb, -.0215, -.016, m, .004); s.panel(w, u + .16, za + .03, u + wd - .16, zb - .03, -.017, -.012, m, .003)
        k = plain((46, 46, 48), .35, .8); s.panel(w, u + .045, .97, u + .095, 1.02, -.02, -.01, k, .003); s.panel(w, u + .05, .985, u + .17, 1.003, -.005, .035, k, .006)

    def plank_floor(s, light=(200, 164, 120), dark=(160, 120, 80), width=.145, along='x', x1=None, y1=None):
        A, B = (x1 or s.X, y1 or s.Y) if along == 'x' else (y1 or s.Y, x1 or s.X); m = planks(light, dark)
        for j in range(-1, int(B / width) + 2):
            x = -R.uniform(0, 1.6)
            while x < A:
                l = R.uniform(1.1, 2.2); c = (x + l / 2, j * width + width / 2); z = -.0075 + R.gauss(0, .0002)
                if x + l > -.2: box((l - .0012, width - .0012, .015), (*c, z) if along == 'x' else (c[1], c[0], z), m, (0, 0, 0 if along == 'x' else math.pi / 2), .0012)
                x += l
        box((A + .4, B + .4, .02) if along == 'x' else (B + .4, A + .4, .02), ((A if along == 'x' else B) / 2, (B if along == 'x' else A) / 2, -.03), plain((60, 46, 34)), bevel=0)

    def tile_floor(s, size=(.6, .3), m=None, gap=.003, grout=(150, 146, 140), bond=.5, x1=None, y1=None, bevel=.0008):
        m = m or plain((196, 192, 184), .3, var=.03); X, Y = x1 or s.X, y1 or s.Y
        for j in range(int(Y / size[1]) + 1):
            for i in range(-1, int(X / size[0]) + 1): box((size[0] - gap, size[1] - gap, .01), (i * size[0] + size[0] / 2 + (j % 2) * size[0] * bond, j * size[1] + size[1] / 2, -.0055), m, bevel=bevel)
        plane(-.3, -.3, X + .3, Y + .3, -.0035, plain(grout, .9))

    def hallway(s, w, u, wd, m=(232, 229, 222), floor=None, depth=1.5):
        """the view through an opening"""
        L0, L1 = u - 1.4, u + wd + 1.4; wl = paint(m, .65, 0)
        s.panel(w, L0, 0, L1, s.H, -.15 - depth, -.25 - depth, wl, 0); s.panel(w, L0 - .1, 0, L0, s.H, -.15, -.25 - depth, wl, 0); s.panel(w, L1, 0, L1 + .1, s.H, -.15, -.25 - depth, wl, 0)
        s.panel(w, L0, s.H, L1, s.H + .1, -.1, -.25 - depth, paint((244, 244, 241), .7, 0), 0); s.panel(w, L0, -.05, L1, -.002, 0, -.25 - depth, floor or planks(), 0); s.panel(w, L0, 0, L1, .11, -.15 - depth, -.135 - depth, paint((246, 245, 242), .4, 0), .003)
        p = s.at(w, u + wd / 2 + .5, s.H - .15, -.15 - depth / 2); point(p, 22, (255, 226, 190), .1)

    def softbox(s, power=50, rgb=(228, 238, 255), at=None, to=None):
        area(at or (s.X * .7, .35, s.H - .45), to or (s.X * .45, s.Y, 1.0), (min(2.4, s.X * .6), 1.3), power, rgb).visible_glossy = False   # otherwise the panes reflect it

    def downlights(s, n=(3, 2), power=0.0, edge=.9):
        for i in range(n[0]):
            for j in range(n[1]):
                x = edge + (s.X - 2 * edge) * (i / max(1, n[0] - 1) if n[0] > 1 else .5); y = edge + (s.Y - 2 * edge) * (j / max(1, n[1] - 1) if n[1] > 1 else .5)
                cyl(.062, .008, (x, y, s.H - .003), plain((244, 244, 242), .4)); cyl(.048, .004, (x, y, s.H - .0075), emit((255, 232, 200), 8.0))
                if power: point((x, y, s.H - .1), power, (255, 222, 180), .06)
