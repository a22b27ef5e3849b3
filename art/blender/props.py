"""Things that stand about: crates, drums, gantries, trolleys, lamps, cables."""

import math
import random

from mathutils import Matrix, Vector

import bpy
from materials import beam, glow, metal, plates
from meshes import Mesh, turned


def crates(spots, seed=1, size=1.2):
    rnd = random.Random(seed)
    colors = (0x8c4a2c, 0x566068, 0x7c7a70, 0x2f4a50, 0x9a7a3c)
    packs = [Mesh(seed + i) for i in range(len(colors))]
    dark, lamps = Mesh(seed + 9), Mesh(seed + 10)
    for x, y in spots:
        z = 0
        for level in range(rnd.choice((1, 1, 2, 3))):
            wide = size * rnd.uniform(0.8, 1.5)
            high = size * rnd.choice((0.6, 0.8, 1.0))
            turn = turned(z=rnd.uniform(-0.25, 0.25) + rnd.choice((0, 1.57)))
            pack = rnd.choice(packs)
            at = Vector((x, y, z + high / 2 + 0.06))
            pack.box(at, (wide * 0.97, size * 0.97, high * 0.94), turn, chamfer=0.03)
            for rib in range(5):
                pack.box(at + turn @ Vector((wide * (rib / 4 - 0.5) * 0.8, 0, 0)), (0.08, size * 1.02, high * 0.98), turn, chamfer=0.01)
            for sx in (-1, 1):
                for sy in (-1, 1):
                    dark.box(at + turn @ Vector((sx * wide / 2, sy * size / 2, 0)), (0.12, 0.12, high + 0.06), turn)
            if rnd.random() < 0.5:
                lamps.box(at + turn @ Vector((wide * 0.3, -size * 0.515, high * 0.3)), (0.12, 0.02, 0.04), turn)
            z += high + 0.08
    for pack, color in zip(packs, colors):
        pack.build('crate', plates(color, 0xd0c8b8, 0.06, 0.8, 0.5, 0.4))
    dark.build('crate edges', plates(0x24262a, 0x24262a, 0.0, 0.7, 0.5, 0.3))
    lamps.build('crate lamps', glow(0x8fe3ff, 5.0))


