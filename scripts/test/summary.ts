import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Outcome, TestFile } from './Stage';

export interface Summary {
  readonly seconds: number;
  readonly passed: number;
  readonly failed: number;
  readonly stages: readonly Omit<Outcome, 'files' | 'failures'>[];
  readonly slowestFiles: readonly TestFile[];
}

const slowestCount = 20;

/** @param seconds duration of the whole run, which is shorter than the sum of its parallel stages */
export const summarize = (outcomes: readonly Outcome[], seconds: number): Summary => {
  const total = (count: 'passed' | 'failed') => outcomes.reduce((sum, outcome) => sum + outcome[count], 0);
  return {
    seconds,
    passed: total('passed'),
    failed: total('failed'),
    stages: outcomes.map(({ name, seconds: stageSeconds, passed, failed, skipped }) => ({
      name,
      seconds: stageSeconds,
      passed,
      failed,
      skipped,
    })),
    slowestFiles: outcomes
      .flatMap(({ files = [] }) => files)
      .sort((a, b) => b.seconds - a.seconds)
      .slice(0, slowestCount),
  };
};

const secondsText = (seconds: number): string => `${seconds.toFixed(0)} s`;

const differenceText = (now: number, before: number | undefined): string => {
  if (before === undefined) return '';
  const difference = Math.round(now - before);
  return difference === 0 ? '±0 s' : `${difference > 0 ? '+' : ''}${difference} s`;
};

/** Formats the final table: one line per stage with the change since the previous run, then the slowest files. */
export const summaryText = (summary: Summary, previous?: Summary): string => {
  const previousOf = (name: string) => previous?.stages.find((stage) => stage.name === name)?.seconds;
  const stageLines = summary.stages.map(({ name, seconds, passed, failed, skipped }) =>
    [
      failed > 0 ? '✗' : '✓',
      name.padEnd(26),
      secondsText(seconds).padStart(6),
      differenceText(seconds, previousOf(name)).padStart(7),
      ` ${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
    ]
      .join(' ')
      .trimEnd(),
  );
  const difference = previous ? ` (${differenceText(summary.seconds, previous.seconds)})` : '';
  return [
    ...stageLines,
    '',
    'Slowest test files:',
    ...summary.slowestFiles.map(({ path, seconds }) => `${secondsText(seconds).padStart(8)}  ${path}`),
    '',
    `All in ${secondsText(summary.seconds)}${difference}.`,
  ].join('\n');
};

/** @returns undefined if the summary is missing or invalid */
export const readSummary = (path: string): Summary | undefined => {
  try {
    return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Summary) : undefined;
  } catch {
    return undefined;
  }
};

export const writeSummary = (path: string, summary: Summary): void =>
  writeFileSync(path, `${JSON.stringify(summary, null, 2)}\n`);
