import { timeLeft } from '#domain/products/timeLeft';

const now = new Date('2026-11-20T12:00:00.000Z');
const inHours = (hours: number): Date => new Date(now.getTime() + hours * 3_600_000);

it.each([
  [1, { count: 1, unit: 'hour' }],
  [0.2, { count: 1, unit: 'hour' }],
  [23.5, { count: 24, unit: 'hour' }],
  [24, { count: 24, unit: 'hour' }],
  [24.1, { count: 2, unit: 'day' }],
  [240, { count: 10, unit: 'day' }],
  [0, { count: 0, unit: 'hour', share: 0 }],
  [-5, { count: 0, unit: 'hour', share: 0 }],
])('PD-01 game time that ends in %s hours has %j left', (hours, left) => {
  expect(timeLeft(inHours(hours), now)).toMatchObject(left);
});

it.each([
  [31 * 24, 1],
  [15.5 * 24, 0.5],
  [46 * 24, 0.5],
  [92 * 24, 1],
  [138 * 24, 0.75],
  [183 * 24, 183 / 184],
  [366 * 24, 1],
  [800 * 24, 1],
])('PD-01 shows %s hours as the share %s of the shortest period that contains them', (hours, share) => {
  expect(timeLeft(inHours(hours), now).share).toBeCloseTo(share, 10);
});
