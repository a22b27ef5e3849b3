import { MatchersV3 } from '@pact-foundation/pact';
import { GhostAccounts, type GhostRegistration } from '../../../src/application/commerce/GhostAccounts';
import { registerGhost, renewGhost } from '../../../src/infrastructure/http/commerce/calls';
import { agree, type Agreement } from '../support/agree';
import { refusal, tooManyRequests } from '../support/agreements';
import { answerOf } from '../support/answers';
import { examples } from '../support/examples';
import { provided } from '../support/matching';
import { siteAt } from '../support/site';

describe('registering a buyer without an account', () => {
  const asking = 'to buy without an account';
  const email = provided('${email}', examples.email);
  const request: Agreement['request'] = {
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
  const token = answerOf(registerGhost, { token: examples.ghostToken });
  const ghost = {
    ok: true,
    value: { id: examples.playerId, email: examples.email, token: examples.ghostToken },
  };

  it.each(['no player exists', 'a ghost exists'])('CF-04 gives a token when %s', async (given) => {
    expect(await agree({ given, asking, request, answer: token }, register())).toEqual(ghost);
  });

  it('CF-04 sends where the visitor came from', async () => {
    const referral = { ref: 'space-blog', siteId: '42' };
    const acquisition = '?utm_source=letter&utm_campaign=launch';
    const body = {
      email,
      acquisitionCpmstarReferrer: referral.ref,
      acquisitionCpmstarSiteId: referral.siteId,
      acquisitionGaUtm: acquisition,
    };
    const result = await agree(
      {
        given: 'no player exists',
        asking: 'to buy without an account, with where the visitor came from',
        request: { ...request, body },
        answer: token,
      },
      register({ referral, acquisition }),
    );
    expect(result).toEqual(ghost);
  });

  it('CF-04 renews the token of a ghost, also after the payment', async () => {
    const result = await agree(
      {
        given: 'a ghost that has bought exists',
        asking: 'to renew the token of a buyer without an account',
        request: {
          method: 'POST',
          path: '/api/register/ghost/renew',
          headers: { Authorization: provided('Bearer ${accessToken}', `Bearer ${examples.ghostToken}`) },
          body: {},
        },
        answer: answerOf(renewGhost, { token: examples.ghostToken }),
      },
      (url) =>
        siteAt(url)
          .get(GhostAccounts)
          .renew({ id: examples.playerId, email: examples.email, token: examples.ghostToken }),
    );
    expect(result).toEqual(ghost);
  });

  it.each(['', 'not-an-email'])('CF-05 the email “%s” is refused with code 2', async (typed) => {
    const answer = {
      status: 400,
      body: { code: 2, errors: { email: MatchersV3.eachLike('email_is_invalid') } },
    };
    const result = await agree(
      {
        given: 'the server is up',
        asking: `to buy without an account, with the e-mail “${typed}”`,
        request: { ...request, body: { email: typed } },
        answer,
      },
      register({ email: typed }),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'email-invalid' } });
  });

  it.each([
    ['a player with password exists', 121, 'email-has-account'],
    ['a ghost that has bought exists', 124, 'email-used'],
  ])('CF-05 when %s, the email is refused with code %i', async (given, code, kind) => {
    const result = await agree({ given, asking, request, answer: refusal(409, code) }, register());
    expect(result).toEqual({ ok: false, error: { kind } });
  });

  it('CF-04 too many requests are refused with the seconds to wait', async () => {
    const result = await agree(
      { given: 'too many ghosts were registered', asking, request, answer: tooManyRequests },
      register(),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'too-many-requests', retryAfterSeconds: 120 } });
  });

  it('CF-04 reports a server that is down', async () => {
    const body = { email: examples.email };
    const result = await agree(
      { given: 'the server is down', asking, request: { ...request, body }, answer: refusal(503, 50) },
      register(),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'server', status: 503, code: 50 } });
  });
});
