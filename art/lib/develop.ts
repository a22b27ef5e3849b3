import type { LightField } from './camera';

/** How light becomes a picture. */
export interface Development {
  /** Stops of exposure, 0 as drawn. */
  exposure: number;
  /** Share of light that spreads in the lens, 0..1. */
  bloom: number;
  /** Strength of the film grain in eight-bit steps. */
  grain: number;
  /** How much the corners fall off, 0..1. */
  vignette: number;
}

/** Eight-bit sRGB, row by row from the top, three bytes a pixel. */
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
      const [r, g, b] = film(mixed(0), mixed(1), mixed(2));
      const grain = noise() * development.grain;
      const luma = 0.3 * r + 0.6 * g + 0.1 * b;
      // Grain sits in the middle tones: neither deep black nor paper white shows any.
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

/** Narkowicz's fit of the ACES curve, on a blend with luminance so that bright lamps pale instead of clipping. */
function film(r: number, g: number, b: number): [number, number, number] {
  const peak = Math.max(r, g, b, 1e-6);
  const pale = Math.min(0.75, Math.max(0, (peak - 0.7) / (peak + 3)));
  const luma = 0.2126 * r + 0.7152 * g + 0.0722 * b;
  const curve = (v: number): number => {
    const l = (v + (Math.max(luma, peak * 0.6) - v) * pale) * 0.82;
    return srgb(Math.min(1, (l * (2.51 * l + 0.03)) / (l * (2.43 * l + 0.59) + 0.14)));
  };
  return [curve(r), curve(g), curve(b)];
}

function srgb(v: number): number {
  return v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055;
}

/** Mean of six ever wider blurs: what a good lens does to lamps, without a visible radius. */
function bloom(field: LightField): Float32Array {
  const levels: LightField[] = [field];
  for (let i = 0; i < 6; i++) levels.push(halve(levels[i] as LightField));
  let wide = levels[6] as LightField;
  for (let i = 5; i >= 0; i--) wide = addDoubled(levels[i] as LightField, wide, i === 0 ? 0.5 : 0.62);
  return wide.light;
}

function halve(from: LightField): LightField {
  const width = Math.max(1, Math.ceil(from.width / 2));
  const height = Math.max(1, Math.ceil(from.height / 2));
  const light = new Float32Array(width * height * 3);
  const taps = [1, 3, 3, 1];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      for (let j = 0; j < 4; j++) {
        for (let i = 0; i < 4; i++) {
          const sx = Math.max(0, Math.min(from.width - 1, x * 2 + i - 1));
          const sy = Math.max(0, Math.min(from.height - 1, y * 2 + j - 1));
          const weight = ((taps[i] ?? 0) * (taps[j] ?? 0)) / 64;
          for (let c = 0; c < 3; c++) {
            const to = (y * width + x) * 3 + c;
            light[to] = (light[to] ?? 0) + weight * (from.light[(sy * from.width + sx) * 3 + c] ?? 0);
          }
        }
      }
    }
  }
  return { width, height, light };
}

function addDoubled(fine: LightField, coarse: LightField, share: number): LightField {
  const { width, height } = fine;
  const light = new Float32Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    const fy = Math.max(0, Math.min(coarse.height - 1, y / 2 - 0.25));
    const y0 = Math.floor(fy);
    const y1 = Math.min(coarse.height - 1, y0 + 1);
    for (let x = 0; x < width; x++) {
      const fx = Math.max(0, Math.min(coarse.width - 1, x / 2 - 0.25));
      const x0 = Math.floor(fx);
      const x1 = Math.min(coarse.width - 1, x0 + 1);
      for (let c = 0; c < 3; c++) {
        const at = (ax: number, ay: number): number => coarse.light[(ay * coarse.width + ax) * 3 + c] ?? 0;
        const top = at(x0, y0) + (at(x1, y0) - at(x0, y0)) * (fx - x0);
        const low = at(x0, y1) + (at(x1, y1) - at(x0, y1)) * (fx - x0);
        const to = (y * width + x) * 3 + c;
        light[to] = (1 - share) * (fine.light[to] ?? 0) + share * (top + (low - top) * (fy - y0));
      }
    }
  }
  return { width, height, light };
}

/** Seeded normal deviates (mulberry32, Box and Muller), so that a picture drawn again is the same to the byte. */
function gaussian(seed: number): () => number {
  let state = seed >>> 0;
  const uniform = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return () => Math.sqrt(-2 * Math.log(uniform() + 1e-12)) * Math.cos(2 * Math.PI * uniform());
}
