"""Reads the studio's pictures and films from catalogue.yaml in showcase/pictures and in its clips folder."""
from pathlib import Path

import yaml

import settings

PICTURES = Path(__file__).resolve().parents[2] / 'showcase/pictures'
CLIPS = PICTURES / 'clips'


def read(folder):
    return yaml.safe_load((folder / 'catalogue.yaml').read_text())


def jobs():
    """Name -> parameters of one run. 'scene' is the script in scenes/, 'result' the output file; all other options go to the scene."""
    found = {}
    for entry in read(PICTURES):
        if 'scene' in entry:
            found[Path(entry['file']).stem] = {
                **entry.get('options', {}), 'scene': entry['scene'], 'size': (entry['width'], entry['height']), 'result': PICTURES / entry['file'],
                'samples': settings.SAMPLES.get(entry['scene'], settings.SAMPLES_ELSE)}
    for entry in read(CLIPS):
        scene = entry.get('scene') or found[entry['still']]['scene']
        found[Path(entry['file']).stem] = {**entry, 'scene': scene, 'size': settings.CLIP, 'result': CLIPS / entry['file'], 'samples': settings.CLIP_SAMPLES}
    return found
