import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** `npm run slice`: lays out a feature's files across the layers, ready to be filled. */
const features = [
  'session',
  'registration',
  'consent',
  'language',
  'content',
  'navigation',
  'commerce',
  'entitlements',
  'coupons',
  'billing',
  'profile',
  'security',
  'linked-accounts',
  'assets',
  'beta-keys',
  'recruitment',
  'blueprints',
  'mailing',
  'server-status',
  'contest',
];

const files = {
  'src/application/{{feature}}/{{pascalCase port}}.ts': 'port',
  'src/application/{{feature}}/{{pascalCase useCase}}.ts': 'useCase',
  'src/infrastructure/http/{{feature}}/Http{{pascalCase port}}.ts': 'httpAdapter',
  'src/infrastructure/fake/{{feature}}/Fake{{pascalCase port}}.ts': 'fakeAdapter',
  'src/ui/{{feature}}/{{pascalCase useCase}}Presenter.ts': 'presenter',
  'src/ui/{{feature}}/{{pascalCase useCase}}Box.tsx': 'view',
  'tests/unit/application/{{feature}}/{{pascalCase useCase}}.test.ts': 'unitTest',
  'tests/ports/{{feature}}/{{pascalCase port}}.suite.ts': 'portSuite',
  'tests/ports/{{feature}}/{{pascalCase port}}.test.ts': 'portTest',
  'contracts/consumer/{{feature}}/{{camelCase port}}.pact.test.ts': 'pact',
};

const callImports = `import { call } from '../shared/call';
import { noContent, shape } from '../shared/rules';
`;

/** Adds the description of the slice's call to those of its feature. */
const describeCall = (generator, answers) => {
  const file = `src/infrastructure/http/${answers.feature}/calls.ts`;
  const isNew = !existsSync(file);
  const before = isNew ? callImports : readFileSync(file, 'utf8');
  const template = readFileSync('plop/templates/call.hbs', 'utf8');
  writeFileSync(file, `${before}\n${generator.renderString(template, answers)}`);
  return isNew
    ? `${file}: add it to src/infrastructure/http/describedCalls.ts`
    : `${file}: import what the description needs (call, noContent, shape)`;
};

const words = (text) => /^[A-Z][A-Za-z]+$/.test(text) || 'A name in PascalCase, such as CodeRedeemer';

export default function plop(generator) {
  generator.setGenerator('slice', {
    description: 'A feature slice: port, use case, both adapters, presenter, view, tests and pact',
    prompts: [
      { type: 'list', name: 'feature', message: 'Feature', choices: features },
      {
        type: 'input',
        name: 'port',
        message: 'Port, named for what the core wants (CodeRedeemer)',
        validate: words,
      },
      { type: 'input', name: 'useCase', message: 'Use case, a verb phrase (RedeemCode)', validate: words },
      { type: 'input', name: 'requirement', message: 'Requirement it serves (PD-02)' },
    ],
    actions: [
      ...Object.entries(files).map(([path, template]) => ({
        type: 'add',
        path,
        templateFile: `plop/templates/${template}.hbs`,
      })),
      (answers) => describeCall(generator, answers),
      ({ port }) =>
        `Now plug it in: src/composition/httpAdapters.ts and fakeAdapters.ts, one line each for ${port}.`,
    ],
  });
}
