"""A piece of unpainted wall at finish levels 0 to 5 (GA-214), with a raking lamp. Option: level.

Two sheets hung across the studs meet in a tapered joint; the lower course has a butt joint. Each level adds a height in
millimeters and a color: bare paper, embedded tape, coats that are wiped, feathered and sanded, and finally a skim coat over everything."""
import numpy as np
from kit import *
from parts.relief import *

LEVEL = int(option('level', '4'))
reset(90)
WIDTH, HEIGHT = 1.62, 1.1                  # m
JOINT, BUTT = .62, .86                     # height of the tapered joint, position of the butt joint below it
wall = Relief(WIDTH, HEIGHT, 90)           # one seed for all levels: the same wall
x, z, waves, random_numbers = wall.x, wall.z, wall.waves, wall.random

paper = .035 * waves(.0022, .0022) + .05 * waves(.03, .03)
hollow = .25 * waves(.7, .5)
along = np.abs(z - JOINT) + .003 * waves(.12, .4)             # distance from the tapered joint; a trowel's edge is never straight
across = np.where(z < JOINT + .002, np.abs(x - BUTT), 9.0) + .003 * waves(.4, .12)
streaks_h, streaks_v = waves(.16, .0035) + .6 * waves(.05, .0016), waves(.0035, .16) + .6 * waves(.0016, .05)
ragged_h, ragged_v = waves(.045, .3), waves(.3, .045)

height = paper + hollow - 1.7 * ramp(along, .004, .062)        # both sheets are thinner toward the joint
height -= 5.5 * ramp(np.abs(z - JOINT), .0008, .0016) + np.where(z < JOINT, 4.5 * ramp(np.abs(x - BUTT), .0008, .0018), 0)
PAPER, COMPOUND, TAPE, STEEL = (196, 189, 174), (240, 238, 231), (226, 219, 204), (92, 90, 88)
color = wall.plain(PAPER)
color *= (1 + .05 * waves(.5, .4) + .03 * waves(.004, .004))[..., None]


def coat(cover, surface, tone=COMPOUND):
    """lay compound: where cover is 1, the surface is the knife's result in mm, with the compound's color"""
    global height, color
    height = height * (1 - cover) + np.maximum(surface, height - .12) * cover
    color = color * (1 - cover[..., None]) + np.array(c255(*tone)[:3]) * cover[..., None]


def joints(half, feather, fill, crown, marks, ridge, butt=1.0):
    """one coat over both joints: half width and feathered edge in m; remaining taper, crown, tool marks, ridges in mm"""
    for distance, streaks, ragged, taper, wide in ((across, .45 * streaks_v, ragged_v, 0.0, butt), (along, streaks_h, ragged_h, 1.7, 1.0)):
        w = half * wide + .005 * ragged; cover = ramp(distance, w - feather, w)
        lip = ridge * np.exp(-((distance - w + .004) / .0035) ** 2) * (.5 + .5 * ragged)
        coat(cover, hollow - fill * taper * ramp(distance, .004, .062) + crown * (1 if taper else 1.7) * ramp(distance, 0, w) + marks * streaks + lip)


screws = [(sx + random_numbers.normal(0, .003), sz + random_numbers.normal(0, .008)) for sx in (.047, .4534, .8598, 1.2662) for sz in (.1, .36, .58, .66, .92)]
screws = [(sx, sz) for sx, sz in screws if sz > JOINT or abs(sx - BUTT) > .02]   # at the butt joint, each sheet has its own
screws += [(BUTT + side * .011, sz) for side in (-1, 1) for sz in (.1, .28, .46, .58)]


def heads(radius, rise, marks):
    """knife strokes over the screws: a patch of compound, longer than wide"""
    for sx, sz in screws:
        d = np.hypot((x - sx) / 1.5, z - sz) * (1 + .12 * streaks_h); cover = ramp(d, radius * .75, radius)
        coat(cover, hollow + rise * ramp(d, 0, radius) + marks * streaks_h)


for sx, sz in screws:                                           # a screw head is just below the paper and dimples it
    d = np.hypot(x - sx, z - sz); height -= .9 * ramp(d, .0032, .0075); on = ramp(d, .0037, .0042)
    color = color * (1 - on[..., None]) + np.array(c255(*STEEL)[:3]) * on[..., None]
    height -= .8 * on * ((np.abs(x - sx) < .0007) & (np.abs(z - sz) < .0022) | (np.abs(z - sz) < .0007) & (np.abs(x - sx) < .0022))
if LEVEL >= 1:
    joints(.052, .006, .55, .1, .16, .5)                        # a bed of compound, the tape pressed into it
    for distance, streaks in ((along, streaks_h), (across, streaks_v)):
        on = ramp(distance, .0255, .0265); height += on * (.22 + .06 * waves(.09, .09)); shade = (1 - .6 * on)[..., None] if LEVEL == 1 else 1.0
        if LEVEL == 1: color = color * shade + np.array(c255(*TAPE)[:3]) * (1 - shade)
if LEVEL >= 2: heads(.019, .28, .1); joints(.085, .012, .3, .25, .13, .34)
if LEVEL >= 3: heads(.027, .2, .02); joints(.125, .035, .06, .3, .022, 0, 1.5)
if LEVEL >= 4: heads(.036, .1, .006); joints(.17, .07, 0, .22, .006, 0, 1.7)
if LEVEL == 5: coat(np.full_like(x, .93), hollow * .5 + .05 * ramp(along, 0, .2) + .012 * waves(.05, .3) + .008 * waves(.012, .012), (243, 242, 237))

wall.surface(height, color)
area((-.34, -.105, .78), (1.1, -.01, .5), (.1, .34), 15, (255, 244, 226), spread=150)      # the lamp, a hand's width from the wall
sun(4.0, 266.6, .8, 1.2, (255, 246, 234)); area((.8, -3, 1.6), (.8, 0, .5), (3, 2), 9, (214, 226, 245))
gradient_world((80, 88, 100), (70, 74, 80), (50, 48, 46), .22)
shot(f'finish-level-{LEVEL}', camera((WIDTH / 2, -2.4, HEIGHT / 2), (WIDTH / 2, 0, HEIGHT / 2), 55), 1.0)
