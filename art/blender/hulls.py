"""Ships. Four families: the hauler, the needle, the beetle and the cruiser. Each flies along +x, with its keel down."""

import math
import random

import bpy
from mathutils import Matrix, Vector

from materials import glass, glow, metal, plates, windows
from meshes import Mesh, octagon, turned


class Ship:
    """The parts of a ship by material, linked under one empty object."""

    def __init__(self, seed, base, accent, scale=1.0, share=0.07, wear=0.5):
        self.random = random.Random(seed)
        self.skin, self.gear, self.dark = Mesh(seed), Mesh(seed + 1), Mesh(seed + 2)
        self.lamps, self.fire, self.panes, self.rooms = Mesh(seed + 3), Mesh(seed + 4), Mesh(seed + 5), Mesh(seed + 6)
        self.red, self.feet, self.boxes = Mesh(seed + 7), Mesh(seed + 8), []
        self.looks = dict(
            skin=plates(base, accent, share, wear, 0.4, scale), gear=metal(0x6e7176, 0.35, scale),
            dark=plates(0x1d1f22, 0x1d1f22, 0.0, 0.3, 0.55, scale))

    def decorate(self, chance=0.08, scale=1.0, light=0.01):
        """Vents, hatches and masts on the plates of a loft."""
        rnd = self.random

        def leaf(center, u, v, normal, across, along):
            roll = rnd.random()
            turn = Matrix((u, v, normal)).transposed()
            small = min(across, along)
            if roll < chance:
                for i in range(rnd.randint(2, 5)):
                    shift = u * rnd.uniform(-0.35, 0.35) * across + v * rnd.uniform(-0.35, 0.35) * along
                    size = (small * rnd.uniform(0.08, 0.35), small * rnd.uniform(0.08, 0.35), small * rnd.uniform(0.05, 0.22))
                    (self.gear if rnd.random() < 0.4 else self.dark).box(center + shift + normal * size[2] / 2, size, turn, chamfer=size[2] * 0.2)
            elif roll < chance * 1.5:
                count = rnd.randint(4, 7)
                for i in range(count):
                    self.dark.box(center + v * along * 0.7 * (i / (count - 1) - 0.5) + normal * small * 0.02, (across * 0.7, along * 0.4 / count, small * 0.06), turn)
            elif roll < chance * 1.5 + light:
                self.lamps.box(center + normal * small * 0.01, (small * 0.3, small * 0.04, small * 0.02), turn)
        return leaf

    def engine(self, place, radius, length, cover=True):
        x, y, z = place
        end = Vector((x - length, y, z))
        if cover:
            self.dark.tube((x, y, z), end, radius * 0.86, radius * 0.8, 28, 0.4)
            for i in range(14):
                a = 2 * math.pi * i / 14
                out = Vector((0, math.cos(a), math.sin(a)))
                self.skin.box(Vector((x - length * 0.42, y, z)) + out * radius * 0.9, (length * 0.8, radius * 0.30, radius * 0.13), turned(x=a + math.pi / 2), chamfer=radius * 0.03)
        self.gear.ring(end, (1, 0, 0), radius * 0.86, length * 0.16, radius * 0.2, 32)
        self.gear.tube(end + Vector((length * 0.05, 0, 0)), end + Vector((-length * 0.3, 0, 0)), radius * 0.62, radius * 0.78, 32, 0.3, False)
        self.fire.tube(end - Vector((length * 0.02, 0, 0)), end - Vector((length * 0.05, 0, 0)), radius * 0.62, sides=28)

    def legs(self, spots, height):
        for x, y, z in spots:
            self.feet.tube((x, y, z), (x, y, z - height * 0.9), height * 0.05, sides=12)
            self.feet.tube((x, y, z), (x, y, z - height * 0.45), height * 0.08, sides=12)
            self.feet.tube((x + height * 0.5, y, z), (x, y, z - height * 0.55), height * 0.03, sides=8)
            self.feet.box((x, y, z - height * 0.94), (height * 0.42, height * 0.34, height * 0.12), chamfer=height * 0.03)

    def build(self, place=(0, 0, 0), heading=0.0, pitch=0.0, roll=0.0, size=1.0, thrust=0.0, thrust_color=0x9fd8ff, lit=True):
        matrix = (Matrix.Translation(place) @ Matrix.Rotation(math.radians(heading), 4, 'Z')
                  @ Matrix.Rotation(math.radians(pitch), 4, 'Y') @ Matrix.Rotation(math.radians(roll), 4, 'X') @ Matrix.Scale(size, 4))
        made = [
            (self.skin, self.looks['skin']), (self.gear, self.looks['gear']), (self.dark, self.looks['dark']),
            (self.lamps, glow(0xdff2ff, 10.0 if lit else 0.2)), (self.red, glow(0xff5a3c, 10.0 if lit else 0.2)),
            (self.fire, glow(thrust_color, 0.03 + 18 * thrust)), (self.panes, glass(0x1a2a30, 0.5)),
            (self.rooms, glow(0xffc98a, 3.0 if lit else 0.1))] + self.boxes
        if thrust == 0:
            made.append((self.feet, self.looks['gear']))
        for mesh, material in made:
            thing = mesh.build('ship', material)
            if thing:
                thing.matrix_world = matrix
        return matrix


