import type { LightField } from './camera';

/** A rendered picture in two halves with different noise, and what the camera saw without noise. */
export interface Exposure {
  width: number;
  height: number;
  /** Linear light, three floats a pixel. */
  halves: readonly [Float32Array, Float32Array];
  /** Colour of the surface, three floats a pixel. */
  albedo: Float32Array;
  /** Direction of the surface, three floats a pixel. */
  normal: Float32Array;
  /** Share of the depth of the haze, one float a pixel. */
  mist: Float32Array;
}

const DARKEST = 0.02;
const SEARCH = 6;
const PATCH = 2;
/** Below 1, fewer differences count as noise. */
const STRENGTH = 0.62;
const NORMAL_EDGE = 1 / (2 * 0.22 ** 2);
const ALBEDO_EDGE = 1 / (2 * 0.16 ** 2);

/** Parts that one picture's memory holds for all offsets. */
interface Work {
  mean: Float32Array;
  variance: Float32Array;
  distance: Float32Array;
  rows: Float32Array;
  sum: Float32Array;
  weight: Float32Array;
}

/**
 * Non-local means on light divided by the surface's colour, so that textures stay sharp. The difference of the halves
 * says which differences between two places are noise; edges of colour and direction stop the search.
 */
export function denoise(exposure: Exposure): LightField {
  const { width, height, albedo } = exposure;
  const count = width * height;
  const halves = [
    calm(exposure.halves[0], exposure.halves[1], width, height),
    calm(exposure.halves[1], exposure.halves[0], width, height),
  ] as const;
  const mean = new Float32Array(count * 3);
  const raw = new Float32Array(count);
  for (let i = 0; i < count; i++) {
    let spread = 0;
    for (let c = i * 3; c < i * 3 + 3; c++) {
      const colour = (albedo[c] ?? 0) + DARKEST;
      const [one, other] = [(halves[0][c] ?? 0) / colour, (halves[1][c] ?? 0) / colour];
      mean[c] = (one + other) / 2;
      spread += ((one - other) / 2) ** 2;
    }
    raw[i] = spread / 3;
  }
  const rows = new Float32Array(count);
  const variance = blurred(raw, new Float32Array(count), rows, width, height, 3);
  // A dark place beside a lamp has no noise of its own: without this the lamp would spread over it.
  for (let i = 0; i < count; i++) {
    const own = Math.max(mean[i * 3] ?? 0, mean[i * 3 + 1] ?? 0, mean[i * 3 + 2] ?? 0);
    variance[i] = Math.min(variance[i] ?? 0, own ** 2 + 1e-5);
  }
  const work: Work = {
    mean,
    variance,
    distance: raw,
    rows,
    sum: mean.slice(),
    weight: new Float32Array(count).fill(1),
  };
  for (let dy = 0; dy <= SEARCH; dy++) {
    for (let dx = dy === 0 ? 1 : -SEARCH; dx <= SEARCH; dx++) compare(exposure, work, dx, dy);
  }
  const light = new Float32Array(count * 3);
  for (let i = 0; i < count; i++) {
    // The sky has no surface and no noise: as it is, faint stars stay.
    const sky = (exposure.normal[i * 3] ?? 0) === 0 && (exposure.normal[i * 3 + 2] ?? 0) === 0;
    for (let c = i * 3; c < i * 3 + 3; c++) {
      const calmed = sky ? (mean[c] ?? 0) : (work.sum[c] ?? 0) / (work.weight[i] ?? 1);
      light[c] = calmed * ((albedo[c] ?? 0) + DARKEST);
    }
  }
  return { width, height, light };
}

