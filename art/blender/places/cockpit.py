"""The seat of a needle: frames, dials and two hands on the sticks, and what is outside."""

import math
import random

import bpy
from mathutils import Matrix, Vector

from hulls import cruiser, hauler, needle
from materials import glass, glow, metal, plates, screen
from meshes import Mesh, turned
from places.space import boulder
from rig import camera
from sky import area, planet, stars, sun
from suits import person


def seat(colour=0x62d2ea, light=1.0):
    """The cockpit faces +y; the pilot's seat stands at the origin."""
    rnd = random.Random(5)
    frame, panel, dark, keys, red = Mesh(1), Mesh(2), Mesh(3), [Mesh(4), Mesh(5), Mesh(6)], Mesh(8)
    # Side consoles and the dashboard, full of small things.
    for side in (-1, 1):
        panel.box((side * 0.72, 0.2, 0.62), (0.42, 1.9, 0.16), turned(y=side * 0.18), chamfer=0.03)
        panel.box((side * 0.98, 0.3, 0.9), (0.14, 2.3, 0.8), turned(y=side * 0.35), chamfer=0.03)
        for i in range(70):
            x, y = side * rnd.uniform(0.56, 0.9), rnd.uniform(-0.6, 1.0)
            roll = rnd.random()
            z = 0.71 - (abs(x) - 0.72) * 0.18
            if roll < 0.35:
                keys[rnd.randrange(3)].box((x, y, z), (0.026, 0.018, 0.01))
            elif roll < 0.75:
                dark.tube((x, y, z - 0.01), (x, y, z + 0.03), 0.012, 0.009, 10)
            else:
                dark.box((x, y, z), (0.05, 0.03, 0.025), chamfer=0.006)
        dark.tube((side * 0.52, 0.34, 0.62), (side * 0.52, 0.36, 0.86), 0.025, sides=12)
        dark.box((side * 0.52, 0.365, 0.89), (0.055, 0.06, 0.13), turned(x=-0.2), chamfer=0.02)
        red.box((side * 0.52, 0.40, 0.95), (0.016, 0.006, 0.016))
    panel.box((0, 1.25, 0.78), (2.0, 0.5, 0.55), turned(x=-0.5), chamfer=0.05)
    dark.box((0, 1.33, 1.06), (2.0, 0.62, 0.07), turned(x=0.1), chamfer=0.03)
    for i, (x, wide, tall) in enumerate(((-0.62, 0.42, 0.30), (0.0, 0.62, 0.34), (0.62, 0.42, 0.30))):
        tilt = turned(x=-0.55, z=-x * 0.3)
        spot = Vector((x, 1.02 + abs(x) * -0.1, 0.88))
        dark.box(spot, (wide + 0.05, 0.04, tall + 0.05), tilt, chamfer=0.012)
        one = Mesh(9)
        one.box((0, 0, 0), (wide, tall, 0.01))
        made = one.build('display', screen((colour, colour, 0xffb45c)[i], 2.4, 0.9, 0.45))
        made.matrix_world = Matrix.Translation(spot - tilt @ Vector((0, 0.026, 0))) @ (tilt @ turned(x=math.pi / 2)).to_4x4()
        area(spot + Vector((0, -0.1, 0.02)), (0, 0, 1.0), 14 * light, 0.4, (colour, colour, 0xffb45c)[i])
    for i in range(34):
        x = rnd.uniform(-0.9, 0.9)
        keys[rnd.randrange(3)].box((x, 0.985 + rnd.uniform(0, 0.04), 0.66 + rnd.uniform(-0.06, 0.05)), (0.03, 0.01, 0.014), turned(x=-0.5))
    # The canopy: hoops and a spine, with the switches overhead.
    for y, wide, tall in ((1.55, 1.02, 1.75), (0.6, 1.18, 1.98), (-0.5, 1.2, 2.02)):
        last = None
        for k in range(15):
            a = math.pi * k / 14
            spot = Vector((-wide * math.cos(a), y - 0.22 * math.sin(a), 0.95 + (tall - 0.95) * math.sin(a)))
            if last:
                frame.tube(last, spot, 0.045, sides=10, capped=False)
            last = spot
    frame.tube((-1.05, 1.55, 1.0), (-0.45, 2.9, 0.9), 0.04, sides=10)
    frame.tube((1.05, 1.55, 1.0), (0.45, 2.9, 0.9), 0.04, sides=10)
    frame.tube((0, 1.33, 1.75), (0, 2.9, 0.9), 0.022, sides=10)
    panel.box((0, 0.1, 1.98), (0.5, 1.0, 0.09), turned(x=0.03), chamfer=0.02)
    for i in range(26):
        x, y = rnd.uniform(-0.2, 0.2), rnd.uniform(-0.3, 0.5)
        (keys[rnd.randrange(3)] if rnd.random() < 0.5 else dark).box((x, y, 1.925), (0.03, 0.02, 0.02))
    panel.box((0, 3.2, 0.52), (0.9, 3.2, 0.25), turned(x=-0.03), chamfer=0.1)
    # The seat.
    dark.box((0, -0.32, 0.9), (0.66, 0.16, 1.2), turned(x=0.12), chamfer=0.07)
    dark.box((0, 0.05, 0.4), (0.66, 0.7, 0.16), chamfer=0.06)
    dark.box((0, -0.40, 1.62), (0.42, 0.14, 0.26), chamfer=0.06)
    frame.build('frame', plates(0x3a3e44, 0xa8702c, 0, 0.7, 0.45, 0.3))
    panel.build('panels', plates(0x34383e, 0xa8702c, 0.0, 0.15, 0.55, 0.3))
    dark.build('dark', plates(0x17181a, 0x17181a, 0, 0.4, 0.5, 0.2))
    red.build('triggers', glow(0xff5a3c, 6.0))
    for mesh, c in zip(keys, (0x62d2ea, 0xffb45c, 0xf0f4f4)):
        mesh.build('keys', glow(c, 2.6))
    person((0, 0.02, -0.02), 0, 'sit', 2, 0.93)


