import { Passkeys } from '../../../src/application/devices/Passkeys';
import { PasskeySignIns } from '../../../src/application/devices/PasskeySignIns';
import { Proofs } from '../../../src/application/devices/Proofs';
import {
  addPasskey,
  listPasskeys,
  requestAssertion,
  requestPasskey,
  signInWithPasskey,
} from '../../../src/infrastructure/http/devices/calls';
import { agree, type Agreement } from '../support/agree';
import { bearer, refusal } from '../support/agreements';
import { answerOf, containing, exactly, matching } from '../support/answers';
import { examples } from '../support/examples';
import { provided, uuid } from '../support/matching';
import { siteAt, siteOfPlayerAt } from '../support/site';

const { passkeyId, credentialId, clientData, authenticatorData, signature, attestation, name } = examples;
const root = '/api/me/passkeys';
const moment = '2026-11-22T12:00:00.000Z';
const done = { ok: true, value: undefined };
const refused = { ok: false, error: { kind: 'passkey-refused' } };
const proofNeeded = { ok: false, error: { kind: 'server', status: 403, code: 150 } };
const passkeysAt = (url: string) => siteOfPlayerAt(url).get(Passkeys);
const ofPasskey = provided(`${root}/\${passkeyId}`, `${root}/${passkeyId}`);
const unknownId = examples.otherPlayerId;

describe('the passkeys of a player', () => {
  const request: Agreement['request'] = { method: 'GET', path: root, headers: bearer };
  const list = (url: string) => passkeysAt(url).list();

  it('each passkey has a name and the time when it was added', async () => {
    const passkey = { name: exactly(name), createdAt: moment, lastUsedAt: null };
    const result = await agree(
      {
        given: 'a player with a passkey exists',
        asking: 'the passkeys of the player',
        request,
        answer: answerOf(listPasskeys, [{ ...passkey, id: matching(uuid, passkeyId) }]),
      },
      list,
    );
    expect(result).toEqual({ ok: true, value: [{ id: passkeyId, name, createdAt: new Date(moment) }] });
  });

  it('a player without passkeys gets an empty list', async () => {
    const result = await agree(
      {
        given: 'a signed-in player exists',
        asking: 'the passkeys of the player',
        request,
        answer: answerOf(listPasskeys, []),
      },
      list,
    );
    expect(result).toEqual({ ok: true, value: [] });
  });
});

describe('the options for a new passkey', () => {
  const request: Agreement['request'] = { method: 'POST', path: `${root}/options`, headers: bearer };
  const ask = (url: string) => passkeysAt(url).requestNew();
  const created = {
    challenge: 'Y2hhbGxlbmdl',
    site: { id: 'localhost', name: 'Farstead' },
    user: { id: 'cGxheWVy', name: 'pact@farstead.test', displayName: 'Pact-Pilot' },
    algorithms: containing(exactly(-7)),
  };
  const value = { ...created, algorithms: [-7] };

  it('names the site, the player and the existing passkeys', async () => {
    const result = await agree(
      {
        given: 'a player with a passkey exists',
        asking: 'what a new passkey is made for',
        request,
        answer: answerOf(requestPasskey, { ...created, known: [credentialId] }),
      },
      ask,
    );
    expect(result).toEqual({ ok: true, value: { ...value, known: [credentialId] } });
  });

  it('names every algorithm by its number', async () => {
    const result = await agree(
      {
        given: 'a player with a passkey exists',
        asking: 'what a new passkey is made for, one by one',
        request,
        answer: answerOf(requestPasskey, { ...created, algorithms: [-7], known: [credentialId] }),
      },
      ask,
    );
    expect(result).toEqual({ ok: true, value: { ...value, known: [credentialId] } });
  });

  it('refuses with code 150 without a fresh proof', async () => {
    const result = await agree(
      {
        given: 'a player with a passkey whose last proof is old exists',
        asking: 'what a new passkey is made for',
        request,
        answer: refusal(403, 150),
      },
      ask,
    );
    expect(result).toEqual(proofNeeded);
  });
});

