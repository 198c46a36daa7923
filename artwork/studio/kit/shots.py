"""Cameras, moves, and the shot of a run."""
from kit.lamps import *

def camera(loc, target, lens=35, level=True, fstop=None, focus=None, roll=0.0, clip=.03, ortho=None):
    """level=True keeps verticals upright (lens shift instead of tilt), as in architectural photography"""
    c = bpy.data.cameras.new('cam'); c.lens = lens; c.sensor_width = 36; c.clip_start = clip; c.clip_end = 2000
    o = bpy.data.objects.new('cam', c); loc = Vector(loc); tg = Vector(target); o.location = loc; d = tg - loc
    if level:
        hd = Vector((d.x, d.y, 0)); o.rotation_euler = hd.to_track_quat('-Z', 'Y').to_euler(); c.shift_y = (d.z / hd.length) * lens / 36
    else:
        o.rotation_euler = d.to_track_quat('-Z', 'Y').to_euler()
        if roll: o.rotation_euler.rotate_axis('Z', roll)
    if ortho: c.type = 'ORTHO'; c.ortho_scale = ortho; c.shift_y = 0
    if fstop:
        c.dof.use_dof = True; c.dof.aperture_fstop = fstop; c.dof.aperture_blades = 7
        c.dof.focus_distance = (Vector(focus) - loc).length if focus is not None else d.length
    return link(o)

def option(key, default=None):
    """returns the picture's variant of the scene from the catalogue (light, color, stage …)"""
    return OPTIONS.get(key, default)

def take(stem, cam, size, n, exposure, look, glow, grade, transform, seed=0):
    """One exposure: render, denoise, develop to stem.png."""
    s = bpy.context.scene; s.camera = cam; s.view_settings.exposure = exposure; s.view_settings.look = look if transform == 'Filmic' else 'None'
    if s.world is None: gradient_world()
    s.render.resolution_x, s.render.resolution_y, s.render.resolution_percentage = *size, 100
    s.cycles.samples = n; s.cycles.seed = 11 + seed
    s.render.image_settings.file_format = 'OPEN_EXR_MULTILAYER'; s.render.image_settings.color_depth = '32'; s.render.image_settings.exr_codec = 'NONE'   # scratch files: prefer fast writes
    noisy, clean = f'{stem}.noisy.exr', f'{stem}.exr'
    s.render.filepath = noisy; bpy.ops.render.render(write_still=True, scene=s.name)
    subprocess.run(['/usr/bin/python3', f'{STUDIO}/denoise.py', noisy, clean, f'{WORK}/networks'], check=True, env=dict(os.environ, OMP_NUM_THREADS=str(s.render.threads), MALLOC_MMAP_MAX_='0', MALLOC_TRIM_THRESHOLD_='100000000000'))   # Debian's own Python has PyTorch; keeping memory between layers saves a third of the time
    develop(clean, f'{stem}.png', exposure, look, glow, grade, transform)
    for f in (noisy, clean): os.remove(f)

def size_and_samples():
    w, h = OPTIONS['size']; k = float(os.environ.get('PCT', 100)) / 100
    return (int(w * k), int(h * k)), int(os.environ.get('SPP', OPTIONS['samples']))

def sun_walk(azim, elev):
    """move for a clip: moves the sky's sun from the first azimuth and elevation to the second"""
    def move(t):
        for n in bpy.context.scene.world.node_tree.nodes:
            if n.type == 'TEX_SKY': n.sun_rotation, n.sun_elevation = (math.radians(v[0] + (v[1] - v[0]) * t) for v in (azim, elev))
    return move

def dolly(cam, way):
    """move for a clip: moves the camera by way (x, y, z in m) without turning it"""
    start = cam.location.copy()
    def move(t): cam.location = start + Vector(way) * t
    return move

