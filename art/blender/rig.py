"""The camera, the settings of the renderer and the passes that are stored."""

import math
import os

import bpy
import numpy as np
from mathutils import Vector


def clear():
    bpy.ops.wm.read_factory_settings(use_empty=True)


def camera(place, target, lens=35, focus=None, aperture=None, roll=0.0):
    """`focus` is a point or a distance; `aperture` an f-number for a scene in meters."""
    data = bpy.data.cameras.new('camera')
    made = bpy.data.objects.new('camera', data)
    bpy.context.scene.collection.objects.link(made)
    made.location = place
    made.rotation_euler = (Vector(place) - Vector(target)).to_track_quat('Z', 'Y').to_euler()
    made.rotation_euler.rotate_axis('Z', roll)
    data.lens, data.clip_start, data.clip_end = lens, 0.02, 1e6
    if aperture:
        data.dof.use_dof = True
        data.dof.aperture_fstop = aperture
        data.dof.aperture_blades = 7
        far = focus if isinstance(focus, (int, float)) else (Vector(focus or target) - Vector(place)).length
        data.dof.focus_distance = far
    bpy.context.scene.camera = made


def settings(width, height, samples, threads, haze):
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.threads_mode, scene.render.threads = 'FIXED', threads
    scene.render.use_persistent_data = True
    scene.view_settings.view_transform = 'Raw'
    cycles = scene.cycles
    cycles.samples = samples
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.06
    cycles.adaptive_min_samples = min(samples, 4)
    cycles.use_denoising = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 6, 3, 3
    cycles.transmission_bounces, cycles.transparent_max_bounces = 2, 16
    cycles.sample_clamp_indirect, cycles.sample_clamp_direct = 3.0, 24.0
    cycles.blur_glossy = 0.6
    cycles.caustics_reflective = cycles.caustics_refractive = False
    layer = scene.view_layers[0]
    layer.use_pass_mist = True
    layer.cycles.denoising_store_passes = True
    scene.world.mist_settings.start, scene.world.mist_settings.depth = 0.0, haze or 100.0
    scene.world.mist_settings.falloff = 'LINEAR'


def ground_at(x, y, top=200.0):
    """The height of whatever stands highest at x, y."""
    graph = bpy.context.evaluated_depsgraph_get()
    hit, place, *_ = bpy.context.scene.ray_cast(graph, (x, y, top), (0, 0, -1))
    return place.z if hit else 0.0


def _outputs(folder):
    scene = bpy.context.scene
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    out = tree.nodes.new('CompositorNodeOutputFile')
    out.base_path = folder
    out.format.file_format, out.format.color_depth = 'OPEN_EXR', '32'
    out.file_slots.clear()
    for name in ('Image', 'Denoising Albedo', 'Denoising Normal', 'Mist'):
        out.file_slots.new(name.split()[-1])
        tree.links.new(layers.outputs[name], out.inputs[-1])


def _read(folder, name, channels):
    path = os.path.join(folder, f'{name}0001.exr')
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = 'Non-Color'
    width, height = image.size
    flat = np.empty(width * height * 4, dtype=np.float32)
    image.pixels.foreach_get(flat)
    bpy.data.images.remove(image)
    os.remove(path)
    return np.ascontiguousarray(flat.reshape(height, width, 4)[::-1, :, :channels])


def photograph(target, seed):
    """`target` gets 32-bit floats row by row from the top: light, albedo and normal (three a pixel each), mist (one)."""
    folder = f'{target}.parts'
    os.makedirs(folder, exist_ok=True)
    _outputs(folder)
    scene = bpy.context.scene
    scene.frame_set(1)
    scene.cycles.seed = seed
    bpy.ops.render.render()
    passes = (('Image', 3), ('Albedo', 3), ('Normal', 3), ('Mist', 1))
    parts = [_read(folder, name, channels) for name, channels in passes]
    os.rmdir(folder)
    np.concatenate([part.reshape(-1) for part in parts]).tofile(target)
