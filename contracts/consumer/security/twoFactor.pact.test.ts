import { TwoFactor } from '../../../src/application/security/TwoFactor';
import { beginTwoFactor } from '../../../src/infrastructure/http/security/calls';
import { agree, type Agreement } from '../support/agree';
import { bearer, refusal, tooManyRequests } from '../support/agreements';
import { answerOf } from '../support/answers';
import { examples } from '../support/examples';
import { provided } from '../support/matching';
import { siteOfPlayerAt } from '../support/site';

const { otp, password, recoveryCode, twoFactorSeed: seed } = examples;
const provisionUri = `otpauth://totp/Farstead:pact%40farstead.test?secret=${seed}&issuer=Farstead`;
const done = { ok: true, value: undefined };
const tooMany = { ok: false, error: { kind: 'too-many-requests', retryAfterSeconds: 120 } };

describe('starting to set up two-factor', () => {
  const asking = 'a two-factor set-up';
  const request: Agreement['request'] = { method: 'GET', path: '/api/me/enable-mfa', headers: bearer };
  const begin = (url: string) => siteOfPlayerAt(url).get(TwoFactor).begin();

  it('SC-02 returns the secret and the address for a QR code', async () => {
    const result = await agree(
      {
        given: 'a signed-in player exists',
        asking,
        request,
        answer: answerOf(beginTwoFactor, { seed, provisionUri }),
      },
      begin,
    );
    expect(result).toEqual({ ok: true, value: { seed, provisionUri } });
  });

  it('SC-02 refuses with code 115 while two-factor is on', async () => {
    const result = await agree(
      { given: 'a player with two-factor on exists', asking, request, answer: refusal(409, 115) },
      begin,
    );
    expect(result).toEqual({ ok: false, error: { kind: 'two-factor-on' } });
  });
});

describe('turning two-factor on', () => {
  const asking = 'to turn two-factor on';
  const request = (code: unknown): Agreement['request'] => ({
    method: 'POST',
    path: '/api/me/enable-mfa',
    headers: bearer,
    body: { code },
  });
  const enable =
    (code: string = otp) =>
    (url: string) =>
      siteOfPlayerAt(url).get(TwoFactor).enable(code);

  it('SC-02 accepts a code of the new secret', async () => {
    const result = await agree(
      {
        given: 'a two-factor set-up is under way',
        asking,
        request: request(provided('${otp}', otp)),
        answer: { status: 204 },
      },
      enable(),
    );
    expect(result).toEqual(done);
  });

  it.each([
    ['a two-factor set-up is under way', 400, 107, 'wrong-code'],
    ['a signed-in player exists', 410, 116, 'setup-expired'],
    ['a player with two-factor on exists', 409, 115, 'two-factor-on'],
  ])('SC-02 a wrong code when %s is refused with %i, code %i', async (given, status, code, kind) => {
    const result = await agree(
      {
        given,
        asking: `${asking} with a wrong code`,
        request: request('000000'),
        answer: refusal(status, code),
      },
      enable('000000'),
    );
    expect(result).toEqual({ ok: false, error: { kind } });
  });

  it('SC-02 too many codes are refused with the seconds to wait', async () => {
    const result = await agree(
      {
        given: 'too many two-factor codes were tried',
        asking,
        request: request(otp),
        answer: tooManyRequests,
      },
      enable(),
    );
    expect(result).toEqual(tooMany);
  });
});

describe('turning two-factor off', () => {
  const asking = 'to turn two-factor off';
  const request = (body: unknown): Agreement['request'] => ({
    method: 'POST',
    path: '/api/me/disable-mfa',
    headers: bearer,
    body,
  });
  const disable =
    (proof: { readonly password: string } | { readonly recoveryCode: string }) => (url: string) =>
      siteOfPlayerAt(url).get(TwoFactor).disable(proof);

  it('SC-02 accepts the password of the player', async () => {
    const result = await agree(
      {
        given: 'a player with two-factor on exists',
        asking: `${asking} with the password`,
        request: request({ password }),
        answer: { status: 204 },
      },
      disable({ password }),
    );
    expect(result).toEqual(done);
  });

  it('SC-02 a wrong password is refused with code 114', async () => {
    const wrong = { password: 'not-the-password' };
    const result = await agree(
      {
        given: 'a player with two-factor on exists',
        asking: `${asking} with a wrong password`,
        request: request(wrong),
        answer: refusal(400, 114),
      },
      disable(wrong),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'wrong-password' } });
  });

  it('accepts one of the recovery codes', async () => {
    const result = await agree(
      {
        given: 'a player with recovery codes exists',
        asking: `${asking} with a recovery code`,
        request: request({ recoveryCode: provided('${recoveryCode}', recoveryCode) }),
        answer: { status: 204 },
      },
      disable({ recoveryCode }),
    );
    expect(result).toEqual(done);
  });

  it('a recovery code that was never made is refused with code 107', async () => {
    const wrong = { recoveryCode: 'AAAAA-AAAAA' };
    const result = await agree(
      {
        given: 'a player with recovery codes exists',
        asking: `${asking} with a wrong recovery code`,
        request: request(wrong),
        answer: refusal(400, 107),
      },
      disable(wrong),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'wrong-code' } });
  });

  it('SC-02 too many passwords are refused with the seconds to wait', async () => {
    const result = await agree(
      {
        given: 'too many current passwords were tried',
        asking: `${asking} with the password`,
        request: request({ password }),
        answer: tooManyRequests,
      },
      disable({ password }),
    );
    expect(result).toEqual(tooMany);
  });
});
