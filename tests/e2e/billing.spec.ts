import { readFile } from 'node:fs/promises';
import { pathOf } from '#domain/navigation/matchPath';
import { expectAccessible, expectNoSidewaysScroll, expectValidPage } from './support/accessibility';
import { waitForCall } from './support/calls';
import { english, languages } from './support/languages';
import type { TestPlayer, Sandbox } from './support/Sandbox';
import { errorsIn, noticesIn } from './support/notices';
import { storeTokens, tokensOf } from './support/session';
import { expect, test } from './support/test';
import { shortenTimeouts, simulateFailureModes } from './support/failureModes';

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();
const ending = inDays(20);

const createSubscriber = (
  sandbox: Sandbox,
  language: 'en' | 'fr' | 'de',
  dateCreate = inDays(-40),
): Promise<TestPlayer> =>
  sandbox.createPlayer({
    traits: {
      language,
      gameTimeEnd: ending,
      subscription: {
        status: 0,
        months: 1,
        dateCreate,
        dateNextCharge: ending,
        payments: [2, 3, 1, 5, 4, ...Array.from({ length: 24 }, () => 2)],
      },
      olderSubscriptions: [
        { status: 1, paymentProvider: 1, dateCreate: inDays(-900), dateEnd: inDays(-800) },
      ],
    },
  });

for (const language of languages) {
  const { locale, text } = language;

  test(`PY-01 PY-02 a player sees payments, and cancels and renews the subscription (${locale}) @phone`, async ({
    page,
    context,
    sandbox,
  }) => {
    test.slow();
    const player = await createSubscriber(sandbox, language.code);
    await storeTokens(context, tokensOf(player));
    await page.goto(pathOf('payments', locale));
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
    await expect(question).toContainText(
      text('billing:cancel.text', { date: language.date(new Date(ending)) }),
    );
    await expectAccessible(page);
    await question.getByRole('button', { name: text('billing:cancel.confirm') }).click();
    const outcome = noticesIn(main).filter({ hasText: text('billing:outcome.canceled.title') });
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
    await main.getByRole('button', { name: text('billing:renew.submit') }).click();
    await expect(noticesIn(main).filter({ hasText: text('billing:outcome.renewed.title') })).toBeVisible();
    await expect(main.getByRole('button', { name: text('billing:cancel.open') })).toBeVisible();
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
  });

  test(`each paid order has a receipt that can be printed and saved (${locale}) @phone`, async ({
    page,
    context,
    sandbox,
    browserErrors,
  }) => {
    const player = await sandbox.createPlayer({ traits: { language: language.code, orders: [2, 1] } });
    await storeTokens(context, tokensOf(player));
    await page.goto(pathOf('payments', locale));
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
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);

    browserErrors.allow(/\/receipt$/);
    await page.goto(pathOf('receipt', locale, { orderId: '00000000-0000-4000-8000-000000000000' }));
    await expect(errorsIn(main)).toContainText(text('billingReceipt:unknown'));
    await expectAccessible(page);
  });
}

test('PY-02 a subscription canceled in another tab is shown as canceled', async ({
  page,
  context,
  sandbox,
  browserErrors,
}) => {
  browserErrors.allow(/\/cancel$/);
  const player = await createSubscriber(sandbox, 'en');
  await storeTokens(context, tokensOf(player));
  await page.goto(pathOf('payments', 'en-us'));
  const main = page.getByRole('main');
  await main.getByRole('button', { name: english.text('billing:cancel.open') }).click();
  const headers = { authorization: `Bearer ${player.accessToken}` };
  const answer = await context.request.post('/api/orders/subscriptions/me/cancel', { headers });
  expect(answer.status()).toBe(204);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: english.text('billing:cancel.confirm') })
    .click();
  await expect(
    noticesIn(main).filter({ hasText: english.text('billing:outcome.canceled-elsewhere.title') }),
  ).toBeVisible();
  await expect(main.getByRole('button', { name: english.text('billing:renew.submit') })).toBeVisible();
});

test('PY-03 a subscription from October 2024 shows the amount paid', async ({ page, context, sandbox }) => {
  const player = await createSubscriber(sandbox, 'en', '2024-10-09T23:59:59.000Z');
  await storeTokens(context, tokensOf(player));
  await page.goto(pathOf('payments', 'en-us'));
  const main = page.getByRole('main');
  await main.getByRole('button', { name: english.text('billing:product.months_one', { count: 1 }) }).click();
  const payments = main.getByRole('table', { name: english.text('billing:payments.caption') });
  await expect(payments).toContainText('22.49');
  await expect(payments).not.toContainText('29.99');
  await expect(main).toContainText(english.text('billing:payments.promotion'));
});

test('PY-01 PY-02 each failed call shows an error message and can be retried', async ({
  page,
  context,
  sandbox,
  browserErrors,
}) => {
  test.slow();
  browserErrors.allow(/^\/api\//);
  await shortenTimeouts(page);
  const player = await createSubscriber(sandbox, 'en');
  await storeTokens(context, tokensOf(player));
  const main = page.getByRole('main');
  const alert = errorsIn(page);

  const retry = main.getByRole('button', { name: english.text('billing:retry') }).first();
  const subscriptions = '/api/orders/subscriptions/me/subscriptions';
  await sandbox.injectFault({ path: subscriptions, status: 503, count: 1 });
  await page.goto(pathOf('payments', 'en-us'));
  await simulateFailureModes(sandbox, { path: subscriptions }, async ({ message }) => {
    const answered = waitForCall(page, /\/me\/subscriptions$/);
    await retry.click();
    await answered;
    await expect(alert.first()).toContainText(message(english, 'billing:failure'));
  });
  await retry.click();
  await main.getByRole('button', { name: english.text('billing:cancel.open') }).click();
  const confirm = page
    .getByRole('dialog')
    .getByRole('button', { name: english.text('billing:cancel.confirm') });
  await simulateFailureModes(
    sandbox,
    { path: '/api/orders/subscriptions/me/cancel' },
    async ({ name, message }) => {
      // This call ignores the response body, so every response with a success status is valid.
      if (name.includes('JSON') || name.includes('HTML with') || name.includes('empty')) return;
      await confirm.click();
      await expect(errorsIn(page.getByRole('dialog'))).toContainText(message(english, 'billing:failure'));
    },
  );
  await expectAccessible(page);
  await confirm.click();
  await expect(
    noticesIn(main).filter({ hasText: english.text('billing:outcome.canceled.title') }),
  ).toBeVisible();
});
