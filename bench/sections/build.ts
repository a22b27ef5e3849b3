import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import { createCleanCopy } from '../support/createCleanCopy';
import type { SectionResult } from '../support/SectionResult';
import { round } from '../support/median';

/** Runs a build in a folder and returns its duration in seconds. */
const buildIn = async (folder: string): Promise<number> => {
  const started = performance.now();
  await promisify(execFile)('npm', ['run', 'build'], { cwd: folder, maxBuffer: 2 ** 26 });
  return (performance.now() - started) / 1000;
};

/** Measures `npm run build`: the site, its renderer and the demo. */
export const measureBuild = async (): Promise<SectionResult> => {
  const folder = await createCleanCopy();
  try {
    const fresh = await buildIn(folder);
    const again = await buildIn(folder);
    return {
      title: '`npm run build`: the site, its renderer and the demo',
      figures: { fresh, again },
      columns: ['State', 'Time'],
      rows: [
        ['first build', `${round(fresh, 1)} s`],
        ['repeated build', `${round(again, 1)} s`],
      ],
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
