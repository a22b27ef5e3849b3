import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSummary, summarize, summaryText, writeSummary } from '#scripts/test/summary';
import type { Outcome } from '#scripts/test/Stage';

const unit: Outcome = {
  name: 'unit',
  seconds: 100.4,
  passed: 20,
  failed: 0,
  skipped: 2,
  files: Array.from({ length: 25 }, (_, index) => ({ path: `${index}.test.ts`, seconds: index })),
};
const lint: Outcome = { name: 'lint', seconds: 60, passed: 0, failed: 1, skipped: 0 };

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'summary-'))));
afterEach(() => rmSync(folder, { recursive: true }));

it('totals the stages and lists the twenty slowest files in descending order', () => {
  const summary = summarize([unit, lint], 120);
  expect(summary).toMatchObject({ seconds: 120, passed: 20, failed: 1 });
  expect(summary.slowestFiles).toHaveLength(20);
  expect(summary.slowestFiles[0]).toEqual({ path: '24.test.ts', seconds: 24 });
});

it('prints each stage’s duration and the difference from the previous run', () => {
  const previous = summarize([{ ...unit, seconds: 130 }], 150);
  const text = summaryText(summarize([unit, lint], 120), previous);
  expect(text).toMatch(/✓ unit +100 s +-30 s +20 passed, 0 failed, 2 skipped/);
  expect(text).toMatch(/✗ lint +60 s +0 passed, 1 failed/);
  expect(text).toContain('All in 120 s (-30 s).');
});

it('reads back a summary that was written to a file', () => {
  const file = join(folder, 'summary.json');
  const summary = summarize([unit, lint], 120);
  writeSummary(file, summary);
  expect(readSummary(file)).toEqual(summary);
});

it('returns no summary for a missing or unreadable file', () => {
  const file = join(folder, 'summary.json');
  expect(readSummary(file)).toBeUndefined();
  writeFileSync(file, '{');
  expect(readSummary(file)).toBeUndefined();
});
