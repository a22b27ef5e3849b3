"""Surfaces: painted plates, bare metal, cloth, glass, rock, ice, leaves, light."""

import bpy

_made = {}


class Nodes:
    def __init__(self, material):
        material.use_nodes = True
        self.tree = material.node_tree
        self.tree.nodes.clear()

    def add(self, kind, settings=None, **inputs):
        node = self.tree.nodes.new(kind)
        for key, value in (settings or {}).items():
            setattr(node, key, value)
        for key, value in inputs.items():
            self.put(node, key.replace('_', ' '), value)
        return node

    def put(self, node, key, value):
        socket = node.inputs[int(key[1:])] if key[0] == 'n' and key[1:].isdigit() else node.inputs[key]
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        else:
            socket.default_value = value

    def math(self, operation, one, two=0.0, clamp=False):
        return self.add('ShaderNodeMath', {'operation': operation, 'use_clamp': clamp}, n0=one, n1=two).outputs[0]

    def mix(self, share, one, two):
        return self.add('ShaderNodeMixRGB', None, n0=share, n1=one, n2=two).outputs[0]

    def ramp(self, value, low, high):
        node = self.add('ShaderNodeMapRange', None, n0=value, n1=low, n2=high)
        return node.outputs[0]

    def noise(self, scale, detail=4.0, vector=None, roughness=0.55, stretch=None):
        place = vector or self.add('ShaderNodeTexCoord').outputs['Object']
        if stretch:
            place = self.add('ShaderNodeMapping', None, Vector=place, Scale=stretch).outputs[0]
        node = self.add('ShaderNodeTexNoise', None, Vector=place, Scale=scale, Detail=detail, Roughness=roughness)
        return node.outputs['Fac']

    def finish(self, shader, displacement=None):
        out = self.add('ShaderNodeOutputMaterial')
        self.tree.links.new(shader, out.inputs['Surface'])


def _new(name):
    material = bpy.data.materials.new(name)
    return material, Nodes(material)


def rgb(value, alpha=1.0):
    """Linear color of a hexadecimal number."""
    parts = [((value >> shift) & 255) / 255 for shift in (16, 8, 0)]
    return tuple(p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts) + (alpha,)


def once(make):
    def cached(*args, **keys):
        key = (make.__name__, args, tuple(sorted(keys.items())))
        if key not in _made:
            _made[key] = make(*args, **keys)
        return _made[key]
    return cached


@once
def plates(base=0x6b7078, accent=0xb8602a, share=0.07, wear=0.5, rough=0.42, scale=1.0, shine=0.0, spread=0.5):
    """Painted plates: each has its own tone, some are in the accent color, edges have worn off, dirt runs down."""
    material, n = _new('plates')
    tone = n.add('ShaderNodeAttribute', {'attribute_name': 'tone'}).outputs['Fac']
    low = [c * (1 - spread) for c in rgb(base)[:3]] + [1]
    paint = n.mix(n.ramp(tone, 0.0, 1.0), low, rgb(base))
    painted = n.math('GREATER_THAN', tone, 1 - share)
    paint = n.mix(painted, paint, rgb(accent))
    broad = n.noise(0.35 / scale, 6)
    streaks = n.noise(1.4 / scale, 6, stretch=(1.0, 1.0, 0.12))
    fine = n.noise(9 / scale, 5)
    dirt = n.math('MULTIPLY', n.ramp(broad, 0.38, 0.72), n.ramp(streaks, 0.38, 0.7), True)
    paint = n.mix(n.math('MULTIPLY', dirt, 0.65), paint, (0.018, 0.016, 0.014, 1))
    chamfer = n.math('LESS_THAN', tone, -0.5)
    scratch = n.math('MULTIPLY', n.ramp(fine, 0.66 - 0.1 * wear, 0.72), n.ramp(broad, 0.45, 0.6), True)
    bare = n.math('MAXIMUM', n.math('MULTIPLY', chamfer, n.ramp(fine, 0.62 - 0.4 * wear, 0.7 - 0.2 * wear)), scratch)
    color = n.mix(bare, paint, (0.30, 0.29, 0.28, 1))
    roughness = n.math('ADD', n.math('MULTIPLY', n.noise(3 / scale, 4), 0.3), rough - 0.12)
    bump = n.add('ShaderNodeBump', None, Strength=0.08, Distance=0.02 * scale, Height=fine)
    shader = n.add('ShaderNodeBsdfPrincipled', None, Base_Color=color, Roughness=roughness, Normal=bump.outputs[0],
                   Metallic=n.math('MAXIMUM', n.math('MULTIPLY', bare, 0.9), shine))
    n.finish(shader.outputs[0])
    return material


