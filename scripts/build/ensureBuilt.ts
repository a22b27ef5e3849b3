import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { BuildTarget } from '../../webpack.config';
import { buildInputs } from './inputs';
import { root } from './root';

/**
 * Builds in a separate process, so that the build's memory is released before the site is served. The build ends
 * together with this process.
 */
const build = (target: BuildTarget): Promise<void> =>
  new Promise((done, fail) => {
    const script = resolve(root, 'scripts/build.ts');
    const child = fork(script, [target], { cwd: root, execArgv: ['--import', 'tsx'] });
    child.once('error', fail);
    child.once('exit', (code) => {
      if (code === 0) done();
      else process.exit(code ?? 1);
    });
  });

/** Builds `dist/<target>` unless it is up to date. */
export const ensureBuilt = async (target: BuildTarget): Promise<void> => {
  if (existsSync(resolve(root, 'dist', target, 'index.html')) && buildInputs.isFresh(target)) return;
  console.log(`Building dist/${target}: the sources are new or have changed.`);
  await build(target);
};
