import { PasswordResets } from '#application/registration/PasswordResets';
import { Authenticator } from '#application/session/Authenticator';
import { Players } from '#application/session/Players';
import { generalRefusals } from '#domain/shared/generalRefusals';
import type { PersonKey } from '#infrastructure/fake/backend/people';
import { onBothAdapters } from '../support/onBothAdapters';
import { testFailures } from '../support/testFailures';

const deadKey = { ok: false, error: { kind: 'dead-key' } };
const done = { ok: true, value: undefined };
const chosen = { password: 'A-new-one-2026', disableMFA: false };

onBothAdapters('PasswordResets', (open) => {
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
    expect(await signIn(person.password)).toMatchObject({ ok: false, error: { kind: 'wrong-credentials' } });
  });

  it('FP-01 D-23 two-factor remains on unless the player turns it off', async () => {
    const { site, resets, person, key, signIn } = await holding('twoFactor');
    await resets.confirm(key, chosen, 'en');
    expect(await signIn(chosen.password)).toEqual({ ok: false, error: { kind: 'two-factor' } });
    const turningOff = { ...chosen, disableMFA: true };
    const again = await site.emailKey('reset', person);
    for (const [code, kind] of [
      [{}, 'recovery-code-needed'],
      [{ recoveryCode: 'AAAAA-AAAAA' }, 'wrong-code'],
    ] as const)
      expect(await resets.confirm(again, { ...turningOff, ...code }, 'en')).toEqual({
        ok: false,
        error: { kind },
      });
    expect((await resets.find(again, 'en')).ok).toBe(true);
    expect(await signIn(chosen.password)).toEqual({ ok: false, error: { kind: 'two-factor' } });
  });

  it('FP-01 D-23 a reset that waits changes nothing for 24 hours, and can be stopped by the signed-in player', async () => {
    const { site, resets, person, key, signIn } = await holding('twoFactor');
    site.application.tokens.write(await site.tokensExpiringIn(600, person));
    const players = site.application.get(Players);
    const dueAt = async () => {
      const found = await players.findDetails(person.id);
      return found.ok ? found.value.passwordResetDueAt : 'unknown';
    };
    expect(await dueAt()).toBeUndefined();
    const started = await resets.startWait(key, chosen.password, 'en');
    expect(started).toEqual({ ok: true, value: expect.any(Date) as Date });
    expect(await signIn(chosen.password)).toMatchObject({ error: { kind: 'wrong-credentials' } });
    expect(await signIn(person.password)).toMatchObject({ error: { kind: 'two-factor' } });
    expect(await resets.find(key, 'en')).toEqual(deadKey);
    expect(await dueAt()).toBe(started.ok ? started.value.toISOString() : '');
    for (let attempt = 0; attempt < 2; attempt += 1) expect(await resets.stop('en')).toEqual(done);
    expect(await dueAt()).toBeUndefined();
  });

  it('FP-01 D-23 an unknown key starts and stops no reset', async () => {
    const resets = (await open()).application.get(PasswordResets);
    expect(await resets.startWait('no-such-key', chosen.password, 'en')).toEqual(deadKey);
    expect(await resets.stopByKey('no-such-key', 'en')).toEqual(deadKey);
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
        error: { kind: 'server', ...generalRefusals['malformed-request'] },
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

  testFailures(open, 'FP-01', {
    isAnonymous: true,
    calls: {
      request: ({ application }) => application.get(PasswordResets).request('a@b.test', 'en'),
      find: ({ application }) => application.get(PasswordResets).find('key', 'en'),
      confirm: ({ application }) => application.get(PasswordResets).confirm('key', chosen, 'en'),
    },
  });
});
