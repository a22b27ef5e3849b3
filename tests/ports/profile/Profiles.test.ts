import { Profiles } from '#application/profile/Profiles';
import { Players } from '#application/session/Players';
import { onBothAdapters } from '../support/onBothAdapters';
import { signInAs } from '../support/Site';
import { testFailures } from '../support/testFailures';
import { startEditing } from './startEditing';

const address = {
  addressStreet: 'Königsallee 7',
  addressCity: 'Düsseldorf',
  addressPostcode: '40212',
  addressState: '',
  addressCountry: 'DE',
};

onBothAdapters('Profiles', (open) => {
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
      error: { kind: 'refused-fields', byField: { [field]: [expect.any(String)] } },
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
      error: { kind: 'refused-fields', reason: 'email-change-pending', byField: { email: [] } },
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

  testFailures(open, 'PF-01 AP-02', {
    calls: {
      edit: ({ application }) => application.get(Profiles).edit({ changes: [], currentPassword: 'x' }, 'en'),
      findProfile: ({ application }) => application.get(Players).findProfile('any-id'),
    },
  });
});
