"""(b) interior with freshly hung and taped drywall"""
from kit import *
from parts import *
s = reset(11)
X, Y, H = 6.6, 5.2, 2.74



B = board()

win = [(1.15, .75, 2.85, 2.25), (3.55, .75, 5.25, 2.25)]; door = (3.6, 0, 4.52, 2.05)
boards((0, Y, 0), (1, 0, 0), (0, 0, 1), X, H, (0, -1, 0), holes=[(1.9, 0, 2.85, 2.05)])   # back wall (door opening)
boards((0, 0, 0), (0, 1, 0), (0, 0, 1), Y, H, (1, 0, 0), holes=[(1.0, .75, 2.3, 2.25), (2.75, .75, 4.05, 2.25)])   # left wall: windows
boards((X, Y, 0), (0, -1, 0), (0, 0, 1), Y, H, (-1, 0, 0))                 # right wall
boards((0, 0, H), (0, 1, 0), (1, 0, 0), Y, X, (0, 0, -1))
boards((X, 0, 0), (-1, 0, 0), (0, 0, 1), X, H, (0, 1, 0))
# inside corners
for (c, ln, al, n) in [((.002, Y - .0, H / 2), H, (0, 0, 1), (1, 0, 0)), ((0, Y - .002, H / 2), H, (0, 0, 1), (0, -1, 0)), ((X, Y - .002, H / 2), H, (0, 0, 1), (0, -1, 0)), ((X - .002, Y, H / 2), H, (0, 0, 1), (-1, 0, 0)), ((X / 2, Y - .0025, H), X, (1, 0, 0), (0, -1, 0)), ((X / 2, Y, H - .0025), X, (1, 0, 0), (0, 0, -1)), ((.0025, Y / 2, H), Y, (0, 1, 0), (1, 0, 0)), ((0, Y / 2, H - .003), Y, (0, 1, 0), (0, 0, -1)), ((X - .0025, Y / 2, H), Y, (0, 1, 0), (-1, 0, 0)), ((X, Y / 2, H - .003), Y, (0, 1, 0), (0, 0, -1))]: strip(c, ln, al, n, .085)
# outer shell blocks light leaks; window reveals and frames
def shell():
    d = paint((200, 190, 170))
    box((.1, Y + .4, .74), (-.075, Y / 2, .37), d); box((.1, Y + .4, .48), (-.075, Y / 2, 2.5), d)
    for a, b in ((-.2, 1.0), (2.3, 2.75), (4.05, Y + .2)): box((.1, b - a, 1.52), (-.075, (a + b) / 2, 1.5), d)
    box((X + .4, Y + .4, .1), (X / 2, Y / 2, H + .075), d); box((X + .4, Y + .4, .1), (X / 2, Y / 2, -.08), d)
    box((X + .4, .1, H), (X / 2, -.075, H / 2), d); box((.1, Y + .4, H), (X + .075, Y / 2, H / 2), d)
    # next room behind the door opening
    box((5, .1, H), (2.5, Y + 2.6, H / 2), B, bevel=0); box((.1, 2.5, H), (.2, Y + 1.35, H / 2), B, bevel=0); box((.1, 2.5, H), (4.4, Y + 1.35, H / 2), B, bevel=0); box((5, 2.7, .05), (2.5, Y + 1.35, H + .02), B, bevel=0)
    box((1.85, .05, H), (.925, Y + .06, H / 2), d); box((X - 2.9, .05, H), ((X + 2.9) / 2, Y + .06, H / 2), d); box((.95, .05, H - 2.05), (2.375, Y + .06, (H + 2.05) / 2), d)
shell(); box((4.2, 2.6, .018), (2.3, Y + 1.36, -.012), plywood(), bevel=0)
wf = plain((238, 238, 236), .35)
for a, b in ((1.0, 2.3), (2.75, 4.05)):
    m = (a + b) / 2; w = b - a
    for z in (.78, 2.22): box((.07, w - .12, .06), (-.06, m, z), wf, bevel=.004)
    for y in (a + .03, b - .03): box((.07, .06, 1.5), (-.06, y, 1.5), wf, bevel=.004)
    box((.05, w - .1, .045), (-.06, m, 1.5), wf, bevel=.004)
    box((.13, w, .013), (-.055, m, .757), B, bevel=.001); box((.13, w, .013), (-.055, m, 2.243), B, bevel=.001)
    for y in (a + .006, b - .006): box((.13, .012, 1.5), (-.055, y, 1.5), B, bevel=.001)
    mesh('gl', [(-.07, a, .75), (-.07, b, .75), (-.07, b, 2.25), (-.07, a, 2.25)], [(0, 1, 2, 3)], glass())
    area((-.13, m, 1.5), (1, m, 1.5), (w, 1.5), 1, portal=True)
# subfloor, drop cloth, corner bead on door opening
for i in range(3):
    for j in range(5): box((2.44 - .004, 1.216, .018), (1.22 + i * 2.44 - (1.22 if j % 2 else 0), .61 + j * 1.22, -.009), plywood(), bevel=.001)
for x in (1.9, 2.85): box((.04, .13, 2.05), (x + (-.02 if x < 2 else .02), Y + .05, 1.025), wood(knots=False), bevel=.002)
import mathutils
cloth(2.2, 2.7, 5.4, 4.95, 0, fabric((206, 196, 176)))
# dust and mud drips
ladder(3.75, 3.55, math.radians(28)); bucket(2.75, 3.2); bucket(4.75, 4.3, full=False)
# board stack leaning / on floor, mud box, knives, tape
for i in range(6): box((2.44, 1.22, .0127), (5.2 + R.gauss(0, .008), 1.5 + R.gauss(0, .006), .105 + i * .0134), board((214, 211, 203)), (0, 0, math.radians(88) + R.gauss(0, .004)), .0018)
for x in (.7, 2.2): lumber(1.2, '2x4', (4.6, x, .045), 'x', flat=False)
kn = plain((190, 192, 195), .25, 1.0)
for (x, y, a, z) in ((2.95, 2.92, .6, .012), ): box((.3, .09, .0015), (x, y, z), kn, (0, .05, a), .0003); box((.13, .032, .024), (x - .2 * math.cos(a), y - .2 * math.sin(a), z + .01), plain((28, 28, 30), .5), (0, 0, a), .008)
cyl(.055, .052, (3.15, 3.15, .03), paint((238, 234, 222), .7, .1))
# exterior seen through the windows
plane(-60, -40, 0, 60, -.9, grass()); T = tree((-9, 4, -1), 7, 3, 3, 7000, lsize=.13); instance(T, (-14, -3, -1), 2.0, 1.2); instance(T, (-16, 9, -1), 4.0, 1.1); instance(T, (-22, 1, -1), 1.0, 1.5)
sky(34, 248, .22, .6, .9, clouds=.5, cloud_seed=2.0)
bpy.context.scene.cycles.diffuse_bounces = 7; bpy.context.scene.cycles.max_bounces = 9
point((2.3, Y + 1.4, 2.2), 45, (255, 232, 205), .15)
area((X - .3, .5, 2.2), (2, 4, 1.2), (2.2, 1.6), 70, (225, 236, 255)).visible_glossy = False; area((3.3, 2.6, H - .03), (3.3, 2.6, 0), (4.5, 3.2), 32, (235, 242, 255)).visible_glossy = False
k = dict(grade=((1, 1, 1), (1.0, 1.0, 1.02), (.97, 1.0, 1.05)))
clip('clip-drywall-light', camera((5.9, .35, 1.35), (2.1, 4.4, 1.3), 24), sun_walk((232, 268), (34, 22)), 1.1, **k)
