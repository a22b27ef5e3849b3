import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const repository = resolve(__dirname, '../../..');

const cruiser = resolve(repository, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');

/** Minimal source tree that follows all rules. */
const good: Readonly<Record<string, string>> = {
  'src/domain/shared/rule.ts': 'export const rule = 1;',
  'src/application/shared/use.ts':
    "import { rule } from '../../domain/shared/rule';\nexport const use = rule;",
  'src/composition/all.ts': "import { use } from '../application/shared/use';\nexport const all = use;",
};

/** Source tree in which each file violates one rule. */
const bad: Readonly<Record<string, string>> = {
  'src/stray/file.ts': "import { rule } from '../domain/shared/rule';\nexport const stray = rule;",
  'src/lone/file.ts': 'export const lone = 1;',
  'src/composition/more.ts': "import { lone } from '../lone/file';\nexport const more = lone;",
  'src/orphan/file.ts': 'export const orphan = 1;',
  'src/domain/shared/bad.ts': "import { use } from '../../application/shared/use';\nexport const bad = use;",
  'src/application/shared/bad.ts': "import { all } from '../../composition/all';\nexport const bad = all;",
  'src/application/shared/node.ts': "import { join } from 'node:path';\nexport const path = join('a');",
  'src/ui/app/bad.ts': "import { all } from '../../composition/all';\nexport const bad = all;",
  'src/domain/a.ts': "import type { B } from './b';\nexport interface A { b: B }",
  'src/domain/b.ts': "import type { A } from './a';\nexport interface B { a: A }",
};

/** Checks another source tree with the rules of this repository, in a temporary folder. */
const complaintsAbout = (files: Readonly<Record<string, string>>): string => {
  const folder = mkdtempSync(join(tmpdir(), 'starport-rules-'));
  for (const name of [
    '.dependency-cruiser.cjs',
    'scripts/architecture/layers.json',
    'tsconfig.json',
    'package.json',
  ]) {
    cpSync(join(repository, name), join(folder, name));
  }
  for (const [name, source] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), source);
  }
  const { status, stdout } = spawnSync(process.execPath, [cruiser, 'src'], { cwd: folder, encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  return status === 0 ? '' : stdout;
};

it('accepts a source tree that follows the rules', () => {
  expect(complaintsAbout(good)).toBe('');
});

describe('a source tree that violates rules', () => {
  let complaints: string;

  beforeAll(() => {
    complaints = complaintsAbout({ ...good, ...bad });
  });

  it.each([
    ['a file without a layer', 'every-file-is-in-a-layer: src/stray/file.ts'],
    [
      'a file outside the layers that imports nothing',
      'composition-imports-only-what-it-may: src/composition/more.ts',
    ],
    ['a file that nothing uses', 'no-orphans: src/orphan/file.ts'],
    ['an import outward from the domain', 'domain-imports-only-what-it-may: src/domain/shared/bad.ts'],
    [
      'an import outward from the application',
      'application-imports-only-what-it-may: src/application/shared/bad.ts',
    ],
    ['an import outward from the ui', 'ui-imports-only-what-it-may: src/ui/app/bad.ts'],
    ['a Node.js import in the application', 'application-runs-without-node: src/application/shared/node.ts'],
    ['a cycle of type-only imports', 'no-circular: src/domain/a.ts'],
  ])('fails the check because of %s', (_, complaint) => {
    expect(complaints).toContain(`error ${complaint}`);
  });
});

/** Tests may import everything. `art` renders images and is not part of the product. */
const free = ['tests', 'art'];

const filesBelow = (name: string): readonly string[] =>
  readdirSync(join(repository, name), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

it('checks every folder that contains code', () => {
  const { scripts } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const looksAt = scripts.architecture?.split(' ').slice(1) ?? [];
  const ignored = ['node_modules', 'dist', 'test-results', ...free];
  const withCode = readdirSync(repository, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && !ignored.includes(entry.name))
    .map(({ name }) => name)
    .filter((name) => filesBelow(name).some((file) => /\.[cm]?tsx?$/.test(file)));
  expect(looksAt).toEqual(expect.arrayContaining(withCode));
});

it('no source file disables a rule with a comment', () => {
  const comment = /eslint-(?:disable|enable)|@ts-(?:ignore|expect-error|nocheck)|prettier-ignore/;
  const withComment = ['src', 'server', 'sandbox', 'scripts', 'contracts', 'bench']
    .flatMap(filesBelow)
    .filter((file) => /\.(?:[cm]?[jt]sx?|scss)$/.test(file) && comment.test(readFileSync(file, 'utf8')));
  expect(withComment).toEqual([]);
});
