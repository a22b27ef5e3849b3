"""A base on an ice moon: huts on legs, tanks, a pad, a giant with rings in the sky."""

import math
import random

import bpy
import numpy as np
from mathutils import Vector, noise

import props
from hulls import beetle, hauler, needle
from materials import deck, glow, ice, metal, plates
from meshes import Mesh, octagon, turned
from rig import camera
from sky import area, planet, rings, stars, sun
from suits import person


def height(x, y):
    """Smooth where people build, dunes and broken ice around it."""
    far = max(0.0, math.hypot(x, y) - 34) / 60
    v = Vector((x, y, 3.1))
    low = noise.fractal(v * 0.02, 1.0, 2.1, 5) * 1.6
    ridge = abs(noise.fractal(v * 0.006 + Vector((7, 3, 1)), 0.8, 2.2, 7))
    return low * 0.35 + min(far, 1.2) ** 1.4 * (0.4 + ridge * 24 + low * 2) + noise.noise(v * 0.35) * 0.12 + noise.noise(Vector((x * 0.9, y * 0.25, 2))) * 0.06


def ground(seed=1):
    size, count = 520, 300
    points, faces = [], []
    for j in range(count + 1):
        for i in range(count + 1):
            u, v = i / count * 2 - 1, j / count * 2 - 1
            # Denser near the middle.
            x, y = size * u * abs(u) ** 0.9, size * v * abs(v) ** 0.9
            points.append((x, y, height(x, y)))
    for j in range(count):
        for i in range(count):
            a = j * (count + 1) + i
            faces.append((a, a + 1, a + count + 2, a + count + 1))
    mesh = bpy.data.meshes.new('ground')
    mesh.from_pydata(points, [], faces)
    mesh.materials.append(ice())
    mesh.polygons.foreach_set('use_smooth', [True] * len(faces))
    bpy.context.scene.collection.objects.link(bpy.data.objects.new('ground', mesh))
    # Blocks of broken ice.
    rnd = random.Random(seed)
    rocks = Mesh(2)
    for _ in range(260):
        a, far = rnd.uniform(0, 6.283), rnd.uniform(16, 150)
        x, y = far * math.cos(a), far * math.sin(a)
        wide = rnd.uniform(0.15, 0.6) * (1 + far / 50)
        rocks.box((x, y, height(x, y) + wide * 0.2), (wide, wide * rnd.uniform(0.5, 1.3), wide * rnd.uniform(0.4, 1.1)), turned(rnd.uniform(-0.6, 0.6), rnd.uniform(-0.6, 0.6), rnd.uniform(0, 3)), chamfer=wide * 0.2)
    rocks.build('rocks', ice(0x9fb0bc, 0x3f6274))
    # Far mountains.
    peaks = Mesh(3)
    for k in range(70):
        a = rnd.uniform(0, 6.283)
        far, tall, wide = rnd.uniform(700, 1500), rnd.uniform(30, 150), rnd.uniform(120, 320)
        tip = Vector((far * math.cos(a), far * math.sin(a), tall))
        base = [tip + Vector((wide * math.cos(t) * rnd.uniform(0.6, 1.2), wide * math.sin(t) * rnd.uniform(0.6, 1.2), -tall - 20)) for t in [i * 0.7 for i in range(9)]]
        for one, two in zip(base, base[1:] + base[:1]):
            peaks.face([one, two, tip + Vector((rnd.uniform(-12, 12), rnd.uniform(-12, 12), 0))])
    peaks.build('peaks', ice(0x8f9ca8, 0x4a5c68))


