"""The council room of a capital: a round table under a lamp, tall windows, seats in a ring, banners of the organizations."""

import math
import random

from mathutils import Matrix, Vector

import props
from hulls import hauler, needle
from materials import deck, glass, glow, hologram, metal, plates, windows
from meshes import Mesh, turned
from rig import camera
from sky import area, planet, rings, stars, sun
from suits import person

RADIUS, HIGH, SIDES = 13.0, 11.0, 16


def towers(seed=3):
    """The city beyond the glass."""
    rnd = random.Random(seed)
    walls = Mesh(seed)
    for _ in range(150):
        a, far = rnd.uniform(0.2, 2.95), rnd.uniform(70, 420)
        x, y = far * math.cos(a), far * math.sin(a)
        tall, wide = rnd.uniform(14, 60) * (0.7 + far / 400), rnd.uniform(7, 17)
        base = -60
        z = base
        for step in range(rnd.randint(1, 4)):
            part = (tall + 45) * rnd.uniform(0.35, 0.6)
            walls.box((x, y, z + part / 2), (wide, wide, part), turned(z=rnd.choice((0, 0.4, 0.8))), chamfer=0.6)
            z += part
            wide *= rnd.uniform(0.55, 0.85)
        walls.tube((x, y, z), (x, y, z + rnd.uniform(3, 16)), 0.25, sides=6)
    walls.build('towers', windows(0x30343a, 0xffc48a, 3.2, 0.32, 1.5))


