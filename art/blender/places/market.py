"""A market hall on the hub: stalls under awnings on three decks, lanterns, a shaft of sun through the roof."""

import math
import random

from mathutils import Vector

import props
from hulls import word
from materials import cloth, deck, glass, glow, leaf, metal, plates, screen
from meshes import Mesh, turned
from rig import camera
from sky import area, planet, stars, sun
from suits import person

LONG, HALF = 70.0, 11.0
NAMES = ('ORE', 'FUEL', 'PARTS', 'TEA', 'MAPS', 'WATER', 'TOOLS', 'SEED', 'LOANS', 'HULLS', 'BREAD', 'REPAIR')


def stall(x, y, side, rnd, kits):
    """A counter, an awning, wares, a sign."""
    wood, steel, goods, sign_lamps = kits
    wide = rnd.uniform(3.2, 4.6)
    turn = turned(z=0 if side < 0 else math.pi)
    at = lambda dx, dy, z: Vector((x, y, 0)) + turn @ Vector((dx, dy, z))
    wood.box(at(0, 0, 0.5), (wide, 0.9, 1.0), turn, chamfer=0.04)
    wood.box(at(0, 0.08, 1.03), (wide + 0.2, 1.15, 0.07), turn, chamfer=0.02)
    for dx in (-wide / 2, wide / 2):
        for dy in (-1.7, 0.75):
            steel.box(at(dx, dy, 1.5), (0.09, 0.09, 3.0), turn)
    # The awning: strips that hang through between bars.
    color = rnd.choice((0x9a4a2a, 0xb8873a, 0x3f6a70, 0x7a2f2c, 0xa39a86, 0x4f5a3c))
    sail = Mesh(rnd.randrange(9999))
    steps, rise = 8, rnd.uniform(0.3, 0.8)
    for i in range(steps):
        for j in range(12):
            def p(a, b):
                u, v = a / steps, b / 12
                sag = 0.16 * math.sin(math.pi * u) + 0.05 * math.sin(3.1 * u + 7 * v)
                return at((v - 0.5) * (wide + 0.5), -1.8 + 3.2 * u, 3.0 + rise * (1 - u) - sag)
            sail.face([p(i, j), p(i, j + 1), p(i + 1, j + 1), p(i + 1, j)], 0.2 + 0.6 * (j % 2))
    for j in range(12):
        a, b = at((j / 12 - 0.5) * (wide + 0.5), 1.4, 3.0), at(((j + 1) / 12 - 0.5) * (wide + 0.5), 1.4, 3.0)
        drop = Vector((0, 0, -0.35))
        sail.face([a, b, b + drop, a + drop], 0.2 + 0.6 * (j % 2))
    sail.build('awning', plates(color, 0xcfc4ae, 0.25, 0.0, 0.85, 0.5))
    # Wares: heaps of boxes, jars, rolls.
    for i in range(rnd.randint(10, 20)):
        gx, gy = rnd.uniform(-0.46, 0.46) * wide, rnd.uniform(-0.3, 0.45)
        kind = rnd.random()
        size = rnd.uniform(0.12, 0.3)
        if kind < 0.5:
            goods[rnd.randrange(len(goods))].box(at(gx, gy, 1.07 + size / 2), (size, size * rnd.uniform(0.7, 1.5), size), turn @ turned(z=rnd.uniform(0, 3)), chamfer=0.02)
        elif kind < 0.8:
            goods[rnd.randrange(len(goods))].tube(at(gx, gy, 1.07), at(gx, gy, 1.07 + size * 1.5), size * 0.35, size * 0.3, 14)
        else:
            goods[rnd.randrange(len(goods))].ball(at(gx, gy, 1.07 + size * 0.4), size * 0.45, 8, 12)
    for level in (1.0, 1.7, 2.4):
        wood.box(at(0, -1.75, level), (wide * 0.95, 0.5, 0.05), turn)
        for i in range(rnd.randint(5, 9)):
            size = rnd.uniform(0.2, 0.45)
            goods[rnd.randrange(len(goods))].box(at(rnd.uniform(-0.44, 0.44) * wide, -1.75, level + size / 2), (size * 1.2, 0.4, size), turn, chamfer=0.02)
    sign_lamps.box(at(0, -0.1, 2.75), (wide * 0.7, 0.06, 0.06), turn)
    return wide