@once
def metal(color=0x8a8d92, rough=0.3, scale=1.0):
    material, n = _new('metal')
    stain = n.noise(1.5 / scale, 6)
    tint = n.mix(n.ramp(stain, 0.4, 0.75), rgb(color), [c * 0.35 for c in rgb(color)[:3]] + [1])
    roughness = n.math('ADD', n.math('MULTIPLY', n.noise(5 / scale, 4), 0.35), rough - 0.15)
    n.finish(n.add('ShaderNodeBsdfPrincipled', None, Base_Color=tint, Metallic=1.0, Roughness=roughness).outputs[0])
    return material


@once
def deck(base=0x34383d, rough=0.35, scale=1.0):
    """A floor that is walked on: worn, in places wet or polished."""
    material, n = _new('deck')
    tone = n.add('ShaderNodeAttribute', {'attribute_name': 'tone'}).outputs['Fac']
    low = [c * 0.6 for c in rgb(base)[:3]] + [1]
    paint = n.mix(n.ramp(tone, 0.0, 1.0), low, rgb(base))
    stain = n.noise(0.22 / scale, 7, roughness=0.65)
    fine = n.noise(6 / scale, 6)
    color = n.mix(n.math('MULTIPLY', n.ramp(stain, 0.45, 0.7), 0.6), paint, (0.02, 0.02, 0.02, 1))
    wet = n.ramp(n.noise(0.5 / scale, 5), 0.52, 0.6)
    roughness = n.math('SUBTRACT', n.math('ADD', n.math('MULTIPLY', fine, 0.35), rough), n.math('MULTIPLY', wet, 0.3), True)
    bump = n.add('ShaderNodeBump', None, Strength=0.05, Distance=0.02, Height=fine)
    n.finish(n.add('ShaderNodeBsdfPrincipled', None, Base_Color=color, Roughness=n.math('MAXIMUM', roughness, 0.08),
                   Normal=bump.outputs[0], Specular=0.6).outputs[0])
    return material


@once
def marking(color=0xc9822f):
    """Paint on a floor, partly worn off."""
    material, n = _new('marking')
    gone = n.ramp(n.noise(2.2, 8, roughness=0.7), 0.5, 0.58)
    shader = n.add('ShaderNodeBsdfPrincipled', None, Base_Color=rgb(color), Roughness=0.6)
    clear = n.add('ShaderNodeBsdfTransparent')
    n.finish(n.add('ShaderNodeMixShader', None, n0=n.math('MULTIPLY', gone, 0.8), n1=shader.outputs[0], n2=clear.outputs[0]).outputs[0])
    return material


@once
def glow(color=0xffc98a, strength=8.0, light=False):
    """A lamp. Small ones are only seen: they light nothing, which keeps noise away."""
    material, n = _new('glow')
    n.finish(n.add('ShaderNodeEmission', None, Color=rgb(color), Strength=strength).outputs[0])
    material.cycles.sample_as_light = light
    return material


@once
def screen(color=0x62d2ea, strength=3.0, scale=1.0, dense=0.5):
    """A display: rows of bars and dots that read as instruments."""
    material, n = _new('screen')
    place = n.add('ShaderNodeTexCoord').outputs['Generated']
    rows = n.add('ShaderNodeTexBrick', {'offset': 0.37, 'offset_frequency': 3}, Vector=place, Color1=(0, 0, 0, 1), Color2=(1, 1, 1, 1),
                 Mortar=(0, 0, 0, 1), Scale=18 * scale, Mortar_Size=0.012, Brick_Width=0.35, Row_Height=0.12)
    fine = n.add('ShaderNodeTexBrick', None, Vector=place, Color1=(0, 0, 0, 1), Color2=(1, 1, 1, 1), Mortar=(0, 0, 0, 1),
                 Scale=60 * scale, Mortar_Size=0.01, Brick_Width=0.4, Row_Height=0.25)
    lit = n.math('MULTIPLY', n.ramp(rows.outputs['Color'], dense, 1), n.ramp(fine.outputs['Color'], 0.3, 1.0))
    value = n.math('ADD', n.math('MULTIPLY', lit, strength), 0.06 * strength)
    n.finish(n.add('ShaderNodeEmission', None, Color=rgb(color), Strength=value).outputs[0])
    material.cycles.sample_as_light = False
    return material


