"""Open space: convoys, patrols, wrecks, rocks."""

import math
import random

import bpy
from mathutils import Vector, noise

import props
from hulls import beetle, cruiser, hauler, needle
from materials import glow, metal, plates, rock
from meshes import Mesh, turned
from rig import camera, ground_at
from sky import area, planet, rings, stars, sun
from suits import person


def boulder(place, radius, seed, material, detail=5):
    """A rock: a sphere pushed in and out, with craters."""
    bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=detail, radius=1, location=place)
    made = bpy.context.object
    shift = Vector((seed * 3.7, seed * 1.3, seed * 2.1))
    for v in made.data.vertices:
        p = v.co.normalized()
        far = 1 + 0.34 * noise.noise(p * 0.9 + shift) + 0.16 * noise.noise(p * 2.3 + shift) + 0.07 * noise.fractal(p * 5 + shift, 0.9, 2.1, 4)
        crater = noise.voronoi(p * 2.2 + shift)[0][0]
        far -= 0.10 * max(0.0, 1 - (crater / 0.36) ** 2)
        v.co = p * far * radius
    made.data.materials.append(material)
    bpy.ops.object.shade_smooth()
    return made


def convoy():
    """Haulers in a line before the giant, the nearest close enough to read its containers."""
    stars(0.8)
    planet((2600, 5200, 420), 1750, 'giant', (0.7, -0.5, 0.3), 0.8, 0x9fc4cc, 0.4, (0.1, 0.35, 0), 'teal')
    rings((2600, 5200, 420), 2200, 3700, (1.30, 0.5, 0.0), 0xa8b8bc, 0.26)
    sun((0.72, -0.6, 0.42), 7.0, 0xffe4c4)
    area((40, 30, -60), (0, 0, 0), 30000, 60, 0x9a8468)
    looks = ((0x77746c, 0xb8602a), (0x596066, 0xc9a227), (0x6f4a3a, 0xd8cfc0), (0x8a8578, 0x2f5a6a))
    for i in range(7):
        base, accent = looks[i % 4]
        hauler(50 + i, base, accent, bays=4 + i % 3).build((8 + i * 34, 24 + i * 40, -2 + math.sin(i * 2.1) * 6), 50 + 3 * math.sin(i), 0, 3 * math.sin(i * 3), thrust=0.8)
    needle(70, 0x3c444c, 0xb8602a).build((36, -4, 10), 58, -2, 16, thrust=1)
    needle(71, 0x3c444c, 0xb8602a).build((52, 14, 3), 56, 2, -10, thrust=1)
    camera((27, -30, 9), (49, 70, 1), 27, (20, 34, 0), 0.3)
    return None


