"""A hangar on the ring: 96 m deep, open to space at +x behind a curtain of air."""

import random

from mathutils import Matrix, Vector

import props
from hulls import beetle, hauler, needle, word
from materials import deck, glow, marking, metal, plates, windows
from meshes import Mesh, turned
from rig import camera
from sky import area, planet, stars, sun
from suits import person

LONG, HALF, HIGH = 96.0, 27.0, 24.0


def hall(lights=1.0, warm=0xffd2a0, strips=True):
    floor, walls, beams, lamps, paint, dark = (Mesh(i) for i in range(11, 17))
    floor.panels(((0, -HALF, 0), (LONG, -HALF, 0), (LONG, HALF, 0), (0, HALF, 0)), 4.0, 0.012, gap=0.03)
    rnd = random.Random(5)

    def fitting(center, u, v, normal, across, along):
        if rnd.random() < 0.2:
            turn = Matrix((u, v, normal)).transposed()
            for i in range(rnd.randint(1, 4)):
                shift = u * rnd.uniform(-0.3, 0.3) * across + v * rnd.uniform(-0.3, 0.3) * along
                dark.box(center + shift + normal * 0.15, (rnd.uniform(0.2, 0.8), rnd.uniform(0.2, 0.9), 0.3), turn, chamfer=0.05)

    for side in (-1, 1):
        y = side * HALF
        corners = ((0, y, 0), (LONG, y, 0), (LONG, y, 13), (0, y, 13))
        slope = ((0, y, 13), (LONG, y, 13), (LONG, side * 17, HIGH), (0, side * 17, HIGH))
        for quad in (corners, slope):
            walls.panels(quad if side < 0 else (quad[1], quad[0], quad[3], quad[2]), 3.2, 0.14, leaf=fitting)
        # A gallery with lit rooms behind it.
        dark.box((LONG / 2, y - side * 1.3, 6.3), (LONG, 2.6, 0.3), chamfer=0.05)
        props.rails([(1, y - side * 2.5, 6.45), (LONG - 1, y - side * 2.5, 6.45)], seed=3)
        for i in range(12):
            x = 5 + i * 8
            if rnd.random() < 0.7:
                lamps.box((x, y - side * 0.12, 8.6), (3.6, 0.1, 1.3))
                for bar in range(5):
                    dark.box((x - 1.8 + bar * 0.9, y - side * 0.2, 8.6), (0.1, 0.12, 1.4))
            # Ribs that carry the roof.
            beams.box((i * 8 + 1, y - side * 0.5, 7), (0.9, 1.2, 14), chamfer=0.15)
            beams.box((i * 8 + 1, side * 21.8, 18.3), (0.9, 1.0, 15.4), turned(x=side * 0.735), chamfer=0.15)
    walls.panels(((0, -17, HIGH), (0, 17, HIGH), (LONG, 17, HIGH), (LONG, -17, HIGH)), 3.5, 0.14, leaf=fitting)
    walls.panels(((0, HALF, 0), (0, -HALF, 0), (0, -HALF, 13), (0, HALF, 13)), 3, 0.14, leaf=fitting)
    walls.panels(((0, HALF, 13), (0, -HALF, 13), (0, -17, HIGH), (0, 17, HIGH)), 3, 0.14)
    for i in range(12):
        beams.box((i * 8 + 1, 0, HIGH - 0.7), (0.9, 35, 1.1), chamfer=0.15)
    tubes = glow(warm, 7.0 * lights + 0.02)
    strip = Mesh(31)
    for i in range(6):
        for y in (-10, 0, 10):
            strip.box((9 + i * 16, y, HIGH - 1.2), (6, 0.35, 0.12))
        if strips and lights > 0.05:
            area((9 + i * 16, 0, HIGH - 1.4), (9 + i * 16, 0, 0), 12000 * lights, 6, warm, 24)
    strip.build('tubes', tubes)
    # Paint on the floor: a lane, bay frames, hatching.
    for y in (-5.2, 5.2):
        paint.box((LONG / 2, y, 0.03), (LONG, 0.22, 0.004))
    for bay in range(3):
        for side in (-1, 1):
            x, y = 18 + bay * 28, side * 15.5
            for dx, dy, wx, wy in ((0, -8.5, 22, 0.25), (0, 8.5, 22, 0.25), (-11, 0, 0.25, 17), (11, 0, 0.25, 17)):
                paint.box((x + dx, y + dy, 0.03), (wx, wy, 0.004))
    for i in range(26):
        paint.box((LONG - 2.2, -25 + i * 2, 0.03), (3.4, 0.7, 0.004), turned(z=0.7))
    floor.build('floor', deck(0x5a5e63))
    walls.build('walls', plates(0x7b8087, 0xb0703c, 0.04, 0.5, 0.5, 2.0))
    beams.build('beams', plates(0x3c4046, 0xa8702c, 0.1, 0.7, 0.5, 1.5))
    dark.build('fittings', plates(0x25282c, 0x25282c, 0, 0.4, 0.55, 1.0))
    lamps.build('rooms', glow(0xffc98a, 2.4))
    paint.build('paint', marking())
    for i in range(3):
        for side in (-1, 1):
            word(f'{11 + i * 2 + (side > 0)}', 4.2, Vector((18 + i * 28, side * 6.8, 0.04)), turned(z=-1.5708))
    # The frame of the mouth with its warning lights.
    mouth = Mesh(41)
    red = Mesh(42)
    for side in (-1, 1):
        mouth.box((LONG, side * HALF, 7), (2.4, 2.2, 14), chamfer=0.4)
        mouth.box((LONG, side * 21.8, 18.3), (2.4, 2.0, 16), turned(x=side * 0.735), chamfer=0.4)
        for i in range(5):
            red.box((LONG - 1.3, side * (HALF - 1.2), 2 + i * 2.6), (0.1, 0.25, 0.5))
    mouth.box((LONG, 0, HIGH - 0.4), (2.4, 36, 2.2), chamfer=0.4)
    mouth.build('mouth', plates(0xa8842c, 0x2c2e32, 0.3, 0.8, 0.5, 2.0))
    red.build('warnings', glow(0xff6a3c, 12.0))


