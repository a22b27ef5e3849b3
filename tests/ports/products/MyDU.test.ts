import { GameTime } from '#application/products/GameTime';
import { MyDU } from '#application/products/MyDU';
import { Players } from '#application/session/Players';
import type { PersonKey } from '#infrastructure/fake/backend/people';
import { onBothAdapters } from '../support/onBothAdapters';
import { signInAs } from '../support/Site';
import { testFailures } from '../support/testFailures';

const takenMilliseconds = 90 * 86_400_000;

onBothAdapters('MyDU', (open) => {
  it.each<[PersonKey, boolean]>([
    ['new', true],
    ['subscriber', true],
    ['expired', true],
    ['backer', false],
  ])('BU-08 player %s can buy MyDU: %s', async (key, mayBuy) => {
    const site = await open();
    await signInAs(site, key);
    expect(await site.application.get(MyDU).canBuy()).toBe(mayBuy);
  });

  it('PD-03 deducts 90 days of 86,400,000 ms and grants access to MyDU', async () => {
    const site = await open();
    const { id } = await signInAs(site, 'subscriber');
    const { application } = site;
    const before = await application.get(GameTime).findEnd();
    if (!before.ok || !before.value) throw new Error('There is no game time.');
    const end = new Date(before.value.getTime() - takenMilliseconds);
    expect(await application.get(MyDU).convert()).toEqual({ ok: true, value: end });
    expect(await application.get(GameTime).findEnd()).toEqual({ ok: true, value: end });
    expect(await application.get(MyDU).canBuy()).toBe(false);
    expect(await application.get(Players).findDetails(id)).toMatchObject({ value: { hasMyDUAccess: true } });
  });

  it('PD-03 converts even with less than 90 days left, moving the end of game time into the past', async () => {
    const site = await open();
    await signInAs(site, 'twoFactor');
    const converted = await site.application.get(MyDU).convert();
    if (!converted.ok) throw new Error(converted.error.kind);
    expect(converted.value.getTime()).toBeLessThan(site.now().getTime());
  });

  it('PD-03 repeated requests deduct the game time only once', async () => {
    const site = await open();
    await signInAs(site, 'subscriber');
    const myDU = site.application.get(MyDU);
    const outcomes = await Promise.all([myDU.convert(), myDU.convert(), myDU.convert()]);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await myDU.convert()).toEqual({ ok: false, error: { kind: 'has-already' } });
    const end = await site.application.get(GameTime).findEnd();
    expect(end).toEqual(outcomes.find(({ ok }) => ok));
  });

  testFailures(open, 'PD-03', {
    calls: {
      convert: ({ application }) => application.get(MyDU).convert(),
      canBuy: ({ application }) => application.get(MyDU).canBuy(),
    },
    fallbacks: { canBuy: undefined },
  });
});
