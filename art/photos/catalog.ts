import type { Development } from '../lib/develop';
import type { Band } from '../lib/publish';

/** An image of a place modeled in Blender, from one of its cameras. */
export interface Photo {
  name: string;
  /** Module in `art/blender/places`. */
  place: string;
  /** Shot in this module. */
  shot: string;
  width: number;
  height: number;
  samples: number;
  widths: readonly number[];
  fallbackWidth: number;
  quality: number;
  /** Strip published as `NAME-band` for screens that show only this part. */
  band?: Band;
  development: Development;
  /** Dust or air: share of the light that it absorbs at the far end of the shot, and its own color. */
  haze?: { amount: number; color: readonly [number, number, number] };
  author: string;
  coordinates: string;
}

const LENS: Development = { exposure: 0, bloom: 0.1, grain: 2.2, vignette: 0.28 };

const NEWS = {
  width: 2560,
  height: 1440,
  samples: 4,
  widths: [640, 1280, 1920, 2560],
  fallbackWidth: 1280,
  quality: 50,
} as const;

/** Settings of full-screen images. */
const MASTER = {
  width: 2560,
  height: 1440,
  samples: 8,
  widths: [640, 1280, 1920, 2560],
  fallbackWidth: 1280,
} as const;

/** Most of the image is sky, which has no noise. */
const SPACE = { ...MASTER, samples: 6 } as const;

/** Settings of portrait images next to a form. */
const UPRIGHT = {
  width: 2048,
  height: 2560,
  samples: 6,
  widths: [480, 800, 1440, 2048],
  fallbackWidth: 800,
} as const;

const photo = (
  name: string,
  place: string,
  shot: string,
  author: string,
  coordinates: string,
  rest: Partial<
    Pick<Photo, 'haze' | 'band' | 'samples' | 'quality' | 'width' | 'height' | 'widths' | 'fallbackWidth'>
  > & {
    exposure?: number;
  } = {},
): Photo => {
  const { exposure = 0, ...others } = rest;
  return {
    name,
    place,
    shot,
    author,
    coordinates,
    ...NEWS,
    development: { ...LENS, exposure },
    ...others,
  };
};

const BLUE_DUST = { amount: 0.06, color: [0.1, 0.13, 0.17] } as const;

