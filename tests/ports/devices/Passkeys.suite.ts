import { Passkeys } from '#application/devices/Passkeys';
import { PasskeySignIns } from '#application/devices/PasskeySignIns';
import { Proofs } from '#application/devices/Proofs';
import { TokenVerifier } from '#application/session/TokenVerifier';
import { stepUpRefusals } from '#domain/devices/deviceRefusals';
import type { NewPasskey, PasskeyAssertion } from '#domain/devices/Passkey';
import { signInAs, type OpenSite, type Site } from '../support/Site';
import { testFailures } from '../support/testFailures';

const done = { ok: true, value: undefined };
const unknownId = '11111111-1111-4111-8111-111111111111';
const refused = { ok: false, error: { kind: 'passkey-refused' } };

/** A simulated passkey for the adapter under test. */
export interface TestPasskey {
  createCredential(challenge: string): NewPasskey;
  getAssertion(challenge: string): PasskeyAssertion;
}

type NewKey = (site: Site) => TestPasskey;

const value = <T>(result: { ok: true; value: T } | { ok: false; error: object }): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

export const passkeysSuite = (open: OpenSite, newKey: NewKey): void => {
  const opened = async () => {
    const site = await open();
    const person = await signInAs(site, 'new');
    const { application } = site;
    return {
      site,
      person,
      passkeys: application.get(Passkeys),
      signIns: application.get(PasskeySignIns),
      key: newKey(site),
    };
  };

  const withPasskey = async () => {
    const all = await opened();
    const { challenge } = value(await all.passkeys.requestNew());
    const added = value(await all.passkeys.add('Blue key', all.key.createCredential(challenge)));
    const sign = async (email = '') =>
      all.key.getAssertion(value(await all.signIns.request(email)).challenge);
    return { ...all, added, sign };
  };

  it('adds a passkey and lists it', async () => {
    const { passkeys, added } = await withPasskey();
    expect(added.name).toBe('Blue key');
    expect(value(await passkeys.list())).toEqual([added]);
    expect(value(await passkeys.requestNew()).known).toHaveLength(1);
  });

  it('rejects a passkey created for a different challenge', async () => {
    const { passkeys, signIns, key } = await opened();
    const { challenge } = value(await signIns.request(''));
    expect(await passkeys.add('Blue key', key.createCredential(challenge))).toEqual(refused);
  });

  it.each([false, true])('signs in with a passkey (email provided: %s)', async (withEmail) => {
    const { site, person, passkeys, signIns, sign } = await withPasskey();
    const tokens = value(await signIns.signIn(await sign(withEmail ? person.email : '')));
    expect(await site.application.get(TokenVerifier).verify(tokens.token)).toMatchObject({
      value: { id: person.id },
    });
    expect(value(await passkeys.list())[0]?.lastUsedAt).toBeDefined();
  });

  it('lists the passkeys of no email, whether or not it belongs to an account', async () => {
    const { person, signIns } = await withPasskey();
    for (const email of [person.email, 'nobody@farstead.test', ''])
      expect(value(await signIns.request(email)).allowed).toEqual([]);
  });

  it('rejects an unknown passkey and an invalid signature', async () => {
    const { site, signIns, sign } = await withPasskey();
    const { challenge } = value(await signIns.request(''));
    expect(await signIns.signIn(newKey(site).getAssertion(challenge))).toEqual(refused);
    expect(await signIns.signIn({ ...(await sign()), signature: '' })).toEqual(refused);
  });

  it('renames a passkey and removes it, so that it cannot sign in', async () => {
    const { passkeys, signIns, added, sign } = await withPasskey();
    expect(await passkeys.rename(added.id, 'Red key')).toEqual(done);
    expect(value(await passkeys.list())[0]?.name).toBe('Red key');
    expect(await passkeys.remove(added.id)).toEqual(done);
    expect(value(await passkeys.list())).toEqual([]);
    const unknown = { ok: false, error: { kind: 'unknown-passkey' } };
    expect(await passkeys.rename(added.id, 'Red key')).toEqual(unknown);
    expect(await passkeys.remove(added.id)).toEqual(unknown);
    expect(await signIns.signIn(await sign())).toEqual(refused);
  });

  it('adding or removing a passkey requires recent authentication, for example with a passkey', async () => {
    const { site, person, passkeys, added, sign } = await withPasskey();
    await site.expireProofs(person);
    const needed = { ok: false, error: { kind: 'server', ...stepUpRefusals['proof-needed'] } };
    expect(await passkeys.requestNew()).toEqual(needed);
    expect(await passkeys.remove(added.id)).toEqual(needed);
    const proof = { kind: 'passkey', assertion: await sign() } as const;
    expect(await site.application.get(Proofs).submit(proof)).toEqual(done);
    expect(await passkeys.remove(added.id)).toEqual(done);
  });

  testFailures(open, '', {
    calls: {
      list: ({ application }) => application.get(Passkeys).list(),
      requestNew: ({ application }) => application.get(Passkeys).requestNew(),
      rename: ({ application }) => application.get(Passkeys).rename(unknownId, 'Red key'),
      remove: ({ application }) => application.get(Passkeys).remove(unknownId),
    },
  });

  testFailures(open, '', {
    isAnonymous: true,
    calls: {
      request: ({ application }) => application.get(PasskeySignIns).request(''),
      signIn: (site) => site.application.get(PasskeySignIns).signIn(newKey(site).getAssertion('challenge')),
    },
  });
};
