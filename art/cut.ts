import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { CUTS, FRAMES_PER_SECOND, HOME, type Cut, type Shot } from './films/catalog';
import { encode, keep, note } from './lib/encode';
import { between, cut, type Still } from './lib/pan';
import { publish } from './lib/publish';
import { SCENES } from './scenes/catalog';

const ROOT = join(import.meta.dirname, '..');
const PUBLIC = join(ROOT, 'public');
const VIDEOS = join(PUBLIC, 'films');
const CACHE = join(ROOT, '.cache/art');
/** Width of the game's name relative to the frame, and the seconds at which and in which it appears. */
const MARK_WIDTH = 0.4;
const MARK_AFTER = 1.1;
const MARK_RISE = 1.4;

const framesIn = (seconds: number): number => Math.round(seconds * FRAMES_PER_SECOND);

/** Loads the master image of a scene, or its widest published version if there is none. */
async function masterOf(name: string): Promise<Still> {
  const drawn = join(CACHE, `${name}.png`);
  const published = JSON.parse(readFileSync(join(PUBLIC, 'images/manifest.json'), 'utf8')) as Record<
    string,
    { width: number; sources: { url: string }[] }
  >;
  const widest = published[name]?.sources.at(-1)?.url;
  if (widest === undefined) throw new Error(`${name} is not drawn`);
  const { data, info } = await sharp(existsSync(drawn) ? drawn : join(PUBLIC, widest))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, rgb: data };
}

/** Yields the frames of a stored loop from a frame on, endlessly. */
async function* framesOf(name: string, { width, height }: Cut, from: number): AsyncGenerator<Still> {
  const size = width * height * 3;
  const master = join(CACHE, 'film', `${name}.mkv`);
  const child = spawn(
    'ffmpeg',
    ['-loglevel', 'error', '-stream_loop', '-1', '-i', master].concat([
      '-vf',
      `trim=start_frame=${from},setpts=PTS-STARTPTS`,
      '-vsync',
      '0',
      '-f',
      'rawvideo',
      '-pix_fmt',
      'rgb24',
      '-',
    ]),
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  try {
    let rest = Buffer.alloc(0);
    for await (const chunk of child.stdout as AsyncIterable<Buffer>) {
      rest = Buffer.concat([rest, chunk]);
      while (rest.length >= size) {
        yield { width, height, rgb: rest.subarray(0, size) };
        rest = rest.subarray(size);
      }
    }
  } finally {
    child.kill();
  }
}

async function* stillsOf(shot: Shot, video: Cut, loop: boolean, from: number): AsyncGenerator<Still> {
  if (loop) yield* framesOf(shot.of, video, from);
  const still = await masterOf(shot.of);
  for (;;) yield still;
}

/** Coverage and colors of the mark for each pixel. */
async function markOver({ width, height }: Cut): Promise<Uint8Array> {
  const wide = Math.round(width * MARK_WIDTH);
  const mark = await sharp(join(PUBLIC, 'wordmark.svg'), { density: 600 })
    .resize({ width: wide })
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .composite([{ input: mark, gravity: 'centre' }])
    .raw()
    .toBuffer();
}

function lay(frame: Float32Array, mark: Uint8Array, strength: number): void {
  for (let i = 0; i < mark.length / 4; i++) {
    const cover = ((mark[i * 4 + 3] ?? 0) / 255) * strength;
    if (cover === 0) continue;
    for (let c = 0; c < 3; c++)
      frame[i * 3 + c] = (frame[i * 3 + c] ?? 0) * (1 - cover) + (mark[i * 4 + c] ?? 0) * cover;
  }
}

const smooth = (x: number): number => {
  const s = Math.max(0, Math.min(1, x));
  return s * s * (3 - 2 * s);
};

/** Yields the frames of a shot, weighted for the crossfade. */
async function* playing(shot: Shot, video: Cut, at: number, mark: Uint8Array): AsyncGenerator<Float32Array> {
  const frames = framesIn(shot.seconds);
  const loop = existsSync(join(CACHE, 'film', `${shot.of}.mkv`));
  let n = 0;
  for await (const still of stillsOf(shot, video, loop, at)) {
    const frame = cut(still, between(shot.from, shot.to, n / (frames - 1)), video.width, video.height);
    const { light } = shot;
    if (light !== undefined) {
      const brightness = 1 - (1 - light) * smooth(n / FRAMES_PER_SECOND / video.melt);
      for (let i = 0; i < frame.length; i++) frame[i] = (frame[i] ?? 0) * brightness;
    }
    if (shot.mark) lay(frame, mark, smooth((n / FRAMES_PER_SECOND - MARK_AFTER) / MARK_RISE));
    yield frame;
    n += 1;
    if (n === frames) return;
  }
}

async function* edited(video: Cut): AsyncGenerator<Buffer> {
  const mark = await markOver(video);
  const melt = framesIn(video.melt);
  let tail: Float32Array[] = [];
  let at = 0;
  for (const [index, shot] of video.shots.entries()) {
    const frames = framesIn(shot.seconds);
    const last = index === video.shots.length - 1;
    const next: Float32Array[] = [];
    let n = 0;
    for await (const frame of playing(shot, video, index === 0 ? 0 : at, mark)) {
      const before = tail[n];
      if (before) {
        const share = smooth((n + 1) / (melt + 1));
        for (let i = 0; i < frame.length; i++)
          frame[i] = (before[i] ?? 0) * (1 - share) + (frame[i] ?? 0) * share;
      }
      n += 1;
      if (!last && n > frames - melt) next.push(frame);
      else yield Buffer.from(Uint8ClampedArray.from(frame).buffer);
    }
    at = (at + frames - melt) % (HOME.seconds * FRAMES_PER_SECOND);
    tail = next;
  }
}

/** Duration of the whole video in seconds. */
const length = (video: Cut): number =>
  (video.shots.reduce((sum, { seconds }) => sum + framesIn(seconds), 0) -
    framesIn(video.melt) * (video.shots.length - 1)) /
  FRAMES_PER_SECOND;

const publishPoster = async ({ name, width, height }: Cut, sceneName: string): Promise<void> => {
  const scene = SCENES.find((drawn) => drawn.name === sceneName);
  if (!scene) throw new Error(`no scene ${sceneName}`);
  const shown = cut(await masterOf(sceneName), { x: 0.5, y: 0.53, span: 1 }, width, height);
  await publish(
    { ...scene, name, width, height, widths: [640, 960, 1280], fallbackWidth: 960 },
    Buffer.from(Uint8ClampedArray.from(shown).buffer),
    join(PUBLIC, 'images'),
  );
};

const produce = async (video: Cut): Promise<void> => {
  const { name, width, height, rates, poster, posterScene, author, coordinates } = video;
  const master = join(CACHE, 'film', `${name}.mkv`);
  await keep(edited(video), { width, height, rate: FRAMES_PER_SECOND }, master);
  const sources = await encode(master, name, rates, VIDEOS);
  note(
    name,
    { width, height, seconds: Math.round(length(video) * 10) / 10, poster, sources, author, coordinates },
    join(VIDEOS, 'manifest.json'),
  );
  if (posterScene !== undefined) await publishPoster(video, posterScene);
};

for (const folder of [VIDEOS, join(CACHE, 'film')]) mkdirSync(folder, { recursive: true });
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !CUTS.some((video) => video.name === name));
if (unknown.length > 0) throw new Error(`There is no video ${unknown.join(', ')}`);
for (const video of CUTS) if (wanted.length === 0 || wanted.includes(video.name)) await produce(video);
