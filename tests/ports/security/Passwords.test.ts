import { Passwords } from '#application/security/Passwords';
import { Authenticator } from '#application/session/Authenticator';
import { Players } from '#application/session/Players';
import { onBothAdapters } from '../support/onBothAdapters';
import { signInAs } from '../support/Site';
import { testFailures } from '../support/testFailures';

const done = { ok: true, value: undefined };
const chosen = 'A-new-one-2026';

onBothAdapters('Passwords', (open) => {
  const holding = async () => {
    const site = await open();
    const person = await signInAs(site, 'new');
    const passwords = site.application.get(Passwords);
    const change = (password: string, currentPassword = person.password) =>
      passwords.change({ password, currentPassword }, 'fr');
    const signIn = (password: string) =>
      site.application.get(Authenticator).signIn({ email: person.email, password, otp: '' });
    return { site, person, change, signIn };
  };

  it('SC-01 the new password replaces the old one for sign-in', async () => {
    const { change, signIn, person } = await holding();
    expect(await change(chosen)).toEqual(done);
    expect((await signIn(chosen)).ok).toBe(true);
    expect(await signIn(person.password)).toMatchObject({ ok: false, error: { kind: 'wrong-credentials' } });
  });

  it.each(['x', '1234567'])(
    'SC-01 D-20 rejects %j with a message in the requested language',
    async (password) => {
      const { change } = await holding();
      expect(await change(password)).toEqual({
        ok: false,
        error: { kind: 'refused-password', texts: [expect.stringContaining('caractères')] },
      });
    },
  );

  it.each(['12345678', 'x'.repeat(128)])('SC-01 D-20 accepts the password %j', async (password) => {
    const { change, signIn } = await holding();
    expect(await change(password)).toEqual(done);
    expect((await signIn(password)).ok).toBe(true);
  });

  it('SC-01 ends other sessions and keeps the current one', async () => {
    const { site, person, change } = await holding();
    const elsewhere = await site.tokensExpiringIn(600, person);
    await change(chosen);
    expect((await site.application.get(Players).findDetails(person.id)).ok).toBe(true);
    expect(await site.application.get(Authenticator).refresh(elsewhere)).toEqual({
      ok: false,
      error: { kind: 'refresh-refused' },
    });
  });

  testFailures(open, 'SC-01', {
    calls: {
      change: ({ application }) =>
        application.get(Passwords).change({ password: chosen, currentPassword: 'x' }, 'fr'),
    },
  });
});
