import { randomUUID } from 'node:crypto';
import { inParallel } from '../sandbox/inParallel';
import type { Probe } from './Probe';
import type { TargetSite } from './TargetSite';

/** Enough networks to reset the counters of an earlier version, which stored 10,000. */
const networks = 10_100;

/** An address in a /48 of its own. */
const addressIn = (network: number): string => `2001:db8:${network.toString(16)}::1`;

/** Form tokens are counted for a minute, in which a slow machine may not finish the calls. */
const tokenWindowMs = 50_000;

const floodFromNetworks = async (site: TargetSite): Promise<void> => {
  const indexes = Array.from({ length: networks }, (_, index) => index);
  await inParallel(16, indexes, async (index) => {
    const client = site.newClient(addressIn(index));
    await client.get(index % 2 === 0 ? '/api/csrf' : `/api/register/activate/wrong-key-${index}`);
  });
};

const emptiedLimits: Probe = {
  item: 'limits',
  title: `calls from ${networks} IPv6 networks reset counted attempts`,
  run: async (site, attempts) => {
    const { email, password } = await site.client.createPlayer({ twoFactor: true });
    const guess = async (): Promise<number> =>
      (await site.newClient().login(email, password, '000000', randomUUID())).status;
    const caller = site.newClient();
    const takeToken = async (): Promise<number> => (await caller.get('/api/csrf')).status;
    const useUp = async (what: string, max: number, attempt: () => Promise<number>): Promise<void> => {
      for (let made = 0; made <= max; made += 1) if ((await attempt()) === 429) return;
      attempts.record(`${what}: more than ${max}`, true);
    };
    await useUp('six-digit codes', 25, guess);
    await useUp('form tokens', 65, takeToken);
    const startedAt = performance.now();
    await floodFromNetworks(site);
    const isTokenCounted = performance.now() - startedAt < tokenWindowMs;
    for (let made = 1; made <= 10; made += 1) {
      const statuses = {
        'a six-digit code': await guess(),
        ...(isTokenCounted && { 'a form token': await takeToken() }),
      };
      for (const [what, status] of Object.entries(statuses))
        attempts.record(`${what} after the calls: ${status}`, status !== 429);
    }
  },
};

const manyAddresses: Probe = {
  item: 'limits',
  title: 'the addresses of one customer are counted separately',
  run: async (site, attempts) => {
    const formTokens = 60;
    const countAllowed = async (addresses: readonly string[]): Promise<number> => {
      let allowed = 0;
      for (const address of addresses)
        allowed += Number((await site.newClient(address).get('/api/csrf')).status === 200);
      return allowed;
    };
    const numbers = Array.from({ length: 10 * formTokens }, (_, index) => (index + 1).toString(16));
    const network = await countAllowed(numbers.slice(0, 70).map((host) => `2001:db9:1:1::${host}`));
    attempts.record(`${network} tokens in one /64`, network > formTokens);
    const customer = await countAllowed(numbers.map((part) => `2001:db9:2:${part}::1`));
    attempts.record(`${customer} tokens in one /48`, customer > 8 * formTokens);
    const mapped = await countAllowed(
      numbers.slice(0, 70).map((_, at) => (at % 2 ? '192.0.2.7' : '::ffff:192.0.2.7')),
    );
    attempts.record(`${mapped} tokens with a mapped address`, mapped > formTokens);
  },
};

export const limitProbes: readonly Probe[] = [emptiedLimits, manyAddresses];