def hut(place, heading, length=14, wide=6.0, seed=1, lit=True, stage=1.0):
    """A module on legs with lit panes, a lock and a ladder."""
    turn = turned(z=math.radians(heading))
    at = lambda x, y, z: Vector(place) + turn @ Vector((x, y, z))
    shell, legs, dark, rooms, lamps = (Mesh(seed + i) for i in range(5))
    low, tall = 2.2, 4.4
    half = length / 2

    def leaf(center, u, v, normal, across, along):
        if shell.random.random() < 0.12:
            from mathutils import Matrix
            dark.box(center + normal * 0.08, (min(across, 0.9) * 0.6, min(along, 0.9) * 0.6, 0.2), Matrix((u, v, normal)).transposed(), chamfer=0.04)

    rings_ = [[at(x, p.y, low + tall / 2 + p.z) for p in octagon(0, w, h, 0.42)] for x, w, h in ((-half - 0.7, wide * 0.7, tall * 0.7), (-half, wide, tall), (half * stage if stage < 1 else half, wide, tall))]
    if stage >= 1:
        rings_.append([at(half + 0.7, p.y, low + tall / 2 + p.z) for p in octagon(0, wide * 0.7, tall * 0.7, 0.42)])
    shell.loft(rings_, 1.5, 0.06, leaf, capped=stage >= 1)
    if stage < 1:
        for i in range(5):
            ring_ = [at(half * stage + i * 1.3, p.y, low + tall / 2 + p.z) for p in octagon(0, wide, tall, 0.42)]
            for a, b in zip(ring_, ring_[1:] + ring_[:1]):
                legs.tube(a, b, 0.09, sides=6)
    for x in (-half * 0.75, 0, half * 0.75):
        for y in (-wide * 0.4, wide * 0.4):
            legs.tube(at(x, y, low + 0.6), at(x, y * 1.25, -0.6), 0.15, sides=10)
            legs.tube(at(x + 1.6, y, low + 0.3), at(x, y * 1.2, 0.4), 0.07, sides=8)
            dark.tube(at(x, y * 1.25, 0.1), at(x, y * 1.25, -0.4), 0.5, sides=16)
    panes = int(length / 2.0)
    for side in (-1, 1):
        for i in range(panes):
            x = -half + 1.4 + i * 2.0
            if x > half * stage - 0.6 and stage < 1:
                continue
            if shell.random.random() < 0.75:
                dark.box(at(x, side * wide * 0.502, low + tall * 0.52), (1.45, 0.16, 1.15), turn, chamfer=0.04)
                rooms.box(at(x, side * wide * 0.517, low + tall * 0.52), (1.2, 0.1, 0.9), turn)
                for bar in (-0.33, 0.33):
                    dark.box(at(x + bar, side * wide * 0.53, low + tall * 0.52), (0.06, 0.08, 0.95), turn)
    # Lock, steps, roof gear.
    dark.box(at(-half - 0.8, 0, low + 1.5), (0.5, 2.0, 2.6), turn, chamfer=0.1)
    lamps.box(at(-half - 1.0, 0, low + 3.0), (0.1, 1.2, 0.12), turn)
    for i in range(9):
        legs.box(at(-half - 1.2 - i * 0.3, 0, low - i * 0.25), (0.3, 1.5, 0.05), turn)
    for i in range(4):
        x = shell.random.uniform(-half, half)
        legs.tube(at(x, shell.random.uniform(-1.5, 1.5), low + tall), at(x, 0, low + tall + shell.random.uniform(1.5, 5.5)), 0.05, sides=6)
    dark.box(at(half * 0.3, 0, low + tall + 0.4), (3, 2.2, 0.8), turn, chamfer=0.15)
    shell.tube(at(-half * 0.4, 0, low + tall), at(-half * 0.4, 0, low + tall + 0.8), 0.9, 0.6, 20)
    lamps.box(at(half * 0.3, 1.12, low + tall + 0.4), (0.5, 0.05, 0.12), turn)
    shell.build('hut', plates(0xa09c92, 0xb8602a, 0.10, 0.7, 0.5, 0.7))
    legs.build('legs', metal(0x7a7d82, 0.4))
    dark.build('dark', plates(0x26292e, 0x26292e, 0, 0.6, 0.5, 0.6))
    rooms.build('rooms', glow(0xffbe78, 7.0 if lit else 0.0))
    lamps.build('lamps', glow(0xfff0d8, 25.0))
    if lit:
        for side in (-1, 1):
            area(at(0, side * (wide * 0.5 + 0.4), low + tall * 0.5), at(0, side * 12, -1), 900, length * 0.8, 0xffb870, 1.0)


