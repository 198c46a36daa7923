"""A wall or ceiling as a field of heights: every millimeter of plaster, paper or paint, with a color of its own."""
import numpy as np
from kit import *


class Relief:
    """width by height in m, one point every step. surface() makes the mesh: x along, z up, heights in mm out of the wall (-y)."""
    def __init__(s, width, height, seed, step=.001):
        s.width, s.height, s.step, s.nx, s.nz = width, height, step, int(width / step) + 1, int(height / step) + 1
        s.x, s.z = np.meshgrid(np.arange(s.nx) * step, np.arange(s.nz) * step); s.random = np.random.default_rng(seed)

    def waves(s, cell_x, cell_z):
        """smooth noise of -1 to 1 with features of the given size in m"""
        grid = s.random.uniform(-1, 1, (int(s.height / cell_z) + 3, int(s.width / cell_x) + 3))
        fx, fz = s.x / cell_x, s.z / cell_z; i, j = fx.astype(int), fz.astype(int); u, v = fx - i, fz - j; u, v = u * u * (3 - 2 * u), v * v * (3 - 2 * v)
        return (grid[j, i] * (1 - u) + grid[j, i + 1] * u) * (1 - v) + (grid[j + 1, i] * (1 - u) + grid[j + 1, i + 1] * u) * v

    def plain(s, rgb):
        color = np.empty((s.nz, s.nx, 3)); color[:] = c255(*rgb)[:3]; return color

    def to_line(s, points, fray=0.0):
        """distance from a line through points (x, z), where it is less than 4 cm, and how far along it the nearest place is, 0 to 1; plaster breaks in grains of about fray m, not in straight lines"""
        far, along = np.full(s.x.shape, 9.0), np.zeros(s.x.shape); n = len(points) - 1
        across, up = s.x + fray * s.waves(.005, .005), s.z + fray * s.waves(.005, .005)
        for k, ((ax, az), (bx, bz)) in enumerate(zip(points, points[1:])):
            x0, x1 = (max(0, int(v / s.step)) for v in (min(ax, bx) - .04, max(ax, bx) + .04)); z0, z1 = (max(0, int(v / s.step)) for v in (min(az, bz) - .04, max(az, bz) + .04)); part = np.s_[z0:z1, x0:x1]
            x, z = across[part] - ax, up[part] - az; dx, dz = bx - ax, bz - az; t = np.clip((x * dx + z * dz) / (dx * dx + dz * dz), 0, 1)
            d = np.hypot(x - t * dx, z - t * dz); near = d < far[part]; far[part][near] = d[near]; along[part][near] = (k + t[near]) / n
        return far, along

    def surface(s, height, color, rough=.85):
        vertices = np.stack([s.x, -height / 1000, s.z], -1).reshape(-1, 3)
        k = (np.arange(s.nz - 1)[:, None] * s.nx + np.arange(s.nx - 1)[None, :]).reshape(-1)
        faces = np.stack([k, k + 1, k + s.nx + 1, k + s.nx], -1)
        me = bpy.data.meshes.new('relief'); me.vertices.add(len(vertices)); me.vertices.foreach_set('co', vertices.ravel()); me.loops.add(faces.size); me.loops.foreach_set('vertex_index', faces.ravel())
        me.polygons.add(len(faces)); me.polygons.foreach_set('loop_start', np.arange(0, faces.size, 4)); me.polygons.foreach_set('loop_total', np.full(len(faces), 4)); me.update()
        tone = me.attributes.new('tone', 'FLOAT_COLOR', 'POINT'); tone.data.foreach_set('color', np.concatenate([color, np.ones((s.nz, s.nx, 1))], -1).astype(np.float32).ravel())
        me.materials.append(by_point(rough)); me.polygons.foreach_set('use_smooth', np.ones(len(faces), bool)); return link(bpy.data.objects.new('relief', me))


def ramp(distance, full, none):
    """1 up to full, 0 from none on, smooth between"""
    t = np.clip((none - distance) / np.maximum(none - full, 1e-6), 0, 1); return t * t * (3 - 2 * t)


def toward(color, rgb, amount):
    return color * (1 - amount[..., None]) + np.array(c255(*rgb)[:3]) * amount[..., None]


@mat('by point')
def by_point(t, rough=.85): t.out(t.bsdf(t.n('ShaderNodeAttribute', attribute_name='tone').outputs['Color'], rough, .2))
