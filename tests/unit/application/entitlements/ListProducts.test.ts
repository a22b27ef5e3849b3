import { ListProducts } from '../../../../src/application/entitlements/ListProducts';
import { StoreGameTime } from '../../../../src/application/linked-accounts/StoreGameTime';
import { Session } from '../../../../src/application/session/Session';
import { fail } from '../../../../src/domain/shared/Result';
import type { PersonKey } from '../../../../src/infrastructure/fake/world/people';
import { compose, type Application } from '../../support/compose';

const signedIn = async (as: PersonKey): Promise<Application> => {
  const application = await compose({ as });
  await application.get(Session).start();
  return application;
};

const list = (application: Application) => application.get(ListProducts).execute();

it('PD-01 a new player holds nothing', async () => {
  expect(await list(await signedIn('new'))).toEqual({
    ok: true,
    value: { products: [], hasMyDUAccess: false },
  });
});

it('PD-01 a subscriber holds the subscription until its next charge', async () => {
  const listed = await list(await signedIn('subscriber'));
  expect(listed).toMatchObject({
    ok: true,
    value: {
      products: [
        { name: 'Subscriber', until: new Date('2027-02-20T12:00:00Z'), subscription: { status: 'active' } },
      ],
    },
  });
});

it('PD-01 a backer holds access without end, and MyDU', async () => {
  expect(await list(await signedIn('backer'))).toEqual({
    ok: true,
    value: { products: [{ name: 'Alpha Access' }, { name: 'Lifetime Subscriber' }], hasMyDUAccess: true },
  });
});

it('PD-01 ended game time keeps its row', async () => {
  expect(await list(await signedIn('expired'))).toMatchObject({
    ok: true,
    value: { products: [{ name: 'Subscriber', until: new Date('2026-10-20T12:00:00Z') }] },
  });
});

it('PD-01 ended game time is hidden while store game time waits to be claimed', async () => {
  expect(await list(await signedIn('steam'))).toEqual({
    ok: true,
    value: {
      products: [],
      hasMyDUAccess: false,
      gameTimeEnd: new Date('2026-10-20T12:00:00Z'),
      claimableMonths: 3,
    },
  });
});

it('PD-01 a store that can’t be asked hides nothing', async () => {
  const application = await compose({ as: 'steam' });
  application.replace(StoreGameTime, new ClosedStore());
  await application.get(Session).start();
  expect(await list(application)).toMatchObject({ ok: true, value: { products: [{ name: 'Subscriber' }] } });
});

it.each([
  ['offline', { kind: 'offline' }],
  ['failing', { kind: 'server', status: 500, code: 50 }],
] as const)('PD-01 a server that is %s is said to be so', async (weather, error) => {
  const application = await signedIn('subscriber');
  application.world.changeWeather(weather);
  expect(await list(application)).toEqual({ ok: false, error });
});

it('PD-01 nobody signed in holds nothing to list', async () => {
  expect(await list(await compose())).toEqual({ ok: false, error: { kind: 'signed-out' } });
});

class ClosedStore extends StoreGameTime {
  async claimable(): Promise<undefined> {
    return undefined;
  }

  async claim() {
    return fail({ kind: 'nothing-to-claim' } as const);
  }
}
