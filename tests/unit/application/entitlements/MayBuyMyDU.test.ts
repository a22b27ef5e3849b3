import { MayBuyMyDU } from '../../../../src/application/entitlements/MayBuyMyDU';
import { MyDU } from '../../../../src/application/entitlements/MyDU';
import { Players } from '../../../../src/application/session/Players';
import { Session } from '../../../../src/application/session/Session';
import { fail } from '../../../../src/domain/shared/Result';
import type { PersonKey } from '../../../../src/infrastructure/fake/world/people';
import { compose } from '../../support/compose';

const asking = async (as: PersonKey | undefined, checked?: boolean) => {
  const application = await compose(as ? { as } : {});
  const mayBuy = jest.fn(async () => checked);
  application.replace(MyDU, { mayBuy, convert: jest.fn() });
  await application.get(Session).start();
  return { mayBuy, answer: await application.get(MayBuyMyDU).execute() };
};

it('BU-08 a visitor may buy it, without a request', async () => {
  const { answer, mayBuy } = await asking(undefined, false);
  expect(answer).toBe(true);
  expect(mayBuy).not.toHaveBeenCalled();
});

it('BU-08 a player who has it may not, without a request', async () => {
  const { answer, mayBuy } = await asking('backer', true);
  expect(answer).toBe(false);
  expect(mayBuy).not.toHaveBeenCalled();
});

it('BU-08 asks the server when the details of the account could not be loaded', async () => {
  const application = await compose({ as: 'subscriber' });
  application.replace(Players, new PlayersOffline());
  application.replace(MyDU, { mayBuy: async () => false, convert: jest.fn() });
  await application.get(Session).start();
  expect(await application.get(MayBuyMyDU).execute()).toBe(false);
});

it.each([
  [true, true],
  [false, false],
  [undefined, true],
])('BU-08 with the answer %s a player may buy it: %s', async (checked, sold) => {
  expect((await asking('subscriber', checked)).answer).toBe(sold);
});

class PlayersOffline extends Players {
  async details() {
    return fail({ kind: 'offline' } as const);
  }

  async profile() {
    return fail({ kind: 'offline' } as const);
  }
}
