import { ScratchCopy } from './ScratchCopy';
import { typeProblems } from './typeProblems';

const answersOf = (answers: Readonly<Record<string, string>>): readonly string[] =>
  Object.entries(answers).flatMap(([name, value]) => [`--${name}`, value]);

const call = {
  feature: 'server-status',
  port: 'Outages',
  method: 'find',
  http: 'GET',
  path: '/api/outages',
  as: 'anyone',
  fields: 'cause, region',
  requirement: 'PD-02',
} as const;

const generated: readonly (readonly [generator: string, answers: Readonly<Record<string, string>>])[] = [
  [
    'page',
    {
      id: 'crews',
      folder: 'crews',
      requirement: 'CT-02',
      section: 'community',
      paths: '/crews, /equipages, /mannschaften',
    },
  ],
  [
    'form',
    {
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
  ],
  ['call', call],
  // Two calls in an existing port. It has neither a type nor a route of this kind.
  [
    'call',
    {
      ...call,
      feature: 'mailing',
      port: 'MailingList',
      method: 'findTopics',
      path: '/api/newsletter/topics',
    },
  ],
  [
    'call',
    {
      ...call,
      feature: 'mailing',
      port: 'MailingList',
      method: 'pause',
      http: 'POST',
      path: '/api/newsletter/pause',
      as: 'player',
    },
  ],
  ['field', { name: 'homeSystem' }],
];

const code = /\.(ts|tsx)$/;

let scratch: ScratchCopy;
const outputs: string[] = [];

beforeAll(async () => {
  scratch = new ScratchCopy();
  for (const [generator, answers] of generated) {
    const parameters = ['--plopfile', 'plopfile.ts', generator, '--', ...answersOf(answers)];
    outputs.push(await scratch.runScript('node_modules/plop/bin/plop.js', ...parameters));
  }
});

afterAll(() => scratch.remove());

const unit = 'tests/unit/jest.config.cjs';

const suites = (config: string, ...patterns: readonly string[]): Promise<string> =>
  scratch.run('jest/bin/jest.js', '-c', config, '--runInBand', ...patterns);

it('all generators run without errors', () => {
  expect(outputs).toEqual(generated.map(() => ''));
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
    scratch.runScript('scripts/docs.ts'),
  ]);
  expect(results).toEqual(['', '', '']);
});

it('generated views and content pass their tests', async () => {
  expect(
    await suites(unit, 'RequestCall', 'content/models', 'contentFiles', 'Player.test', 'spellings'),
  ).toBe('');
});

it('the tests of all forms and pages cover the generated ones', async () => {
  const results = [
    await suites(unit, 'everyForm', 'formDrafts', '-t', 'RequestCall|table contains|every form'),
    await suites(unit, 'everyPage', 'languages', 'blankFields', '-t', 'table contains|/crews'),
  ];
  expect(results).toEqual(['', '']);
});

it('generated calls fulfill their contracts against the fake and the sandbox', async () => {
  // Pact writes the file only when all of its tests pass.
  const pacts = ['callRequests', 'outages', 'mailingList', 'players', 'expiredBearers'];
  scratch.removeOthers('contracts', /\.pact\.test\.ts$/, pacts);
  const results = [
    await suites('contracts/jest.config.cjs'),
    await suites('tests/ports/jest.config.cjs', 'CallRequests', 'Outages', 'MailingList', 'session/Players'),
    await suites(unit, 'failureModes', '-t', 'CallRequests|Outages|MailingList'),
  ];
  expect(results).toEqual(['', '', '']);
});
