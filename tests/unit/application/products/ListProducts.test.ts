import { ListProducts } from '#application/products/ListProducts';
import { StoreGameTime } from '#application/linked-accounts/StoreGameTime';
import { Players } from '#application/session/Players';
import { Session } from '#application/session/Session';
import { fail } from '#domain/shared/Result';
import type { PersonKey } from '#infrastructure/fake/backend/people';
import { compose, type Application } from '../../support/compose';

const setUp = async (as: PersonKey): Promise<Application> => {
  const application = await compose({ as });
  await application.get(Session).start();
  return application;
};

const list = (application: Application) => application.get(ListProducts).execute();

it('PD-01 a new player has no products', async () => {
  expect(await list(await setUp('new'))).toEqual({
    ok: true,
    value: { products: [], hasMyDUAccess: false },
  });
});

it('PD-01 lists a subscriber’s subscription until the next charge', async () => {
  const listed = await list(await setUp('subscriber'));
  expect(listed).toMatchObject({
    ok: true,
    value: {
      products: [
        { name: 'Subscriber', endsAt: new Date('2027-02-20T12:00:00Z'), subscription: { status: 'active' } },
      ],
    },
  });
});

it('PD-01 lists unlimited access and MyDU for a backer', async () => {
  expect(await list(await setUp('backer'))).toEqual({
    ok: true,
    value: { products: [{ name: 'Alpha Access' }, { name: 'Lifetime Subscriber' }], hasMyDUAccess: true },
  });
});

it('PD-01 lists expired game time', async () => {
  expect(await list(await setUp('expired'))).toMatchObject({
    ok: true,
    value: { products: [{ name: 'Subscriber', endsAt: new Date('2026-10-20T12:00:00Z') }] },
  });
});

it('PD-01 hides expired game time while store game time can be claimed', async () => {
  expect(await list(await setUp('steam'))).toEqual({
    ok: true,
    value: {
      products: [],
      hasMyDUAccess: false,
      gameTimeEnd: new Date('2026-10-20T12:00:00Z'),
      claimableMonths: 3,
    },
  });
});

it('PD-01 does not hide any product when the request to the store fails', async () => {
  const application = await compose({ as: 'steam' });
  application.replace(StoreGameTime, new ClosedStore());
  await application.get(Session).start();
  expect(await list(application)).toMatchObject({ ok: true, value: { products: [{ name: 'Subscriber' }] } });
});

it.each([
  ['offline', { kind: 'offline' }],
  ['failing', { kind: 'server', status: 500, code: 50 }],
] as const)('PD-01 fails when the server is %s', async (network, error) => {
  const application = await setUp('subscriber');
  application.backend.setNetworkCondition(network);
  expect(await list(application)).toEqual({ ok: false, error });
});

it('PD-01 lists the products from the token when the account details could not be loaded', async () => {
  const application = await compose({ as: 'backer' });
  application.replace(Players, new PlayersOffline());
  await application.get(Session).start();
  expect(await list(application)).toMatchObject({
    ok: true,
    value: { products: [{ name: 'Alpha Access' }, { name: 'Lifetime Subscriber' }], hasMyDUAccess: false },
  });
});

it('PD-01 fails when no player is signed in', async () => {
  expect(await list(await compose())).toEqual({ ok: false, error: { kind: 'signed-out' } });
});

class PlayersOffline extends Players {
  async findDetails() {
    return fail({ kind: 'offline' } as const);
  }

  async findProfile() {
    return fail({ kind: 'offline' } as const);
  }
}

class ClosedStore extends StoreGameTime {
  async findClaimable(): Promise<undefined> {
    return undefined;
  }

  async claim() {
    return fail({ kind: 'nothing-to-claim' } as const);
  }
}
