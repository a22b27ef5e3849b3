import { GameTime } from '#application/products/GameTime';
import type { PersonKey } from '#infrastructure/fake/backend/people';
import { expectMonthsFrom } from '../support/expectMonthsFrom';
import { failureModes } from '../support/onBothAdapters';
import { signInAs, type OpenSite } from '../support/Site';

export const gameTimeSuite = (open: OpenSite): void => {
  it.each<[PersonKey, number]>([
    ['subscriber', 3],
    ['twoFactor', 1],
    ['expired', -1],
  ])('PD-01 player %s has game time that ends in %d months', async (key, months) => {
    const site = await open();
    await signInAs(site, key);
    const end = await site.application.get(GameTime).findEnd();
    if (!end.ok) throw new Error(end.error.kind);
    expectMonthsFrom(site.now(), months, end.value);
  });

  it('PD-01 a new player has never had game time', async () => {
    const site = await open();
    await signInAs(site, 'new');
    expect(await site.application.get(GameTime).findEnd()).toEqual({ ok: true, value: undefined });
  });

  it('PD-01 rejects a call without a session', async () => {
    const site = await open();
    expect(await site.application.get(GameTime).findEnd()).toEqual({
      ok: false,
      error: { kind: 'signed-out' },
    });
  });

  it.each(failureModes)('PD-01 reports the failure when the server is %s', async (network, error) => {
    const site = await open();
    await signInAs(site, 'subscriber');
    await site.simulate(network);
    expect(await site.application.get(GameTime).findEnd()).toEqual({ ok: false, error });
  });
};
