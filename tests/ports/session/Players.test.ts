import { Players } from '#application/session/Players';
import type { PersonKey } from '#infrastructure/fake/backend/people';
import { onBothAdapters } from '../support/onBothAdapters';
import { signInAs } from '../support/Site';
import { testFailures } from '../support/testFailures';

onBothAdapters('Players', (open) => {
  it.each<[PersonKey, object]>([
    ['new', { language: 'en', mfaEnabled: false, hasMyDUAccess: false, ownership: [] }],
    ['backer', { mfaEnabled: false, hasMyDUAccess: true, ownership: [] }],
    ['steam', { hasMyDUAccess: false, ownership: ['steam'] }],
    ['twoFactor', { mfaEnabled: true }],
  ])('SE-01 returns the details of the player %s: %j', async (key, details) => {
    const site = await open();
    const { id } = await signInAs(site, key);
    const found = await site.application.get(Players).findDetails(id);
    expect(found).toMatchObject({ ok: true, value: details });
    expect(found).toMatchObject({ value: { firstName: expect.any(String), lastName: expect.any(String) } });
  });

  it('SE-01 does not reveal the details of other players', async () => {
    const site = await open();
    await signInAs(site, 'new');
    const other = await site.createPerson('backer');
    expect(await site.application.get(Players).findDetails(other.id)).toEqual({
      ok: false,
      error: { kind: 'malformed' },
    });
  });

  it('SE-01 renews an expired token during a call', async () => {
    const site = await open();
    const person = await site.createPerson('new');
    const expired = await site.tokensExpiringIn(-3600, person);
    site.application.tokens.write(expired);
    expect((await site.application.get(Players).findDetails(person.id)).ok).toBe(true);
    expect(site.application.tokens.read()?.token).not.toBe(expired.token);
  });

  it('SE-01 ends the session when the renewal of an expired token is rejected', async () => {
    const site = await open();
    const person = await site.createPerson('new');
    const { token } = await site.tokensExpiringIn(-3600, person);
    site.application.tokens.write({ token, refreshToken: 'never-given' });
    expect(await site.application.get(Players).findDetails(person.id)).toEqual({
      ok: false,
      error: { kind: 'signed-out' },
    });
    expect(site.application.tokens.read()).toBeUndefined();
  });

  testFailures(open, 'SE-01 AP-02', {
    calls: {
      findDetails: ({ application }) => application.get(Players).findDetails('any-id'),
    },
  });
});
