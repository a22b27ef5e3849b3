import { MatchersV3 } from '@pact-foundation/pact';
import { GhostAccounts, type GhostRegistration } from '#application/commerce/GhostAccounts';
import { registerGhost, renewGhost } from '#infrastructure/http/commerce/calls';
import { addInteraction, type Interaction } from '../support/addInteraction';
import { errorResponse, tooManyRequests } from '../support/interactions';
import { responseOf } from '../support/matchers';
import { examples } from '../support/examples';
import { fromProviderState } from '../support/providerStateValues';
import { siteAt } from '../support/site';

describe('registering a buyer without an account', () => {
  const description = 'to buy without an account';
  const email = fromProviderState('${email}', examples.email);
  const request: Interaction['request'] = {
    method: 'POST',
    path: '/api/register/ghost',
    body: { email },
  };
  const register =
    (registration: Partial<GhostRegistration> = {}) =>
    (url: string) =>
      siteAt(url)
        .get(GhostAccounts)
        .register({ email: examples.email, ...registration });
  const token = responseOf(registerGhost, { token: examples.ghostToken });
  const ghost = {
    ok: true,
    value: { id: examples.playerId, email: examples.email, token: examples.ghostToken },
  };

  it.each(['no player exists', 'a ghost exists'])('CF-04 returns a token when %s', async (given) => {
    expect(await addInteraction({ given, description, request, response: token }, register())).toEqual(ghost);
  });

  it('CF-04 sends the visitor’s traffic source', async () => {
    const referral = { ref: 'space-blog', siteId: '42' };
    const acquisition = '?utm_source=letter&utm_campaign=launch';
    const body = {
      email,
      acquisitionCpmstarReferrer: referral.ref,
      acquisitionCpmstarSiteId: referral.siteId,
      acquisitionGaUtm: acquisition,
    };
    const result = await addInteraction(
      {
        given: 'no player exists',
        description: 'to buy without an account, with where the visitor came from',
        request: { ...request, body },
        response: token,
      },
      register({ referral, acquisition }),
    );
    expect(result).toEqual(ghost);
  });

  it('CF-04 renews a ghost’s token, even after the payment', async () => {
    const result = await addInteraction(
      {
        given: 'a ghost that has bought exists',
        description: 'to renew the token of a buyer without an account',
        request: {
          method: 'POST',
          path: '/api/register/ghost/renew',
          headers: {
            Authorization: fromProviderState('Bearer ${accessToken}', `Bearer ${examples.ghostToken}`),
          },
          body: {},
        },
        response: responseOf(renewGhost, { token: examples.ghostToken }),
      },
      (url) =>
        siteAt(url)
          .get(GhostAccounts)
          .renew({ id: examples.playerId, email: examples.email, token: examples.ghostToken }),
    );
    expect(result).toEqual(ghost);
  });

  it.each(['', 'not-an-email'])('CF-05 rejects the email “%s” with code 2', async (typed) => {
    const response = {
      status: 400,
      body: { code: 2, errors: { email: MatchersV3.eachLike('email_is_invalid') } },
    };
    const result = await addInteraction(
      {
        given: 'the server is up',
        description: `to buy without an account, with the e-mail “${typed}”`,
        request: { ...request, body: { email: typed } },
        response,
      },
      register({ email: typed }),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'email-invalid' } });
  });

  it.each([
    ['a player with password exists', 121, 'email-has-account'],
    ['a ghost that has bought exists', 124, 'email-used'],
  ])('CF-05 when %s, rejects the email with code %i', async (given, code, kind) => {
    const result = await addInteraction(
      { given, description, request, response: errorResponse(409, code) },
      register(),
    );
    expect(result).toEqual({ ok: false, error: { kind } });
  });

  it('CF-04 rate-limits requests and returns the seconds to wait', async () => {
    const result = await addInteraction(
      { given: 'too many ghosts were registered', description, request, response: tooManyRequests },
      register(),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'too-many-requests', retryAfterSeconds: 120 } });
  });

  it('CF-04 reports that the server is down', async () => {
    const body = { email: examples.email };
    const result = await addInteraction(
      {
        given: 'the server is down',
        description,
        request: { ...request, body },
        response: errorResponse(503, 50),
      },
      register(),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'server', status: 503, code: 50 } });
  });
});
