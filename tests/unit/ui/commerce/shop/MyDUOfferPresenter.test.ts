import { MyDU } from '#application/products/MyDU';
import { Session } from '#application/session/Session';
import { MyDUOfferPresenter } from '#ui/commerce/shop/MyDUOfferPresenter';
import { compose } from '#tests/unit/support/compose';
import { flushPromises } from '#tests/unit/support/flushPromises';

it('BU-08 rechecks eligibility on each session change until the visitor leaves the page', async () => {
  const application = await compose({ path: '/buy', as: 'backer' });
  const offer = application.get(MyDUOfferPresenter);
  expect(offer.canBuy).toBeUndefined();
  const end = offer.onShow();
  await flushPromises();
  expect(offer.canBuy).toBe(true);
  await application.get(Session).start();
  await flushPromises();
  expect(offer.canBuy).toBe(false);
  end();
  application.get(Session).end();
  await flushPromises();
  expect(offer.canBuy).toBe(false);
});

it('BU-08 ignores an outdated eligibility response', async () => {
  const application = await compose({ path: '/buy', as: 'new' });
  const answers: ((mayBuy: boolean) => void)[] = [];
  application.replace(MyDU, {
    canBuy: () => new Promise((answer) => answers.push(answer)),
  } as unknown as MyDU);
  await application.get(Session).start();
  const offer = application.get(MyDUOfferPresenter);
  offer.onShow()();
  offer.onShow();
  await flushPromises();
  answers[1]?.(true);
  await flushPromises();
  answers[0]?.(false);
  await flushPromises();
  expect(offer.canBuy).toBe(true);
});
