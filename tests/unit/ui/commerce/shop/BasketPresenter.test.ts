import { CurrentPurchase } from '#application/commerce/CurrentPurchase';
import { SaveReferral } from '#application/commerce/SaveReferral';
import { BasketPresenter } from '#ui/commerce/shop/BasketPresenter';
import { Translations } from '#ui/content/Translations';
import { compose } from '#tests/unit/support/compose';
import { foundersCampaign, planOf } from '#tests/unit/support/purchases';

it.each([
  ['', '/fr/acheter/confirmation', undefined],
  ['?recruiter=ABC-123', '/fr/acheter/confirmation?recruiter=ABC-123', 'ABC-123'],
  [`?recruiter=${'x'.repeat(37)}`, `/fr/acheter/confirmation?recruiter=${'x'.repeat(37)}`, undefined],
])('BU-06 opens the confirmation page for a plan with the query %j', async (query, path, referralCode) => {
  const application = await compose({ path: `/fr/acheter${query}` });
  await application.get(Translations).load('fr-fr');
  const plan = planOf(application, 'one-month');
  application.get(BasketPresenter).choose(plan, foundersCampaign(application).id);
  expect(application.navigator.path).toBe(path);
  const selection = application.get(CurrentPurchase).value?.selection;
  expect(selection).toMatchObject({ productId: plan.productId, total: plan.total });
  expect(selection?.referralCode).toBe(referralCode);
  expect(application.analytics.commerceEvents.map(({ kind }) => kind)).toEqual([
    'select_item',
    'add_to_cart',
  ]);
});

it('BU-06 preserves the recruiter from the link when the buyer logs in and returns through the menu', async () => {
  const application = await compose({ path: '/buy?utm_source=forum&recruiter=ABC-123' });
  await application.get(Translations).load('en-us');
  application.get(SaveReferral).execute();
  application.navigator.push('/login');
  application.navigator.push('/buy');
  application.get(SaveReferral).execute();
  application.get(BasketPresenter).choose(planOf(application, 'one-month'), foundersCampaign(application).id);
  expect(application.navigator.path).toBe('/buy/confirm?utm_source=forum&recruiter=ABC-123');
  expect(application.get(CurrentPurchase).value?.selection.referralCode).toBe('ABC-123');
});
