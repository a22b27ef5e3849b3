import { CurrentPurchase } from '../../../../../src/application/commerce/CurrentPurchase';
import { BasketPresenter } from '../../../../../src/ui/commerce/shop/BasketPresenter';
import { Translations } from '../../../../../src/ui/content/Translations';
import { compose } from '../../../support/compose';
import { founders, planOf } from '../../../support/purchases';

it.each([
  ['', '/fr/acheter/confirmation', undefined],
  ['?recruiter=ABC-123', '/fr/acheter/confirmation?recruiter=ABC-123', 'ABC-123'],
  [`?recruiter=${'x'.repeat(37)}`, `/fr/acheter/confirmation?recruiter=${'x'.repeat(37)}`, undefined],
])('BU-06 opens the confirmation of a plan with the query %j', async (query, path, referralCode) => {
  const application = await compose({ path: `/fr/acheter${query}` });
  await application.get(Translations).load('fr-fr');
  const plan = planOf(application, 'one-month');
  application.get(BasketPresenter).choose(plan, founders(application).id, new URLSearchParams(query));
  expect(application.navigator.path).toBe(path);
  const selection = application.get(CurrentPurchase).value?.selection;
  expect(selection).toMatchObject({ productId: plan.productId, total: plan.total });
  expect(selection?.referralCode).toBe(referralCode);
  expect(application.analytics.commerceEvents.map(({ kind }) => kind)).toEqual([
    'select_item',
    'add_to_cart',
  ]);
});
