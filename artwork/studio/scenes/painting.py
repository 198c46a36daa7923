"""A half-painted room: cloths, tray, roller, masked trim. Option: color."""
from kit import *
from parts import *

reset(81)
X, Y = 5.2, 4.4
NEW, OLD = option('color', (72, 108, 112)), (232, 228, 218)
room = Room(X, Y, {'left': [('window', 1.3, 1.7, .8, 2.1)], 'back': [('opening', 3.6, .9, 0, 2.08)]}, ('left',)); H = room.H


@mat('rolled')
def rolled(t, new, old, start=2.1):
    """half-rolled wall: the new color ends in roller strokes; cut in by brush along ceiling and corner"""
    p = t.n('ShaderNodeNewGeometry').outputs['Position']; s = t.n('ShaderNodeSeparateXYZ', {0: p}).outputs
    lane = t.m('FLOOR', t.m('DIVIDE', t.m('ADD', s[0], t.m('MULTIPLY', t.noise(t.map(p, (1, 1, 4)), 3.0, 2), .06)), .23)); r = t.n('ShaderNodeTexWhiteNoise', {'W': lane}, noise_dimensions='1D').outputs['Value']
    edge = t.m('ADD', start, t.m('MULTIPLY', t.m('SUBTRACT', t.noise(t.map(p, (1, 1, 3.5)), 3.0, 4, .6), .5), .12))
    rolled_ = t.m('LESS_THAN', s[0], edge)
    zz = t.m('ADD', s[2], t.m('MULTIPLY', t.m('SUBTRACT', t.noise(t.map(p, (9, 9, 2.5)), 2.0, 3, .6), .5), .5))
    part = t.m('MULTIPLY', t.m('LESS_THAN', s[0], t.m('ADD', edge, .7)), t.m('MULTIPLY', t.m('GREATER_THAN', zz, t.m('ADD', .85, t.m('MULTIPLY', r, .5))), t.m('LESS_THAN', zz, t.m('ADD', 1.5, t.m('MULTIPLY', r, .45)))))
    n = t.noise(t.map(p, (40, 40, 6)), 1.0, 4, .65); part = t.m('MULTIPLY', part, t.m('GREATER_THAN', t.m('ADD', n, t.noise(p, 300, 1)), .82))
    cut = t.m('GREATER_THAN', s[2], t.m('SUBTRACT', H - .075, t.m('MULTIPLY', t.noise(t.map(p, (1, 1, .2)), 9, 3), .03)))
    f = t.m('MAXIMUM', t.m('MAXIMUM', rolled_, part), cut); wet = t.m('MULTIPLY', f, t.n('ShaderNodeMapRange', {0: s[0], 1: start - 1.2, 2: start}).outputs[0])
    col = t.mix(c255(*old), c255(*new), f); col = t.hsv(col, v=t.m('ADD', .97, t.m('MULTIPLY', t.noise(p, 1.1, 3), .06)))
    t.out(t.bsdf(col, t.m('SUBTRACT', .58, t.m('MULTIPLY', wet, .3)), .4, t.bump(t.noise(p, 320, 2), .1, .0015)))


room.finish(wall=OLD, accent={'left': NEW}); L = X
for p in [o for o in bpy.context.scene.objects if o.name.startswith('box') and o.material_slots[0].material and o.material_slots[0].material.name.startswith('paint')]:
    if abs(p.location.y - (Y + .07)) < .02 and p.dimensions.y > .1: p.material_slots[0].material = rolled(NEW, OLD)
room.plank_floor((196, 160, 118), (156, 118, 80)); room.windows(); room.hallway('back', 3.6, .9)
tape, canvas, metal, dark = plain((66, 124, 186), .6), fabric((204, 194, 172)), plain((190, 192, 195), .28, 1.0), plain((32, 33, 36), .45)
# masking tape on base, casings and ceiling line
for w in ('left', 'back', 'right'):
    us = [0.0]
    for o in room.open[w]:
        if o[0] != 'window': us += [o[1] - .08, o[1] + o[2] + .08]
    us.append(room.base[w][3])
    for a, b in zip(us[::2], us[1::2]): room.panel(w, a, .088, b, .1105, .0148, .0158, tape, 0)
