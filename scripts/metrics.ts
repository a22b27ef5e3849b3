import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { root } from './build/root';
import { measuresOf } from './metrics/measures';
import { previousValues, withMeasures } from './metrics/report';
import { touchedFiles } from './metrics/touchedFiles';

/**
 * Measures the code and writes the results to docs/metrics.md.
 *
 * - `npm run metrics`: measures this checkout for the column "now"
 * - `npm run metrics -- --before <folder>`: measures another checkout for the column "before"
 * - `npm run metrics -- <folder>`: prints the results for another checkout without writing them
 */
const [first, second] = process.argv.slice(2);
const report = resolve(root, 'docs/metrics.md');

if (first !== undefined && first !== '--before') {
  for (const { name, value } of measuresOf(resolve(first))) console.log(`${name.padEnd(60)} ${value}`);
} else {
  const written = readFileSync(report, 'utf8');
  const before =
    second === undefined
      ? previousValues(written)
      : new Map(measuresOf(resolve(second)).map(({ name, value }) => [name, value]));
  const now = [...measuresOf(root), ...touchedFiles(root)];
  const options = { ...(await resolveConfig(report)), parser: 'markdown' };
  writeFileSync(report, await format(withMeasures(written, before, now), options));
  for (const { name, value } of now) {
    console.log(`${name.padEnd(60)} ${(before.get(name) ?? '–').padEnd(40)} ${value}`);
  }
}
