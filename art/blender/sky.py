"""Stars, planets and suns."""

import math

import bpy
from mathutils import Vector

from materials import Nodes, rgb


def stars(brightness=1.0, ambient=(0.010, 0.013, 0.018), ambient_strength=1.0):
    """The camera sees stars; surfaces see an even, faint sky, which costs no noise."""
    world = bpy.data.worlds.new('space')
    bpy.context.scene.world = world
    n = Nodes(world)
    way = n.add('ShaderNodeTexCoord').outputs['Generated']
    light = None
    for scale, size, power in ((140, 0.030, 2.0), (420, 0.05, 0.6)):
        cells = n.add('ShaderNodeTexVoronoi', None, Vector=way, Scale=scale)
        near = n.math('LESS_THAN', cells.outputs['Distance'], size * 1.6)
        parts = n.add('ShaderNodeSeparateXYZ', None, Vector=cells.outputs['Color']).outputs
        strength = n.math('MULTIPLY', near, n.math('MULTIPLY', n.math('POWER', parts[0], 9), power * brightness * 6))
        light = strength if light is None else n.math('ADD', light, strength)
    cloud = n.math('MULTIPLY', n.ramp(n.noise(2.2, 7, way, 0.6), 0.5, 0.9), 0.03 * brightness)
    haze = n.mix(n.noise(1.3, 3, way), (0.25, 0.42, 0.6, 1), (0.5, 0.34, 0.24, 1))
    sky = n.add('ShaderNodeBackground', None, Color=haze, Strength=cloud)
    points = n.add('ShaderNodeBackground', None, Color=(1.0, 0.95, 0.9, 1), Strength=light)
    seen = n.add('ShaderNodeAddShader', None, n0=sky.outputs[0], n1=points.outputs[0])
    lit = n.add('ShaderNodeBackground', None, Color=ambient + (1,), Strength=ambient_strength)
    camera = n.add('ShaderNodeLightPath').outputs['Is Camera Ray']
    both = n.add('ShaderNodeMixShader', None, n0=camera, n1=lit.outputs[0], n2=seen.outputs[0])
    out = n.add('ShaderNodeOutputWorld')
    n.tree.links.new(both.outputs[0], out.inputs['Surface'])
    world.cycles.sampling_method = 'NONE'


def sun(direction, strength=4.0, color=0xfff0dc, size=0.5):
    """Light from `direction` (toward the sun)."""
    data = bpy.data.lights.new('sun', 'SUN')
    data.energy, data.angle, data.color = strength, math.radians(size), rgb(color)[:3]
    lamp = bpy.data.objects.new('sun', data)
    lamp.rotation_euler = Vector(direction).to_track_quat('Z', 'Y').to_euler()
    bpy.context.scene.collection.objects.link(lamp)


def area(place, target, energy, size, color=0xffffff, long=None, spread=180):
    data = bpy.data.lights.new('area', 'AREA')
    data.energy, data.color, data.size = energy, rgb(color)[:3], size
    data.spread = math.radians(spread)
    if long:
        data.shape, data.size_y = 'RECTANGLE', long
    lamp = bpy.data.objects.new('area', data)
    lamp.location = place
    lamp.rotation_euler = (Vector(place) - Vector(target)).to_track_quat('Z', 'Y').to_euler()
    bpy.context.scene.collection.objects.link(lamp)
    lamp.visible_camera = False
    lamp.visible_glossy = False
    return lamp