/** Each pixel and the one at (dx, dy) from it share their light as far as what surrounds them is alike. */
function compare(exposure: Exposure, work: Work, dx: number, dy: number): void {
  const { width, height, albedo, normal } = exposure;
  const { mean, variance, sum, weight } = work;
  const shift = dy * width + dx;
  const from = Math.max(0, -dx);
  const to = Math.min(width, width - dx);
  work.distance.fill(0);
  for (let y = 0; y < height - dy; y++) {
    for (let i = y * width + from; i < y * width + to; i++) {
      const j = i + shift;
      const [a, b] = [variance[i] ?? 0, variance[j] ?? 0];
      const noise = a + Math.min(a, b);
      const scale = 1 / (1e-7 + STRENGTH * (a + b));
      let far = 0;
      for (let c = 0; c < 3; c++) far += ((mean[i * 3 + c] ?? 0) - (mean[j * 3 + c] ?? 0)) ** 2 - noise;
      work.distance[i] = (far / 3) * scale;
    }
  }
  const alike = blurred(work.distance, work.distance, work.rows, width, height, PATCH);
  for (let y = 0; y < height - dy; y++) {
    for (let i = y * width + from; i < y * width + to; i++) {
      const j = i + shift;
      let turn = 0;
      let tint = 0;
      for (let c = 0; c < 3; c++) {
        turn += ((normal[i * 3 + c] ?? 0) - (normal[j * 3 + c] ?? 0)) ** 2;
        tint += ((albedo[i * 3 + c] ?? 0) - (albedo[j * 3 + c] ?? 0)) ** 2;
      }
      const far = Math.max(0, alike[i] ?? 0) + turn * NORMAL_EDGE + tint * ALBEDO_EDGE;
      if (far > 8) continue;
      const share = Math.exp(-far);
      weight[i] = (weight[i] ?? 0) + share;
      weight[j] = (weight[j] ?? 0) + share;
      for (let c = 0; c < 3; c++) {
        sum[i * 3 + c] = (sum[i * 3 + c] ?? 0) + share * (mean[j * 3 + c] ?? 0);
        sum[j * 3 + c] = (sum[j * 3 + c] ?? 0) + share * (mean[i * 3 + c] ?? 0);
      }
    }
  }
}

/** Takes out single bright pixels: none may be far brighter than all that the other half shows around it. */
function calm(half: Float32Array, other: Float32Array, width: number, height: number): Float32Array {
  const out = half.slice();
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 3;
      const own = Math.max(half[at] ?? 0, half[at + 1] ?? 0, half[at + 2] ?? 0);
      let most = 0;
      for (let v = Math.max(0, y - 1); v <= Math.min(height - 1, y + 1); v++)
        for (let k = (v * width + Math.max(0, x - 1)) * 3; k < (v * width + Math.min(width, x + 2)) * 3; k++)
          most = Math.max(most, other[k] ?? 0);
      const limit = most * 1.6 + 0.02;
      if (own > limit) for (let c = at; c < at + 3; c++) out[c] = ((half[c] ?? 0) * limit) / own;
    }
  }
  return out;
}

/** Mean over a square of 2 × radius + 1 pixels, by running sums along rows, then columns. */
function blurred(
  values: Float32Array,
  out: Float32Array,
  rows: Float32Array,
  width: number,
  height: number,
  radius: number,
): Float32Array {
  const size = 2 * radius + 1;
  const clamp = (at: number, most: number): number => Math.max(0, Math.min(most, at));
  for (let y = 0; y < height; y++) {
    const row = y * width;
    let sum = 0;
    for (let x = -radius; x <= radius; x++) sum += values[row + clamp(x, width - 1)] ?? 0;
    for (let x = 0; x < width; x++) {
      rows[row + x] = sum / size;
      sum +=
        (values[row + clamp(x + radius + 1, width - 1)] ?? 0) -
        (values[row + clamp(x - radius, width - 1)] ?? 0);
    }
  }
  const sums = new Float64Array(width);
  for (let y = -radius; y <= radius; y++)
    for (let x = 0; x < width; x++) sums[x] = (sums[x] ?? 0) + (rows[clamp(y, height - 1) * width + x] ?? 0);
  for (let y = 0; y < height; y++) {
    const [next, last] = [clamp(y + radius + 1, height - 1) * width, clamp(y - radius, height - 1) * width];
    for (let x = 0; x < width; x++) {
      out[y * width + x] = (sums[x] ?? 0) / size;
      sums[x] = (sums[x] ?? 0) + (rows[next + x] ?? 0) - (rows[last + x] ?? 0);
    }
  }
  return out;
}
