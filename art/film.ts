import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { FRAMES_PER_SECOND, HOME, type Loop } from './films/catalog';
import { Camera, jitterOf, type DeepField } from './lib/camera';
import { apart, Carrier, prepare, type Prepared } from './lib/carry';
import { develop } from './lib/develop';
import { encode, keep, note } from './lib/encode';
import { Keyframes } from './lib/keyframes';
import { readShader } from './lib/shader';
import { addTraffic } from './lib/traffic';
import { Eye } from './lib/view';
import { SCENES, type Scene } from './scenes/catalog';

const ROOT = join(import.meta.dirname, '..');
const VIDEOS = join(ROOT, 'public/films');
const CACHE = join(ROOT, '.cache/art/film');
/** Number of consecutive key frames with different sample positions. */
const SAMPLE_CYCLE = 16;
const REST_SAMPLES = 6;
/** Finer than that of a still, because it changes with every frame. */
const GRAIN = 2;

const { values } = parseArgs({ options: { draft: { type: 'boolean' } } });

function sceneOf(loop: Loop): Scene {
  const scene = SCENES.find(({ name }) => name === loop.scene);
  if (!scene) throw new Error(`no scene ${loop.scene}`);
  return scene;
}

/** Yields the light of all frames in order. A draft has one frame per second. */
async function* drawn(loop: Loop, camera: Camera): AsyncGenerator<DeepField> {
  const scene = sceneOf(loop);
  const { width, height, keys, seconds } = loop;
  const path = join(import.meta.dirname, 'scenes', scene.shader);
  const exposure = { width, height, seed: scene.seed };
  const rest = await new Keyframes(camera, readShader(path, ['RESTING']), CACHE).draw({
    ...exposure,
    samples: REST_SAMPLES,
    time: 0,
  });
  const moving = new Keyframes(camera, readShader(path, ['MOVING']), CACHE);
  const carrier = new Carrier(new Eye(loop.view, width, height), loop.turning, rest);
  const frames = seconds * FRAMES_PER_SECOND;
  const spread = loop.spread / frames;
  let held = new Map<number, Prepared>();
  for (let frame = 0; frame < frames; frame += values.draft ? FRAMES_PER_SECOND : 1) {
    const time = frame / frames;
    const near = new Map<number, Prepared>();
    for (let key = 0; key < keys; key++) {
      if (Math.abs(apart(key / keys, time)) > spread * 2) continue;
      const first = key % SAMPLE_CYCLE;
      const known = held.get(key);
      near.set(
        key,
        known ??
          prepare(
            {
              field: await moving.draw({ ...exposure, samples: 1, time: key / keys, first }),
              time: key / keys,
              jitter: jitterOf(first),
            },
            rest,
          ),
      );
    }
    held = near;
    const field = carrier.frame(time, [...near.values()], spread);
    addTraffic(field, loop.view, scene.seed, time);
    yield field;
  }
}

/** Mean difference between the light of two frames, with lamps clipped to white. */
function difference(a: DeepField, b: DeepField): number {
  let sum = 0;
  for (let i = 0; i < a.light.length; i++)
    sum += Math.abs(Math.min(1, a.light[i] ?? 0) - Math.min(1, b.light[i] ?? 0));
  return sum / a.light.length;
}

/** Yields 8-bit frames. At the end, reports whether the step from the last to the first frame is like the others. */
async function* developed(loop: Loop, camera: Camera): AsyncGenerator<Buffer> {
  const { development, seed } = sceneOf(loop);
  const steps: number[] = [];
  let first: DeepField | undefined;
  let last: DeepField | undefined;
  for await (const field of drawn(loop, camera)) {
    if (last) steps.push(difference(last, field));
    first ??= field;
    last = field;
    yield develop(field, { ...development, grain: GRAIN }, seed + steps.length);
    if (process.stdout.isTTY) process.stdout.write(`\r${loop.name} ${steps.length + 1}`);
  }
  if (!first || !last) return;
  const mean = steps.reduce((sum, step) => sum + step, 0) / steps.length;
  console.log(
    `\r${loop.name}: from frame to frame ${mean.toFixed(5)}, at the seam ${difference(last, first).toFixed(5)}`,
  );
}

async function make(loop: Loop): Promise<void> {
  const { name, width, height, seconds, rates } = loop;
  const master = join(CACHE, `${name}${values.draft ? '-draft' : ''}.mkv`);
  const camera = await Camera.open();
  try {
    await keep(
      developed(loop, camera),
      { width, height, rate: values.draft ? 1 : FRAMES_PER_SECOND },
      master,
    );
  } finally {
    await camera.close();
  }
  if (values.draft) return;
  const sources = await encode(master, name, rates, VIDEOS);
  const { author, coordinates } = sceneOf(loop);
  note(
    name,
    { width, height, seconds, poster: loop.scene, sources, author, coordinates },
    join(VIDEOS, 'manifest.json'),
  );
}

mkdirSync(VIDEOS, { recursive: true });
mkdirSync(CACHE, { recursive: true });
await make(HOME);
