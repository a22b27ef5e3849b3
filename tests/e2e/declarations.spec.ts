import { orderNumber } from '#domain/commerce/orderNumber';
import { pathOf } from '#domain/navigation/pagePaths';
import { expectAccessible, expectFitsNarrowPhone, expectNoSidewaysScroll } from './support/accessibility';
import { english, languages, type SiteLanguage } from './support/languages';
import { errorsIn } from './support/notices';
import { createOrder, playerBuyer } from './support/purchases';
import { linkIn } from './support/Sandbox';
import { expect, test } from './support/test';
import type { Page } from '@playwright/test';

const pageIn = (page: Page, { text }: SiteLanguage) => {
  const main = page.getByRole('main');
  const label = (key: string) => main.getByLabel(text(`declarations:field.${key}`), { exact: true });
  const button = (key: string) =>
    main.getByRole('button', { name: text(`declarations:${key}`), exact: true });
  const heading = (key: string) =>
    main.getByRole('heading', { level: 1, name: text(`declarations:${key}`), exact: true });
  return { main, label, button, heading };
};

for (const language of languages) {
  const { text, locale } = language;

  test(`WD-01 a withdrawal form linked in the footer is sent without an account and acknowledged (${locale}) @phone`, async ({
    page,
    sandbox,
    scope,
  }) => {
    const { label, button, heading, main } = pageIn(page, language);
    const email = `withdrawal-${scope}@farstead.test`;
    await page.goto(language.path.home);
    const link = page
      .getByRole('contentinfo')
      .getByRole('link', { name: text('app:title.withdrawal'), exact: true });
    await link.scrollIntoViewIfNeeded();
    await expect(link).toBeVisible();
    await link.click();
    await expect(page).toHaveURL(pathOf('withdrawal', locale));
    await button('review').click();
    await expect(label('name')).toBeFocused();
    await expectAccessible(page);
    await label('name').fill('Ada Verne');
    await label('orderNumber').fill('3F2A-91BC');
    await label('email').fill(email);
    await button('review').click();
    await expect(heading('withdrawal.reviewTitle')).toBeFocused();
    await expectAccessible(page);
    await button('withdrawal.send').click();
    await expect(heading('withdrawal.receivedTitle')).toBeFocused();
    await expectAccessible(page);
    await expect(main.getByText(email)).toBeVisible();
    const downloading = page.waitForEvent('download');
    await button('save').click();
    expect((await downloading).suggestedFilename()).toMatch(/-[0-9A-F]{4}-[0-9A-F]{4}\.txt$/);
    await expectFitsNarrowPhone(page);
    const [message, ...others] = await sandbox.emailsTo(email);
    expect(others).toEqual([]);
    expect([message?.language, message?.text]).toEqual([language.code, expect.stringContaining('Ada Verne')]);
  });

  test(`WD-02 a visitor reviews, edits and sends a cancellation for good cause on a chosen day (${locale}) @phone`, async ({
    page,
    sandbox,
    scope,
  }) => {
    const { label, button, heading, main } = pageIn(page, language);
    const email = `cancellation-${scope}@farstead.test`;
    await page.goto(pathOf('cancellation', locale));
    await label('kind').selectOption('extraordinary');
    await label('reason').fill('The servers were down');
    await label('name').fill('Ada Verne');
    await label('contract').fill('Three months of game time');
    await label('email').fill(email);
    await label('end').selectOption('day');
    await label('day').fill('2999-03-01');
    await expectFitsNarrowPhone(page);
    await expectAccessible(page);
    await button('review').click();
    await expect(main.getByText(text('declarations:kind.extraordinary'))).toBeVisible();
    await expectNoSidewaysScroll(page);
    await button('back').click();
    await label('end').selectOption('soonest');
    await button('review').click();
    await expect(main.getByText(text('declarations:end.soonest'))).toBeVisible();
    await button('cancellation.send').click();
    await expect(heading('cancellation.receivedTitle')).toBeFocused();
    const [message] = await sandbox.emailsTo(email);
    expect(message?.text).toContain('The servers were down');
  });
}

