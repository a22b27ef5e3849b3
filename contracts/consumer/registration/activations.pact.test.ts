import { Activations } from '#application/registration/Activations';
import { activateAccount } from '#infrastructure/http/registration/calls';
import { addInteraction, type Interaction } from '../support/addInteraction';
import { errorResponse, tooManyRequests } from '../support/interactions';
import { responseOf } from '../support/matchers';
import { examples } from '../support/examples';
import { fromProviderState } from '../support/providerStateValues';
import { siteAt } from '../support/site';

const { activationKey, newAccessToken, newRefreshToken } = examples;

describe('activating an account', () => {
  const request: Interaction['request'] = {
    method: 'POST',
    path: fromProviderState(
      '/api/register/activate/${activationKey}',
      `/api/register/activate/${activationKey}`,
    ),
  };
  const activate = (url: string) => siteAt(url).get(Activations).activate(activationKey);

  it('AV-01 signs in the player who owns the key', async () => {
    const result = await addInteraction(
      {
        given: 'an unconfirmed account with an activation key exists',
        description: 'to activate an account',
        request,
        response: responseOf(activateAccount, { token: newAccessToken, refreshToken: newRefreshToken }),
      },
      activate,
    );
    expect(result).toEqual({ ok: true, value: { token: newAccessToken, refreshToken: newRefreshToken } });
  });

  it('AV-01 rejects a used key with code 130', async () => {
    const result = await addInteraction(
      {
        given: 'an activation key was used',
        description: 'to activate an account',
        request,
        response: errorResponse(404, 130),
      },
      activate,
    );
    expect(result).toEqual({ ok: false, error: { kind: 'dead-key' } });
  });

  it('AV-01 rejects a key that was never sent, with code 130', async () => {
    const result = await addInteraction(
      {
        given: 'no player exists',
        description: 'to activate an account with a key of nobody',
        request: { method: 'POST', path: '/api/register/activate/a-key-of-nobody' },
        response: errorResponse(404, 130),
      },
      (url) => siteAt(url).get(Activations).activate('a-key-of-nobody'),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'dead-key' } });
  });

  it('AV-01 rate-limits requests and returns the seconds to wait', async () => {
    const result = await addInteraction(
      {
        given: 'too many keys were tried',
        description: 'to activate an account',
        request,
        response: tooManyRequests,
      },
      activate,
    );
    expect(result).toEqual({ ok: false, error: { kind: 'too-many-requests', retryAfterSeconds: 120 } });
  });

  it('AV-01 does not treat a server outage as a rejected key', async () => {
    const result = await addInteraction(
      {
        given: 'the server is down',
        description: 'to activate an account',
        request: { method: 'POST', path: `/api/register/activate/${activationKey}` },
        response: errorResponse(503, 50),
      },
      activate,
    );
    expect(result).toEqual({ ok: false, error: { kind: 'server', status: 503, code: 50 } });
  });
});