def done(name, size, n, built, t0):
    ru = resource.getrusage(resource.RUSAGE_SELF)
    print(f'TIME {name} {size[0]}x{size[1]} spp={n} build={built:.0f}s all={time.time() - t0:.0f}s cpu={ru.ru_utime:.0f}s mem={ru.ru_maxrss / 1024:.0f}MB', flush=True)
    os._exit(0)   # one picture per run; a clean exit would free a million leaves one by one

def shot(name, cam, exposure=0.0, glow=0.0, grade=None, look='Medium High Contrast', transform='Filmic'):
    """Render this camera if it is the requested picture.
    glow: brightness above which light blooms (0: none). grade: (lift, gamma, gain) triples."""
    cam.name = name
    if name != PICTURE: return
    t0, built = time.time(), time.process_time(); size, n = size_and_samples()
    take(f'{WORK}/{name}', cam, size, n, exposure + OPTIONS.get('exposure', 0.0), look, glow, grade, transform); done(name, size, n, built, t0)

def clip(name, cam, move, exposure=0.0, glow=0.0, grade=None, look='Medium High Contrast'):
    """Render the frames of a clip if it is the requested one; existing frames stay. move(t) sets the scene for t = 0..1, which
    eases at both ends, so the clip can play forward and backward without a jerk."""
    if name != PICTURE: return
    t0, built = time.time(), time.process_time(); size, n = size_and_samples(); frames = OPTIONS['frames']
    for i in range(frames):
        stem = f'{WORK}/{name}.{i:03d}'
        if not os.path.exists(f'{stem}.png'): move(.5 - .5 * math.cos(math.pi * i / (frames - 1))); take(stem, cam, size, n, exposure, look, glow, grade, 'Filmic', i)
    done(name, size, n, built, t0)

def develop(exr, png, exposure, look, glow=0.0, grade=None, transform='Filmic'):
    """linear EXR -> bloom, grade, slight vignette, Filmic -> 8-bit PNG, through the compositor of a scratch scene"""
    src = bpy.context.scene; s = bpy.data.scenes.new('post'); img = bpy.data.images.load(exr); img.colorspace_settings.name = 'Linear'
    w, h = img.size; s.render.resolution_x, s.render.resolution_y, s.render.resolution_percentage = w, h, 100
    s.view_settings.view_transform = transform; s.view_settings.look = look if transform == 'Filmic' else 'None'; s.view_settings.exposure = exposure
    s.use_nodes = True; t = NT(s.node_tree); im = t.n('CompositorNodeImage'); im.image = img; c = im.outputs[0]
    if glow:
        g = t.n('CompositorNodeGlare', glare_type='FOG_GLOW', quality='MEDIUM', threshold=glow, size=7, mix=-.82); t.set(g, 0, c); c = g.outputs[0]
    if grade:
        b = t.n('CompositorNodeColorBalance', correction_method='LIFT_GAMMA_GAIN'); b.lift, b.gamma, b.gain = grade; t.set(b, 1, c); c = b.outputs[0]
    e = t.n('CompositorNodeEllipseMask', width=1.05, height=1.05 * h / w * 1.5); bl = t.n('CompositorNodeBlur', filter_type='FAST_GAUSS', size_x=int(w * .28), size_y=int(w * .28)); t.set(bl, 0, e)
    mx = t.n('CompositorNodeMapRange', {1: 0.0, 2: 1.0, 3: .86, 4: 1.0}); t.set(mx, 0, bl.outputs[0])
    mul = t.n('CompositorNodeMixRGB', blend_type='MULTIPLY'); t.set(mul, 0, 1.0); t.set(mul, 1, c); t.set(mul, 2, mx.outputs[0])
    t.set(t.n('CompositorNodeComposite'), 0, mul.outputs[0])
    s.camera = src.camera; s.render.use_sequencer = False; s.render.engine = 'BLENDER_WORKBENCH'
    s.render.image_settings.file_format = 'PNG'; s.render.image_settings.color_mode = 'RGB'; s.render.image_settings.color_depth = '8'; s.render.filepath = png
    bpy.ops.render.render(write_still=True, scene=s.name); bpy.data.images.remove(img); bpy.data.scenes.remove(s)
