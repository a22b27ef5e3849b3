import { readFile } from 'node:fs/promises';
import type { Traits } from '#sandbox/control/creation';
import { orderNumber } from '#domain/commerce/orderNumber';
import { pathOf } from '#domain/navigation/pagePaths';
import { expectAccessible, expectFitsNarrowPhone, expectValidPage } from './support/accessibility';
import { english, languages } from './support/languages';
import { PaymentWindow } from './support/pages/PaymentWindow';
import { createOrder, playerBuyer } from './support/purchases';
import { errorsIn, noticesIn } from './support/notices';
import { expect, test } from './support/test';

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();
const ending = inDays(20);

const subscriber = (language: 'en' | 'fr' | 'de', dateCreate = inDays(-40)): Traits => ({
  language,
  gameTimeEnd: ending,
  subscription: {
    status: 0,
    months: 1,
    dateCreate,
    dateNextCharge: ending,
    payments: [2, 3, 1, 5, 4, ...Array.from({ length: 24 }, () => 2)],
  },
  olderSubscriptions: [{ status: 1, paymentProvider: 1, dateCreate: inDays(-900), dateEnd: inDays(-800) }],
});

for (const language of languages) {
  const { locale, text } = language;

  test(`PY-01 PY-02 a player sees payments, and cancels and renews the subscription (${locale}) @phone`, async ({
    page,
    context,
    signIn,
  }) => {
    test.slow();
    await signIn(subscriber(language.code), pathOf('payments', locale));
    const main = page.getByRole('main');
    const product = text('billing:product.months_one', { count: 1 });

    const table = main.getByRole('table', { name: text('billing:subscriptions.title') });
    await expect(table).toContainText(text('billing:provider.card'));
    await expect(table).toContainText(text('billing:provider.store'));
    const toggle = table.getByRole('button', { name: product });
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    const payments = main.getByRole('table', { name: text('billing:payments.caption') });
    await expect(payments.getByRole('row')).toHaveCount(26);
    await main
      .getByRole('button', { name: text('billing:more_other', { count: 4 }) })
      .first()
      .click();
    await expect(payments.getByRole('row')).toHaveCount(30);
    await expect(payments.getByRole('row').nth(26)).toBeFocused();
    await expect(main.getByText(text('billing:shown', { shown: 29, total: 29 }))).toBeVisible();
    for (const status of ['paid', 'cancelled', 'refunded', 'rejected', 'failed'] as const) {
      await expect(payments).toContainText(text(`billing:order.${status}`));
    }
    await expectAccessible(page);
    await expectValidPage(page, language);
    await page.keyboard.press('Tab');

    await main.getByRole('button', { name: text('billing:cancel.open') }).click();
    const question = page.getByRole('dialog');
    const ends = text('renewal:ends', { date: language.date(new Date(ending)) });
    await expect(question).toContainText(`${ends} ${text('billing:cancel.text')}`);
    await expectAccessible(page);
    await question.getByRole('button', { name: text('billing:cancel.confirm') }).click();
    const outcome = noticesIn(main, text('billing:outcome.canceled.title'));
    await expect(outcome).toBeVisible();
    await expect(page.locator('#subscription-outcome')).toBeFocused();
    // The survey opens only on a click: no window was opened automatically.
    expect(context.pages()).toHaveLength(1);
    await expectAccessible(page);
    const survey = context.waitForEvent('page');
    await outcome.getByRole('link', { name: text('billing:survey.open') }).click();
    await (await survey).close();

    await page.reload();
    await expect(table).toContainText(text('billing:status.canceled'));
    await expect(table).toContainText(ends);
    await main.getByRole('button', { name: text('billing:renew.submit') }).click();
    await expect(noticesIn(main, text('billing:outcome.renewed.title'))).toBeVisible();
    await expect(page.locator('#subscription-outcome')).toBeFocused();
    await expect(main.getByRole('button', { name: text('billing:cancel.open') })).toBeVisible();
    await expectFitsNarrowPhone(page);
  });

  test(`each paid order has a receipt that can be printed and saved (${locale}) @phone`, async ({
    page,
    signIn,
    browserErrors,
  }) => {
    const player = await signIn({ language: language.code, orders: [2, 1] }, pathOf('payments', locale));
    const main = page.getByRole('main');
    await expect(main).toContainText(text('billing:subscriptions.none.title'));
    const history = main.getByRole('table', { name: text('billing:history.title') });
    await expect(history.getByRole('row')).toHaveCount(3);
    await expect(history).toContainText(text('billing:order.cancelled'));
    await history.getByRole('link').last().click();

    await expect(main.getByRole('heading', { level: 1, name: text('billingReceipt:title') })).toBeVisible();
    const receipt = main.getByRole('article');
    await expect(receipt).toContainText(player.email);
    await expect(receipt).toContainText(text('billing:product.months_other', { count: 3 }));
    await expectAccessible(page);
    await expectValidPage(page, language);
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      main.getByRole('button', { name: text('billingReceipt:download') }).click(),
    ]);
    expect(saved.suggestedFilename()).toMatch(/^farstead-[\dA-F]{4}-[\dA-F]{4}\.pdf$/);
    expect((await readFile(await saved.path())).subarray(0, 5).toString()).toBe('%PDF-');

    await page.emulateMedia({ media: 'print' });
    await expect(receipt).toBeVisible();
    await expect(main.getByRole('button')).toHaveCount(0);
    await page.emulateMedia({ media: 'screen' });
    await expectFitsNarrowPhone(page);

    browserErrors.allow(/\/receipt$/);
    await page.goto(pathOf('receipt', locale, { orderId: '00000000-0000-4000-8000-000000000000' }));
    await expect(errorsIn(main)).toContainText(text('billingReceipt:problem.unknown-order'));
    await expectAccessible(page);
  });
}

