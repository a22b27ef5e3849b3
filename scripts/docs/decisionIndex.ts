import { readdirSync, readFileSync } from 'node:fs';

const folder = 'docs/decisions';

const row = (file: string): string => {
  const [heading = '', , status = ''] = readFileSync(`${folder}/${file}`, 'utf8').split('\n');
  const [, id, title] = /^# ([\w-]+)\. (.+)$/.exec(heading) ?? [];
  const [, state, date] = /^Status: (.+), (\d{4}-\d\d-\d\d)$/.exec(status) ?? [];
  if (!id || !file.startsWith(`${id}-`) || !title || !state || !date)
    throw new Error(`${folder}/${file} must begin with "# NNNN. Title" and "Status: <status>, YYYY-MM-DD".`);
  return `| [${id}](${file}) | ${title} | ${state} | ${date} |`;
};

const table = (files: readonly string[]): string =>
  ['| id | decision | status | date |', '| --- | --- | --- | --- |', ...files.map(row)].join('\n');

/** The index of all decision records: docs/decisions/README.md. */
export const decisionIndex = (): string => {
  const records = readdirSync(folder).sort();
  return `# Decision records

Why things are the way they are, where the code does not show it. \`npm run docs\` writes this index.

${table(records.filter((file) => /^\d/.test(file)))}

## Where the specification is silent

The code cites these by their id.

${table(records.filter((file) => file.startsWith('D-')))}
`;
};
