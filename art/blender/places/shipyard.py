"""A yard in orbit: a cruiser in its frame at several stages, tugs, a planet below."""

import math
import random

from mathutils import Matrix, Vector

import props
from hulls import beetle, cruiser, hauler, needle, word
from materials import glow, metal, plates, windows
from meshes import Mesh, octagon, turned
from rig import camera, ground_at
from sky import area, planet, stars, sun
from suits import person


def yard(at=(0, 0, 0), length=260, lamps=True):
    """Hoops around the keel, joined by girders, with work lamps and a control block."""
    hoops, girder, bulbs, red, rooms, dark = (Mesh(i) for i in range(60, 66))
    rnd = random.Random(8)
    for i in range(6):
        x = -length / 2 + i * length / 5
        for side in range(8):
            a, b = (math.radians(22.5 + 45 * k) for k in (side, side + 1))
            if side == 1:
                continue
            one, two = (Vector((x, 46 * math.cos(t), 40 * math.sin(t))) for t in (a, b))
            props.truss(one, two, 4.2, 0.34, plates(0x8f8a7c, 0xb8602a, 0.1, 0.6, 0.5, 3.0), seed=i * 9 + side)
            if lamps and rnd.random() < 0.8:
                mid = one.lerp(two, rnd.random()) * 0.94
                bulbs.box(mid, (1.0, 1.6, 0.5))
            for joint in (one,):
                hoops.box(joint, (6.5, 6.5, 6.5), turned(x=a), chamfer=1.3)
                red.box(joint * 1.08, (0.5, 0.5, 0.5))
    for side in (0, 2, 4, 5, 6, 7):
        a = math.radians(22.5 + 45 * side)
        y, z = 46 * math.cos(a), 40 * math.sin(a)
        props.truss((-length / 2, y, z), (length / 2, y, z), 3.4, 0.3, plates(0x8f8a7c, 0xb8602a, 0.1, 0.6, 0.5, 3.0), seed=side)
    # The block where the yard's people live.
    hoops.loft([octagon(-30, 16, 20, 0.25), octagon(-22, 22, 26, 0.25), octagon(24, 22, 26, 0.25), octagon(34, 14, 16, 0.3)], 4.5, 0.3)
    block = Mesh(77)
    block.points, hoops_points = hoops.points, None
    for floor in range(9):
        for i in range(26):
            for side in (-1, 1):
                if rnd.random() < 0.5:
                    rooms.box((-18 + i * 1.5, side * 11.25, -9 + floor * 2.2), (0.9, 0.2, 0.8))
    place = Matrix.Translation((20, 62, 2))
    for mesh, material in ((hoops, plates(0x6f7276, 0xb8602a, 0.08, 0.5, 0.5, 3.0)),):
        mesh.build('hoops', material)
    rooms.build('rooms', glow(0xffc98a, 4.5))
    bulbs.build('bulbs', glow(0xfff0d8, 40.0))
    red.build('red', glow(0xff5a3c, 14.0))


def gantries(stage):
    """Arms that reach from the hoops to the end of the plating."""
    end = -92 + 204 * stage
    arms, bulbs = Mesh(80), Mesh(81)
    for k, (y, z) in enumerate(((30, 20), (-30, 18), (26, -24), (-28, -22))):
        root, elbow, tip = Vector((end + 14, y * 1.35, z * 1.4)), Vector((end + 8, y * 0.9, z * 1.0)), Vector((end + 1, y * 0.46, z * 0.58))
        props.truss(root, elbow, 1.6, 0.16, seed=k)
        props.truss(elbow, tip, 1.2, 0.12, seed=k + 5)
        arms.box(elbow, (2.6, 2.6, 2.6), chamfer=0.5)
        arms.box(tip, (1.8, 1.8, 1.8), chamfer=0.3)
        bulbs.box(tip + Vector((0, 0, -1.2)), (0.8, 0.8, 0.2))
        area(tip + Vector((2, y * 0.3, z * 0.3)), tip, 26000, 3, 0xffd9a0)
    arms.build('arms', plates(0xb88a2c, 0x2c2e32, 0.1, 0.7, 0.45, 1.0))
    bulbs.build('bulbs', glow(0xfff0d8, 60.0))


def sparks(places):
    """Welding: a point too bright to look at, with drops that fly off."""
    rnd = random.Random(4)
    drops, cores = Mesh(90), Mesh(91)
    for x, y, z in places:
        cores.ball((x, y, z), 0.22, 6, 8)
        for _ in range(60):
            way = Vector((rnd.gauss(0, 1), rnd.gauss(0, 1), rnd.gauss(0, 1))).normalized()
            far = abs(rnd.gauss(0, 1.6))
            drops.box(Vector((x, y, z)) + way * far, (0.02, 0.02, 0.02))
        area((x, y, z + 0.6), (x, y, z - 3), 2600, 0.8, 0xbfe0ff)
    cores.build('cores', glow(0xdcefff, 400.0))
    drops.build('drops', glow(0xffc070, 60.0))


