"""Shader nodes as expressions, cached materials, colors in linear light."""
from kit.scene import *
from kit.scene import _mat

class NT:
    def __init__(s, tree): s.t = tree; s.t.nodes.clear()
    def n(s, typ, _in=None, **kw):
        nd = s.t.nodes.new(typ)
        for k, v in kw.items(): setattr(nd, k, v)
        for k, v in (_in or {}).items(): s.set(nd, k, v)
        return nd
    def set(s, nd, k, v):
        sock = nd.inputs[k]
        if isinstance(v, bpy.types.NodeSocket): s.t.links.new(v, sock)
        elif isinstance(v, bpy.types.Node): s.t.links.new(v.outputs[0], sock)
        else: sock.default_value = v
    def ramp(s, fac, stops, interp='LINEAR'):
        nd = s.n('ShaderNodeValToRGB'); cr = nd.color_ramp; cr.interpolation = interp
        while len(cr.elements) < len(stops): cr.elements.new(0.5)
        for e, (p, c) in zip(cr.elements, stops):
            e.position = p; e.color = c if len(c) == 4 else (*c, 1)
        s.set(nd, 'Fac', fac); return nd.outputs[0]
    def m(s, op, a, b=0.0, c=None, clamp=False):
        nd = s.n('ShaderNodeMath', operation=op, use_clamp=clamp)
        s.set(nd, 0, a); s.set(nd, 1, b)
        if c is not None: s.set(nd, 2, c)
        return nd.outputs[0]
    def mix(s, a, b, fac, blend='MIX'):
        nd = s.n('ShaderNodeMixRGB', blend_type=blend); s.set(nd, 'Fac', fac); s.set(nd, 'Color1', a); s.set(nd, 'Color2', b); return nd.outputs[0]
    def noise(s, vec, scale, detail=4, rough=.55, dist=0.0, out='Fac'):
        nd = s.n('ShaderNodeTexNoise', {'Scale': scale, 'Detail': detail, 'Roughness': rough, 'Distortion': dist}); s.set(nd, 'Vector', vec); return nd.outputs[out]
    def map(s, vec, scale=(1, 1, 1), loc=(0, 0, 0), rot=(0, 0, 0)):
        return s.n('ShaderNodeMapping', {'Vector': vec, 'Scale': scale, 'Location': loc, 'Rotation': rot}).outputs[0]
    def coord(s, which='Object'): return s.n('ShaderNodeTexCoord').outputs[which]
    def rnd(s): return s.n('ShaderNodeObjectInfo').outputs['Random']
    def bump(s, h, strength=.3, dist=.01, normal=None):
        nd = s.n('ShaderNodeBump', {'Strength': strength, 'Distance': dist, 'Height': h})
        if normal is not None: s.set(nd, 'Normal', normal)
        return nd.outputs[0]
    def hsv(s, col, h=.5, sat=1., v=1., fac=1.):
        return s.n('ShaderNodeHueSaturation', {'Color': col, 'Hue': h, 'Saturation': sat, 'Value': v, 'Fac': fac}).outputs[0]
    def rndshift(s, vec, k=37.0):
        r = s.rnd(); v = s.n('ShaderNodeCombineXYZ', {'X': s.m('MULTIPLY', r, k), 'Y': s.m('MULTIPLY', r, k * 1.7), 'Z': s.m('MULTIPLY', r, k * 2.3)})
        return s.n('ShaderNodeVectorMath', {0: vec, 1: v.outputs[0]}, operation='ADD').outputs[0]
    def bsdf(s, col, rough=.6, spec=.4, normal=None, metallic=0., **kw):
        nd = s.n('ShaderNodeBsdfPrincipled', {'Base Color': col, 'Roughness': rough, 'Specular': spec, 'Metallic': metallic})
        if normal is not None: s.set(nd, 'Normal', normal)
        for k, v in kw.items(): s.set(nd, k.replace('_', ' '), v)
        return nd
    def out(s, sh, avg=None):
        """avg: plain color for rays after a diffuse bounce; Cycles then skips the expensive textures (big speedup)"""
        o = s.n('ShaderNodeOutputMaterial')
        if avg is not None:
            d = s.n('ShaderNodeBsdfDiffuse', {'Color': avg}); lp = s.n('ShaderNodeLightPath')
            sh = s.n('ShaderNodeMixShader', {0: lp.outputs['Is Diffuse Ray'], 1: sh.outputs[0], 2: d.outputs[0]})
        s.set(o, 'Surface', sh.outputs[0] if isinstance(sh, bpy.types.Node) else sh)

def mat(name):
    """decorator: the function body builds the nodes; result cached by name+args"""
    def deco(fn):
        def get(*a, **k):
            key = name + repr(a) + repr(sorted(k.items()))
            if key in _mat: return _mat[key]
            m = bpy.data.materials.new(name); m.use_nodes = True; t = NT(m.node_tree)
            fn(t, *a, **k); _mat[key] = m; return m
        return get
    return deco

def avg(*cols, k=.9):
    cs = [c255(*c) for c in cols]; return tuple(k * sum(c[i] for c in cs) / len(cs) for i in range(3)) + (1,)
def c255(r, g, b):  # sRGB 0-255 to linear
    f = lambda v: (v / 255) / 12.92 if v / 255 <= .04045 else ((v / 255 + .055) / 1.055) ** 2.4
    return (f(r), f(g), f(b), 1)