@once
def windows(wall=0x30343a, light=0xffcf96, strength=5.0, share=0.35, scale=1.0):
    """A wall far away with rooms behind it, some of them lit."""
    material, n = _new('windows')
    place = n.add('ShaderNodeTexCoord').outputs['Object']
    parts = n.add('ShaderNodeSeparateXYZ', None, Vector=place).outputs
    along = n.math('ADD', parts[0], parts[1])
    flat = n.add('ShaderNodeCombineXYZ', None, X=along, Y=parts[2]).outputs[0]
    rooms = n.add('ShaderNodeTexBrick', {'offset': 0.5}, Vector=flat, Color1=(0, 0, 0, 1), Color2=(1, 1, 1, 1), Mortar=(0, 0, 0, 1),
                  Scale=1 / scale, Mortar_Size=0.22, Mortar_Smooth=0.02, Brick_Width=1.3, Row_Height=1.0)
    lit = n.math('GREATER_THAN', rooms.outputs['Color'], 1 - share)
    tone = n.add('ShaderNodeAttribute', {'attribute_name': 'tone'}).outputs['Fac']
    color = n.mix(n.ramp(tone, 0, 1), [c * 0.5 for c in rgb(wall)[:3]] + [1], rgb(wall))
    shade = n.math('MULTIPLY', lit, n.ramp(n.noise(0.3 / scale, 2), 0.3, 0.7))
    shader = n.add('ShaderNodeBsdfPrincipled', None, Base_Color=color, Roughness=0.5, Emission=rgb(light),
                   Emission_Strength=n.math('MULTIPLY', shade, strength))
    n.finish(shader.outputs[0])
    material.cycles.sample_as_light = False
    return material


@once
def cloth(color=0xb9b2a4, accent=0xc46a28):
    """A suit: woven, creased, dirty below the knees; each wearer has a tint of their own."""
    material, n = _new('cloth')
    folds = n.noise(7, 3, stretch=(1.0, 1.0, 2.4), roughness=0.45)
    weave = n.noise(160, 1)
    own = n.add('ShaderNodeObjectInfo').outputs
    paint = n.mix(1.0, rgb(color), own['Color'])
    n.tree.nodes[-1].blend_type = 'MULTIPLY'
    dirt = n.ramp(n.noise(2.5, 6), 0.42, 0.7)
    paint = n.mix(n.math('MULTIPLY', dirt, 0.65), paint, (0.03, 0.025, 0.02, 1))
    height = n.math('ADD', folds, n.math('MULTIPLY', weave, 0.06))
    bump = n.add('ShaderNodeBump', None, Strength=0.55, Distance=0.05, Height=height)
    n.finish(n.add('ShaderNodeBsdfPrincipled', None, Base_Color=paint, Roughness=0.82, Normal=bump.outputs[0], Sheen=0.3).outputs[0])
    return material


@once
def visor(color=0x2a1c0c):
    material, n = _new('visor')
    n.finish(n.add('ShaderNodeBsdfPrincipled', None, Base_Color=rgb(color), Metallic=0.9, Roughness=0.07, Clearcoat=1.0).outputs[0])
    return material


@once
def glass(tint=0xdfeaf0, share=0.12):
    """A pane: clear, with a reflection."""
    material, n = _new('glass')
    clear = n.add('ShaderNodeBsdfTransparent', None, Color=rgb(tint))
    shiny = n.add('ShaderNodeBsdfGlossy', None, Roughness=0.03)
    facing = n.add('ShaderNodeLayerWeight', None, Blend=0.35).outputs['Fresnel']
    amount = n.math('ADD', n.math('MULTIPLY', facing, 0.7), share * 0.3, True)
    n.finish(n.add('ShaderNodeMixShader', None, n0=amount, n1=clear.outputs[0], n2=shiny.outputs[0]).outputs[0])
    return material


@once
def rock(color=0x5a4c40, dark=0x1d1917, scale=1.0, veins=None, vein_light=0.0):
    material, n = _new('rock')
    big = n.noise(0.25 / scale, 8, roughness=0.62)
    fine = n.noise(3 / scale, 8, roughness=0.7)
    tint = n.mix(n.ramp(big, 0.35, 0.68), rgb(dark), rgb(color))
    tint = n.mix(n.math('MULTIPLY', n.ramp(fine, 0.4, 0.75), 0.5), tint, [c * 0.4 for c in rgb(dark)[:3]] + [1])
    height = n.math('ADD', n.math('MULTIPLY', big, 2.0), fine)
    bump = n.add('ShaderNodeBump', None, Strength=0.7, Distance=0.25 * scale, Height=height)
    shader = n.add('ShaderNodeBsdfPrincipled', None, Base_Color=tint, Roughness=0.85, Normal=bump.outputs[0])
    if veins:
        ore = n.math('MULTIPLY', n.ramp(n.noise(0.45 / scale, 3), 0.66, 0.71), n.ramp(fine, 0.42, 0.5), True)
        n.put(shader, 'Base Color', n.mix(ore, tint, rgb(veins)))
        n.put(shader, 'Metallic', n.math('MULTIPLY', ore, 0.9))
        n.put(shader, 'Roughness', n.math('SUBTRACT', 0.85, n.math('MULTIPLY', ore, 0.55)))
        n.put(shader, 'Emission', rgb(veins))
        n.put(shader, 'Emission Strength', n.math('MULTIPLY', ore, vein_light))
    n.finish(shader.outputs[0])
    material.cycles.sample_as_light = False
    return material


