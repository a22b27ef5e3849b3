import { embedded } from '#tests/run/databases';
import { sharedSandbox } from '#tests/sandbox/sharedSandboxes';
import { DocumentedApi } from '../openapi/DocumentedApi';
import type { JsonSchema } from '../openapi/JsonSchema';
import type { OpenApiDocument, Operation } from '../openapi/OpenApiDocument';
import { readDocument } from '../openapi/readDocument';
import { compareWithDocument } from './apiDocument';
import { operationChanges } from './documentChanges';
import { readPact, type RecordedInteraction } from './pact';
import { validResponses, type Exchange } from './validResponses';
import { valueChanges } from './valueChanges';

const document = readDocument();
const documented = new DocumentedApi(document);

const timeoutMs = 900_000;

const { interactions } = readPact();

const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

/** A valid response of the sandbox, with the interaction as it is in the pact. */
interface Sample extends Exchange {
  readonly recorded: RecordedInteraction;
}

let samples: readonly Sample[];

beforeAll(async () => {
  const url = await sharedSandbox(embedded);
  const exchanges = await validResponses(url, `${url}/sandbox/states`);
  samples = exchanges.flatMap((exchange, index) => {
    const recorded = interactions[index];
    return recorded ? { ...exchange, recorded } : [];
  });
}, timeoutMs);

const samplesOf = ({ operationId }: Operation): readonly Sample[] =>
  samples.filter(
    ({ interaction: { request } }) =>
      documented.find(request.method, request.path)?.operation.operationId === operationId,
  );

const problemsOf = ({ interaction, response }: Exchange, api: DocumentedApi): readonly string[] => {
  const { status, headers, body } = response;
  const { method, path } = interaction.request;
  return api.problemsOf({
    method,
    path,
    status,
    headers: { get: (name) => headers[name.toLowerCase()] ?? null },
    body,
  });
};

const isDetected = async (changed: OpenApiDocument, found: readonly Sample[]): Promise<boolean> => {
  const api = new DocumentedApi(changed);
  if (found.some((sample) => problemsOf(sample, api).length > 0)) return true;
  const recorded = found.map((sample) => sample.recorded);
  return (await compareWithDocument(changed, recorded)).length > 0;
};

/** Fields that are null, empty or not sent in every state of the pact. */
const unusedFields = [
  'requestAssertion: type of response.allowed[]',
  'findDeclarationStatus: type of response.effectiveAt',
  'findPayments: type of response.orders[].declarations[].effectiveAt',
  'findOrders: type of response[].declarations[].effectiveAt',
  'startPayment: name of request.referralCode',
  'startPayment: type of request.referralCode',
  'startPayment: type of response.order.externalSubscriptionId',
  'startPayment: type of response.order.declarations[].effectiveAt',
  'findOrderStatus: type of response.declarations[].effectiveAt',
  'payOrder: type of response.order.externalSubscriptionId',
  'payOrder: type of response.order.declarations[].effectiveAt',
  'register: name of request.entitlementCode',
  'register: type of request.entitlementCode',
  'register: name of request.recruiterId',
  'register: type of request.recruiterId',
  'editProfile: type of response.role',
  'editProfile: type of response.role[]',
  'findRecipient: type of response.role',
  'findRecipient: type of response.role[]',
  'loadConfiguration: type of response.contentAccessToken',
  'loadConfiguration: type of response.analyticsCurrency',
];

it(
  'AP-01 a change of any field of the API document is detected',
  async () => {
    const detected = new Set<string>();
    const undetected = new Map<string, string>();
    for (const { path, method, operation } of operations) {
      const found = samplesOf(operation);
      const withOperation = (changed: Operation): OpenApiDocument => ({
        ...document,
        paths: { [path]: { [method]: changed } },
      });
      expect([operation.operationId, await isDetected(withOperation(operation), found)]).toEqual([
        operation.operationId,
        false,
      ]);
      for (const { name, kind, changed } of operationChanges(operation)) {
        if (await isDetected(withOperation(changed), found)) detected.add(kind);
        else undetected.set(`${operation.operationId}: ${name}`, kind);
      }
    }
    // Several calls return the same objects. A state of one of them is enough for each field.
    const left = [...undetected].filter(([, kind]) => !detected.has(kind)).map(([name]) => name);
    expect(left).toEqual(unusedFields);
  },
  timeoutMs,
);

/** Returns the schema of a JSON body in the answer to an interaction. */
const answerSchemaOf = ({ interaction: { request, response } }: Exchange): JsonSchema | undefined =>
  documented.schemaOf(request.method, request.path, response.status);

it('AP-01 a change of any field of a sandbox response is detected', () => {
  const undetected: string[] = [];
  for (const exchange of samples) {
    const schema = answerSchemaOf(exchange);
    if (!schema) continue;
    for (const { name, changed } of valueChanges(exchange.response.body, schema)) {
      const response = { ...exchange.response, body: changed };
      if (problemsOf({ ...exchange, response }, documented).length === 0)
        undetected.push(`${exchange.interaction.description}: ${name}`);
    }
  }
  expect(undetected).toEqual([]);
});

it('AP-01 a change of any field of the pact is detected', async () => {
  const changed: RecordedInteraction[] = [];
  for (const [index, interaction] of interactions.entries()) {
    const { request, response } = interaction;
    const add = (name: string, other: Partial<RecordedInteraction>): void => {
      changed.push({ ...interaction, ...other, description: `${index} ${interaction.description}: ${name}` });
    };
    const answer = documented.schemaOf(request.method, request.path, response.status);
    if (answer && response.body) {
      for (const { name, changed: content } of valueChanges(response.body.content, answer, 'response'))
        add(name, { response: { ...response, body: { ...response.body, content } } });
    }
    // The comparator ignores the request of an interaction whose response is an error.
    const sent = documented.find(request.method, request.path)?.operation.requestBody?.content[
      'application/json'
    ];
    if (sent && request.body && response.status < 300) {
      for (const { name, changed: content } of valueChanges(request.body.content, sent.schema, 'request'))
        add(name, { request: { ...request, body: { ...request.body, content } } });
    }
  }
  const problems = await compareWithDocument(document, changed);
  const undetected = changed.filter(
    ({ description }) => !problems.some((problem) => problem.startsWith(`${description}: `)),
  );
  expect(undetected.map(({ description }) => description)).toEqual([]);
});
