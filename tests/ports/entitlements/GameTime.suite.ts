import { GameTime } from '../../../src/application/entitlements/GameTime';
import type { PersonKey } from '../../../src/infrastructure/fake/world/people';
import { expectMonthsFrom } from '../support/closeTo';
import { badWeathers } from '../support/onBothAdapters';
import { signedIn, type OpenSite } from '../support/Site';

export const gameTimeSuite = (open: OpenSite): void => {
  it.each<[PersonKey, number]>([
    ['subscriber', 3],
    ['twoFactor', 1],
    ['expired', -1],
  ])('PD-01 the game time of the player %s ends in %d months', async (key, months) => {
    const site = await open();
    await signedIn(site, key);
    const end = await site.application.get(GameTime).end();
    if (!end.ok) throw new Error(end.error.kind);
    expectMonthsFrom(site.now(), months, end.value);
  });

  it('PD-01 a new player never had game time', async () => {
    const site = await open();
    await signedIn(site, 'new');
    expect(await site.application.get(GameTime).end()).toEqual({ ok: true, value: undefined });
  });

  it('PD-01 refuses a call without a session', async () => {
    const site = await open();
    expect(await site.application.get(GameTime).end()).toEqual({ ok: false, error: { kind: 'signed-out' } });
  });

  it.each(badWeathers)('PD-01 reports a failure of the server: %s', async (weather, error) => {
    const site = await open();
    await signedIn(site, 'subscriber');
    await site.suffer(weather);
    expect(await site.application.get(GameTime).end()).toEqual({ ok: false, error });
  });
};
