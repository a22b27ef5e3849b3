import { MatchersV3 } from '@pact-foundation/pact';
import { Passwords } from '#application/security/Passwords';
import { addInteraction, type Interaction } from '../support/addInteraction';
import { bearer, errorResponse, tooManyRequests } from '../support/interactions';
import { examples } from '../support/examples';
import { signedInSiteAt } from '../support/site';

describe('changing the password', () => {
  const { newPassword, password: currentPassword } = examples;
  const description = 'to change the password';
  const request = (body: object = {}): Interaction['request'] => ({
    method: 'PUT',
    path: '/api/users/me/update-password',
    query: { lang: 'fr' },
    headers: bearer,
    body: { password: newPassword, currentPassword, ...body },
  });
  const change =
    (more: { readonly password?: string; readonly currentPassword?: string } = {}) =>
    (url: string) =>
      signedInSiteAt(url)
        .get(Passwords)
        .change({ password: newPassword, currentPassword, ...more }, 'fr');

  it('SC-01 accepts the correct current password', async () => {
    const result = await addInteraction(
      { given: 'a signed-in player exists', description, request: request(), response: { status: 204 } },
      change(),
    );
    expect(result).toEqual({ ok: true, value: undefined });
  });

  it('SC-01 rejects a wrong current password with code 114', async () => {
    const wrong = { currentPassword: 'not-the-password' };
    const result = await addInteraction(
      {
        given: 'a signed-in player exists',
        description: `${description}, with a wrong current one`,
        request: request(wrong),
        response: errorResponse(400, 114),
      },
      change(wrong),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'wrong-password' } });
  });

  it('SC-01 D-20 rejects a password that is too short with a field message', async () => {
    const short = { password: '1234567' };
    const text = 'Un mot de passe comporte 8 à 128 caractères.';
    const result = await addInteraction(
      {
        given: 'a signed-in player exists',
        description: `${description} to one that is too short`,
        request: request(short),
        response: { status: 400, body: { code: 1, errors: { password: MatchersV3.eachLike(text) } } },
      },
      change(short),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'refused-password', texts: [text] } });
  });

  it('SC-01 rate-limits wrong passwords and returns the seconds to wait', async () => {
    const result = await addInteraction(
      {
        given: 'too many current passwords were tried',
        description,
        request: request(),
        response: tooManyRequests,
      },
      change(),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'too-many-requests', retryAfterSeconds: 120 } });
  });
});
