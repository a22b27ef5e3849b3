import { addTraffic } from '../../../art/lib/traffic';
import { HERO_VIEW } from '../../../art/scenes/catalog';

const drawn = (time: number, reach = 0): Float32Array => {
  const [width, height] = [160, 90];
  const light = new Float32Array(width * height * 3);
  addTraffic(
    { width, height, light, reach: new Float32Array(width * height).fill(reach) },
    HERO_VIEW,
    7,
    time,
  );
  return light;
};

const total = (light: Float32Array): number => light.reduce((sum, value) => sum + value, 0);

describe('vehicle lights', () => {
  it('have the same positions at the start and end of the video', () => {
    const first = drawn(0);

    expect(total(first)).toBeGreaterThan(1);
    drawn(1).forEach((value, i) => expect(value).toBeCloseTo(first[i] ?? 0, 4));
  });

  it('change position between the start and the middle of the video', () => {
    expect(drawn(0.5)).not.toEqual(drawn(0));
  });

  it('are hidden by nearer objects', () => {
    expect(total(drawn(0, 0.1))).toBe(0);
  });
});
