import type { DeepField, LightField } from './camera';
import type { Eye, Vector } from './view';

/** A rotation around an axis through a point, in camera coordinates. */
export interface Turning {
  about: Vector;
  /** Unit vector. */
  axis: Vector;
  /** Radians over the whole video. */
  angle: number;
}

/** A frame rendered with one sample per pixel, and the sample's position in the pixel (right, up; -0.5..0.5). */
export interface Keyframe {
  field: DeepField;
  /** Position in the video, from 0 to 1. */
  time: number;
  jitter: readonly [x: number, y: number];
}

export interface Prepared extends Keyframe {
  /** Smallest distance of each pixel and its eight neighbors, with the sign of `reach`. 0 if there is none. */
  nearest: Float32Array;
}

/** Maximum relative difference between two distances on the same surface. */
const SAME = 0.035;

/**
 * Creates the frames of a video from key frames. All movement is the rotation of one body, so each pixel can be looked
 * up in neighboring key frames. A few samples from each of them produce a smooth image. Frames between key frames need
 * no rendering.
 */
export class Carrier {
  constructor(
    private readonly eye: Eye,
    private readonly turning: Turning,
    private readonly rest: LightField,
  ) {}

  /**
   * @param keys key frames around this time
   * @param spread standard deviation of their weights, as a share of the video
   */
  frame(time: number, keys: readonly Prepared[], spread: number): DeepField {
    const { width, height } = this.rest;
    const light = Float32Array.from(this.rest.light);
    const reach = new Float32Array(width * height);
    const around = keys
      .map((key) => ({ key, off: apart(key.time, time) }))
      .sort((a, b) => Math.abs(a.off) - Math.abs(b.off))
      .map(({ key, off }) => ({
        key,
        turn: this.matrix(off * this.turning.angle),
        weight: Math.exp(-0.5 * (off / spread) ** 2),
      }));
    const guide = around[0]?.key.nearest;
    if (!guide) throw new Error('a frame is made of key frames');
    const sum = new Float64Array(3);
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const i = y * width + x;
        const distance = guide[i] ?? 0;
        reach[i] = distance;
        if (distance === 0 && around.every(({ key }) => key.nearest[i] === 0)) continue;
        sum.fill(0);
        let weights = 0;
        for (const [n, { key, turn, weight }] of around.entries()) {
          const from = distance > 0 ? this.source(x + 0.5, y + 0.5, distance, turn) : undefined;
          const sx = (from?.x ?? x + 0.5) - key.jitter[0] - 0.5;
          const sy = (from?.y ?? y + 0.5) + key.jitter[1] - 0.5;
          const near = key.nearest[at(sx, width) + at(sy, height) * width] ?? 0;
          if (n > 0 && !alike(near, from?.distance ?? distance)) continue;
          fetch(key.field, sx, sy, weight, sum);
          weights += weight;
        }
        for (let c = 0; c < 3; c++) light[i * 3 + c] = (sum[c] ?? 0) / weights;
      }
    }
    return { width, height, light, reach };
  }

  /** Position of this pixel's surface in a frame that is separated by the rotation `m`. */
  private source(px: number, py: number, distance: number, m: Float64Array) {
    const { eye, turning } = this;
    const scale = eye.pixelsPerUnit;
    let x = (px - eye.width / 2) / scale;
    let y = (eye.height / 2 - py) / scale;
    const length = distance / Math.hypot(x, y, 1);
    const [ax, ay, az] = turning.about;
    x = x * length - ax;
    y = y * length - ay;
    const z = length - az;
    const tx = (m[0] ?? 0) * x + (m[1] ?? 0) * y + (m[2] ?? 0) * z + ax;
    const ty = (m[3] ?? 0) * x + (m[4] ?? 0) * y + (m[5] ?? 0) * z + ay;
    const tz = (m[6] ?? 0) * x + (m[7] ?? 0) * y + (m[8] ?? 0) * z + az;
    return {
      x: eye.width / 2 + (tx / tz) * scale,
      y: eye.height / 2 - (ty / tz) * scale,
      distance: Math.hypot(tx, ty, tz),
    };
  }

  /** Rotation matrix by Rodrigues' formula. */
  private matrix(angle: number): Float64Array {
    const [x, y, z] = this.turning.axis;
    const c = Math.cos(angle);
    const s = Math.sin(angle);
    const k = 1 - c;
    return Float64Array.of(
      c + x * x * k, x * y * k - z * s, x * z * k + y * s,
      y * x * k + z * s, c + y * y * k, y * z * k - x * s,
      z * x * k - y * s, z * y * k + x * s, c + z * z * k,
    ); // prettier-ignore
  }
}

/** Shortest signed distance between two times of the loop, -0.5..0.5. */
export function apart(time: number, from: number): number {
  const off = (time - from) % 1;
  return off > 0.5 ? off - 1 : off < -0.5 ? off + 1 : off;
}

const at = (x: number, size: number): number => Math.max(0, Math.min(size - 1, Math.round(x)));

const alike = (a: number, b: number): boolean =>
  Math.sign(a) === Math.sign(b) && Math.abs(a - b) <= SAME * Math.abs(b);

/** Composites a key frame over the static background and finds the edges of the moving body. */
export function prepare(key: Keyframe, rest: LightField): Prepared {
  const { width, height, light, reach } = key.field;
  const over = new Float32Array(light.length);
  const nearest = new Float32Array(reach.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const from = reach[i] === 0 ? rest.light : light;
      for (let c = 0; c < 3; c++) over[i * 3 + c] = from[i * 3 + c] ?? 0;
      let best = 0;
      for (let v = Math.max(0, y - 1); v <= Math.min(height - 1, y + 1); v++) {
        for (let u = Math.max(0, x - 1); u <= Math.min(width - 1, x + 1); u++) {
          const d = reach[v * width + u] ?? 0;
          if (d !== 0 && (best === 0 || Math.abs(d) < Math.abs(best))) best = d;
        }
      }
      nearest[i] = best;
    }
  }
  return { ...key, field: { width, height, light: over, reach }, nearest };
}

/** Adds a bilinear interpolation of four pixels. */
function fetch(
  { width, height, light }: LightField,
  x: number,
  y: number,
  weight: number,
  sum: Float64Array,
) {
  const x0 = Math.max(0, Math.min(width - 2, Math.floor(x)));
  const y0 = Math.max(0, Math.min(height - 2, Math.floor(y)));
  const fx = Math.max(0, Math.min(1, x - x0));
  const fy = Math.max(0, Math.min(1, y - y0));
  const i = (y0 * width + x0) * 3;
  const below = i + width * 3;
  for (let c = 0; c < 3; c++) {
    const top = (light[i + c] ?? 0) * (1 - fx) + (light[i + 3 + c] ?? 0) * fx;
    const low = (light[below + c] ?? 0) * (1 - fx) + (light[below + 3 + c] ?? 0) * fx;
    sum[c] = (sum[c] ?? 0) + weight * (top * (1 - fy) + low * fy);
  }
}