def wreck():
    """A cruiser broken in two over a rust world; a salvage crew with one lamp."""
    stars(1.0)
    planet((-700, 2300, -1500), 1500, 'rock', (0.35, -0.6, 0.5), 1.0, 0xd8926a, 0.9)
    sun((0.5, -0.62, 0.5), 8.0, 0xffd8b0)
    cruiser(40, 0x4a4c50, 0x6a2f22, stage=0.5).build((-40, 150, 10), 24, -9, 28, lit=False)
    cruiser(41, 0x4a4c50, 0x6a2f22, stage=0.02).build((90, 260, -10), -12, 24, -35, lit=False)
    rnd = random.Random(6)
    scrap, bars = Mesh(7), Mesh(8)
    for _ in range(420):
        spot = Vector((rnd.gauss(0, 55), rnd.gauss(130, 80), rnd.gauss(0, 26)))
        if spot.y < 14:
            continue
        size = abs(rnd.gauss(0, 1.1)) + 0.12
        turn = turned(rnd.uniform(0, 6), rnd.uniform(0, 6), rnd.uniform(0, 6))
        if rnd.random() < 0.7:
            scrap.box(spot, (size * 1.6, size, size * 0.12), turn, chamfer=size * 0.03)
        else:
            bars.tube(spot, spot + turn @ Vector((size * 4, 0, 0)), size * 0.06, sides=6)
    for x, y, z, size in ((7, 19, -2.6, 3.0), (-8.5, 22, 4.8, 3.4), (12, 30, 5, 4)):
        turn = turned(x + 1, y, z)
        scrap.panels([Vector((x, y, z)) + turn @ Vector((sx * size, sy * size * 0.7, 0)) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))], 1.3, 0.1)
        for i in range(4):
            start = Vector((x, y, z)) + turn @ Vector((-size + i * size * 0.6, size * 0.6, -0.2))
            bars.tube(start, start + turn @ Vector((0.3, 1.6 + i % 2, -0.6)), 0.09, sides=8)
    scrap.build('scrap', plates(0x5a5650, 0x8f4a2a, 0.14, 1.0, 0.5, 0.8))
    bars.build('bars', metal(0x6e6a66, 0.4))
    person((-3.2, 8.6, -0.9), -34, 'float', 0, tilt=(38, 14))
    person((3.6, 15.2, -0.4), -58, 'drift', 3, tilt=(-12, -26))
    beetle(42, 0x6d6a52).build((16, 44, -7), 150, 6, -8, thrust=0.5)
    area((1, 9, 4), (5, 19, -2), 700, 0.5, 0xdfefff)
    cords = Mesh(9)
    props.cable((-2.9, 8.6, 0.1), (13, 41, -5), 1.6, 0.02, cords, 40)
    props.cable((3.6, 15.0, 0.6), (14, 41, -5), 0.8, 0.02, cords, 40)
    cords.build('line', glow(0xd8762c, 0.6))
    camera((-5.2, 4.0, 0.4), (1.6, 24, 1.6), 26, (-2.6, 9.6, 0), 0.9)
    return None


def patrol():
    """Needles turn over an ice world, close."""
    stars(0.7)
    planet((600, 1900, -1750), 1650, 'ice', (0.75, 0.2, 0.55), 0.95, 0x9fc4e8, 1.0)
    sun((0.8, 0.1, 0.5), 5.5, 0xfff0dc)
    area((0, 60, -80), (0, 20, 0), 90000, 70, 0x8fb8e0)
    area((-40, -10, 30), (0, 25, 0), 12000, 30, 0xc8dcf0)
    for i, (x, y, z, h, r) in enumerate(((0, 19, -1.4, 24, -38), (14, 36, 3.5, 26, -32), (-13, 44, -3, 22, -44), (34, 74, 7, 28, -26))):
        needle(80 + i, (0x3c444c, 0x6f2f22, 0x8a8578, 0x3c444c)[i], (0xc9a227, 0xd8cfc0, 0xb8602a, 0xc9a227)[i]).build((x, y, z), h, -4, r, thrust=1.0)
    cruiser(90).build((-160, 520, -60), 30, thrust=0.4)
    camera((-9, 1, 3.4), (3.5, 26, -0.8), 27, (0, 19, -1), 0.8)
    return None


def prospectors():
    """Miners anchor a lander on a rock in the belt; other rocks drift behind."""
    stars(1.0)
    sun((-0.6, -0.35, 0.62), 5.5, 0xffe0b8)
    area((40, 20, -20), (0, 20, 0), 9000, 40, 0x6f9ac8)
    planet((5200, 5600, 1300), 760, 'giant', (-0.7, -0.6, 0.25), 0.7, 0xc8a888, 0.4, coat='rust')
    stone = rock(0x6a5c4e, 0x2c2622, 3.0, 0xc98a3c, 0.0)
    boulder((6, 34, -25), 24, 3, stone, 6)
    rnd = random.Random(12)
    for i in range(46):
        far = rnd.uniform(90, 700)
        spot = (rnd.gauss(0, 0.36) * far, far, rnd.gauss(0.02, 0.13) * far)
        boulder(spot, rnd.uniform(0.012, 0.05) * far * rnd.choice((0.4, 0.7, 1.2)), i + 5, stone, 4)
    bpy.context.view_layer.update()
    x, y = 9, 33
    top = ground_at(x, y)
    beetle(60, 0x6d6a52, 0xb8602a).build((x, y, top + 3.5), 205)
    for px, py, h, pose, look in ((-1.5, 24.5, 20, 'work', 0), (0.6, 25.6, -30, 'kneel', 3), (4.5, 27, 160, 'walk', 2)):
        person((px, py, ground_at(px, py)), h, pose, look)
    drill = Mesh(5)
    gx, gy = -0.4, 26.2
    gz = ground_at(gx, gy)
    drill.tube((gx, gy, gz - 0.5), (gx, gy, gz + 3.0), 0.14, sides=14)
    for k in range(3):
        a = 2.09 * k
        drill.tube((gx, gy, gz + 2.2), (gx + 1.5 * math.cos(a), gy + 1.5 * math.sin(a), gz - 0.2), 0.06, sides=8)
    drill.box((gx, gy, gz + 2.6), (0.7, 0.7, 0.9), chamfer=0.1)
    drill.build('drill', plates(0xb8862c, 0x2a2c30, 0.1, 0.9, 0.45, 0.4))
    area((gx - 2, gy - 2, gz + 4), (gx, gy, gz), 500, 0.5, 0xffe0b0)
    camera((-4.6, 15.5, ground_at(-2, 22) + 2.6), (4.0, 31, top + 2.2), 27, (0, 25.5, top), 1.6)
    return None


