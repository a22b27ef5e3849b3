import type { Changes } from './Changes';
import { camel, pascal } from './names';

/** The developer's answers that describe an API call of a port. */
export interface CallAnswers {
  readonly feature: string;
  /** Name of the port after what the core needs, such as `CallRequests`. The call is added to it if it exists. */
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
  /** Whether the port is new. */
  readonly isNew: boolean;
  readonly call: string;
  /** Name of the type that the call sends or returns. */
  readonly value: string;
  readonly routes: string;
  readonly parameter: string;
  readonly result: string;
}

const namesOf = (answers: CallAnswers, isNew: boolean): Names => {
  const port = pascal(answers.port);
  const method = camel(answers.method);
  const call = camel(`${method} ${port}`);
  const value = `${isNew ? port : pascal(call)}${answers.http === 'GET' ? 'Answer' : 'Values'}`;
  const isSent = answers.http === 'POST';
  return {
    ...answers,
    isNew,
    port,
    method,
    value,
    call,
    routes: `${camel(answers.feature)}Routes`,
    parameter: isSent ? `values: ${value}` : '',
    result: isSent ? 'void' : value,
  };
};

/** Returns an example value as a literal. */
const exampleOf = ({ fields }: CallAnswers): string =>
  `{ ${fields.map((field) => `${field}: '${field}'`).join(', ')} }`;

/** Adds the method to the port, with the type of what it sends or returns. */
const addToPort = (changes: Changes, names: Names): void => {
  const { feature, port, method, value, fields, parameter, result, requirement } = names;
  const file = `src/application/${feature}/${port}.ts`;
  const type = `
export interface ${value} {
${fields.map((field) => `readonly ${field}: string;`).join('\n')}
}
`;
  if (changes.has(file)) changes.edit(file, (source) => source + type);
  else changes.add(file, `${type}\nexport abstract class ${port} {\n}\n`);
  changes.addImport(file, ['type CallFailure'], '#domain/shared/CallFailure');
  changes.addImport(file, ['type Result'], '#domain/shared/Result');
  changes.addMember(
    file,
    `class ${port} `,
    `
  /** ${requirement}. */
  abstract ${method}(${parameter}): Promise<Result<${result}, CallFailure>>;`,
  );
};

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

/** Adds the method to an adapter. If the file is new, adds it to the feature's adapters. */
const addToAdapter = (
  changes: Changes,
  { feature, port, value }: Names,
  adapter: { readonly folder: 'http' | 'fake'; readonly api: string; readonly from: string },
  member: string,
): void => {
  const { folder, api, from } = adapter;
  const name = `${pascal(folder)}${port}`;
  const file = `src/infrastructure/${folder}/${feature}/${name}.ts`;
  if (!changes.has(file)) {
    changes.add(
      file,
      `
@injectable()
export class ${name} extends ${port} {
  constructor(private readonly api: ${api}) {
    super();
  }
}
`,
    );
    changes.addImport(file, ['injectable'], 'inversify');
    changes.addImport(file, [api], from);
    addBinding(changes, feature, folder, name);
  }
  changes.addImport(file, [port, `type ${value}`], `#application/${feature}/${port}`);
  changes.addImport(file, ['type CallFailure'], '#domain/shared/CallFailure');
  changes.addImport(file, [folder === 'fake' ? 'succeed' : 'type Result'], '#domain/shared/Result');
  changes.addImport(file, ['type Result'], '#domain/shared/Result');
  changes.addMember(file, `class ${name} `, member);
};

const addToHttpAdapter = (changes: Changes, names: Names): void => {
  const { feature, port, method, call, http, parameter, result } = names;
  addToAdapter(
    changes,
    names,
    { folder: 'http', api: 'CallSender', from: '../shared/CallSender' },
    `
  ${method}(${parameter}): Promise<Result<${result}, CallFailure>> {
    return this.api.send(${call}${http === 'POST' ? ', { body: values }' : ''});
  }`,
  );
  changes.addImport(`src/infrastructure/http/${feature}/Http${port}.ts`, [call], './calls');
};

const addToFake = (changes: Changes, names: Names): void => {
  const { method, value, http, as, result } = names;
  const answer = http === 'POST' ? 'undefined' : exampleOf(names);
  addToAdapter(
    changes,
    names,
    { folder: 'fake', api: 'FakeApi', from: '../backend/FakeApi' },
    `
  ${method}(${http === 'POST' ? `_values: ${value}` : ''}): Promise<Result<${result}, CallFailure>> {
    return this.api.${as === 'player' ? 'callAsPlayer' : 'callAnonymously'}((): Result<${result}, CallFailure> => succeed(${answer}));
  }`,
  );
};

