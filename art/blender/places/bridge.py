"""The bridge of a cruiser: a wide window, a table of light, consoles in two rows, a crew in suits."""

import math
import random

from mathutils import Matrix, Vector

import props
from hulls import cruiser, hauler, needle
from materials import deck, glass, glow, hologram, metal, plates, screen
from meshes import Mesh, turned
from rig import camera
from sky import area, planet, rings, stars, sun
from suits import person


def console(x, y, heading, seed, kits):
    body, dark, keys, shown = kits
    rnd = random.Random(seed)
    turn = turned(z=math.radians(heading))
    at = lambda dx, dy, z: Vector((x, y, 0)) + turn @ Vector((dx, dy, z))
    body.box(at(0, 0.25, 0.42), (1.9, 0.7, 0.84), turn, chamfer=0.06)
    body.box(at(0, 0.0, 0.86), (2.0, 0.85, 0.12), turn @ turned(x=0.22), chamfer=0.03)
    for i in range(3):
        tilt = turn @ turned(x=-0.3, z=(1 - i) * 0.35)
        spot = at((i - 1) * 0.64, 0.45 - abs(i - 1) * 0.1, 1.2)
        dark.box(spot, (0.64, 0.05, 0.44), tilt, chamfer=0.015)
        shown[rnd.randrange(len(shown))].append((spot - tilt @ Vector((0, 0.03, 0)), (0.58, 0.008, 0.38), tilt))
    for i in range(16):
        keys[rnd.randrange(3)].box(at(rnd.uniform(-0.85, 0.85), rnd.uniform(-0.3, 0.12), 0.935 + 0.0), (0.07, 0.04, 0.012), turn @ turned(x=0.22))
    # The chair.
    body.box(at(0, -0.75, 0.52), (0.6, 0.6, 0.14), turn, chamfer=0.05)
    body.box(at(0, -1.08, 1.0), (0.56, 0.14, 0.9), turn @ turned(x=0.12), chamfer=0.06)
    body.box(at(0, -1.16, 1.55), (0.34, 0.12, 0.24), turn, chamfer=0.05)
    for side in (-1, 1):
        dark.box(at(side * 0.35, -0.7, 0.78), (0.1, 0.5, 0.07), turn, chamfer=0.02)
    dark.tube(at(0, -0.75, 0), at(0, -0.75, 0.46), 0.07, sides=12)


