import { Passkeys } from '#application/devices/Passkeys';
import { PasskeySignIns } from '#application/devices/PasskeySignIns';
import { Proofs } from '#application/devices/Proofs';
import {
  addPasskey,
  listPasskeys,
  requestAssertion,
  requestPasskey,
  signInWithPasskey,
} from '#infrastructure/http/devices/calls';
import { addInteraction, type Interaction } from '../support/addInteraction';
import { bearer, errorResponse } from '../support/interactions';
import { responseOf, arrayContaining, exactly, matchingPattern } from '../support/matchers';
import { examples } from '../support/examples';
import { fromProviderState, uuid } from '../support/providerStateValues';
import { siteAt, signedInSiteAt } from '../support/site';

const { passkeyId, credentialId, clientData, authenticatorData, signature, attestation, name } = examples;
const root = '/api/me/passkeys';
const moment = '2026-11-22T12:00:00.000Z';
const done = { ok: true, value: undefined };
const refused = { ok: false, error: { kind: 'passkey-refused' } };
const proofNeeded = { ok: false, error: { kind: 'server', status: 403, code: 150 } };
const passkeysAt = (url: string) => signedInSiteAt(url).get(Passkeys);
const passkeyPath = fromProviderState(`${root}/\${passkeyId}`, `${root}/${passkeyId}`);
const unknownId = examples.otherPlayerId;

describe('a player’s passkeys', () => {
  const request: Interaction['request'] = { method: 'GET', path: root, headers: bearer };
  const list = (url: string) => passkeysAt(url).list();

  it('each passkey has a name and a creation date', async () => {
    const passkey = { name: exactly(name), createdAt: moment, lastUsedAt: null };
    const result = await addInteraction(
      {
        given: 'a player with a passkey exists',
        description: 'the passkeys of the player',
        request,
        response: responseOf(listPasskeys, [{ ...passkey, id: matchingPattern(uuid, passkeyId) }]),
      },
      list,
    );
    expect(result).toEqual({ ok: true, value: [{ id: passkeyId, name, createdAt: new Date(moment) }] });
  });

  it('returns an empty list for a player without passkeys', async () => {
    const result = await addInteraction(
      {
        given: 'a signed-in player exists',
        description: 'the passkeys of the player',
        request,
        response: responseOf(listPasskeys, []),
      },
      list,
    );
    expect(result).toEqual({ ok: true, value: [] });
  });
});

describe('the options for a new passkey', () => {
  const request: Interaction['request'] = { method: 'POST', path: `${root}/options`, headers: bearer };
  const ask = (url: string) => passkeysAt(url).requestNew();
  const created = {
    challenge: 'Y2hhbGxlbmdl',
    site: { id: 'localhost', name: 'Farstead' },
    user: { id: 'cGxheWVy', name: 'pact@farstead.test', displayName: 'Pact-Pilot' },
    algorithms: arrayContaining(exactly(-7)),
  };
  const value = { ...created, algorithms: [-7] };

  it('contain the site, the player and the existing passkeys', async () => {
    const result = await addInteraction(
      {
        given: 'a player with a passkey exists',
        description: 'what a new passkey is made for',
        request,
        response: responseOf(requestPasskey, { ...created, known: [credentialId] }),
      },
      ask,
    );
    expect(result).toEqual({ ok: true, value: { ...value, known: [credentialId] } });
  });

  it('list each algorithm by its number', async () => {
    const result = await addInteraction(
      {
        given: 'a player with a passkey exists',
        description: 'what a new passkey is made for, one by one',
        request,
        response: responseOf(requestPasskey, { ...created, algorithms: [-7], known: [credentialId] }),
      },
      ask,
    );
    expect(result).toEqual({ ok: true, value: { ...value, known: [credentialId] } });
  });

  it('are rejected with code 150 without fresh proof of identity', async () => {
    const result = await addInteraction(
      {
        given: 'a player with a passkey whose last proof is old exists',
        description: 'what a new passkey is made for',
        request,
        response: errorResponse(403, 150),
      },
      ask,
    );
    expect(result).toEqual(proofNeeded);
  });
});

