import { Declarations } from '#application/declarations/Declarations';
import { FormTokens } from '#application/shared/FormTokens';
import { declareCancellation, declareWithdrawal } from '#infrastructure/http/declarations/calls';
import { addInteraction, type Interaction } from '../support/addInteraction';
import { errorResponse, tooManyRequests } from '../support/interactions';
import { responseOf } from '../support/matchers';
import { examples } from '../support/examples';
import { FixedFormToken } from '../support/FixedFormToken';
import { freshUuid, fromProviderState } from '../support/providerStateValues';
import { siteAt } from '../support/site';

const contract = { name: 'Ada Verne', orderNumber: 'ABCD-1234', contract: 'Three months of game time' };
const cancellation = {
  kind: 'extraordinary',
  reason: 'The servers were down',
  endsOn: '2027-03-01',
} as const;
const sending = { key: examples.purchaseKey, emailLanguage: 'fr' } as const;
const received = { id: '88888888-8888-4888-8888-888888888888', receivedAt: '2026-11-22T12:00:00Z' };

const declarationsAt = (url: string, token: string) => {
  const site = siteAt(url);
  site.rebind(FormTokens).toConstantValue(new FixedFormToken(token));
  return site.get(Declarations);
};

describe.each([
  {
    description: 'a withdrawal from a contract',
    path: '/api/withdrawals',
    call: declareWithdrawal,
    more: {},
    send: (declarations: Declarations, email: string) =>
      declarations.withdraw({ ...contract, email }, sending),
  },
  {
    description: 'a cancellation of a contract',
    path: '/api/cancellations',
    call: declareCancellation,
    more: cancellation,
    send: (declarations: Declarations, email: string) =>
      declarations.cancel({ ...contract, ...cancellation, email }, sending),
  },
])('$description', ({ description, path, call, more, send }) => {
  const request: Interaction['request'] = {
    method: 'POST',
    path,
    query: { lang: 'fr' },
    headers: {
      'X-CSRF-Token': fromProviderState('${csrfToken}', examples.csrfToken),
      'Idempotency-Key': freshUuid(),
    },
    body: { ...contract, ...more, email: fromProviderState('${email}', examples.email) },
  };
  const declare =
    ({ email = examples.email as string, token = examples.csrfToken as string } = {}) =>
    (url: string) =>
      send(declarationsAt(url, token), email);

  it.each(['no player exists', 'a player with orders exists'])(
    'WD-01 returns the same response when %s',
    async (state) => {
      const result = await addInteraction(
        {
          given: [state, 'a CSRF token was issued'],
          description,
          request,
          response: responseOf(call, received),
        },
        declare(),
      );
      expect(result).toEqual({
        ok: true,
        value: { id: received.id, receivedAt: new Date(received.receivedAt) },
      });
    },
  );

  it('WD-01 rejects a malformed email with code 2', async () => {
    const email = 'not-an-email';
    const result = await addInteraction(
      {
        given: 'a CSRF token was issued',
        description: `${description} with a malformed email`,
        request: { ...request, body: { ...contract, ...more, email } },
        response: errorResponse(400, 2),
      },
      declare({ email }),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'email-invalid' } });
  });

  it('AP-02 rejects a form token that was never issued, with code 51', async () => {
    const token = 'a-token-of-nobody';
    const result = await addInteraction(
      {
        given: 'no player exists',
        description: `${description} with an unknown form token`,
        request: { ...request, headers: { 'X-CSRF-Token': token, 'Idempotency-Key': freshUuid() } },
        response: errorResponse(403, 51),
      },
      declare({ token }),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'server', status: 403, code: 51 } });
  });

  it('WD-01 rate-limits requests and returns the seconds to wait', async () => {
    const result = await addInteraction(
      { given: 'too many letters were asked for', description, request, response: tooManyRequests },
      declare(),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'too-many-requests', retryAfterSeconds: 120 } });
  });

  it('WD-01 reports that the server is down', async () => {
    const [email, token] = ['reader@farstead.test', 'any-token'];
    const result = await addInteraction(
      {
        given: 'the server is down',
        description,
        request: {
          ...request,
          headers: { 'X-CSRF-Token': token, 'Idempotency-Key': freshUuid() },
          body: { ...contract, ...more, email },
        },
        response: errorResponse(503, 50),
      },
      declare({ email, token }),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'server', status: 503, code: 50 } });
  });
});