def room(light=1.0, alarm=False, color=0x62d2ea):
    floor, wall, dark, frame, lamps, body, screens_dark = (Mesh(i) for i in range(90, 97))
    keys = [Mesh(101), Mesh(102), Mesh(103)]
    shown = [[], [], []]
    kits = (body, screens_dark, keys, shown)
    floor.panels(((-9, -8, 0), (9, -8, 0), (9, 9, 0), (-9, 9, 0)), 1.3, 0.006, gap=0.012)
    # A step up behind, with the captain's rail.
    floor.box((0, -6.2, 0.2), (18, 4.0, 0.4), chamfer=0.03)
    lamps.box((0, -4.19, 0.30), (13, 0.02, 0.035))
    props.rails([(-6.5, -4.4, 0.4), (-1.5, -4.4, 0.4)], 1.0, 1)
    props.rails([(1.5, -4.4, 0.4), (6.5, -4.4, 0.4)], 1.0, 2)
    rnd = random.Random(2)

    def fitting(center, u, v, normal, across, along):
        turn = Matrix((u, v, normal)).transposed()
        roll = rnd.random()
        if roll < 0.25:
            for i in range(rnd.randint(1, 4)):
                shift = u * rnd.uniform(-0.3, 0.3) * across + v * rnd.uniform(-0.3, 0.3) * along
                dark.box(center + shift + normal * 0.04, (rnd.uniform(0.08, 0.3), rnd.uniform(0.08, 0.4), 0.08), turn, chamfer=0.02)
        elif roll < 0.36:
            keys[rnd.randrange(3)].box(center + normal * 0.01, (0.06, 0.16, 0.012), turn)

    for side in (-1, 1):
        low = ((side * 9, -8, 0), (side * 9, 9, 0), (side * 9, 9, 2.6), (side * 9, -8, 2.6))
        high = ((side * 9, -8, 2.6), (side * 9, 9, 2.6), (side * 6.2, 9, 4.6), (side * 6.2, -8, 4.6))
        for quad in (low, high):
            wall.panels(quad if side > 0 else quad[::-1], 1.1, 0.06, leaf=fitting)
        for i in range(5):
            y = -7 + i * 3.6
            frame.box((side * 8.8, y, 1.5), (0.5, 0.35, 3.0), chamfer=0.08)
            frame.box((side * 7.55, y, 3.55), (3.5, 0.35, 0.45), turned(y=side * 0.62), chamfer=0.08)
            lamps.box((side * 6.4, y + 1.8, 4.3), (0.06, 2.2, 0.06))
    wall.panels(((-6.2, -8, 4.6), (-6.2, 9, 4.6), (6.2, 9, 4.6), (6.2, -8, 4.6)), 1.2, 0.06, leaf=fitting)
    wall.panels(((9, -8, 0), (-9, -8, 0), (-9, -8, 4.6), (9, -8, 4.6)), 1.2, 0.06, leaf=fitting)
    for i in range(5):
        frame.box((0, -7 + i * 3.6, 4.5), (12.6, 0.35, 0.3), chamfer=0.06)
    # The window: five slanting panes between heavy frames.
    for i in range(6):
        x = -8.5 + i * 3.4
        frame.box((x, 9.4, 2.5), (0.34, 0.5, 4.4), turned(x=-0.22), chamfer=0.1)
    frame.box((0, 9.0, 0.45), (18, 0.9, 0.9), chamfer=0.2)
    frame.box((0, 9.9, 4.5), (18, 0.7, 0.5), chamfer=0.12)
    panes = Mesh(110)
    panes.face([(-9, 9.0, 0.4), (9, 9.0, 0.4), (9, 10.0, 4.7), (-9, 10.0, 4.7)])
    panes.build('pane', glass(0xf2f8fa, 0.10))
    # The table: a disc with a map of light over it.
    frame.tube((0, 1.0, 0), (0, 1.0, 0.75), 0.7, 1.25, 8)
    frame.ring((0, 1.0, 0.82), (0, 0, 1), 1.5, 0.16, 0.34, 48)
    top = Mesh(111)
    top.tube((0, 1.0, 0.80), (0, 1.0, 0.83), 1.36, sides=48)
    top.build('table', screen(color, 0.8, 1.3, 0.35))
    lines = Mesh(112)
    for i, r in enumerate((0.35, 0.62, 0.9, 1.18)):
        lines.ring((0, 1.0, 1.15 + 0.08 * math.sin(i)), (0.08 * i, 0.12, 1), r, 0.006, 0.008, 72)
    for i in range(46):
        a, far = rnd.uniform(0, 6.283), rnd.uniform(0.15, 1.2)
        spot = (far * math.cos(a), 1.0 + far * math.sin(a), 1.15 + rnd.gauss(0, 0.09))
        lines.ball(spot, rnd.uniform(0.008, 0.022), 6, 8)
        if rnd.random() < 0.3:
            lines.tube((spot[0], spot[1], 0.84), spot, 0.0025, sides=5)
    lines.ball((0, 1.0, 1.22), 0.13, 14, 20)
    lines.build('map', hologram(color, 3.2))
    area((0, 1.0, 0.95), (0, 1.0, 3), 420 * light, 1.2, color)
    n = 0
    for x, y, h in ((-5.6, 4.6, 0), (-2.9, 6.0, 0), (2.9, 6.0, 0), (5.6, 4.6, 0), (-6.6, 0.6, 62), (6.6, 0.6, -62)):
        n += 1
        console(x, y, h, n, kits)
    tint = 0xff6a3c if alarm else 0x62d2ea
    for group, (c, strength) in zip(shown, ((tint, 2.6), (0xffb45c, 2.0), (0xbfe6f0, 1.8))):
        for spot, size, turn in group:
            one = Mesh(5)
            # A display's own coordinates run along its width and height.
            one.box((0, 0, 0), (size[0], size[2], size[1]))
            made = one.build('display', screen(c, strength, 0.8, 0.45))
            made.matrix_world = Matrix.Translation(spot) @ (turn @ turned(x=math.pi / 2)).to_4x4()
    for x, y in ((-5.6, 4.3), (-2.9, 5.7), (2.9, 5.7), (5.6, 4.3)):
        area((x, y + 0.2, 1.5), (x, y - 1, 1.0), 110 * light, 0.9, tint)
    for side in (-1, 1):
        area((side * 6.3, 1, 4.2), (side * 3, 1, 0), 1500 * light, 1.0, 0xff4a2c if alarm else 0xffc890, 12)
    area((0, 9.6, 3.2), (0, 0, 1.2), 420, 15, 0xa8c8f0, 2.4)
    area((0, -6, 4.3), (0, -4, 0), 160 * light, 5, 0xffc890)
    floor.build('floor', deck(0x5a5e64, 0.28, 0.5))
    wall.build('walls', plates(0x7a7e84, 0xa8622c, 0.03, 0.3, 0.5, 0.5))
    dark.build('fittings', plates(0x1d1f22, 0x1d1f22, 0, 0.3, 0.5, 0.4))
    frame.build('frame', plates(0x33373c, 0xa8702c, 0.05, 0.6, 0.42, 0.5))
    lamps.build('lamps', glow(0xff5a34 if alarm else 0xffcf96, 5.0 * light))
    body.build('consoles', plates(0x44484e, 0xa8702c, 0.05, 0.5, 0.45, 0.3))
    screens_dark.build('bezels', plates(0x141518, 0x141518, 0, 0.2, 0.4, 0.3))
    for mesh, c in zip(keys, (0x62d2ea, 0xffb45c, 0xf0f4f4)):
        mesh.build('keys', glow(c, 3.0))