def word(text, size, place, turn, color=0xd9d2c4, matrix=None, strength=0.0):
    """Letters painted on a plate, or cut out of light."""
    curve = bpy.data.curves.new('word', 'FONT')
    curve.body, curve.size, curve.align_x, curve.align_y = text, size, 'CENTER', 'CENTER'
    curve.extrude = size * 0.004
    from materials import marking
    curve.materials.append(glow(color, strength) if strength else marking(color))
    made = bpy.data.objects.new('word', curve)
    own = Matrix.Translation(place) @ turn.to_4x4()
    made.matrix_world = matrix @ own if matrix else own
    bpy.context.scene.collection.objects.link(made)


def hauler(seed=1, base=0x77746c, accent=0xb8602a, boxes=True, bays=5):
    """36 m: a blunt cab, a spine with containers on both sides, a block of engines."""
    s = Ship(seed, base, accent)
    deco = s.decorate(0.10)
    half = bays * 2.6
    s.skin.loft([octagon(half + 0.2, 4.6, 4.2, 0.35), octagon(half + 3.4, 5.6, 5.0, 0.35), octagon(half + 6.2, 5.2, 4.6, 0.35, -0.1), octagon(half + 8.0, 3.6, 2.8, 0.4, -0.6)], 1.3, 0.07, deco)
    # The band of the cab's window.
    for i in range(-3, 4):
        y = i * 0.62
        s.panes.box((half + 7.05 - abs(i) * 0.05, y, 1.15), (0.9, 0.54, 0.62), turned(y=0.62), chamfer=0.04)
        s.rooms.box((half + 6.75, y, 0.95), (0.3, 0.3, 0.12))
    s.dark.box((half + 6.5, 0, 1.0), (1.2, 4.5, 0.9), turned(y=0.5))
    for side in (-1, 1):
        s.lamps.box((half + 8.0, side * 1.1, -0.9), (0.12, 0.5, 0.16))
        s.skin.box((half + 4.2, side * 2.95, 0.6), (2.6, 0.5, 1.1), chamfer=0.15)
        s.dark.tube((half + 5.7, side * 3.0, 0.7), (half + 7.0, side * 3.0, 0.7), 0.12)
        s.red.box((half + 3.0, side * 2.9, 1.4), (0.12, 0.12, 0.12))
    for i in range(6):
        s.gear.tube((half + 3 - i * 0.7, 0.6 * (i % 2), 2.4), (half + 3 - i * 0.7, 0.6 * (i % 2), 3.0 + (i % 3) * 0.5), 0.04)
    # Spine: four rails with frames.
    for y, z in ((-0.8, -0.8), (0.8, -0.8), (0.8, 0.8), (-0.8, 0.8)):
        s.gear.tube((-half - 0.5, y, z), (half + 0.6, y, z), 0.17, sides=10)
    steps = bays * 4
    for i in range(steps + 1):
        x = -half + 2 * half * i / steps
        for y, z in ((-0.8, 0), (0.8, 0)):
            s.dark.box((x, y, z), (0.12, 0.12, 1.6))
        for z in (-0.8, 0.8):
            s.dark.box((x, 0, z), (0.12, 1.6, 0.12))
        if i < steps:
            x2 = -half + 2 * half * (i + 1) / steps
            s.gear.tube((x, -0.8, -0.8), (x2, -0.8, 0.8), 0.05, sides=6)
            s.gear.tube((x, 0.8, 0.8), (x2, 0.8, -0.8), 0.05, sides=6)
    if boxes:
        colors = (0x8c4a2c, 0x566068, 0x7c7a70, 0x2f4a50, 0x9a7a3c, 0x44484c)
        packs = [Mesh(seed + 20 + i) for i in range(len(colors))]
        for bay in range(bays):
            x = -half + 2.6 + bay * 5.2
            for side in (-1, 1):
                for level in (-1, 1):
                    if s.random.random() < 0.12:
                        continue
                    pack = packs[s.random.randrange(len(colors))]
                    center = Vector((x, side * 2.35, level * 1.32))
                    size = Vector((4.7, 2.5, 2.5))
                    pack.box(center, size * 0.97, chamfer=0.06)
                    for rib in range(9):
                        pack.box(center + Vector((-2.1 + rib * 0.525, 0, 0)), (0.16, 2.5, 2.5), chamfer=0.03)
                    for end in (-1, 1):
                        s.dark.box(center + Vector((end * 2.3, 0, 0)), (0.16, 2.6, 2.6), chamfer=0.03)
        s.boxes = [(pack, plates(color, 0xd0c8b8, 0.05, 0.7, 0.55)) for pack, color in zip(packs, colors)]
    s.skin.loft([octagon(-half - 6.5, 5.0, 4.6, 0.3), octagon(-half - 4.5, 6.4, 5.6, 0.3), octagon(-half - 1.2, 6.0, 5.2, 0.3), octagon(-half - 0.2, 3.6, 3.4, 0.3)], 1.4, 0.08, s.decorate(0.16))
    for y in (-1.55, 1.55):
        for z in (-1.25, 1.25):
            s.engine((-half - 6.4, y, z), 1.15, 2.0)
    for side in (-1, 1):
        s.gear.tube((-half - 3, side * 3, 0), (-half - 3, side * 4.6, 0), 0.3)
        s.skin.box((-half - 3.2, side * 5.4, 0), (3.2, 0.16, 4.4), turned(x=side * 0.12), chamfer=0.04)
    s.legs([(half + 4, 1.8, -2.2), (half + 4, -1.8, -2.2), (-half - 3, 2.2, -2.4), (-half - 3, -2.2, -2.4)], 1.9)
    s.hull_height = 4.1
    return s


