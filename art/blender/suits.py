"""People in space suits: posed limbs under one cloth skin, with hard gear on top."""

import math
import random

import bpy
from mathutils import Matrix, Vector

from materials import cloth, glow, metal, plates, visor
from meshes import Mesh, turned

# Angles in degrees: lean of the trunk, head down and aside, then for each arm lift forward, lift sideways, elbow;
# for each leg forward, knee.
POSES = {
    'stand': dict(lean=2, head=(4, 0), arms=((6, 9, 16), (2, 10, 12)), legs=((2, 3), (-3, 4))),
    'watch': dict(lean=-2, head=(-12, 14), arms=((4, 8, 10), (8, 9, 20)), legs=((6, 8), (-4, 2))),
    'walk': dict(lean=7, head=(2, -6), arms=((-26, 8, 20), (28, 8, 32)), legs=((28, 10), (-22, 24))),
    'work': dict(lean=20, head=(14, 5), arms=((62, 8, 34), (50, 14, 50)), legs=((10, 14), (-8, 8))),
    'point': dict(lean=2, head=(-4, -18), arms=((4, 8, 12), (84, 16, 6)), legs=((4, 4), (-4, 4))),
    'carry': dict(lean=-4, head=(6, 0), arms=((38, 6, 62), (38, 6, 62)), legs=((16, 10), (-12, 16))),
    'hips': dict(lean=-2, head=(0, 20), arms=((-14, 34, 74), (-14, 34, 74)), legs=((3, 2), (-5, 3))),
    'sit': dict(lean=-6, head=(8, 0), arms=((42, 8, 46), (42, 8, 46)), legs=((88, 86), (86, 84))),
    'float': dict(lean=12, head=(-16, 8), arms=((48, 22, 40), (70, 16, 26)), legs=((26, 48), (-6, 38))),
    'drift': dict(lean=4, head=(-8, -14), arms=((22, 40, 34), (34, 30, 50)), legs=((14, 30), (40, 62))),
    'kneel': dict(lean=16, head=(20, 0), arms=((56, 8, 34), (40, 10, 40)), legs=((84, 92), (4, 92))),
}
_cache = {}
HIP, NECK = 0.94, 1.50


def _joints(pose):
    """Places in meters; the figure faces +y, its right is +x."""
    sink = 0.0
    if pose is POSES['kneel']:
        sink = 0.46
    if pose is POSES['sit']:
        sink = 0.42
    lean = math.radians(-pose['lean'])
    trunk = Matrix.Rotation(lean, 3, 'X')
    hips = Vector((0, 0, HIP - sink))
    neck = hips + trunk @ Vector((0, 0, NECK - HIP))
    joints = {'hips': hips, 'neck': neck, 'trunk': trunk, 'chest': hips + trunk @ Vector((0, 0.01, 0.36))}
    for side, (fore, out, bend), (swing, knee) in zip((-1, 1), pose['arms'], pose['legs']):
        shoulder = hips + trunk @ Vector((side * 0.21, 0, 0.49))
        turn = trunk @ Matrix.Rotation(math.radians(fore), 3, 'X') @ Matrix.Rotation(math.radians(-side * out), 3, 'Y')
        elbow = shoulder + turn @ Vector((0, 0, -0.29))
        fold = turn @ Matrix.Rotation(math.radians(bend), 3, 'X') @ Matrix.Rotation(math.radians(side * bend * 0.25), 3, 'Y')
        hand = elbow + fold @ Vector((0, 0, -0.27))
        hip = hips + Vector((side * 0.11, 0, -0.02))
        thigh = Matrix.Rotation(math.radians(swing), 3, 'X') @ Matrix.Rotation(math.radians(-side * 3), 3, 'Y')
        low = hip + thigh @ Vector((0, 0, -0.43))
        shin = thigh @ Matrix.Rotation(math.radians(-knee), 3, 'X')
        foot = low + shin @ Vector((0, 0, -0.42))
        joints[side] = dict(shoulder=shoulder, elbow=elbow, hand=hand, hip=hip, knee=low, foot=foot, shin=shin, fore=fold)
    return joints


def _limb(skin, a, b, ra, rb):
    skin.tube(a, b, ra, rb, 14)
    skin.ball(a, ra, 8, 14)
    skin.ball(b, rb, 8, 14)


