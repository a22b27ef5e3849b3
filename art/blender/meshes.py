"""Collects faces of one material and turns them into a Blender object."""

import math
import random

import bpy
from mathutils import Matrix, Vector

# The tone of a chamfer: materials show bare metal there where paint has worn off.
WORN = -1.0


def turned(x=0.0, y=0.0, z=0.0):
    return (Matrix.Rotation(z, 3, 'Z') @ Matrix.Rotation(y, 3, 'Y') @ Matrix.Rotation(x, 3, 'X'))


class Mesh:
    def __init__(self, seed=1):
        self.points = []
        self.faces = []
        self.tones = []
        self.random = random.Random(seed)

    def face(self, corners, tone=None):
        first = len(self.points)
        self.points.extend(tuple(corner) for corner in corners)
        self.faces.append(tuple(range(first, len(self.points))))
        self.tones.append(self.random.random() if tone is None else tone)

    def box(self, center, size, turn=None, tone=None, chamfer=0.0):
        """A box with chamfered upper and lower edges."""
        center = Vector(center)
        tone = self.random.random() if tone is None else tone
        x, y, z = (part / 2 for part in size)
        c = min(chamfer, x, y, z)

        def place(px, py, pz):
            point = Vector((px, py, pz))
            return center + (turn @ point if turn else point)

        def ring(dx, dy, pz):
            return [place(-dx, -dy, pz), place(dx, -dy, pz), place(dx, dy, pz), place(-dx, dy, pz)]

        if c > 0:
            rings = [ring(x - c, y - c, -z), ring(x, y, -z + c), ring(x, y, z - c), ring(x - c, y - c, z)]
        else:
            rings = [ring(x, y, -z), ring(x, y, z)]
        self.face(reversed(rings[0]), tone)
        self.face(rings[-1], tone)
        for number, (low, high) in enumerate(zip(rings, rings[1:])):
            edge = c > 0 and number != 1
            for i in range(4):
                j = (i + 1) % 4
                self.face([low[i], low[j], high[j], high[i]], WORN if edge else tone)

    def tube(self, start, end, radius, last=None, sides=16, tone=None, capped=True):
        start, end = Vector(start), Vector(end)
        last = radius if last is None else last
        axis = (end - start).normalized()
        side = axis.orthogonal().normalized()
        other = axis.cross(side)
        tone = self.random.random() if tone is None else tone
        angles = [2 * math.pi * i / sides for i in range(sides)]
        low = [start + radius * (math.cos(a) * side + math.sin(a) * other) for a in angles]
        high = [end + last * (math.cos(a) * side + math.sin(a) * other) for a in angles]
        for i in range(sides):
            j = (i + 1) % sides
            self.face([low[i], low[j], high[j], high[i]], tone)
        if capped:
            self.face(reversed(low), tone)
            self.face(high, tone)

    def ring(self, center, axis, radius, width, depth, sides=32, share=1.0, start=0.0, tone=None):
        """A flat hoop: a rectangle swept around an axis."""
        center, axis = Vector(center), Vector(axis).normalized()
        side = axis.orthogonal().normalized()
        other = axis.cross(side)
        count = max(2, round(sides * share))
        sections = []
        for i in range(count + 1):
            a = start + 2 * math.pi * share * i / count
            out = math.cos(a) * side + math.sin(a) * other
            sections.append([center + out * (radius + dr) + axis * da for dr, da in (
                (-depth / 2, -width / 2), (depth / 2, -width / 2), (depth / 2, width / 2), (-depth / 2, width / 2))])
        for one, two in zip(sections, sections[1:]):
            shade = self.random.random() if tone is None else tone
            for i in range(4):
                j = (i + 1) % 4
                self.face([one[i], one[j], two[j], two[i]], shade)
        if share < 1:
            self.face(sections[0], tone)
            self.face(reversed(sections[-1]), tone)

    def ball(self, center, radius, rings=12, sides=16, scale=(1, 1, 1), tone=None):
        center = Vector(center)
        tone = self.random.random() if tone is None else tone

        def at(i, j):
            lat, lon = math.pi * (i / rings - 0.5), 2 * math.pi * j / sides
            return center + radius * Vector((
                scale[0] * math.cos(lat) * math.cos(lon),
                scale[1] * math.cos(lat) * math.sin(lon),
                scale[2] * math.sin(lat)))

        for i in range(rings):
            for j in range(sides):
                self.face([at(i, j), at(i, j + 1), at(i + 1, j + 1), at(i + 1, j)], tone)

    def panels(self, corners, size, depth, gap=None, leaf=None, chance=0.12):
        """Covers a quadrilateral with plates of random sizes and heights, with grooves between them."""
        a, b, c, d = (Vector(corner) for corner in corners)
        normal = (b - a).cross(d - a)
        if normal.length < 1e-9:
            normal = (c - b).cross(d - c)
        if normal.length < 1e-9:
            return
        normal.normalize()
        self.face([p - normal * depth for p in (a, b, c, d)], 0.02)
        self._plates(a, b, c, d, normal, size, depth, size * 0.02 if gap is None else gap, leaf, chance)

    def _plates(self, a, b, c, d, normal, size, depth, gap, leaf, chance):
        rnd = self.random
        across = ((b - a).length + (c - d).length) / 2
        along = ((d - a).length + (c - b).length) / 2
        longest = max(across, along)
        if longest > size * 2.2 or (longest > size * 0.55 and rnd.random() > chance):
            share = rnd.choice((0.5, 0.5, 0.35, 0.65, rnd.uniform(0.3, 0.7)))
            if across * rnd.uniform(0.75, 1.3) > along:
                m, n = a.lerp(b, share), d.lerp(c, share)
                halves = ((a, m, n, d), (m, b, c, n))
            else:
                m, n = a.lerp(d, share), b.lerp(c, share)
                halves = ((a, b, n, m), (m, n, c, d))
            for half in halves:
                self._plates(*half, normal, size, depth, gap, leaf, chance)
            return
        middle = (a + b + c + d) / 4
        inner = min(across, along)
        if inner < gap * 5:
            return
        shrink = lambda p, by: p + (middle - p).normalized() * by * 1.41
        height = depth * rnd.choice((0.0, 0.0, 0.15, 0.35, 1.0))
        low = [shrink(p, gap) - normal * depth for p in (a, b, c, d)]
        edge = min(gap * 1.2, inner * 0.1)
        rim = [shrink(p, gap) + normal * (height - edge) for p in (a, b, c, d)]
        top = [shrink(p, gap + edge) + normal * height for p in (a, b, c, d)]
        tone = rnd.random()
        self.face(top, tone)
        for i in range(4):
            j = (i + 1) % 4
            self.face([low[i], low[j], rim[j], rim[i]], tone)
            self.face([rim[i], rim[j], top[j], top[i]], WORN)
        if leaf:
            u = (b - a).normalized()
            leaf(middle + normal * height, u, normal.cross(u), normal, across - 2 * gap, along - 2 * gap)

    def loft(self, sections, size, depth, leaf=None, capped=True, gap=None):
        """Plates over a hull: `sections` are lists of points around it, from stern to bow."""
        for one, two in zip(sections, sections[1:]):
            for i in range(len(one)):
                j = (i + 1) % len(one)
                self.panels((one[i], one[j], two[j], two[i]), size, depth, gap=gap, leaf=leaf)
        if capped:
            self.face(reversed(sections[0]), 0.3)
            self.face(sections[-1], 0.3)

    def moved(self, matrix):
        self.points = [tuple(matrix @ Vector(p)) for p in self.points]
        return self

    def add(self, other, matrix=None):
        first = len(self.points)
        self.points.extend(tuple(matrix @ Vector(p)) if matrix else p for p in other.points)
        self.faces.extend(tuple(i + first for i in face) for face in other.faces)
        self.tones.extend(other.tones)

    def data(self, name, material, smooth=False):
        mesh = bpy.data.meshes.new(name)
        mesh.from_pydata(self.points, [], self.faces)
        mesh.attributes.new('tone', 'FLOAT', 'FACE').data.foreach_set('value', self.tones)
        mesh.materials.append(material)
        if smooth:
            mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
        mesh.update()
        return mesh

    def build(self, name, material, smooth=False, merge=False):
        if not self.faces:
            return None
        mesh = self.data(name, material, smooth)
        if merge or smooth:
            import bmesh
            work = bmesh.new()
            work.from_mesh(mesh)
            bmesh.ops.remove_doubles(work, verts=work.verts, dist=1e-4)
            work.to_mesh(mesh)
            work.free()
        made = bpy.data.objects.new(name, mesh)
        bpy.context.scene.collection.objects.link(made)
        if smooth:
            mesh.use_auto_smooth = True
            mesh.auto_smooth_angle = math.radians(40)
        return made


def octagon(x, width, height, chamfer=0.3, lift=0.0, top=1.0):
    """A cross section of a hull at x: a rectangle with cut corners, its upper edge `top` times as wide."""
    w, h = width / 2, height / 2
    cw, ch = w * chamfer, h * chamfer
    return [Vector((x, y, z + lift)) for y, z in (
        (-w + cw, -h), (w - cw, -h), (w, -h + ch), (w * top, h - ch),
        ((w - cw) * top, h), (-(w - cw) * top, h), (-w * top, h - ch), (-w, -h + ch))]
