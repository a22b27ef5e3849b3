import { ConvertMyDU } from '#application/products/ConvertMyDU';
import { Session } from '#application/session/Session';
import { FakeMyDU } from '#infrastructure/fake/products/FakeMyDU';
import type { PersonKey } from '#infrastructure/fake/backend/people';
import { compose } from '../../support/compose';

const setUp = async (as: PersonKey) => {
  const application = await compose({ as });
  await application.get(Session).start();
  return application;
};

it('PD-03 exchanges 90 days of game time for MyDU and reloads the player', async () => {
  const application = await setUp('subscriber');
  expect(await application.get(ConvertMyDU).execute()).toEqual({
    ok: true,
    value: new Date('2026-11-22T12:00:00Z'),
  });
  expect(application.get(Session).player?.details?.hasMyDUAccess).toBe(true);
  expect(application.backend.person('subscriber').gameTimeEnd).toBe('2026-11-22T12:00:00.000Z');
});

it.each<[PersonKey, string]>([
  ['expired', 'no-game-time'],
  ['new', 'no-game-time'],
  ['backer', 'has-already'],
])('PD-03 rejects the player %s with %s and does not reload the player', async (key, kind) => {
  const application = await setUp(key);
  const before = application.tokens.read();
  expect(await application.get(ConvertMyDU).execute()).toEqual({ ok: false, error: { kind } });
  expect(application.tokens.read()).toEqual(before);
});

it('PD-03 succeeds even when the reload fails', async () => {
  const application = await setUp('subscriber');
  const { convert } = FakeMyDU.prototype;
  jest.spyOn(FakeMyDU.prototype, 'convert').mockImplementation(async function (this: FakeMyDU) {
    const converted = await convert.call(this);
    application.backend.setNetworkCondition('offline');
    return converted;
  });
  expect((await application.get(ConvertMyDU).execute()).ok).toBe(true);
});
