import { isDeepStrictEqual } from 'node:util';
import { oneOf, shape, type Rule } from '#application/shared/rules';
import { apiCalls } from '#infrastructure/http/apiCalls';
import type { Call } from '#infrastructure/http/shared/call';
import type { RecordedInteraction } from './pact';
import type { ProviderResponse, Exchange } from './validResponses';

export interface InvalidResponse {
  /** Describes what is invalid. */
  readonly name: string;
  /** Invalid field in the notation of calls, such as `[].pricings[].price`; or `status`, or the name of a header. */
  readonly field: string;
  /** Rule that the response violates. */
  readonly rule?: Rule<unknown>;
  readonly response: ProviderResponse;
}

interface BodyMutation {
  readonly name: string;
  readonly field: string;
  readonly rule: Rule<unknown>;
  readonly body: unknown;
  /** True if the pact requires a value, even if the site could work without it. */
  readonly isInPact: boolean;
}

interface MutationTarget {
  readonly value: unknown;
  /** Example value in the pact. */
  readonly expected: unknown;
  readonly field: string;
  /** Returns the whole body with a different value at this path. */
  readonly replace: (value: unknown) => unknown;
}

const wrongValues: readonly unknown[] = [
  ...[null, true, 7, 'text', [], {}],
  ...[-1, 0, 0.5, 1e9, '', 'xx', '2026-13-20T12:00:00Z', '//evil.test', 'javascript:alert(1)'],
];

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSomething = (value: unknown): boolean => value !== null && value !== undefined;

