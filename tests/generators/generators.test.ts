import { ScratchCopy } from './ScratchCopy';
import { typeProblems } from './typeProblems';

const answersOf = (answers: Readonly<Record<string, string>>): readonly string[] =>
  Object.entries(answers).flatMap(([name, value]) => [`--${name}`, value]);

const generated = {
  page: {
    id: 'crews',
    folder: 'crews',
    requirement: 'CT-02',
    section: 'community',
    paths: '/crews, /equipages, /mannschaften',
  },
  form: {
    feature: 'mailing',
    name: 'RequestCall',
    fields: 'topic, phoneNumber, message',
    namespace: 'products',
    port: 'CallRequests',
    method: 'send',
    path: '/api/call-requests',
    as: 'player',
    requirement: 'PD-02',
  },
  call: {
    feature: 'server-status',
    port: 'Outages',
    method: 'find',
    http: 'GET',
    path: '/api/outages',
    as: 'anyone',
    fields: 'cause, region',
    requirement: 'PD-02',
  },
} as const;

const code = /\.(ts|tsx)$/;

let scratch: ScratchCopy;
const outputs: string[] = [];

beforeAll(async () => {
  scratch = new ScratchCopy();
  for (const [generator, answers] of Object.entries(generated)) {
    const parameters = ['--plopfile', 'plopfile.ts', generator, '--', ...answersOf(answers)];
    outputs.push(await scratch.runScript('node_modules/plop/bin/plop.js', ...parameters));
  }
});

afterAll(() => scratch.remove());

const suites = (config: string, ...patterns: readonly string[]): Promise<string> =>
  scratch.run('jest/bin/jest.js', '-c', config, '--runInBand', ...patterns);

it('all generators run without errors', () => {
  expect(outputs).toEqual(['', '', '']);
  expect(scratch.changed(code).length).toBeGreaterThan(30);
});

it('generated files pass Prettier and ESLint', async () => {
  const results = await Promise.all([
    scratch.run('prettier/bin/prettier.cjs', '--check', ...scratch.changed(/\.(tsx?|json|scss)$/)),
    scratch.run('eslint/bin/eslint.js', ...scratch.changed(code)),
  ]);
  expect(results).toEqual(['', '']);
});

it('generated code has no type errors', () => {
  expect(typeProblems(scratch.root, scratch.changed(code))).toEqual([]);
});

it('generated code complies with the architecture rules and uses all of its texts', async () => {
  const results = await Promise.all([
    scratch.run('dependency-cruiser/bin/dependency-cruise.mjs', 'src', 'server', 'sandbox'),
    scratch.runScript('scripts/texts.ts', '--check'),
  ]);
  expect(results).toEqual(['', '']);
});

it('generated tests for rules, use cases, presenters, views and content pass', async () => {
  const unit = 'tests/unit/jest.config.cjs';
  expect(await suites(unit, 'RequestCall', 'CrewsView', 'content/models', 'contentFiles')).toBe('');
});

it('generated calls fulfill their contracts against the fake and the sandbox', async () => {
  // Pact writes the file only when all of its tests pass.
  scratch.removeOthers('contracts', /\.pact\.test\.ts$/, ['callRequests', 'outages', 'expiredBearers']);
  const results = [
    await suites('contracts/jest.config.cjs'),
    await suites('tests/ports/jest.config.cjs', 'CallRequests', 'Outages'),
    await suites('tests/unit/jest.config.cjs', 'failureModes', '-t', 'CallRequests|Outages'),
  ];
  expect(results).toEqual(['', '', '']);
});
