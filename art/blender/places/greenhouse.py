"""A greenhouse on the ring: beds of leaves under glass ribs, lamps over them, the world outside."""

import math
import random

from mathutils import Matrix, Vector

import props
from materials import deck, glass, glow, leaf, metal, plates, rock
from meshes import Mesh, turned
from rig import camera
from sky import area, planet, stars, sun
from suits import person


def blade(mesh, root, way, length, wide, bend, tone):
    """A leaf of six quads, bent by its weight, with a fold along its middle."""
    side = way.cross(Vector((0, 0, 1))).normalized()
    last = None
    for i in range(5):
        t = i / 4
        mid = root + way * length * t * (1 - 0.2 * bend * t) - Vector((0, 0, length * bend * t * t * 0.75))
        w = wide * math.sin(math.pi * min(0.97, 0.12 + 0.88 * t)) ** 0.8
        left, right = mid - side * w / 2 + Vector((0, 0, w * 0.22)), mid + side * w / 2 + Vector((0, 0, w * 0.22))
        if last:
            mesh.face([last[0], last[1], mid, left], tone)
            mesh.face([last[1], last[2], right, mid], tone)
        last = (left, mid, right)


def plant(kind, seed):
    rnd = random.Random(seed)
    leaves, fruit = Mesh(seed), Mesh(seed + 1)
    if kind == 'lettuce':
        for i in range(22):
            a, rise = i * 2.4, 0.25 + 0.9 * i / 22
            way = Vector((math.cos(a) * math.cos(rise), math.sin(a) * math.cos(rise), math.sin(rise)))
            blade(leaves, Vector((0, 0, 0.02)), way, rnd.uniform(0.18, 0.26), rnd.uniform(0.12, 0.17), rnd.uniform(0.2, 0.6), rnd.random())
    elif kind == 'vine':
        for i in range(34):
            z = 0.1 + 2.3 * i / 34
            a = i * 2.4 + rnd.uniform(-0.4, 0.4)
            way = Vector((math.cos(a), math.sin(a), rnd.uniform(0.1, 0.5))).normalized()
            blade(leaves, Vector((0, 0, z)), way, rnd.uniform(0.22, 0.42), rnd.uniform(0.12, 0.2), rnd.uniform(0.5, 1.0), rnd.random())
            if rnd.random() < 0.4:
                fruit.ball(Vector((0, 0, z)) + way * 0.13 - Vector((0, 0, 0.07)), rnd.uniform(0.028, 0.042), 8, 10)
        leaves.tube((0, 0, 0), (0, 0, 2.4), 0.012, sides=6)
    else:
        for i in range(40):
            a = rnd.uniform(0, 6.283)
            way = Vector((math.cos(a) * 0.28, math.sin(a) * 0.28, 1)).normalized()
            blade(leaves, Vector((rnd.gauss(0, 0.07), rnd.gauss(0, 0.07), 0)), way, rnd.uniform(0.5, 0.95), 0.028, rnd.uniform(0.2, 0.7), rnd.random())
    return leaves, fruit