describe('adding a passkey', () => {
  const request = (made: object): Interaction['request'] => ({
    method: 'POST',
    path: root,
    headers: bearer,
    body: { name, ...made },
  });
  const made = { credentialId, clientData, attestation };
  const add = (url: string) => passkeysAt(url).add(name, made);

  it('returns the passkey that was added', async () => {
    const result = await addInteraction(
      {
        given: 'a player is making a passkey',
        description: 'to add the passkey',
        request: request({
          credentialId: fromProviderState('${credentialId}', credentialId),
          clientData: fromProviderState('${clientData}', clientData),
          attestation: fromProviderState('${attestation}', attestation),
        }),
        response: responseOf(addPasskey, {
          id: matchingPattern(uuid, passkeyId),
          name: exactly(name),
          createdAt: moment,
          lastUsedAt: null,
        }),
      },
      add,
    );
    expect(result).toEqual({ ok: true, value: { id: passkeyId, name, createdAt: new Date(moment) } });
  });

  it('rejects a passkey that was not requested with code 154', async () => {
    const result = await addInteraction(
      {
        given: 'a signed-in player exists',
        description: 'to add a passkey that nobody asked for',
        request: request(made),
        response: errorResponse(400, 154),
      },
      add,
    );
    expect(result).toEqual(refused);
  });
});

describe('renaming a passkey', () => {
  const request: Interaction['request'] = {
    method: 'PATCH',
    path: passkeyPath,
    headers: bearer,
    body: { name: 'Red key' },
  };
  const rename = (id: string) => (url: string) => passkeysAt(url).rename(id, 'Red key');

  it('renames one of the player’s passkeys', async () => {
    const result = await addInteraction(
      {
        given: 'a player with a passkey exists',
        description: 'to rename the passkey',
        request,
        response: { status: 204 },
      },
      rename(passkeyId),
    );
    expect(result).toEqual(done);
  });

  it('rejects an unknown passkey with code 152', async () => {
    const result = await addInteraction(
      {
        given: 'a signed-in player exists',
        description: 'to rename an unknown passkey',
        request: { ...request, path: `${root}/${unknownId}` },
        response: errorResponse(404, 152),
      },
      rename(unknownId),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'unknown-passkey' } });
  });
});

describe('removing a passkey', () => {
  const request: Interaction['request'] = { method: 'DELETE', path: passkeyPath, headers: bearer };
  const remove =
    (id: string = passkeyId) =>
    (url: string) =>
      passkeysAt(url).remove(id);

  it.each([
    ['a player with a passkey exists', { status: 204 }, done],
    [
      'a player whose only way in is a passkey exists',
      errorResponse(409, 153),
      { ok: false, error: { kind: 'last-way-in' } },
    ],
    ['a player with a passkey whose last proof is old exists', errorResponse(403, 150), proofNeeded],
  ])('when %s, returns the response %j', async (given, response, expected) => {
    expect(
      await addInteraction({ given, description: 'to remove the passkey', request, response }, remove()),
    ).toEqual(expected);
  });

  it('rejects an unknown passkey with code 152', async () => {
    const result = await addInteraction(
      {
        given: 'a signed-in player exists',
        description: 'to remove an unknown passkey',
        request: { ...request, path: `${root}/${unknownId}` },
        response: errorResponse(404, 152),
      },
      remove(unknownId),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'unknown-passkey' } });
  });
});