def needle(seed=2, base=0x3c444c, accent=0xb9b2a2):
    """15 m: a wedge with canted wings and two engines; the pilot sits under one long pane."""
    s = Ship(seed, base, accent, 0.6, share=0.06, wear=0.6)
    deco = s.decorate(0.06, light=0.004)
    s.skin.loft([octagon(-5.6, 2.0, 1.2, 0.35), octagon(-4.0, 2.5, 1.7, 0.4, 0.05), octagon(-1.0, 2.4, 1.75, 0.45, 0.05), octagon(2.2, 1.7, 1.3, 0.45, 0), octagon(5.2, 0.95, 0.72, 0.45, -0.12), octagon(8.4, 0.22, 0.2, 0.45, -0.2)], 0.75, 0.03, deco)
    for i in range(6):
        x = 0.3 + i * 0.55
        wide = 0.95 - i * 0.08
        s.panes.box((x, 0, 0.80 - i * 0.085), (0.52, wide, 0.34), turned(y=0.15), chamfer=0.13)
        s.gear.box((x + 0.27, 0, 0.79 - i * 0.085), (0.045, wide * 0.98, 0.35), turned(y=0.15), chamfer=0.13)
    for side in (-1, 1):
        root, tip = side * 1.1, side * 5.0
        low = lambda x, y, z, t: (Vector((x, y, z - t)), Vector((x, y, z + t)))
        corners = [(1.8, root, 0.05, 0.16), (-1.9, tip, -0.95, 0.04), (-3.9, tip, -0.95, 0.04), (-4.6, root, 0.05, 0.16)]
        under = [low(*c)[0] for c in corners]
        over = [low(*c)[1] for c in corners]
        order = (0, 1, 2, 3) if side < 0 else (3, 2, 1, 0)
        s.skin.panels([over[i] for i in order], 0.85, 0.03, leaf=deco)
        s.skin.panels([under[i] for i in reversed(order)], 0.85, 0.03)
        for i in range(4):
            k = (i + 1) % 4
            s.dark.face([under[i], under[k], over[k], over[i]])
        s.skin.box((-2.6, tip, -0.75), (3.2, 0.12, 1.0), turned(x=side * 0.25), chamfer=0.04)
        s.dark.tube((-1.6, tip, -0.95), (1.4, tip, -0.98), 0.08)
        s.gear.tube((1.0, side * 1.9, -0.22), (2.6, side * 1.9, -0.26), 0.11)
        s.skin.box((-4.2, side * 0.85, 1.2), (2.2, 0.1, 1.7), turned(x=-side * 0.35, y=-0.5), chamfer=0.03)
        s.skin.loft([octagon(-6.2, 1.35, 1.2, 0.4), octagon(-4.4, 1.5, 1.4, 0.4), octagon(-0.8, 1.1, 1.1, 0.4), octagon(0.0, 0.7, 0.75, 0.4)], 0.7, 0.03, deco)
        first = len(s.skin.points) if side > 0 else 0
        s.engine((-6.1, side * 1.55, 0.0), 0.66, 1.0)
        s.red.box((-3.8, tip + side * 0.06, -0.3), (0.1, 0.05, 0.05))
        s.lamps.box((4.0, side * 0.52, -0.35), (0.25, 0.04, 0.05))
    # The nacelles were lofted on the axis: move each outward.
    _shift_nacelles(s)
    s.legs([(3.4, 0, -0.5), (-2.8, 1.5, -0.5), (-2.8, -1.5, -0.5)], 1.15)
    s.hull_height = 1.65
    return s


