import { GameTime } from '#application/products/GameTime';
import { Authenticator } from '#application/session/Authenticator';
import { TokenStore } from '#application/session/TokenStore';
import { findGameTime } from '#infrastructure/http/products/calls';
import { refreshTokens } from '#infrastructure/http/session/calls';
import { addInteraction, type Interaction } from '../support/addInteraction';
import {
  bearer,
  endedSession,
  withExpiredToken,
  refreshRequest,
  errorResponse,
} from '../support/interactions';
import { responseOf } from '../support/matchers';
import { examples } from '../support/examples';
import { fromProviderState } from '../support/providerStateValues';
import { siteAt, signedInSiteAt } from '../support/site';

const { newAccessToken, newRefreshToken } = examples;

describe('renewing tokens', () => {
  const held = { token: examples.accessToken, refreshToken: examples.refreshToken };
  const refresh = (url: string) => siteAt(url).get(Authenticator).refresh(held);
  const newTokens = responseOf(refreshTokens, { token: newAccessToken, refreshToken: newRefreshToken });
  const afterExpiry: Interaction = {
    given: 'a player with an expired access token exists',
    description: 'new tokens, with an expired access token',
    request: refreshRequest,
    response: newTokens,
  };
  const renewed = { ok: true, value: { token: newAccessToken, refreshToken: newRefreshToken } };

  it('AP-02 sends the refresh token and the bearer token, and returns the new pair', async () => {
    const result = await addInteraction(
      {
        given: 'a signed-in player exists',
        description: 'new tokens, with a good access token',
        request: refreshRequest,
        response: newTokens,
      },
      refresh,
    );
    expect(result).toEqual(renewed);
  });

  it('SE-01 accepts an expired bearer token', async () => {
    expect(await addInteraction(afterExpiry, refresh)).toEqual(renewed);
  });

  it('SE-01 a rejected renewal ends the session', async () => {
    expect(await addInteraction(endedSession, refresh)).toEqual({
      ok: false,
      error: { kind: 'refresh-refused' },
    });
  });

  it('SE-01 a server outage does not end the session', async () => {
    const result = await addInteraction(
      {
        given: 'the server is down',
        description: 'new tokens',
        request: {
          ...refreshRequest,
          headers: { Authorization: `Bearer ${held.token}` },
          body: { token: held.refreshToken },
        },
        response: errorResponse(503, 50),
      },
      refresh,
    );
    expect(result).toEqual({ ok: false, error: { kind: 'server', status: 503, code: 50 } });
  });

  it('AP-02 retries a call with the new bearer token after the old token expires', async () => {
    const request = { method: 'GET', path: '/api/users/me/game-time' } as const;
    const again: Interaction = {
      given: 'a player with game time exists',
      description: 'the end of the game time again, with the new access token',
      request: {
        ...request,
        headers: { Authorization: fromProviderState('Bearer ${accessToken}', `Bearer ${newAccessToken}`) },
      },
      response: responseOf(findGameTime, { endDate: '2027-02-20T12:00:00.000Z' }),
    };
    const agreements = [
      withExpiredToken('the end of the game time', { ...request, headers: bearer }),
      afterExpiry,
      again,
    ];
    const { result, stored } = await addInteraction(agreements, async (url) => {
      const site = signedInSiteAt(url);
      const answered = await site.get(GameTime).findEnd();
      return { result: answered, stored: site.get(TokenStore).read() };
    });
    expect(result).toEqual({ ok: true, value: new Date('2027-02-20T12:00:00.000Z') });
    expect(stored).toEqual(renewed.value);
  });
});
