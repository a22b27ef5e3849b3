import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { Camera } from './lib/camera';
import { develop } from './lib/develop';
import { publish } from './lib/publish';
import { readShader } from './lib/shader';
import { addTraffic } from './lib/traffic';
import { SCENES, type Scene } from './scenes/catalog';

const ROOT = join(import.meta.dirname, '..');
const IMAGES = join(ROOT, 'public/images');
const DRAFTS = join(ROOT, '.cache/art');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { draft: { type: 'string' }, samples: { type: 'string' } },
});

/** Returns a smaller draft with fewer samples. Drafts are written to `.cache/art` and do not change published files. */
function draftOf(scene: Scene, width: number): Scene {
  return {
    ...scene,
    width,
    height: Math.round((scene.height * width) / scene.width),
    samples: Number(values.samples ?? 2),
  };
}

async function draw(camera: Camera, scene: Scene): Promise<void> {
  const started = Date.now();
  await camera.load(readShader(join(import.meta.dirname, 'scenes', scene.shader), scene.defines));
  const field = await camera.expose({ ...scene, time: 0 }, (share) => {
    if (process.stdout.isTTY) process.stdout.write(`\r${scene.name} ${Math.round(share * 100)} %`);
  });
  if (scene.traffic) addTraffic(field, scene.traffic, scene.seed, 0);
  const rgb = develop(field, scene.development, scene.seed);
  mkdirSync(DRAFTS, { recursive: true });
  await sharp(rgb, { raw: { width: scene.width, height: scene.height, channels: 3 } })
    .png()
    .toFile(join(DRAFTS, `${scene.name}.png`));
  if (values.draft === undefined) await publish(scene, rgb, IMAGES);
  console.log(
    `\r${scene.name}: ${scene.width}×${scene.height}, ${((Date.now() - started) / 1000).toFixed(1)} s`,
  );
}

const wanted = SCENES.filter((scene) => positionals.length === 0 || positionals.includes(scene.name));
if (wanted.length === 0)
  throw new Error(`no such scene; there are ${SCENES.map((scene) => scene.name).join(', ')}`);
mkdirSync(IMAGES, { recursive: true });
const camera = await Camera.open();
try {
  for (const scene of wanted) {
    await draw(camera, values.draft === undefined ? scene : draftOf(scene, Number(values.draft)));
  }
} finally {
  await camera.close();
}