def _ball(place, radius, material, segments=96):
    bpy.ops.mesh.primitive_uv_sphere_add(segments=segments, ring_count=segments // 2, radius=radius, location=place)
    made = bpy.context.object
    bpy.ops.object.shade_smooth()
    made.data.materials.append(material)
    return made


# The bands of a giant, from the low to the high values of its noise.
GIANTS = {
    'sand': ((0.32, 0x3c4a52), (0.44, 0x8a7f70), (0.52, 0xd8c7a8), (0.6, 0xa9825c), (0.72, 0x5e4634)),
    'teal': ((0.32, 0x1c3440), (0.44, 0x3f6a74), (0.52, 0x9cb8b4), (0.6, 0x5f8a8c), (0.72, 0x274650)),
    'rust': ((0.32, 0x4a2a22), (0.44, 0x8a4c34), (0.52, 0xc88a64), (0.6, 0x9a6a54), (0.72, 0x3a2420)),
}


def planet(place, radius, kind='rock', sunward=(1, 0, 0), strength=1.0, air=0x7fb4e8, air_strength=1.0, tilt=(0.4, 0.2, 0.0), coat='sand'):
    """A world that carries its own light: lit from `sunward`, whatever lamps the scene has."""
    material = bpy.data.materials.new('planet')
    n = Nodes(material)
    space = n.add('ShaderNodeTexCoord').outputs['Object']
    space = n.add('ShaderNodeMapping', None, Vector=space, Scale=(1 / radius,) * 3, Rotation=tilt,
                  Location=[math.fmod(part * 0.0137, 5) for part in place]).outputs[0]
    normal = n.add('ShaderNodeNewGeometry').outputs['Normal']
    toward = Vector(sunward).normalized()
    facing = n.add('ShaderNodeVectorMath', {'operation': 'DOT_PRODUCT'}, n0=normal, n1=toward).outputs['Value']
    if kind == 'giant':
        warp = n.noise(2.4, 6, space)
        parts = n.add('ShaderNodeSeparateXYZ', None, Vector=space).outputs
        height = n.math('ADD', n.math('MULTIPLY', parts[2], 6.0), n.math('MULTIPLY', warp, 0.9))
        band = n.add('ShaderNodeCombineXYZ', None, X=height).outputs[0]
        value = n.noise(1.0, 6, band, 0.6)
        swirl = n.noise(7, 8, n.add('ShaderNodeMapping', None, Vector=space, Scale=(0.6, 0.6, 3.4)).outputs[0], 0.62)
        value = n.math('ADD', n.math('MULTIPLY', value, 0.8), n.math('MULTIPLY', swirl, 0.25))
        ramp = n.add('ShaderNodeValToRGB', None, Fac=value)
        stops = GIANTS[coat]
    else:
        big = n.noise(1.7, 12, space, 0.6)
        value = n.math('ADD', big, n.math('MULTIPLY', n.noise(9, 10, space, 0.7), 0.12))
        ramp = n.add('ShaderNodeValToRGB', None, Fac=value)
        stops = {
            'rock': ((0.42, 0x1c1a1a), (0.52, 0x4a3f36), (0.6, 0x7a6a58), (0.72, 0xa89a88)),
            'ocean': ((0.5, 0x05101c), (0.55, 0x0b2638), (0.575, 0x4e4a36), (0.65, 0x6d604a), (0.75, 0xb8b2a4)),
            'ice': ((0.4, 0x3a4c58), (0.52, 0x8496a2), (0.6, 0xb8c4cc), (0.72, 0xe0e6ea)),
        }[kind]
    while len(ramp.color_ramp.elements) < len(stops):
        ramp.color_ramp.elements.new(0.5)
    for element, (at, color) in zip(ramp.color_ramp.elements, stops):
        element.position, element.color = at, rgb(color)
    color = ramp.outputs[0]
    if kind == 'ocean':
        twist = n.noise(1.1, 4, space)
        cloud = n.noise(3.2, 12, n.add('ShaderNodeVectorMath', {'operation': 'ADD'}, n0=space, n1=twist).outputs[0], 0.63)
        color = n.mix(n.ramp(cloud, 0.5, 0.7), color, (0.8, 0.82, 0.85, 1))
    day = n.math('POWER', n.math('MAXIMUM', facing, 0.0), 0.9)
    rim = n.add('ShaderNodeLayerWeight', None, Blend=0.25).outputs['Facing']
    dusk = n.ramp(facing, -0.12, 0.35)
    limb = n.math('MULTIPLY', n.math('MULTIPLY', n.math('POWER', rim, 2.2), dusk), 0.9 * air_strength)
    ground = n.mix(n.math('MULTIPLY', limb, 1.0, True), color, rgb(air))
    night = n.math('MULTIPLY', n.math('GREATER_THAN', n.noise(60, 3, space), 0.66), n.ramp(facing, 0.02, -0.2))
    night = n.math('MULTIPLY', night, n.math('GREATER_THAN', n.noise(4, 5, space), 0.56))
    shine = n.add('ShaderNodeEmission', None, Color=ground, Strength=n.math('MULTIPLY', n.math('ADD', day, n.math('MULTIPLY', limb, 0.6)), strength))
    shader = shine
    if kind in ('ocean', 'rock'):
        towns = n.add('ShaderNodeEmission', None, Color=rgb(0xffb866), Strength=n.math('MULTIPLY', night, 0.5))
        shader = n.add('ShaderNodeAddShader', None, n0=shine.outputs[0], n1=towns.outputs[0])
    n.finish(shader.outputs[0])
    material.cycles.sample_as_light = False
    made = _ball(place, radius, material, 192)
    made.visible_diffuse = False
    if air_strength > 0:
        _air(place, radius, toward, air, air_strength * strength)
    return made


def _air(place, radius, toward, color, strength):
    shell = bpy.data.materials.new('air')
    n = Nodes(shell)
    geometry = n.add('ShaderNodeNewGeometry').outputs
    normal = geometry['Normal']
    facing = n.add('ShaderNodeVectorMath', {'operation': 'DOT_PRODUCT'}, n0=normal, n1=toward).outputs['Value']
    rim = n.add('ShaderNodeLayerWeight', None, Blend=0.5).outputs['Facing']
    # The shell is seen edge on at its own limb, where it has to fade out, and is brightest at the world's.
    fade = n.ramp(rim, 1.0, 0.86)
    near = n.math('MULTIPLY', n.ramp(rim, 0.45, 0.86), fade)
    # The far side of the shell has its normals turned round: the camera sees only the near one.
    amount = n.math('MULTIPLY', n.math('POWER', near, 1.6), n.math('SUBTRACT', 1.0, geometry['Backfacing']))
    amount = n.math('MULTIPLY', amount, n.math('MULTIPLY', n.ramp(facing, -0.2, 0.5), 1.6))
    light = n.add('ShaderNodeEmission', None, Color=rgb(color), Strength=n.math('MULTIPLY', amount, 1.2 * strength))
    both = n.add('ShaderNodeAddShader', None, n0=light.outputs[0], n1=n.add('ShaderNodeBsdfTransparent').outputs[0])
    n.finish(both.outputs[0])
    shell.cycles.sample_as_light = False
    made = _ball(place, radius * 1.018, shell, 192)
    made.visible_diffuse = made.visible_shadow = made.visible_glossy = False


def rings(place, inner, outer, tilt=(0.25, 0.12, 0.0), color=0xc8b498, strength=0.5):
    """The rings of a giant, as bands of ice that let the sky through."""
    material = bpy.data.materials.new('rings')
    n = Nodes(material)
    space = n.add('ShaderNodeTexCoord').outputs['Object']
    far = n.add('ShaderNodeVectorMath', {'operation': 'LENGTH'}, n0=space).outputs['Value']
    share = n.ramp(far, inner, outer)
    line = n.add('ShaderNodeCombineXYZ', None, X=n.math('MULTIPLY', share, 9.0)).outputs[0]
    bands = n.ramp(n.noise(1.6, 9, line, 0.7), 0.42, 0.62)
    edge = n.math('MULTIPLY', n.ramp(share, 0.0, 0.04), n.ramp(share, 1.0, 0.9))
    light = n.add('ShaderNodeEmission', None, Color=rgb(color), Strength=strength)
    clear = n.add('ShaderNodeBsdfTransparent')
    amount = n.math('MULTIPLY', n.math('MULTIPLY', bands, edge), 0.85)
    n.finish(n.add('ShaderNodeMixShader', None, n0=amount, n1=clear.outputs[0], n2=light.outputs[0]).outputs[0])
    material.cycles.sample_as_light = False
    count = 160
    points, faces = [], []
    for i in range(count):
        a = 2 * math.pi * i / count
        points += [(inner * math.cos(a), inner * math.sin(a), 0), (outer * math.cos(a), outer * math.sin(a), 0)]
        j = (i + 1) % count
        faces.append((2 * i, 2 * i + 1, 2 * j + 1, 2 * j))
    mesh = bpy.data.meshes.new('rings')
    mesh.from_pydata(points, [], faces)
    mesh.materials.append(material)
    made = bpy.data.objects.new('rings', mesh)
    made.location, made.rotation_euler = place, tilt
    made.visible_diffuse = made.visible_shadow = False
    bpy.context.scene.collection.objects.link(made)
