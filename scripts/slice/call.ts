import type { Changes } from './Changes';
import { camel, pascal } from './names';

/** The developer's answers that describe an API call of a port. */
export interface CallAnswers {
  readonly feature: string;
  /** Name of the port after what the core needs, such as `CallRequests`. */
  readonly port: string;
  /** Method name: a verb, such as `send`. */
  readonly method: string;
  readonly http: 'GET' | 'POST';
  readonly path: string;
  readonly as: 'anyone' | 'player';
  /** Text fields in the response to a GET or in the body of a POST. */
  readonly fields: readonly string[];
  /** Requirement id. */
  readonly requirement: string;
}

interface Names extends CallAnswers {
  readonly call: string;
  /** Name of the type that the call sends or returns. */
  readonly value: string;
  readonly routes: string;
  readonly parameter: string;
  readonly result: string;
}

const namesOf = (answers: CallAnswers): Names => {
  const port = pascal(answers.port);
  const method = camel(answers.method);
  const value = `${port}${answers.http === 'GET' ? 'Answer' : 'Values'}`;
  const isSent = answers.http === 'POST';
  return {
    ...answers,
    port,
    method,
    value,
    call: camel(`${method} ${port}`),
    routes: `${camel(answers.feature)}Routes`,
    parameter: isSent ? `values: ${value}` : '',
    result: isSent ? 'void' : value,
  };
};

/** Returns an example value as a literal. */
const exampleOf = ({ fields }: CallAnswers): string =>
  `{ ${fields.map((field) => `${field}: '${field}'`).join(', ')} }`;

const portSource = ({ port, method, value, fields, parameter, result, requirement }: Names): string => `
import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';

export interface ${value} {
${fields.map((field) => `readonly ${field}: string;`).join('\n')}
}

export abstract class ${port} {
  /** ${requirement}. */
  abstract ${method}(${parameter}): Promise<Result<${result}, CallFailure>>;
}
`;

const description = ({ call, http, path, as, fields }: Names): string => {
  const text = http === 'POST' ? 'line(1)' : 'text()';
  const shape = `shape({ ${fields.map((field) => `${field}: ${text}`).join(', ')} })`;
  return `
export const ${call} = call({
  method: '${http}',
  path: '${path}',
  as: '${as}',
  ${http === 'POST' ? `body: ${shape},\nanswer: noContent,` : `answer: ${shape},`}
});
`;
};

const httpAdapter = ({ feature, port, method, value, call, http, parameter, result }: Names): string => `
import { injectable } from 'inversify';
import { ${port}, type ${value} } from '#application/${feature}/${port}';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';
import { CallSender } from '../shared/CallSender';
import { ${call} } from './calls';

@injectable()
export class Http${port} extends ${port} {
  constructor(private readonly api: CallSender) {
    super();
  }

  ${method}(${parameter}): Promise<Result<${result}, CallFailure>> {
    return this.api.send(${call}${http === 'POST' ? ', { body: values }' : ''});
  }
}
`;

const fakeAdapter = (names: Names): string => {
  const { feature, port, method, value, http, as, result } = names;
  const answer = http === 'POST' ? 'undefined' : exampleOf(names);
  return `
import { injectable } from 'inversify';
import { ${port}, type ${value} } from '#application/${feature}/${port}';
import type { CallFailure } from '#domain/shared/CallFailure';
import { succeed, type Result } from '#domain/shared/Result';
import { FakeApi } from '../backend/FakeApi';

@injectable()
export class Fake${port} extends ${port} {
  constructor(private readonly api: FakeApi) {
    super();
  }

  ${method}(${http === 'POST' ? `_values: ${value}` : ''}): Promise<Result<${result}, CallFailure>> {
    return this.api.${as === 'player' ? 'callAsPlayer' : 'callAnonymously'}((): Result<${result}, CallFailure> => succeed(${answer}));
  }
}
`;
};

/** Returns the schema of the sandbox's routes, and the call that registers one. */
const sandboxRoute = (names: Names): readonly [schema: string, registration: string] => {
  const { http, path, as, fields, port } = names;
  const isSent = http === 'POST';
  const name = `${port}${isSent ? 'Body' : 'Answer'}`;
  const text = isSent ? "typed('name', { minLength: 1 })" : 'Type.String({ minLength: 1 })';
  const schema = `Type.Object({ ${fields.map((field) => `${field}: ${text}`).join(', ')} })`;
  const register = `${http.toLowerCase()}('${path}'`;
  const response = isSent ? '204: Type.Null()' : `200: ${name}`;
  return [
    `const ${name} = ${schema};`,
    as === 'player'
      ? `playerApiOf(api, sandbox).${register}, { ${isSent ? 'body' : 'response'}: ${name} }, () => ${isSent ? 'undefined' : `(${exampleOf(names)})`});`
      : `api.${register}, { schema: { ${isSent ? `body: ${name}, ` : ''}response: { ${response}, ...failures() } } }, async (${isSent ? '_request, reply' : ''}) => {
    return ${isSent ? 'reply.code(204).send(null)' : exampleOf(names)};
  });`,
  ];
};

const suite = (names: Names): string => {
  const { feature, port, method, http, as, requirement } = names;
  const sent = http === 'POST' ? exampleOf(names) : '';
  const value = http === 'POST' ? 'undefined' : exampleOf(names);
  const signIn = as === 'player' ? "await signInAs(site, 'new');" : '';
  return `
import { ${port} } from '#application/${feature}/${port}';
import { onBothAdapters } from '../support/onBothAdapters';
${as === 'player' ? "import { signInAs, type Site } from '../support/Site';" : "import type { Site } from '../support/Site';"}
import { testFailures } from '../support/testFailures';

onBothAdapters('${port}', (open) => {
  const ${method} = ({ application }: Site) => application.get(${port}).${method}(${sent});

  it('${requirement} the call ${as === 'player' ? 'of a signed-in player' : 'of a guest'} succeeds', async () => {
    const site = await open();
    ${signIn}
    expect(await ${method}(site)).toEqual({ ok: true, value: ${value} });
  });

  testFailures(open, '${requirement}', { calls: { ${method} }${as === 'player' ? '' : ', isAnonymous: true'} });
});
`;
};

