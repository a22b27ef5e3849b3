import { MayBuyMyDU } from '../../../../src/application/entitlements/MayBuyMyDU';
import { MyDU } from '../../../../src/application/entitlements/MyDU';
import { Session } from '../../../../src/application/session/Session';
import type { PersonKey } from '../../../../src/infrastructure/fake/world/people';
import { compose } from '../../support/compose';

const asking = async (as: PersonKey | undefined, checked?: boolean) => {
  const application = await compose(as ? { as } : {});
  const mayBuy = jest.fn(async () => checked);
  application.replace(MyDU, { mayBuy, convert: jest.fn() });
  await application.get(Session).start();
  return { mayBuy, answer: await application.get(MayBuyMyDU).execute() };
};

it('BU-08 a visitor may buy it, and nobody is asked about them', async () => {
  const { answer, mayBuy } = await asking(undefined, false);
  expect(answer).toBe(true);
  expect(mayBuy).not.toHaveBeenCalled();
});

it('BU-08 who has it may not, whatever the check would say', async () => {
  const { answer, mayBuy } = await asking('backer', true);
  expect(answer).toBe(false);
  expect(mayBuy).not.toHaveBeenCalled();
});

it.each([
  [true, true],
  [false, false],
  [undefined, true],
])('BU-08 a check that says %s lets a player buy it: %s', async (checked, sold) => {
  expect((await asking('subscriber', checked)).answer).toBe(sold);
});
