import { Profiles } from '#application/profile/Profiles';
import { Players } from '#application/session/Players';
import { failureModes } from '../support/onBothAdapters';
import { signInAs, type OpenSite } from '../support/Site';
import { startEditing } from './startEditing';

const address = {
  addressStreet: 'Königsallee 7',
  addressCity: 'Düsseldorf',
  addressPostcode: '40212',
  addressState: '',
  addressCountry: 'DE',
};

export const profilesSuite = (open: OpenSite): void => {
  it('PF-01 returns every profile field and the version required for edits', async () => {
    const { profile, person } = await startEditing(await open());
    const { values, version, emailChange } = await profile();
    expect(values).toMatchObject({ email: person.email, displayName: person.displayName, addressCity: '' });
    expect([typeof version, emailChange]).toEqual(['string', undefined]);
  });

  it('PF-01 an edit changes only the submitted fields and returns the profile', async () => {
    const { profile, edit } = await startEditing(await open());
    const { version, values } = await profile();
    const edited = await edit({ lastName: 'Hopper', ...address }, { version });
    expect(edited).toMatchObject({
      ok: true,
      value: { values: { ...values, lastName: 'Hopper', ...address } },
    });
    expect({ ok: true, value: await profile() }).toEqual(edited);
    expect((await edit({ lastName: 'Verne' })).ok).toBe(true);
  });

  it('PF-01 an edit with a wrong password changes no field', async () => {
    const { profile, edit } = await startEditing(await open());
    expect(await edit({ lastName: 'Hopper' }, { password: 'wrong' })).toEqual({
      ok: false,
      error: { kind: 'wrong-password' },
    });
    expect((await profile()).values.lastName).toBe('Verne');
  });

  it('PF-01 rejects an edit based on an outdated version', async () => {
    const { profile, edit } = await startEditing(await open());
    const { version } = await profile();
    await edit({ addressCity: 'Lyon' }, { version });
    expect(await edit({ addressCity: 'Nantes' }, { version })).toEqual({
      ok: false,
      error: { kind: 'changed-elsewhere' },
    });
    expect((await profile()).values.addressCity).toBe('Lyon');
  });

  it('PF-01 rejects a taken display name with a message for its field', async () => {
    const { site, edit } = await startEditing(await open());
    const other = await site.createPerson('backer');
    expect(await edit({ displayName: other.displayName, lastName: 'Hopper' })).toEqual({
      ok: false,
      error: { kind: 'refused-fields', code: 122, byField: { displayName: [expect.any(String)] } },
    });
  });

  it.each([
    ['firstName', ''],
    ['firstName', 'x'.repeat(31)],
    ['addressStreet', 'x'.repeat(255)],
    ['addressCountry', 'Germany'],
    ['displayName', 'short'],
    ['email', 'nobody'],
  ] as const)('PF-01 rejects %s %j with a message for the field', async (field, value) => {
    const { edit } = await startEditing(await open());
    expect(await edit({ [field]: value })).toEqual({
      ok: false,
      error: { kind: 'refused-fields', code: 1, byField: { [field]: [expect.any(String)] } },
    });
  });

  it('PF-02 a new email requires confirmation, and another change is rejected until then', async () => {
    const { site, person, profile, edit } = await startEditing(await open());
    const email = site.freshAddress();
    const edited = await edit({ email });
    expect(edited).toMatchObject({ ok: true, value: { emailChange: { to: email } } });
    expect((await profile()).values.email).toBe(person.email);
    expect(await edit({ email: 'third@farstead.test' })).toEqual({
      ok: false,
      error: { kind: 'refused-fields', code: 141, byField: { email: [] } },
    });
  });

  it('PF-02 rejects a taken email and the player’s current email with different codes for the field', async () => {
    const { site, person, edit } = await startEditing(await open());
    const other = await site.createPerson('backer');
    expect(await edit({ email: other.email })).toMatchObject({
      ok: false,
      error: { kind: 'refused-fields', code: 121, byField: { email: [expect.any(String)] } },
    });
    expect(await edit({ email: person.email.toUpperCase() })).toEqual({
      ok: false,
      error: { kind: 'refused-fields', code: 142, byField: { email: [] } },
    });
  });

  it('PF-01 does not reveal another player’s profile', async () => {
    const site = await open();
    await signInAs(site, 'new');
    const other = await site.createPerson('backer');
    expect(await site.application.get(Players).findProfile(other.id)).toEqual({
      ok: false,
      error: { kind: 'malformed' },
    });
  });

  it('AP-02 returns a signed-out error without a session', async () => {
    const site = await open();
    const edit = { changes: [{ field: 'lastName', value: 'Hopper' }], currentPassword: 'x' } as const;
    expect(await site.application.get(Profiles).edit(edit, 'en')).toEqual({
      ok: false,
      error: { kind: 'signed-out' },
    });
  });

  it.each(failureModes)('PF-01 reports the failure when the server is %s', async (network, error) => {
    const { site, person, edit } = await startEditing(await open());
    await site.simulate(network);
    expect(await edit({ lastName: 'Hopper' })).toEqual({ ok: false, error });
    expect(await site.application.get(Players).findProfile(person.id)).toEqual({ ok: false, error });
  });
};
