"""(a) wood-stud house frame at golden hour"""
from kit import *
from parts import *
s = reset(3)
L, Wd, H = 9.0, 7.0, 97.125 * IN   # x, y, wall height (precut 92 5/8 + 3 plates)
D = 5.5 * IN
spf = wood()
# ground, foundation, deck
g = terrain(-70, -60, 90, 100, -.62, dirt(), 420, .35, (-1.5, -1.5, L + 1.5, Wd + 1.5, 6))
box((L + .04, Wd + .04, .5), (L / 2, Wd / 2, -.53), concrete(), bevel=.01)
for x in range(int(math.ceil(L / 2.44))):
    for y in range(int(math.ceil(Wd / 1.22))):
        w = min(2.44, L - x * 2.44); off = 1.22 if y % 2 else 0
        box((w - .004, 1.216, .018), (x * 2.44 + w / 2, min(y * 1.22 + .61, Wd - .61), -.009), plywood(), bevel=.001)
for i in range(3): box((L / 3 - .004, .26, .03), (L / 6 + i * L / 3, .0, -.14), osb(), (math.pi / 2, 0, 0), .002)
for i in range(2):
    for xx in (0, L): box((Wd / 2 - .004, .26, .03), (xx, Wd / 4 + i * Wd / 2, -.14), osb(), (math.pi / 2, 0, math.pi / 2), .002)


S4 = 1.22
# front wall (y = 0), back wall, right and left
stud_wall((0, D / 2, 0), 'x', L, [(1.2, 1.83, .86, 2.03), (4.3, .97, 0, 2.08), (6.3, 1.83, .86, 2.03)], [(0, 1.2, 0, H), (1.2, 3.03, 0, .86), (1.2, 3.03, 2.03, H)], out=-1)
stud_wall((0, Wd - D / 2, 0), 'x', L, [(1.6, 2.44, .6, 2.03), (5.6, 1.83, 0, 2.08)], [(6.1 + 1.4, L, 0, H)], out=1)
stud_wall((D / 2, D, 0), 'y', Wd - 2 * D, [(2.2, 1.5, .86, 2.03)], [(0, 1.22, 0, H), (1.22, 2.2, 0, H), (2.2, 3.7, 0, .86), (3.7, 4.9, 0, H), (4.9, Wd - 2 * D, 0, H), (2.2, 3.7, 2.03, H)], out=-1)
stud_wall((L - D / 2, D, 0), 'y', Wd - 2 * D, [(3.2, 1.5, .86, 2.03)], [(4.9, 6.1, 0, H), (6.1, Wd - 2 * D, 0, H)], out=1)
# interior partitions 2x4
stud_wall((4.0 - .25, D, 0), 'y', 3.4, [(1.9, .86, 0, 2.08)], prof='2x4'); stud_wall((D, 3.45 + D, 0), 'x', 3.7, [(2.0, .81, 0, 2.08)], prof='2x4')
# ceiling joists over the left half, trusses over the rest
y = OC / 2
x = ST / 2
while x < L:
    lumber(Wd + .0, '2x10' if x < 3.9 else '2x10', (x, 0, H + PROFILE['2x10'][1] / 2), 'y', spf); x += OC
for yy in (ST / 2, Wd - ST / 2):
    for (xa, xb) in ((0, 3.66), (3.663, 7.32), (7.323, L)): lumber(xb - xa, '2x10', (xa, yy, H + PROFILE['2x10'][1] / 2), 'x', spf)
# diagonal brace, lumber piles, sawhorses, debris
th, wd_ = PROFILE['2x4']
o = lumber(3.4, '2x4', (0, 0, 0), 'x', spf); o.location = (5.75, .9, 1.02); o.rotation_euler = (math.radians(88), 0, 0); o.rotation_euler = Euler((math.radians(90), math.radians(-42), math.radians(60)))
for i in range(7):
    for j in range(4): lumber(3.66 + R.uniform(-.01, .01), '2x4', (-3.2 + R.gauss(0, .03), -3.6 + i * .095, -.36 + j * .0395), 'x', spf, flat=True, jit=.004)
for xx in (-2.5, -.4): lumber(.9, '4x4', (xx, -3.75, -.44), 'y', spf)
for i in range(5): box((2.44, 1.22, .0111), (11.2 + R.gauss(0, .01), -2.0 + R.gauss(0, .012), -.36 + i * .0118), osb(), (0, 0, .18 + R.gauss(0, .006)), .0008)
for i in range(5): lumber(R.uniform(.25, .9), '2x4', (R.uniform(.5, 8), R.uniform(.6, 3), .02), R.choice('xy'), spf, flat=True)
for i in range(26):
    o = lumber(R.uniform(.08, .5), R.choice(['2x4', '2x4', '1x4']), (R.uniform(-4, 12), R.uniform(-4.5, -.6), -.56), 'x', spf, flat=True); o.rotation_euler.z = R.uniform(0, 6)
sawhorse(2.6, -2.6, .15, -.6); sawhorse(4.3, -2.5, .1, -.6)
for i in range(3): lumber(2.6, '2x6', (2.1, -2.66 + i * .15, .17), 'x', spf, flat=True, jit=.01)
# rocks, sparse grass, trees behind
scatter(g, [rock(.03, concrete((150, 128, 104))), rock(.045, concrete((136, 114, 92))), rock(.02, concrete((170, 150, 126)))], 60000, 2, (.3, 1.5))
scatter(g, [grass_clump(30, .16, .1), grass_clump(22, .22, .08)], 26000, 5, (.5, 1.4))
T = tree((0, 0, 0), 9, 3, 4, 9000, lsize=.14); T2 = tree((0, 0, 0), 8, 3, 9, 9000, lsize=.14)
for i in range(30): instance(T if i % 2 else T2, (-26 + i * 2.4 + R.uniform(-1, 1), 26 + R.uniform(-3, 12), -.9), R.uniform(0, 6), R.uniform(.8, 1.35))
for i in range(110):
    a = R.uniform(-.05, 2.6); d = R.uniform(44, 75); instance(T if i % 3 else T2, (4 + d * math.cos(a), 3 + d * math.sin(a), -1.2), R.uniform(0, 6), R.uniform(.9, 1.5))
for o in T + T2: o.location = (-200, 0, 0)
# low woods all around, under the sun
tree_line(4, 3, 54, 61, 320, 2.5, 6.25, z=-1.0, scale=(.36, .58))
mode = option('light', 'golden')
if mode == 'golden': sky(9, 128, .16, .9, 1.0, 1.2, 1.6, 1.0, clouds=.55, cloud_seed=3.0)
else: sky(38, 150, .1, .8, .8, clouds=.6, cloud_seed=1.0)
bpy.context.scene.cycles.diffuse_bounces = 3; bpy.context.scene.cycles.max_bounces = 6
sh = dict(grade=((1, 1, 1), (1.0, 1.0, 1.01), (.98, 1.0, 1.06)))
shot('frame-front', camera((-4.2, -8.2, .95), (4.0, 1.5, 1.15), 30, fstop=8, focus=(2.5, 0, 1)), .25, glow=3.0, **sh)
shot('frame-inside', camera((3.2, 5.6, 1.5), (6.6, .2, 1.35), 22), .8, glow=3.0, **sh)
slide = camera((3.2, 5.6, 1.5), (6.6, .2, 1.35), 22)
clip('clip-frame', slide, dolly(slide, (.9, 0, 0)), .8, glow=3.0, **sh)
