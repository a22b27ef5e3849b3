import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { root } from '../../scripts/build/root';
import { thisMachine, type Machine } from './machine';
import type { Measured } from './Measured';

/** A former result without figures: only what the table shows. */
type EarlierSection = Omit<Measured, 'figures'> & { readonly measuredAt: string };

interface KeptSection extends Measured {
  readonly measuredAt: string;
  readonly machine: Machine;
  /** Previous measurement, possibly with another method. */
  readonly earlier?: EarlierSection;
}

type Results = Readonly<Record<string, KeptSection>>;

const json = resolve(root, 'bench/results.json');
const markdown = resolve(root, 'bench/results.md');

const readResults = async (): Promise<Results> => {
  const text = await readFile(json, 'utf8').catch(() => '{}');
  return JSON.parse(text) as Results;
};

const machineInWords = ({ cores, memoryGiB, node, platform }: Machine): string =>
  `${cores} cores, ${memoryGiB} GiB of memory, Node ${node}, ${platform}`;

const tableRow = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const dayOf = (measuredAt: string): string => measuredAt.slice(0, 10);

const table = ({ columns, rows }: Pick<Measured, 'columns' | 'rows'>): string =>
  [columns, columns.map(() => '---'), ...rows].map(tableRow).join('\n');

const earlierInWords = (earlier: EarlierSection): readonly string[] => [
  `Before (${dayOf(earlier.measuredAt)}): ${earlier.title}`,
  table(earlier),
];

const sectionInWords = (section: KeptSection): string =>
  [
    `## ${section.title}`,
    table(section),
    `Measured on ${dayOf(section.measuredAt)}: ${machineInWords(section.machine)}.`,
    ...(section.earlier ? earlierInWords(section.earlier) : []),
  ].join('\n\n');

const write = async (file: string, text: string): Promise<void> => {
  await writeFile(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
};

/** Only results of another day or method count as earlier: a repeated measurement replaces the previous one. */
const earlierOf = (before: KeptSection, now: KeptSection): EarlierSection | undefined => {
  const { title, columns, rows, measuredAt } = before;
  const isRepeated = title === now.title && dayOf(measuredAt) === dayOf(now.measuredAt);
  return isRepeated ? before.earlier : { title, columns, rows, measuredAt };
};

/** Stores a section's result and the one it replaces. Results of other sections are unchanged. */
export const keepResult = async (name: string, measured: Measured): Promise<void> => {
  const kept = await readResults();
  const before = kept[name];
  const now = { ...measured, measuredAt: new Date().toISOString(), machine: thisMachine() };
  const earlier = before && earlierOf(before, now);
  const results: Results = { ...kept, [name]: { ...now, ...(earlier && { earlier }) } };
  await write(json, JSON.stringify(results));
  const words = Object.values(results).map(sectionInWords);
  await write(markdown, ['# Figures', 'Written by `npm run bench`.', ...words].join('\n\n'));
};
