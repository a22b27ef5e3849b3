import { ConvertDacs } from '#application/coupons/ConvertDacs';
import { Dacs } from '#application/coupons/Dacs';
import { GameTime } from '#application/products/GameTime';
import { Session } from '#application/session/Session';
import type { PersonKey } from '#infrastructure/fake/backend/people';
import { compose, type Application } from '../../support/compose';

const setUp = async (as: PersonKey): Promise<Application> => {
  const application = await compose({ as });
  await application.get(Session).start();
  return application;
};

const request = (typed: string, owned?: number) => ({ key: 'one-key', typed, owned });

it('DC-01 converts each coupon to a month of game time and updates the session', async () => {
  const application = await setUp('new');
  const requested = jest.fn();
  application.get(Session).onChange(requested);
  expect(application.get(Session).player?.roles).toEqual([]);
  expect(await application.get(ConvertDacs).execute(request('2', 2))).toEqual({
    ok: true,
    value: { quantity: 2, gameTimeEnd: new Date('2027-01-20T12:00:00Z') },
  });
  expect(await application.get(GameTime).findEnd()).toEqual({
    ok: true,
    value: new Date('2027-01-20T12:00:00Z'),
  });
  // The product list and the account frame are updated from the session.
  expect(requested).toHaveBeenCalled();
  expect(application.get(Session).player?.roles).toEqual(['Subscriber']);
});

it.each([
  ['0', { kind: 'malformed-quantity' }],
  ['-1', { kind: 'malformed-quantity' }],
  ['1.5', { kind: 'malformed-quantity' }],
  ['3', { kind: 'too-many', owned: 2 }],
])('DC-01 does not send a request for the quantity %j', async (typed, error) => {
  const application = await setUp('new');
  const convert = jest.spyOn(application.get(Dacs), 'convert');
  expect(await application.get(ConvertDacs).execute(request(typed, 2))).toEqual({ ok: false, error });
  expect(convert).not.toHaveBeenCalled();
});

it('DC-01 the server rejects too many coupons when the number owned is unknown', async () => {
  const application = await setUp('new');
  expect(await application.get(ConvertDacs).execute(request('3'))).toEqual({
    ok: false,
    error: { kind: 'not-enough' },
  });
});

it('DC-01 reports that the player is signed out', async () => {
  const application = await compose();
  expect(await application.get(ConvertDacs).execute(request('1'))).toEqual({
    ok: false,
    error: { kind: 'signed-out' },
  });
});

it('DC-01 repeating a conversion with the same key converts the coupons once', async () => {
  const application = await setUp('new');
  const convert = application.get(ConvertDacs);
  const first = await convert.execute(request('1'));
  expect(await convert.execute(request('1'))).toEqual(first);
  expect(await application.get(Dacs).count()).toEqual({ ok: true, value: 1 });
});
