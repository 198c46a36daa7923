"""The empty scene that every scene script starts from."""
import bpy, json, math, random, os, sys, time, subprocess, resource
from mathutils import Vector, Matrix, Euler
STUDIO = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
# the picture of this run, and its catalogue entry
PICTURE = os.environ.get('PICTURE', ''); OPTIONS = {key: tuple(value) if isinstance(value, list) else value for key, value in json.loads(os.environ.get('PICTURE_OPTIONS', '{}')).items()}
WORK = os.environ.get('STUDIO_WORK', os.path.join(STUDIO, 'build'))
IN = 0.0254; FT = 0.3048
R = random.Random(7)
_mesh = {}; _mat = {}

def reset(seed=7):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    _mesh.clear(); _mat.clear(); R.seed(seed)
    s = bpy.context.scene
    s.render.engine = 'CYCLES'; c = s.cycles
    c.device = 'CPU'; c.feature_set = 'SUPPORTED'
    c.use_denoising = False   # Debian: 'Build without OpenImageDenoiser' aborts the render otherwise
    c.use_adaptive_sampling = True; c.adaptive_threshold = 0.02; c.adaptive_min_samples = 16
    c.max_bounces = 8; c.diffuse_bounces = 5; c.glossy_bounces = 3; c.transmission_bounces = 6
    c.transparent_max_bounces = 12; c.volume_bounces = 0
    c.caustics_reflective = c.caustics_refractive = False
    c.blur_glossy = 1.0; c.sample_clamp_indirect = 6.0; c.sample_clamp_direct = 0.0
    s.render.use_persistent_data = True
    s.render.threads_mode = 'FIXED'; s.render.threads = int(os.environ.get('THREADS', '2'))
    s.view_settings.view_transform = 'Filmic'; s.view_settings.look = 'Medium High Contrast'
    vl = s.view_layers[0]
    for p in ('normal', 'diffuse_color', 'glossy_color', 'transmission_color'): setattr(vl, 'use_pass_' + p, True)   # passes for denoise.py (denoising_store_passes aborts the render on Debian: no OIDN)
    return s
