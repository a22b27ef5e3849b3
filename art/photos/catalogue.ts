import type { Development } from '../lib/develop';

/** A picture of a place that Blender models, from one of its cameras. */
export interface Photo {
  name: string;
  /** A module of `art/blender/places`. */
  place: string;
  /** One of the module's shots. */
  shot: string;
  width: number;
  height: number;
  samples: number;
  widths: readonly number[];
  fallbackWidth: number;
  quality: number;
  development: Development;
  /** Dust or air: how much of the light from the far end of the shot's depth it takes, and its own colour. */
  haze?: { amount: number; colour: readonly [number, number, number] };
  author: string;
  coordinates: string;
}

const LENS: Development = { exposure: 0, bloom: 0.1, grain: 2.2, vignette: 0.28 };

const NEWS = {
  width: 1280,
  height: 720,
  samples: 6,
  widths: [640, 1280],
  fallbackWidth: 1280,
  quality: 50,
} as const;

/** For pictures that fill a screen. */
const MASTER = {
  width: 2560,
  height: 1440,
  samples: 48,
  widths: [640, 1280, 1920, 2560],
  fallbackWidth: 1280,
} as const;

const photo = (
  name: string,
  place: string,
  shot: string,
  author: string,
  coordinates: string,
  rest: Partial<
    Pick<Photo, 'haze' | 'samples' | 'quality' | 'width' | 'height' | 'widths' | 'fallbackWidth'>
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

const BLUE_DUST = { amount: 0.06, colour: [0.1, 0.13, 0.17] } as const;

/** In the order in which they are made when time is short. */
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
  photo('mydu', 'moonbase', 'homestead', 'Tomas Okafor', '::pos{6,3,-61.20,17.44,12}', MASTER),
  photo('shop', 'hangar', 'showroom', 'Noor Halabi', '::pos{2,17,-8.40,33.24,410}', {
    ...MASTER,
    haze: BLUE_DUST,
    exposure: 0.4,
  }),
  photo('signup', 'hangar', 'locker', 'Luc Ferrand', '::pos{2,17,-8.40,33.25,410}', {
    ...MASTER,
    haze: BLUE_DUST,
    exposure: 0.4,
  }),
  photo('leaders', 'council', 'empty_chairs', 'Mirela Dusan', '::pos{2,1,0.42,18.06,36}', MASTER),
  photo('products', 'hangar', 'empty', 'Imke Sandvoss', '::pos{2,17,-8.40,33.26,410}', {
    ...MASTER,
    haze: BLUE_DUST,
    exposure: 0.4,
  }),
];
