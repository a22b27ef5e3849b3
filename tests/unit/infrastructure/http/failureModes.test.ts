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
import { json, text, type Reply } from '../../support/StubServer';

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

it.each(reportingCalls)('AP-01 $label reports malformed responses', async (call) => {
  const malformed = { ok: false, error: { kind: 'malformed' } };
  expect(await outcomes(call, malformedAnswers)).toEqual(sameFor(malformedAnswers, malformed));
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

const rejected = reportingCalls.flatMap(({ label, call, values }) =>
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
  'AP-01 $label maps $status with code $code to a specific error, and 500 to a server failure',
  async ({ code, status, rejection, ...call }) => {
    const application = composeOnHttp(server.url);
    server.onAll(json(status, { code }));
    expect(await sendCall(call, application)).toEqual({ ok: false, error: rejection });
    server.onAll(json(500, { code }));
    expect(await sendCall(call, application)).toEqual({
      ok: false,
      error: { kind: 'server', status: 500, code },
    });
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
