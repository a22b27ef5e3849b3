import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface VideoSource {
  type: string;
  /** Relative to the site's root. */
  url: string;
  bytes: number;
}

/** Data that a page needs to show a video. `public/films/manifest.json` contains one per name. */
export interface VideoEntry {
  width: number;
  height: number;
  seconds: number;
  /** Name of the image shown before playback. */
  poster: string;
  sources: VideoSource[];
  author: string;
  coordinates: string;
}

/** Runs ffmpeg, which must be installed. @throws Error with the last lines of its output if it fails */
async function ffmpeg(options: readonly string[], frames?: AsyncIterable<Buffer>): Promise<void> {
  const child = spawn('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...options], {
    stdio: [frames ? 'pipe' : 'ignore', 'ignore', 'pipe'],
  });
  let complaint = '';
  child.stderr?.on('data', (text: Buffer) => (complaint = (complaint + text.toString()).slice(-2000)));
  const ended = once(child, 'close');
  if (frames && child.stdin) {
    for await (const frame of frames) if (!child.stdin.write(frame)) await once(child.stdin, 'drain');
    child.stdin.end();
  }
  const [code] = (await ended) as [number];
  if (code !== 0) throw new Error(`ffmpeg: ${complaint}`);
}

const COLOR_OPTIONS = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'];
const TO_VIDEO = [
  '-vf',
  'scale=out_color_matrix=bt709:out_range=tv',
  '-pix_fmt',
  'yuv420p',
  ...COLOR_OPTIONS,
];

/** Stores frames losslessly as a master for encoding. Frames are 8-bit RGB. */
export async function keep(
  frames: AsyncIterable<Buffer>,
  { width, height, rate }: { width: number; height: number; rate: number },
  master: string,
): Promise<void> {
  await ffmpeg(
    ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${width}x${height}`, '-r', `${rate}`, '-i', '-'].concat([
      '-c:v',
      'libx264rgb',
      '-qp',
      '0',
      '-preset',
      'ultrafast',
      master,
    ]),
    frames,
  );
}

/** Encodes a master as VP9 and H.264 without sound, in two passes each. Rates are in kbit/s. */
export async function encode(
  master: string,
  name: string,
  rates: { webm: number; mp4: number },
  folder: string,
): Promise<VideoSource[]> {
  const log = ['-passlogfile', `${master}.log`];
  const vp9 = [
    '-c:v',
    'libvpx-vp9',
    '-b:v',
    `${rates.webm}k`,
    '-deadline',
    'good',
    '-row-mt',
    '1',
    '-g',
    '240',
  ].concat(['-auto-alt-ref', '1', '-lag-in-frames', '25', ...TO_VIDEO, '-an', ...log]);
  const h264 = [
    '-c:v',
    'libx264',
    '-b:v',
    `${rates.mp4}k`,
    '-preset',
    'slow',
    '-profile:v',
    'high',
    '-g',
    '240',
  ].concat([...TO_VIDEO, '-an', ...log]);
  const webm = join(folder, `${name}.webm`);
  const mp4 = join(folder, `${name}.mp4`);
  await ffmpeg(['-i', master, ...vp9, '-cpu-used', '4', '-pass', '1', '-f', 'null', '-']);
  await ffmpeg(['-i', master, ...vp9, '-cpu-used', '2', '-pass', '2', webm]);
  await ffmpeg(['-i', master, ...h264, '-pass', '1', '-f', 'null', '-']);
  await ffmpeg(['-i', master, ...h264, '-pass', '2', '-movflags', '+faststart', mp4]);
  const source = (type: string, path: string): VideoSource => ({
    type,
    url: `/films/${name}${path.slice(path.lastIndexOf('.'))}`,
    bytes: statSync(path).size,
  });
  return [source('video/webm; codecs="vp9"', webm), source('video/mp4; codecs="avc1.64001f"', mp4)];
}

export function note(name: string, video: VideoEntry, path: string): void {
  const manifest = existsSync(path)
    ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, VideoEntry>)
    : {};
  manifest[name] = video;
  const sorted = Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => a.localeCompare(b)));
  writeFileSync(path, `${JSON.stringify(sorted, null, 2)}\n`);
}