/** Returns the name and declaration of the interaction's call: the first one that could read the response. */
export const callOf = ({ interaction: { request, response } }: Exchange): readonly [string, Call] => {
  const { pathname } = new URL(request.path, 'http://api');
  const sameAddress = apiCalls.filter(
    ([, { method, path }]) =>
      method === request.method && new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`).test(pathname),
  );
  const requested = Object.keys(request.query ?? {}).sort();
  const alike = sameAddress.filter(([, { query = {} }]) =>
    isDeepStrictEqual(Object.keys(query).sort(), requested),
  );
  const candidates = alike.length > 0 ? alike : sameAddress;
  const found = candidates.find(([, { answer }]) => answer.conforms(response.body?.content)) ?? candidates[0];
  if (!found) throw new Error(`No call is described as ${request.method} ${pathname}.`);
  return found;
};

/** Returns the name of the call that an interaction of the pact belongs to. */
export const callNameOf = (interaction: RecordedInteraction): string =>
  callOf({ interaction, response: { status: interaction.response.status, headers: {}, body: undefined } })[0];

const within = (field: string, name: string): string => (field === '' ? name : `${field}.${name}`);

/** Returns all fields that the site reads from a response, with their rules. */
export const fieldsOf = (rule: Rule<unknown>, field = ''): readonly (readonly [string, Rule<unknown>])[] => {
  const { schema } = rule;
  switch (schema.kind) {
    case 'shape':
      return Object.entries(schema.fields).flatMap(([name, inner]) => fieldsOf(inner, within(field, name)));
    case 'list':
      return fieldsOf(schema.of, `${field}[]`);
    case 'optional':
      return fieldsOf(schema.of, field);
    case 'no-content':
    case 'ignored':
    case 'file':
      return [];
    default:
      return [[field, rule]];
  }
};

/** Generates invalid values for a path and for all paths below it. */
function* mutationsAt(rule: Rule<unknown>, place: MutationTarget): Generator<BodyMutation> {
  const { expected, field, replace } = place;
  const broken = rule.schema.kind === 'optional' ? rule.schema.of : rule;
  for (const wrong of wrongValues) {
    const isInPact = wrong === null && isSomething(expected);
    yield {
      name: `${field || 'body'} = ${JSON.stringify(wrong)}`,
      field,
      rule: broken,
      body: replace(wrong),
      isInPact,
    };
  }
  yield* mutationsInside(rule, place);
}

function* mutationsInside({ schema }: Rule<unknown>, place: MutationTarget): Generator<BodyMutation> {
  const { value, expected, field, replace } = place;
  if (schema.kind === 'optional') yield* mutationsInside(schema.of, place);
  if (schema.kind === 'shape' && isObject(value)) {
    for (const [name, rule] of Object.entries(schema.fields)) {
      const { [name]: held, ...others } = value;
      const inner = within(field, name);
      const agreed = isObject(expected) ? expected[name] : undefined;
      // Pact cannot express optional values, so the pact cannot specify such a field in this state.
      if (held === undefined || (rule.schema.kind === 'optional' && agreed === undefined)) continue;
      yield {
        name: `${inner} is missing`,
        field: inner,
        rule,
        body: replace(others),
        isInPact: isSomething(agreed),
      };
      yield* mutationsAt(rule, {
        value: held,
        expected: agreed,
        field: inner,
        replace: (wrong) => replace({ ...others, [name]: wrong }),
      });
    }
  }
  if (schema.kind === 'list' && Array.isArray(value)) {
    const [agreed] = Array.isArray(expected) ? (expected as readonly unknown[]) : [];
    const entries = value as readonly unknown[];
    const inner = `${field}[]`;
    const more = [...entries, null];
    yield { name: `${inner} has a null more`, field, rule: schema.of, body: replace(more), isInPact: false };
    const isLong = entries.length > 2;
    for (const [index, held] of entries.entries()) {
      // The entries of a long list are similar, so only the first and the last entry are tested.
      if (isLong && index > 0 && index < entries.length - 1) continue;
      yield* mutationsAt(schema.of, {
        value: held,
        expected: agreed,
        field: inner,
        replace: (wrong) => replace(entries.map((entry, nth) => (nth === index ? wrong : entry))),
      });
    }
  }
}

/** Returns the rule for a response body: the rule of the call, or that of the code in an error response. */
const ruleOf = (answered: Exchange): Rule<unknown> | undefined => {
  const { status, body } = answered.interaction.response;
  if (!body) return undefined;
  if (status < 300) return callOf(answered)[1].answer;
  const { code } = body.content as { readonly code: number };
  return shape({ code: oneOf([code]) });
};

const invalidHeaders = ({ interaction, response }: Exchange): readonly InvalidResponse[] =>
  Object.keys(interaction.response.headers ?? {}).flatMap((name) => {
    const { [name.toLowerCase()]: _, ...others } = response.headers;
    const wrong = name === 'Content-Type' ? 'text/html' : 'soon';
    const changed = { ...others, [name.toLowerCase()]: wrong };
    return [
      { name: `${name} is missing`, field: name, response: { ...response, headers: others } },
      { name: `${name} = ${wrong}`, field: name, response: { ...response, headers: changed } },
    ];
  });

const invalidBodies = (answered: Exchange): readonly InvalidResponse[] => {
  const rule = ruleOf(answered);
  if (!rule) return [];
  const { interaction, response } = answered;
  const place: MutationTarget = {
    value: response.body,
    expected: interaction.response.body?.content,
    field: '',
    replace: (wrong) => wrong,
  };
  return [...mutationsAt(rule, place)]
    .filter(
      ({ body, isInPact }) => !isDeepStrictEqual(body, response.body) && (isInPact || !rule.conforms(body)),
    )
    .map(({ name, field, rule: broken, body }) => ({
      name,
      field,
      rule: broken,
      response: { ...response, body },
    }));
};

/** Creates invalid responses, each by changing a valid response in one place so that it violates the pact. */
export const invalidResponsesOf = (answered: Exchange): readonly InvalidResponse[] => {
  const { response } = answered;
  return [
    ...[200, 204, 400, 401, 404, 500]
      .filter((status) => status !== response.status)
      .map((status) => ({ name: `status ${status}`, field: 'status', response: { ...response, status } })),
    ...invalidHeaders(answered),
    ...invalidBodies(answered),
  ];
};
