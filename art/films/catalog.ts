import type { Turning } from '../lib/carry';
import type { Framing } from '../lib/pan';
import { Eye, type View } from '../lib/view';
import { HERO_VIEW } from '../scenes/catalog';

/** A loop in which one body rotates in front of a static background. */
export interface Loop {
  name: string;
  /** Name of the scene for the first frame, which is rendered with `MOVING` and `RESTING` defined. */
  scene: string;
  view: View;
  seconds: number;
  width: number;
  height: number;
  /** Number of rendered key frames, from which the other frames are interpolated. Divides the number of frames. */
  keys: number;
  /** Standard deviation, in frames, of the weights with which samples are accumulated. */
  spread: number;
  turning: Turning;
  /** Bit rates in kbit/s. */
  rates: { webm: number; mp4: number };
}

export const FRAMES_PER_SECOND = 24;

const HERO_TILT = 0.2;
const HERO_LEAN = -0.2;

/**
 * Rotation of `stationFrame()` in `hero.frag` in camera coordinates.
 * These are mirrored, so the direction of rotation is reversed.
 */
function ringTurning(view: View): Turning {
  const eye = new Eye(view, 1, 1);
  return {
    about: eye.toCamera(eye.hub()),
    axis: eye.toCamera([
      -Math.sin(HERO_LEAN) * Math.cos(HERO_TILT),
      Math.cos(HERO_LEAN) * Math.cos(HERO_TILT),
      Math.sin(HERO_TILT),
    ]),
    angle: (-2 * Math.PI) / 6,
  };
}

export const HOME: Loop = {
  name: 'home',
  scene: 'hero',
  view: HERO_VIEW,
  seconds: 10,
  width: 1280,
  height: 720,
  keys: 120,
  spread: 2.2,
  turning: ringTurning(HERO_VIEW),
  rates: { webm: 1150, mp4: 1750 },
};

/** A camera move over an image, from one framing to another. */
export interface Shot {
  /** Name of a rendered scene, or of a loop whose frames are played. */
  of: string;
  seconds: number;
  from: Framing;
  to: Framing;
  /** Brightness as a share of the original, from 0 to 1. */
  light?: number;
  /** Whether the name of the game appears on top. */
  mark?: boolean;
}

/** A video edited from camera moves over images, with crossfades. */
export interface Cut {
  name: string;
  width: number;
  height: number;
  shots: readonly Shot[];
  /** Name of the image shown before playback. */
  poster: string;
  /** Scene from which the poster is cut; published under the poster's name. */
  posterScene?: string;
  /** Duration of a crossfade in seconds. */
  melt: number;
  /** Bit rates in kbit/s. */
  rates: { webm: number; mp4: number };
  author: string;
  coordinates: string;
}

const hold = (x: number, y: number, span: number): Framing => ({ x, y, span });

const INTRO: Cut = {
  name: 'intro',
  width: 1280,
  height: 720,
  poster: 'intro',
  posterScene: 'fighters',
  melt: 0.9,
  rates: { webm: 950, mp4: 1150 },
  author: 'Ada Verne',
  coordinates: '::pos{2,17,-8.41,33.20,412}',
  shots: [
    { of: 'home', seconds: 5.2, from: hold(0.5, 0.5, 1), to: hold(0.57, 0.48, 0.82) },
    { of: 'builders', seconds: 4.2, from: hold(0.47, 0.47, 0.93), to: hold(0.55, 0.42, 0.84) },
    { of: 'merchants', seconds: 4.2, from: hold(0.44, 0.56, 0.86), to: hold(0.56, 0.52, 0.86) },
    { of: 'fighters', seconds: 4.2, from: hold(0.5, 0.53, 0.97), to: hold(0.54, 0.47, 0.83) },
    { of: 'leaders', seconds: 4.2, from: hold(0.44, 0.56, 0.88), to: hold(0.56, 0.46, 0.88) },
    { of: 'mydu', seconds: 4.2, from: hold(0.54, 0.46, 0.92), to: hold(0.46, 0.55, 0.86) },
    {
      of: 'home',
      seconds: 4.6,
      from: hold(0.52, 0.5, 0.86),
      to: hold(0.5, 0.5, 0.97),
      light: 0.2,
      mark: true,
    },
  ],
};

const SHORT = { width: 1280, height: 720, melt: 0.9, rates: { webm: 950, mp4: 1150 } } as const;

/** Creates a video of four moves over four images. The name of the game appears in the last one. */
const short = (
  name: string,
  poster: string,
  credit: Pick<Cut, 'author' | 'coordinates'>,
  moves: readonly (readonly [of: string, from: Framing, to: Framing])[],
): Cut => ({
  ...SHORT,
  ...credit,
  name,
  poster,
  shots: moves.map(([of, from, to], index) => ({
    of,
    seconds: 4.4,
    from,
    to,
    ...(index === moves.length - 1 && { light: 0.35, mark: true }),
  })),
});

/** All edited videos. */
export const CUTS: readonly Cut[] = [
  INTRO,
  short('yard', 'yard-keel', { author: 'Imke Sandvoss', coordinates: '::pos{2,17,-9.02,34.80,640}' }, [
    ['yard-keel', hold(0.46, 0.5, 0.92), hold(0.56, 0.46, 0.82)],
    ['yard-welders', hold(0.54, 0.54, 0.94), hold(0.5, 0.5, 0.82)],
    ['yard-night', hold(0.45, 0.5, 0.84), hold(0.55, 0.5, 0.84)],
    ['yard-launch', hold(0.46, 0.52, 0.84), hold(0.52, 0.5, 0.98)],
  ]),
  short('tunnel', 'mine-vein', { author: 'Luc Ferrand', coordinates: '::pos{3,12,48.19,-7.33,-940}' }, [
    ['mine-face', hold(0.5, 0.5, 0.98), hold(0.5, 0.47, 0.84)],
    ['mine-vein', hold(0.45, 0.52, 0.84), hold(0.55, 0.48, 0.84)],
    ['mine-haul', hold(0.5, 0.5, 0.84), hold(0.5, 0.5, 0.96)],
    ['market-noon', hold(0.5, 0.52, 0.86), hold(0.5, 0.5, 0.98)],
  ]),
  short('ice', 'moon-homecoming', { author: 'Tomas Okafor', coordinates: '::pos{6,3,-61.22,17.41,4}' }, [
    ['moon-first-days', hold(0.45, 0.5, 0.86), hold(0.54, 0.5, 0.86)],
    ['moon-storm-light', hold(0.5, 0.5, 0.98), hold(0.5, 0.47, 0.85)],
    ['greenhouse-rows', hold(0.5, 0.52, 0.84), hold(0.5, 0.5, 0.97)],
    ['moon-homecoming', hold(0.5, 0.5, 0.86), hold(0.52, 0.5, 0.98)],
  ]),
  short('convoy', 'space-convoy', { author: 'Noor Halabi', coordinates: '::pos{2,9,42.05,8.14,2210}' }, [
    ['bridge-approach', hold(0.5, 0.5, 0.98), hold(0.5, 0.46, 0.84)],
    ['space-convoy', hold(0.44, 0.52, 0.86), hold(0.55, 0.5, 0.86)],
    ['bridge-alarm', hold(0.5, 0.5, 0.86), hold(0.5, 0.5, 0.97)],
    ['space-patrol', hold(0.55, 0.52, 0.86), hold(0.47, 0.5, 0.97)],
  ]),
];
