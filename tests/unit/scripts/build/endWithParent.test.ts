import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { isAlive } from '../isAlive';

it('ends a build when the process that started it is killed', async () => {
  const parent = spawn(process.execPath, ['--import', 'tsx', `${__dirname}/killedBuild.ts`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(createInterface(parent.stdout), 'line')) as [string];
  const pid = Number(/process (\d+)/.exec(line)?.[1]);
  expect(isAlive(pid)).toBe(true);
  parent.kill('SIGKILL');
  // If the build stays alive, the test times out.
  while (isAlive(pid)) await new Promise(setImmediate);
});
