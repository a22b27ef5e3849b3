import { readFileSync } from 'node:fs';
import { touchedFiles } from '#scripts/metrics/touchedFiles';

const report = readFileSync('docs/metrics.md', 'utf8');

it.each(touchedFiles('.'))('docs/metrics.md states $name: $value', ({ name, value }) => {
  const row = report.split('\n').find((line) => line.startsWith(`| ${name} `));
  expect(row?.split('|').at(-2)?.trim()).toBe(value);
});