def truss(start, end, width=1.2, radius=0.09, material=None, seed=1):
    """A lattice girder."""
    start, end = Vector(start), Vector(end)
    axis = (end - start).normalized()
    side = axis.cross(Vector((0, 0, 1)))
    side = side.normalized() if side.length > 0.1 else Vector((1, 0, 0))
    up = side.cross(axis)
    mesh = Mesh(seed)
    rails = [side * a * width / 2 + up * b * width / 2 for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    for rail in rails:
        mesh.box((start + end) / 2 + rail, ((end - start).length, radius * 2, radius * 2), Matrix((axis, side, up)).transposed())
    steps = max(2, round((end - start).length / width))
    for i in range(steps):
        a, b = start.lerp(end, i / steps), start.lerp(end, (i + 1) / steps)
        for k in range(4):
            one, two = rails[k], rails[(k + 1) % 4]
            mesh.tube(a + one, b + two, radius * 0.55, sides=5, capped=False)
            mesh.tube(a + one, a + two, radius * 0.55, sides=5, capped=False)
    mesh.build('truss', material or plates(0x9a7a2c, 0x9a7a2c, 0, 0.8, 0.5, 0.5))


def scaffold(corner, size, bay=2.4, seed=1, lamps=True):
    """Tubes, planks, ladders and tarpaulins around something that is being built."""
    x0, y0, z0 = corner
    nx, ny, nz = (max(1, round(part / bay)) for part in size)
    poles, planks, bulbs = Mesh(seed), Mesh(seed + 1), Mesh(seed + 2)
    rnd = random.Random(seed)
    for i in range(nx + 1):
        for j in range(ny + 1):
            x, y = x0 + i * bay, y0 + j * bay
            poles.tube((x, y, z0), (x, y, z0 + nz * bay + 0.9), 0.045, sides=6)
            for k in range(1, nz + 1):
                z = z0 + k * bay
                for dz in (0, 0.55, 1.0):
                    if i < nx:
                        poles.tube((x, y, z + dz), (x + bay, y, z + dz), 0.03, sides=5, capped=False)
                    if j < ny:
                        poles.tube((x, y, z + dz), (x, y + bay, z + dz), 0.03, sides=5, capped=False)
                if i < nx and rnd.random() < 0.35:
                    poles.tube((x, y, z - bay), (x + bay, y, z), 0.03, sides=5, capped=False)
                if i < nx and j < ny and rnd.random() < 0.88:
                    for p in range(4):
                        planks.box((x + bay / 2, y + bay * (p + 0.5) / 4, z + 0.04), (bay * 1.02, bay / 4 * 0.92, 0.05))
                if lamps and rnd.random() < 0.12:
                    bulbs.box((x + 0.1, y, z + bay * 0.85), (0.16, 0.06, 0.06))
    poles.build('poles', metal(0x8b8f94, 0.4, 0.5))
    planks.build('planks', plates(0x6a5a44, 0x8a7a5c, 0.2, 0.2, 0.7, 0.4))
    bulbs.build('bulbs', glow(0xffd9a0, 30.0))


def rails(points, height=1.1, seed=1):
    """A handrail along points."""
    mesh = Mesh(seed)
    for a, b in zip(points, points[1:]):
        a, b = Vector(a), Vector(b)
        for z in (height, height * 0.55):
            mesh.tube(a + Vector((0, 0, z)), b + Vector((0, 0, z)), 0.028, sides=8)
        steps = max(1, round((b - a).length / 1.5))
        for i in range(steps + 1):
            spot = a.lerp(b, i / steps)
            mesh.tube(spot, spot + Vector((0, 0, height)), 0.03, sides=6)
    mesh.build('rail', plates(0xb88a2c, 0xb88a2c, 0, 0.8, 0.45, 0.3))


def cone(place, target, radius, strength=0.25, color=0xffd9a8):
    """Dust in a lamp's light, from `place` toward `target`."""
    place, target = Vector(place), Vector(target)
    length = (target - place).length
    mesh = Mesh(1)
    mesh.tube((0, 0, -length), (0, 0, 0), radius, 0.12, 32, 0.5, False)
    made = mesh.build('beam', beam(color, strength), True)
    made.location = place
    made.rotation_euler = (place - target).to_track_quat('Z', 'Y').to_euler()
    made.visible_shadow = made.visible_diffuse = made.visible_glossy = False


def cable(start, end, sag=0.6, radius=0.04, mesh=None, steps=14):
    start, end = Vector(start), Vector(end)
    last = start
    for i in range(1, steps + 1):
        t = i / steps
        spot = start.lerp(end, t) - Vector((0, 0, sag * 4 * t * (1 - t)))
        mesh.tube(last, spot, radius, sides=7, capped=False)
        last = spot


def trolley(place, heading=0, seed=1):
    """A low electric cart with tools or drums on it."""
    turn = turned(z=math.radians(heading))
    at = lambda x, y, z: Vector(place) + turn @ Vector((x, y, z))
    body, dark, lamps = Mesh(seed), Mesh(seed + 1), Mesh(seed + 2)
    body.box(at(0, 0, 0.55), (2.8, 1.5, 0.22), turn, chamfer=0.05)
    body.box(at(1.2, 0, 0.95), (0.7, 1.4, 0.8), turn, chamfer=0.12)
    for x in (-0.9, 0.9):
        for y in (-0.75, 0.75):
            dark.tube(at(x, y - 0.12, 0.3), at(x, y + 0.12, 0.3), 0.3, sides=20)
    rnd = random.Random(seed)
    for i in range(3):
        body.tube(at(-1.0 + i * 0.6, rnd.uniform(-0.3, 0.3), 0.66), at(-1.0 + i * 0.6, rnd.uniform(-0.3, 0.3), 1.5), 0.27, sides=20)
    for y in (-0.5, 0.5):
        lamps.box(at(1.57, y, 0.85), (0.03, 0.22, 0.1), turn)
    body.build('cart', plates(0xb88a2c, 0x2c2e32, 0.2, 0.7, 0.45, 0.4))
    dark.build('wheels', plates(0x141414, 0x141414, 0, 0, 0.8, 0.3))
    lamps.build('cart lamps', glow(0xfff0d0, 14.0))