describe('the challenge that a passkey signs', () => {
  const request = (email: string): Interaction['request'] => ({
    method: 'POST',
    path: '/api/auth/passkey/options',
    body: { email },
  });
  const ask = (email: string) => (url: string) => siteAt(url).get(PasskeySignIns).request(email);
  const requested = { challenge: 'Y2hhbGxlbmdl', siteId: 'localhost' };

  it('lists the passkeys of the given email', async () => {
    const result = await addInteraction(
      {
        given: 'a player with a passkey exists',
        description: 'what a passkey of an email has to sign',
        request: request(examples.email),
        response: responseOf(requestAssertion, {
          ...requested,
          allowed: [credentialId],
        }),
      },
      ask(examples.email),
    );
    expect(result).toEqual({ ok: true, value: { ...requested, allowed: [credentialId] } });
  });

  it('lists a fake passkey for an unknown email', async () => {
    const result = await addInteraction(
      {
        given: 'no player exists',
        description: 'what a passkey of an email has to sign',
        request: request(examples.email),
        response: responseOf(requestAssertion, { ...requested, allowed: [credentialId] }),
      },
      ask(examples.email),
    );
    expect(result).toMatchObject({ ok: true });
  });

  it('lists no passkeys without an email, so any passkey can be used', async () => {
    const result = await addInteraction(
      {
        given: 'a player with a passkey exists',
        description: 'what any passkey has to sign',
        request: request(''),
        response: responseOf(requestAssertion, { ...requested, allowed: [] }),
      },
      ask(''),
    );
    expect(result).toEqual({ ok: true, value: { ...requested, allowed: [] } });
  });
});

describe('signing in with a passkey', () => {
  const signed = {
    credentialId: fromProviderState('${credentialId}', credentialId),
    clientData: fromProviderState('${clientData}', clientData),
    authenticatorData: fromProviderState('${authenticatorData}', authenticatorData),
    signature: fromProviderState('${signature}', signature),
  };
  const assertion = { credentialId, clientData, authenticatorData, signature };
  const request = (body: object): Interaction['request'] => ({
    method: 'POST',
    path: '/api/auth/passkey',
    body: { ...body, device: examples.device, source: 'WWW' },
  });
  const signIn = (url: string) => siteAt(url).get(PasskeySignIns).signIn(assertion);
  const { newAccessToken, newRefreshToken } = examples;

  it('returns access and refresh tokens', async () => {
    const result = await addInteraction(
      {
        given: 'a player has signed with a passkey',
        description: 'to sign in with the passkey',
        request: request(signed),
        response: responseOf(signInWithPasskey, {
          accessToken: newAccessToken,
          refreshToken: newRefreshToken,
        }),
      },
      signIn,
    );
    expect(result).toEqual({ ok: true, value: { token: newAccessToken, refreshToken: newRefreshToken } });
  });

  it('rejects an unknown passkey with code 154', async () => {
    const result = await addInteraction(
      {
        given: 'a player with a passkey exists',
        description: 'to sign in with an unknown passkey',
        request: request(assertion),
        response: errorResponse(400, 154),
      },
      signIn,
    );
    expect(result).toEqual(refused);
  });

  it('rejects a suspended account with code 110', async () => {
    const result = await addInteraction(
      {
        given: 'a suspended player has signed with a passkey',
        description: 'to sign in with the passkey',
        request: request(signed),
        response: errorResponse(400, 110),
      },
      signIn,
    );
    expect(result).toEqual({ ok: false, error: { kind: 'server', status: 400, code: 110 } });
  });

  it('a passkey proves the player’s identity', async () => {
    const result = await addInteraction(
      {
        given: 'a player has signed with a passkey',
        description: 'to prove it with the passkey',
        request: { method: 'POST', path: '/api/auth/proof', headers: bearer, body: { passkey: signed } },
        response: { status: 204 },
      },
      (url) => signedInSiteAt(url).get(Proofs).submit({ kind: 'passkey', assertion }),
    );
    expect(result).toEqual(done);
  });

  it('an unknown passkey does not prove the player’s identity', async () => {
    const result = await addInteraction(
      {
        given: 'a player with a passkey exists',
        description: 'to prove it with an unknown passkey',
        request: { method: 'POST', path: '/api/auth/proof', headers: bearer, body: { passkey: assertion } },
        response: errorResponse(400, 154),
      },
      (url) => signedInSiteAt(url).get(Proofs).submit({ kind: 'passkey', assertion }),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'wrong-proof' } });
  });
});
