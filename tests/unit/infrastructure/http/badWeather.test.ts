import { Orders } from '../../../../src/application/billing/Orders';
import { Subscriptions } from '../../../../src/application/billing/Subscriptions';
import { ConfigurationSource } from '../../../../src/application/configuration/ConfigurationSource';
import { Countries } from '../../../../src/application/consent/Countries';
import { StoreGameTime } from '../../../../src/application/linked-accounts/StoreGameTime';
import { exampleValues } from '../../../../contracts/consumer/support/exampleValues';
import { describedCalls } from '../../../../src/infrastructure/http/describedCalls';
import type { AnyValues, Call } from '../../../../src/infrastructure/http/shared/call';
import { CallSender } from '../../../../src/infrastructure/http/shared/CallSender';
import { composeOnHttp } from '../../support/composeOnHttp';
import { json, StubServer, text, type Reply } from '../../support/StubServer';

const ghost = { kind: 'ghost', id: 'ghost-1', email: 'a@b', token: 'ghost-token' } as const;

/** Every described call with something to send; what a buyer may do, by a player and by a ghost. */
const calls = describedCalls.flatMap(([name, call]) => {
  const values = exampleValues(call);
  const label = `${call.method} ${call.path} (${name})`;
  const byPlayer = { label, call, values };
  return call.as === 'buyer'
    ? [byPlayer, { label: `${label} of a ghost`, call, values: { ...values, buyer: ghost } }]
    : [byPlayer];
});
const telling = calls.filter(({ call }) => !call.swallow);
const swallowing = calls.filter(({ call }) => call.swallow);

const server = new StubServer();

const send = (call: Call, values: AnyValues, { url = server.url, timeout }: Where = {}): Promise<unknown> => {
  if (call.formToken) server.on('GET /api/csrf', json(200, [{ id: 'form-1' }]));
  const application = composeOnHttp(url, timeout);
  return application.get(CallSender).send<Call>(call, values);
};

interface Where {
  readonly url?: string;
  /** Milliseconds that an answer may take. */
  readonly timeout?: number;
}

const html = '<!doctype html><title>Gateway</title>';

const noon = 'Fri, 20 Nov 2026 12:00:00 GMT';

const weathers: readonly (readonly [name: string, reply: Reply, failure: unknown])[] = [
  ['a connection that is cut', (response) => response.destroy(), { kind: 'offline' }],
  [
    '429 with seconds',
    json(429, { code: 31 }, { 'retry-after': '17' }),
    { kind: 'too-many-requests', retryAfterSeconds: 17 },
  ],
  [
    '429 with a date',
    json(429, { code: 31 }, { date: noon, 'retry-after': 'Fri, 20 Nov 2026 12:01:30 GMT' }),
    { kind: 'too-many-requests', retryAfterSeconds: 90 },
  ],
  [
    '429 with a date gone by',
    json(429, { code: 31 }, { date: noon, 'retry-after': 'Fri, 20 Nov 2026 11:59:00 GMT' }),
    { kind: 'too-many-requests', retryAfterSeconds: 0 },
  ],
  ['429 without Retry-After', json(429, { code: 31 }), { kind: 'too-many-requests' }],
  ['429 with nonsense', json(429, {}, { 'retry-after': 'soon' }), { kind: 'too-many-requests' }],
  [
    '429 with HTML',
    text(429, 'text/html', html, { 'retry-after': '3' }),
    { kind: 'too-many-requests', retryAfterSeconds: 3 },
  ],
  ['500', json(500, { code: 50 }), { kind: 'server', status: 500, code: 50 }],
  ['500 without a code', json(500, {}), { kind: 'server', status: 500 }],
  ['500 with a code that is a text', json(500, { code: '50' }), { kind: 'server', status: 500 }],
  ['502 with HTML', text(502, 'text/html', html), { kind: 'server', status: 502 }],
  ['503 with nothing', text(503, 'text/plain', ''), { kind: 'server', status: 503 }],
  ['truncated JSON', text(200, 'application/json', '{"token": "abc", "refr'), { kind: 'malformed' }],
  ['HTML with status 200', text(200, 'text/html', html), { kind: 'malformed' }],
];

beforeAll(() => server.start());
afterEach(() => server.clear());
afterAll(() => server.stop());

describe.each(telling)('AP-01 $label', ({ call, values }) => {
  it.each(weathers)('reports %s', async (_name, reply, failure) => {
    server.onAll(reply);
    expect(await send(call, values)).toEqual({ ok: false, error: failure });
  });

  it.each([
    ['nothing', text(200, 'application/json', '')],
    ['null', json(200, null)],
    ['a list of lists', json(200, [[7]])],
    ['a text', json(200, 'sorry')],
    ['a number', json(200, 7)],
    [
      'fields of other types',
      json(200, { token: 7, accessToken: {}, id: [], firstName: null, endDate: 'soon' }),
    ],
  ])('reports %s as malformed', async (_name, reply) => {
    server.onAll(reply);
    expect(await send(call, values)).toEqual({ ok: false, error: { kind: 'malformed' } });
  });

  it('reports a server that does not answer in time', async () => {
    server.onAll(() => undefined);
    expect(await send(call, values, { timeout: 50 })).toEqual({ ok: false, error: { kind: 'timeout' } });
  });

  it('reports a server that is unreachable', async () => {
    const gone = new StubServer();
    await gone.start();
    const { url } = gone;
    await gone.stop();
    expect(await send(call, values, { url })).toEqual({ ok: false, error: { kind: 'offline' } });
  });
});

describe.each(swallowing)('ER-02 $label', ({ call, values }) => {
  const swallowed = call.swallow?.into;

  it.each(weathers)('swallows %s', async (_name, reply) => {
    server.onAll(reply);
    expect(await send(call, values)).toEqual(swallowed);
  });

  it('swallows a server that does not answer in time', async () => {
    server.onAll(() => undefined);
    expect(await send(call, values, { timeout: 50 })).toEqual(swallowed);
  });
});

describe.each(swallowing.filter(({ call }) => call.answer.form.kind !== 'ignored'))(
  'ER-02 $label',
  ({ call, values }) => {
    it.each([7, null, 'text', [7]])('swallows an answer of %j', async (body) => {
      server.onAll(json(200, body));
      expect(await send(call, values)).toEqual(call.swallow?.into);
    });
  },
);

const rejected = telling.flatMap(({ label, call, values }) =>
  Object.entries(call.rejections?.codes ?? {}).map(([code, rejection]) => ({
    label,
    call,
    values,
    code: Number(code),
    status: call.rejections?.status ?? 409,
    rejection,
  })),
);

it.each(rejected)(
  'AP-01 $label reports $status with code $code by its own kind, and 500 with that code as a server failure',
  async ({ call, values, code, status, rejection }) => {
    server.onAll(json(status, { code }));
    expect(await send(call, values)).toEqual({ ok: false, error: rejection });
    server.onAll(json(500, { code }));
    expect(await send(call, values)).toEqual({ ok: false, error: { kind: 'server', status: 500, code } });
  },
);

it.each([7, null, 'text', [7], {}])('ER-02 an answer of %j is nothing', async (body) => {
  server.onAll(json(200, body));
  const site = composeOnHttp(server.url);
  expect(await site.get(Orders).paidBy('player-1')).toEqual([]);
  expect(await site.get(Subscriptions).last()).toBeUndefined();
  expect(await site.get(StoreGameTime).claimable()).toBeUndefined();
  expect(await site.get(ConfigurationSource).load()).toBeUndefined();
  expect(await site.get(Countries).current()).toBeUndefined();
});
