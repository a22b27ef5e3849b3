import { StoreGameTime } from '#application/linked-accounts/StoreGameTime';
import { expectMonthsFrom } from '../support/expectMonthsFrom';
import { failureModes } from '../support/onBothAdapters';
import { signInAs, type OpenSite } from '../support/Site';

const nothing = { ok: false, error: { kind: 'nothing-to-claim' } };

export const storeGameTimeSuite = (open: OpenSite): void => {
  it('PD-01 game time bought in the store is claimed once', async () => {
    const site = await open();
    await signInAs(site, 'steam');
    const store = site.application.get(StoreGameTime);
    expect(await store.findClaimable()).toEqual({ months: 3 });
    const claimed = await store.claim();
    expectMonthsFrom(site.now(), 3, claimed.ok ? claimed.value : undefined);
    expect(await store.findClaimable()).toBeUndefined();
    expect(await store.claim()).toEqual(nothing);
  });

  it('PD-01 a player without a purchase in the store has nothing to claim', async () => {
    const site = await open();
    await signInAs(site, 'new');
    const store = site.application.get(StoreGameTime);
    expect(await store.findClaimable()).toBeUndefined();
    expect(await store.claim()).toEqual(nothing);
  });

  it('PD-01 nothing can be claimed without a session', async () => {
    const site = await open();
    const store = site.application.get(StoreGameTime);
    expect(await store.findClaimable()).toBeUndefined();
    expect(await store.claim()).toEqual({ ok: false, error: { kind: 'signed-out' } });
  });

  it.each(failureModes)(
    'ER-02 a failed eligibility check is ignored and a failed claim reported when the server is %s',
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