def room(light=1.0, lamp=0xffd6a4, present=11, banners=True, seed=2):
    rnd = random.Random(seed)
    floor, wall, rib, dark, lamps, seat, top = (Mesh(seed + i) for i in range(7))
    # Rings of stone, each cut differently, down to the table.
    for ring_, (r0, r1, z) in enumerate(((0.0, 4.6, 0.0), (4.6, 7.4, 0.0), (7.4, 10.2, 0.35), (10.2, 13.2, 0.7))):
        count = (12, 28, 36, 44)[ring_]
        for i in range(count):
            a, b = 2 * math.pi * i / count, 2 * math.pi * (i + 1) / count - 0.008
            p = lambda r, t: (r * math.cos(t), r * math.sin(t), z)
            floor.face([p(r0 + 0.02, a), p(r1 - 0.02, a), p(r1 - 0.02, b), p(r0 + 0.02, b)])
        if z:
            for i in range(96):
                a, b = 2 * math.pi * i / 96, 2 * math.pi * (i + 1) / 96
                floor.face([(r0 * math.cos(b), r0 * math.sin(b), z - 0.35), (r0 * math.cos(a), r0 * math.sin(a), z - 0.35), (r0 * math.cos(a), r0 * math.sin(a), z), (r0 * math.cos(b), r0 * math.sin(b), z)], 0.8)
            lamps.ring((0, 0, z - 0.05), (0, 0, 1), r0 - 0.01, 0.03, 0.02, 96)
    panes = Mesh(20)
    for i in range(SIDES):
        a, b = 2 * math.pi * (i - 0.5) / SIDES, 2 * math.pi * (i + 0.5) / SIDES
        one, two = Vector((RADIUS * math.cos(a), RADIUS * math.sin(a), 0)), Vector((RADIUS * math.cos(b), RADIUS * math.sin(b), 0))
        up = Vector((0, 0, HIGH))
        mid = (a + b) / 2
        front = math.sin(mid) > 0.30
        rib.box(one + up / 2 * 1.1, (0.9, 0.7, HIGH * 1.1), turned(z=a), chamfer=0.2)
        rib.tube(one * 0.93 + Vector((0, 0, 0.7)), one * 0.90 + up, 0.14, 0.09, 12)
        if front:
            panes.face([one + Vector((0, 0, 1.3)), two + Vector((0, 0, 1.3)), two + up, one + up])
            for z in (1.2, 4.4, 7.6):
                rib.box((one + two) / 2 + Vector((0, 0, z)), (0.16, (two - one).length, 0.18), turned(z=mid))
            wall.panels((two, one, one + Vector((0, 0, 1.2)), two + Vector((0, 0, 1.2))), 1.2, 0.05)
        else:
            wall.panels((two, one, one + up, two + up), 2.0, 0.09)
            if banners and i % 2:
                cloth_ = Mesh(40 + i)
                side = (two - one).normalized()
                at = (one + two) / 2 * 0.955
                for k in range(14):
                    def q(u, v):
                        sway = 0.10 * math.sin(5 * u + 2 * v + i) * v
                        return at + side * (u - 0.5) * 2.2 + Vector((0, 0, 9.6 - 6.2 * v)) - at.normalized() * sway
                    for m in range(6):
                        cloth_.face([q(m / 6, k / 14), q((m + 1) / 6, k / 14), q((m + 1) / 6, (k + 1) / 14), q(m / 6, (k + 1) / 14)], 0.99 if k in (3, 4, 9) else 0.4 + 0.02 * m)
                cloth_.build('banner', plates(rnd.choice((0x7a2f24, 0x2f4a5a, 0x8a6a2c, 0x3d4a38)), 0xd8cbb0, 0.05, 0.0, 0.9, 0.6), True)
    # The roof: ribs that meet in a ring, from which the lamp hangs.
    for i in range(SIDES):
        a = 2 * math.pi * (i - 0.5) / SIDES
        low, high = Vector((RADIUS * math.cos(a), RADIUS * math.sin(a), HIGH)), Vector((2.2 * math.cos(a), 2.2 * math.sin(a), HIGH + 3.6))
        rib.box((low + high) / 2, ((high - low).length, 0.45, 0.7), turned(y=-math.atan2(3.6, RADIUS - 2.2), z=a) , chamfer=0.1)
        b = 2 * math.pi * (i + 0.5) / SIDES
        low2, high2 = Vector((RADIUS * math.cos(b), RADIUS * math.sin(b), HIGH)), Vector((2.2 * math.cos(b), 2.2 * math.sin(b), HIGH + 3.6))
        wall.panels((low, high, high2, low2), 1.8, 0.08)
    rib.ring((0, 0, HIGH + 3.5), (0, 0, 1), 2.3, 0.7, 0.5, 40)
    lamps.ring((0, 0, 5.6), (0, 0, 1), 2.6, 0.06, 0.22, 64)
    dark.ring((0, 0, 5.68), (0, 0, 1), 2.6, 0.12, 0.34, 64)
    for i in range(6):
        a = i * math.pi / 3
        dark.tube((2.6 * math.cos(a), 2.6 * math.sin(a), 5.7), (2.2 * math.cos(a), 2.2 * math.sin(a), HIGH + 3.3), 0.02, sides=6)
    area((0, 0, 5.5), (0, 0, 0), 4200 * light, 4.6, lamp)
    # The table and what is on it; a map of routes floats over it.
    top.ring((0, 0, 0.78), (0, 0, 1), 2.7, 0.09, 1.5, 72)
    for i in range(9):
        a = i * 2 * math.pi / 9
        dark.box((2.7 * math.cos(a), 2.7 * math.sin(a), 0.38), (0.7, 0.16, 0.76), turned(z=a), chamfer=0.05)
    lines = Mesh(50)
    stars_ = [Vector((rnd.gauss(0, 0.8), rnd.gauss(0, 0.8), 1.55 + rnd.gauss(0, 0.26))) for _ in range(64)]
    for spot in stars_:
        lines.ball(spot, rnd.uniform(0.010, 0.03), 6, 8)
        near = sorted(stars_, key=lambda o: (o - spot).length)[1:3]
        for other in near:
            lines.tube(spot, other, 0.0035, sides=5)
    lines.build('map', hologram(0x62d2ea, 3.4))
    area((0, 0, 1.4), (0, 0, 4), 120 * light, 1.4, 0x62d2ea)
    area((0, 0, 1.5), (0, 0, 0), 90 * light, 1.4, 0x62d2ea)
    for i in range(14):
        a = 2 * math.pi * i / 14 + 0.2
        turn = turned(z=a + math.pi / 2)
        at = lambda dx, dy, z: Vector((4.1 * math.cos(a), 4.1 * math.sin(a), 0)) + turn @ Vector((dx, dy, z))
        seat.box(at(0, 0, 0.5), (0.66, 0.62, 0.12), turn, chamfer=0.05)
        seat.box(at(0, -0.32, 1.05), (0.62, 0.12, 1.1), turn, chamfer=0.07)
        dark.box(at(0, 0, 0.22), (0.16, 0.4, 0.44), turn, chamfer=0.03)
        lamps.box(Vector((3.1 * math.cos(a), 3.1 * math.sin(a), 0.836)), (0.28, 0.02, 0.012), turn)
    floor.build('floor', deck(0x6a6660, 0.22, 0.8))
    wall.build('walls', plates(0x6a6862, 0xa8702c, 0.02, 0.2, 0.55, 0.8))
    rib.build('ribs', plates(0x4a4a4c, 0xa8702c, 0.04, 0.5, 0.4, 0.8))
    dark.build('dark', plates(0x1c1d20, 0x1c1d20, 0, 0.4, 0.4, 0.4))
    lamps.build('lamps', glow(lamp, 5.0 * light))
    seat.build('seats', plates(0x5a3a26, 0x5a3a26, 0, 0.2, 0.5, 0.4))
    top.build('table', plates(0x3a2c22, 0x5a4632, 0.2, 0.2, 0.25, 0.8))
    panes.build('panes', glass(0xf0f6f8, 0.08))
    taken = sorted(rnd.sample(range(14), present))
    for i in taken:
        a = 2 * math.pi * i / 14 + 0.2
        person((4.08 * math.cos(a), 4.08 * math.sin(a), 0.02), math.degrees(a) + 90, 'sit', rnd.randrange(6))


