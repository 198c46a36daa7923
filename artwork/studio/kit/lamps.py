"""Skies and lamps."""
from kit.nodes import *
from kit.geometry import link

def sky(elev=30, azim=135, strength=.12, sun=1.0, size=.8, air=1.0, dust=1.0, ozone=1.0, clouds=0.0, cloud_seed=0.0, cam_boost=1.0):
    """Nishita sky; azim in degrees clockwise from +Y (Blender's rotation); clouds 0..1 adds a projected noise layer"""
    w = bpy.data.worlds.new('w'); bpy.context.scene.world = w; w.use_nodes = True; t = NT(w.node_tree)
    sk = t.n('ShaderNodeTexSky', sky_type='NISHITA', sun_elevation=math.radians(elev), sun_rotation=math.radians(azim), sun_intensity=sun, sun_size=math.radians(size), air_density=air, dust_density=dust, ozone_density=ozone)
    col = sk.outputs[0]
    if clouds:
        d = t.n('ShaderNodeTexCoord').outputs['Generated']; x = t.n('ShaderNodeSeparateXYZ', {0: d}).outputs
        z = t.m('MAXIMUM', t.m('ADD', x[2], .06), .02)
        uv = t.n('ShaderNodeCombineXYZ', {'X': t.m('DIVIDE', x[0], z), 'Y': t.m('DIVIDE', x[1], z), 'Z': cloud_seed}).outputs[0]
        n = t.noise(t.map(uv, (.55, .8, 1)), 1.0, 9, .6, .35)
        f = t.ramp(n, [(.56 - .16 * clouds, (0,)*3), (.78, (1,)*3)])
        f = t.m('MULTIPLY', f, t.m('MULTIPLY', t.m('SUBTRACT', x[2], .01), 6.0, clamp=True)); f = t.m('MULTIPLY', f, .85)
        sk2 = t.n('ShaderNodeTexSky', sky_type='NISHITA', sun_elevation=math.radians(elev), sun_rotation=math.radians(azim), sun_disc=False, air_density=air, dust_density=dust, ozone_density=ozone)
        t.set(sk2, 'Vector', t.n('ShaderNodeVectorMath', {0: d, 1: (1, 1, .35)}, operation='MULTIPLY').outputs[0])
        bright = t.hsv(sk2.outputs[0], sat=.45, v=1.7)
        col = t.mix(col, bright, f)
    lp = t.n('ShaderNodeLightPath').outputs['Is Camera Ray']
    st = t.m('ADD', strength, t.m('MULTIPLY', lp, strength * (cam_boost - 1)))
    bg = t.n('ShaderNodeBackground', {'Color': col, 'Strength': st}); o = t.n('ShaderNodeOutputWorld'); t.set(o, 'Surface', bg.outputs[0])
    w.cycles.sampling_method = 'AUTOMATIC'; return w

def gradient_world(top=(120, 150, 190), horizon=(235, 190, 150), ground=(60, 55, 50), strength=1.0):
    w = bpy.data.worlds.new('w'); bpy.context.scene.world = w; w.use_nodes = True; t = NT(w.node_tree)
    z = t.n('ShaderNodeSeparateXYZ', {0: t.coord('Generated')}).outputs[2]
    col = t.ramp(t.m('ADD', t.m('MULTIPLY', z, .5), .5), [(.46, c255(*ground)), (.5, c255(*horizon)), (.62, t_mix(horizon, top)), (.9, c255(*top))])
    bg = t.n('ShaderNodeBackground', {'Color': col, 'Strength': strength}); o = t.n('ShaderNodeOutputWorld'); t.set(o, 'Surface', bg.outputs[0]); return w
def t_mix(a, b): return c255(*[(x + y) // 2 for x, y in zip(a, b)])

def area(loc, target, size, power, rgb=(255, 255, 255), portal=False, camera=False, spread=180):
    l = bpy.data.lights.new('a', 'AREA'); l.shape = 'RECTANGLE'; l.size, l.size_y = size; l.energy = power; l.color = c255(*rgb)[:3]; l.spread = math.radians(spread)
    o = bpy.data.objects.new('a', l); o.location = loc; d = Vector(target) - Vector(loc); o.rotation_euler = d.to_track_quat('-Z', 'Y').to_euler()
    if portal: l.cycles.is_portal = True
    o.visible_camera = camera; o.visible_glossy = camera or not portal
    return link(o)

def sun(elev, azim, power=3.0, angle=2.0, rgb=(255, 246, 232)):
    """sun lamp for model pictures; azim clockwise from +Y"""
    l = bpy.data.lights.new('s', 'SUN'); l.energy = power; l.angle = math.radians(angle); l.color = c255(*rgb)[:3]; e, a = math.radians(elev), math.radians(azim)
    o = bpy.data.objects.new('s', l); o.rotation_euler = (-Vector((math.sin(a) * math.cos(e), math.cos(a) * math.cos(e), math.sin(e)))).to_track_quat('-Z', 'Y').to_euler(); return link(o)

def point(loc, power, rgb=(255, 214, 170), r=.05):
    l = bpy.data.lights.new('p', 'POINT'); l.energy = power; l.color = c255(*rgb)[:3]; l.shadow_soft_size = r
    o = bpy.data.objects.new('p', l); o.location = loc; return link(o)