def outside(hour='dawn'):
    stars()
    if hour == 'dawn':
        planet((900, 260, -250), 420, 'ocean', (-0.1, -1, 0.45), 1.1)
        sun((1, -0.30, 0.30), 22, 0xffdcb4, 0.6)
        area((LONG + 4, 0, 12), (0, 0, 4), 26000, 44, 0xa8c8f0, 22)
    elif hour == 'noon':
        planet((700, -420, -520), 560, 'rock', (0.1, 0.6, 1), 1.0, 0xd8a888, 0.7)
        sun((0.9, 0.34, 0.42), 22, 0xfff2e0, 0.5)
        area((LONG + 4, 0, 12), (0, 0, 4), 36000, 44, 0xe8d8c8, 22)
    else:
        planet((800, 330, 210), 250, 'giant', (0.4, 1, 0.1), 0.5, 0xc8a888, 0.4)
        area((LONG + 4, 0, 12), (0, 0, 4), 9000, 44, 0x8fb0d8, 22)


def arrivals():
    """From the floor to the mouth: a hauler has come in, crews walk out to it."""
    hall(0.5)
    outside('dawn')
    hauler(3).build((58, 9, 4.2), 168)
    needle(7).build((30, -15, 1.75), 152)
    beetle(5).build((78, -14, 3.4), 200)
    for x, y, heading, pose, look in ((17, 1.6, -84, 'walk', 0), (18.0, 2.9, -86, 'walk', 1), (29, 5.0, -100, 'point', 2), (30.4, 6.0, 70, 'hips', 3),
                                      (41, 1.2, -60, 'carry', 4), (52, -1.5, -90, 'walk', 5), (27, -9.6, 160, 'work', 3), (66, -3, 20, 'stand', 0), (68, -2, 100, 'watch', 1)):
        person((x, y, 0), heading, pose, look)
    props.crates([(24, 8.6), (25.8, 8.2), (24.6, 10.4), (38, 15), (40, 16), (20, -8.4), (48, -8), (50, -9), (13.5, 7.4), (14.4, 9.2)], 4)
    props.trolley((36, -4.0, 0), 10, 3)
    camera((9.5, -1.9, 1.7), (60, 4.8, 5.6), 27, (30, 3, 2), 1.8)
    return 420


def fitting_out():
    """Under a needle's wing: someone kneels at its leg, a lamp beside them."""
    hall(0.12, 0xffc080)
    outside('night')
    needle(11, 0x6f2f22, 0xd8cfc0).build((24, 0, 1.75), 35)
    hauler(5, 0x596066).build((66, -12, 4.2), 176)
    person((27.3, 1.1, 0), 100, 'kneel', 0)
    person((21.6, 5.4, 0), 190, 'hips', 3)
    person((50, 4, 0), 100, 'walk', 2)
    props.crates([(19, 7), (17, 6.2), (22.5, -6.5), (24.2, -7.2), (23, -8.6)], 8, 0.9)
    props.trolley((30.4, -2.4, 0), 120, 5)
    area((25, 7, 4.5), (26, 1, 0.8), 1600, 1.2, 0xffd9a0)
    area((30, -6, 5.5), (24, 0, 1), 1900, 1.6, 0xbfdcff)
    area((12, 2, 9), (22, 0, 1), 1200, 3, 0xffb070)
    camera((33.4, 5.2, 1.0), (24.8, 0.7, 1.75), 29, (27.3, 1.1, 1), 1.4)
    return 300


