import { Client } from './client';
import { Fuzzer } from './fuzz';
import { startSandbox } from './startSandbox';

it('answers 1,000 malformed requests without a server error', async () => {
  const sandbox = await startSandbox({ RATE_LIMITS: 'off' });
  const failures = await new Fuzzer(new Client(sandbox.url), sandbox.url, 1).findFailures(1_000);
  await sandbox.stop();
  expect(failures).toEqual([]);
});
