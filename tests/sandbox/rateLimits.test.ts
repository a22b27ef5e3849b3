import { Clock } from '../../sandbox/platform/clock';
import { defaultLimits, RateLimits } from '../../sandbox/platform/rateLimits';

it('CF-04 repetitions of one request count once, also those that come before its answer', () => {
  const clock = new Clock();
  const limits = new RateLimits(clock, {
    ...defaultLimits,
    purchasesPerBuyer: { max: 2, windowSeconds: 10 },
  });
  const take = (id?: string) => () => limits.take('purchasesPerBuyer', 'buyer-1', id);
  for (let n = 0; n < 50; n += 1) expect(take('one')).not.toThrow();
  expect(take('other')).not.toThrow();
  expect(take('third')).toThrow('Too many attempts.');
  expect(take()).toThrow('Too many attempts.');
  expect(take('one')).not.toThrow();
  clock.advance(11);
  expect(take('third')).not.toThrow();
});
