import type { Attempts } from '../../../abuse/Attempts';
import { playProbes, type ProbeResult } from '../../../abuse/playProbes';
import type { Probe } from '../../../abuse/Probe';
import type { TargetSite } from '../../../abuse/TargetSite';

let restored: number;

const site = {
  restore: () => {
    restored += 1;
    return Promise.resolve();
  },
} as unknown as TargetSite;

beforeEach(() => {
  restored = 0;
});

const probe = (run: (attempts: Attempts) => void | Promise<void>, more: Partial<Probe> = {}): Probe => ({
  item: '1',
  title: 'an attack',
  run: async (_site, attempts) => run(attempts),
  ...more,
});

const playAll = async (...probes: readonly Probe[]): Promise<readonly ProbeResult[]> => {
  const results: ProbeResult[] = [];
  await playProbes(probes, site, (result) => results.push(result));
  return results;
};

const answer = (status: number, body: unknown) => ({ status, headers: new Headers(), text: '', body });

it('reports the attempts of a probe and those that succeeded', async () => {
  const [result] = await playAll(
    probe((attempts) => {
      attempts.record('first', false);
      attempts.record('second', true);
    }),
  );
  expect(result?.attempts).toMatchObject({ count: 2, successes: ['second'] });
  expect(result?.failure).toBeUndefined();
});

it.each([
  [401, { code: 112 }, 0],
  [401, { code: 111 }, 1],
  [403, { code: 112 }, 1],
  [404, undefined, 1],
  [200, {}, 1],
])(
  'counts the response %i %j as %i successes if 401 with code 112 is expected',
  async (status, body, count) => {
    const [result] = await playAll(
      probe((attempts) => attempts.recordAnswer('use it', answer(status, body), { status: 401, code: 112 })),
    );
    expect(result?.attempts.successes).toHaveLength(count);
  },
);

it('reports a probe that fails or attempts nothing, and plays the others', async () => {
  const results = await playAll(
    probe(() => Promise.reject(new Error('No player was created.'))),
    probe(() => undefined),
    probe((attempts) => attempts.record('first', false)),
  );
  expect(results.map(({ failure }) => failure?.split('\n')[0])).toEqual([
    'Error: No player was created.',
    'Error: The probe has attempted nothing.',
    undefined,
  ]);
});

it('runs waiting probes in parallel, and resets the site before each of the others', async () => {
  const steps: string[] = [];
  const step = (name: string) => (attempts: Attempts) => {
    attempts.record(name, false);
    steps.push(name);
  };
  let release = (): void => undefined;
  const released = new Promise<void>((done) => {
    release = done;
  });
  const waiting = probe((attempts) => released.then(() => step('waiting')(attempts)), { isWaiting: true });
  const last = probe((attempts) => {
    step('second')(attempts);
    release();
  });
  await playAll(waiting, probe(step('first')), last);
  expect(steps).toEqual(['first', 'second', 'waiting']);
  expect(restored).toBe(2);
});
