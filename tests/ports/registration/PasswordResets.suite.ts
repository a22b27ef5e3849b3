import { PasswordResets } from '#application/registration/PasswordResets';
import { Authenticator } from '#application/session/Authenticator';
import { Players } from '#application/session/Players';
import type { PersonKey } from '#infrastructure/fake/backend/people';
import { failureModes } from '../support/onBothAdapters';
import type { OpenSite } from '../support/Site';

const deadKey = { ok: false, error: { kind: 'dead-key' } };
const done = { ok: true, value: undefined };
const chosen = { password: 'A-new-one-2026', disableMFA: false };

export const passwordResetsSuite = (open: OpenSite): void => {
  const holding = async (key: PersonKey = 'new') => {
    const site = await open();
    const person = await site.createPerson(key);
    const resets = site.application.get(PasswordResets);
    const signIn = (password: string) =>
      site.application.get(Authenticator).signIn({ email: person.email, password, otp: '' });
    return { site, person, resets, signIn, key: await site.emailKey('reset', person) };
  };

  it.each(['new', 'twoFactor', 'unconfirmed'] as const)(
    'FP-01 accepts a request for player %s',
    async (key) => {
      const site = await open();
      const { email } = await site.createPerson(key);
      expect(await site.application.get(PasswordResets).request(email, 'fr')).toEqual(done);
    },
  );

  it('FP-01 responds identically to a request for an unknown email', async () => {
    const site = await open();
    expect(await site.application.get(PasswordResets).request('nobody@farstead.test', 'de')).toEqual(done);
  });

  it('FP-01 rejects an invalid email', async () => {
    const site = await open();
    const requested = await site.application.get(PasswordResets).request('nobody', 'en');
    expect(requested).toEqual({ ok: false, error: { kind: 'email-invalid' } });
  });

  it.each([
    ['new', false],
    ['twoFactor', true],
  ] as const)('FP-01 D-23 returns the key’s owner: player %s has mfaEnabled %s', async (who, mfaEnabled) => {
    const { resets, person, key } = await holding(who);
    const info = { ok: true, value: { email: person.email, mfaEnabled } };
    expect(await resets.find(key, 'en')).toEqual(info);
    expect(await resets.find(key, 'en')).toEqual(info);
  });

  it('FP-01 the new password replaces the old one for sign-in', async () => {
    const { resets, person, key, signIn } = await holding();
    expect(await resets.confirm(key, chosen, 'en')).toEqual(done);
    expect((await signIn(chosen.password)).ok).toBe(true);
    expect(await signIn(person.password)).toMatchObject({ ok: false, error: { kind: 'server', code: 100 } });
  });

  it('FP-01 D-23 two-factor remains on unless the player turns it off', async () => {
    const { site, resets, person, key, signIn } = await holding('twoFactor');
    await resets.confirm(key, chosen, 'en');
    expect(await signIn(chosen.password)).toEqual({ ok: false, error: { kind: 'two-factor' } });
    await resets.confirm(await site.emailKey('reset', person), { ...chosen, disableMFA: true }, 'en');
    expect((await signIn(chosen.password)).ok).toBe(true);
  });

  it('FP-01 resetting the password ends all of the player’s sessions', async () => {
    const { site, resets, person, key } = await holding();
    // Some minutes old, because the API still accepts tokens issued within the same second.
    const held = await site.tokensExpiringIn(600, person);
    site.application.tokens.write(held);
    expect((await site.application.get(Players).findDetails(person.id)).ok).toBe(true);
    await resets.confirm(key, chosen, 'en');
    expect(await site.application.get(Players).findDetails(person.id)).toEqual({
      ok: false,
      error: { kind: 'signed-out' },
    });
    expect(await site.application.get(Authenticator).refresh(held)).toEqual({
      ok: false,
      error: { kind: 'refresh-refused' },
    });
  });

  it('FP-01 accepts a key only once', async () => {
    const { resets, key } = await holding();
    await resets.confirm(key, chosen, 'en');
    expect(await resets.confirm(key, chosen, 'en')).toEqual(deadKey);
    expect(await resets.find(key, 'en')).toEqual(deadKey);
  });

  it.each(['7 chars', 'x'.repeat(129)])(
    'FP-01 rejects the password %j and keeps the key valid',
    async (password) => {
      const { resets, key } = await holding();
      expect(await resets.confirm(key, { ...chosen, password }, 'en')).toEqual({
        ok: false,
        error: { kind: 'server', status: 400, code: 1 },
      });
      expect(await resets.confirm(key, { ...chosen, password: 'x'.repeat(128) }, 'en')).toEqual(done);
    },
  );

  it.each(['no-such-key', 'ü/?#%'])('FP-01 rejects the unknown key %s', async (key) => {
    const site = await open();
    const resets = site.application.get(PasswordResets);
    expect(await resets.find(key, 'en')).toEqual(deadKey);
    expect(await resets.confirm(key, chosen, 'en')).toEqual(deadKey);
  });

  it.each(failureModes)('FP-01 reports the failure when the server is %s', async (network, error) => {
    const { site, resets, person, key } = await holding();
    await site.simulate(network);
    expect(await resets.request(person.email, 'en')).toEqual({ ok: false, error });
    expect(await resets.find(key, 'en')).toEqual({ ok: false, error });
    expect(await resets.confirm(key, chosen, 'en')).toEqual({ ok: false, error });
  });
};
