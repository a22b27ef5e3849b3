import type { LightField } from './camera';
import { uniform } from './random';

/** Settings for converting light to an image. */
export interface Development {
  /** Exposure in stops; 0 leaves the rendered light unchanged. */
  exposure: number;
  /** Share of light that the lens scatters, 0..1. */
  bloom: number;
  /** Strength of the film grain in 8-bit steps. */
  grain: number;
  /** Darkening of the corners, 0..1. */
  vignette: number;
}

/** Converts light to 8-bit sRGB, row by row from the top, three bytes per pixel. */
export function develop(field: LightField, development: Development, seed: number): Buffer {
  const { width, height } = field;
  const glow = development.bloom > 0 ? bloom(field) : field.light;
  const gain = 2 ** development.exposure;
  const noise = gaussian(seed);
  const out = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const dx = (x / width - 0.5) * 2;
      const dy = (y / height - 0.5) * 2;
      const shade = gain * (1 - development.vignette * Math.min(1, (dx * dx + dy * dy) / 2) ** 1.3);
      const at = (y * width + x) * 3;
      const mixed = (c: number): number =>
        shade *
        ((1 - development.bloom) * (field.light[at + c] ?? 0) + development.bloom * (glow[at + c] ?? 0));
      const [r, g, b] = toneMap(mixed(0), mixed(1), mixed(2));
      const grain = noise() * development.grain;
      const luma = 0.3 * r + 0.6 * g + 0.1 * b;
      // Grain appears in the midtones, neither in deep blacks nor in bright whites.
      const strength = grain * (0.35 + 2.6 * luma * (1 - luma));
      out[at] = byte(r, strength);
      out[at + 1] = byte(g, strength);
      out[at + 2] = byte(b, strength);
    }
  }
  return out;
}

function byte(value: number, grain: number): number {
  return Math.max(0, Math.min(255, Math.round(value * 255 + grain)));
}

/** Narkowicz's fit of the ACES curve, blended with luminance so that bright lamps desaturate instead of clipping. */
function toneMap(r: number, g: number, b: number): [number, number, number] {
  const peak = Math.max(r, g, b, 1e-6);
  const pale = Math.min(0.75, Math.max(0, (peak - 0.7) / (peak + 3)));
  const white = Math.max(0.2126 * r + 0.7152 * g + 0.0722 * b, peak * 0.6) * pale;
  return [curve(r * (1 - pale) + white), curve(g * (1 - pale) + white), curve(b * (1 - pale) + white)];
}

const BRIGHTEST = 64;
const STEPS = 65536;

/** The curve at evenly spaced square roots of light: a lookup is many times faster than the power function of sRGB. */
const CURVE = Float32Array.from({ length: STEPS + 1 }, (_, i) => {
  const l = (i / STEPS) ** 2 * BRIGHTEST * 0.82;
  return srgb(Math.min(1, (l * (2.51 * l + 0.03)) / (l * (2.43 * l + 0.59) + 0.14)));
});

const curve = (light: number): number =>
  CURVE[Math.min(STEPS, Math.round(Math.sqrt(Math.max(0, light) / BRIGHTEST) * STEPS))] ?? 1;

function srgb(v: number): number {
  return v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055;
}

/** Mean of six increasingly wide blurs, which looks like a good lens and has no visible radius. */
function bloom(field: LightField): Float32Array {
  const levels: LightField[] = [field];
  for (let i = 0; i < 6; i++) levels.push(halve(levels[i] as LightField));
  let wide = levels[6] as LightField;
  for (let i = 5; i >= 0; i--) wide = addDoubled(levels[i] as LightField, wide, i === 0 ? 0.5 : 0.62);
  return wide.light;
}

/** Halves the size with the kernel 1 3 3 1, first along the rows. */
function halve({ width: fullWidth, height: fullHeight, light: full }: LightField): LightField {
  const width = Math.max(1, Math.ceil(fullWidth / 2));
  const height = Math.max(1, Math.ceil(fullHeight / 2));
  const rows = new Float32Array(width * fullHeight * 3);
  for (let y = 0; y < fullHeight; y++) {
    const row = y * fullWidth;
    for (let x = 0; x < width; x++) {
      const a = (row + Math.max(0, x * 2 - 1)) * 3;
      const b = (row + x * 2) * 3;
      const c = (row + Math.min(fullWidth - 1, x * 2 + 1)) * 3;
      const d = (row + Math.min(fullWidth - 1, x * 2 + 2)) * 3;
      const to = (y * width + x) * 3;
      for (let n = 0; n < 3; n++)
        rows[to + n] =
          ((full[a + n] ?? 0) + 3 * ((full[b + n] ?? 0) + (full[c + n] ?? 0)) + (full[d + n] ?? 0)) / 8;
    }
  }
  const light = new Float32Array(width * height * 3);
  const stride = width * 3;
  for (let y = 0; y < height; y++) {
    const a = Math.max(0, y * 2 - 1) * stride;
    const b = y * 2 * stride;
    const c = Math.min(fullHeight - 1, y * 2 + 1) * stride;
    const d = Math.min(fullHeight - 1, y * 2 + 2) * stride;
    for (let n = 0; n < stride; n++)
      light[y * stride + n] =
        ((rows[a + n] ?? 0) + 3 * ((rows[b + n] ?? 0) + (rows[c + n] ?? 0)) + (rows[d + n] ?? 0)) / 8;
  }
  return { width, height, light };
}

/** Scales the coarse image to twice its size and adds it to the fine one. */
function addDoubled(fine: LightField, coarse: LightField, share: number): LightField {
  const { width, height } = fine;
  const light = new Float32Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    const fy = Math.max(0, Math.min(coarse.height - 1, y / 2 - 0.25));
    const y0 = Math.floor(fy);
    const upper = y0 * coarse.width;
    const lower = Math.min(coarse.height - 1, y0 + 1) * coarse.width;
    const v = fy - y0;
    for (let x = 0; x < width; x++) {
      const fx = Math.max(0, Math.min(coarse.width - 1, x / 2 - 0.25));
      const x0 = Math.floor(fx);
      const x1 = Math.min(coarse.width - 1, x0 + 1);
      const u = fx - x0;
      const a = (upper + x0) * 3;
      const b = (upper + x1) * 3;
      const c = (lower + x0) * 3;
      const d = (lower + x1) * 3;
      const to = (y * width + x) * 3;
      for (let n = 0; n < 3; n++) {
        const top = (coarse.light[a + n] ?? 0) * (1 - u) + (coarse.light[b + n] ?? 0) * u;
        const low = (coarse.light[c + n] ?? 0) * (1 - u) + (coarse.light[d + n] ?? 0) * u;
        light[to + n] = (1 - share) * (fine.light[to + n] ?? 0) + share * (top * (1 - v) + low * v);
      }
    }
  }
  return { width, height, light };
}

/** Seeded random numbers with a normal distribution (Box–Muller transform). */
function gaussian(seed: number): () => number {
  const next = uniform(seed);
  return () => Math.sqrt(-2 * Math.log(next() + 1e-12)) * Math.cos(2 * Math.PI * next());
}