for w, o in (('left', room.open['left'][0]), ('back', room.open['back'][0])):
    u, wd, z0, z1 = o[1:]; b = .0185
    room.panel(w, u - .0755, max(z0 - .1, .1), u - .052, z1 + .09, b, b + .001, tape, 0); room.panel(w, u + wd + .052, max(z0 - .1, .1), u + wd + .0755, z1 + .09, b, b + .001, tape, 0); room.panel(w, u - .083, z1 + .064, u + wd + .083, z1 + .087, .0212, .0222, tape, 0)
cloth(-.05, 1.4, 3.5, Y + .0, .001, canvas, .016, 140); cloth(2.9, 2.0, X, Y - .1, .004, fabric((214, 206, 188)), .014, 110)
wetp = plain(NEW, .12, 0, .6)


def tray(x, y, a):
    def make():
        box((.3, .4, .004), (0, 0, .05), metal, (.12, 0, 0), .001); [box((.004, .4, .05), (s * .15, 0, .07), metal, (.12, 0, 0), .001) for s in (-1, 1)]; box((.3, .004, .07), (0, -.2, .06), metal, bevel=.001); box((.3, .004, .03), (0, .2, .085), metal, bevel=.001)
        box((.29, .17, .004), (0, -.11, .052), wetp, bevel=.001); box((.26, .17, .003), (0, .06, .066), wetp, (.12, 0, 0), .001)
    group(make, (x, y, .008), a)


def roller(loc, tilt, a, pole=True):
    def make():
        nap = fabric(NEW); cyl(.024, .23, (0, 0, 0), nap, (0, math.pi / 2, 0), seg=40); tube([(.115, 0, 0), (.15, 0, 0), (.15, .07, 0), (0, .09, 0), (0, .17, 0)], .0035, metal, False); cyl(.015, .13, (0, .23, 0), dark, (math.pi / 2, 0, 0))
        if pole: cyl(.0125, 1.25, (0, .88, 0), wood(knots=False), (math.pi / 2, 0, 0))
    before = set(bpy.context.scene.collection.objects); make(); bpy.context.view_layer.update(); M = Matrix.Translation(loc) @ Matrix.Rotation(a, 4, 'Z') @ Matrix.Rotation(tilt, 4, 'X')
    for o in bpy.context.scene.collection.objects:
        if o not in before: o.matrix_world = M @ o.matrix_world


def can(x, y, lid=False, c=NEW, z=.012):
    cyl(.083, .19, (x, y, z + .095), metal, cap=False, seg=48); cyl(.0845, .12, (x, y, z + .095), plain((236, 236, 232), .4), cap=False, seg=48); cyl(.085, .035, (x, y, z + .09), plain(c, .4), cap=False, seg=48); cyl(.082, .004, (x, y, z + .004), metal)
    cyl(.08, .003, (x, y, z + .165), wetp if not lid else metal, seg=48)
    for zz in (.003, .19): bpy.ops.mesh.primitive_torus_add(location=(x, y, z + zz), major_radius=.083, minor_radius=.004, major_segments=48, minor_segments=8); bpy.context.object.data.materials.append(metal); bpy.ops.object.shade_smooth()


def brush(loc, a):
    def make(): box((.012, .062, .05), (.03, 0, .008), metal, (0, math.pi / 2, 0), .002); box((.016, .06, .055), (.08, 0, .008), plain(NEW, .4), (0, math.pi / 2, 0), .003); soft((.15, .024, .016), (-.07, 0, .01), plain((176, 120, 64), .35), .007)
    group(make, loc, a)


tray(1.75, 2.95, .35); roller((1.8, 3.15, .115), .55, .35, False); can(2.35, 3.3); can(2.62, 3.42, True, (226, 224, 216)); brush((2.32, 3.26, .208), .4); bucket(3.1, 3.7, full=False)
roller((2.75, Y - .026, 1.35), math.radians(-112), 0, True)
ladder(.85, 3.35, math.radians(70), 1.5); cyl(.028, .05, (2.05, 2.6, .035), tape); cyl(.028, .024, (1.98, 2.68, .02), tape)
garden(-.7, (-1, 0), seed=6); sky(33, 250, .22, .6, .9, clouds=.5, cloud_seed=9.0)
room.softbox(62); bpy.context.scene.cycles.diffuse_bounces = 5
k = dict(glow=5.0, grade=((1, 1, 1), (1.0, 1.0, 1.01), (.98, 1.0, 1.03)))
shot('painting-room', camera((4.6, .3, 1.4), (1.7, 4.4, 1.15), 21), 1.0, **k)
