import { GameTime } from '../../../src/application/entitlements/GameTime';
import { Authenticator } from '../../../src/application/session/Authenticator';
import { TokenStore } from '../../../src/application/session/TokenStore';
import { findGameTime } from '../../../src/infrastructure/http/entitlements/calls';
import { refreshTokens } from '../../../src/infrastructure/http/session/calls';
import { agree, type Agreement } from '../support/agree';
import { bearer, endedSession, expired, refreshRequest, refusal } from '../support/agreements';
import { answerOf } from '../support/answers';
import { examples } from '../support/examples';
import { provided } from '../support/matching';
import { siteAt, siteOfPlayerAt } from '../support/site';

const { newAccessToken, newRefreshToken } = examples;

describe('renewing tokens', () => {
  const held = { token: examples.accessToken, refreshToken: examples.refreshToken };
  const refresh = (url: string) => siteAt(url).get(Authenticator).refresh(held);
  const newTokens = answerOf(refreshTokens, { token: newAccessToken, refreshToken: newRefreshToken });
  const afterExpiry: Agreement = {
    given: 'a player with an expired access token exists',
    asking: 'new tokens, with an expired access token',
    request: refreshRequest,
    answer: newTokens,
  };
  const renewed = { ok: true, value: { token: newAccessToken, refreshToken: newRefreshToken } };

  it('AP-02 sends the refresh token and the bearer, and takes the new pair', async () => {
    const result = await agree(
      {
        given: 'a signed-in player exists',
        asking: 'new tokens, with a good access token',
        request: refreshRequest,
        answer: newTokens,
      },
      refresh,
    );
    expect(result).toEqual(renewed);
  });

  it('SE-01 accepts an expired bearer', async () => {
    expect(await agree(afterExpiry, refresh)).toEqual(renewed);
  });

  it('SE-01 a refused renewal ends the session', async () => {
    expect(await agree(endedSession, refresh)).toEqual({ ok: false, error: { kind: 'refresh-refused' } });
  });

  it('SE-01 a server that is down does not end the session', async () => {
    const result = await agree(
      {
        given: 'the server is down',
        asking: 'new tokens',
        request: {
          ...refreshRequest,
          headers: { Authorization: `Bearer ${held.token}` },
          body: { token: held.refreshToken },
        },
        answer: refusal(503, 50),
      },
      refresh,
    );
    expect(result).toEqual({ ok: false, error: { kind: 'server', status: 503, code: 50 } });
  });

  it('AP-02 a call with an expired bearer is made again with the new one', async () => {
    const request = { method: 'GET', path: '/api/users/me/game-time' } as const;
    const again: Agreement = {
      given: 'a player with game time exists',
      asking: 'the end of the game time again, with the new access token',
      request: {
        ...request,
        headers: { Authorization: provided('Bearer ${accessToken}', `Bearer ${newAccessToken}`) },
      },
      answer: answerOf(findGameTime, { endDate: '2027-02-20T12:00:00.000Z' }),
    };
    const agreements = [
      expired('the end of the game time', { ...request, headers: bearer }),
      afterExpiry,
      again,
    ];
    const { result, kept } = await agree(agreements, async (url) => {
      const site = siteOfPlayerAt(url);
      const answered = await site.get(GameTime).end();
      return { result: answered, kept: site.get(TokenStore).read() };
    });
    expect(result).toEqual({ ok: true, value: new Date('2027-02-20T12:00:00.000Z') });
    expect(kept).toEqual(renewed.value);
  });
});
