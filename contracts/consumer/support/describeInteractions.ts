import type { Container } from 'inversify';
import type { FileContent } from '#application/shared/FileSaver';
import type { Call } from '#infrastructure/http/shared/call';
import { fail, succeed } from '#domain/shared/Result';
import { addInteraction, type Interaction } from './addInteraction';
import { errorResponse, tooManyRequests } from './interactions';
import { responseOf } from './matchers';
import { isStateValue, type StateValue } from './providerStateValues';
import { requestOf, type RequestValues } from './requestOf';
import { signedInSiteAt, siteAt } from './site';

/** Values of a call, each of which the provider state may supply. */
type Values<V> = { readonly [N in keyof V]: V[N] | StateValue<V[N]> };

/** A call with values, described for the pact. */
export interface DescribedCall<V> {
  /** Requirement id. */
  readonly requirement?: string;
  /** Description of the request. Rows with other values need their own. */
  readonly description: string;
  readonly values?: Values<V>;
  readonly request?: (values: Values<V>) => RequestValues;
  /** Makes the call with the site's adapters. */
  readonly send: (site: Container, values: V) => unknown;
}

interface Answer {
  readonly response: (call: Call) => Interaction['response'];
  /** What the site makes of the response. */
  readonly outcome: unknown;
  /** Response in the test title. Defaults to its status. */
  readonly title?: string;
  /** The request contains the examples, and has no headers. */
  readonly withoutState?: true;
}

type Row<V> = readonly [
  given: Interaction['given'],
  answer: Answer,
  differences?: Partial<Omit<DescribedCall<V>, 'values'>> & { readonly values?: Partial<Values<V>> },
];

/** Responds with the example. See `responseOf`. */
export const answers = (outcome: unknown, example?: unknown): Answer => ({
  response: (call) => responseOf(call, example),
  outcome,
});

/** Responds with the example, which the site returns as `value`. */
export const succeeds = (value?: unknown, example?: unknown): Answer => answers(succeed(value), example);

/** Responds with a file, which the site returns. */
export const returnsFile = (file: FileContent): Answer => ({
  response: () => ({ status: 200, file }),
  outcome: succeed(file),
});

/** Responds with an error that has this kind in the site; without a kind, the site returns status and code. */
export const rejects = (status: number, code: number, kind?: string): Answer => ({
  response: () => errorResponse(status, code),
  outcome: fail(kind === undefined ? { kind: 'server', status, code } : { kind }),
  title: `code ${code}`,
});

export const rateLimit: Answer = {
  response: () => tooManyRequests,
  outcome: fail({ kind: 'too-many-requests', retryAfterSeconds: 120 }),
};

/** A form whose token was never issued. */
export const unknownFormToken = (description: string): Row<{ token: string }> => [
  'no player exists',
  rejects(403, 51),
  {
    requirement: 'AP-02',
    description: `${description} with an unknown form token`,
    values: { token: 'a-token-of-nobody' },
  },
];

/** For provider states that supply no values. */
export const withoutState = (answer: Answer): Answer => ({ ...answer, withoutState: true });

export const outage: Answer = withoutState(rejects(503, 50));

const plainValues = <V>(values: Values<V>): V =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, isStateValue(value) ? value.value : value]),
  ) as V;

/** Tests interactions of a call, which differ in their provider states, values and responses. */
export const describeInteractions = <V extends object>(
  call: Call,
  described: DescribedCall<V>,
  rows: readonly Row<NoInfer<V>>[],
): void => {
  const openSite = call.as === 'player' || call.as === 'buyer' ? signedInSiteAt : siteAt;
  const cases = rows.map(([given, answer, differences]) => {
    const { requirement = '', ...row } = { ...described, ...differences };
    const values = { ...described.values, ...differences?.values } as Values<V>;
    const response = answer.response(call);
    const { title = `status ${response.status}` } = answer;
    const subject = `${requirement} ${call.method} ${call.path}`.trim();
    return { ...row, ...answer, subject, given, values, response, title };
  });

  it.each(cases)('$subject: a request $description returns $title when $given', async (row) => {
    const { given, description, response, outcome, withoutState, request = () => ({}), send } = row;
    const values = plainValues<V>(row.values);
    const stateless = () => ({ ...requestOf(call, request(values)), headers: {} });
    const sent = withoutState ? stateless() : requestOf(call, request(row.values));
    const result = await addInteraction({ given, description, request: sent, response }, async (url) =>
      send(openSite(url), values),
    );
    expect(result).toEqual(outcome);
  });
};