for (const language of languages) {
  const { text, locale } = language;

  test(`WD-01 a player withdraws from an order and follows it to the refund (${locale}) @phone`, async ({
    page,
    sandbox,
    request,
    signIn,
  }) => {
    const { label, button, heading, main } = pageIn(page, language);
    const player = await signIn({ language: language.code });
    const { id } = await createOrder(request, playerBuyer(player), language);
    await sandbox.settleOrder(id, 'paid');
    await page.goto(pathOf('payments', locale));
    const history = main.getByRole('table', { name: text('billing:history.title') });
    const until = language.date(new Date(Date.now() + 14 * 86_400_000));
    await expect(history).toContainText(text('withdrawals:right.open', { date: until }));
    await expectAccessible(page);
    await expectFitsNarrowPhone(page);
    await history
      .getByRole('link', { name: text('billing:history.withdrawFrom', { number: orderNumber(id) }) })
      .click();

    await expect(label('orderNumber')).toHaveValue(orderNumber(id));
    await expect(label('name')).toHaveValue('Ada Verne');
    await expect(label('email')).toHaveValue(player.email);
    await expect(main).toContainText(text('withdrawals:right.open', { date: until }));
    await expectAccessible(page);
    await expectFitsNarrowPhone(page);
    await button('review').click();
    await button('withdrawal.send').click();
    await expect(heading('withdrawal.receivedTitle')).toBeFocused();

    await main.getByRole('link', { name: text('declarations:follow') }).click();
    await expect(heading('status.title')).toBeVisible();
    await button('status.submit').click();
    const result = main.getByRole('heading', { level: 2 });
    await expect(result).toBeFocused();
    await expect(main).toContainText(text('declarations:status.due', { date: until }));
    await expectAccessible(page);
    await expectFitsNarrowPhone(page);

    await sandbox.settleOrder(id, 'refunded');
    await button('status.submit').click();
    const refunded = new RegExp(text('withdrawals:refund.sameWay', { amount: '.*24[.,]99.*', date: '.*' }));
    await expect(main).toContainText(refunded);
    await page.goto(pathOf('payments', locale));
    await expect(history).toContainText(refunded);
    await expect(history.getByRole('link')).toHaveCount(1);
    expect((await sandbox.emailsTo(player.email))[0]?.text).toContain(orderNumber(id));
  });
}

test('WD-01 a guest follows the emailed link to the state of a withdrawal', async ({
  page,
  sandbox,
  scope,
  browserErrors,
}) => {
  const { text, locale } = english;
  const { label, button, heading, main } = pageIn(page, english);
  const email = `follower-${scope}@farstead.test`;
  await page.goto(pathOf('withdrawal', locale));
  await label('name').fill('Ada Verne');
  await label('orderNumber').fill('3F2A-91BC');
  await label('email').fill(email);
  await button('review').click();
  await button('withdrawal.send').click();
  await expect(heading('withdrawal.receivedTitle')).toBeFocused();

  const [message] = await sandbox.emailsTo(email);
  browserErrors.allow(/(declarations|orders)\/status$/);
  await page.goto(linkIn(message));
  await main.getByLabel(text('declarations:status.email'), { exact: true }).fill('somebody@farstead.test');
  await button('status.submit').click();
  await expect(main.getByText(text('declarations:problem.unknown-declaration'))).toBeVisible();
  await expect(main.getByLabel(text('declarations:status.number'), { exact: true })).toBeFocused();
  await main.getByLabel(text('declarations:status.email'), { exact: true }).fill(email);
  await button('status.submit').click();
  await expect(main.getByRole('heading', { level: 2 })).toBeFocused();
});