test('PY-02 a subscription canceled in another tab is shown as canceled', async ({
  page,
  context,
  signIn,
  browserErrors,
}) => {
  browserErrors.allow(/\/cancel$/);
  const player = await signIn(subscriber('en'), pathOf('payments', 'en-us'));
  const main = page.getByRole('main');
  await main.getByRole('button', { name: english.text('billing:cancel.open') }).click();
  const headers = { authorization: `Bearer ${player.accessToken}` };
  const answer = await context.request.post('/api/orders/subscriptions/me/cancel', { headers });
  expect(answer.status()).toBe(204);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: english.text('billing:cancel.confirm') })
    .click();
  await expect(noticesIn(main, english.text('billing:outcome.canceled-elsewhere.title'))).toBeVisible();
  await expect(main.getByRole('button', { name: english.text('billing:renew.submit') })).toBeVisible();
});

test('PY-03 a subscription from October 2024 shows the amount paid', async ({ page, signIn }) => {
  await signIn(subscriber('en', '2024-10-09T23:59:59.000Z'), pathOf('payments', 'en-us'));
  const main = page.getByRole('main');
  await main.getByRole('button', { name: english.text('billing:product.months_one', { count: 1 }) }).click();
  const payments = main.getByRole('table', { name: english.text('billing:payments.caption') });
  await expect(payments).toContainText('22.49');
  await expect(payments).not.toContainText('29.99');
  await expect(main).toContainText(english.text('billing:payments.promotion'));
});

test('PY-01 a started order is paid or dropped under Payments @phone', async ({ page, request, signIn }) => {
  const player = await signIn();
  const buyer = playerBuyer(player);
  const dropped = await createOrder(request, buyer, english, 'one-month');
  const paid = await createOrder(request, buyer, english);
  await page.goto(pathOf('payments', 'en-us'));
  const { text } = english;
  const main = page.getByRole('main');
  const row = ({ id }: { readonly id: string }) =>
    main
      .getByRole('table', { name: text('billing:history.title') })
      .getByRole('row')
      .filter({ hasText: orderNumber(id) });
  await expectAccessible(page);
  await expectFitsNarrowPhone(page);
  await row(dropped)
    .getByRole('button', { name: /^Cancel order/ })
    .click();
  await expect(noticesIn(main, text('billing:unpaid.dropped.title'))).toBeVisible();
  await expect(row(dropped)).toContainText(text('billing:order.cancelled'));
  await row(paid)
    .getByRole('button', { name: /^Pay for order/ })
    .click();
  await new PaymentWindow(page).pay('accepted');
  await expect(row(paid)).toContainText(text('billing:order.paid'));
  await expect(row(paid)).toContainText('You can withdraw until');
});