def convoy_head():
    """From ahead: the convoy comes on in a line, an escort flies out to meet it."""
    stars(0.8)
    planet((-1500, 6200, -500), 2000, 'giant', (-0.65, -0.6, 0.35), 0.8, 0xd0b090, 0.3, (0.5, 0.3, 0))
    rings((-1500, 6200, -500), 2500, 4300, (0.22, 0.3, 0.0), 0xc8b498, 0.3)
    sun((-0.66, -0.6, 0.42), 7.0, 0xffe4c4)
    area((40, 20, -40), (0, 50, 0), 40000, 60, 0x9a8468)
    looks = ((0x6f4a3a, 0xd8cfc0), (0x77746c, 0xb8602a), (0x596066, 0xc9a227), (0x8a8578, 0x2f5a6a))
    for i in range(8):
        base, accent = looks[i % 4]
        hauler(60 + i, base, accent, bays=4 + i % 3).build((3 + i * 15, 44 + i * 36, -3 + math.sin(i * 1.7) * 4 + i * 1.5), 246, 0, 4 * math.sin(i * 3), thrust=0.4)
    needle(76, 0x8a8578, 0xb8602a).build((-12, 30, 4), 70, 3, -18, thrust=1)
    needle(77, 0x8a8578, 0xb8602a).build((-12, 56, 14), 68, 3, -24, thrust=1)
    camera((-4, -4, 3.5), (7, 60, 3.5), 27, (2, 40, 0), 1.2)
    return None


def carrier():
    """Sunrise over a rust world: needles leave a cruiser, seen from beside its bow."""
    stars(0.8)
    planet((500, 2500, -2100), 2350, 'rock', (0.75, 0.1, 0.55), 1.0, 0xd8a888, 1.0)
    sun((0.8, -0.35, 0.32), 6.0, 0xffd8b0)
    area((80, -140, 60), (40, 0, 0), 300000, 80, 0x8fa8d0)
    cruiser(95, 0x5a6068, 0x8f4a2a).build((0, 0, 0), -14, 0, 6, thrust=0.5)
    for i, (x, y, z, r) in enumerate(((98, -92, 25, -24), (74, -76, 33, -30), (122, -88, 16, -20), (40, -70, 38, -34))):
        needle(96 + i, (0x3c444c, 0x8a8578)[i % 2], 0xc9a227).build((x, y, z), -24, 3, r, thrust=1.0)
    cruiser(97, 0x565c64).build((-260, 420, -40), -14, thrust=0.4)
    camera((132, -132, 34), (22, 8, 3), 27, (98, -92, 25), 0.9)
    return None