/** Ordered by priority, for renderings with limited time. */
export const PHOTOS: readonly Photo[] = [
  photo('yard-welders', 'shipyard', 'plating', 'Imke Sandvoss', '::pos{2,17,-9.02,34.81,640}'),
  photo('moon-homecoming', 'moonbase', 'homecoming', 'Tomas Okafor', '::pos{6,3,-61.22,17.41,4}'),
  photo('yard-launch', 'shipyard', 'launch', 'Mirela Dusan', '::pos{2,17,-9.03,34.84,642}'),
  photo('space-convoy', 'space', 'convoy', 'Noor Halabi', '::pos{2,9,42.05,8.14,2210}'),
  photo('space-wreck', 'space', 'wreck', 'Luc Ferrand', '::pos{3,22,-17.92,105.30,1010}'),
  photo('yard-keel', 'shipyard', 'keel', 'Ada Verne', '::pos{2,17,-9.02,34.80,640}'),
  photo('space-prospectors', 'space', 'prospectors', 'Imke Sandvoss', '::pos{5,40,7.31,88.15,3300}'),
  photo('mine-vein', 'cave', 'vein', 'Noor Halabi', '::pos{3,12,48.22,-7.30,-3060}'),
  photo('mine-face', 'cave', 'face', 'Luc Ferrand', '::pos{3,12,48.20,-7.31,-2140}'),
  photo('yard-night', 'shipyard', 'night_shift', 'Luc Ferrand', '::pos{2,17,-9.02,34.79,638}'),
  photo('moon-first-days', 'moonbase', 'first_module', 'Imke Sandvoss', '::pos{6,3,-61.22,17.40,3}'),
  photo('mine-haul', 'cave', 'haul', 'Luc Ferrand', '::pos{3,12,48.19,-7.33,-940}'),
  photo('bridge-approach', 'bridge', 'approach', 'Mirela Dusan', '::pos{2,17,-7.90,32.44,900}'),
  photo('moon-storm-light', 'moonbase', 'storm_light', 'Tomas Okafor', '::pos{6,3,-61.21,17.40,4}'),
  photo('council-session', 'council', 'session', 'Mirela Dusan', '::pos{2,1,0.44,18.02,210}'),
  photo('market-noon', 'market', 'lane', 'Noor Halabi', '::pos{2,9,41.70,7.90,1180}', { exposure: 0.5 }),
  photo('hangar-arrivals', 'hangar', 'arrivals', 'Ada Verne', '::pos{2,17,-8.40,33.19,410}', {
    haze: BLUE_DUST,
    exposure: 0.4,
  }),
  photo('bridge-table', 'bridge', 'table', 'Mirela Dusan', '::pos{3,22,-17.10,104.20,880}'),
  photo('hangar-needle', 'hangar', 'fitting_out', 'Luc Ferrand', '::pos{2,17,-8.40,33.20,410}', {
    haze: BLUE_DUST,
    exposure: 0.4,
  }),
  photo('bridge-alarm', 'bridge', 'alarm', 'Luc Ferrand', '::pos{3,22,-17.44,104.61,940}'),
  photo('space-patrol', 'space', 'patrol', 'Ada Verne', '::pos{6,1,12.80,-40.06,760}'),
  photo('greenhouse-rows', 'greenhouse', 'rows', 'Imke Sandvoss', '::pos{2,17,-8.44,33.12,396}'),
  photo('hangar-night', 'hangar', 'from_gallery', 'Noor Halabi', '::pos{2,17,-8.40,33.22,412}', {
    haze: BLUE_DUST,
    exposure: 0.4,
  }),
  photo('market-lanterns', 'market', 'lanterns', 'Mirela Dusan', '::pos{2,9,41.70,7.91,1180}'),
  photo('hangar-refit', 'hangar', 'scaffolded', 'Imke Sandvoss', '::pos{2,17,-8.40,33.21,410}', {
    haze: BLUE_DUST,
    exposure: 0.4,
  }),
  photo('market-evening', 'market', 'from_above', 'Noor Halabi', '::pos{2,9,41.71,7.90,1192}', {
    exposure: 0.4,
  }),
  photo('greenhouse-night', 'greenhouse', 'harvest', 'Tomas Okafor', '::pos{2,17,-8.44,33.13,396}'),
  photo('thank-you', 'shipyard', 'farewell', 'Ada Verne', '::pos{2,17,-9.04,34.86,640}', MASTER),
  photo('shop', 'hangar', 'showroom', 'Noor Halabi', '::pos{2,17,-8.40,33.24,410}', {
    ...MASTER,
    haze: BLUE_DUST,
    exposure: 0.4,
  }),
  photo('login', 'shipyard', 'approach_upright', 'Luc Ferrand', '::pos{2,17,-9.11,34.70,655}', {
    ...UPRIGHT,
    quality: 40,
    band: { from: 0.34, height: 0.32, widths: [480, 760, 1200] },
  }),
  photo('mydu', 'moonbase', 'homestead', 'Tomas Okafor', '::pos{6,3,-61.20,17.44,12}', {
    ...MASTER,
  }),
  photo('leaders', 'council', 'dusk_watch', 'Mirela Dusan', '::pos{2,1,0.42,18.06,36}', {
    ...MASTER,
    haze: { amount: 0.45, color: [0.22, 0.12, 0.08] },
  }),
  photo('signup', 'moonbase', 'claim', 'Imke Sandvoss', '::pos{6,5,11.08,-24.73,2}', {
    ...UPRIGHT,
    band: { from: 0.3, height: 0.32, widths: [480, 760, 1200] },
  }),
  photo('products', 'hangar', 'stores', 'Imke Sandvoss', '::pos{2,17,-8.40,33.26,410}', {
    ...MASTER,
    haze: BLUE_DUST,
    exposure: 0.05,
  }),
  photo('space-last-light', 'space', 'last_light', 'Luc Ferrand', '::pos{3,22,-17.71,105.02,990}'),
  photo('creators', 'space', 'filming', 'Ada Verne', '::pos{5,40,7.36,88.09,3310}', {
    ...UPRIGHT,
    widths: [480, 960, 2048],
    fallbackWidth: 480,
  }),
  photo('yard-departure', 'shipyard', 'departure', 'Mirela Dusan', '::pos{2,17,-9.05,34.88,642}', SPACE),
  photo('space-caravan', 'space', 'convoy_head', 'Noor Halabi', '::pos{2,9,42.11,8.20,2240}', SPACE),
  photo('space-carrier', 'space', 'carrier', 'Luc Ferrand', '::pos{3,22,-16.90,104.02,1130}', SPACE),
  photo('yard-approach', 'shipyard', 'approach', 'Luc Ferrand', '::pos{2,17,-9.11,34.70,655}', SPACE),
  photo('moon-ridge', 'moonbase', 'moonrise', 'Tomas Okafor', '::pos{6,3,-61.18,17.38,31}', MASTER),
  photo('market-gallery', 'market', 'gallery', 'Mirela Dusan', '::pos{2,9,41.70,7.92,1186}', {
    exposure: 0.15,
  }),
  photo('bridge-night-watch', 'bridge', 'night_watch', 'Ada Verne', '::pos{2,17,-6.02,30.11,870}', {
    exposure: 0.4,
  }),
  photo('yard-first-frames', 'shipyard', 'first_frames', 'Ada Verne', '::pos{2,17,-9.02,34.78,640}'),
  photo('mine-pause', 'cave', 'pause', 'Noor Halabi', '::pos{3,12,48.20,-7.32,-1480}', { exposure: 0.4 }),
];
