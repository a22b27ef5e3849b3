import { isDeepStrictEqual } from 'node:util';
import { describedCalls } from '../../src/infrastructure/http/describedCalls';
import type { Call } from '../../src/infrastructure/http/shared/call';
import { oneOf, shape, type Rule } from '../../src/infrastructure/http/shared/rules';
import type { Answer, Answered } from './honestAnswers';

export interface Lie {
  /** Description of what is invalid. */
  readonly name: string;
  /** Invalid field in the notation of calls, such as `[].pricings[].price`; or `status`, or the name of a header. */
  readonly field: string;
  /** Violated rule. */
  readonly rule?: Rule<unknown>;
  readonly answer: Answer;
}

interface Fault {
  readonly name: string;
  readonly field: string;
  readonly rule: Rule<unknown>;
  readonly body: unknown;
  /** The pact requires a value here, although the site could do without it. */
  readonly isAgreed: boolean;
}

interface Place {
  readonly value: unknown;
  /** Example in the pact. */
  readonly expected: unknown;
  readonly field: string;
  /** Returns the whole body with another value at this path. */
  readonly replace: (value: unknown) => unknown;
}

const wrongValues: readonly unknown[] = [
  ...[null, true, 7, 'text', [], {}],
  ...[-1, 0, 0.5, 1e9, '', 'xx', '2026-13-20T12:00:00Z', '//evil.test', 'javascript:alert(1)'],
];

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSomething = (value: unknown): boolean => value !== null && value !== undefined;

/** Name and description of an interaction's call: the first one that could read the response. */
export const callOf = ({ interaction: { request, response } }: Answered): readonly [string, Call] => {
  const { pathname } = new URL(request.path, 'http://api');
  const sameAddress = describedCalls.filter(
    ([, { method, path }]) =>
      method === request.method && new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`).test(pathname),
  );
  const asked = Object.keys(request.query ?? {}).sort();
  const alike = sameAddress.filter(([, { query = {} }]) =>
    isDeepStrictEqual(Object.keys(query).sort(), asked),
  );
  const candidates = alike.length > 0 ? alike : sameAddress;
  const found = candidates.find(([, { answer }]) => answer.agrees(response.body?.content)) ?? candidates[0];
  if (!found) throw new Error(`No call is described as ${request.method} ${pathname}.`);
  return found;
};

const within = (field: string, name: string): string => (field === '' ? name : `${field}.${name}`);

/** All fields that are read from a response, with their rules. */
export const fieldsOf = (rule: Rule<unknown>, field = ''): readonly (readonly [string, Rule<unknown>])[] => {
  const { form } = rule;
  switch (form.kind) {
    case 'shape':
      return Object.entries(form.fields).flatMap(([name, inner]) => fieldsOf(inner, within(field, name)));
    case 'list':
      return fieldsOf(form.of, `${field}[]`);
    case 'optional':
      return fieldsOf(form.of, field);
    case 'no-content':
    case 'ignored':
    case 'file':
      return [];
    default:
      return [[field, rule]];
  }
};

/** Generates invalid values for a path, then for each path inside it. */
function* faultsAt(rule: Rule<unknown>, place: Place): Generator<Fault> {
  const { expected, field, replace } = place;
  const broken = rule.form.kind === 'optional' ? rule.form.of : rule;
  for (const wrong of wrongValues) {
    const isAgreed = wrong === null && isSomething(expected);
    yield {
      name: `${field || 'body'} = ${JSON.stringify(wrong)}`,
      field,
      rule: broken,
      body: replace(wrong),
      isAgreed,
    };
  }
  yield* faultsInside(rule, place);
}

function* faultsInside({ form }: Rule<unknown>, place: Place): Generator<Fault> {
  const { value, expected, field, replace } = place;
  if (form.kind === 'optional') yield* faultsInside(form.of, place);
  if (form.kind === 'shape' && isObject(value)) {
    for (const [name, rule] of Object.entries(form.fields)) {
      const { [name]: held, ...others } = value;
      const inner = within(field, name);
      const agreed = isObject(expected) ? expected[name] : undefined;
      // Pact cannot express optional values, so the pact specifies nothing for such a field in this state.
      if (held === undefined || (rule.form.kind === 'optional' && agreed === undefined)) continue;
      yield {
        name: `${inner} is missing`,
        field: inner,
        rule,
        body: replace(others),
        isAgreed: isSomething(agreed),
      };
      yield* faultsAt(rule, {
        value: held,
        expected: agreed,
        field: inner,
        replace: (wrong) => replace({ ...others, [name]: wrong }),
      });
    }
  }
  if (form.kind === 'list' && Array.isArray(value)) {
    const [agreed] = Array.isArray(expected) ? (expected as readonly unknown[]) : [];
    const entries = value as readonly unknown[];
    const inner = `${field}[]`;
    const more = [...entries, null];
    yield { name: `${inner} has a null more`, field, rule: form.of, body: replace(more), isAgreed: false };
    const isLong = entries.length > 2;
    for (const [index, held] of entries.entries()) {
      // The entries of a long list are similar, so test only the first and the last one.
      if (isLong && index > 0 && index < entries.length - 1) continue;
      yield* faultsAt(form.of, {
        value: held,
        expected: agreed,
        field: inner,
        replace: (wrong) => replace(entries.map((entry, nth) => (nth === index ? wrong : entry))),
      });
    }
  }
}

/** Rule for the body of a response: that of the call, or for an error response its code. */
const ruleOf = (answered: Answered): Rule<unknown> | undefined => {
  const { status, body } = answered.interaction.response;
  if (!body) return undefined;
  if (status < 300) return callOf(answered)[1].answer;
  const { code } = body.content as { readonly code: number };
  return shape({ code: oneOf([code]) });
};

const lyingHeaders = ({ interaction, answer }: Answered): readonly Lie[] =>
  Object.keys(interaction.response.headers ?? {}).flatMap((name) => {
    const { [name.toLowerCase()]: _, ...others } = answer.headers;
    const wrong = name === 'Content-Type' ? 'text/html' : 'soon';
    const changed = { ...others, [name.toLowerCase()]: wrong };
    return [
      { name: `${name} is missing`, field: name, answer: { ...answer, headers: others } },
      { name: `${name} = ${wrong}`, field: name, answer: { ...answer, headers: changed } },
    ];
  });

const lyingBodies = (answered: Answered): readonly Lie[] => {
  const rule = ruleOf(answered);
  if (!rule) return [];
  const { interaction, answer } = answered;
  const place: Place = {
    value: answer.body,
    expected: interaction.response.body?.content,
    field: '',
    replace: (wrong) => wrong,
  };
  return [...faultsAt(rule, place)]
    .filter(({ body, isAgreed }) => !isDeepStrictEqual(body, answer.body) && (isAgreed || !rule.agrees(body)))
    .map(({ name, field, rule: broken, body }) => ({
      name,
      field,
      rule: broken,
      answer: { ...answer, body },
    }));
};

/** Mutates a valid response in one place each, so that it violates the pact. */
export const liesOf = (answered: Answered): readonly Lie[] => {
  const { answer } = answered;
  return [
    ...[200, 204, 400, 401, 404, 500]
      .filter((status) => status !== answer.status)
      .map((status) => ({ name: `status ${status}`, field: 'status', answer: { ...answer, status } })),
    ...lyingHeaders(answered),
    ...lyingBodies(answered),
  ];
};
