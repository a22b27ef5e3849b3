import { AccountDeletions } from '../../../src/application/my-data/AccountDeletions';
import { deletionSeconds } from '../../../src/domain/my-data/AccountDeletion';
import { badWeathers } from '../support/onBothAdapters';
import { signedIn, type OpenSite } from '../support/Site';

const none = { ok: true, value: undefined };

export const accountDeletionsSuite = (open: OpenSite): void => {
  it('a deletion is due 14 days after its request, and requested twice it is one', async () => {
    const site = await open();
    const { password } = await signedIn(site, 'new');
    const deletions = site.application.get(AccountDeletions);
    expect(await deletions.find()).toEqual(none);
    const requested = await deletions.request(password, 'en');
    if (!requested.ok) throw new Error('The deletion was refused.');
    const { requestedAt, dueAt } = requested.value;
    expect(dueAt.getTime() - requestedAt.getTime()).toBe(deletionSeconds * 1000);
    expect(await deletions.find()).toEqual(requested);
    expect(await deletions.request(password, 'en')).toEqual(requested);
  });

  it('an account is kept, also when that is sent twice', async () => {
    const site = await open();
    const { password } = await signedIn(site, 'new');
    const deletions = site.application.get(AccountDeletions);
    await deletions.request(password, 'en');
    expect(await deletions.keep('en')).toEqual(none);
    expect(await deletions.keep('en')).toEqual(none);
    expect(await deletions.find()).toEqual(none);
  });

  it('the key of the email keeps the account once', async () => {
    const site = await open();
    const { password, email } = await signedIn(site, 'new');
    const deletions = site.application.get(AccountDeletions);
    await deletions.request(password, 'en');
    const key = await site.keyMailedTo(email);
    expect(await deletions.keepBy('another-key', 'en')).toEqual({ ok: false, error: { kind: 'dead-key' } });
    expect(await deletions.keepBy(key, 'en')).toEqual(none);
    expect(await deletions.find()).toEqual(none);
    expect(await deletions.keepBy(key, 'en')).toEqual({ ok: false, error: { kind: 'dead-key' } });
  });

  it('a wrong password is refused', async () => {
    const site = await open();
    await signedIn(site, 'new');
    const deletions = site.application.get(AccountDeletions);
    expect(await deletions.request('wrong-password', 'en')).toEqual({
      ok: false,
      error: { kind: 'wrong-password' },
    });
    expect(await deletions.find()).toEqual(none);
  });

  it('refuses calls without a session', async () => {
    const site = await open();
    const deletions = site.application.get(AccountDeletions);
    const refused = { ok: false, error: { kind: 'signed-out' } };
    expect(await deletions.find()).toEqual(refused);
    expect(await deletions.request('password', 'en')).toEqual(refused);
    expect(await deletions.keep('en')).toEqual(refused);
  });

  it.each(badWeathers)('reports a failure of the server: %s', async (weather, error) => {
    const site = await open();
    const { password } = await signedIn(site, 'new');
    await site.suffer(weather);
    const deletions = site.application.get(AccountDeletions);
    const failed = { ok: false, error };
    expect(await deletions.find()).toEqual(failed);
    expect(await deletions.request(password, 'en')).toEqual(failed);
    expect(await deletions.keep('en')).toEqual(failed);
    expect(await deletions.keepBy('key', 'en')).toEqual(failed);
  });
};