def hall(hour='noon', busy=1.0, seed=4, open_stalls=0.92):
    rnd = random.Random(seed)
    floor, wall, rib, lamps, dark, rooms = (Mesh(seed + i) for i in range(6))
    floor.panels(((-4, -HALF - 4, 0), (LONG, -HALF - 4, 0), (LONG, HALF + 4, 0), (-4, HALF + 4, 0)), 1.6, 0.008, gap=0.016)

    for side in (-1, 1):
        for level in range(4):
            z = level * 5.6
            y = side * (HALF + 4 - level * 0.2)
            quad = ((-4, y, z), (LONG, y, z), (LONG, y, z + 5.6), (-4, y, z + 5.6))
            wall.panels(quad if side < 0 else (quad[1], quad[0], quad[3], quad[2]), 2.2, 0.10)
            if level:
                dark.box((LONG / 2 - 2, side * (HALF + 1.9), z), (LONG + 4, 4.2, 0.35), chamfer=0.08)
                rib.box((LONG / 2 - 2, side * (HALF - 0.2), z), (LONG + 4, 0.22, 0.6), chamfer=0.05)
                props.rails([(-4, side * (HALF - 0.1), z + 0.2), (LONG, side * (HALF - 0.1), z + 0.2)], seed=level)
                for i in range(17):
                    x = -1 + i * 4.2
                    if rnd.random() < 0.75:
                        rooms.box((x, y - side * 0.16, z + 2.2), (2.6, 0.1, 2.4))
                        for bar in range(4):
                            dark.box((x - 1.3 + bar * 0.87, y - side * 0.25, z + 2.2), (0.08, 0.1, 2.5))
                    if rnd.random() < 0.5:
                        lamps.box((x + 2.1, y - side * 0.3, z + 3.6), (0.3, 0.2, 0.5))
        for i in range(11):
            x = i * 7 - 2
            rib.box((x, side * (HALF + 0.0), 11), (0.7, 0.9, 22), chamfer=0.18)
    # The roof: arches with panes between.
    for i in range(11):
        x = i * 7 - 2
        last = None
        for k in range(13):
            a = math.pi * k / 12
            spot = Vector((x, -math.cos(a) * (HALF + 0.2), 21.5 + 6 * math.sin(a)))
            if last:
                mid = (last + spot) / 2
                rib.box(mid, (0.6, (spot - last).length + 0.3, 0.6), turned(x=math.atan2(spot.z - last.z, spot.y - last.y)))
            last = spot
    for k in range(1, 12):
        a = math.pi * k / 12
        rib.box((LONG / 2, -math.cos(a) * (HALF + 0.2), 21.6 + 6 * math.sin(a)), (LONG + 8, 0.25, 0.25))
    # Strings of lanterns across the lane.
    cords, bulbs = Mesh(60), Mesh(61)
    for i in range(14):
        x = 2 + i * 4.8 + rnd.uniform(-1, 1)
        z = rnd.uniform(5.0, 7.4)
        a, b = Vector((x, -HALF + 0.2, z)), Vector((x + rnd.uniform(-3, 3), HALF - 0.2, z + rnd.uniform(-1, 1)))
        props.cable(a, b, 1.0, 0.018, cords, 16)
        for k in range(1, 9):
            t = k / 9
            spot = a.lerp(b, t) - Vector((0, 0, 1.0 * 4 * t * (1 - t) + 0.22))
            if rnd.random() < 0.8:
                bulbs.ball(spot, rnd.uniform(0.10, 0.19), 8, 10, (1, 1, 1.25))
    kits = (Mesh(70), Mesh(71), [Mesh(72 + i) for i in range(6)], Mesh(79))
    for side in (-1, 1):
        x = 1.5
        while x < LONG - 6:
            if rnd.random() < open_stalls:
                wide = stall(x + 2, side * (HALF - 3.4), side, rnd, kits)
                word(rnd.choice(NAMES), 0.62, Vector((x + 2, side * (HALF - 1.4 - 3.4) + side * 0.0, 3.18)), turned(x=math.pi / 2, z=0 if side > 0 else math.pi), 0xffc070, None, 5.0)
            x += 5.4
    kits[0].build('counters', plates(0x6a4a30, 0x8a6a44, 0.2, 0.4, 0.6, 0.4))
    kits[1].build('posts', metal(0x7a7d82, 0.4))
    for mesh, color in zip(kits[2], (0xa8542c, 0x5a7a80, 0xb89a4a, 0x7a7468, 0x4a6a3a, 0x8a2f2a)):
        mesh.build('goods', plates(color, 0xd8cfc0, 0.2, 0.2, 0.5, 0.3))
    kits[3].build('counter lamps', glow(0xffc888, 14.0))
    floor.build('floor', deck(0x5a554e, 0.3))
    wall.build('walls', plates(0x6f6a62, 0xb0602c, 0.06, 0.5, 0.55, 1.4))
    rib.build('ribs', plates(0x4a4c50, 0xa8702c, 0.06, 0.6, 0.5, 1.2))
    dark.build('decks', plates(0x2c2d30, 0x2c2d30, 0, 0.4, 0.6, 1.0))
    lamps.build('lamps', glow(0xffd9a0, 20.0))
    rooms.build('rooms', glow(0xffb870, 2.0))
    cords.build('cords', plates(0x18181a, 0x18181a, 0, 0, 0.8))
    bulbs.build('bulbs', glow(0xffb060, 16.0))
    for i in range(5):
        area((6 + i * 14, 0, 6.2), (6 + i * 14, 0, 0), 3200, 7, 0xffb878, 9)
    poses = ('walk', 'walk', 'stand', 'watch', 'hips', 'carry', 'point', 'walk')
    for i in range(int(46 * busy)):
        x, y = rnd.uniform(7, 62), rnd.gauss(0, 2.3)
        heading = rnd.choice((-90, 90)) + rnd.gauss(0, 25)
        person((x, max(-5, min(5, y)), 0), heading, rnd.choice(poses), rnd.randrange(6), rnd.uniform(0.94, 1.05))
    for i in range(int(16 * busy)):
        side = rnd.choice((-1, 1))
        person((rnd.uniform(8, 60), side * 6.1, 0), 180 if side < 0 else 0, rnd.choice(('stand', 'point', 'work')), rnd.randrange(6))
    for i in range(int(12 * busy)):
        side = rnd.choice((-1, 1))
        person((rnd.uniform(8, 60), side * (HALF + 0.7), 5.8), 0 if side < 0 else 180, rnd.choice(('stand', 'watch')), rnd.randrange(6))
    if hour == 'noon':
        stars(0.2, (0.10, 0.13, 0.17))
        sun((0.35, 0.34, 0.9), 16.0, 0xfff0d8, 0.6)
    elif hour == 'evening':
        stars(0.5, (0.03, 0.04, 0.06))
        sun((0.80, 0.12, 0.42), 9.0, 0xffb070, 0.8)
    else:
        stars(1.0, (0.006, 0.009, 0.014))
        area((30, 0, 20), (30, 0, 0), 2600, 20, 0x88a8d8, 50)