def tanks(x, y, count=3, seed=1):
    body, dark = Mesh(seed), Mesh(seed + 1)
    for i in range(count):
        at = Vector((x + i * 4.6, y, 3.0))
        body.tube(at - Vector((0, 0, 2.0)), at + Vector((0, 0, 3.4)), 1.9, sides=36)
        body.ball(at + Vector((0, 0, 3.4)), 1.9, 10, 36, (1, 1, 0.5))
        for k in range(4):
            dark.ring(at + Vector((0, 0, -1.6 + k * 1.5)), (0, 0, 1), 1.95, 0.14, 0.12, 40)
        for k in range(4):
            a = k * 1.57 + 0.78
            dark.tube(at + Vector((1.7 * math.cos(a), 1.7 * math.sin(a), -1)), at + Vector((2.1 * math.cos(a), 2.1 * math.sin(a), -3.6)), 0.14)
        dark.tube(at + Vector((2.3, 0, -1)), at + Vector((2.3, 0, 3.6)), 0.12)
    body.build('tanks', plates(0xb4b2aa, 0xb8602a, 0.2, 0.8, 0.45, 1.0), True)
    dark.build('tank gear', metal(0x5c5f64, 0.4))


def steps(points, seed=1):
    """Footprints: shallow dark marks, left and right."""
    mesh = Mesh(seed)
    for (ax, ay), (bx, by) in zip(points, points[1:]):
        far = math.hypot(bx - ax, by - ay)
        turn = math.atan2(by - ay, bx - ax)
        for i in range(int(far / 0.42)):
            t = i * 0.42 / far
            side = 0.16 * (1 if i % 2 else -1)
            x, y = ax + (bx - ax) * t - side * math.sin(turn), ay + (by - ay) * t + side * math.cos(turn)
            mesh.box((x, y, height(x, y) + 0.005), (0.32, 0.14, 0.016), turned(z=turn + mesh.random.uniform(-0.15, 0.15)), chamfer=0.006)
    from materials import rock
    mesh.build('steps', ice(0x4a565f, 0x2b4656))


def rover(place, heading=0, seed=1):
    turn = turned(z=math.radians(heading))
    at = lambda x, y, z: Vector(place) + turn @ Vector((x, y, z))
    body, dark, lamps, rooms = (Mesh(seed + i) for i in range(4))
    rings_ = [[at(x, p.y, 1.9 + p.z) for p in octagon(0, w, h, 0.4)] for x, w, h in ((-3.2, 2.2, 1.5), (-2.6, 2.8, 2.0), (1.6, 2.8, 2.1), (2.9, 2.3, 1.3))]
    body.loft(rings_, 0.8, 0.04)
    for y in (-0.75, 0, 0.75):
        rooms.box(at(2.42, y, 2.25), (0.5, 0.62, 0.55), turn @ turned(y=0.65), chamfer=0.05)
    for x in (-2.2, 0, 2.0):
        for side in (-1, 1):
            dark.tube(at(x, side * 1.25, 0.62), at(x, side * 1.75, 0.62), 0.66, sides=28)
            for k in range(16):
                a = k * math.pi / 8
                dark.box(at(x + 0.66 * math.cos(a), side * 1.5, 0.62 + 0.66 * math.sin(a)), (0.12, 0.5, 0.1), turn @ turned(y=-a + 1.57))
    for y in (-0.9, 0.9):
        lamps.box(at(2.95, y, 1.6), (0.1, 0.4, 0.2), turn)
        lamps.box(at(1.7, y, 3.05), (0.1, 0.4, 0.14), turn)
    dark.box(at(-1, 0, 3.1), (2.4, 2.0, 0.3), turn, chamfer=0.06)
    body.build('rover', plates(0xb0702c, 0xd0c8b8, 0.12, 0.8, 0.5, 0.5))
    dark.build('rover gear', plates(0x191a1c, 0x191a1c, 0, 0.3, 0.7, 0.4))
    lamps.build('rover lamps', glow(0xfff0d8, 50.0))
    rooms.build('rover panes', glow(0xffc98a, 1.4))
    area(at(3.3, 0, 1.8), at(14, 0, 0), 1800, 1.2, 0xfff0d8, spread=90)


