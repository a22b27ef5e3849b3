import { isDeepStrictEqual } from 'node:util';
import { describedCalls } from '../../src/infrastructure/http/describedCalls';
import { embedded } from '../../tests/run/databases';
import { sharedSandbox } from '../../tests/sandbox/sharedSandboxes';
import { honestAnswers, type Answered } from './honestAnswers';
import { isAsAgreed } from './isAsAgreed';
import { callOf, fieldsOf, liesOf, type Lie } from './lies';

type Told = readonly [of: Answered, lie: Lie];

let answered: readonly Answered[];
let askedAlike: ReadonlyMap<Answered, readonly Answered[]>;
let toldByCall: ReadonlyMap<string, readonly Told[]>;
let brokenRules: ReadonlySet<Lie['rule']>;

const titleOf = ({ interaction: { description, providerStates } }: Answered): string =>
  `${description} (${providerStates.map(({ name }) => name).join(', ')})`;

const isAskedAlike = (one: Answered, other: Answered): boolean =>
  one.interaction.request.path === other.interaction.request.path &&
  isDeepStrictEqual(one.interaction.providerStates, other.interaction.providerStates) &&
  one.interaction.response.status === other.interaction.response.status;

/** A mutated response must conform to every interaction with this request in this state to remain undetected. */
const isBelieved = ([one, { answer }]: Told): boolean =>
  (askedAlike.get(one) ?? []).every(({ interaction }) => isAsAgreed(interaction, answer));

beforeAll(async () => {
  // Always tests all calls on the embedded database. The verification uses a PostgreSQL server if there is one.
  const url = await sharedSandbox(embedded);
  answered = await honestAnswers(url, `${url}/sandbox/states`);
  askedAlike = new Map(answered.map((one) => [one, answered.filter((other) => isAskedAlike(one, other))]));
  const byCall = new Map<string, Told[]>();
  for (const one of answered) {
    const [name] = callOf(one);
    const lies = liesOf(one).map((lie): Told => [one, lie]);
    byCall.set(name, [...(byCall.get(name) ?? []), ...lies]);
  }
  toldByCall = byCall;
  brokenRules = new Set([...byCall.values()].flat().map(([, { rule }]) => rule));
});

it('AP-01 every answer of the sandbox matches the agreement', () => {
  const refused = answered.filter(({ interaction, answer }) => !isAsAgreed(interaction, answer));
  expect(refused.map(titleOf)).toEqual([]);
});

it.each(describedCalls)('AP-01 no false answer to %s matches the agreement', (name, { answer: rule }) => {
  const lies = toldByCall.get(name) ?? [];
  const believed = lies.filter(isBelieved);
  expect(believed.map(([one, lie]) => `${titleOf(one)}: ${lie.name}`)).toEqual([]);
  const fields = new Set(lies.map(([, { field }]) => field));
  // Rules shared by two calls may be covered by either: for example, a new order is never a rejected one.
  const left = fieldsOf(rule).filter(([field, read]) => !fields.has(field) && !brokenRules.has(read));
  expect(left.map(([field]) => field)).toEqual([]);
});