const pact = (names: Names): string => {
  const { feature, port, method, call, http, path, as, requirement } = names;
  const isSent = http === 'POST';
  const example = exampleOf(names);
  return `
import { ${port} } from '#application/${feature}/${port}';
import { ${call} } from '#infrastructure/http/${feature}/calls';
import { describeInteractions, succeeds } from '../support/describeInteractions';

describeInteractions(
  ${call},
  {
    requirement: '${requirement}',
    description: '${http} ${path}',
    ${isSent ? `request: () => ({ body: ${example} }),\n` : ''}send: (site) => site.get(${port}).${method}(${isSent ? example : ''}),
  },
  [
    [
      '${as === 'player' ? 'a player with password exists' : 'the server is up'}',
      succeeds(${isSent ? '' : `${example}, ${example}`}),
    ],
  ],
);
`;
};

/** Adds the call to the feature's calls.ts. If the file is new, adds it to the list of all API calls. */
const describeCall = (changes: Changes, names: Names): void => {
  const { feature, http } = names;
  const file = `src/infrastructure/http/${feature}/calls.ts`;
  const rules = http === 'POST' ? ['line', 'noContent', 'shape'] : ['shape', 'text'];
  if (changes.has(file)) {
    changes.edit(file, (source) => source + description(names));
    changes.addImport(file, ['call'], '../shared/call');
    changes.addImport(file, rules, '#application/shared/rules');
    return;
  }
  changes.add(
    file,
    `import { ${rules.join(', ')} } from '#application/shared/rules';\nimport { call } from '../shared/call';\n${description(names)}`,
  );
  const table = 'src/infrastructure/http/apiCalls.ts';
  changes.insertBefore(
    table,
    'import type { Call }',
    `import * as ${camel(feature)} from './${feature}/calls';\n`,
  );
  changes.insertBefore(table, ');', `  ${camel(feature)},\n`);
};

/** Adds both adapters to the modules of the feature. If a module is new, adds it to its composition root. */
const addBindings = (changes: Changes, { feature, port }: Names): void => {
  const module = camel(feature);
  for (const [folder, adapter] of [
    ['http', `Http${port}`],
    ['fake', `Fake${port}`],
  ] as const) {
    const file = `src/infrastructure/${folder}/${feature}/adapters.ts`;
    if (!changes.has(file)) {
      const root = `src/composition/${folder}Adapters.ts`;
      changes.add(
        file,
        `import { adapterModule } from '../../adapterModule';\n\nexport const ${module} = adapterModule();\n`,
      );
      changes.addImport(root, [module], `#infrastructure/${folder}/${feature}/adapters`);
      changes.insertBefore(root, '];', `  ${module},\n`);
    }
    changes.addImport(file, [adapter], `./${adapter}`);
    changes.edit(file, (source) =>
      source.replace(/adapterModule\(([^)]*)\)/, (_, adapters: string) => {
        const names = adapters.split(',').map((name) => name.trim());
        return `adapterModule(${[...names.filter(Boolean), adapter].sort().join(', ')})`;
      }),
    );
  }
};

/** Adds the route to the feature's routes. If the feature has none, adds them to the sandbox. */
const addSandboxRoute = (changes: Changes, names: Names): void => {
  const { feature, routes, as, http } = names;
  const file = `sandbox/${feature}/routes.ts`;
  if (!changes.has(file)) {
    changes.add(
      file,
      `import type { Sandbox } from '../context';\nimport type { Api } from '../platform/http';\n\nexport const ${routes} = (api: Api, sandbox: Sandbox): void => {\n};\n`,
    );
    changes.addImport('sandbox/apiRoutes.ts', [routes], `./${feature}/routes`);
    changes.insertBefore('sandbox/apiRoutes.ts', '  helpRoutes(api', `  ${routes}(api, sandbox);\n`);
  }
  const [schema, registration] = sandboxRoute(names);
  changes.edit(file, (source) =>
    source.replace(
      /^(export const \w+Routes = (?:async )?\(api: Api[^]*?)^};$/m,
      (_, before: string) => `${schema}\n\n${before}\n${registration}\n};`,
    ),
  );
  changes.addImport(file, ['Type'], '@fastify/type-provider-typebox');
  if (http === 'POST') changes.addImport(file, ['typed'], '../platform/typedText');
  if (as === 'player') changes.addImport(file, ['playerApiOf'], '../session/playerApi');
  else changes.addImport(file, ['failures'], '../platform/errors');
};

/** Adds a port with its call: description, adapters, wiring, sandbox response, suite and pact. */
export const addCall = (changes: Changes, answers: CallAnswers): void => {
  const names = namesOf(answers);
  const { feature, port } = names;
  changes.add(`src/application/${feature}/${port}.ts`, portSource(names));
  describeCall(changes, names);
  changes.add(`src/infrastructure/http/${feature}/Http${port}.ts`, httpAdapter(names));
  changes.add(`src/infrastructure/fake/${feature}/Fake${port}.ts`, fakeAdapter(names));
  addBindings(changes, names);
  addSandboxRoute(changes, names);
  changes.add(`tests/ports/${feature}/${port}.test.ts`, suite(names));
  changes.add(`contracts/consumer/${feature}/${camel(port)}.pact.test.ts`, pact(names));
};
