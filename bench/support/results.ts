import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { root } from '#scripts/build/root';
import { thisMachine, type Machine } from './machine';
import type { SectionResult } from './SectionResult';

/** A former result without figures: only what the table shows. */
type EarlierSection = Omit<SectionResult, 'figures'> & { readonly measuredAt: string };

interface StoredSection extends SectionResult {
  readonly measuredAt: string;
  readonly machine: Machine;
  /** Previous measurement, possibly with another method. */
  readonly earlier?: EarlierSection;
}

type Results = Readonly<Record<string, StoredSection>>;

const json = resolve(root, 'bench/results.json');
const markdown = resolve(root, 'bench/results.md');

const readResults = async (): Promise<Results> => {
  const text = await readFile(json, 'utf8').catch(() => '{}');
  return JSON.parse(text) as Results;
};

const describeMachine = ({ cores, memoryGiB, node, platform }: Machine): string =>
  `${cores} cores, ${memoryGiB} GiB of memory, Node ${node}, ${platform}`;

const tableRow = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const dayOf = (measuredAt: string): string => measuredAt.slice(0, 10);

const table = ({ columns, rows }: Pick<SectionResult, 'columns' | 'rows'>): string =>
  [columns, columns.map(() => '---'), ...rows].map(tableRow).join('\n');

const formatEarlier = (earlier: EarlierSection): readonly string[] => [
  `Before (${dayOf(earlier.measuredAt)}): ${earlier.title}`,
  table(earlier),
];

const formatSection = (section: StoredSection): string =>
  [
    `## ${section.title}`,
    table(section),
    `Measured on ${dayOf(section.measuredAt)}: ${describeMachine(section.machine)}.`,
    ...(section.earlier ? formatEarlier(section.earlier) : []),
  ].join('\n\n');

const write = async (file: string, text: string): Promise<void> => {
  await writeFile(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
};

/** Only results of another day or method count as earlier: a repeated measurement replaces the previous one. */
const earlierOf = (before: StoredSection, now: StoredSection): EarlierSection | undefined => {
  const { title, columns, rows, measuredAt } = before;
  const isRepeated = title === now.title && dayOf(measuredAt) === dayOf(now.measuredAt);
  return isRepeated ? before.earlier : { title, columns, rows, measuredAt };
};

/** Stores a section's result and the one it replaces. Results of other sections are unchanged. */
export const storeResult = async (name: string, measured: SectionResult): Promise<void> => {
  const stored = await readResults();
  const before = stored[name];
  const now = { ...measured, measuredAt: new Date().toISOString(), machine: thisMachine() };
  const earlier = before && earlierOf(before, now);
  const results: Results = { ...stored, [name]: { ...now, ...(earlier && { earlier }) } };
  await write(json, JSON.stringify(results));
  const words = Object.values(results).map(formatSection);
  await write(markdown, ['# Figures', 'Written by `npm run bench`.', ...words].join('\n\n'));
};
