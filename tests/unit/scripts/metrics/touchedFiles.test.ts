import { readFileSync } from 'node:fs';
import { touchedFiles } from '#scripts/metrics/touchedFiles';

const report = readFileSync('docs/metrics.md', 'utf8');
const touched = touchedFiles('.');

it.each(touched)('docs/metrics.md states $name: $value', ({ name, value }) => {
  const row = report.split('\n').find((line) => line.startsWith(`| ${name} `));
  expect(row?.split('|').at(-2)?.trim()).toBe(value);
});

/** At most this many files, and this many of them in src. A comment states a target that is not reached yet. */
const limits: Readonly<Record<string, { readonly files: number; readonly inSource?: number }>> = {
  // The target is 8 files, 4 in src. Three documents and three titles are in the languages of the site.
  'files of a content page': { files: 12, inSource: 5 },
  'files of a call in an existing port': { files: 8 },
  // The target is 8. Both modules of adapters list the new ones.
  'files of a port with its call': { files: 9 },
  // The target is 14.
  'files of a form with its call in an existing port': { files: 15 },
  'files of a form with its port and call': { files: 17 },
  'files of a read-only field of the player': { files: 10 },
};

it('every addition has a limit', () => {
  expect(touched.map(({ name }) => name)).toEqual(Object.keys(limits));
});

it.each(touched)('$name stay within their limit', ({ name, files, inSource }) => {
  expect(files).toBeLessThanOrEqual(limits[name]?.files ?? 0);
  expect(inSource).toBeLessThanOrEqual(limits[name]?.inSource ?? Infinity);
});
