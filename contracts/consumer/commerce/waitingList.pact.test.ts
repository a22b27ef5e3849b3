import { WaitingList } from '#application/commerce/WaitingList';
import { FormTokens } from '#application/shared/FormTokens';
import { addInteraction, type Interaction } from '../support/addInteraction';
import { errorResponse, tooManyRequests } from '../support/interactions';
import { examples } from '../support/examples';
import { FixedFormToken } from '../support/FixedFormToken';
import { fromProviderState } from '../support/providerStateValues';
import { siteAt } from '../support/site';

describe('joining the waiting list', () => {
  const description = 'a place on the waiting list';
  const request: Interaction['request'] = {
    method: 'POST',
    path: '/api/waiting-list',
    query: { lang: 'fr' },
    headers: { 'X-CSRF-Token': fromProviderState('${csrfToken}', examples.csrfToken) },
    body: { email: fromProviderState('${email}', examples.email) },
  };
  const join =
    ({ email = examples.email as string, token = examples.csrfToken as string } = {}) =>
    (url: string) => {
      const site = siteAt(url);
      site.rebind(FormTokens).toConstantValue(new FixedFormToken(token));
      return site.get(WaitingList).join(email, 'fr');
    };

  it.each(['no player exists', 'a player with password exists'])(
    'WL-01 returns the same response when %s',
    async (state) => {
      const result = await addInteraction(
        { given: [state, 'a CSRF token was issued'], description, request, response: { status: 204 } },
        join(),
      );
      expect(result).toEqual({ ok: true, value: undefined });
    },
  );

  it('WL-01 rejects a malformed email with code 1', async () => {
    const email = 'not-an-email';
    const result = await addInteraction(
      {
        given: 'a CSRF token was issued',
        description: 'a place on the waiting list for a malformed e-mail',
        request: { ...request, body: { email } },
        response: errorResponse(400, 1),
      },
      join({ email }),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'email-invalid' } });
  });

  it('AP-02 rejects a form token that was never issued, with code 51', async () => {
    const token = 'a-token-of-nobody';
    const result = await addInteraction(
      {
        given: 'no player exists',
        description: 'a place on the waiting list with an unknown form token',
        request: { ...request, headers: { 'X-CSRF-Token': token } },
        response: errorResponse(403, 51),
      },
      join({ token }),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'server', status: 403, code: 51 } });
  });

  it('WL-01 rate-limits requests and returns the seconds to wait', async () => {
    const result = await addInteraction(
      { given: 'too many letters were asked for', description, request, response: tooManyRequests },
      join(),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'too-many-requests', retryAfterSeconds: 120 } });
  });

  it('WL-01 reports that the server is down', async () => {
    const email = 'reader@farstead.test';
    const token = 'any-token';
    const result = await addInteraction(
      {
        given: 'the server is down',
        description,
        request: { ...request, headers: { 'X-CSRF-Token': token }, body: { email } },
        response: errorResponse(503, 50),
      },
      join({ email, token }),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'server', status: 503, code: 50 } });
  });
});
