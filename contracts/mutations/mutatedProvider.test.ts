import { isDeepStrictEqual } from 'node:util';
import { apiCalls } from '#infrastructure/http/apiCalls';
import { embedded } from '#tests/run/databases';
import { sharedSandbox } from '#tests/sandbox/sharedSandboxes';
import { validResponses, type Exchange } from './validResponses';
import { conformsToPact } from './conformsToPact';
import { callOf, fieldsOf, invalidResponsesOf, type InvalidResponse } from './invalidResponses';

type MutatedExchange = readonly [of: Exchange, mutation: InvalidResponse];

let exchanges: readonly Exchange[];
let equivalentExchanges: ReadonlyMap<Exchange, readonly Exchange[]>;
let mutationsByCall: ReadonlyMap<string, readonly MutatedExchange[]>;
let brokenRules: ReadonlySet<InvalidResponse['rule']>;

const titleOf = ({ interaction: { description, providerStates } }: Exchange): string =>
  `${description} (${providerStates.map(({ name }) => name).join(', ')})`;

const isSameRequest = (one: Exchange, other: Exchange): boolean =>
  one.interaction.request.path === other.interaction.request.path &&
  isDeepStrictEqual(one.interaction.providerStates, other.interaction.providerStates) &&
  one.interaction.response.status === other.interaction.response.status;

/** Whether the mutation remains undetected: the response conforms to every interaction with this request and state. */
const isAccepted = ([one, { response }]: MutatedExchange): boolean =>
  (equivalentExchanges.get(one) ?? []).every(({ interaction }) => conformsToPact(interaction, response));

beforeAll(async () => {
  // Always tests all calls on the embedded database. The verification uses a PostgreSQL server if there is one.
  const url = await sharedSandbox(embedded);
  exchanges = await validResponses(url, `${url}/sandbox/states`);
  equivalentExchanges = new Map(
    exchanges.map((one) => [one, exchanges.filter((other) => isSameRequest(one, other))]),
  );
  const byCall = new Map<string, MutatedExchange[]>();
  for (const one of exchanges) {
    const [name] = callOf(one);
    const mutations = invalidResponsesOf(one).map((mutation): MutatedExchange => [one, mutation]);
    byCall.set(name, [...(byCall.get(name) ?? []), ...mutations]);
  }
  mutationsByCall = byCall;
  brokenRules = new Set([...byCall.values()].flat().map(([, { rule }]) => rule));
});

it('AP-01 every sandbox response conforms to the pact', () => {
  const refused = exchanges.filter(({ interaction, response }) => !conformsToPact(interaction, response));
  expect(refused.map(titleOf)).toEqual([]);
});

it.each(apiCalls)('AP-01 every invalid response to %s fails verification', (name, { answer: rule }) => {
  const mutations = mutationsByCall.get(name) ?? [];
  const believed = mutations.filter(isAccepted);
  expect(believed.map(([one, mutation]) => `${titleOf(one)}: ${mutation.name}`)).toEqual([]);
  const fields = new Set(mutations.map(([, { field }]) => field));
  // If two calls share a rule, either may cover it. For example, a newly created order is never a rejected one.
  const left = fieldsOf(rule).filter(([field, read]) => !fields.has(field) && !brokenRules.has(read));
  expect(left.map(([field]) => field)).toEqual([]);
});
