"""A mine under the moon: a tunnel carved in cubes, a bucket digger, veins that shine."""

import math
import random

import bpy
from mathutils import Vector, noise

import props
from materials import glow, metal, plates, rock
from meshes import Mesh, turned
from rig import camera, ground_at
from sky import area, stars
from suits import person
from places.moonbase import rover

CELL = 0.8


def radius_at(y, a):
    v = Vector((math.cos(a) * 1.4, y * 0.06, math.sin(a) * 1.4))
    return 7.6 + 3.2 * noise.noise(v) + 2.4 * noise.noise(v * 2.3 + Vector((5, 1, 2)))


def solid(x, y, z):
    bend = 5 * math.sin(y * 0.035)
    dx, dz = x - bend, z - 5.0
    if z < 0.25 + 0.6 * noise.noise(Vector((x * 0.2, y * 0.2, 7))):
        return abs(dx) > -99
    far = math.hypot(dx, dz * 1.15)
    return far > radius_at(y, math.atan2(dz, dx))


def tunnel(start=-8, end=74, wide=15, high=17):
    """The faces between rock and air, of cubes whose corners are a little off."""
    mesh = Mesh(3)
    cells = {}
    nx, ny, nz = int(2 * wide / CELL), int((end - start) / CELL), int(high / CELL)
    for j in range(ny):
        y = start + j * CELL
        off = 5 * math.sin(y * 0.035)
        for i in range(nx):
            x = -wide + i * CELL + round(off / CELL) * CELL
            for k in range(nz):
                cells[(round(x / CELL), j, k)] = solid(x, y, k * CELL - 0.8)
    ways = (((1, 0, 0), ((1, 0, 0), (1, 1, 0), (1, 1, 1), (1, 0, 1))), ((-1, 0, 0), ((0, 0, 0), (0, 0, 1), (0, 1, 1), (0, 1, 0))),
            ((0, 1, 0), ((0, 1, 0), (0, 1, 1), (1, 1, 1), (1, 1, 0))), ((0, -1, 0), ((0, 0, 0), (1, 0, 0), (1, 0, 1), (0, 0, 1))),
            ((0, 0, 1), ((0, 0, 1), (1, 0, 1), (1, 1, 1), (0, 1, 1))), ((0, 0, -1), ((0, 0, 0), (0, 1, 0), (1, 1, 0), (1, 0, 0))))

    def corner(i, j, k):
        p = Vector((i, j, k))
        q = Vector((i * CELL, start + j * CELL, k * CELL - 0.8))
        shift = noise.noise_vector(p * 0.73) * 0.34 + noise.noise_vector(p * 0.19) * 0.5
        if k <= 2:
            shift *= 0.25
        return q + shift * CELL

    for (i, j, k), full in cells.items():
        if not full:
            continue
        for (di, dj, dk), corners in ways:
            if cells.get((i + di, j + dj, k + dk), True):
                continue
            mesh.face([corner(i + a, j + b, k + c) for a, b, c in corners])
    return mesh


def stones(count, seed=2):
    rnd = random.Random(seed)
    heap = Mesh(seed)
    for _ in range(count):
        y = rnd.uniform(-4, 60)
        x = 5 * math.sin(y * 0.035) + rnd.gauss(0, 4.6)
        size = min(0.5, abs(rnd.gauss(0, 0.18)) + 0.05)
        heap.box((x, y, ground_at(x, y, 3.0) + size * 0.3), (size, size * rnd.uniform(0.6, 1.4), size * rnd.uniform(0.5, 1)), turned(rnd.uniform(0, 1), rnd.uniform(0, 1), rnd.uniform(0, 3)), chamfer=size * 0.2)
    return heap


