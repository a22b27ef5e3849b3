import { Declarations } from '../../../src/application/declarations/Declarations';
import { FormTokens } from '../../../src/application/shared/FormTokens';
import { declareCancellation, declareWithdrawal } from '../../../src/infrastructure/http/declarations/calls';
import { agree, type Agreement } from '../support/agree';
import { refusal, tooManyRequests } from '../support/agreements';
import { answerOf } from '../support/answers';
import { examples } from '../support/examples';
import { HeldFormToken } from '../support/HeldFormToken';
import { freshUuid, provided } from '../support/matching';
import { siteAt } from '../support/site';

const contract = { name: 'Ada Verne', orderNumber: 'ABCD-1234', contract: 'Three months of game time' };
const cancellation = {
  kind: 'extraordinary',
  reason: 'The servers were down',
  endsOn: '2027-03-01',
} as const;
const sending = { key: examples.purchaseKey, language: 'fr' } as const;
const received = { id: '88888888-8888-4888-8888-888888888888', receivedAt: '2026-11-22T12:00:00Z' };

const declarationsAt = (url: string, token: string) => {
  const site = siteAt(url);
  site.rebind(FormTokens).toConstantValue(new HeldFormToken(token));
  return site.get(Declarations);
};

describe.each([
  {
    asking: 'a withdrawal from a contract',
    path: '/api/withdrawals',
    description: declareWithdrawal,
    more: {},
    send: (declarations: Declarations, email: string) =>
      declarations.withdraw({ ...contract, email }, sending),
  },
  {
    asking: 'a cancellation of a contract',
    path: '/api/cancellations',
    description: declareCancellation,
    more: cancellation,
    send: (declarations: Declarations, email: string) =>
      declarations.cancel({ ...contract, ...cancellation, email }, sending),
  },
])('$asking', ({ asking, path, description, more, send }) => {
  const request: Agreement['request'] = {
    method: 'POST',
    path,
    query: { lang: 'fr' },
    headers: {
      'X-CSRF-Token': provided('${csrfToken}', examples.csrfToken),
      'Idempotency-Key': freshUuid(),
    },
    body: { ...contract, ...more, email: provided('${email}', examples.email) },
  };
  const declare =
    ({ email = examples.email as string, token = examples.csrfToken as string } = {}) =>
    (url: string) =>
      send(declarationsAt(url, token), email);

  it.each(['no player exists', 'a player with orders exists'])(
    'WD-01 the server gives the same answer when %s',
    async (state) => {
      const result = await agree(
        {
          given: [state, 'a CSRF token was issued'],
          asking,
          request,
          answer: answerOf(description, received),
        },
        declare(),
      );
      expect(result).toEqual({
        ok: true,
        value: { id: received.id, receivedAt: new Date(received.receivedAt) },
      });
    },
  );

  it('WD-01 a malformed email is refused with code 2', async () => {
    const email = 'not-an-email';
    const result = await agree(
      {
        given: 'a CSRF token was issued',
        asking: `${asking} with a malformed email`,
        request: { ...request, body: { ...contract, ...more, email } },
        answer: refusal(400, 2),
      },
      declare({ email }),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'email-invalid' } });
  });

  it('AP-02 a token that was never issued is refused with code 51', async () => {
    const token = 'a-token-of-nobody';
    const result = await agree(
      {
        given: 'no player exists',
        asking: `${asking} with an unknown form token`,
        request: { ...request, headers: { 'X-CSRF-Token': token, 'Idempotency-Key': freshUuid() } },
        answer: refusal(403, 51),
      },
      declare({ token }),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'server', status: 403, code: 51 } });
  });

  it('WD-01 too many requests are refused with the seconds to wait', async () => {
    const result = await agree(
      { given: 'too many letters were asked for', asking, request, answer: tooManyRequests },
      declare(),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'too-many-requests', retryAfterSeconds: 120 } });
  });

  it('WD-01 reports a server that is down', async () => {
    const [email, token] = ['reader@farstead.test', 'any-token'];
    const result = await agree(
      {
        given: 'the server is down',
        asking,
        request: {
          ...request,
          headers: { 'X-CSRF-Token': token, 'Idempotency-Key': freshUuid() },
          body: { ...contract, ...more, email },
        },
        answer: refusal(503, 50),
      },
      declare({ email, token }),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'server', status: 503, code: 50 } });
  });
});
