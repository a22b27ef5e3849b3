import { Session } from '#application/session/Session';
import type { PersonKey } from '#infrastructure/fake/backend/people';
import { ProductsPresenter } from '#ui/products/ProductsPresenter';
import { ProductsSuccessPresenter } from '#ui/products/ProductsSuccessPresenter';
import { compose, type Application } from '../../support/compose';
import { flushPromises } from '../../support/flushPromises';

const setUp = async (as: PersonKey): Promise<{ application: Application; page: ProductsPresenter }> => {
  const application = await compose({ as, path: '/account/products' });
  await application.get(Session).start();
  return { application, page: application.get(ProductsPresenter) };
};

const visit = (query = '') => ({ params: {}, query: new URLSearchParams(query) });

const names = (page: ProductsPresenter): readonly string[] | undefined =>
  page.overview.value?.products.map(({ name }) => name);

it('PD-01 lists the player’s products', async () => {
  const { page } = await setUp('backer');
  await page.load(visit());
  expect(names(page)).toEqual(['Alpha Access', 'Lifetime Subscriber']);
  expect([page.hasSeveral, page.hasNothing]).toEqual([true, false]);
});

it('PD-01 reports that there are no products', async () => {
  const { page } = await setUp('new');
  await page.load(visit());
  expect([page.hasNothing, page.hasSeveral]).toEqual([true, false]);
});

it('PD-01 does not report an empty list for a player with only myDU', async () => {
  const application = await compose({ as: 'new' });
  Object.assign(application.backend.person('new'), { hasMyDUAccess: true });
  await application.get(Session).start();
  const page = application.get(ProductsPresenter);
  await page.load(visit());
  expect(names(page)).toEqual([]);
  expect(page.hasNothing).toBe(false);
});

it.each([
  ['2026-11-20T12:00:00Z', true, 0],
  ['2026-11-20T11:59:59Z', true, 0],
  ['2026-11-20T12:00:01Z', false, 1],
  ['2026-11-21T12:00:00Z', false, 1],
  ['2026-11-21T12:00:01Z', false, 2],
])('PD-01 for a product that ends at %s, expired is %s and days left is %d', async (until, expired, days) => {
  const { page } = await setUp('new');
  const product = { name: 'Subscriber', endsAt: new Date(until) };
  expect(page.isExpired(product)).toBe(expired);
  expect(page.daysLeft(product)).toBe(days);
});

it('PD-01 opens and closes the details of a product', async () => {
  const { page } = await setUp('new');
  const product = { name: 'Subscriber' };
  page.openDetails(product);
  expect(page.openProduct).toEqual(product);
  page.closeDetails();
  expect(page.openProduct).toBeUndefined();
});

it('PD-02 prefills the box with the code from the query', async () => {
  const { page } = await setUp('new');
  await page.load(visit('code=FARSTEAD00011MTH'));
  expect(page.redeemCode.form.values.code).toBe('FARSTEAD00011MTH');
});

it('PD-02 ignores the code unless the query’s user_id matches the player', async () => {
  const { application, page } = await setUp('new');
  await page.load(visit(`code=A&user_id=${application.get(Session).player?.id}`));
  expect([page.redeemCode.form.values.code, page.redeemCode.isForOtherAccount]).toEqual(['A', false]);

  const other = application.get(ProductsPresenter);
  await other.load(visit('code=A&user_id=somebody-else'));
  expect([other.redeemCode.form.values.code, other.redeemCode.isForOtherAccount]).toEqual(['', true]);
});

it('PD-02 updates the list as soon as a code is redeemed', async () => {
  const { page } = await setUp('new');
  await page.load(visit('code=FARSTEAD00033MTH'));
  await page.redeemCode.submit();
  await flushPromises();
  expect(page.overview.value?.products).toMatchObject([
    { name: 'Subscriber', endsAt: new Date('2027-02-20T12:00:00Z') },
  ]);
});

it('PD-01 claiming store game time updates the list immediately and removes the offer', async () => {
  const { page } = await setUp('steam');
  await page.load(visit());
  expect(page.overview.value).toMatchObject({ products: [], claimableMonths: 3 });
  await page.claimStoreGameTime.submit();
  await flushPromises();
  expect(page.claimStoreGameTime.sending.state).toEqual({
    kind: 'done',
    value: new Date('2027-02-20T12:00:00Z'),
  });
  expect(names(page)).toEqual(['Subscriber']);
  expect(page.overview.value?.claimableMonths).toBeUndefined();
});

const dayMilliseconds = 86_400_000;

it.each([
  ['subscriber', '2027-02-20T12:00:00Z', '2026-11-22T12:00:00Z', false],
  ['twoFactor', '2026-12-20T12:00:00Z', '2026-09-21T12:00:00Z', true],
] as const)(
  'PD-03 shows %s both end dates of the conversion, 90 days apart',
  async (who, now, afterwards, endsAtOnce) => {
    const { page } = await setUp(who);
    expect(page.myDUConversion).toBeUndefined();
    await page.load(visit());
    expect(page.myDUConversion).toEqual({
      kind: 'possible',
      gameTimeEnd: new Date(now),
      endAfterwards: new Date(afterwards),
    });
    expect(Date.parse(now) - Date.parse(afterwards)).toBe(90 * dayMilliseconds);
    expect(page.endsOnConversion).toBe(endsAtOnce);
  },
);

it.each(['new', 'expired'] as const)('PD-03 %s has no game time to convert', async (who) => {
  const { page } = await setUp(who);
  await page.load(visit());
  expect(page.myDUConversion).toEqual({ kind: 'forbidden' });
  expect(page.endsOnConversion).toBe(false);
});

it('PD-03 does not offer the conversion to a player with myDU', async () => {
  const { page } = await setUp('backer');
  await page.load(visit());
  expect(page.myDUConversion).toBeUndefined();
});

it('PD-04 renews the tokens, then lists products added elsewhere', async () => {
  const application = await compose({ as: 'new', path: '/account/products/success' });
  await application.get(Session).start();
  application.backend.person('new').gameTimeEnd = '2027-02-20T12:00:00Z';
  const success = application.get(ProductsSuccessPresenter);
  await success.load();
  expect(names(success.products)).toEqual(['Subscriber']);
  expect(application.get(Session).player?.roles).toContain('Subscriber');
  success.dispose();
});
