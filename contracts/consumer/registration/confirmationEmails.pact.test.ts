import { ConfirmationEmails } from '../../../src/application/registration/ConfirmationEmails';
import { FormTokens } from '../../../src/application/shared/FormTokens';
import { agree, type Agreement } from '../support/agree';
import { refusal, tooManyRequests } from '../support/agreements';
import { examples } from '../support/examples';
import { HeldFormToken } from '../support/HeldFormToken';
import { provided } from '../support/matching';
import { siteAt } from '../support/site';

describe('requesting another confirmation email', () => {
  const request: Agreement['request'] = {
    method: 'POST',
    path: '/api/users/resend-activation',
    query: { lang: 'fr' },
    headers: { 'X-CSRF-Token': provided('${csrfToken}', examples.csrfToken) },
    body: { email: provided('${email}', examples.email) },
  };
  const resend =
    ({ email = examples.email as string, token = examples.csrfToken as string } = {}) =>
    (url: string) => {
      const site = siteAt(url);
      site.rebind(FormTokens).toConstantValue(new HeldFormToken(token));
      return site.get(ConfirmationEmails).resend(email, 'fr');
    };

  it('SE-05 the server accepts the request in the language of the page', async () => {
    const result = await agree(
      {
        given: ['an unconfirmed account exists', 'a CSRF token was issued'],
        asking: 'another confirmation letter',
        request,
        answer: { status: 204 },
      },
      resend(),
    );
    expect(result).toBe(true);
  });

  it('SE-05 a request for an unknown email is accepted in the same way', async () => {
    const result = await agree(
      {
        given: ['no player exists', 'a CSRF token was issued'],
        asking: 'another confirmation letter',
        request,
        answer: { status: 204 },
      },
      resend(),
    );
    expect(result).toBe(true);
  });

  it('SE-05 a malformed email is refused with code 1', async () => {
    const email = 'not-an-email';
    const result = await agree(
      {
        given: 'a CSRF token was issued',
        asking: 'a confirmation letter to a malformed e-mail',
        request: { ...request, body: { email } },
        answer: refusal(400, 1),
      },
      resend({ email }),
    );
    expect(result).toBe(false);
  });

  it('AP-02 a token that was never issued is refused with code 51', async () => {
    const token = 'a-token-of-nobody';
    const result = await agree(
      {
        given: 'an unconfirmed account exists',
        asking: 'a confirmation letter with an unknown form token',
        request: { ...request, headers: { 'X-CSRF-Token': token } },
        answer: refusal(403, 51),
      },
      resend({ token }),
    );
    expect(result).toBe(false);
  });

  it('SE-05 too many requests are refused with the seconds to wait', async () => {
    const result = await agree(
      {
        given: 'too many letters were asked for',
        asking: 'another confirmation letter',
        request,
        answer: tooManyRequests,
      },
      resend(),
    );
    expect(result).toBe(false);
  });
});