def pad(x, y, radius=11):
    from materials import marking
    mesh, red, paint = Mesh(7), Mesh(8), Mesh(9)
    mesh.tube((x, y, -1.2), (x, y, 0.75), radius + 0.8, radius, 48)
    for i in range(16):
        a = i * math.pi / 8
        red.box((x + radius * 0.97 * math.cos(a), y + radius * 0.97 * math.sin(a), 0.82), (0.25, 0.25, 0.16))
        mesh.tube((x + (radius + 1.5) * math.cos(a), y + (radius + 1.5) * math.sin(a), -1), (x + radius * math.cos(a), y + radius * math.sin(a), 0.4), 0.18)
    paint.ring((x, y, 0.76), (0, 0, 1), radius * 0.78, 0.01, 0.3, 64)
    mesh.build('pad', deck(0x4c5056))
    red.build('pad lamps', glow(0x8fe3ff, 14.0))
    paint.build('pad paint', marking(0xd0822c))


def base(stage=1.0, lit=True, masted=True):
    ground()
    hut((0, 6, 0), 12, 15, seed=10, lit=lit)
    hut((-13, 19, 0), 78, 12, seed=20, lit=lit)
    hut((17, 16, 0), -20, 11, seed=30, lit=lit, stage=stage)
    tanks(13, -1.5, 3)
    pad(-22, -5)
    link = Mesh(50)
    link.tube((7.5, 8.5, 4.3), (12, 14.5, 4.3), 1.25, sides=24)
    link.tube((-8.0, 8, 4.3), (-11, 13.5, 4.3), 1.25, sides=24)
    for i in range(6):
        a, b = Vector((7.5, 8.5, 4.3)), Vector((12, 14.5, 4.3))
        link.ring(a.lerp(b, i / 5), b - a, 1.3, 0.2, 0.14, 28)
        a, b = Vector((-8.0, 8, 4.3)), Vector((-11, 13.5, 4.3))
        link.ring(a.lerp(b, i / 5), b - a, 1.3, 0.2, 0.14, 28)
    link.build('tunnels', plates(0x8c8a84, 0xb8602a, 0.1, 0.6, 0.5, 0.6))
    if not masted:
        return
    mast = Mesh(51)
    props.truss((6, 20, 0), (6, 20, 19), 1.1, 0.06, metal(0x7a7d82, 0.4))
    mast.ball((6, 20, 19.4), 0.25, 8, 10)
    mast.build('mast', glow(0xff5a3c, 40.0))
    dish = Mesh(52)
    for i in range(24):
        a, b = i * math.pi / 12, (i + 1) * math.pi / 12
        for r0, r1 in ((0.2, 1.6), (1.6, 2.7)):
            p = lambda r, t: (6 + r * math.cos(t), 17.6 - 0.16 * r * r + 1.0, 13 + r * math.sin(t))
            dish.face([p(r0, a), p(r1, a), p(r1, b), p(r0, b)], 0.6)
    dish.build('dish', plates(0xb8b4aa, 0xb8b4aa, 0, 0.3, 0.5, 1.0))


