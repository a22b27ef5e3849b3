import { PasswordResets } from '#application/registration/PasswordResets';
import { findResetKey } from '#infrastructure/http/registration/calls';
import { addInteraction, type Interaction } from '../support/addInteraction';
import { errorResponse, tooManyRequests } from '../support/interactions';
import { responseOf, exactly, stateValue } from '../support/matchers';
import { examples } from '../support/examples';
import { fromProviderState } from '../support/providerStateValues';
import { siteAt } from '../support/site';

const { resetKey, email, newPassword } = examples;
const root = '/api/auth/me/reset-credentials';
const deadKey = { ok: false, error: { kind: 'dead-key' } };
const tooMany = { ok: false, error: { kind: 'too-many-requests', retryAfterSeconds: 120 } };

describe('requesting a password reset email', () => {
  const request: Interaction['request'] = {
    method: 'POST',
    path: `${root}/request`,
    query: { lang: 'fr' },
    body: { email: fromProviderState('${email}', email) },
  };
  const ask =
    (address: string = email) =>
    (url: string) =>
      siteAt(url).get(PasswordResets).request(address, 'fr');

  it.each(['a player with password exists', 'no player exists'])(
    'FP-01 accepts the request in the page’s language with the same response when %s',
    async (given) => {
      const result = await addInteraction(
        { given, description: 'a letter to choose a new password', request, response: { status: 204 } },
        ask(),
      );
      expect(result).toEqual({ ok: true, value: undefined });
    },
  );

  it('FP-01 rejects a malformed email with code 1', async () => {
    const result = await addInteraction(
      {
        given: 'a player with password exists',
        description: 'a letter to choose a new password, for a malformed e-mail',
        request: { ...request, body: { email: 'not-an-email' } },
        response: errorResponse(400, 1),
      },
      ask('not-an-email'),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'email-invalid' } });
  });

  it('FP-01 rate-limits requests and returns the seconds to wait', async () => {
    const result = await addInteraction(
      {
        given: 'too many letters were asked for',
        description: 'a letter to choose a new password',
        request,
        response: tooManyRequests,
      },
      ask(),
    );
    expect(result).toEqual(tooMany);
  });

  it('FP-01 reports that the server is down', async () => {
    const result = await addInteraction(
      {
        given: 'the server is down',
        description: 'a letter to choose a new password',
        request: { ...request, body: { email } },
        response: errorResponse(503, 50),
      },
      ask(),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'server', status: 503, code: 50 } });
  });
});

describe('looking up a reset key’s owner', () => {
  const request: Interaction['request'] = {
    method: 'GET',
    path: fromProviderState(`${root}/\${resetKey}/info`, `${root}/${resetKey}/info`),
    query: { lang: 'fr' },
  };
  const lookUp = (url: string) => siteAt(url).get(PasswordResets).find(resetKey, 'fr');
  const info = (mfaEnabled: boolean): Interaction['response'] =>
    responseOf(findResetKey, {
      email: stateValue('${email}', email),
      mfaEnabled: exactly(mfaEnabled),
    });

  it.each([
    ['a reset key exists', false],
    ['a reset key of a player with two-factor exists', true],
  ])('D-23 FP-01 when %s, mfaEnabled is %s', async (given, mfaEnabled) => {
    const result = await addInteraction(
      { given, description: 'whose password a key resets', request, response: info(mfaEnabled) },
      lookUp,
    );
    expect(result).toEqual({ ok: true, value: { email, mfaEnabled } });
  });

  it('FP-01 rejects a used key with code 132', async () => {
    const result = await addInteraction(
      {
        given: 'a reset key was used',
        description: 'whose password a key resets',
        request,
        response: errorResponse(404, 132),
      },
      lookUp,
    );
    expect(result).toEqual(deadKey);
  });

  it('FP-01 rate-limits requests and returns the seconds to wait', async () => {
    const result = await addInteraction(
      {
        given: 'too many keys were tried',
        description: 'whose password a key resets',
        request,
        response: tooManyRequests,
      },
      lookUp,
    );
    expect(result).toEqual(tooMany);
  });
});

describe('setting a new password', () => {
  const request = (disableMFA: boolean, password: string = newPassword): Interaction['request'] => ({
    method: 'PUT',
    path: fromProviderState(`${root}/\${resetKey}/confirm`, `${root}/${resetKey}/confirm`),
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
    const result = await addInteraction(
      {
        given,
        description: `to set a new password, with disableMFA ${String(disableMFA)}`,
        request: request(disableMFA),
        response: { status: 204 },
      },
      confirm(disableMFA),
    );
    expect(result).toEqual({ ok: true, value: undefined });
  });

  it('FP-01 rejects a password that is too short with code 1', async () => {
    const result = await addInteraction(
      {
        given: 'a reset key exists',
        description: 'to set a new password that is too short',
        request: request(false, '1234567'),
        response: errorResponse(400, 1),
      },
      confirm(false, '1234567'),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'server', status: 400, code: 1 } });
  });

  it('FP-01 rejects a used key with code 132', async () => {
    const result = await addInteraction(
      {
        given: 'a reset key was used',
        description: 'to set a new password',
        request: request(false),
        response: errorResponse(404, 132),
      },
      confirm(false),
    );
    expect(result).toEqual(deadKey);
  });

  it('FP-01 rate-limits requests and returns the seconds to wait', async () => {
    const result = await addInteraction(
      {
        given: 'too many keys were tried',
        description: 'to set a new password',
        request: request(false),
        response: tooManyRequests,
      },
      confirm(false),
    );
    expect(result).toEqual(tooMany);
  });
});
