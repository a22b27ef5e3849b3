import { apiCalls } from '#infrastructure/http/apiCalls';
import type { Call } from '#infrastructure/http/shared/call';
import { readCallSources } from './callSources';
import { ErrorResponses } from './ErrorResponses';
import { readErrorMeanings } from './errorMeanings';
import type { OpenApiDocument, Operation } from './OpenApiDocument';
import type { OperationSource } from './OperationSource';
import { PactExamples } from './pactExamples';
import { parametersOf } from './parameters';
import { requestBodyOf } from './requestBody';
import { routeKey, sandboxRoutes } from './sandboxRoutes';
import { successes } from './successes';

const description = `Describes the API behind the site. \`npm run contracts:openapi\` generates this document from the
calls of the site, the schemas of the sandbox and the pact, so do not edit it. contracts/README.md describes the rest:
provider states, repeated requests, spellings of typed values, and what the pact guarantees.`;

const sentence = (name: string): string => {
  const words = name.replace(/([A-Z]+)(?=[A-Z][a-z]|$)|([A-Z])/g, (part) => ` ${part}`).trim();
  const lower = words.replace(/\b[A-Z][a-z]/g, (part) => part.toLowerCase());
  return `${lower.charAt(0).toUpperCase()}${lower.slice(1)}`;
};

const securityOf = ({ as, formToken }: Call): Operation['security'] => [
  { ...(as !== 'anyone' && { bearer: [] }), ...(formToken && { formToken: [] }) },
];

const bearerNotes = {
  anyone: undefined,
  player: undefined,
  buyer: 'The token is that of a player, or that of a buyer without an account.',
  holder: 'The token may have expired, or may be that of a buyer without an account.',
};

const operationOf = (source: OperationSource, errors: ErrorResponses): Operation => {
  const { names, call } = source;
  const [name = ''] = names;
  const parameters = parametersOf(source);
  const notes = [source.source.documentation, bearerNotes[call.as]].filter((note) => note !== undefined);
  const requestBody = requestBodyOf(source);
  return {
    operationId: name,
    summary: names.map(sentence).join(' / '),
    ...(notes.length > 0 && { description: notes.join('\n\n') }),
    tags: [source.source.feature],
    security: securityOf(call),
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody && { requestBody }),
    responses: { ...successes(source), ...errors.of(source) },
  };
};

/** Creates the OpenAPI document of all calls. */
export const createDocument = async (): Promise<OpenApiDocument> => {
  const sources = readCallSources();
  const errors = new ErrorResponses(readErrorMeanings());
  const routes = await sandboxRoutes();
  const examples = new PactExamples(new Set(apiCalls.map(([, { path }]) => path)));
  const groups = new Map<string, (readonly [string, Call])[]>();
  for (const named of apiCalls) {
    const key = routeKey(named[1].method, named[1].path);
    groups.set(key, [...(groups.get(key) ?? []), named]);
  }
  const paths: Record<string, Record<string, Operation>> = {};
  for (const [key, named] of groups) {
    const [[name, call] = []] = named;
    const source = name === undefined ? undefined : sources.get(name);
    if (!call || !source) throw new Error(`${name} has no source.`);
    const operation = operationOf(
      {
        names: named.map(([each]) => each),
        calls: named.map(([, each]) => each),
        call,
        source,
        route: routes.get(key),
        interactions: examples.of(call.method, call.path),
      },
      errors,
    );
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation };
  }
  const sorted = Object.entries(paths).sort(([one], [other]) => (one < other ? -1 : 1));
  return {
    openapi: '3.1.0',
    info: { title: 'Starport API', version: '1', description },
    servers: [{ url: '/' }],
    tags: [...new Set([...sources.values()].map(({ feature }) => feature))].sort().map((name) => ({ name })),
    paths: Object.fromEntries(sorted),
    components: {
      responses: errors.all(),
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        formToken: {
          type: 'apiKey',
          in: 'header',
          name: 'X-CSRF-Token',
          description: 'A form token, which `GET /api/csrf` issues for one request.',
        },
      },
    },
  };
};
