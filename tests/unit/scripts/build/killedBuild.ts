import { fork } from 'node:child_process';
import { endWithParent } from '#scripts/build/endWithParent';

/** Forks itself. The forked process never ends by itself. The first process prints its id. */
if (process.send) {
  endWithParent();
  setInterval(() => undefined, 1_000);
  process.send('started');
} else {
  const child = fork(import.meta.filename, { execArgv: ['--import', 'tsx'] });
  child.once('message', () => process.stdout.write(`process ${child.pid ?? ''}\n`));
}