def house(hour='dawn', lamps_on=1.0, seed=3, grown=1.0):
    import bpy
    rnd = random.Random(seed)
    floor, ribs, beds, soil, pipes, tubes, panes, dark = (Mesh(seed + i) for i in range(8))
    floor.panels(((-2, -9, 0), (46, -9, 0), (46, 9, 0), (-2, 9, 0)), 1.5, 0.01, gap=0.02)
    for i in range(17):
        x = -2 + i * 3
        last = None
        for k in range(17):
            a = math.pi * k / 16
            spot = Vector((x, -9.2 * math.cos(a), 1.2 + 7.4 * math.sin(a)))
            if last:
                ribs.tube(last, spot, 0.11, sides=10, capped=False)
                if i < 16:
                    panes.face([last, spot, spot + Vector((3, 0, 0)), last + Vector((3, 0, 0))])
            last = spot
        for side in (-1, 1):
            ribs.box((x, side * 9.2, 0.6), (0.5, 0.5, 1.3), chamfer=0.08)
    for k in range(1, 16):
        a = math.pi * k / 16
        ribs.tube((-2, -9.2 * math.cos(a), 1.2 + 7.4 * math.sin(a)), (46, -9.2 * math.cos(a), 1.2 + 7.4 * math.sin(a)), 0.05, sides=8)
    for y in (-9.2, 9.2):
        dark.box((22, y, 0.55), (48, 0.3, 1.1), chamfer=0.05)
    kinds = {kind: [plant(kind, seed * 10 + i) for i in range(3)] for kind in ('lettuce', 'vine', 'reed')}
    data = {}
    for kind, list_ in kinds.items():
        for i, (leaves, fruit) in enumerate(list_):
            color = {'lettuce': (0x5a8a2c, 0x3f7a34, 0x7a3a44)[i], 'vine': 0x2f6a26, 'reed': (0x6a8a34, 0x8a8a3c, 0x4f7a3a)[i]}[kind]
            made = leaves.build('plant', leaf(color))
            data[(kind, i)] = [made.data]
            bpy.data.objects.remove(made)
            thing = fruit.build('fruit', plates(0xb8321c, 0xd8762c, 0.3, 0.0, 0.25, 0.3))
            if thing:
                data[(kind, i)].append(thing.data)
                bpy.data.objects.remove(thing)
    rows = ((-7.0, 'vine'), (-4.6, 'lettuce'), (-2.5, 'reed'), (2.5, 'lettuce'), (4.6, 'lettuce'), (7.0, 'vine'))
    for y, kind in rows:
        for part in range(5):
            x0 = 1 + part * 8.8
            beds.box((x0 + 3.9, y, 0.42), (7.8, 1.4, 0.5), chamfer=0.05)
            soil.box((x0 + 3.9, y, 0.66), (7.6, 1.25, 0.06))
            for leg in (0.4, 3.9, 7.4):
                pipes.box((x0 + leg, y, 0.1), (0.12, 1.2, 0.25))
            pipes.tube((x0, y + 0.78, 0.55), (x0 + 7.8, y + 0.78, 0.55), 0.035, sides=8)
            step = {'lettuce': 0.36, 'vine': 0.62, 'reed': 0.3}[kind]
            if kind == 'vine':
                pipes.tube((x0, y, 3.2), (x0 + 7.8, y, 3.2), 0.025, sides=6)
                for end in (0.1, 7.7):
                    pipes.tube((x0 + end, y, 0.5), (x0 + end, y, 3.2), 0.03, sides=8)
            if kind == 'lettuce' or kind == 'reed':
                tubes.box((x0 + 3.9, y, 2.75), (7.0, 0.3, 0.05))
                dark.box((x0 + 3.9, y, 2.83), (7.3, 0.5, 0.12), chamfer=0.04)
                for end in (0.6, 7.2):
                    pipes.tube((x0 + end, y, 2.85), (x0 + end, y, 7.4), 0.012, sides=5)
                if lamps_on > 0.05:
                    area((x0 + 3.9, y, 2.6), (x0 + 3.9, y, 0), 260 * lamps_on, 6.8, 0xffdfb8, 0.5)
            for row in ((-0.4, 0, 0.4) if kind != 'vine' else (0,)):
                for i in range(int(7.4 / step)):
                    if rnd.random() > grown:
                        continue
                    which = (kind, (part + (i // 7)) % 3)
                    matrix = (Matrix.Translation((x0 + 0.3 + i * step + rnd.uniform(-0.05, 0.05), y + row + rnd.uniform(-0.05, 0.05), 0.68))
                              @ Matrix.Rotation(rnd.uniform(0, 6.283), 4, 'Z') @ Matrix.Scale(rnd.uniform(0.8, 1.25), 4))
                    for mesh in data[which]:
                        made = bpy.data.objects.new('plant', mesh)
                        made.matrix_world = matrix
                        bpy.context.scene.collection.objects.link(made)
    for y in (-8.6, 8.6):
        pipes.tube((-2, y, 1.35), (46, y, 1.35), 0.13, sides=14)
        pipes.tube((-2, y, 1.75), (46, y, 1.75), 0.07, sides=12)
    floor.build('floor', deck(0x4a4d50, 0.26, 0.6))
    ribs.build('ribs', plates(0xa8a498, 0xb8602a, 0.05, 0.5, 0.45, 0.6))
    beds.build('beds', plates(0x8a8d8c, 0xb8602a, 0.06, 0.6, 0.5, 0.5))
    soil.build('soil', rock(0x2a2018, 0x120d0a, 0.12))
    pipes.build('pipes', metal(0x8a8d92, 0.35))
    tubes.build('tubes', glow(0xffe2bc, 7.0 * lamps_on))
    panes.build('panes', glass(0xeaf2f2, 0.06))
    dark.build('dark', plates(0x24262a, 0x24262a, 0, 0.4, 0.5, 0.6))
    if hour == 'dawn':
        stars(0.5, (0.02, 0.03, 0.042))
        planet((1200, 520, -120), 460, 'ocean', (-0.1, -1, 0.5), 1.1)
        sun((0.7, -0.62, 0.35), 9.0, 0xffd2a0, 0.6)
    elif hour == 'night':
        stars(1.2, (0.008, 0.012, 0.02))
        planet((1500, -300, 500), 380, 'giant', (-0.3, 0.9, 0.3), 0.5, 0xc8a888, 0.4)
    else:
        stars(0.2, (0.05, 0.065, 0.085))
        sun((0.2, 0.55, 0.8), 9.0, 0xfff2e0)


def rows():
    """Dawn down the middle aisle, someone kneels at a bed."""
    house('dawn', 0.7)
    person((9.2, -1.15, 0), 172, 'work', 1)
    person((20, 0.6, 0), -88, 'carry', 0)
    props.crates([(13, 0.95), (13.9, 1.1)], 4, 0.5)
    camera((2.2, 0.75, 1.55), (16, -1.4, 2.0), 25, (9, -1.2, 1.3), 1.4)
    return 60


def harvest():
    """Night: only the lamps over the beds, a pair at the vines, fruit close to the lens."""
    house('night', 1.0, 5)
    person((11.2, 5.8, 0), 20, 'work', 3)
    person((12.6, 5.7, 0), -30, 'stand', 2)
    props.crates([(14.0, 5.8)], 3, 0.6)
    camera((6.4, 5.75, 1.5), (13, 5.95, 1.55), 28, (11.2, 5.9, 1.4), 1.2)
    return 60


SHOTS = dict(rows=rows, harvest=harvest)
