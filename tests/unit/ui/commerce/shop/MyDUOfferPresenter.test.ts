import { MyDU } from '../../../../../src/application/entitlements/MyDU';
import { Session } from '../../../../../src/application/session/Session';
import { MyDUOfferPresenter } from '../../../../../src/ui/commerce/shop/MyDUOfferPresenter';
import { compose } from '../../../support/compose';
import { settled } from '../../../support/settled';

it('BU-08 asks again when the session changes, until the page is left', async () => {
  const application = await compose({ path: '/buy', as: 'backer' });
  const offer = application.get(MyDUOfferPresenter);
  expect(offer.mayBuy).toBeUndefined();
  const end = offer.shown();
  await settled();
  expect(offer.mayBuy).toBe(true);
  await application.get(Session).start();
  await settled();
  expect(offer.mayBuy).toBe(false);
  end();
  application.get(Session).end();
  await settled();
  expect(offer.mayBuy).toBe(false);
});

it('BU-08 an answer that comes after a later one is ignored', async () => {
  const application = await compose({ path: '/buy', as: 'new' });
  const answers: ((mayBuy: boolean) => void)[] = [];
  application.replace(MyDU, {
    mayBuy: () => new Promise((answer) => answers.push(answer)),
  } as unknown as MyDU);
  await application.get(Session).start();
  const offer = application.get(MyDUOfferPresenter);
  offer.shown()();
  offer.shown();
  await settled();
  answers[1]?.(true);
  await settled();
  answers[0]?.(false);
  await settled();
  expect(offer.mayBuy).toBe(true);
});
