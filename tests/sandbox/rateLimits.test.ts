import { Clock } from '#sandbox/platform/clock';
import { defaultLimits, RateLimits } from '#sandbox/platform/rateLimits';
import { countSecondFactorAttempt } from '#sandbox/session/secondFactorAttempts';

// The original imports an ES module that Jest cannot load.
jest.mock('#sandbox/platform/errors', () => ({
  refusal: (_refusals: unknown, kind: string, _message: string, details: object) =>
    Object.assign(new Error(kind), details),
}));

let clock: Clock;
let limits: RateLimits;

beforeEach(() => {
  clock = new Clock();
  clock.moveTo(new Date('2026-11-27T12:00:00Z'));
  limits = new RateLimits(clock, defaultLimits);
});

type Limit = keyof typeof defaultLimits;

/** @returns how many of the attempts are allowed */
const countAllowed = (limit: Limit, keys: readonly string[]): number =>
  keys.filter((key) => {
    try {
      limits.consume(limit, key);
      return true;
    } catch {
      return false;
    }
  }).length;

const times = <Item>(count: number, item: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => item(index));

/** Addresses in different /48 networks. */
const sites = (count: number): string[] =>
  times(count, (index) => `2001:${(index >> 16).toString(16)}:${(index & 0xffff).toString(16)}::1`);

it('attempts from many networks do not reset the count of an account', () => {
  limits.exhaust('secondFactorPerPlayer', 'ada');
  countAllowed('loginPerAddress', sites(60_000));
  countAllowed('secondFactorPerPlayer', times(60_000, String));
  expect(countAllowed('secondFactorPerPlayer', ['ada'])).toBe(0);
});

it('an account cannot use up the memory for codes with recovery codes or digits from many networks', () => {
  const isAllowed = (playerId: string, address: string, code: string): boolean => {
    try {
      countSecondFactorAttempt(limits, playerId, { address }, code);
      return true;
    } catch {
      return false;
    }
  };
  for (const [code, max] of [
    ['AAAAA-AAAAA', 200],
    ['000000', 20],
  ] as const)
    expect(sites(2_000).filter((address) => isAllowed('ada', address, code))).toHaveLength(max);
  expect(isAllowed('bob', '203.0.113.9', '000000')).toBe(true);
});

it('refuses attempts that it has no memory to count, until others are over', () => {
  const allowed = countAllowed('wrongKeysPerAddress', sites(60_000));
  expect(allowed).toBeGreaterThan(20_000);
  expect(allowed).toBeLessThanOrEqual(50_000);
  expect(() => limits.consume('wrongKeysPerAddress', '203.0.113.9')).toThrow(
    expect.objectContaining({ retryAfterSeconds: 300 }) as Error,
  );
  expect(countAllowed('loginPerAddress', ['203.0.113.9'])).toBe(1);
  clock.advance(300);
  expect(countAllowed('wrongKeysPerAddress', ['203.0.113.9'])).toBe(1);
});

it('attempts that are removed from the count use no memory', () => {
  for (const site of sites(60_000)) limits.consume('wrongKeysPerAddress', site)();
  expect(countAllowed('wrongKeysPerAddress', ['203.0.113.9'])).toBe(1);
});

it('counts IPv6 addresses by /64, and by /48 with a higher limit', () => {
  const { max } = defaultLimits.wrongKeysPerAddress;
  const inNetwork = times(max + 5, (index) => `2001:db8:1:1::${index.toString(16)}`);
  expect(countAllowed('wrongKeysPerAddress', inNetwork)).toBe(max);
  const inSite = times(10 * max, (index) => `2001:db8:1:${(index + 2).toString(16)}::1`);
  expect(countAllowed('wrongKeysPerAddress', inSite)).toBe(7 * max);
  expect(countAllowed('wrongKeysPerAddress', ['2001:db8:2::1', '203.0.113.9'])).toBe(2);
});