@once
def ice(snow=0xb4c0cc, deep=0x2b4656):
    """Snow on flat ground, blue ice where it is steep or blown clear."""
    material, n = _new('ice')
    up = n.add('ShaderNodeSeparateXYZ', None, Vector=n.add('ShaderNodeNewGeometry').outputs['Normal']).outputs[2]
    blown = n.noise(0.06, 8, roughness=0.6)
    fine = n.noise(1.2, 9, roughness=0.65)
    ripple = n.noise(0.9, 3, stretch=(1.0, 0.22, 1.0))
    cover = n.ramp(n.math('ADD', n.math('MULTIPLY', up, 1.0), n.math('MULTIPLY', blown, 0.5)), 1.02, 1.28)
    tint = n.mix(cover, rgb(deep), rgb(snow))
    tint = n.mix(n.math('MULTIPLY', n.ramp(fine, 0.5, 0.8), 0.5), tint, (0.10, 0.115, 0.13, 1))
    grit = n.math('MULTIPLY', n.ramp(n.noise(0.25, 9, roughness=0.72), 0.5, 0.66), n.ramp(n.noise(5, 6, roughness=0.7), 0.42, 0.6), True)
    tint = n.mix(n.math('MULTIPLY', grit, 0.75), tint, (0.07, 0.075, 0.08, 1))
    crust = n.ramp(n.noise(0.55, 6, stretch=(1.0, 0.3, 1.0), roughness=0.6), 0.44, 0.56)
    height = n.math('ADD', n.math('MULTIPLY', fine, 0.7), n.math('ADD', ripple, n.math('MULTIPLY', crust, 0.8)))
    height = n.math('ADD', height, n.math('MULTIPLY', n.noise(24, 4), 0.05))
    bump = n.add('ShaderNodeBump', None, Strength=0.9, Distance=0.2, Height=height)
    roughness = n.math('ADD', 0.22, n.math('MULTIPLY', cover, 0.5))
    n.finish(n.add('ShaderNodeBsdfPrincipled', None, Base_Color=tint, Roughness=roughness, Normal=bump.outputs[0]).outputs[0])
    return material


@once
def leaf(color=0x2f5a22):
    material, n = _new('leaf')
    own = n.add('ShaderNodeAttribute', {'attribute_name': 'tone'}).outputs['Fac']
    tint = n.mix(own, [c * 0.45 for c in rgb(color)[:3]] + [1], rgb(color))
    front = n.add('ShaderNodeBsdfPrincipled', None, Base_Color=tint, Roughness=0.45)
    through = n.add('ShaderNodeBsdfTranslucent', None, Color=[c * 1.6 for c in rgb(color)[:3]] + [1])
    n.finish(n.add('ShaderNodeMixShader', None, n0=0.3, n1=front.outputs[0], n2=through.outputs[0]).outputs[0])
    return material


@once
def beam(color=0xffd9a8, strength=0.25):
    """Dust in the light of a lamp: strongest at the lamp (tone 1), nothing where it ends."""
    material, n = _new('beam')
    fade = n.add('ShaderNodeTexCoord').outputs['Generated']
    height = n.add('ShaderNodeSeparateXYZ', None, Vector=fade).outputs[2]
    facing = n.add('ShaderNodeLayerWeight', None, Blend=0.5).outputs['Facing']
    soft = n.math('POWER', n.math('SUBTRACT', 1.0, facing), 2.5)
    amount = n.math('MULTIPLY', n.math('POWER', height, 2.2), soft, True)
    light = n.add('ShaderNodeEmission', None, Color=rgb(color), Strength=n.math('MULTIPLY', amount, strength))
    both = n.add('ShaderNodeAddShader', None, n0=light.outputs[0], n1=n.add('ShaderNodeBsdfTransparent').outputs[0])
    n.finish(both.outputs[0])
    material.cycles.sample_as_light = False
    return material


@once
def hologram(color=0x62d2ea, strength=1.5):
    material, n = _new('hologram')
    light = n.add('ShaderNodeEmission', None, Color=rgb(color), Strength=strength)
    clear = n.add('ShaderNodeBsdfTransparent')
    n.finish(n.add('ShaderNodeAddShader', None, n0=light.outputs[0], n1=clear.outputs[0]).outputs[0])
    material.cycles.sample_as_light = False
    return material
