import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import webpack from 'webpack';
import { inlineScriptsConfiguration } from '../../webpack.config';
import type { InlineScriptName } from '#hydration/buildOutput';
import { createFolder } from '../run/testRun';

let folder: string;

beforeAll(async () => {
  folder = await createFolder('scripts');
  const root = resolve(__dirname, '../..');
  const configuration = inlineScriptsConfiguration({ root });
  const compiler = webpack({ ...configuration, output: { ...configuration.output, path: folder } });
  await new Promise<void>((done, fail) => {
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors()) fail(error ?? new Error(stats?.toString('errors-only')));
      else done();
    });
  });
});

/**
 * Maximum sizes in bytes: those of the original hand-written scripts, plus later features. `captureInput` has since
 * gained holding links, distinguishing taps on links from other input, and finding elements that were rendered again;
 * `hideClosedAlerts`, the session storage; `watchScripts`, the check for hydration.
 */
const budgets: Readonly<Record<InlineScriptName, number>> = {
  captureInput: 1_891 + 129 + 333 + 195,
  hideClosedAlerts: 373 + 220,
  keepPage: 160 + 64,
  watchScripts: 160 + 37,
};

it.each(Object.entries(budgets))(
  '%s is a single script within its size budget and without imports',
  async (name, budget) => {
    const source = await readFile(join(folder, `${name}.js`), 'utf8');
    expect(Buffer.byteLength(source)).toBeLessThanOrEqual(budget);
    expect(source).not.toMatch(/<\/script|\bimport\b|\brequire\b|webpack/);
    expect(() => new Function(source)).not.toThrow();
  },
);
