import type { Measure } from './measures';

const begin = '<!-- measured by npm run metrics -->';
const end = '<!-- end of the measured part -->';

/** Returns the values in the `before` column of an existing report, by code metric. */
export const previousValues = (report: string): ReadonlyMap<string, string> =>
  new Map(
    [...report.matchAll(/^\| (.+?) +\| (.+?) +\| .+ \|$/gm)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );

const tableOf = (before: ReadonlyMap<string, string>, now: readonly Measure[]): string =>
  [
    '| measure | before | now |',
    '| --- | --- | --- |',
    ...now.map(({ name, value }) => `| ${name} | ${before.get(name) ?? '–'} | ${value} |`),
  ].join('\n');

/** Replaces the generated part of the report with the current measurements. */
export const withMeasures = (
  report: string,
  before: ReadonlyMap<string, string>,
  now: readonly Measure[],
): string => {
  const from = report.indexOf(begin);
  const to = report.indexOf(end);
  if (from < 0 || to < from) throw new Error('The report has no place for what is measured');
  return `${report.slice(0, from)}${begin}\n\n${tableOf(before, now)}\n\n${report.slice(to)}`;
};