def keel():
    """The cruiser half plated, the world below at dawn."""
    stars()
    planet((-300, 900, -1500), 1250, 'ocean', (0.75, -0.55, 0.35), 1.25)
    sun((0.62, -0.66, 0.34), 5.5, 0xffe0bc)
    area((-50, 60, -160), (0, 0, 0), 900000, 160, 0x7fa8e0)
    cruiser(4, stage=0.42).build()
    yard()
    gantries(0.42)
    sparks([(-6, -11.5, 5.0), (-9, 6, 10.4)])
    beetle(3).build((40, -46, 22), 200, -6, 8, thrust=0.5)
    hauler(8).build((120, -20, -14), 176, thrust=0.3)
    for x, y, z, h in ((-4, -15, 7, 60), (-1, -15.5, 8.5, 80), (-12, -15.6, 3, 90)):
        person((x, y, z), h, 'work', 0)
    camera((96, -104, 40), (-8, 2, 0), 30, (10, -14, 0), 0.06)
    return None


def plating():
    """At arm's length: two people weld a plate at the edge of the hull, the frame runs away behind them."""
    stars()
    planet((-1500, 300, -300), 700, 'rock', (0.2, -0.7, 0.6), 1.0, 0xd8a888, 0.8)
    sun((0.1, -0.72, 0.55), 6.0, 0xffe8d0)
    area((20, -60, -40), (0, -10, 0), 30000, 30, 0x6f98d8)
    cruiser(9, 0x6f6a60, 0x2f6a7a, stage=0.55).build()
    yard()
    top = lambda x, y, z=0.0: (x, y, ground_at(x, y) + z)
    spots = [top(15.9, -6.6), top(18.9, -5.2), top(9, -3.5), top(17.4, -5.8, 0.35)]
    person(spots[0], -70, 'kneel', 0)
    person(spots[1], 110, 'work', 3)
    person(spots[2], 40, 'watch', 1)
    sparks([spots[3]])
    needle(2, 0x8a8578, 0xb8602a).build((-26, -38, 24), 10, thrust=0.6)
    camera((23.6, -10.4, spots[0][2] + 2.3), (12, -3.6, spots[0][2] + 0.5), 27, (16.5, -6.4, spots[0][2] + 1), 0.5)
    return None


def launch():
    """The finished ship leaves the frame, escorts beside it, the sun behind the world's edge."""
    stars()
    planet((-1600, 1150, -900), 1000, 'ocean', (0.8, -0.2, 0.45), 1.2)
    sun((0.7, -0.25, 0.4), 6.0, 0xffdcb0)
    area((60, -120, 10), (60, 0, 0), 600000, 120, 0x6f90c8)
    cruiser(12).build((120, 0, 0), 0, thrust=0.25)
    yard((0, 0, 0))
    for i, (x, y, z) in enumerate(((232, -62, 26), (252, -44, 12), (214, -84, 8))):
        needle(20 + i, 0x8a8578, 0x8f2f22).build((x, y, z), 2, -3, -14, thrust=0.8)
    camera((300, -105, 34), (120, -6, 2), 34, (235, -60, 22), 0.08)
    return None


def night_shift():
    """From below on the night side: only the yard's own lamps, towns far under it."""
    stars(0.8)
    planet((-1500, 1400, -420), 800, 'rock', (-0.9, 0.1, 0.4), 1.1, 0xd89a70, 1.0)
    sun((-0.9, 0.45, 0.06), 3.0, 0xffb87a)
    cruiser(5, 0x6a6f76, stage=0.78).build()
    yard()
    gantries(0.78)
    sparks([(66, -7, 3), (62, 3, 6)])
    for x in (-80, -30, 20):
        area((x, -38, 30), (x, 0, 4), 60000, 8, 0xffdca8)
        area((x + 20, -38, -26), (x, 0, -6), 40000, 8, 0xbfd8ff)
    hauler(31, boxes=True).build((16, -78, -20), 20, thrust=0.4)
    beetle(7, 0x5a6a70).build((90, -50, -6), 150)
    camera((150, -92, -26), (10, 2, 4), 32, (60, -20, 0), 0.08)
    return None


