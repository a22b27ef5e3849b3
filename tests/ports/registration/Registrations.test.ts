import { randomUUID } from 'node:crypto';
import { PasswordResets } from '#application/registration/PasswordResets';
import { Registrations, type Registration } from '#application/registration/Registrations';
import { Authenticator } from '#application/session/Authenticator';
import { createGhostBuyer, startCheckout } from '../commerce/support';
import { failureModes, onBothAdapters } from '../support/onBothAdapters';
import type { Site } from '../support/Site';

const newcomer = (more: Partial<Registration> = {}): Registration => {
  const name = `New-${randomUUID().slice(0, 12)}`;
  return {
    displayName: name,
    firstName: 'Ольга',
    lastName: 'Verne-Castan',
    email: `${name.toLowerCase()}@farstead.test`,
    password: 'kiln ferry 7 harbour',
    newsletter: false,
    language: 'en',
    ...more,
  };
};

const register = (site: Site, registration: Registration) =>
  site.application.get(Registrations).register(registration);

const signIn = (site: Site, { email, password }: Registration) =>
  site.application.get(Authenticator).signIn({ email, password, otp: '' });

const done = { ok: true, value: undefined };

onBothAdapters('Registrations', (open) => {
  it('RG-01 creates an account pending confirmation', async () => {
    const site = await open();
    const registration = newcomer({ newsletter: true, source: 'contest', acquisitionGaUtm: 'utm_source=a' });
    expect(await register(site, registration)).toEqual(done);
    expect(await signIn(site, registration)).toEqual({ ok: false, error: { kind: 'unconfirmed' } });
  });

  it('RG-01 a repeated registration also succeeds', async () => {
    const site = await open();
    const registration = newcomer();
    await register(site, registration);
    expect(await register(site, registration)).toEqual(done);
  });

  it('RG-04 registering an unconfirmed email again leaves the password to the owner of the mailbox', async () => {
    const site = await open();
    const stranger = newcomer();
    await register(site, stranger);
    const owner = newcomer({ email: stranger.email, password: 'The-Owners-Own-1' });
    expect(await register(site, owner)).toEqual(done);
    for (const registration of [stranger, owner])
      expect(await signIn(site, registration)).toEqual({ ok: false, error: { kind: 'wrong-credentials' } });
    const activationKey = await site.newestEmailKey(stranger.email);
    expect(await register(site, { ...owner, activationKey })).toEqual(done);
    expect((await signIn(site, owner)).ok).toBe(true);
    expect(await signIn(site, stranger)).toEqual({ ok: false, error: { kind: 'wrong-credentials' } });
  });

  it('RG-04 registering again with the same name and password corrects the email', async () => {
    const site = await open();
    const mistyped = newcomer();
    await register(site, mistyped);
    const corrected = { ...mistyped, email: `right-${mistyped.email}` };
    expect(await register(site, { ...corrected, password: 'another 9 ferry kiln' })).toMatchObject({
      error: { kind: 'refused', byField: { displayName: [expect.any(String)] } },
    });
    expect(await register(site, corrected)).toEqual(done);
    expect(await signIn(site, corrected)).toEqual({ ok: false, error: { kind: 'unconfirmed' } });
    expect(await signIn(site, mistyped)).toMatchObject({ ok: false, error: { kind: 'wrong-credentials' } });
  });

  it('RG-04 correcting the email ends the reset link that the first mailbox received', async () => {
    const site = await open();
    const person = await site.createPerson('unconfirmed');
    const key = await site.emailKey('reset', person);
    const resets = site.application.get(PasswordResets);
    expect(await resets.find(key, 'en')).toMatchObject({ ok: true });
    expect(
      await register(site, newcomer({ displayName: person.displayName, password: person.password })),
    ).toEqual(done);
    expect(await resets.find(key, 'en')).toMatchObject({ ok: false });
  });

  it('RG-04 requires the names of a player without a key', async () => {
    const site = await open();
    expect(await register(site, newcomer({ firstName: '', lastName: '' }))).toMatchObject({
      error: {
        kind: 'refused',
        byField: { firstName: [expect.any(String)], lastName: [expect.any(String)] },
      },
    });
  });

  it('RG-03 the emailed key activates the account immediately and works only once', async () => {
    const site = await open();
    const ghost = await site.createGhost();
    expect(await site.application.get(Registrations).findEmail(ghost.activationKey)).toEqual({
      ok: true,
      value: ghost.email,
    });
    // A buyer enters no names.
    const registration = newcomer({ ...ghost, firstName: '', lastName: '' });
    expect(await register(site, registration)).toEqual(done);
    expect(await signIn(site, registration)).toMatchObject({ ok: true });
    expect(await register(site, registration)).toEqual(done);
    expect(await register(site, newcomer({ ...ghost, password: 'another 7 harbour' }))).toMatchObject({
      ok: false,
      error: { kind: 'refused', byField: { email: [expect.any(String)] } },
    });
    expect(await site.application.get(Registrations).findEmail(ghost.activationKey)).toEqual({
      ok: false,
      error: { kind: 'unknown-key' },
    });
  });

  it('RG-04 converting a ghost account with an order requires the emailed key, not only the email', async () => {
    const site = await open();
    const ghost = await createGhostBuyer(site);
    await site.endOrder((await startCheckout(site, ghost)).order.id, 'paid');
    const person = { ...ghost, displayName: '', password: '', otp: '' };
    const activationKey = await site.emailKey('activation', person);

    const attempt = newcomer({ email: ghost.email, password: 'of somebody else' });
    expect(await register(site, attempt)).toEqual(done);
    expect(await register(site, attempt)).toEqual(done);
    const wrong = { ok: false, error: { kind: 'wrong-credentials' } };
    expect(await signIn(site, attempt)).toEqual(wrong);

    const owner = newcomer({ email: ghost.email, activationKey });
    expect(await register(site, owner)).toEqual(done);
    expect(await signIn(site, owner)).toMatchObject({ ok: true });
    expect(await signIn(site, attempt)).toEqual(wrong);
  });

  it('RG-04 rejects an unknown key', async () => {
    const site = await open();
    const error = { kind: 'unknown-key' };
    expect(await site.application.get(Registrations).findEmail('no-such-key')).toEqual({ ok: false, error });
    expect(await register(site, newcomer({ activationKey: 'no-such-key' }))).toEqual({ ok: false, error });
  });

  it('RG-04 reports a taken email and a taken display name together, in the page’s language', async () => {
    const site = await open();
    const { email, displayName } = await site.createPerson('new');
    const texts = [
      'Mit dieser E-Mail-Adresse gibt es schon ein Konto.',
      'Dieser Anzeigename ist vergeben. Wähle einen anderen.',
    ];
    expect(
      await register(
        site,
        newcomer({ email: email.toUpperCase(), displayName: displayName.toUpperCase(), language: 'de' }),
      ),
    ).toEqual({
      ok: false,
      error: { kind: 'refused', byField: { email: [texts[0]], displayName: [texts[1]] }, texts },
    });
  });

  it.each([
    ['firstName', { firstName: 'n'.repeat(31) }],
    ['lastName', { lastName: ' ' }],
    ['displayName', { displayName: 'Ada_Verne' }],
    ['email', { email: 'not-an-email' }],
    ['password', { password: '1234567' }],
  ] as const)('RG-04 returns a message for the invalid field %s', async (field, more) => {
    const site = await open();
    const refused = await register(site, newcomer(more));
    expect(refused).toMatchObject({ ok: false, error: { kind: 'refused' } });
    const { byField } = (refused as { error: { byField: Record<string, readonly string[]> } }).error;
    expect(Object.keys(byField)).toEqual([field]);
    expect(byField[field]).toHaveLength(1);
  });

  it('RG-01 accepts a recruiter’s display name and rejects an unknown name', async () => {
    const site = await open();
    const { displayName } = await site.createPerson('backer');
    expect(await register(site, newcomer({ recruiterId: displayName }))).toEqual(done);
    expect(await register(site, newcomer({ recruiterId: 'Nobody-Of-This-Name' }))).toEqual({
      ok: false,
      error: {
        kind: 'refused',
        byField: { recruiterCode: ['We don’t recognize this referral code.'] },
        texts: ['We don’t recognize this referral code.'],
      },
    });
  });

  it('RG-01 accepts an unused code’s key', async () => {
    const site = await open();
    const { id } = await site.createCode('fresh');
    expect(await register(site, newcomer({ entitlementCode: id }))).toEqual(done);
  });

  it.each([
    ['used', 'This code has already been used.'],
    ['expired', 'This code has expired.'],
    ['reserved', 'This code is reserved for another account.'],
  ] as const)('RG-04 returns a message for a game code that is %s', async (state, reported) => {
    const site = await open();
    const { id } = await site.createCode(state);
    expect(await register(site, newcomer({ entitlementCode: id }))).toEqual({
      ok: false,
      error: { kind: 'refused', byField: { gameCode: [reported] }, texts: [reported] },
    });
  });

  it.each(failureModes)('RG-04 reports the failure when the server is %s', async (network, error) => {
    const site = await open();
    await site.simulate(network);
    expect(await register(site, newcomer())).toEqual({ ok: false, error });
    expect(await site.application.get(Registrations).findEmail('a-key')).toEqual({ ok: false, error });
  });
});
