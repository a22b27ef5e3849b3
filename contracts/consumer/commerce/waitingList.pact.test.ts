import { WaitingList } from '../../../src/application/commerce/WaitingList';
import { FormTokens } from '../../../src/application/shared/FormTokens';
import { agree, type Agreement } from '../support/agree';
import { refusal, tooManyRequests } from '../support/agreements';
import { examples } from '../support/examples';
import { HeldFormToken } from '../support/HeldFormToken';
import { provided } from '../support/matching';
import { siteAt } from '../support/site';

describe('the waiting list', () => {
  const asking = 'a place on the waiting list';
  const request: Agreement['request'] = {
    method: 'POST',
    path: '/api/waiting-list',
    query: { lang: 'fr' },
    headers: { 'X-CSRF-Token': provided('${csrfToken}', examples.csrfToken) },
    body: { email: provided('${email}', examples.email) },
  };
  const join =
    ({ email = examples.email as string, token = examples.csrfToken as string } = {}) =>
    (url: string) => {
      const site = siteAt(url);
      site.rebind(FormTokens).toConstantValue(new HeldFormToken(token));
      return site.get(WaitingList).join(email, 'fr');
    };

  it.each(['no player exists', 'a player with password exists'])(
    'WL-01 the server gives the same answer when %s',
    async (state) => {
      const result = await agree(
        { given: [state, 'a CSRF token was issued'], asking, request, answer: { status: 204 } },
        join(),
      );
      expect(result).toEqual({ ok: true, value: undefined });
    },
  );

  it('WL-01 a malformed email is refused with code 1', async () => {
    const email = 'not-an-email';
    const result = await agree(
      {
        given: 'a CSRF token was issued',
        asking: 'a place on the waiting list for a malformed e-mail',
        request: { ...request, body: { email } },
        answer: refusal(400, 1),
      },
      join({ email }),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'email-invalid' } });
  });

  it('AP-02 a token that was never issued is refused with code 51', async () => {
    const token = 'a-token-of-nobody';
    const result = await agree(
      {
        given: 'no player exists',
        asking: 'a place on the waiting list with an unknown form token',
        request: { ...request, headers: { 'X-CSRF-Token': token } },
        answer: refusal(403, 51),
      },
      join({ token }),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'server', status: 403, code: 51 } });
  });

  it('WL-01 too many requests are refused with the seconds to wait', async () => {
    const result = await agree(
      { given: 'too many letters were asked for', asking, request, answer: tooManyRequests },
      join(),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'too-many-requests', retryAfterSeconds: 120 } });
  });

  it('WL-01 reports a server that is down', async () => {
    const email = 'reader@farstead.test';
    const token = 'any-token';
    const result = await agree(
      {
        given: 'the server is down',
        asking,
        request: { ...request, headers: { 'X-CSRF-Token': token }, body: { email } },
        answer: refusal(503, 50),
      },
      join({ email, token }),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'server', status: 503, code: 50 } });
  });
});
