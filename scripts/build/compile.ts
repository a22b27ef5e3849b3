import { resolve } from 'node:path';
import webpack from 'webpack';
import {
  inlineScriptsConfiguration,
  rendererConfiguration,
  siteConfiguration,
  type BuildTarget,
} from '../../webpack.config';
import { builtPressKit, type BuiltPressKit } from '../pressKit/builtPressKit';
import { buildInputs } from './inputs';
import { withLock } from '../withLock';
import { root } from './root';

/** Milliseconds between reports on a running build. */
const reportIntervalMs = 5_000;

/** Returns a plugin that prints the progress of a build. */
const reportProgress = (target: BuildTarget): webpack.ProgressPlugin => {
  let reportedAt = Date.now();
  return new webpack.ProgressPlugin((share) => {
    if (Date.now() - reportedAt < reportIntervalMs) return;
    reportedAt = Date.now();
    console.log(`building dist/${target}: ${Math.floor(share * 100)} %`);
  });
};

const runCompiler = (target: BuildTarget, pressKit: BuiltPressKit): Promise<webpack.MultiStats> =>
  new Promise((done, fail) => {
    // Built together with the site, because rendered pages reference the files of the site's build.
    const renderer =
      target === 'site'
        ? [rendererConfiguration({ root, pressKit }), inlineScriptsConfiguration({ root })]
        : [];
    const compiler = webpack([siteConfiguration({ target, root, pressKit }), ...renderer]);
    if (!compiler) throw new Error(`webpack did not accept the configuration of ${target}`);
    reportProgress(target).apply(compiler);
    compiler.run((error, stats) => {
      // Closing the compiler writes the cache for the next build.
      compiler.close((closeError) => {
        const failure = error ?? closeError;
        if (failure) fail(failure);
        else if (!stats) fail(new Error(`webpack gave no result for ${target}`));
        else done(stats);
      });
    });
  });

const buildAlone = async (target: BuildTarget): Promise<void> => {
  const started = Date.now();
  buildInputs.invalidate(target);
  const stats = await runCompiler(target, await builtPressKit(root));
  const report = stats.toString({ preset: 'errors-warnings', colors: process.stdout.isTTY });
  if (stats.hasErrors()) throw new Error(`The build of ${target} failed.\n${report}`);
  if (stats.hasWarnings()) console.warn(report);
  const compilations = stats.stats.map(({ compilation }) => compilation);
  await buildInputs.record(target, compilations, started);
  console.log(`built dist/${target} in ${((Date.now() - started) / 1000).toFixed(1)} s`);
};

/**
 * Builds `dist/<target>`. Runs one build at a time, because parallel builds would corrupt the cache.
 * Rejects with webpack's report if the build has errors.
 */
export const compile = (target: BuildTarget): Promise<void> =>
  withLock(resolve(root, '.cache/build.lock'), 'build', () => buildAlone(target));
