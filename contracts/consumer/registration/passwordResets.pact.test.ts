import { PasswordResets } from '../../../src/application/registration/PasswordResets';
import { findResetKey } from '../../../src/infrastructure/http/registration/calls';
import { agree, type Agreement } from '../support/agree';
import { refusal, tooManyRequests } from '../support/agreements';
import { answerOf, exactly, ofState } from '../support/answers';
import { examples } from '../support/examples';
import { provided } from '../support/matching';
import { siteAt } from '../support/site';

const { resetKey, email, newPassword } = examples;
const root = '/api/auth/me/reset-credentials';
const deadKey = { ok: false, error: { kind: 'dead-key' } };
const tooMany = { ok: false, error: { kind: 'too-many-requests', retryAfterSeconds: 120 } };

describe('requesting an email to choose a new password', () => {
  const request: Agreement['request'] = {
    method: 'POST',
    path: `${root}/request`,
    query: { lang: 'fr' },
    body: { email: provided('${email}', email) },
  };
  const ask =
    (address: string = email) =>
    (url: string) =>
      siteAt(url).get(PasswordResets).request(address, 'fr');

  it.each(['a player with password exists', 'no player exists'])(
    'FP-01 accepts the request in the same way, in the language of the page, when %s',
    async (given) => {
      const result = await agree(
        { given, asking: 'a letter to choose a new password', request, answer: { status: 204 } },
        ask(),
      );
      expect(result).toEqual({ ok: true, value: undefined });
    },
  );

  it('FP-01 a malformed email is refused with code 1', async () => {
    const result = await agree(
      {
        given: 'a player with password exists',
        asking: 'a letter to choose a new password, for a malformed e-mail',
        request: { ...request, body: { email: 'not-an-email' } },
        answer: refusal(400, 1),
      },
      ask('not-an-email'),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'email-invalid' } });
  });

  it('FP-01 too many requests are refused with the seconds to wait', async () => {
    const result = await agree(
      {
        given: 'too many letters were asked for',
        asking: 'a letter to choose a new password',
        request,
        answer: tooManyRequests,
      },
      ask(),
    );
    expect(result).toEqual(tooMany);
  });

  it('FP-01 fails when the server is down', async () => {
    const result = await agree(
      {
        given: 'the server is down',
        asking: 'a letter to choose a new password',
        request: { ...request, body: { email } },
        answer: refusal(503, 50),
      },
      ask(),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'server', status: 503, code: 50 } });
  });
});

describe('looking up whose password a key resets', () => {
  const request: Agreement['request'] = {
    method: 'GET',
    path: provided(`${root}/\${resetKey}/info`, `${root}/${resetKey}/info`),
    query: { lang: 'fr' },
  };
  const lookUp = (url: string) => siteAt(url).get(PasswordResets).info(resetKey, 'fr');
  const info = (mfaEnabled: boolean): Agreement['answer'] =>
    answerOf(findResetKey, {
      email: ofState('${email}', email),
      mfaEnabled: exactly(mfaEnabled),
    });

  it.each([
    ['a reset key exists', false],
    ['a reset key of a player with two-factor exists', true],
  ])('D-23 FP-01 when %s, mfaEnabled is %s', async (given, mfaEnabled) => {
    const result = await agree(
      { given, asking: 'whose password a key resets', request, answer: info(mfaEnabled) },
      lookUp,
    );
    expect(result).toEqual({ ok: true, value: { email, mfaEnabled } });
  });

  it('FP-01 a used key is refused with code 132', async () => {
    const result = await agree(
      {
        given: 'a reset key was used',
        asking: 'whose password a key resets',
        request,
        answer: refusal(404, 132),
      },
      lookUp,
    );
    expect(result).toEqual(deadKey);
  });

  it('FP-01 too many requests are refused with the seconds to wait', async () => {
    const result = await agree(
      {
        given: 'too many keys were tried',
        asking: 'whose password a key resets',
        request,
        answer: tooManyRequests,
      },
      lookUp,
    );
    expect(result).toEqual(tooMany);
  });
});

describe('setting a new password', () => {
  const request = (disableMFA: boolean, password: string = newPassword): Agreement['request'] => ({
    method: 'PUT',
    path: provided(`${root}/\${resetKey}/confirm`, `${root}/${resetKey}/confirm`),
    query: { lang: 'fr' },
    body: { password, disableMFA },
  });
  const confirm =
    (disableMFA: boolean, password: string = newPassword) =>
    (url: string) =>
      siteAt(url).get(PasswordResets).confirm(resetKey, { password, disableMFA }, 'fr');

  it.each([
    ['a reset key exists', false],
    ['a reset key of a player with two-factor exists', false],
    ['a reset key of a player with two-factor exists', true],
  ])('D-23 FP-01 sets the new password when %s, with disableMFA %s', async (given, disableMFA) => {
    const result = await agree(
      {
        given,
        asking: `to set a new password, with disableMFA ${String(disableMFA)}`,
        request: request(disableMFA),
        answer: { status: 204 },
      },
      confirm(disableMFA),
    );
    expect(result).toEqual({ ok: true, value: undefined });
  });

  it('FP-01 a password that is too short is refused with code 1', async () => {
    const result = await agree(
      {
        given: 'a reset key exists',
        asking: 'to set a new password that is too short',
        request: request(false, '1234567'),
        answer: refusal(400, 1),
      },
      confirm(false, '1234567'),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'server', status: 400, code: 1 } });
  });

  it('FP-01 a used key is refused with code 132', async () => {
    const result = await agree(
      {
        given: 'a reset key was used',
        asking: 'to set a new password',
        request: request(false),
        answer: refusal(404, 132),
      },
      confirm(false),
    );
    expect(result).toEqual(deadKey);
  });

  it('FP-01 too many requests are refused with the seconds to wait', async () => {
    const result = await agree(
      {
        given: 'too many keys were tried',
        asking: 'to set a new password',
        request: request(false),
        answer: tooManyRequests,
      },
      confirm(false),
    );
    expect(result).toEqual(tooMany);
  });
});