def _shift_nacelles(s):
    """Rebuilds the two nacelles beside the hull."""
    for side in (-1, 1):
        part = Mesh(s.random.randrange(999))
        part.loft([octagon(-6.2, 1.35, 1.2, 0.4), octagon(-4.4, 1.5, 1.4, 0.4), octagon(-0.8, 1.2, 1.2, 0.4), octagon(0.4, 0.75, 0.8, 0.4)], 0.6, 0.03, None)
        s.skin.add(part.moved(Matrix.Translation((0, side * 1.55, 0))))
        s.dark.box((0.42, side * 1.55, 0), (0.08, 0.55, 0.6))


def beetle(seed=3, base=0x6d6a52, accent=0xc9a227):
    """19 m: a broad lander with four ducted rotors on arms and a ramp at its back."""
    s = Ship(seed, base, accent, 0.8, share=0.08, wear=0.8)
    deco = s.decorate(0.12)
    s.skin.loft([octagon(-7.0, 5.0, 3.6, 0.25, 0.2), octagon(-4.5, 6.6, 4.4, 0.35), octagon(1.5, 6.8, 4.6, 0.4, 0.05), octagon(5.2, 5.6, 4.0, 0.45, -0.05), octagon(7.4, 3.2, 2.2, 0.5, -0.45)], 1.1, 0.06, deco)
    for i in range(-2, 3):
        s.panes.box((6.55 - abs(i) * 0.22, i * 0.82, 0.95), (0.95, 0.72, 0.7), turned(y=0.75, z=-i * 0.13), chamfer=0.05)
        s.gear.box((6.52 - abs(i) * 0.22, i * 0.82 + 0.4, 0.92), (1.05, 0.07, 0.74), turned(y=0.75, z=-i * 0.13))
        s.rooms.box((6.1, i * 0.7, 0.6), (0.2, 0.3, 0.08))
    s.dark.box((6.0, 0, 0.6), (1.4, 3.8, 1.2), turned(y=0.75))
    for x in (-4.6, 4.0):
        for side in (-1, 1):
            hub = Vector((x, side * 6.3, 0.6))
            s.skin.box((x, side * 4.2, 0.7), (1.3, 2.6, 0.75), turned(x=side * 0.06), chamfer=0.18)
            s.skin.ring(hub, (0, 0, 1), 2.0, 1.15, 0.38, 40)
            s.gear.ring(hub + Vector((0, 0, 0.6)), (0, 0, 1), 1.98, 0.12, 0.46, 40, tone=0.9)
            s.gear.tube(hub + Vector((0, 0, -0.5)), hub + Vector((0, 0, 0.55)), 0.42, 0.34, 20)
            for blade in range(9):
                a = 2 * math.pi * blade / 9
                s.dark.box(hub + Vector((math.cos(a), math.sin(a), 0)) * 1.1, (1.5, 0.34, 0.05), turned(x=0.5, z=a))
            for strut in range(3):
                a = 2 * math.pi * strut / 3 + 0.4
                s.gear.box(hub + Vector((math.cos(a), math.sin(a), -0.05)) * 1.1 + Vector((0, 0, -0.4)), (1.7, 0.1, 0.18), turned(z=a))
            s.red.box(hub + Vector((0, side * 2.25, 0.3)), (0.16, 0.06, 0.16))
    s.skin.box((-3.2, 0, 2.7), (4.4, 2.4, 1.0), chamfer=0.3)
    for y in (-0.8, 0.8):
        s.engine((-6.9, y * 1.9, 1.1), 0.62, 1.1)
    s.dark.box((-7.02, 0, -0.5), (0.2, 3.4, 2.2))
    s.skin.box((-8.6, 0, -2.05), (3.6, 3.0, 0.22), turned(y=-0.5), chamfer=0.06)
    for i in range(8):
        s.gear.box((-7.4 - i * 0.35, 0, -1.35 - i * 0.19), (0.1, 2.8, 0.06), turned(y=-0.5))
    s.rooms.box((-6.88, 0, 0.45), (0.1, 2.6, 0.1))
    for side in (-1, 1):
        s.gear.tube((-5.5, side * 2.4, 2.3), (-5.7, side * 2.4, 3.9), 0.05)
        s.lamps.box((7.2, side * 0.9, -0.95), (0.14, 0.4, 0.16))
    s.legs([(4.4, 2.3, -1.7), (4.4, -2.3, -1.7), (-4.6, 2.5, -1.8), (-4.6, -2.5, -1.8)], 1.7)
    s.hull_height = 3.35
    return s


