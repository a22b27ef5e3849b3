import { Authenticator } from '#application/session/Authenticator';
import { signOut } from '#infrastructure/http/session/calls';
import { addInteraction, type Interaction } from '../support/addInteraction';
import { bearer, errorResponse } from '../support/interactions';
import { responseOf } from '../support/matchers';
import { examples } from '../support/examples';
import { fromProviderState } from '../support/providerStateValues';
import { siteAt } from '../support/site';

describe('signing out', () => {
  const held = { token: examples.accessToken, refreshToken: examples.refreshToken };
  const request: Interaction['request'] = {
    method: 'POST',
    path: '/api/auth/logout',
    headers: bearer,
    body: { token: fromProviderState('${refreshToken}', examples.refreshToken) },
  };
  const signingOut = (url: string) => siteAt(url).get(Authenticator).signOut(held);

  it('SE-07 sends the refresh token and the bearer token', async () => {
    const result = await addInteraction(
      {
        given: 'a signed-in player exists',
        description: 'to end the session',
        request,
        response: responseOf(signOut),
      },
      signingOut,
    );
    expect(result).toBeUndefined();
  });

  it('SE-07 returns the same response for a session that already ended', async () => {
    const result = await addInteraction(
      {
        given: 'a player with an ended session exists',
        description: 'to end the session',
        request,
        response: responseOf(signOut),
      },
      signingOut,
    );
    expect(result).toBeUndefined();
  });

  it('SE-07 ignores a server outage', async () => {
    const result = await addInteraction(
      {
        given: 'the server is down',
        description: 'to end the session',
        request: {
          ...request,
          headers: { Authorization: `Bearer ${held.token}` },
          body: { token: held.refreshToken },
        },
        response: errorResponse(503, 50),
      },
      signingOut,
    );
    expect(result).toBeUndefined();
  });
});
