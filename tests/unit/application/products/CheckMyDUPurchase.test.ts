import { CheckMyDUPurchase } from '#application/products/CheckMyDUPurchase';
import { MyDU } from '#application/products/MyDU';
import { Players } from '#application/session/Players';
import { Session } from '#application/session/Session';
import { fail } from '#domain/shared/Result';
import type { PersonKey } from '#infrastructure/fake/backend/people';
import { compose } from '../../support/compose';

const setUp = async (as: PersonKey | undefined, checked?: boolean) => {
  const application = await compose(as ? { as } : {});
  const canBuy = jest.fn(async () => checked);
  application.replace(MyDU, { canBuy, convert: jest.fn() });
  await application.get(Session).start();
  return { canBuy, answer: await application.get(CheckMyDUPurchase).execute() };
};

it('BU-08 allows a guest to buy MyDU without sending a request', async () => {
  const { answer, canBuy } = await setUp(undefined, false);
  expect(answer).toBe(true);
  expect(canBuy).not.toHaveBeenCalled();
});

it('BU-08 prevents a player who owns MyDU from buying it, without sending a request', async () => {
  const { answer, canBuy } = await setUp('backer', true);
  expect(answer).toBe(false);
  expect(canBuy).not.toHaveBeenCalled();
});

it('BU-08 queries the server when the account details could not be loaded', async () => {
  const application = await compose({ as: 'subscriber' });
  application.replace(Players, new PlayersOffline());
  application.replace(MyDU, { canBuy: async () => false, convert: jest.fn() });
  await application.get(Session).start();
  expect(await application.get(CheckMyDUPurchase).execute()).toBe(false);
});

it.each([
  [true, true],
  [false, false],
  [undefined, true],
])('BU-08 when the server responds %s, the purchase permission is %s', async (checked, sold) => {
  expect((await setUp('subscriber', checked)).answer).toBe(sold);
});

class PlayersOffline extends Players {
  async findDetails() {
    return fail({ kind: 'offline' } as const);
  }

  async findProfile() {
    return fail({ kind: 'offline' } as const);
  }
}