def cruiser(seed=4, base=0x565c64, accent=0x8f4a2a, stage=1.0):
    """210 m: decks of lit windows along a long keel. Below stage 1 only its stern is plated, the rest is ribs."""
    s = Ship(seed, base, accent, 4.0, share=0.05)
    deco = s.decorate(0.14, light=0.03)
    sections = [octagon(-92, 20, 16, 0.3), octagon(-78, 28, 22, 0.3), octagon(-40, 30, 26, 0.35), octagon(0, 25, 22, 0.4, -1), octagon(40, 22, 18, 0.4, -1), octagon(78, 15, 12, 0.45, -2), octagon(112, 5, 4, 0.5, -3)]
    end = -92 + 204 * stage
    dense = []
    for one, two in zip(sections, sections[1:]):
        steps = max(1, round((two[0].x - one[0].x) / 9))
        dense += [[p.lerp(q, i / steps) for p, q in zip(one, two)] for i in range(steps)]
    dense.append(sections[-1])
    plated = [ring for ring in dense if ring[0].x <= end]
    s.skin.loft(plated, 5.0, 0.28, deco)
    for ring in [ring for ring in dense if ring[0].x > end]:
        for i in range(8):
            s.gear.tube(ring[i] * 1.0, ring[(i + 1) % 8], 0.34, sides=8)
    if stage < 1:
        for i in range(8):
            rest = [ring[i] for ring in dense if ring[0].x >= end - 9]
            for a, b in zip(rest, rest[1:]):
                s.gear.tube(a, b, 0.3, sides=8)
                if s.random.random() < 0.35:
                    o = [ring[(i + 1) % 8] for ring in dense if ring[0].x >= end - 9]
                    k = rest.index(a)
                    s.skin.panels((a, o[k], o[k + 1], b), 4.0, 0.2)
        for ring in [ring for ring in dense if ring[0].x > end][::2]:
            x = ring[0].x
            s.dark.box((x, 0, -1), (1.2, 9, 7), chamfer=0.5)
    for side in (-1, 1):
        for deck in range(4):
            length = min(60, max(0, end + 70))
            for i in range(int(length / 1.1)):
                if s.random.random() < 0.62:
                    wide = 14.62 - deck * 0.02
                    s.rooms.box((-68 + i * 1.1, side * (15.05 if -68 + i * 1.1 < -40 else 15.05 - (i * 1.1 - 28) * 0.06), -2.6 + deck * 1.9), (0.5, 0.16, 0.42))
    s.skin.loft([[p + Vector((0, 0, 15)) for p in ring] for ring in (octagon(-66, 14, 9, 0.3), octagon(-58, 17, 10, 0.3), octagon(-34, 14, 9, 0.35), octagon(-24, 6, 4, 0.4, -2))], 3.0, 0.2, deco)
    s.skin.box((-50, 0, 23), (10, 7, 7), chamfer=1.2)
    for i in range(-6, 7):
        s.rooms.box((-44.9, i * 0.45, 23.6), (0.2, 0.34, 0.5))
    for i in range(9):
        s.gear.tube((-54 + i * 1.3, (i % 3 - 1) * 2, 26), (-54 + i * 1.3, (i % 3 - 1) * 2, 30 + (i * 7 % 5)), 0.14, sides=6)
    for y in (-7, 0, 7):
        for z in (-4, 4):
            s.engine((-91, y, z), 3.2, 6.5)
    if stage >= 1:
        for x in (-20, 6, 30):
            for z in (-1, 1):
                at = Vector((x, 0, z * (11 if x < 20 else 9) - 1))
                s.skin.box(at, (7, 6, 2.6), chamfer=0.9)
                for y in (-1.2, 1.2):
                    s.gear.tube(at + Vector((2, y, z * 0.3)), at + Vector((10, y, z * 0.7)), 0.34)
    s.hull_height = 30
    return s
