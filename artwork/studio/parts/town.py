"""Distant houses across the street."""
from kit import *


def block(x, y, w, d, h, rgb, z=0.0, across='x'):
    """a plain building on its center, with rows of windows across x or y"""
    box((w, d, h), (x, y, z + h / 2), paint(rgb, .8, 0), bevel=0); L, T, at = (w, d, lambda u, v: (x + u, y + v)) if across == 'x' else (d, w, lambda u, v: (x + v, y + u))
    for f in range(int(h / 3.6)):
        for k in range(int(L / 2.6)):
            for s in (-1, 1): box((1.5, .06, 1.9) if across == 'x' else (.06, 1.5, 1.9), (*at(-L / 2 + 1.4 + k * 2.6, s * T / 2), z + 2.3 + f * 3.6), plain((58, 66, 76), .12, .2), bevel=0)
