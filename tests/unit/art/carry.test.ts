import type { DeepField } from '../../../art/lib/camera';
import { apart, Carrier, prepare } from '../../../art/lib/carry';
import { Eye } from '../../../art/lib/view';

const WIDTH = 64;
const HEIGHT = 36;
const eye = new Eye({ focal: 1, pitch: 0, place: [0, 0, -10] }, WIDTH, HEIGHT);
/** Rotates everything by 180° in the image plane around a point ten units ahead. */
const turning = { about: [0, 0, 10], axis: [0, 0, 1], angle: Math.PI } as const;
const empty = () => ({ width: WIDTH, height: HEIGHT, light: new Float32Array(WIDTH * HEIGHT * 3) });

/** Key frame with a square of this brightness, centered at this position. */
const square = (x: number, y: number, bright: number): DeepField => {
  const field = { ...empty(), reach: new Float32Array(WIDTH * HEIGHT) };
  for (let v = y - 3; v < y + 3; v++) {
    for (let u = x - 3; u < x + 3; u++) {
      const i = v * WIDTH + u;
      field.light.fill(bright, i * 3, i * 3 + 3);
      field.reach[i] = 10 * Math.hypot((u + 0.5 - WIDTH / 2) / 32, (HEIGHT / 2 - v - 0.5) / 32, 1);
    }
  }
  return field;
};

const at = (light: Float32Array, x: number, y: number): number => light[(y * WIDTH + x) * 3] ?? 0;

describe('reprojecting light from key frames', () => {
  it('looks up a body at its position before the rotation', () => {
    const rest = empty();
    const time = 0.06;
    // By then the rotation has moved the square from above the center two pixels to the left.
    const keys = [
      prepare({ field: square(30, 8, 0.5), time, jitter: [0, 0] }, rest),
      prepare({ field: square(32, 8, 1), time: 0, jitter: [0, 0] }, rest),
    ];

    const { light } = new Carrier(eye, turning, rest).frame(time, keys, 0.1);

    expect(at(light, 28, 8)).toBeGreaterThan(0.6);
  });

  it('blends two key frames that show the same place', () => {
    const rest = empty();
    const keys = [
      prepare({ field: square(32, 18, 1), time: 0, jitter: [0, 0] }, rest),
      prepare({ field: square(32, 18, 0), time: 0.01, jitter: [0, 0] }, rest),
    ];

    const { light } = new Carrier(eye, { ...turning, angle: 0 }, rest).frame(0.005, keys, 0.01);

    expect(at(light, 32, 18)).toBeCloseTo(0.5, 5);
  });

  it('leaves static parts of the scene unchanged', () => {
    const rest = { ...empty(), light: new Float32Array(WIDTH * HEIGHT * 3).fill(0.25) };
    const keys = [prepare({ field: square(32, 18, 1), time: 0, jitter: [0, 0] }, rest)];

    expect(at(new Carrier(eye, turning, rest).frame(0, keys, 0.01).light, 2, 2)).toBe(0.25);
  });

  it('measures time differences in the shorter direction around the loop', () => {
    expect(apart(0.95, 0.05)).toBeCloseTo(-0.1);
    expect(apart(0.05, 0.95)).toBeCloseTo(0.1);
  });
});
