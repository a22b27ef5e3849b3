import { Orders } from '#application/billing/Orders';
import { Subscriptions } from '#application/billing/Subscriptions';
import { ConfigurationSource } from '#application/configuration/ConfigurationSource';
import { Countries } from '#application/consent/Countries';
import { StoreGameTime } from '#application/linked-accounts/StoreGameTime';
import { composeOnHttp } from '../../support/composeOnHttp';
import {
  testIgnoredFailures,
  ignoringCalls,
  reportingCalls,
  testReportedFailures,
  representatives,
  sendCall,
  server,
  useServer,
  type CallWithValues,
} from '../../support/failureModes';
import { json, noContent, text, type Reply } from '../../support/StubServer';

useServer();

// Failures depend only on the way of transport, so one call per way represents all others.
testReportedFailures(representatives(reportingCalls));
testIgnoredFailures(representatives(ignoringCalls));

/** Sends the call once per response and returns the results by name. */
const outcomes = async (
  call: CallWithValues,
  answers: Readonly<Record<string, Reply>>,
): Promise<Readonly<Record<string, unknown>>> => {
  const found: Record<string, unknown> = {};
  const application = composeOnHttp(server.url);
  for (const [name, reply] of Object.entries(answers)) {
    server.onAll(reply);
    found[name] = await sendCall(call, application);
  }
  return found;
};

const sameFor = (answers: Readonly<Record<string, Reply>>, outcome: unknown) =>
  Object.fromEntries(Object.keys(answers).map((name) => [name, outcome]));

const malformedAnswers = {
  nothing: text(200, 'application/json', ''),
  null: json(200, null),
  'a list of lists': json(200, [[7]]),
  'a text': json(200, 'sorry'),
  'a number': json(200, 7),
  'fields of other types': json(200, {
    token: 7,
    accessToken: {},
    id: [],
    firstName: null,
    endDate: 'soon',
  }),
};

const empty = { 'no content': noContent };

const parsingCalls = reportingCalls.filter(({ call }) => call.answer.schema.kind !== 'ignored');

it.each(parsingCalls)('AP-01 $label reports malformed responses', async (call) => {
  const malformed = { ok: false, error: { kind: 'malformed' } };
  const answers = { ...malformedAnswers, ...(call.call.answer.schema.kind !== 'no-content' && empty) };
  expect(await outcomes(call, answers)).toEqual(sameFor(answers, malformed));
});

const failure = { 'a failing server': json(500, { code: 50 }) };
const otherAnswers = {
  'a number': json(200, 7),
  null: json(200, null),
  'a text': json(200, 'text'),
  'a list': json(200, [7]),
};

it.each(ignoringCalls)(
  'ER-02 $label ignores failures and malformed responses and returns the fallback',
  async (call) => {
    const { answer, fallback } = call.call;
    const ignored = { ...failure, ...(answer.schema.kind !== 'ignored' && otherAnswers) };
    expect(await outcomes(call, ignored)).toEqual(sameFor(ignored, fallback?.into));
  },
);

const rejected = reportingCalls.flatMap((call) =>
  Object.entries(call.call.rejections?.refusals ?? {}).map(([kind, refusal]) => ({
    ...call,
    kind,
    ...refusal,
  })),
);

it.each(rejected)(
  'AP-01 $label maps $status with code $code to a specific error, and 500 to a server failure',
  async ({ code, status, kind, ...call }) => {
    const application = composeOnHttp(server.url);
    server.onAll(json(status, { code }));
    expect(await sendCall(call, application)).toEqual({ ok: false, error: { kind } });
    server.onAll(json(500, { code }));
    expect(await sendCall(call, application)).toEqual({
      ok: false,
      error: { kind: 'server', status: 500, code },
    });
  },
);

const strict = reportingCalls.filter(({ call }) => !call.rejections?.other);
const unknownRefusals = { 'another code': json(409, { code: 7 }), 'no code': json(409, {}) };

it.each(strict)('AP-01 $label reports an unknown or missing error code', async (call) => {
  const error = { kind: 'server', status: 409 };
  expect(await outcomes(call, unknownRefusals)).toEqual({
    'another code': { ok: false, error: { ...error, code: 7 } },
    'no code': { ok: false, error },
  });
});

const withFormToken = reportingCalls.filter(({ call }) => call.formToken);

it.each(withFormToken)('AP-02 $label sends nothing without a form token', async (call) => {
  const application = composeOnHttp(server.url);
  const outcome = sendCall(call, application);
  server.on('GET /api/csrf', json(503, { code: 50 }));
  expect(await outcome).toEqual({
    ok: false,
    error: { kind: 'server', status: 503, code: 50, hadNoEffect: true },
  });
  expect(server.received.map(({ path }) => path)).toEqual(['/api/csrf']);
});

const inOneStatus = rejected.filter(({ call }) => call.rejections?.checksStatus && !call.rejections.other);

it.each(inOneStatus)(
  'AP-01 $label maps code $code only with status $status',
  async ({ code, status, kind: _, ...call }) => {
    const other = status === 400 ? 403 : 400;
    server.onAll(json(other, { code }));
    expect(await sendCall(call)).toEqual({ ok: false, error: { kind: 'server', status: other, code } });
  },
);

it.each([7, null, 'text', [7], {}])('ER-02 the response %j yields empty results', async (body) => {
  server.onAll(json(200, body));
  const site = composeOnHttp(server.url);
  expect(await site.get(Orders).listPaid('player-1')).toEqual([]);
  expect(await site.get(Subscriptions).findLast()).toBeUndefined();
  expect(await site.get(StoreGameTime).findClaimable()).toBeUndefined();
  expect(await site.get(ConfigurationSource).load()).toBeUndefined();
  expect(await site.get(Countries).current()).toBeUndefined();
});
