import { TwoFactor } from '#application/security/TwoFactor';
import { beginTwoFactor } from '#infrastructure/http/security/calls';
import { addInteraction, type Interaction } from '../support/addInteraction';
import { bearer, errorResponse, tooManyRequests } from '../support/interactions';
import { responseOf } from '../support/matchers';
import { examples } from '../support/examples';
import { fromProviderState } from '../support/providerStateValues';
import { signedInSiteAt } from '../support/site';

const { otp, password, recoveryCode, twoFactorSeed: seed } = examples;
const provisionUri = `otpauth://totp/Farstead:pact%40farstead.test?secret=${seed}&issuer=Farstead`;
const done = { ok: true, value: undefined };
const tooMany = { ok: false, error: { kind: 'too-many-requests', retryAfterSeconds: 120 } };

describe('starting two-factor setup', () => {
  const description = 'a two-factor set-up';
  const request: Interaction['request'] = { method: 'GET', path: '/api/me/enable-mfa', headers: bearer };
  const begin = (url: string) => signedInSiteAt(url).get(TwoFactor).begin();

  it('SC-02 returns the secret and the URL for a QR code', async () => {
    const result = await addInteraction(
      {
        given: 'a signed-in player exists',
        description,
        request,
        response: responseOf(beginTwoFactor, { seed, provisionUri }),
      },
      begin,
    );
    expect(result).toEqual({ ok: true, value: { seed, provisionUri } });
  });

  it('SC-02 fails with code 115 while two-factor authentication is on', async () => {
    const result = await addInteraction(
      {
        given: 'a player with two-factor on exists',
        description,
        request,
        response: errorResponse(409, 115),
      },
      begin,
    );
    expect(result).toEqual({ ok: false, error: { kind: 'two-factor-on' } });
  });
});

describe('turning on two-factor authentication', () => {
  const description = 'to turn two-factor on';
  const request = (code: unknown): Interaction['request'] => ({
    method: 'POST',
    path: '/api/me/enable-mfa',
    headers: bearer,
    body: { code },
  });
  const enable =
    (code: string = otp) =>
    (url: string) =>
      signedInSiteAt(url).get(TwoFactor).enable(code);

  it('SC-02 accepts a code generated from the new secret', async () => {
    const result = await addInteraction(
      {
        given: 'a two-factor set-up is under way',
        description,
        request: request(fromProviderState('${otp}', otp)),
        response: { status: 204 },
      },
      enable(),
    );
    expect(result).toEqual(done);
  });

  it.each([
    ['a two-factor set-up is under way', 400, 107, 'wrong-code'],
    ['a signed-in player exists', 410, 116, 'setup-expired'],
    ['a player with two-factor on exists', 409, 115, 'two-factor-on'],
  ])('SC-02 when %s, rejects a wrong code with %i, code %i', async (given, status, code, kind) => {
    const result = await addInteraction(
      {
        given,
        description: `${description} with a wrong code`,
        request: request('000000'),
        response: errorResponse(status, code),
      },
      enable('000000'),
    );
    expect(result).toEqual({ ok: false, error: { kind } });
  });

  it('SC-02 rate-limits codes and returns the seconds to wait', async () => {
    const result = await addInteraction(
      {
        given: 'too many two-factor codes were tried',
        description,
        request: request(otp),
        response: tooManyRequests,
      },
      enable(),
    );
    expect(result).toEqual(tooMany);
  });
});

describe('turning off two-factor authentication', () => {
  const description = 'to turn two-factor off';
  const request = (body: unknown): Interaction['request'] => ({
    method: 'POST',
    path: '/api/me/disable-mfa',
    headers: bearer,
    body,
  });
  const disable =
    (proof: { readonly password: string } | { readonly recoveryCode: string }) => (url: string) =>
      signedInSiteAt(url).get(TwoFactor).disable(proof);

  it('SC-02 accepts the player’s password', async () => {
    const result = await addInteraction(
      {
        given: 'a player with two-factor on exists',
        description: `${description} with the password`,
        request: request({ password }),
        response: { status: 204 },
      },
      disable({ password }),
    );
    expect(result).toEqual(done);
  });

  it('SC-02 rejects a wrong password with code 114', async () => {
    const wrong = { password: 'not-the-password' };
    const result = await addInteraction(
      {
        given: 'a player with two-factor on exists',
        description: `${description} with a wrong password`,
        request: request(wrong),
        response: errorResponse(400, 114),
      },
      disable(wrong),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'wrong-password' } });
  });

  it('accepts one of the recovery codes', async () => {
    const result = await addInteraction(
      {
        given: 'a player with recovery codes exists',
        description: `${description} with a recovery code`,
        request: request({ recoveryCode: fromProviderState('${recoveryCode}', recoveryCode) }),
        response: { status: 204 },
      },
      disable({ recoveryCode }),
    );
    expect(result).toEqual(done);
  });

  it('rejects a recovery code that was never generated, with code 107', async () => {
    const wrong = { recoveryCode: 'AAAAA-AAAAA' };
    const result = await addInteraction(
      {
        given: 'a player with recovery codes exists',
        description: `${description} with a wrong recovery code`,
        request: request(wrong),
        response: errorResponse(400, 107),
      },
      disable(wrong),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'wrong-code' } });
  });

  it('SC-02 rate-limits passwords and returns the seconds to wait', async () => {
    const result = await addInteraction(
      {
        given: 'too many current passwords were tried',
        description: `${description} with the password`,
        request: request({ password }),
        response: tooManyRequests,
      },
      disable({ password }),
    );
    expect(result).toEqual(tooMany);
  });
});
