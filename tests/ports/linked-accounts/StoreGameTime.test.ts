import { StoreGameTime } from '#application/linked-accounts/StoreGameTime';
import { expectMonthsFrom } from '../support/expectMonthsFrom';
import { onBothAdapters } from '../support/onBothAdapters';
import { signInAs } from '../support/Site';
import { testFailures } from '../support/testFailures';

const nothing = { ok: false, error: { kind: 'nothing-to-claim' } };

onBothAdapters('StoreGameTime', (open) => {
  it('PD-01 a player claims game time purchased in the store once', async () => {
    const site = await open();
    await signInAs(site, 'steam');
    const store = site.application.get(StoreGameTime);
    expect(await store.findClaimable()).toEqual({ months: 3 });
    const claimed = await store.claim();
    expectMonthsFrom(site.now(), 3, claimed.ok ? claimed.value : undefined);
    expect(await store.findClaimable()).toBeUndefined();
    expect(await store.claim()).toEqual(nothing);
  });

  testFailures(open, 'PD-01 ER-02', {
    calls: {
      findClaimable: ({ application }) => application.get(StoreGameTime).findClaimable(),
      claim: ({ application }) => application.get(StoreGameTime).claim(),
    },
    fallbacks: { findClaimable: undefined },
  });
});