def _model(name):
    if name in _cache:
        return _cache[name]
    pose = POSES[name]
    j = _joints(pose)
    trunk, hips, neck = j['trunk'], j['hips'], j['neck']
    at = lambda x, y, z: hips + trunk @ Vector((x, y, z))
    skin = Mesh(3)
    for z, wide, deep in ((0.0, 0.18, 0.14), (0.10, 0.175, 0.135), (0.22, 0.19, 0.145), (0.36, 0.225, 0.16), (0.47, 0.20, 0.145)):
        skin.ball(at(0, 0, z), 1, 10, 18, (wide, deep, 0.11))
    hard, dark, lamps, rings, face = Mesh(4), Mesh(5), Mesh(6), Mesh(7), Mesh(8)
    for side in (-1, 1):
        s = j[side]
        _limb(skin, s['shoulder'], s['elbow'], 0.088, 0.074)
        _limb(skin, s['elbow'], s['hand'], 0.076, 0.06)
        _limb(skin, s['hip'], s['knee'], 0.118, 0.09)
        _limb(skin, s['knee'], s['foot'], 0.092, 0.08)
        for share in (0.45, 0.62, 0.8):
            spot = s['shoulder'].lerp(s['elbow'], share)
            skin.ball(spot, 0.083, 6, 14, (1, 1, 0.5))
        for share in (0.3, 0.5, 0.7, 0.88):
            skin.ball(s['knee'].lerp(s['foot'], share), 0.097 - 0.012 * share, 6, 14, (1, 1, 0.4))
        # Glove, cuff, boot, pads.
        down = s['fore'] @ Vector((0, 0, -1))
        rings.tube(s['hand'] - down * 0.035, s['hand'] - down * 0.0, 0.071, 0.071, 18)
        palm = s['hand'] + down * 0.065
        dark.box(palm, (0.062, 0.088, 0.115), s['fore'], chamfer=0.02)
        for finger in range(4):
            base = palm + s['fore'] @ Vector((0.0, -0.033 + finger * 0.022, -0.05))
            tip = base + s['fore'] @ Vector((-side * 0.03, 0.004, -0.055))
            dark.tube(base, tip, 0.0125, 0.010, 8)
        thumb = palm + s['fore'] @ Vector((0, 0.045, 0.0))
        dark.tube(thumb, thumb + s['fore'] @ Vector((-side * 0.012, 0.035, -0.05)), 0.0135, 0.011, 8)
        foot = s['foot']
        heel = s['shin'] if name in ('walk', 'kneel', 'float', 'drift') else Matrix.Identity(3)
        dark.tube(foot + heel @ Vector((0, 0, 0.10)), foot + heel @ Vector((0, 0.0, -0.02)), 0.096, 0.088, 16)
        dark.box(foot + heel @ Vector((0, 0.055, -0.045)), (0.135, 0.30, 0.09), heel, chamfer=0.03)
        hard.box(foot + heel @ Vector((0, 0.06, -0.088)), (0.145, 0.32, 0.032), heel, tone=0.1, chamfer=0.008)
        knee = s['knee'] + s['shin'] @ Vector((0, 0.075, 0.0))
        hard.box(knee, (0.12, 0.05, 0.16), s['shin'], tone=0.5, chamfer=0.02)
        out = Vector((side, 0, 0))
        hard.ball(s['shoulder'] + trunk @ Vector((side * 0.035, 0, 0.03)), 1, 8, 14, (0.088, 0.098, 0.085), tone=0.97 if side > 0 else 0.4)
        dark.box(s['hip'] + Vector((side * 0.105, 0.01, -0.10)), (0.06, 0.13, 0.15), chamfer=0.015)
    # Belt, chest unit, hoses, pack.
    for x in range(-3, 4):
        dark.box(at(x * 0.058, 0.135 - abs(x) * 0.016, 0.02), (0.05, 0.05, 0.07), trunk @ turned(z=-x * 0.2), chamfer=0.01)
    hard.box(at(0, 0.165, 0.34), (0.24, 0.075, 0.17), trunk, tone=0.6, chamfer=0.02)
    dark.box(at(0.05, 0.207, 0.345), (0.085, 0.012, 0.10), trunk)
    for i in range(3):
        dark.tube(at(-0.085 + i * 0.035, 0.20, 0.31), at(-0.085 + i * 0.035, 0.216, 0.31), 0.012, sides=10)
    lamps.box(at(-0.075, 0.206, 0.385), (0.05, 0.012, 0.016), trunk)
    hard.box(at(0, -0.215, 0.30), (0.37, 0.17, 0.50), trunk, tone=0.55, chamfer=0.045)
    hard.box(at(0, -0.30, 0.40), (0.26, 0.05, 0.22), trunk, tone=0.3, chamfer=0.02)
    for side in (-1, 1):
        rings.tube(at(side * 0.13, -0.30, 0.07), at(side * 0.13, -0.30, 0.30), 0.05, sides=16)
        lamps.box(at(side * 0.155, -0.303, 0.50), (0.03, 0.012, 0.03), trunk)
        last = None
        for i in range(7):
            t = i / 6
            spot = at(side * (0.10 + 0.10 * math.sin(math.pi * t)), 0.17 - 0.36 * t, 0.27 + 0.17 * math.sin(math.pi * t))
            if last:
                dark.tube(last, spot, 0.017, sides=8)
            last = spot
    # Helmet: a shell with a mirrored visor in it, a collar under it, lamps beside it.
    down, aside = (math.radians(a) for a in pose['head'])
    head = trunk @ Matrix.Rotation(aside, 3, 'Z') @ Matrix.Rotation(-down, 3, 'X')
    center = neck + head @ Vector((0, 0.015, 0.155))
    rings.ring(neck + trunk @ Vector((0, 0.005, 0.02)), trunk @ Vector((0, 0, 1)), 0.135, 0.05, 0.05, 28, tone=0.5)
    helmet = Mesh(9)
    helmet.ball((0, 0, 0), 1, 18, 28, (0.158, 0.178, 0.178), tone=0.6)
    glassy = Mesh(10)
    glassy.ball((0, 0.024, -0.006), 1, 22, 30, (0.141, 0.172, 0.146))
    place = Matrix.Translation(center) @ head.to_4x4()
    helmet.moved(place)
    face.add(glassy, place)
    hoop = Mesh(11)
    hoop.ring((0, 0.080, -0.004), (0, 1, -0.05), 0.134, 0.03, 0.022, 36, tone=0.2)
    hoop.box((0, -0.06, 0.165), (0.055, 0.20, 0.03), None, 0.97, 0.01)
    for side in (-1, 1):
        hoop.box((side * 0.160, 0.0, 0.03), (0.035, 0.10, 0.075), None, 0.35, 0.012)
    hard.add(hoop, place)
    beads = Mesh(12)
    for side in (-1, 1):
        beads.box((side * 0.160, 0.055, 0.045), (0.022, 0.014, 0.022))
    lamps.add(beads, place)
    _cache[name] = dict(skin=skin, hard=hard, dark=dark, lamps=lamps, rings=rings, face=face, helmet=helmet)
    return _cache[name]