def belt():
    """Into a belt at dawn: rocks as tall as towers, a hauler between them."""
    stars(1.0)
    sun((-0.7, 0.30, 0.45), 6.0, 0xffdcb0)
    area((-2, 0.5, 3), (0, 0.5, 1), 160, 1.5, 0xffdcb0)
    seat()
    from materials import rock
    stone = rock(0x6a5c4e, 0x2c2622, 5.0, 0xc98a3c, 0.0)
    rnd = random.Random(9)
    for i in range(60):
        far = rnd.uniform(60, 900)
        spot = (rnd.gauss(0, 0.5) * far, far, rnd.gauss(0.08, 0.22) * far)
        boulder(spot, rnd.uniform(0.02, 0.09) * far * rnd.choice((0.4, 0.8, 1.2)), i, stone, 4)
    planet((900, 4200, 900), 620, 'giant', (-0.8, -0.1, 0.3), 0.7, 0xc89888, 0.4, coat='rust')
    hauler(5, 0x77746c, 0xb8602a).build((14, 76, 5), 78, 0, 6, thrust=0.9)
    camera((0.05, 0.27, 1.34), (-0.02, 3.0, 1.16), 17, (0, 4, 1.2), 5.6)
    return None


def docking():
    """Night: the lamps of a yard ahead, the dials bright."""
    stars(1.0)
    from places.shipyard import yard
    planet((-2600, 4200, -2300), 2100, 'ocean', (0.85, 0.1, 0.35), 1.0)
    sun((0.85, 0.2, 0.35), 5.0, 0xffe2c0)
    seat(0x8fe3ff, 1.3)
    before = set(bpy.context.scene.objects)
    yard()
    cruiser(6, stage=0.7).build()
    move = Matrix.Translation((24, 330, 18)) @ Matrix.Rotation(math.radians(62), 4, 'Z')
    for thing in set(bpy.context.scene.objects) - before:
        thing.matrix_world = move @ thing.matrix_world
    needle(3, 0x8a8578, 0xb8602a).build((-9, 46, 4), 80, 0, -14, thrust=0.8)
    camera((-0.05, 0.27, 1.36), (0.06, 3.0, 1.3), 17, (0, 4, 1.2), 5.6)
    return None


SHOTS = dict(belt=belt, docking=docking)
