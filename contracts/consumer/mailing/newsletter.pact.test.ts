import { Newsletter } from '../../../src/application/mailing/Newsletter';
import { FormTokens } from '../../../src/application/shared/FormTokens';
import { agree, type Agreement } from '../support/agree';
import { refusal, tooManyRequests } from '../support/agreements';
import { examples } from '../support/examples';
import { HeldFormToken } from '../support/HeldFormToken';
import { provided } from '../support/matching';
import { siteAt } from '../support/site';

describe('signing up for the newsletter', () => {
  const asking = 'the newsletter';
  const request: Agreement['request'] = {
    method: 'POST',
    path: '/api/newsletter',
    query: { lang: 'fr' },
    headers: { 'X-CSRF-Token': provided('${csrfToken}', examples.csrfToken) },
    body: { email: provided('${email}', examples.email) },
  };
  const signUp =
    ({ email = examples.email as string, token = examples.csrfToken as string } = {}) =>
    (url: string) => {
      const site = siteAt(url);
      site.rebind(FormTokens).toConstantValue(new HeldFormToken(token));
      return site.get(Newsletter).signUp(email, 'fr');
    };

  it.each(['no player exists', 'a player with password exists'])(
    'NL-01 the server gives the same answer when %s',
    async (state) => {
      const result = await agree(
        { given: [state, 'a CSRF token was issued'], asking, request, answer: { status: 204 } },
        signUp(),
      );
      expect(result).toEqual({ ok: true, value: undefined });
    },
  );

  it('NL-01 a malformed email is refused with code 1', async () => {
    const email = 'not-an-email';
    const result = await agree(
      {
        given: 'a CSRF token was issued',
        asking: 'the newsletter for a malformed e-mail',
        request: { ...request, body: { email } },
        answer: refusal(400, 1),
      },
      signUp({ email }),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'email-invalid' } });
  });

  it('AP-02 a token that was never issued is refused with code 51', async () => {
    const token = 'a-token-of-nobody';
    const result = await agree(
      {
        given: 'no player exists',
        asking: 'the newsletter with an unknown form token',
        request: { ...request, headers: { 'X-CSRF-Token': token } },
        answer: refusal(403, 51),
      },
      signUp({ token }),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'server', status: 403, code: 51 } });
  });

  it('NL-01 too many requests are refused with the seconds to wait', async () => {
    const result = await agree(
      { given: 'too many letters were asked for', asking, request, answer: tooManyRequests },
      signUp(),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'too-many-requests', retryAfterSeconds: 120 } });
  });

  it('NL-01 reports a server that is down', async () => {
    const email = 'reader@farstead.test';
    const token = 'any-token';
    const result = await agree(
      {
        given: 'the server is down',
        asking,
        request: { ...request, headers: { 'X-CSRF-Token': token }, body: { email } },
        answer: refusal(503, 50),
      },
      signUp({ email, token }),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'server', status: 503, code: 50 } });
  });
});
