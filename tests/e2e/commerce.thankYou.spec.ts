import { orderNumber } from '#domain/commerce/orderNumber';
import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { expectAccessible, expectFitsNarrowPhone, expectValidPage } from './support/accessibility';
import { holdRequests } from './support/holdRequests';
import { english, languages } from './support/languages';
import { errorsIn, noticesIn } from './support/notices';
import { LoginForm } from './support/pages/LoginForm';
import { ProductsPage } from './support/pages/ProductsPage';
import { ghostBuyer, storePurchase, createOrder, playerBuyer } from './support/purchases';
import { expect, test } from './support/test';

const dayMilliseconds = 86_400_000;
const inDays = (days: number): Date => new Date(Date.now() + days * dayMilliseconds);

const sheets = { 'en-us': 'English', 'fr-fr': 'Francais', 'de-de': 'Deutsch' } as const;

for (const language of languages) {
  const { locale, path, text } = language;

  test(`TY-01 an order is polled across a reload and confirmed once paid (${locale}) @phone`, async ({
    page,
    request,
    sandbox,
  }) => {
    const buyer = await ghostBuyer(request);
    const order = { ...(await createOrder(request, buyer, language)), plan: 'three-months' as const };
    await storePurchase(page, order);
    const main = page.getByRole('main');
    const title = main.getByRole('heading', { level: 1 });

    await page.goto(path.thankYou);
    await expect(title).toHaveText(text('thankYou:waiting.title'));
    await expect(main.getByText(text('thankYou:waiting.status'))).toBeVisible();
    await expectValidPage(page, language);
    await expectAccessible(page);
    await page.reload();
    await expect(title).toHaveText(text('thankYou:waiting.title'));

    await sandbox.settleOrder(order.id, 'paid');
    await expect(title).toHaveText(text('thankYou:paid.title'));
    await expect(main.getByText(text('thankYou:plan.three-months'))).toBeVisible();
    await expect(main.getByText(text('renewal:onePayment'))).toBeVisible();
    await expect(main.getByText(orderNumber(order.id))).toBeVisible();
    await expect(main.getByText(order.id)).toBeHidden();
    await main.getByText(text('thankYou:order.full')).click();
    await expect(main.getByText(order.id)).toBeVisible();
    await expect(main.getByText(text('thankYou:account.open', { email: buyer.email }))).toBeVisible();
    await expectAccessible(page);
    await expectFitsNarrowPhone(page);

    const downloading = page.waitForEvent('download');
    await main.getByRole('link', { name: /zip/i }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('farstead-key-mapping.zip');
    const files = unzipSync(await readFile(await download.path()));
    const sheet = strFromU8(files[`farstead-key-mapping/${sheets[locale]}/QWERTZ.html`] ?? new Uint8Array());
    expect(sheet).toContain(`<html lang="${language.tag}">`);

    await main.getByRole('button', { name: text('thankYou:link.send') }).click();
    await expect(main.getByText(text('thankYou:link.sent'))).toBeVisible();
    const messages = await sandbox.emailsTo(buyer.email);
    expect(messages.map(({ language: written }) => written)).toEqual([language.code, language.code]);
  });

  test(`PD-03 a player exchanges game time for myDU and sees both end dates (${locale}) @phone`, async ({
    page,
    sandbox,
    signIn,
    browserErrors,
  }) => {
    browserErrors.allow(/^\/api\/users\/me\/redeem-myDU$/);
    const end = inDays(200);
    const player = await signIn({ language: language.code, gameTimeEnd: end.toISOString() }, path.products);
    const box = page.getByRole('region', { name: text('productsMyDU:title') });
    const goOn = box.getByRole('button', { name: text('productsMyDU:continue') });
    await expect(box.getByText(language.date(end))).toBeVisible();
    await expect(box.getByText(language.date(inDays(110)))).toBeVisible();
    await expect(goOn).toBeDisabled();
    await goOn.click({ force: true });
    const accept = box.getByRole('checkbox', { name: text('productsMyDU:accept') });
    await expect(accept).toBeFocused();
    await expect(accept).toHaveAccessibleDescription(text('productsMyDU:continueHint'));
    await accept.check();
    await sandbox.injectFault({
      method: 'POST',
      path: '/api/users/me/redeem-myDU',
      status: 500,
      count: 1,
      body: { code: 50 },
    });
    await goOn.click();
    await expect(errorsIn(box)).toContainText(text('app:failure.lost.title'));
    await expect(errorsIn(box)).toContainText(language.error(50));
    await expectAccessible(page);

    await goOn.click();
    await expect(page).toHaveURL(`${path.thankYou}?product=myDU`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('thankYou:mydu.title'));
    expect((await sandbox.gameTimeEnd(player)).getTime()).toBe(end.getTime() - 90 * dayMilliseconds);

    await page
      .getByRole('main')
      .getByRole('link', { name: text('thankYou:paid.toProducts') })
      .click();
    await expect(new ProductsPage(page, language).row(text('products:myDU.title'))).toBeVisible();
    await expect(box).toBeHidden();
  });
}

test('PD-03 the exchange requires remaining game time; PD-04 the success page shows the account’s products', async ({
  page,
  signIn,
}) => {
  await signIn({ gameTimeEnd: inDays(-1).toISOString() }, english.path.products);
  const box = page.getByRole('region', { name: english.text('productsMyDU:title') });
  await expect(box.getByText(english.text('productsMyDU:forbidden'))).toBeVisible();
  await expect(box.getByRole('button')).toHaveCount(0);
  await expectAccessible(page);

  await page.goto('/account/products/success');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(english.text('products:success.title'));
  await expect(new ProductsPage(page, english).gameTime).toBeVisible();
  await expectAccessible(page);
});

test('TY-02 TY-01 a paid order is reported once; a visitor without an order is redirected to the home page', async ({
  page,
  context,
  request,
  sandbox,
}) => {
  await page.goto('/buy/thankyou?product=myDU');
  await expect(page).toHaveURL('/');

  const buyer = await ghostBuyer(request);
  const order = { ...(await createOrder(request, buyer, english)), plan: 'three-months' as const };
  await sandbox.settleOrder(order.id, 'paid');
  await storePurchase(page, order);
  const notified = async () =>
    (await sandbox.reports()).analytics
      .filter(({ name }) => name === 'purchase' || name === 'conversion')
      .map(({ name, parameters }) => `${name} ${String(parameters.transaction_id)}`)
      .sort();

  await page.goto('/buy/thankyou/spring/buy-page/b');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(english.text('thankYou:paid.title'));
  await expect.poll(notified).toEqual([`conversion ${order.id}`, `purchase ${order.id}`]);
  await expect
    .poll(async () => (await sandbox.reports()).analytics.map(({ name }) => name))
    .toContain('experience_impression');

  const other = await context.newPage();
  await other.goto('/buy/thankyou', { waitUntil: 'load' });
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(english.text('thankYou:paid.title'));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(english.text('thankYou:paid.title'));
  await expect
    .poll(async () => (await sandbox.reports()).analytics.filter(({ name }) => name === 'page_view').length)
    .toBeGreaterThanOrEqual(3);
  expect(await notified()).toHaveLength(2);
});

test('CK-03 a return from the store is confirmed once; a forged return or another player’s is rejected', async ({
  page,
  sandbox,
  signIn,
  browserErrors,
}) => {
  // A browser without a purchase of its own requests the claimed game time once more.
  browserErrors.allow(/^\/api\/orders\/payment\/steam-finalize$/, /^\/api\/steam\/give-purchase-gametime$/);
  const player = await sandbox.createPlayer({ traits: { ownership: ['steam'] } });
  const back = await sandbox.storeOrder(player, 'founders-1', '/buy/thankyou?source=steam');
  const title = page.getByRole('heading', { level: 1 });

  await page.goto(back);
  await expect(title).toHaveText(english.text('thankYou:signedOut.title'));
  await expectAccessible(page);
  const release = await holdRequests(page, '**/api/orders/payment/steam-finalize');
  await page
    .getByRole('main')
    .getByRole('link', { name: english.text('thankYou:signedOut.login') })
    .click();
  await LoginForm.inDialog(page, english).signIn(player);
  await expect(title).toHaveText(english.text('thankYou:store.confirming'));
  release();
  await expect(title).toHaveText(english.text('thankYou:paid.title'));
  const end = await sandbox.gameTimeEnd(player);
  expect(end.getTime()).toBeGreaterThan(inDays(27).getTime());
  await page.reload();
  await expect(title).toHaveText(english.text('thankYou:paid.title'));
  expect(await sandbox.gameTimeEnd(player)).toEqual(end);

  await signIn({ ownership: ['steam'] }, back);
  await expect(title).toHaveText(english.text('thankYou:store.failed'));
  await expect(errorsIn(page)).toHaveText(english.error(113));
  await page.goto('/buy/thankyou?source=steam&orderId=7b1d2c3e-0000-4000-8000-000000000000');
  await expect(errorsIn(page)).toHaveText(english.error(306));
  await expectAccessible(page);
});

test('D-19 an order paid after the buyer left is announced once, on the next visit', async ({
  page,
  request,
  sandbox,
  signIn,
}) => {
  const player = await signIn();
  const order = await createOrder(request, playerBuyer(player), english);
  await storePurchase(page, { ...order, plan: 'three-months' });
  const notice = noticesIn(page, english.text('thankYou:found.title'));
  await page.goto(english.path.products);
  await expect(new ProductsPage(page, english).title).toBeVisible();
  await sandbox.settleOrder(order.id, 'paid');
  await page.reload();
  await expect(notice).toBeVisible();
  await expectAccessible(page);

  await notice.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(english.text('thankYou:paid.title'));
  await page
    .getByRole('main')
    .getByRole('link', { name: english.text('thankYou:paid.toProducts') })
    .click();
  await expect(new ProductsPage(page, english).gameTime).toBeVisible();
  await page.reload();
  await expect(new ProductsPage(page, english).gameTime).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('TY-01 a failed payment can be retried', async ({ page, request, sandbox }) => {
  const buyer = await ghostBuyer(request);
  const order = { ...(await createOrder(request, buyer, english)), plan: 'three-months' as const };
  await storePurchase(page, order);
  await sandbox.settleOrder(order.id, 'failed');
  await page.goto('/buy/thankyou');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(english.text('thankYou:ended.failed'));
  await expectAccessible(page);
  await page.getByRole('button', { name: english.text('thankYou:ended.retry') }).click();
  await expect(page).toHaveURL('/buy/confirm');
});

test('TY-02 an order is reported once on the next visit if the tag was blocked', async ({
  page,
  context,
  request,
  sandbox,
  browserErrors,
}) => {
  browserErrors.allow(/^\/sandbox\/analytics\/tag\.js$/);
  const buyer = await ghostBuyer(request);
  const order = { ...(await createOrder(request, buyer, english)), plan: 'three-months' as const };
  await sandbox.settleOrder(order.id, 'paid');
  await storePurchase(page, order);
  const notified = async () =>
    (await sandbox.reports()).analytics
      .filter(({ name, parameters }) => name === 'purchase' && parameters.transaction_id === order.id)
      .map(({ parameters }) => parameters.value);

  const tag = '**/sandbox/analytics/tag.js*';
  await context.route(tag, (route) => route.abort());
  const blocked = page.waitForEvent('requestfailed', (failed) => failed.url().includes('/analytics/tag.js'));
  await page.goto('/buy/thankyou');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(english.text('thankYou:paid.title'));
  await blocked;
  expect(await notified()).toEqual([]);

  await context.unroute(tag);
  await page.goto('/buy');
  await expect.poll(notified).toEqual([24.99]);
  await page.goto('/buy/thankyou');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(english.text('thankYou:paid.title'));
  expect(await notified()).toHaveLength(1);
});
