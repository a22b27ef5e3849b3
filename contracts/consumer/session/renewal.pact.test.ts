import { GameTime } from '#application/products/GameTime';
import { Authenticator } from '#application/session/Authenticator';
import { TokenStore } from '#application/session/TokenStore';
import { findGameTime } from '#infrastructure/http/products/calls';
import { refreshTokens } from '#infrastructure/http/session/calls';
import { addInteraction, type Interaction } from '../support/addInteraction';
import { describeInteractions, rejects, succeeds } from '../support/describeInteractions';
import { examples } from '../support/examples';
import { endedSession, refreshRequest, withExpiredToken } from '../support/interactions';
import { responseOf } from '../support/matchers';
import { fromProviderState, supplied } from '../support/providerStateValues';
import { requestOf } from '../support/requestOf';
import { signedInSiteAt } from '../support/site';

const { accessToken: token, refreshToken, newAccessToken } = examples;
const newTokens = { token: newAccessToken, refreshToken: examples.newRefreshToken };
const expired = 'a player with an expired access token exists';
const afterExpiry = 'new tokens, with an expired access token';

describeInteractions(
  refreshTokens,
  {
    requirement: 'SE-01',
    description: 'new tokens',
    request: () => ({ body: { token: supplied('refreshToken') } }),
    send: (site) => site.get(Authenticator).refresh({ token, refreshToken }),
  },
  [
    [
      'a signed-in player exists',
      succeeds(newTokens, newTokens),
      { requirement: 'AP-02', description: 'new tokens, with a good access token' },
    ],
    [expired, succeeds(newTokens, newTokens), { description: afterExpiry }],
    [
      'a player with an ended session exists',
      rejects(401, 111, 'refresh-refused'),
      { description: endedSession.description },
    ],
    [
      'the server is down',
      rejects(503, 50),
      { request: () => ({ authorization: `Bearer ${token}`, body: { token: refreshToken } }) },
    ],
  ],
);

it('AP-02 retries a call with the new bearer token after the old token expires', async () => {
  const endDate = '2027-02-20T12:00:00.000Z';
  const renewed: Interaction = {
    given: expired,
    description: afterExpiry,
    request: refreshRequest,
    response: responseOf(refreshTokens, newTokens),
  };
  const again: Interaction = {
    given: 'a player with game time exists',
    description: 'the end of the game time again, with the new access token',
    request: requestOf(findGameTime, {
      authorization: fromProviderState('Bearer ${accessToken}', `Bearer ${newAccessToken}`),
    }),
    response: responseOf(findGameTime, { endDate }),
  };
  const agreements = [withExpiredToken('the end of the game time', requestOf(findGameTime)), renewed, again];
  const { result, stored } = await addInteraction(agreements, async (url) => {
    const site = signedInSiteAt(url);
    const answered = await site.get(GameTime).findEnd();
    return { result: answered, stored: site.get(TokenStore).read() };
  });
  expect(result).toEqual({ ok: true, value: new Date(endDate) });
  expect(stored).toEqual(newTokens);
});