def homecoming():
    """Dusk: someone walks home along their own tracks, the giant over the huts."""
    stars(0.7, (0.012, 0.018, 0.028))
    base()
    planet((5200, 9600, 2700), 2500, 'giant', (-0.75, -0.45, 0.35), 0.75, 0xd0b090, 0.3, (0.5, 0.3, 0))
    rings((5200, 9600, 2700), 3100, 5200, (1.28, 0.32, 0.0), strength=0.34)
    sun((-0.85, 0.16, 0.16), 4.0, 0xffc890, 0.8)
    area((60, -60, 60), (0, 0, 0), 60000, 90, 0x6f9ac8)
    beetle(8).build((-22, -5, 4.1), 60)
    person((-3.0, -13.0, height(-3, -13)), -14, 'walk', 0)
    steps([(-7.2, -31), (-5.4, -24), (-3.0, -13.0)])
    rover((9.5, -9.5, height(9.5, -9.5)), 150)
    props.crates([(4, -3.2), (5.2, -2.6), (-7.4, 0.4)], 5, 1.0)
    camera((-5.6, -24.5, 1.9), (1.2, 6, 5.4), 26, (-3, -13, 1.2), 3.5)
    return 900


def storm_light():
    """Night under the giant's light: lamps of the rover, a pair at work on the tanks."""
    stars(1.0, (0.01, 0.02, 0.035))
    base()
    planet((-9000, 7600, 4600), 2700, 'giant', (0.9, 0.25, 0.3), 0.55, 0xc89888, 0.3, (0.9, 0.2, 0), 'rust')
    rings((-9000, 7600, 4600), 3300, 5600, (1.1, -0.4, 0.0), strength=0.22)
    sun((-0.3, -0.5, 0.55), 0.8, 0xb8cfee, 2)
    rover((2.5, -8, height(2.5, -8)), 62)
    person((10.2, -4.6, 0), 20, 'work', 2)
    person((12.6, -5.6, 0), 60, 'point', 3)
    props.crates([(8, -7.6), (16.5, -6.2), (17.8, -6.6)], 3, 1.0)
    area((9, -3, 8.5), (13, -2, 2), 1800, 1.2, 0xffe0b0)
    camera((21.5, -17.5, 2.1), (3, 3.4, 3.6), 28, (12, -5.5, 1.5), 2.8)
    return 700


def first_module():
    """The first days: one hut half plated, crates from the lander, the sun low."""
    stars(0.5, (0.02, 0.028, 0.038))
    ground(4)
    hut((0, 6, 0), 4, 15, seed=12, lit=False, stage=0.15)
    beetle(9, 0x6a7a80, 0xb8602a).build((17, 21, 4.0), 205)
    planet((2500, 12000, 1500), 1600, 'ice', (0.7, -0.55, 0.4), 0.7, 0x9fc0dd, 0.6)
    sun((0.92, -0.1, 0.2), 5.0, 0xffd8a8, 0.6)
    area((-60, -40, 40), (0, 0, 0), 40000, 70, 0x7fb0e0)
    for x, y, h, pose, look in ((-3, -1.2, -10, 'carry', 0), (3.4, 1.2, 30, 'work', 1), (8.2, 7.2, 130, 'point', 3), (6.6, 10.5, 190, 'hips', 2), (11.5, 0, 60, 'walk', 5)):
        person((x, y, height(x, y)), h, pose, look)
    props.crates([(-8, 0.6), (-9.4, 1.8), (-7.2, 2.6), (10, 3), (11.4, 4.2), (12.4, 2.6), (-12, -3)], 6, 1.3)
    props.scaffold((5.2, 2.0, 0), (7, 2.4, 7.2), seed=3, lamps=False)
    rover((-13, 8, height(-13, 8)), -50, 4)
    steps([(-9, -14), (-3, -1.2)])
    camera((-13.5, -12.0, 2.6), (3.5, 7.5, 3.0), 27, (-3, -1, 1.2), 3.0)
    return 800