def digger(y, seed=5, running=True):
    """A wheel of buckets on tracks, four meters across."""
    body, dark, gear, lamps, glowing = (Mesh(seed + i) for i in range(5))
    off = 5 * math.sin(y * 0.035)
    at = lambda x, dy, z: Vector((off + x, y + dy, z))
    for side in (-1, 1):
        dark.box(at(side * 1.9, 0, 0.75), (0.95, 6.0, 1.1), chamfer=0.35)
        for i in range(22):
            dark.box(at(side * 1.9, -2.8 + i * 0.27, 1.33), (1.02, 0.16, 0.1))
            dark.box(at(side * 1.9, -2.8 + i * 0.27, 0.2), (1.02, 0.16, 0.1))
        for i in range(5):
            gear.tube(at(side * 2.32, -2.1 + i * 1.05, 0.75), at(side * 2.46, -2.1 + i * 1.05, 0.75), 0.36, sides=20)
    body.box(at(0, -0.2, 2.0), (3.4, 5.2, 1.3), chamfer=0.25)
    body.box(at(-0.9, 0.9, 3.5), (1.5, 2.0, 1.8), chamfer=0.25)
    glowing.box(at(-0.9, 1.93, 3.7), (1.2, 0.06, 0.9))
    glowing.box(at(-1.67, 0.9, 3.7), (0.06, 1.4, 0.8))
    for z in (0, 1):
        gear.tube(at(0.2 + z * 0.9, -2.9, 2.2), at(0.2 + z * 0.9, -2.9, 4.1), 0.18, sides=14)
    body.box(at(0.6, 2.8, 2.9), (1.0, 5.2, 0.8), turned(x=0.14), chamfer=0.12)
    gear.tube(at(0.6, 0.5, 4.6), at(0.6, 3.8, 3.6), 0.12)
    hub = at(0.6, 6.2, 3.5)
    gear.ring(hub, (1, 0, 0), 2.0, 0.8, 0.3, 40)
    gear.tube(hub - Vector((0.8, 0, 0)), hub + Vector((0.8, 0, 0)), 0.5, sides=24)
    for i in range(10):
        a = 2 * math.pi * i / 10
        out = Vector((0, math.cos(a), math.sin(a)))
        gear.box(hub + out * 1.2, (0.25, 1.6, 0.22), turned(x=a))
        body.box(hub + out * 2.3, (1.5, 0.6, 0.75), turned(x=a), chamfer=0.1)
        for tooth in range(4):
            gear.box(hub + out * 2.62 + Vector((-0.54 + tooth * 0.36, 0, 0)), (0.12, 0.34, 0.3), turned(x=a + 0.5), chamfer=0.05)
    for side in (-1, 1):
        lamps.box(at(side * 1.3, 2.5, 2.7), (0.4, 0.1, 0.26))
        lamps.box(at(-0.9 + side * 0.5, 1.9, 4.55), (0.3, 0.1, 0.2))
    dark.box(at(-1.9, -5.5, 2.2), (0.9, 7.5, 0.3), turned(x=0.12))
    body.build('digger', plates(0xb8862c, 0x2a2c30, 0.12, 0.9, 0.45, 0.6))
    dark.build('tracks', plates(0x1c1c1e, 0x1c1c1e, 0, 0.6, 0.6, 0.5))
    gear.build('gear', metal(0x8a8880, 0.38, 0.4))
    lamps.build('lamps', glow(0xfff0d0, 60.0))
    glowing.build('cab', glow(0xffc890, 2.2))
    area(at(1.3, 2.8, 2.9), at(1.6, 12, 3.5), 9000, 0.9, 0xffe2b4, spread=130)
    area(at(-1.3, 2.8, 2.9), at(-2.5, 12, 3.5), 9000, 0.9, 0xffe2b4, spread=130)


def lights(spots, energy=6500, color=0xffd0a0, cones=True):
    poles, bulbs = Mesh(30), Mesh(31)
    for x, y, tx, ty in spots:
        low = ground_at(x, y, 2.5)
        poles.tube((x, y, low), (x, y, low + 3.4), 0.05, sides=8)
        for leg in range(3):
            a = leg * 2.09
            poles.tube((x, y, low + 0.9), (x + 0.7 * math.cos(a), y + 0.7 * math.sin(a), low), 0.03, sides=6)
        bulbs.box((x, y, low + 3.4), (0.6, 0.25, 0.3))
        area((x, y, low + 3.4), (tx, ty, 2.5), energy, 0.6, color)
        if cones:
            props.cone((x, y, low + 3.4), (tx, ty, 1.0), 2.8, 0.22, color)
    poles.build('poles', metal(0x7a7d82, 0.4))
    bulbs.build('bulbs', glow(color, 50.0))