/** Returns the schema of the sandbox's routes, and the call that registers one. */
const sandboxRoute = (names: Names): readonly [schema: string, registration: string] => {
  const { http, path, as, fields, value } = names;
  const isSent = http === 'POST';
  const name = value.replace(/Values$/, 'Body');
  const text = isSent ? "typed('name', { minLength: 1 })" : 'Type.String({ minLength: 1 })';
  const schema = `Type.Object({ ${fields.map((field) => `${field}: ${text}`).join(', ')} })`;
  const register = `${http.toLowerCase()}('${path}'`;
  const response = isSent ? '204: Type.Null()' : `200: ${name}`;
  return [
    `const ${name} = ${schema};`,
    as === 'player'
      ? `playerApi.${register}, { ${isSent ? 'body' : 'response'}: ${name} }, () => ${isSent ? 'undefined' : `(${exampleOf(names)})`});`
      : `api.${register}, { schema: { ${isSent ? `body: ${name}, ` : ''}response: { ${response}, ...failures() } } }, async (${isSent ? '_request, reply' : ''}) => {
    return ${isSent ? 'reply.code(204).send(null)' : exampleOf(names)};
  });`,
  ];
};

/** Adds a suite to a test file. If the file is new, adds it. */
const addSuite = (
  changes: Changes,
  file: string,
  imports: Readonly<Record<string, readonly string[]>>,
  suite: string,
): void => {
  if (changes.has(file)) changes.edit(file, (source) => source + suite);
  else changes.add(file, suite);
  for (const [from, imported] of Object.entries(imports)) changes.addImport(file, imported, from);
};

const addPortSuite = (changes: Changes, names: Names): void => {
  const { feature, port, method, call, http, as, requirement, isNew } = names;
  const sent = http === 'POST' ? exampleOf(names) : '';
  const value = http === 'POST' ? 'undefined' : exampleOf(names);
  const isPlayer = as === 'player';
  addSuite(
    changes,
    `tests/ports/${feature}/${port}.test.ts`,
    {
      [`#application/${feature}/${port}`]: [port],
      '../support/onBothAdapters': ['onBothAdapters'],
      '../support/Site': [...(isPlayer ? ['signInAs'] : []), 'type Site'],
      '../support/testFailures': ['testFailures'],
    },
    `
onBothAdapters('${isNew ? port : call}', (open) => {
  const ${method} = ({ application }: Site) => application.get(${port}).${method}(${sent});

  it('${requirement} the call ${isPlayer ? 'of a signed-in player' : 'of a guest'} succeeds', async () => {
    const site = await open();
    ${isPlayer ? "await signInAs(site, 'new');\n" : ''}    expect(await ${method}(site)).toEqual({ ok: true, value: ${value} });
  });

  testFailures(open, '${requirement}', { calls: { ${method} }${isPlayer ? '' : ', isAnonymous: true'} });
});
`,
  );
};

const addPact = (changes: Changes, names: Names): void => {
  const { feature, port, method, call, http, path, as, requirement } = names;
  const isSent = http === 'POST';
  const example = exampleOf(names);
  addSuite(
    changes,
    `contracts/consumer/${feature}/${camel(port)}.pact.test.ts`,
    {
      [`#application/${feature}/${port}`]: [port],
      [`#infrastructure/http/${feature}/calls`]: [call],
      '../support/describeInteractions': ['describeInteractions', 'succeeds'],
    },
    `
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
`,
  );
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

/** Adds an adapter to the module of the feature. If the module is new, adds it to its composition root. */
const addBinding = (changes: Changes, feature: string, folder: string, adapter: string): void => {
  const module = camel(feature);
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
  const declaration = '  const playerApi = playerApiOf(api, sandbox);\n';
  const needsPlayerApi = (source: string): boolean => as === 'player' && !source.includes(declaration);
  changes.edit(file, (source) =>
    source.replace(/^(export const \w+Routes = (?:async )?\(api: Api[^]*?)^};$/m, (_, before: string) =>
      [schema, '', before, ...(needsPlayerApi(source) ? [declaration] : []), registration, '};'].join('\n'),
    ),
  );
  changes.addImport(file, ['Type'], '@fastify/type-provider-typebox');
  if (http === 'POST') changes.addImport(file, ['typed'], '../platform/typedText');
  if (as === 'player') changes.addImport(file, ['playerApiOf'], '../session/playerApi');
  else changes.addImport(file, ['failures'], '../platform/errors');
};

/** Adds a call: description, port, adapters, wiring, sandbox response, suite and pact. */
export const addCall = (changes: Changes, answers: CallAnswers): void => {
  const names = namesOf(
    answers,
    !changes.has(`src/application/${answers.feature}/${pascal(answers.port)}.ts`),
  );
  addToPort(changes, names);
  describeCall(changes, names);
  addToHttpAdapter(changes, names);
  addToFake(changes, names);
  addSandboxRoute(changes, names);
  addPortSuite(changes, names);
  addPact(changes, names);
};
