import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import webpack, { type Compilation, type Compiler } from 'webpack';
import { BuildInputs } from '#scripts/build/BuildInputs';

const sources = {
  'README.md': '# A site',
  'content/documents/manual.json': '{}',
  'content/title.json': '{ "title": "Starport" }',
  'node_modules/.package-lock.json': '{}',
  'package.json': '{}',
  'scripts/build.ts': "import '../webpack.config';\nimport './downloads/archives';",
  'scripts/documents/documentPdf.ts': 'export const documentPdf = 1;',
  'scripts/downloads/archives.ts': 'export const archives = 1;',
  'src/index.js': "import { title } from '../content/title.json';\nconsole.log(title);",
  'tests/index.js': '',
  'webpack.config.ts': "import './scripts/documents/documentPdf';",
};

let root: string;
let inputs: BuildInputs;

const write = (file: string, content: string, modified?: Date): void => {
  const path = join(root, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
  if (modified) utimesSync(path, modified, modified);
};

/** Creates one asset from a whole folder, like the plugins of the site. */
const documents = {
  apply: ({ hooks }: Compiler): void => {
    hooks.thisCompilation.tap('documents', ({ contextDependencies }) =>
      contextDependencies.add(join(root, 'content/documents')),
    );
  },
};

const compile = (): Promise<Compilation> =>
  new Promise((done, fail) => {
    const compiler = webpack({
      context: root,
      mode: 'none',
      entry: './src/index.js',
      output: { path: join(root, 'dist') },
      plugins: [documents],
    });
    compiler.run((error, stats) => (stats ? done(stats.compilation) : fail(error)));
  });

const build = async (): Promise<void> => {
  const started = Date.now();
  await inputs.record('site', [await compile()], started);
};

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'starport-inputs-'));
  const before = new Date(Date.now() - 60_000);
  for (const [file, content] of Object.entries(sources)) write(file, content, before);
  for (const folder of ['content/documents', 'content', 'src', 'scripts', '.']) {
    utimesSync(join(root, folder), before, before);
  }
  inputs = new BuildInputs(root, 'scripts/build.ts');
  await build();
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

it('a build is stale before its first run and fresh after it', () => {
  expect(inputs.isFresh('site')).toBe(true);
  expect(inputs.isFresh('demo')).toBe(false);
});

it.each([
  'content/title.json',
  'content/documents/manual.json',
  'scripts/build.ts',
  'scripts/documents/documentPdf.ts',
  'scripts/downloads/archives.ts',
  'src/index.js',
  'webpack.config.ts',
  'node_modules/.package-lock.json',
])('a change to %s makes the build stale until it is undone', (file) => {
  write(file, `${sources[file as keyof typeof sources]}\n`);
  expect(inputs.isFresh('site')).toBe(false);
  write(file, sources[file as keyof typeof sources]);
  expect(inputs.isFresh('site')).toBe(true);
});

it.each([
  ['a file in an input folder', 'content/documents/map.json'],
  ['a file in a new subfolder', 'content/documents/maps/moon.json'],
  ['a file that a module would resolve to', 'src/package.json'],
])('adding %s makes the build stale', (_, file) => {
  write(file, '{}');
  expect(inputs.isFresh('site')).toBe(false);
});

it('removing an input makes the build stale', () => {
  rmSync(join(root, 'content/documents/manual.json'));
  expect(inputs.isFresh('site')).toBe(false);
});

it.each(['README.md', 'tests/index.js', 'scripts/lint.ts'])(
  'a change to %s does not make the build stale',
  (file) => {
    write(file, '// changed');
    expect(inputs.isFresh('site')).toBe(true);
  },
);

it('a changed environment makes the build stale', () => {
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  expect(inputs.isFresh('site')).toBe(false);
  process.env.NODE_ENV = NODE_ENV;
  expect(inputs.isFresh('site')).toBe(true);
});

it('a build that is running or failed counts as stale', () => {
  inputs.invalidate('site');
  expect(inputs.isFresh('site')).toBe(false);
});

it('an input that changes during the build makes the build stale', async () => {
  const started = Date.now();
  inputs.invalidate('site');
  const compilation = await compile();
  write('src/index.js', 'console.log(1);');
  await inputs.record('site', [compilation], started);
  expect(inputs.isFresh('site')).toBe(false);
});

it('covers the scripts and folders that this repository’s builds use', async () => {
  const repository = new BuildInputs(resolve(__dirname, '../../../..'), 'scripts/build.ts');
  const modules = await repository.modules();
  expect(modules).toEqual(
    expect.arrayContaining([
      'scripts/documents/mediaDocuments.ts',
      'scripts/downloads/archives.ts',
      'scripts/pressKit/archive.ts',
      'server/pages/escapeHtml.ts',
      'src/domain/language/Locale.ts',
      'webpack.config.ts',
    ]),
  );
  expect(modules).not.toContain('README.md');
});
