import { StoreGameTime } from '#application/linked-accounts/StoreGameTime';
import { expectMonthsFrom } from '../support/expectMonthsFrom';
import { failureModes } from '../support/onBothAdapters';
import { signInAs, type OpenSite } from '../support/Site';

const nothing = { ok: false, error: { kind: 'nothing-to-claim' } };

export const storeGameTimeSuite = (open: OpenSite): void => {
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

  it('PD-01 a player without a store purchase has no game time to claim', async () => {
    const site = await open();
    await signInAs(site, 'new');
    const store = site.application.get(StoreGameTime);
    expect(await store.findClaimable()).toBeUndefined();
    expect(await store.claim()).toEqual(nothing);
  });

  it('PD-01 rejects a claim without a session', async () => {
    const site = await open();
    const store = site.application.get(StoreGameTime);
    expect(await store.findClaimable()).toBeUndefined();
    expect(await store.claim()).toEqual({ ok: false, error: { kind: 'signed-out' } });
  });

  it.each(failureModes)(
    'ER-02 ignores a failed eligibility check and reports a failed claim when the server is %s',
    async (network, error) => {
      const site = await open();
      await signInAs(site, 'steam');
      await site.simulate(network);
      const store = site.application.get(StoreGameTime);
      expect(await store.findClaimable()).toBeUndefined();
      expect(await store.claim()).toEqual({ ok: false, error });
    },
  );
};