describe('adding a passkey', () => {
  const request = (made: object): Agreement['request'] => ({
    method: 'POST',
    path: root,
    headers: bearer,
    body: { name, ...made },
  });
  const made = { credentialId, clientData, attestation };
  const add = (url: string) => passkeysAt(url).add(name, made);

  it('returns the passkey that was added', async () => {
    const result = await agree(
      {
        given: 'a player is making a passkey',
        asking: 'to add the passkey',
        request: request({
          credentialId: provided('${credentialId}', credentialId),
          clientData: provided('${clientData}', clientData),
          attestation: provided('${attestation}', attestation),
        }),
        answer: answerOf(addPasskey, {
          id: matching(uuid, passkeyId),
          name: exactly(name),
          createdAt: moment,
          lastUsedAt: null,
        }),
      },
      add,
    );
    expect(result).toEqual({ ok: true, value: { id: passkeyId, name, createdAt: new Date(moment) } });
  });

  it('refuses a passkey that was not requested with code 154', async () => {
    const result = await agree(
      {
        given: 'a signed-in player exists',
        asking: 'to add a passkey that nobody asked for',
        request: request(made),
        answer: refusal(400, 154),
      },
      add,
    );
    expect(result).toEqual(refused);
  });
});

describe('renaming a passkey', () => {
  const request: Agreement['request'] = {
    method: 'PATCH',
    path: ofPasskey,
    headers: bearer,
    body: { name: 'Red key' },
  };
  const rename = (id: string) => (url: string) => passkeysAt(url).rename(id, 'Red key');

  it('renames a passkey of the player', async () => {
    const result = await agree(
      {
        given: 'a player with a passkey exists',
        asking: 'to rename the passkey',
        request,
        answer: { status: 204 },
      },
      rename(passkeyId),
    );
    expect(result).toEqual(done);
  });

  it('refuses an unknown passkey with code 152', async () => {
    const result = await agree(
      {
        given: 'a signed-in player exists',
        asking: 'to rename an unknown passkey',
        request: { ...request, path: `${root}/${unknownId}` },
        answer: refusal(404, 152),
      },
      rename(unknownId),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'unknown-passkey' } });
  });
});

describe('removing a passkey', () => {
  const request: Agreement['request'] = { method: 'DELETE', path: ofPasskey, headers: bearer };
  const remove =
    (id: string = passkeyId) =>
    (url: string) =>
      passkeysAt(url).remove(id);

  it.each([
    ['a player with a passkey exists', { status: 204 }, done],
    [
      'a player whose only way in is a passkey exists',
      refusal(409, 153),
      { ok: false, error: { kind: 'last-way-in' } },
    ],
    ['a player with a passkey whose last proof is old exists', refusal(403, 150), proofNeeded],
  ])('when %s, the answer is %j', async (given, answer, expected) => {
    expect(await agree({ given, asking: 'to remove the passkey', request, answer }, remove())).toEqual(
      expected,
    );
  });

  it('refuses an unknown passkey with code 152', async () => {
    const result = await agree(
      {
        given: 'a signed-in player exists',
        asking: 'to remove an unknown passkey',
        request: { ...request, path: `${root}/${unknownId}` },
        answer: refusal(404, 152),
      },
      remove(unknownId),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'unknown-passkey' } });
  });
});