def session():
    """Dusk: the speaker stands, the city burns its lights behind the glass."""
    stars(0.6, (0.012, 0.018, 0.03))
    towers()
    planet((600, 2600, -250), 760, 'giant', (-0.9, -0.2, 0.2), 0.6, 0xc8a888, 0.4, coat='rust')
    sun((-0.85, 0.45, 0.22), 5.0, 0xffb478, 0.8)
    area((0, 17, 7), (0, 0, 2), 1600, 16, 0x88a8d0, 8)
    room(0.8, present=9)
    person((-1.9, -5.0, 0.02), -24, 'point', 0)
    area((-6, -9, 5), (-1.5, -4.5, 1), 260, 2, 0xffc890)
    camera((-4.6, -9.6, 2.9), (1.0, 2.0, 2.7), 25, (-1.9, -4.8, 1.5), 1.4)
    return 60


def dusk_watch():
    """Dusk: a councillor at the glass over the lit city, the others wait at the table."""
    stars(0.6, (0.014, 0.020, 0.034))
    towers(8)
    planet((1500, 2300, 240), 620, 'giant', (-0.9, -0.1, 0.2), 0.7, 0xc8a888, 0.4, coat='rust')
    sun((-0.75, 0.55, 0.24), 6.0, 0xffb478, 0.8)
    area((0, 17, 7), (0, 0, 2), 2400, 16, 0x88a8d0, 8)
    room(0.75, present=5, seed=6)
    person((4.9, 10.6, 0.72), 22, 'watch', 3)
    person((6.3, 9.9, 0.72), 30, 'hips', 0)
    area((2.0, 6.5, 4.2), (5.4, 10.5, 1.6), 360, 1.6, 0xffc890)
    camera((1.4, 5.2, 2.1), (5.0, 12.0, 3.1), 24, (4.9, 10.6, 1.8), 1.8)
    return 420


SHOTS = dict(session=session, dusk_watch=dusk_watch)