def scaffolded():
    """A hauler being built in its bay: ribs, plates, scaffolds; sun through the mouth."""
    hall(0.25)
    outside('noon')
    ship = hauler(9, 0x8a8578, 0x2f5a6a, boxes=False)
    ship.build((52, -13, 4.4), 184, lit=False)
    props.scaffold((40, -22, 0), (26, 4.8, 7.2), seed=2)
    props.scaffold((42, -8.2, 0), (19, 2.4, 7.2), seed=5)
    for x, y, z, heading, pose, look in ((38, -3, 0, 60, 'point', 0), (36.8, -2.0, 0, -100, 'watch', 4), (47, -7, 7.3, 180, 'work', 1), (54, -7, 4.9, 170, 'work', 3),
                                         (44, 2, 0, -80, 'carry', 2), (61, 6, 0, 90, 'walk', 5), (24.5, -5, 0, -60, 'watch', 3)):
        person((x, y, z), heading, pose, look)
    props.crates([(32, -9), (33.5, -8), (31, -11), (30, 9), (32, 10), (31, 11.5), (46, 11), (48, 12)], 12, 1.4)
    beetle(6, 0x5a6a70, 0xc46a28).build((74, 15, 3.4), 172)
    props.truss((30, -26, 15), (30, 26, 15), 1.8, 0.12)
    props.truss((62, -26, 15), (62, 26, 15), 1.8, 0.12)
    props.trolley((40, 5.6, 0), 190, 7)
    camera((21, 7.5, 6.9), (52, -7.5, 3.6), 26, (46, -6, 4), 2.4)
    return 380


def from_gallery():
    """High on the gallery: the whole hall at night, the ships small below."""
    hall(0.55, 0xcfe2ff)
    outside('night')
    beetle(12, 0x4c5a62, 0xc9a227).build((26, 12, 3.4), 150)
    beetle(13, 0x6d6a52).build((50, -15, 3.4), 20)
    needle(14).build((48, 13.5, 1.75), 170)
    needle(15, 0x8a8578, 0x8f2f22).build((66, 14, 1.75), 170)
    hauler(16, 0x6a5a4a).build((66, -4, 4.2), 180)
    rnd = random.Random(3)
    for i in range(22):
        person((rnd.uniform(12, 84), rnd.uniform(-8, 9), 0), rnd.uniform(0, 360), rnd.choice(('walk', 'walk', 'stand', 'carry', 'hips')), i)
    props.crates([(rnd.uniform(8, 60), rnd.choice((-1, 1)) * rnd.uniform(6, 10)) for i in range(22)], 21)
    person((7.3, -23.2, 6.45), -62, 'watch', 3)
    camera((3.6, -24.0, 8.5), (44, 2, 1.5), 26, (8.4, -22, 8), 1.6)
    return 420


def showroom():
    """Three ships of three families side by side, their noses to the camera, before the dawn."""
    hall(0.6)
    outside('dawn')
    needle(51, 0x6f2f22, 0xd8cfc0).build((28, 8.6, 1.75), 196)
    beetle(52, 0x5a6a70, 0xc46a28).build((36, -11.5, 3.4), 166)
    hauler(53, 0x8a8578, 0x2f5a6a).build((66, 3, 4.2), 181)
    for x, y, heading, pose, look in ((22.4, 3.2, -70, 'hips', 0), (26, -4.6, 150, 'point', 3), (44, 4, 90, 'walk', 2), (47, -3, 100, 'carry', 4)):
        person((x, y, 0), heading, pose, look)
    props.crates([(24, -19), (26, -20), (20, 17), (22, 18), (33, 16)], 14)
    camera((10.5, -1.6, 2.1), (40, 0.4, 4.2), 25, (27, 4, 2), 2.4)
    return 420


def stores():
    """Across a bay to the back: what somebody owns, a lander and stacks of crates, and they count it."""
    hall(0.7)
    outside('dawn')
    beetle(56, 0x6d6a52, 0xc9a227).build((18, 15, 3.4), 250)
    needle(57, 0x3c444c, 0xb8602a).build((36, 16, 1.75), 215)
    person((22.4, 4.0, 0), 36, 'hips', 0)
    person((17.4, 7.0, 0), -70, 'carry', 3)
    person((30.8, 9.4, 0), 150, 'work', 2)
    props.crates([(24.6, 8.2), (26.2, 8.6), (25.2, 10.2), (27.0, 10.4), (28.0, 8.0), (13.2, 8.8), (12.0, 9.6), (13.6, 10.6), (10.4, 8.6)], 23, 1.3)
    props.trolley((19.4, 2.2, 0), 160, 4)
    area((26, -2, 9), (22, 9, 1), 3800, 5, 0xffd9a8)
    area((10, 2, 8), (16, 10, 2), 2600, 4, 0xbfd8ff)
    camera((26.5, -9.5, 2.6), (20.6, 12, 3.4), 25, (22.4, 4.0, 1), 2.4)
    return 420


SHOTS = dict(arrivals=arrivals, fitting_out=fitting_out, scaffolded=scaffolded, from_gallery=from_gallery, showroom=showroom, stores=stores)
