import { Client } from './client';
import { Fuzzer } from './fuzz';
import { startSandbox } from './startSandbox';

const timeoutMs = 600_000;

it.each([2, 3, 4, 5])(
  'answers 2,000 malformed requests without a server error (seed %i)',
  async (seed) => {
    const sandbox = await startSandbox({ RATE_LIMITS: 'off' });
    const failures = await new Fuzzer(new Client(sandbox.url), sandbox.url, seed).findFailures(2_000);
    await sandbox.stop();
    expect(failures).toEqual([]);
  },
  timeoutMs,
);
