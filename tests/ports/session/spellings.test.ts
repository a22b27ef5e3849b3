import { KeyGifts } from '#application/beta-keys/KeyGifts';
import { Recipients } from '#application/coupons/Recipients';
import { PasswordResets } from '#application/registration/PasswordResets';
import { Registrations } from '#application/registration/Registrations';
import { Authenticator } from '#application/session/Authenticator';
import type { PersonKey } from '#infrastructure/fake/backend/people';
import { onBothAdapters } from '../support/onBothAdapters';

const fullWidth = (text: string): string =>
  text.replace(/[!-~]/g, (character) => String.fromCharCode(character.charCodeAt(0) + 0xfee0));
const pasted = (text: string): string => `\u200e${text.slice(0, 3)}\u00ad${text.slice(3)}\u200b `;

/** The site cleans what it sends. The back end does it too, because other clients and stored values may not. */
onBothAdapters('Spellings', (open) => {
  const openFor = async (key: PersonKey) => {
    const site = await open();
    const person = await site.createPerson(key);
    const signIn = (change: object) =>
      site.application
        .get(Authenticator)
        .signIn({ email: person.email, password: person.password, otp: person.otp, ...change });
    return { site, person, signIn };
  };

  it.each([fullWidth, pasted])(
    'VA-01 signs in with another spelling of the email and the code',
    async (spell) => {
      const { person, signIn } = await openFor('twoFactor');
      const signedIn = await signIn({ email: spell(person.email), otp: spell(person.otp) });
      expect(signedIn).toMatchObject({ ok: true });
    },
  );

  it('VA-01 signs in with a password in either Unicode form', async () => {
    const { site, person, signIn } = await openFor('new');
    const password = 'Zoé passé 2026';
    const resets = site.application.get(PasswordResets);
    await resets.confirm(
      await site.emailKey('reset', person),
      { password: password.normalize('NFD'), disableMFA: false },
      'en',
    );
    for (const form of ['NFC', 'NFD'] as const)
      expect(await signIn({ password: password.normalize(form) })).toMatchObject({ ok: true });
    expect(await signIn({ password: 'Zoe passe 2026' })).toMatchObject({ ok: false });
  });

  it('VA-01 rejects a registration whose name or email differs only in its spelling', async () => {
    const { site, person } = await openFor('new');
    const registered = await site.application.get(Registrations).register({
      displayName: fullWidth(person.displayName),
      firstName: 'A',
      lastName: 'B',
      email: pasted(person.email),
      password: 'Another-2026!',
      newsletter: false,
      language: 'en',
    });
    expect(registered).toMatchObject({
      ok: false,
      error: { byField: { displayName: [expect.any(String)], email: [expect.any(String)] } },
    });
  });

  it('VA-01 finds recipients and sends keys for another spelling', async () => {
    const { site, person } = await openFor('veteran');
    site.application.tokens.write(await site.tokensExpiringIn(900, person));
    expect(await site.application.get(Recipients).search(fullWidth(person.displayName))).toMatchObject({
      value: [{ id: person.id }],
    });
    const gifts = site.application.get(KeyGifts);
    const friend = site.freshAddress();
    expect(await gifts.send({ recipient: pasted(friend) }, 'en')).toMatchObject({ ok: true });
    expect(await gifts.send({ recipient: fullWidth(friend) }, 'en')).toMatchObject({ ok: false });
    expect(await gifts.list()).toMatchObject({
      value: { keys: expect.arrayContaining([expect.objectContaining({ recipient: friend })]) },
    });
  });
});
