import { AccountDeletions } from '#application/my-data/AccountDeletions';
import { deletionSeconds } from '#domain/my-data/AccountDeletion';
import { failureModes } from '../support/onBothAdapters';
import { signInAs, type OpenSite } from '../support/Site';

const none = { ok: true, value: undefined };

export const accountDeletionsSuite = (open: OpenSite): void => {
  it('schedules a deletion 14 days after the request, and a repeated request has no effect', async () => {
    const site = await open();
    const { password } = await signInAs(site, 'new');
    const deletions = site.application.get(AccountDeletions);
    expect(await deletions.find()).toEqual(none);
    const requested = await deletions.request(password, 'en');
    if (!requested.ok) throw new Error('The deletion was refused.');
    const { requestedAt, dueAt } = requested.value;
    expect(dueAt.getTime() - requestedAt.getTime()).toBe(deletionSeconds * 1000);
    expect(await deletions.find()).toEqual(requested);
    expect(await deletions.request(password, 'en')).toEqual(requested);
  });

  it('cancels the deletion, even when the request is sent twice', async () => {
    const site = await open();
    const { password } = await signInAs(site, 'new');
    const deletions = site.application.get(AccountDeletions);
    await deletions.request(password, 'en');
    expect(await deletions.keepAccount('en')).toEqual(none);
    expect(await deletions.keepAccount('en')).toEqual(none);
    expect(await deletions.find()).toEqual(none);
  });

  it('the emailed key cancels the deletion only once', async () => {
    const site = await open();
    const { password, email } = await signInAs(site, 'new');
    const deletions = site.application.get(AccountDeletions);
    await deletions.request(password, 'en');
    const key = await site.newestEmailKey(email);
    expect(await deletions.keepAccountByKey('another-key', 'en')).toEqual({
      ok: false,
      error: { kind: 'dead-key' },
    });
    expect(await deletions.keepAccountByKey(key, 'en')).toEqual(none);
    expect(await deletions.find()).toEqual(none);
    expect(await deletions.keepAccountByKey(key, 'en')).toEqual({ ok: false, error: { kind: 'dead-key' } });
  });

  it('rejects a wrong password', async () => {
    const site = await open();
    await signInAs(site, 'new');
    const deletions = site.application.get(AccountDeletions);
    expect(await deletions.request('wrong-password', 'en')).toEqual({
      ok: false,
      error: { kind: 'wrong-password' },
    });
    expect(await deletions.find()).toEqual(none);
  });

  it('rejects calls without a session', async () => {
    const site = await open();
    const deletions = site.application.get(AccountDeletions);
    const refused = { ok: false, error: { kind: 'signed-out' } };
    expect(await deletions.find()).toEqual(refused);
    expect(await deletions.request('password', 'en')).toEqual(refused);
    expect(await deletions.keepAccount('en')).toEqual(refused);
  });

  it.each(failureModes)('reports the failure when the server is %s', async (network, error) => {
    const site = await open();
    const { password } = await signInAs(site, 'new');
    await site.simulate(network);
    const deletions = site.application.get(AccountDeletions);
    const failed = { ok: false, error };
    expect(await deletions.find()).toEqual(failed);
    expect(await deletions.request(password, 'en')).toEqual(failed);
    expect(await deletions.keepAccount('en')).toEqual(failed);
    expect(await deletions.keepAccountByKey('key', 'en')).toEqual(failed);
  });
};