def farewell():
    """Two people on a girder watch the new ship go."""
    stars()
    planet((500, 2300, -1000), 1050, 'ocean', (-0.8, -0.3, 0.45), 1.15)
    sun((-0.8, -0.35, 0.42), 6.0, 0xffe0bc)
    area((30, -40, 40), (0, 0, 0), 60000, 60, 0x8fb0e0)
    cruiser(14, 0x7a7f86, 0x2f6a7a).build((60, 210, 6), 58, -4, 3, thrust=0.5)
    props.truss((-60, -8, -3), (60, 26, -3), 3.4, 0.22, plates(0x8f8a7c, 0xb8602a, 0.1, 0.6, 0.5, 1.5))
    props.truss((-2, 8, -3), (-10, -60, -24), 3.0, 0.2, plates(0x8f8a7c, 0xb8602a, 0.1, 0.6, 0.5, 1.5), 4)
    person((-2.4, 8.1, -1.22), -24, 'watch', 0)
    person((-1.1, 8.5, -1.22), 6, 'hips', 3)
    needle(24, 0x8a8578, 0x8f2f22).build((34, 74, 13), 64, -3, -16, thrust=0.9)
    lamps = Mesh(5)
    for i in range(6):
        lamps.box((-20 + i * 8, 3.2 + i * 2.2, -1.1), (0.5, 0.2, 0.14))
    lamps.build('lamps', glow(0xffd9a0, 30.0))
    camera((-6.4, -0.6, 0.5), (2.4, 24, 1.4), 27, (-2, 8, 0), 1.0)
    return None


def departure():
    """From ahead: the bow of the finished ship comes past, its yard and the world behind it."""
    stars()
    planet((-2300, -1500, -900), 1500, 'ocean', (0.55, 0.6, 0.4), 1.15)
    sun((0.6, 0.62, 0.38), 6.0, 0xffdcb0)
    area((180, -120, -20), (100, 0, 0), 500000, 110, 0x6f90c8)
    cruiser(12, 0x6f7076, 0xb8602a).build((120, 0, 0), 0, thrust=0.25)
    yard()
    for i, (x, y, z) in enumerate(((246, 54, -13), (230, 49, -21), (220, 62, -7))):
        needle(20 + i, 0x8a8578, 0xc9a227).build((x, y, z), 6, 2, 12, thrust=0.8)
    camera((298, 60, -10), (120, 2, 3), 28, (255, 42, -6), 0.9)
    return None


def _approach():
    stars(0.9)
    planet((1900, 900, -620), 900, 'ocean', (-0.25, -0.85, 0.35), 1.1)
    sun((-0.25, -0.86, 0.3), 4.0, 0xffc890)
    area((-200, -90, 40), (-150, 0, 0), 200000, 70, 0x6f90c8)
    cruiser(5, 0x6a6f76, 0x2f6a7a, stage=0.9).build()
    yard()
    gantries(0.9)
    for x in (-80, -30, 20):
        area((x, -38, 30), (x, 0, 4), 60000, 8, 0xffdca8)
    needle(33, 0x6f2f22, 0xd8cfc0).build((-232, -34, 8), 10, 2, -10, thrust=0.9)
    beetle(34, 0x5a6a70, 0xc46a28).build((-170, 26, -16), 4, thrust=0.6)
    hauler(35).build((-60, -92, 30), 14, thrust=0.7)


def approach():
    """Behind a needle that comes in at dusk: hoops, lamps, the stern of a cruiser among its cranes."""
    _approach()
    camera((-262, -46, 15), (-90, -8, 3), 28, (-232, -34, 8), 1.2)
    return None


def approach_upright():
    """The same for upright screens, the needle low in the picture."""
    _approach()
    camera((-260, -43, 15), (-100, -10, 0), 32, (-232, -34, 8), 1.2)
    return None


def first_frames():
    """The first weeks: bare ribs seen from their bow, the stern just plated, a hauler brings girders."""
    stars()
    planet((-1500, 620, -420), 620, 'ice', (0.5, -0.6, 0.3), 1.0, 0x9fc4e8, 0.8)
    sun((0.5, -0.62, 0.5), 6.0, 0xfff0dc)
    area((60, 60, -60), (0, 0, 0), 300000, 90, 0x7fa8e0)
    cruiser(17, 0x6f6a60, 0xc9a227, stage=0.16).build()
    yard()
    gantries(0.16)
    sparks([(-58, -12, 4), (-60, 8, 9)])
    hauler(37, 0x596066, 0xc9a227).build((34, -30, -16), 186, thrust=0.3)
    beetle(38).build((70, 16, 16), 160, thrust=0.4)
    for x, y, z, h in ((104, -4.4, 2.4, 80), (101, -4.8, 2.6, 100)):
        person((x, y, z), h, 'float', 2, tilt=(20, 10))
    camera((140, -22, 13), (-20, 6, -4), 24, (100, -4, 3), 0.3)
    return None


SHOTS = dict(keel=keel, plating=plating, launch=launch, night_shift=night_shift, farewell=farewell, departure=departure, approach=approach, approach_upright=approach_upright, first_frames=first_frames)
