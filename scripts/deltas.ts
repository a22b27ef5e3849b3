import { resolve } from 'node:path';
import { exitWithError } from '#server/startup/exitWithError';
import { root } from './build/root';
import { writeDeltas } from './build/writeDeltas';

const [, , ...releases] = process.argv;
const site = resolve(root, 'dist/site');

try {
  if (releases.length === 0) throw new Error('Name the dist/site of one or more earlier releases.');
  for (const release of releases) {
    const { count, bytes, whole } = await writeDeltas(site, resolve(release));
    const part = whole === 0 ? '' : `, ${Math.round((100 * bytes) / whole)} % of them compressed`;
    console.log(`${release}: ${count} changed files, ${bytes} bytes${part}`);
  }
} catch (error) {
  exitWithError(error);
}