def belt(x0, y0, x1, y1):
    """A conveyor with ore on it."""
    frame, ore, dark = Mesh(40), Mesh(41), Mesh(42)
    a, b = Vector((x0, y0, 1.0)), Vector((x1, y1, 1.0))
    turn = turned(z=math.atan2(y1 - y0, x1 - x0))
    dark.box((a + b) / 2, ((b - a).length, 1.0, 0.1), turn)
    for side in (-1, 1):
        frame.box((a + b) / 2 + turn @ Vector((0, side * 0.56, 0)), ((b - a).length, 0.1, 0.28), turn)
    steps = int((b - a).length / 1.8)
    rnd = random.Random(4)
    for i in range(steps + 1):
        p = a.lerp(b, i / steps)
        for side in (-1, 1):
            frame.box(p + turn @ Vector((0, side * 0.56, -0.55)), (0.1, 0.1, 1.2), turn)
        for k in range(8):
            size = abs(rnd.gauss(0, 0.10)) + 0.07
            ore.box(p + turn @ Vector((rnd.uniform(-0.9, 0.9), rnd.uniform(-0.35, 0.35), 0.1 + size * 0.3)), (size, size, size), turned(rnd.random(), rnd.random(), rnd.random()), chamfer=size * 0.2)
    frame.build('belt', plates(0xa8762c, 0x2a2c30, 0.1, 0.8, 0.5, 0.4))
    dark.build('rubber', plates(0x18181a, 0x18181a, 0, 0, 0.8, 0.4))
    ore.build('ore', rock(0x5a4a3c, 0x221c18, 0.3, 0x52b8cf, 0.3))


def cave(veins=0x4fb3cc, light=0.35):
    stars(0.0, (0.004, 0.005, 0.007))
    tunnel().build('rock', rock(0x6a5a4c, 0x2a2420, 0.8, veins, light))
    bpy.context.view_layer.update()
    stones(420).build('stones', rock(0x6a5a4c, 0x2a2420, 0.4, veins, light))
    bpy.context.view_layer.update()
    area((5, 6, 9), (2, 20, 0), 1500, 8, 0x9fb8d8)


def face():
    """The digger at the rock face, two miners in its light."""
    cave()
    y = 30
    digger(y)
    off = 5 * math.sin(y * 0.035)
    belt(off - 3.0, 28, 2.2, 4)
    person((off - 4.6, 24, ground_at(off - 4.6, 24, 2)), -20, 'point', 0)
    person((off - 5.6, 25.2, ground_at(off - 5.6, 25.2, 2)), -50, 'hips', 3)
    person((3.9, 12, ground_at(3.9, 12, 2)), 80, 'work', 2)
    lights([(7.6, 19, 2, 27), (-3.4, 16, 3, 20)])
    area((off, 52, 7), (off, 36, 3), 16000, 5, 0x6fc4dc)
    camera((1.0, 4.0, 2.3), (4.4, 30, 3.6), 24, (off, 26, 2.5), 2.0)
    return 70


def vein():
    """Someone alone with a lamp before a wall that shines."""
    cave(0x6fd0e4, 1.6)
    y = 21
    off = 5 * math.sin(y * 0.035)
    person((off - 2.2, y, ground_at(off - 2.2, y, 2)), -62, 'watch', 5)
    person((off - 4.6, y - 4, ground_at(off - 4.6, y - 4, 2)), -30, 'kneel', 1)
    props.crates([(off - 6, y - 1.5), (off - 5.4, y + 1.4)], 2, 0.9)
    area((off - 2, y, 2.0), (off + 8, y + 4, 4), 5200, 0.5, 0xffe0b8, spread=100)
    lights([(off - 4.8, y + 6, off + 6, y + 7)], 7000, 0xffca90)
    area((off + 4, y + 26, 8), (off, y, 4), 9000, 5, 0x58b0c8)
    camera((off - 6.6, y - 11.5, 1.9), (off + 2.0, y + 5, 4.4), 23, (off - 2.2, y, 1.3), 2.0)
    return 60


