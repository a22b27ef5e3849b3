import type { Development } from '../lib/develop';
import type { View } from '../lib/view';

/** An image with its shader, development, encoding and credits. */
export interface Scene {
  name: string;
  /** Fragment shader in this folder. */
  shader: string;
  /** Preprocessor definitions that select a variant of the shader. */
  defines: readonly string[];
  seed: number;
  /** Samples per pixel. */
  samples: number;
  width: number;
  height: number;
  /** Published widths in pixels, ascending. */
  widths: readonly number[];
  fallbackWidth: number;
  /** AVIF quality. That of WebP is slightly higher because its scale differs. */
  quality: number;
  development: Development;
  /** Camera for rendering ships as points of light around a station. */
  traffic?: View;
  author: string;
  coordinates: string;
}

const CINEMATIC: Development = { exposure: 0, bloom: 0.16, grain: 3, vignette: 0.3 };

/** Same values as in `hero.frag`. */
export const HERO_VIEW: View = { focal: 1.45, pitch: -0.385, place: [6.3, 0.9, -20] };
const HERO_PORTRAIT_VIEW: View = { focal: 2, pitch: -0.36, place: [3.2, -2.3, -23] };

/** Two samples at this size are more than four at 1536 pixels. */
const WIDE = {
  samples: 2,
  width: 2560,
  height: 1707,
  widths: [640, 960, 1536, 2560],
  fallbackWidth: 960,
} as const;

export const SCENES: readonly Scene[] = [
  {
    name: 'hero',
    shader: 'hero.frag',
    defines: [],
    seed: 2117,
    samples: 4,
    width: 2560,
    height: 1440,
    widths: [960, 1440, 1920, 2560],
    fallbackWidth: 1440,
    quality: 52,
    development: CINEMATIC,
    traffic: HERO_VIEW,
    author: 'Ada Verne',
    coordinates: '::pos{2,17,-8.41,33.20,412}',
  },
  {
    name: 'hero-portrait',
    shader: 'hero.frag',
    defines: ['PORTRAIT'],
    seed: 2117,
    samples: 4,
    width: 1440,
    height: 1920,
    widths: [480, 728, 1080],
    fallbackWidth: 728,
    quality: 31,
    development: CINEMATIC,
    traffic: HERO_PORTRAIT_VIEW,
    author: 'Ada Verne',
    coordinates: '::pos{2,17,-8.41,33.20,412}',
  },
  {
    name: 'canyon',
    shader: 'canyon.frag',
    defines: [],
    seed: 408,
    samples: 2,
    width: 2048,
    height: 2560,
    widths: [480, 800, 1360, 2048],
    fallbackWidth: 800,
    quality: 42,
    development: CINEMATIC,
    author: 'Tomas Okafor',
    coordinates: '::pos{2,4,12.07,-61.35,88}',
  },
  {
    name: 'builders',
    shader: 'builders.frag',
    defines: [],
    seed: 733,
    ...WIDE,
    quality: 50,
    development: CINEMATIC,
    author: 'Imke Sandvoss',
    coordinates: '::pos{2,17,-8.39,33.27,418}',
  },
  {
    name: 'merchants',
    shader: 'merchants.frag',
    defines: [],
    seed: 1290,
    ...WIDE,
    quality: 50,
    development: CINEMATIC,
    author: 'Noor Halabi',
    coordinates: '::pos{2,9,41.66,7.92,1204}',
  },
  {
    name: 'fighters',
    shader: 'fighters.frag',
    defines: [],
    seed: 5150,
    ...WIDE,
    quality: 50,
    development: CINEMATIC,
    author: 'Luc Ferrand',
    coordinates: '::pos{3,22,-17.50,104.88,930}',
  },
  {
    name: 'reboot',
    shader: 'reboot.frag',
    defines: [],
    seed: 1,
    ...WIDE,
    widths: [640, 960, 1440, 2560],
    quality: 50,
    development: CINEMATIC,
    author: 'Imke Sandvoss',
    coordinates: '::pos{2,1,4.18,-26.50,520}',
  },
  {
    name: 'recruit',
    shader: 'recruit.frag',
    defines: [],
    seed: 1204,
    ...WIDE,
    widths: [480, 800, 1200, 2560],
    fallbackWidth: 480,
    quality: 50,
    development: CINEMATIC,
    author: 'Luc Ferrand',
    coordinates: '::pos{2,17,-8.41,33.22,415}',
  },
];
