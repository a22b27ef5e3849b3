import { Client } from './client';
import { Fuzzer } from './fuzz';
import { startSandbox } from './startSandbox';

const timeoutMs = 600_000;

it(
  'answers 500 malformed requests without a server error',
  async () => {
    const sandbox = await startSandbox({ RATE_LIMITS: 'off' });
    const failures = await new Fuzzer(new Client(sandbox.url), sandbox.url, 1).findFailures(500);
    await sandbox.stop();
    expect(failures).toEqual([]);
  },
  timeoutMs,
);
