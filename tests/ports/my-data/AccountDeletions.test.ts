import { Recipients } from '#application/coupons/Recipients';
import { AccountDeletions } from '#application/my-data/AccountDeletions';
import { CodeRedeemer } from '#application/products/CodeRedeemer';
import { deletionSeconds } from '#domain/my-data/AccountDeletion';
import { pendingDeletionRefusals } from '#domain/my-data/deletionRefusals';
import type { RedemptionCode } from '#domain/products/RedemptionCode';
import { refuse } from '#infrastructure/fake/backend/refuse';
import { onBothAdapters } from '../support/onBothAdapters';
import { signInAs } from '../support/Site';
import { testFailures } from '../support/testFailures';

const none = { ok: true, value: undefined };

onBothAdapters('AccountDeletions', (open) => {
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

  it('the emailed key cancels the deletion, and succeeds when it is used again', async () => {
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
    expect(await deletions.keepAccountByKey(key, 'en')).toEqual(none);
  });

  it('an account with a pending deletion redeems and receives nothing until the deletion is canceled', async () => {
    const site = await open();
    const { displayName, password } = await signInAs(site, 'new');
    const deletions = site.application.get(AccountDeletions);
    await deletions.request(password, 'en');
    const { code } = await site.createCode('fresh');
    const redeem = () => site.application.get(CodeRedeemer).redeem(code as RedemptionCode);
    expect(await redeem()).toMatchObject(refuse(pendingDeletionRefusals, 'deletion-pending'));
    const search = () => site.application.get(Recipients).search(displayName);
    expect(await search()).toEqual({ ok: true, value: [] });
    await deletions.keepAccount('en');
    expect(await redeem()).toMatchObject({ ok: true });
    expect(await search()).toMatchObject({ ok: true, value: [{ displayName }] });
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

  testFailures(open, '', {
    calls: {
      find: ({ application }) => application.get(AccountDeletions).find(),
      request: ({ application }) => application.get(AccountDeletions).request('password', 'en'),
      keepAccount: ({ application }) => application.get(AccountDeletions).keepAccount('en'),
    },
  });

  testFailures(open, '', {
    isAnonymous: true,
    calls: {
      keepAccountByKey: ({ application }) => application.get(AccountDeletions).keepAccountByKey('key', 'en'),
    },
  });
});