describe('the challenge that a passkey signs', () => {
  const request = (email: string): Agreement['request'] => ({
    method: 'POST',
    path: '/api/auth/passkey/options',
    body: { email },
  });
  const ask = (email: string) => (url: string) => siteAt(url).get(PasskeySignIns).request(email);
  const asked = { challenge: 'Y2hhbGxlbmdl', siteId: 'localhost' };

  it('names the passkeys of an email', async () => {
    const result = await agree(
      {
        given: 'a player with a passkey exists',
        asking: 'what a passkey of an email has to sign',
        request: request(examples.email),
        answer: answerOf(requestAssertion, {
          ...asked,
          allowed: [credentialId],
        }),
      },
      ask(examples.email),
    );
    expect(result).toEqual({ ok: true, value: { ...asked, allowed: [credentialId] } });
  });

  it('names a made-up passkey for an unknown email', async () => {
    const result = await agree(
      {
        given: 'no player exists',
        asking: 'what a passkey of an email has to sign',
        request: request(examples.email),
        answer: answerOf(requestAssertion, { ...asked, allowed: [credentialId] }),
      },
      ask(examples.email),
    );
    expect(result).toMatchObject({ ok: true });
  });

  it('names no passkeys without an email, so that any passkey may answer', async () => {
    const result = await agree(
      {
        given: 'a player with a passkey exists',
        asking: 'what any passkey has to sign',
        request: request(''),
        answer: answerOf(requestAssertion, { ...asked, allowed: [] }),
      },
      ask(''),
    );
    expect(result).toEqual({ ok: true, value: { ...asked, allowed: [] } });
  });
});

describe('signing in with a passkey', () => {
  const signed = {
    credentialId: provided('${credentialId}', credentialId),
    clientData: provided('${clientData}', clientData),
    authenticatorData: provided('${authenticatorData}', authenticatorData),
    signature: provided('${signature}', signature),
  };
  const assertion = { credentialId, clientData, authenticatorData, signature };
  const request = (body: object): Agreement['request'] => ({
    method: 'POST',
    path: '/api/auth/passkey',
    body: { ...body, device: examples.device, source: 'WWW' },
  });
  const signIn = (url: string) => siteAt(url).get(PasskeySignIns).signIn(assertion);
  const { newAccessToken, newRefreshToken } = examples;

  it('returns access and refresh tokens', async () => {
    const result = await agree(
      {
        given: 'a player has signed with a passkey',
        asking: 'to sign in with the passkey',
        request: request(signed),
        answer: answerOf(signInWithPasskey, { accessToken: newAccessToken, refreshToken: newRefreshToken }),
      },
      signIn,
    );
    expect(result).toEqual({ ok: true, value: { token: newAccessToken, refreshToken: newRefreshToken } });
  });

  it('refuses an unknown passkey with code 154', async () => {
    const result = await agree(
      {
        given: 'a player with a passkey exists',
        asking: 'to sign in with an unknown passkey',
        request: request(assertion),
        answer: refusal(400, 154),
      },
      signIn,
    );
    expect(result).toEqual(refused);
  });

  it('refuses a suspended account with code 110', async () => {
    const result = await agree(
      {
        given: 'a suspended player has signed with a passkey',
        asking: 'to sign in with the passkey',
        request: request(signed),
        answer: refusal(400, 110),
      },
      signIn,
    );
    expect(result).toEqual({ ok: false, error: { kind: 'server', status: 400, code: 110 } });
  });

  it('a passkey proves who is signed in', async () => {
    const result = await agree(
      {
        given: 'a player has signed with a passkey',
        asking: 'to prove it with the passkey',
        request: { method: 'POST', path: '/api/auth/proof', headers: bearer, body: { passkey: signed } },
        answer: { status: 204 },
      },
      (url) => siteOfPlayerAt(url).get(Proofs).give({ kind: 'passkey', assertion }),
    );
    expect(result).toEqual(done);
  });

  it('an unknown passkey proves nothing', async () => {
    const result = await agree(
      {
        given: 'a player with a passkey exists',
        asking: 'to prove it with an unknown passkey',
        request: { method: 'POST', path: '/api/auth/proof', headers: bearer, body: { passkey: assertion } },
        answer: refusal(400, 154),
      },
      (url) => siteOfPlayerAt(url).get(Proofs).give({ kind: 'passkey', assertion }),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'wrong-proof' } });
  });
});
