import { ConvertMyDU } from '../../../../src/application/entitlements/ConvertMyDU';
import { Session } from '../../../../src/application/session/Session';
import { FakeMyDU } from '../../../../src/infrastructure/fake/entitlements/FakeMyDU';
import type { PersonKey } from '../../../../src/infrastructure/fake/world/people';
import { compose } from '../../support/compose';

const signedIn = async (as: PersonKey) => {
  const application = await compose({ as });
  await application.get(Session).start();
  return application;
};

it('PD-03 exchanges 90 days of game time for myDU, and reloads the player', async () => {
  const application = await signedIn('subscriber');
  expect(await application.get(ConvertMyDU).execute()).toEqual({
    ok: true,
    value: new Date('2026-11-22T12:00:00Z'),
  });
  expect(application.get(Session).player?.details?.hasMyDUAccess).toBe(true);
  expect(application.world.person('subscriber').gameTimeEnd).toBe('2026-11-22T12:00:00.000Z');
});

it.each<[PersonKey, string]>([
  ['expired', 'no-game-time'],
  ['new', 'no-game-time'],
  ['backer', 'has-already'],
])('PD-03 refuses the player %s with %s, and reloads nothing', async (key, kind) => {
  const application = await signedIn(key);
  const before = application.tokens.read();
  expect(await application.get(ConvertMyDU).execute()).toEqual({ ok: false, error: { kind } });
  expect(application.tokens.read()).toEqual(before);
});

it('PD-03 succeeds even when the reload fails', async () => {
  const application = await signedIn('subscriber');
  const { convert } = FakeMyDU.prototype;
  jest.spyOn(FakeMyDU.prototype, 'convert').mockImplementation(async function (this: FakeMyDU) {
    const converted = await convert.call(this);
    application.world.changeWeather('offline');
    return converted;
  });
  expect((await application.get(ConvertMyDU).execute()).ok).toBe(true);
});
