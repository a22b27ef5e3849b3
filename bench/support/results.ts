import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { root } from '../../scripts/build/root';
import { thisMachine, type Machine } from './machine';
import type { Measured } from './Measured';

interface KeptSection extends Measured {
  readonly measuredAt: string;
  readonly machine: Machine;
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

const sectionInWords = ({ title, columns, rows, measuredAt, machine }: KeptSection): string =>
  [
    `## ${title}`,
    '',
    tableRow(columns),
    tableRow(columns.map(() => '---')),
    ...rows.map(tableRow),
    '',
    `Measured on ${measuredAt.slice(0, 10)}: ${machineInWords(machine)}.`,
  ].join('\n');

const write = async (file: string, text: string): Promise<void> => {
  await writeFile(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
};

/** Stores a section's result; results of other sections stay. */
export const keepResult = async (name: string, measured: Measured): Promise<void> => {
  const section: KeptSection = { ...measured, measuredAt: new Date().toISOString(), machine: thisMachine() };
  const results = { ...(await readResults()), [name]: section };
  await write(json, JSON.stringify(results));
  const words = Object.values(results).map(sectionInWords);
  await write(markdown, ['# Figures', 'Written by `npm run bench`.', ...words].join('\n\n'));
};
