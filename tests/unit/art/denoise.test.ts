import { denoise, type Exposure } from '../../../art/lib/denoise';
import { uniform } from '../../../art/lib/random';

const SIZE = 40;

/** A grey wall, brighter on its right half, with as much noise as is asked for. */
function wall(noise: number, light: (x: number, y: number) => number): Exposure {
  const next = uniform(5);
  const half = (): Float32Array =>
    Float32Array.from({ length: SIZE * SIZE * 3 }, (_, c) => {
      const at = Math.floor(c / 3);
      return light(at % SIZE, Math.floor(at / SIZE)) * (1 + noise * (next() - 0.5));
    });
  return {
    width: SIZE,
    height: SIZE,
    halves: [half(), half()],
    albedo: new Float32Array(SIZE * SIZE * 3).fill(0.5),
    normal: new Float32Array(SIZE * SIZE * 3).fill(0.577),
    mist: new Float32Array(SIZE * SIZE),
  };
}

const spread = (values: readonly number[]): number => {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
};

const column = (light: Float32Array, x: number): number[] =>
  Array.from({ length: SIZE }, (_, y) => light[(y * SIZE + x) * 3] ?? 0);

describe('the denoiser of photographs', () => {
  it('takes most of the noise out and keeps an edge of light sharp', () => {
    const exposure = wall(0.8, (x) => (x < SIZE / 2 ? 0.1 : 1));
    const { light } = denoise(exposure);

    expect(spread(column(light, 30))).toBeLessThan(spread(column(exposure.halves[0], 30)) / 4);
    for (const value of column(light, SIZE / 2 - 1)) expect(value).toBeLessThan(0.2);
    for (const value of column(light, SIZE / 2)) expect(value).toBeGreaterThan(0.7);
  });

  it('leaves the dark beside a lamp dark', () => {
    const lamp = (x: number, y: number): number => (x === 20 && y === 20 ? 50 : 0);
    const { light } = denoise(wall(0.5, lamp));

    expect(light[(20 * SIZE + 25) * 3]).toBeLessThan(0.001);
  });

  it('takes out a single bright pixel that only one half has', () => {
    const exposure = wall(0, () => 0.2);
    exposure.halves[0].fill(900, 300 * 3, 301 * 3);

    expect(denoise(exposure).light[300 * 3]).toBeLessThan(0.4);
  });
});