test('WD-01 a failed withdrawal shows the reason, keeps the input and is sent once on retry', async ({
  page,
  context,
  sandbox,
  scope,
  browserErrors,
}) => {
  const { text } = english;
  const { label, button, heading, main } = pageIn(page, english);
  const email = `failing-${scope}@farstead.test`;
  browserErrors.allow(/^\/api\/(csrf|withdrawals)/);
  browserErrors.allowOffline();
  await page.goto(`${pathOf('withdrawal', english.locale)}?order=3F2A-91BC`);
  await expect(label('orderNumber')).toHaveValue('3F2A-91BC');
  await label('name').fill('Ada Verne');
  await label('email').fill(email);
  await button('review').click();

  const send = button('withdrawal.send');
  const reported = errorsIn(main);
  await context.setOffline(true);
  await send.click();
  await expect(reported).toContainText(text('app:failure.offline'));
  await context.setOffline(false);
  const failures = [
    [
      { status: 429, headers: { 'retry-after': '60' }, body: { code: 31 } },
      'failure.tooManyWait_other',
      { count: 60 },
    ],
    [{ status: 503, body: { code: 9999 } }, 'failure.server', { code: 9999 }],
  ] as const;
  for (const [fault, key, values] of failures) {
    const end = await sandbox.injectFault({ ...fault, path: '/api/withdrawals' });
    await send.click();
    await expect(reported).toContainText(text(`app:${key}`, values));
    await end();
  }
  await expectAccessible(page);
  await button('back').click();
  await expect(label('name')).toHaveValue('Ada Verne');
  await button('review').click();
  await send.click();
  await expect(heading('withdrawal.receivedTitle')).toBeFocused();
  expect(await sandbox.emailsTo(email)).toHaveLength(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  /** Retries because a page that is not rendered in time is sent as an empty page, which needs JavaScript. */
  const openRendered = (page: Page, path: string) =>
    expect(async () => {
      await page.goto(path);
      await expect(page.getByRole('main').locator('form')).toBeVisible({ timeout: 500 });
    }).toPass();

  for (const language of languages) {
    const { text, locale } = language;

    test(`WD-01 a withdrawal is submitted, confirmed and acknowledged (${locale}) @phone @languages`, async ({
      page,
      sandbox,
      scope,
    }) => {
      const { label, button, heading, main } = pageIn(page, language);
      const email = `plain-${scope}@farstead.test`;
      await openRendered(page, pathOf('withdrawal', locale));
      await expect(main.getByRole('link', { name: 'support@farstead.test' })).toBeVisible();
      await label('name').fill('Ada Verne');
      await button('review').click();
      await expect(page).toHaveTitle(new RegExp(`^${text('app:form.problems')}`));
      await expect(main.getByText(text('declarations:problem.contract-required'))).toHaveCount(2);
      await expect(label('name')).toHaveValue('Ada Verne');
      await label('orderNumber').fill('3F2A-91BC');
      await label('email').fill(email);
      await button('review').click();
      await expect(heading('withdrawal.reviewTitle')).toBeVisible();
      const end = await sandbox.injectFault({ path: '/api/withdrawals', status: 503, body: { code: 9999 } });
      await button('withdrawal.send').click();
      await expect(errorsIn(main)).toContainText(text('app:failure.server', { code: 9999 }));
      await end();
      await button('withdrawal.send').click();
      await expect(heading('withdrawal.receivedTitle')).toBeVisible();
      await expect(main.getByText(email)).toBeVisible();
      await expect(main.getByText(text('declarations:keep'))).toBeVisible();
      const [message, ...others] = await sandbox.emailsTo(email);
      expect([message?.language, others]).toEqual([language.code, []]);
    });
  }

  test('WD-02 a cancellation contains its reason and date, and can be edited', async ({
    page,
    sandbox,
    scope,
  }) => {
    const { label, button, heading } = pageIn(page, english);
    const email = `plain-cancel-${scope}@farstead.test`;
    await openRendered(page, pathOf('cancellation', english.locale));
    await label('kind').selectOption('extraordinary');
    await label('reason').fill('The servers were down.\nFor a month.');
    await label('name').fill('Ada Verne');
    await label('contract').fill('Three months of game time');
    await label('email').fill(email);
    await label('end').selectOption('day');
    await label('day').fill('2999-03-01');
    await button('review').click();
    await button('back').click();
    await expect(label('reason')).toHaveValue('The servers were down.\nFor a month.');
    await label('end').selectOption('soonest');
    await button('review').click();
    await button('cancellation.send').click();
    await expect(heading('cancellation.receivedTitle')).toBeVisible();
    expect((await sandbox.emailsTo(email))[0]?.text).toContain('For a month.');
  });
});