def last_light():
    """A dead ship with one lit lamp; a lander flies toward it."""
    stars(1.0)
    planet((1800, 3600, 500), 900, 'ice', (0.9, 0.15, 0.25), 0.8, 0x9fc4e8, 0.7)
    sun((0.88, -0.24, 0.32), 5.0, 0xffe0c0)
    cruiser(44, 0x4a4c50, 0x6a2f22, stage=0.62).build((70, 170, 4), 206, 12, -22, lit=False)
    rnd = random.Random(16)
    scrap = Mesh(17)
    for _ in range(160):
        spot = Vector((rnd.gauss(-10, 70), rnd.gauss(140, 60), rnd.gauss(0, 30)))
        if spot.y < 34:
            continue
        size = abs(rnd.gauss(0, 0.8)) + 0.1
        scrap.box(spot, (size * 1.8, size, size * 0.14), turned(rnd.uniform(0, 6), rnd.uniform(0, 6), rnd.uniform(0, 6)), chamfer=size * 0.03)
    scrap.build('scrap', plates(0x5a5650, 0x8f4a2a, 0.14, 1.0, 0.5, 0.8))
    lamp = Mesh(18)
    lamp.ball((26, 128, 3), 1.0, 8, 12)
    lamp.build('lamp', glow(0xffc070, 120.0))
    area((24, 122, 3), (40, 150, 3), 60000, 4, 0xffb060)
    beetle(45, 0x6d6a52, 0xc9a227).build((4, 36, -3), 82, -3, 8, thrust=0.7)
    area((-20, 14, 18), (4, 36, -3), 26000, 12, 0x9fb8e0)
    camera((-8, 6, 2.5), (16, 90, 3), 30, (4, 36, -3), 0.5)
    return None


def filming():
    """Upright: someone with a camera on a rock, a ship overhead."""
    stars(1.0)
    planet((-1500, 4200, 200), 900, 'giant', (-0.8, -0.5, 0.3), 0.7, 0x9fc4cc, 0.4, coat='teal')
    sun((-0.7, -0.45, 0.45), 5.5, 0xffe0b8)
    area((30, 6, 16), (0, 12, 0), 3000, 16, 0x6f9ac8)
    stone = rock(0x6a5c4e, 0x2c2622, 3.0, 0xc98a3c, 0.0)
    boulder((2, 22, -25), 24, 3, stone, 6)
    rnd = random.Random(2)
    for i in range(24):
        far = rnd.uniform(120, 700)
        boulder((rnd.gauss(0, 0.3) * far, far, rnd.gauss(-0.02, 0.12) * far), rnd.uniform(0.012, 0.04) * far, i + 5, stone, 4)
    bpy.context.view_layer.update()
    x, y = -0.6, 14.0
    z = ground_at(x, y)
    person((x, y, z), -12, 'work', 0)
    rig_, box_, lamp = Mesh(6), Mesh(7), Mesh(8)
    top = Vector((x + 0.2, y + 0.75, z + 1.45))
    for k in range(3):
        a = 0.5 + 2.09 * k
        rig_.tube(top - Vector((0, 0, 0.1)), (top.x + 0.6 * math.cos(a), top.y + 0.6 * math.sin(a), z - 0.3), 0.03, sides=8)
    turn = turned(x=0.35, z=-0.2)
    box_.box(top + Vector((0, 0.05, 0.1)), (0.26, 0.5, 0.3), turn, chamfer=0.03)
    rig_.tube(top + turn @ Vector((0, 0.3, 0.1)), top + turn @ Vector((0, 0.62, 0.1)), 0.11, 0.13, 20)
    lamp.box(top + turn @ Vector((0.09, -0.22, 0.2)), (0.05, 0.02, 0.05), turn)
    rig_.build('tripod', metal(0x7a7d82, 0.4))
    box_.build('camera', plates(0x2a2c30, 0xb8602a, 0.1, 0.5, 0.45, 0.3))
    lamp.build('light', glow(0xff5a3c, 30.0))
    cruiser(98, 0x6a6f76, 0x8f4a2a).build((54, 192, 92), 208, 6, 12, thrust=0.4)
    area((10, 96, 20), (44, 190, 92), 800000, 60, 0xffd8b0)
    needle(99, 0x8a8578, 0x8f2f22).build((-12, 60, 26), 230, 0, 20, thrust=0.9)
    camera((-3.4, 8.4, z + 1.3), (3, 30, z + 7.6), 24, (x, y, z + 1), 1.6)
    return None


SHOTS = dict(convoy=convoy, wreck=wreck, patrol=patrol, prospectors=prospectors, convoy_head=convoy_head, carrier=carrier, last_light=last_light, filming=filming)
