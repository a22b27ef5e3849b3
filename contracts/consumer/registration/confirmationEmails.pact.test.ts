import { ConfirmationEmails } from '#application/registration/ConfirmationEmails';
import { FormTokens } from '#application/shared/FormTokens';
import { addInteraction, type Interaction } from '../support/addInteraction';
import { errorResponse, tooManyRequests } from '../support/interactions';
import { examples } from '../support/examples';
import { FixedFormToken } from '../support/FixedFormToken';
import { fromProviderState } from '../support/providerStateValues';
import { siteAt } from '../support/site';

describe('requesting another confirmation email', () => {
  const request: Interaction['request'] = {
    method: 'POST',
    path: '/api/users/resend-activation',
    query: { lang: 'fr' },
    headers: { 'X-CSRF-Token': fromProviderState('${csrfToken}', examples.csrfToken) },
    body: { email: fromProviderState('${email}', examples.email) },
  };
  const resend =
    ({ email = examples.email as string, token = examples.csrfToken as string } = {}) =>
    (url: string) => {
      const site = siteAt(url);
      site.rebind(FormTokens).toConstantValue(new FixedFormToken(token));
      return site.get(ConfirmationEmails).resend(email, 'fr');
    };

  it('SE-05 accepts the request in the page’s language', async () => {
    const result = await addInteraction(
      {
        given: ['an unconfirmed account exists', 'a CSRF token was issued'],
        description: 'another confirmation letter',
        request,
        response: { status: 204 },
      },
      resend(),
    );
    expect(result).toBe(true);
  });

  it('SE-05 accepts a request for an unknown email in the same way', async () => {
    const result = await addInteraction(
      {
        given: ['no player exists', 'a CSRF token was issued'],
        description: 'another confirmation letter',
        request,
        response: { status: 204 },
      },
      resend(),
    );
    expect(result).toBe(true);
  });

  it('SE-05 rejects a malformed email with code 1', async () => {
    const email = 'not-an-email';
    const result = await addInteraction(
      {
        given: 'a CSRF token was issued',
        description: 'a confirmation letter to a malformed e-mail',
        request: { ...request, body: { email } },
        response: errorResponse(400, 1),
      },
      resend({ email }),
    );
    expect(result).toBe(false);
  });

  it('AP-02 rejects a form token that was never issued, with code 51', async () => {
    const token = 'a-token-of-nobody';
    const result = await addInteraction(
      {
        given: 'an unconfirmed account exists',
        description: 'a confirmation letter with an unknown form token',
        request: { ...request, headers: { 'X-CSRF-Token': token } },
        response: errorResponse(403, 51),
      },
      resend({ token }),
    );
    expect(result).toBe(false);
  });

  it('SE-05 rate-limits requests and returns the seconds to wait', async () => {
    const result = await addInteraction(
      {
        given: 'too many letters were asked for',
        description: 'another confirmation letter',
        request,
        response: tooManyRequests,
      },
      resend(),
    );
    expect(result).toBe(false);
  });
});
