"""Builds a place and photographs it: blender -b --python photograph.py -- PLACE SHOT WIDTH HEIGHT SAMPLES TARGET"""

import importlib
import os
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import rig  # noqa: E402

place, shot, width, height, samples, target = sys.argv[sys.argv.index('--') + 1:]
rig.clear()
started = time.time()
module = importlib.import_module(f'places.{place}')
haze = module.SHOTS[shot]()
rig.settings(int(width), int(height), int(samples), 2, haze)
built = time.time()
rig.photograph(target, seed=sum(map(ord, place + shot)))
print(f'{place} {shot}: built in {built - started:.1f} s, photographed in {time.time() - built:.1f} s')