def crew(seated=(1, 2, 3), standing=True):
    for i, (x, y, h) in enumerate(((-5.6, 4.6, 0), (-2.9, 6.0, 0), (2.9, 6.0, 0), (5.6, 4.6, 0))):
        if i in seated:
            person((x, y - 0.78, 0.0), h, 'sit', (4, 2, 5, 0)[i])


def approach():
    """The captain watches the ring come up over a world at dawn."""
    stars()
    planet((-300, 2600, -760), 1150, 'ocean', (0.75, 0.2, 0.5), 1.2)
    sun((0.8, 0.75, 0.28), 9.0, 0xffdcb4)
    room(0.8)
    crew((0, 2, 3))
    person((-0.9, -3.5, 0.42), -6, 'stand', 0)
    person((1.6, 2.2 - 3.1, 0), 24, 'point', 2)
    cruiser(9, 0x5a6068).build((180, 620, -30), 70, thrust=0.3)
    camera((-2.7, -7.1, 1.95), (0.9, 6.0, 2.15), 24, (-0.9, -3.4, 1.6), 1.6)
    return 40


def table():
    """Four officers around the table of light, the rest of the bridge dark."""
    stars()
    planet((1900, 2600, 260), 640, 'giant', (-0.8, -0.5, 0.25), 0.5, 0x9fc4cc, 0.4, coat='teal')
    sun((-0.8, 0.5, 0.35), 2.0, 0xffd8b0)
    room(0.35)
    crew((1,))
    for a, pose, look in ((35, 'point', 3), (128, 'stand', 0), (198, 'hips', 2), (305, 'stand', 4)):
        t = math.radians(a)
        person((2.05 * math.cos(t), 1.0 + 2.05 * math.sin(t), 0), a + 90, pose, look)
    camera((3.4, -4.2, 1.75), (-0.1, 1.4, 1.25), 30, (0.4, 0.6, 1.2), 1.2)
    return 30


def alarm():
    """Red light, a fleet outside, everyone in their seats."""
    stars()
    planet((2600, 4200, -900), 1000, 'rock', (-0.8, -0.2, 0.4), 0.9, 0xd89a70, 0.8)
    sun((-0.7, 0.4, 0.4), 2.4, 0xffd8b8)
    room(0.55, True, 0xff7a48)
    crew((0, 1, 2, 3))
    person((0.5, -0.9, 0), 4, 'hips', 3)
    for i, (x, y, z, h) in enumerate(((-160, 620, 34, 215), (40, 820, 60, 200), (260, 700, 20, 190))):
        cruiser(20 + i).build((x, y, z), h, thrust=0.5)
    for i in range(5):
        needle(30 + i).build((-40 + i * 22, 150 + i * 18, 10 + (i % 2) * 7), 80 + i * 4, roll=10 * i, thrust=0.9)
    camera((2.6, -3.2, 1.55), (-0.6, 7.4, 2.0), 27, (0.5, -0.9, 1.5), 1.6)
    return 40


def night_watch():
    """Back from the window: the watch at their displays, the captain at the rail behind them."""
    stars()
    sun((0.2, 0.9, 0.3), 1.2, 0xffd8b0)
    room(0.7)
    crew((0, 1, 2))
    person((0.6, -3.6, 0.42), 10, 'stand', 4)
    person((3.5, -0.4, 0), 130, 'watch', 3)
    area((-5, 8.6, 3.6), (-2, 3, 1.2), 420, 3, 0xa8c8f0)
    area((0.4, -2.2, 4.2), (0.6, -3.8, 1), 200, 1.4, 0xffc890)
    camera((-6.9, 7.6, 1.75), (0.8, -1.8, 1.35), 24, (-2.9, 5.2, 1.3), 1.8)
    return 40


SHOTS = dict(approach=approach, table=table, alarm=alarm, night_watch=night_watch)
