import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type KyselyPlugin,
} from 'kysely';
import type { Sandbox } from '#sandbox/context';
import { Clock } from '#sandbox/platform/clock';
import { defaultLimits, RateLimits } from '#sandbox/platform/rateLimits';
import type { Tables } from '#sandbox/platform/tables';
import { signIn } from '#sandbox/session/signIn';

const player = { id: '0f4b6a3e-6c7e-4f51-9f0a-2f4a3a1d9b10', status: 'active', password_hash: 'a hash' };

/** Returns how many queries and password checks a sign-in with a wrong password takes. */
const countWork = async (isKnown: boolean): Promise<{ queries: number; checks: number }> => {
  const work = { queries: 0, checks: 0 };
  const answers: KyselyPlugin = {
    transformQuery: ({ node }) => {
      work.queries += 1;
      return node;
    },
    // The first query finds the player by email. The device is unknown.
    transformResult: ({ result }) =>
      Promise.resolve({ ...result, rows: isKnown && work.queries === 1 ? [player] : [] }),
  };
  const db = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (any) => new PostgresIntrospector(any),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    plugins: [answers],
  });
  const matches = (): Promise<boolean> => {
    work.checks += 1;
    return Promise.resolve(false);
  };
  const clock = new Clock();
  const limits = new RateLimits(clock, defaultLimits);
  const sandbox = { db, clock, limits, passwords: { matches } } as unknown as Sandbox;
  const form = {
    email: 'ada@farstead.test',
    password: 'wrong-password',
    otp: '',
    device: '1f4b6a3e-6c7e-4f51-9f0a-2f4a3a1d9b10',
    source: 'WWW',
  } as const;
  const origin = { address: '203.0.113.9', from: { userAgent: '', country: null } };
  await expect(signIn(sandbox, form, origin)).rejects.toMatchObject({ code: 100 });
  return work;
};

it('a sign-in takes the same work for a known and an unknown email', async () => {
  expect(await countWork(true)).toEqual({ queries: 2, checks: 1 });
  expect(await countWork(false)).toEqual({ queries: 2, checks: 1 });
});
