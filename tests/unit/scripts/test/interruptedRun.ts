import { runStage, stopStagesOnSignal } from '#scripts/test/runStage';

/** A run whose only stage starts a process and never ends. It prints the process id. */
stopStagesOnSignal();
void runStage({
  name: 'endless',
  command: [
    process.execPath,
    '-e',
    `const { pid } = require('node:child_process').spawn('sleep', ['1000'], { stdio: 'inherit' });
    console.log('process ' + pid);`,
  ],
});