def haul():
    """A rover drives ore out; daylight of the entrance far behind, miners make way."""
    cave(0xc98a3c, 0.2)
    y = 24
    off = 5 * math.sin(y * 0.035)
    rover((off - 0.6, y, ground_at(off - 0.6, y, 2) - 0.05), -100, 4)
    for i, (dx, dy, h, pose) in enumerate(((3.6, -9, 80, 'stand'), (4.5, -7.6, 120, 'carry'), (-4.4, 6, -60, 'watch'), (3.6, 9, 20, 'walk'))):
        person((off + dx, y + dy, ground_at(off + dx, y + dy, 2)), h, pose, i)
    lights([(off + 5.0, y - 3, off, y - 8), (off - 5, y + 12, off, y + 5)], 7000, 0xffc890)
    area((off + 2, 70, 9), (off, 40, 2), 60000, 9, 0xbfdcf0)
    props.crates([(off + 5.4, y - 11), (off - 5, y - 8)], 9, 0.9)
    camera((off - 2.6, y - 16.5, 1.5), (off + 0.4, y, 3.0), 25, (off, y - 4, 1.5), 2.0)
    return 70


def pause():
    """Between two shifts: a crew sits around a heater, their rover behind them."""
    cave(0x6fd0e4, 0.5)
    y = 22
    off = 5 * math.sin(y * 0.035)
    at = lambda dx, dy: (off + dx, y + dy, ground_at(off + dx, y + dy, 2))
    rover((off + 3.4, y + 6.5, ground_at(off + 3.4, y + 6.5, 2) - 0.05), 200, 4)
    seats, heater = [], at(0, 0)
    for a, pose, look in ((20, 'sit', 0), (85, 'sit', 3), (150, 'sit', 1), (215, 'sit', 4), (300, 'hips', 2)):
        t = math.radians(a)
        x, dy = 1.9 * math.cos(t), 1.9 * math.sin(t)
        if pose == 'sit':
            seats.append((off + x, y + dy))
        place = at(x, dy)
        person((place[0], place[1], place[2] + (0.05 if pose == 'sit' else 0)), a + 90, pose, look)
    props.crates(seats, 5, 0.46)
    core, frame = Mesh(51), Mesh(52)
    core.tube((heater[0], heater[1], heater[2] + 0.15), (heater[0], heater[1], heater[2] + 0.75), 0.2, sides=20)
    for k in range(4):
        frame.ring((heater[0], heater[1], heater[2] + 0.1 + k * 0.22), (0, 0, 1), 0.27, 0.03, 0.03, 24)
    core.build('heater', glow(0xff8a3c, 12.0))
    frame.build('heater frame', metal(0x4a4c50, 0.4))
    area((heater[0], heater[1], heater[2] + 0.9), (heater[0], heater[1], heater[2] + 4), 260, 0.7, 0xff9a4c)
    area((heater[0] - 1.2, heater[1] - 1.6, heater[2] + 3.2), (heater[0], heater[1], heater[2]), 700, 1.6, 0xffb070)
    lights([(off - 5.0, y + 8, off, y + 4), (off + 5.6, y - 2, off + 2, y + 2)], 5200, 0xffca90)
    area((off, y + 26, 8), (off, y + 8, 4), 12000, 5, 0x58b0c8)
    camera((off - 3.6, y - 7.2, 1.8), (off + 0.7, y + 2, 1.9), 26, (off, y, 1), 2.0)
    return 70


SHOTS = dict(face=face, vein=vein, haul=haul, pause=pause)
