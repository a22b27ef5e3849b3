import type { CallFailure } from '#domain/shared/CallFailure';
import { exampleValues } from '#contracts/consumer/support/exampleValues';
import { apiCalls } from '#infrastructure/http/apiCalls';
import type { AnyValues, Call } from '#infrastructure/http/shared/call';
import { CallSender } from '#infrastructure/http/shared/CallSender';
import { composeOnHttp } from './composeOnHttp';
import { json, StubServer, text, type Reply } from './StubServer';

export interface CallWithValues {
  readonly label: string;
  readonly call: Call;
  readonly values: AnyValues;
}

const ghost = { kind: 'ghost', id: 'ghost-1', email: 'a@b.test', token: 'ghost-token' } as const;

/** All API calls with example values. Calls of buyers are included for a player and for a ghost. */
export const calls = apiCalls.flatMap(([name, call]): readonly CallWithValues[] => {
  const values = exampleValues(call);
  const label = `${call.method} ${call.path} (${name})`;
  const byPlayer = { label, call, values };
  return call.as === 'buyer'
    ? [byPlayer, { label: `${label} of a ghost`, call, values: { ...values, buyer: ghost } }]
    : [byPlayer];
});

export const reportingCalls = calls.filter(({ call }) => !call.fallback);
export const ignoringCalls = calls.filter(({ call }) => call.fallback);

/** Properties of a call that determine how it is sent and how its failures are handled. */
const transportOf = ({ call, values }: CallWithValues): string => {
  const { as, formToken, upload, transfer, answer, fallback } = call;
  const sender = values.buyer?.kind ?? as;
  const form = ['file', 'no-content', 'ignored'].includes(answer.schema.kind) ? answer.schema.kind : 'json';
  return JSON.stringify([sender, formToken, upload, transfer?.silenceFactor, form, fallback?.reported]);
};

/** One call for each combination of these properties. */
export const representatives = (of: readonly CallWithValues[]): readonly CallWithValues[] => [
  ...new Map(of.toReversed().map((call) => [transportOf(call), call])).values(),
];

const html = '<!doctype html><title>Gateway</title>';

const noon = 'Fri, 20 Nov 2026 12:00:00 GMT';

const failureModes: readonly (readonly [name: string, reply: Reply, failure: CallFailure])[] = [
  ['a dropped connection', (response) => response.destroy(), { kind: 'offline' }],
  [
    '429 with Retry-After in seconds',
    json(429, { code: 31 }, { 'retry-after': '17' }),
    { kind: 'too-many-requests', retryAfterSeconds: 17 },
  ],
  [
    '429 with a Retry-After date',
    json(429, { code: 31 }, { date: noon, 'retry-after': 'Fri, 20 Nov 2026 12:01:30 GMT' }),
    { kind: 'too-many-requests', retryAfterSeconds: 90 },
  ],
  [
    '429 with a past Retry-After date',
    json(429, { code: 31 }, { date: noon, 'retry-after': 'Fri, 20 Nov 2026 11:59:00 GMT' }),
    { kind: 'too-many-requests', retryAfterSeconds: 0 },
  ],
  ['429 without Retry-After', json(429, { code: 31 }), { kind: 'too-many-requests' }],
  ['429 with bad Retry-After', json(429, {}, { 'retry-after': 'soon' }), { kind: 'too-many-requests' }],
  [
    '429 with HTML',
    text(429, 'text/html', html, { 'retry-after': '3' }),
    { kind: 'too-many-requests', retryAfterSeconds: 3 },
  ],
  ['500', json(500, { code: 50 }), { kind: 'server', status: 500, code: 50 }],
  ['500 without a code', json(500, {}), { kind: 'server', status: 500 }],
  ['500 with a string as code', json(500, { code: '50' }), { kind: 'server', status: 500 }],
  ['502 with HTML', text(502, 'text/html', html), { kind: 'server', status: 502 }],
  ['503 with an empty body', text(503, 'text/plain', ''), { kind: 'server', status: 503 }],
  ['truncated JSON', text(200, 'application/json', '{"token": "abc", "refr'), { kind: 'malformed' }],
  ['HTML with status 200', text(200, 'text/html', html), { kind: 'malformed' }],
];

export const server = new StubServer();

export const sendCall = (
  { call, values }: CallWithValues,
  application = composeOnHttp(server.url),
): Promise<unknown> => {
  if (call.formToken) server.on('GET /api/csrf', json(200, [{ id: 'form-1' }]));
  return application.get(CallSender).send<Call>(call, values);
};

/** Starts the server for the tests of a file. */
export const useServer = (): void => {
  beforeAll(() => server.start());
  afterEach(() => server.clear());
  afterAll(() => server.stop());
};

/** Tests how calls report each failure mode. */
export const testReportedFailures = (reporting: readonly CallWithValues[]): void =>
  describe.each(reporting)('AP-01 $label', (call) => {
    it.each(failureModes)('reports %s as a failure', async (_name, reply, failure) => {
      server.onAll(reply);
      expect(await sendCall(call)).toEqual({ ok: false, error: failure });
    });

    it('reports a timeout when the server does not respond', async () => {
      server.onAll(() => undefined);
      expect(await sendCall(call, composeOnHttp(server.url, 50))).toEqual({
        ok: false,
        error: { kind: 'timeout' },
      });
    });

    it('reports an unreachable server as offline', async () => {
      const gone = new StubServer();
      await gone.start();
      const { url } = gone;
      await gone.stop();
      const error = { kind: 'offline', ...(call.call.formToken && { hadNoEffect: true }) };
      expect(await sendCall(call, composeOnHttp(url))).toEqual({ ok: false, error });
    });
  });

/** Tests that calls return their fallback value in each failure mode. */
export const testIgnoredFailures = (ignoring: readonly CallWithValues[]): void =>
  describe.each(ignoring)('ER-02 $label', (call) => {
    it.each(failureModes)('ignores %s and returns the fallback', async (_name, reply, { kind }) => {
      server.onAll(reply);
      const application = composeOnHttp(server.url);
      const { method, path, fallback } = call.call;
      expect(await sendCall(call, application)).toEqual(fallback?.into);
      const report = new Error(`${method} ${path}: ${kind === 'server' ? 'refused' : kind}`);
      expect(application.errors.reports).toEqual(fallback?.reported ? [report] : []);
    });

    it('returns the fallback when the server does not respond in time', async () => {
      server.onAll(() => undefined);
      expect(await sendCall(call, composeOnHttp(server.url, 50))).toEqual(call.call.fallback?.into);
    });
  });