def homestead():
    """Later that night, from the other side: lamps in the panes, the rover home, the giant low."""
    stars(1.0, (0.010, 0.016, 0.028))
    base(masted=False)
    planet((-1800, -10300, 2700), 2100, 'giant', (0.85, 0.35, 0.25), 0.6, 0x9fc4cc, 0.4, (0.7, 0.1, 0), 'teal')
    rings((-1800, -10300, 2700), 2600, 4300, (0.30, 0.28, 0.0), 0xa8b8bc, 0.3)
    sun((0.75, 0.3, 0.14), 2.6, 0xffc088, 0.8)
    rover((-3.5, 14.5, height(-3.5, 14.5)), 205)
    person((5.4, 26.0, height(5.4, 26)), 176, 'watch', 2)
    steps([(4.2, 36), (5.4, 26.0)])
    area((0, 40, 30), (0, 10, 0), 9000, 40, 0x8fb0d8)
    camera((2.6, 38.0, 2.3), (1.2, 8, 6.2), 27, (5.4, 26, 1.2), 3.0)
    return 900


def claim():
    """Upright: the first hour. A newcomer beside their lander and crates, nothing else on the plain."""
    stars(0.6, (0.016, 0.024, 0.036))
    ground(6)
    planet((1500, 11000, 3600), 1900, 'giant', (-0.8, -0.4, 0.3), 0.8, 0xd0b090, 0.3, (0.5, 0.3, 0))
    rings((1500, 11000, 3600), 2400, 3900, (0.24, 0.34, 0.0), strength=0.34)
    sun((-0.82, 0.3, 0.2), 4.5, 0xffc890, 0.8)
    area((40, -40, 40), (0, 0, 0), 40000, 60, 0x6f9ac8)
    beetle(19, 0x6d6a52, 0xb8602a).build((9, 16, 3.9), 215)
    person((-0.6, -1.5, height(-0.6, -1.5)), -14, 'hips', 0)
    person((4.4, 9.5, height(4.4, 9.5)), 160, 'carry', 2)
    props.crates([(-3.6, 2.2), (-4.6, 3.4), (-3.2, 4.0), (2.8, 3.4)], 9, 1.1)
    posts, lamps = Mesh(61), Mesh(62)
    for x, y in ((-6.5, 8), (-6.5, 24), (1.5, 31), (-10, 16)):
        z = height(x, y)
        posts.tube((x, y, z - 0.3), (x, y, z + 2.0), 0.05, sides=8)
        lamps.box((x, y, z + 2.1), (0.16, 0.16, 0.3), chamfer=0.03)
    posts.build('posts', metal(0x7a7d82, 0.4))
    lamps.build('post lamps', glow(0x8fe3ff, 40.0))
    steps([(3.8, 9.0), (-0.6, -1.5)])
    camera((-2.8, -9.4, 1.9), (1.8, 10, 6.0), 26, (-0.6, -1.5, 1.2), 3.0)
    return 900


def moonrise():
    """From a ridge: the whole base small below, the giant low behind it."""
    stars(0.7, (0.012, 0.018, 0.028))
    base()
    planet((-9800, 2600, 900), 2300, 'giant', (0.35, -0.8, 0.35), 0.75, 0xc89888, 0.3, (0.9, 0.2, 0), 'rust')
    rings((-9800, 2600, 900), 2900, 4800, (-0.2, 0.26, 0.0), strength=0.28)
    sun((0.2, -0.9, 0.2), 4.2, 0xffc890, 0.8)
    area((60, 40, 60), (0, 0, 0), 60000, 90, 0x6f9ac8)
    needle(8, 0x8a8578, 0x8f2f22).build((-22, -5, 2.6), 120)
    rover((26, -4, height(26, -4)), 160)
    x, y = 57, -6.6
    person((x, y, height(x, y)), 86, 'watch', 3)
    person((x + 0.6, y + 1.5, height(x + 0.6, y + 1.5)), 96, 'point', 0)
    camera((72.5, -10.5, height(72.5, -10.5) + 2.5), (0, 7.5, 4.0), 27, (x, y, 2), 2.0)
    return 900


SHOTS = dict(homecoming=homecoming, storm_light=storm_light, first_module=first_module, homestead=homestead, claim=claim, moonrise=moonrise)
