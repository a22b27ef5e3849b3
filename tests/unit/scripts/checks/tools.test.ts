import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const repository = resolve(__dirname, '../../../..');

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'starport-checks-'));
  symlinkSync(join(repository, 'node_modules'), join(folder, 'node_modules'), 'junction');
  for (const file of ['.oxlintrc.json', 'knip.json', 'tsconfig.json']) {
    cpSync(join(repository, file), join(folder, file));
  }
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (file: string, source: string): void => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), source);
};

/** Output of a tool for the written files, with the configuration of this repository. */
const reportOf = (tool: string): string =>
  spawnSync(process.execPath, [join(repository, 'node_modules', tool)], { cwd: folder, encoding: 'utf8' })
    .stdout;

it('lint enforces type-aware rules despite disable comments and accepts awaited promises', () => {
  const faults = {
    'no-floating-promises': 'export const start = (): void => { save(); };',
    'no-misused-promises': 'export const names = [1].filter(() => save());',
    'await-thenable': 'export const one = async (): Promise<number> => await 1;',
    'switch-exhaustiveness-check':
      "export const wait = (color: 'red' | 'green'): void => { switch (color) { case 'red': return; } };",
  };
  const declaration = 'declare function save(): Promise<boolean>;';
  for (const [rule, source] of Object.entries(faults)) {
    const comment = `// eslint-disable-next-line @typescript-eslint/${rule}`;
    write(`src/${rule}.ts`, `${declaration}\n${comment}\n${source}\n`);
  }
  write(
    'src/awaited.ts',
    `${declaration}\nexport const start = async () => { await save(); void save(); };\n`,
  );
  const report = reportOf('oxlint/bin/oxlint');
  for (const rule of Object.keys(faults)) expect(report).toContain(`typescript(${rule})`);
  expect(report).toContain('Found 0 warnings and 4 errors.');
});

it('knip reports unused files, exports and dependencies, and undeclared packages', () => {
  write('package.json', JSON.stringify({ name: 'site', dependencies: { react: '19.3.1' } }));
  write(
    'scripts/start.ts',
    "import { used } from '../src/used';\nimport axios from 'axios';\nconsole.log(used, axios);\n",
  );
  write('src/used.ts', 'export const used = 1;\nexport const unused = 2;\n');
  write('src/lonely.ts', 'export const lonely = 1;\n');
  const report = reportOf('knip/bin/knip.js');
  expect(report).toMatch(/Unused files \(1\)\s+src\/lonely\.ts/);
  expect(report).toMatch(/Unused dependencies \(1\)\s+react/);
  expect(report).toMatch(/Unlisted dependencies \(1\)\s+axios/);
  expect(report).toMatch(/Unused exports \(1\)\s+unused/);
});

it('lint rejects statuses and error codes in the application and the views', () => {
  const source = [
    'declare const error: (key: string) => string;',
    'declare const problem: { readonly status: number; readonly code?: number };',
    "export const failure = { kind: 'server', status: 409, code: 335 };",
    'export const isOver = problem.status === 401 || problem.code !== 100;',
    'export const finalCodes = [301];',
    "export const codes = { 'too-large': 27 };",
    'export const limitCode = 343;',
    "export const text = error('304');",
    'export const isSame = problem.code === failure.code;',
    "export const usedCode = orderRefusals['key-used'].code;",
    'export const final = Object.values(orderRefusals).map(({ status }) => status);',
    'export const { code } = sent.error;',
    'export const codeOf = ({ code }: ServerFailure) => code;',
    'export const typed = form.problems.code + order.status;',
  ].join('\n');
  const reported = (file: string) =>
    spawnSync(
      process.execPath,
      [join(repository, 'node_modules/eslint/bin/eslint.js'), '--stdin', '--stdin-filename', file],
      { cwd: repository, encoding: 'utf8', input: source },
    ).stdout.match(/^ *\d+:\d+ .*Compare the kind of the failure/gm) ?? [];
  expect(reported('src/ui/kit/problem.ts').map((line) => Number(line.trim().split(':')[0]))).toEqual([
    3, 3, 4, 4, 4, 4, 5, 6, 7, 8, 9, 9, 10, 11, 12, 13,
  ]);
  expect(reported('src/domain/shared/problem.ts')).toEqual([]);
});

it('eslint rejects a text next to siblings if translators could leave it stale or misplace its siblings', () => {
  const source = [
    "import type { ReactNode } from 'react';",
    'interface Props { readonly name: string; readonly open: boolean; readonly children: ReactNode }',
    'declare const t: (key: string, values?: object) => string;',
    'declare const names: readonly string[];',
    "const Mark = ({ open }: Pick<Props, 'open'>) => (open ? <b /> : null);",
    'export const Example = ({ name, open, children }: Props) => {',
    '  const mark = open && <b />;',
    "  const word = open ? 'a' : 'b';",
    '  const list = names.map((one) => <i key={one}>{one}</i>);',
    '  return (',
    '    <section>',
    '      <p>{name} <b /></p>',
    '      <p>{open && t("shut")} <b /></p>',
    '      <p><b />{word}</p>',
    '      <p>{t("count", { name })}<b /></p>',
    '      <p>{mark}{t("end")}</p>',
    '      <p>{list.slice(1)}. <b /></p>',
    '      <p>{open && <>{name}</>}<b /></p>',
    '      <p>{t("start")} {mark}</p>',
    '      <p>{t("start")} <Mark open={open} /> end</p>',
    '      <p>{open ? name : word}</p>',
    '      <p><span>{name}</span> {mark} <span>{word}</span></p>',
    '      <Mark open={open} />',
    '      {mark}',
    '      {list}',
    '      {children}',
    '    </section>',
    '  );',
    '};',
  ].join('\n');
  const { stdout } = spawnSync(
    process.execPath,
    [
      join(repository, 'node_modules/eslint/bin/eslint.js'),
      '--stdin',
      '--stdin-filename',
      'src/ui/kit/Example.tsx',
    ],
    { cwd: repository, encoding: 'utf8', input: source },
  );
  const reported = stdout.match(/^ *\d+:\d+ .*Give this text its own element/gm) ?? [];
  expect(reported.map((line) => Number(line.trim().split(':')[0]))).toEqual([12, 13, 14, 15, 16, 17, 18]);
});