_meshes = {}


def _parts(name):
    if name not in _meshes:
        m = _model(name)
        _meshes[name] = [
            (m['skin'], 'skin', True), (m['hard'], 'hard', False), (m['dark'], 'dark', False),
            (m['lamps'], 'lamps', False), (m['rings'], 'rings', False), (m['face'], 'face', True), (m['helmet'], 'helmet', True)]
    return _meshes[name]


_data = {}


def _material(part, look):
    base, accent = look
    return {
        'skin': lambda: cloth(base),
        'hard': lambda: plates(0xb6b2a8, accent, 0.06, 0.5, 0.45, 0.25),
        'dark': lambda: plates(0x24262a, accent, 0.0, 0.3, 0.6, 0.25),
        'lamps': lambda: glow(0xbfe9ff, 9.0),
        'rings': lambda: metal(0x9a9da2, 0.3, 0.2),
        'face': lambda: visor(),
        'helmet': lambda: plates(0xc9c5bb, accent, 0.0, 0.35, 0.38, 0.3),
    }[part]()


LOOKS = ((0xb8b1a2, 0xc46a28), (0x6f7468, 0xc9a227), (0x4c5560, 0x62b4cc), (0x9a5a34, 0xd8d0c0), (0x8c8f94, 0x7a2f24), (0x3d4238, 0xc46a28))


def person(place, heading=0.0, pose='stand', look=0, size=1.0, tint=None, tilt=(0, 0)):
    """`heading` in degrees, 0 faces +y, 90 faces -x; `tilt` leans someone without weight forward and aside."""
    look = LOOKS[look % len(LOOKS)]
    matrix = Matrix.Translation(Vector(place) + Vector((0, 0, 0.03))) @ Matrix.Rotation(math.radians(heading), 4, 'Z')
    matrix = matrix @ Matrix.Rotation(math.radians(-tilt[0]), 4, 'X') @ Matrix.Rotation(math.radians(tilt[1]), 4, 'Y') @ Matrix.Scale(size, 4)
    for mesh, part, smooth in _parts(pose):
        key = (pose, part, look)
        if key not in _data:
            if part == 'skin':
                _data[key] = _skin(mesh, _material(part, look))
            else:
                made = mesh.build(f'{part}', _material(part, look), smooth)
                _data[key] = made.data
                bpy.data.objects.remove(made)
        made = bpy.data.objects.new(part, _data[key])
        made.matrix_world = matrix
        shade = tint or random.Random(str((place, heading))).uniform(0.75, 1.05)
        made.color = (shade, shade, shade * 0.97, 1)
        bpy.context.scene.collection.objects.link(made)


def _skin(mesh, material):
    """Melts the limbs into one skin."""
    made = mesh.build('skin', material)
    remesh = made.modifiers.new('melt', 'REMESH')
    remesh.mode, remesh.voxel_size, remesh.use_smooth_shade = 'VOXEL', 0.012, True
    smooth = made.modifiers.new('soft', 'SMOOTH')
    smooth.iterations, smooth.factor = 6, 0.5
    graph = bpy.context.evaluated_depsgraph_get()
    data = bpy.data.meshes.new_from_object(made.evaluated_get(graph))
    bpy.data.objects.remove(made)
    return data