def lane():
    """Down the lane at noon, shafts of sun between the arches."""
    hall('noon', 1.2)
    person((6.6, -0.9, 0), -85, 'walk', 3)
    person((7.4, 0.6, 0), -95, 'carry', 0)
    camera((1.0, -1.9, 1.75), (24, 1.0, 5.4), 24, (7, 0, 1.5), 1.8)
    return 130


def lanterns():
    """Night, a stall close by, its keeper behind the counter."""
    hall('night', 0.7, 9)
    person((13.0, -9.3, 0), -15, 'stand', 1)
    person((12.2, -5.9, 0), 172, 'carry', 4)
    camera((8.0, -2.6, 1.65), (15.5, -8.2, 1.9), 30, (12.4, -6.5, 1.5), 1.2)
    return 120


def from_above():
    """From the third deck in the evening: awnings like a quilt, people between them."""
    hall('evening', 1.6, 6)
    person((11.0, -11.9, 11.35), -32, 'watch', 2)
    area((13, -13, 15.6), (12, -12, 11), 500, 1.5, 0xffb878)
    camera((6.6, -12.0, 13.1), (27, 0.5, 3.5), 24, (12, -11, 12.5), 2.0)
    return 120


def gallery():
    """Along the first gallery at night: lit shops on one side, lanterns and the lane on the other."""
    hall('night', 1.2, 12)
    person((11.4, 12.5, 5.8), -84, 'walk', 0)
    person((9.6, 11.35, 5.8), 172, 'watch', 4)
    person((10.5, 11.4, 5.8), 200, 'point', 3)
    area((8, 13.6, 9.2), (12, 11.6, 6), 420, 2, 0xffc890)
    area((24, 13.6, 9.2), (26, 11.6, 6), 420, 2, 0xffc890)
    camera((6.6, 13.2, 7.5), (24, 8.2, 5.4), 24, (10.4, 12, 7), 1.6)
    return 120


SHOTS = dict(lane=lane, lanterns=lanterns, from_above=from_above, gallery=gallery)
