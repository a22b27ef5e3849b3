import { Activations } from '../../../src/application/registration/Activations';
import { activateAccount } from '../../../src/infrastructure/http/registration/calls';
import { agree, type Agreement } from '../support/agree';
import { refusal, tooManyRequests } from '../support/agreements';
import { answerOf } from '../support/answers';
import { examples } from '../support/examples';
import { provided } from '../support/matching';
import { siteAt } from '../support/site';

const { activationKey, newAccessToken, newRefreshToken } = examples;

describe('activating an account', () => {
  const request: Agreement['request'] = {
    method: 'POST',
    path: provided('/api/register/activate/${activationKey}', `/api/register/activate/${activationKey}`),
  };
  const activate = (url: string) => siteAt(url).get(Activations).activate(activationKey);

  it('AV-01 signs its player in', async () => {
    const result = await agree(
      {
        given: 'an unconfirmed account with an activation key exists',
        asking: 'to activate an account',
        request,
        answer: answerOf(activateAccount, { token: newAccessToken, refreshToken: newRefreshToken }),
      },
      activate,
    );
    expect(result).toEqual({ ok: true, value: { token: newAccessToken, refreshToken: newRefreshToken } });
  });

  it('AV-01 with a key that was used is refused with code 130', async () => {
    const result = await agree(
      {
        given: 'an activation key was used',
        asking: 'to activate an account',
        request,
        answer: refusal(404, 130),
      },
      activate,
    );
    expect(result).toEqual({ ok: false, error: { kind: 'dead-key' } });
  });

  it('AV-01 with a key that was never sent is refused with code 130', async () => {
    const result = await agree(
      {
        given: 'no player exists',
        asking: 'to activate an account with a key of nobody',
        request: { method: 'POST', path: '/api/register/activate/a-key-of-nobody' },
        answer: refusal(404, 130),
      },
      (url) => siteAt(url).get(Activations).activate('a-key-of-nobody'),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'dead-key' } });
  });

  it('AV-01 too many requests are refused with the seconds to wait', async () => {
    const result = await agree(
      {
        given: 'too many keys were tried',
        asking: 'to activate an account',
        request,
        answer: tooManyRequests,
      },
      activate,
    );
    expect(result).toEqual({ ok: false, error: { kind: 'too-many-requests', retryAfterSeconds: 120 } });
  });

  it('AV-01 a server that is down does not reject the key', async () => {
    const result = await agree(
      {
        given: 'the server is down',
        asking: 'to activate an account',
        request: { method: 'POST', path: `/api/register/activate/${activationKey}` },
        answer: refusal(503, 50),
      },
      activate,
    );
    expect(result).toEqual({ ok: false, error: { kind: 'server', status: 503, code: 50 } });
  });
});
