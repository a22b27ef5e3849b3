import { Authenticator } from '../../../src/application/session/Authenticator';
import { signOut } from '../../../src/infrastructure/http/session/calls';
import { agree, type Agreement } from '../support/agree';
import { bearer, refusal } from '../support/agreements';
import { answerOf } from '../support/answers';
import { examples } from '../support/examples';
import { provided } from '../support/matching';
import { siteAt } from '../support/site';

describe('signing out', () => {
  const held = { token: examples.accessToken, refreshToken: examples.refreshToken };
  const request: Agreement['request'] = {
    method: 'POST',
    path: '/api/auth/logout',
    headers: bearer,
    body: { token: provided('${refreshToken}', examples.refreshToken) },
  };
  const signingOut = (url: string) => siteAt(url).get(Authenticator).signOut(held);

  it('SE-07 sends the refresh token and the bearer', async () => {
    const result = await agree(
      {
        given: 'a signed-in player exists',
        asking: 'to end the session',
        request,
        answer: answerOf(signOut),
      },
      signingOut,
    );
    expect(result).toBeUndefined();
  });

  it('SE-07 can be repeated: a session that has ended is answered alike', async () => {
    const result = await agree(
      {
        given: 'a player with an ended session exists',
        asking: 'to end the session',
        request,
        answer: answerOf(signOut),
      },
      signingOut,
    );
    expect(result).toBeUndefined();
  });

  it('SE-07 a server that is down is tolerated', async () => {
    const result = await agree(
      {
        given: 'the server is down',
        asking: 'to end the session',
        request: {
          ...request,
          headers: { Authorization: `Bearer ${held.token}` },
          body: { token: held.refreshToken },
        },
        answer: refusal(503, 50),
      },
      signingOut,
    );
    expect(result).toBeUndefined();
  });
});
