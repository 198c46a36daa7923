"""Denoise one picture:  python3 studio/denoise.py IN.exr OUT.exr NETWORKS

Runs Open Image Denoise's trained networks (Áfra, Intel, Apache-2.0; https://www.openimagedenoise.org) in PyTorch on the CPU, because
Debian's Blender lacks that library. IN.exr is Blender's multilayer file with the passes that kit/scene.py turns on; NETWORKS is the
folder with the weights (.tza), which render.py downloads. It denoises albedo and normal first, then the picture guided by them."""
import struct
import sys

import numpy
import OpenImageIO as oiio
import torch
import torch.nn.functional as F

ALIGN = 16   # the network halves the picture size four times


def load_weights(path):
    """Tensor archive: magic, version, offset of a table; each row has name, shape, layout, type (f or h: 4 or 2 bytes) and offset."""
    data = open(path, 'rb').read()
    magic, _, _, at = struct.unpack_from('<HBBQ', data)
    if magic != 0x41D7:
        raise SystemExit(f'{path}: not a tensor archive')
    count, = struct.unpack_from('<I', data, at)
    at += 4
    tensors = {}
    for _ in range(count):
        length, = struct.unpack_from('<H', data, at)
        name = data[at + 2:at + 2 + length].decode()
        at += 2 + length
        rank = data[at]
        shape = struct.unpack_from(f'<{rank}I', data, at + 1)
        at += 1 + 4 * rank + rank   # the layout is always oihw or x
        kind, offset = struct.unpack_from('<cQ', data, at)
        at += 9
        array = numpy.frombuffer(data, {b'f': '<f4', b'h': '<f2'}[kind], int(numpy.prod(shape)), offset)
        tensors[name] = torch.from_numpy(array.reshape(shape).astype(numpy.float32))
    return tensors


class Network:
    """The U-Net of Open Image Denoise: maps a picture (1, C, H, W) with values from 0 to 1 to three channels."""

    def __init__(self, path):
        self.weights = load_weights(path)

    def layers(self, x, *names):
        for name in names:
            x = F.relu_(F.conv2d(x, self.weights[f'{name}.weight'], self.weights[f'{name}.bias'], padding=1))
        return x

    def up(self, x, skip, *names):
        return self.layers(torch.cat((F.interpolate(x, scale_factor=2.0), skip), 1), *names)

    def __call__(self, x):
        height, width = x.shape[2:]
        x = F.pad(x, (0, -width % ALIGN, 0, -height % ALIGN), mode='reflect')
        pool = lambda y: F.max_pool2d(y, 2)
        first = pool(self.layers(x, 'enc_conv0', 'enc_conv1'))
        second = pool(self.layers(first, 'enc_conv2'))
        third = pool(self.layers(second, 'enc_conv3'))
        y = self.layers(pool(self.layers(third, 'enc_conv4')), 'enc_conv5a', 'enc_conv5b')
        y = self.up(y, third, 'dec_conv4a', 'dec_conv4b')
        y = self.up(y, second, 'dec_conv3a', 'dec_conv3b')
        y = self.up(y, first, 'dec_conv2a', 'dec_conv2b')
        return self.up(y, x, 'dec_conv1a', 'dec_conv1b', 'dec_conv0')[:, :, :height, :width]


# Transfer between radiance and the network's 0 to 1: a perceptually uniform curve fitted to human contrast sensitivity, in three pieces
A, B, C, D, E_, F_, G = 1.41283765e+03, 1.64593172, 4.31384981e-01, -2.94139609e-03, 1.92653254e-01, 6.26026094e-03, 9.98620152e-01
Y0, Y1, X0, X1, BRIGHTEST = 1.57945760e-06, 3.22087631e-02, 2.23151711e-03, 3.70974749e-01, 65504.0


def encode(y):
    return torch.where(y <= Y0, A * y, torch.where(y <= Y1, B * y.clamp(min=Y0) ** C + D, E_ * torch.log(y + F_) + G))


def decode(x):
    return torch.where(x <= X0, x / A, torch.where(x <= X1, ((x.clamp(min=X0) - D) / B) ** (1 / C), torch.exp((x - G) / E_) - F_))


def exposure(color):
    """Scale that brings the geometric mean of the luminance, over blocks of 16 x 16, to middle gray (0.18)."""
    luminance = (color * torch.tensor([.212671, .715160, .072169]).view(1, 3, 1, 1)).sum(1, keepdim=True)
    blocks = F.avg_pool2d(luminance, 16, ceil_mode=True)
    blocks = blocks[blocks > 1e-8]
    return .18 / torch.exp2(torch.log2(blocks).mean()) if len(blocks) else torch.tensor(1.0)


def read(path):
    """Radiance, albedo (0 to 1) and normal (-1 to 1) of Blender's file, each (1, 3, H, W)."""
    image = oiio.ImageInput.open(path)
    if not image:
        raise SystemExit(f'{path}: {oiio.geterror()}')
    names, pixels = image.spec().channelnames, torch.from_numpy(image.read_image('float'))
    image.close()

    def layer(name, letters):
        indices = [next((i for i, n in enumerate(names) if n.endswith(f'{name}.{letter}')), None) for letter in letters]
        if None in indices:
            raise SystemExit(f'{path}: no pass {name} ({", ".join(names)})')
        return pixels[:, :, indices].permute(2, 0, 1)[None].nan_to_num(0, 0, 0).contiguous()

    normal = layer('Normal', 'XYZ')
    albedo = layer('DiffCol', 'RGB') + layer('GlossCol', 'RGB') + layer('TransCol', 'RGB')
    sky = (1 - normal.norm(dim=1, keepdim=True)).clamp(min=0)   # the sky has no albedo: without this, leaves before it get bright rims
    return layer('Combined', 'RGB').clamp(min=0), (albedo + sky).clamp(0, 1), normal.clamp(-1, 1)


def main(source, target, networks):
    color, albedo, normal = read(source)
    with torch.no_grad():
        albedo = Network(f'{networks}/rt_alb.tza')(albedo).clamp(0, 1)
        normal = Network(f'{networks}/rt_nrm.tza')(normal * .5 + .5).clamp(0, 1)
        scale, white = exposure(color), encode(torch.tensor(BRIGHTEST))
        guided = torch.cat(((encode(color * scale) / white), albedo, normal), 1)
        clean = decode(Network(f'{networks}/rt_hdr_calb_cnrm.tza')(guided).clamp(0, 1) * white) / scale
    pixels = clean[0].permute(1, 2, 0).contiguous().numpy()
    out = oiio.ImageOutput.create(target)
    spec = oiio.ImageSpec(pixels.shape[1], pixels.shape[0], 3, 'float')
    if not out or not out.open(target, spec) or not out.write_image(pixels):
        raise SystemExit(f'{target}: {oiio.geterror()}')
    out.close()


if __name__ == '__main__':
    if len(sys.argv) != 4:
        raise SystemExit(__doc__.splitlines()[0])
    main(*sys.argv[1:])
