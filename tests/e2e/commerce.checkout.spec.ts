import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import {
  expectAccessible,
  expectLargeTextFits,
  expectFitsNarrowPhone,
  expectValidPage,
} from './support/accessibility';
import { recordCalls } from './support/calls';
import { holdRequests } from './support/holdRequests';
import { english, german, languages, type SiteLanguage } from './support/languages';
import { errorsIn } from './support/notices';
import { demoOrigin } from './support/origins';
import { ConfirmPage } from './support/pages/ConfirmPage';
import { DemoPanel } from './support/pages/DemoPanel';
import { LoginForm } from './support/pages/LoginForm';
import { storeChosenPlan } from './support/storeChosenPlan';
import { expect, test } from './support/test';

const tokenPath = /^\/api\/orders\/payment\/token$/;
const ghostPath = /^\/api\/register\/ghost$/;
const widgetScript = '**/sandbox/paystation/widget.js';
const started = 0;
const paid = 2;
const failed = 5;

const someEmail = (): string => `buyer-${randomUUID()}@example.com`;

const packOf = ({ text }: SiteLanguage): string => text('shop:names.three-months');

const expectThankYouPage = async (page: Page, { path, text }: SiteLanguage, query = ''): Promise<void> => {
  await expect(page).toHaveURL(path.thanks + query);
  await expect(page.getByRole('heading', { level: 1, name: text('thankYou:paid.title') })).toBeVisible();
};

for (const language of languages) {
  const { locale, path, text } = language;

  test(`CF-01 CF-02 CF-03 CF-04 CF-05 CK-01 CK-02 a visitor chooses a pack, confirms it and pays with an email (${locale}) @phone @languages`, async ({
    page,
    sandbox,
    browserErrors,
  }) => {
    browserErrors.allow(ghostPath);
    const player = await sandbox.createPlayer();
    const email = someEmail();
    const confirm = new ConfirmPage(page, language);
    await page.goto(`${path.buy}?utm_source=letter`);
    await expect(page.getByText(text('renewal:onePayment')).first()).toBeVisible();
    await page.getByRole('button', { name: text('shop:plan.chooseFor', { plan: packOf(language) }) }).click();
    await expect(page).toHaveURL(new RegExp(`^[^?]*${path.confirm}`));
    await page.goto(`${path.confirm}?utm_source=letter`);
    await expect(confirm.summary).toContainText(packOf(language));
    await expect(confirm.summary).toContainText(text('renewal:onePayment'));
    await expect(confirm.submit).toBeDisabled();
    await expectValidPage(page, language);
    await expectAccessible(page);

    await expect(confirm.notice(text('confirm:blocked.both'))).toBeVisible();
    await confirm.email.fill('nobody');
    await confirm.submit.press('Enter');
    await expect(confirm.email).toBeFocused();
    await expect(confirm.alert).toHaveCount(3);
    await expectAccessible(page);
    await confirm.continueToPayment('');
    await expect(confirm.email).toBeFocused();
    await expect(confirm.alert).toHaveCount(1);
    await confirm.email.fill(player.email);
    await confirm.submit.click();
    await expect(confirm.logIn).toBeVisible();
    await expectAccessible(page);
    await expectFitsNarrowPhone(page);

    await confirm.email.fill(email);
    await confirm.email.press('Enter');
    await expect(confirm.paymentWindow.step('card')).toBeVisible();
    await expect(confirm.notice(text('confirm:paying.title'))).toBeVisible();
    await page.keyboard.press('Escape');
    await page.mouse.click(3, 300);
    await expect(confirm.paymentWindow.lightbox).toBeVisible();
    await confirm.paymentWindow.pay('accepted');

    await expectThankYouPage(page, language, '?utm_source=letter');
    const [order, ...others] = await sandbox.ordersOf(email);
    expect([order?.status, others]).toEqual([paid, []]);
    await expect
      .poll(async () => (await sandbox.emailsTo(email)).map((message) => message.text).join())
      .toContain(path.signup);
  });
}

test('CK-01 CK-02 a double click, Enter, a declined card, a closed window and bank confirmation create one order', async ({
  page,
  sandbox,
  signIn,
}) => {
  const confirm = new ConfirmPage(page, english);
  const tokens = recordCalls(page, 'POST', tokenPath);
  await storeChosenPlan(page);
  const player = await signIn({}, english.path.confirm);
  await expect(confirm.email).toHaveValue(player.email);
  await expect(confirm.email).not.toBeEditable();
  await confirm.tickAll();
  const release = await holdRequests(page, '**/api/orders/payment/token**');
  await confirm.submit.dblclick();
  await confirm.email.press('Enter');
  await expect(page.getByRole('main').getByText(english.text('confirm:submitting'))).toBeVisible();
  await expect(
    page.locator('[aria-live="polite"]').filter({ hasText: english.text('confirm:submitting') }),
  ).toHaveText(english.text('confirm:submitting'));
  await expectAccessible(page);
  release();
  await confirm.paymentWindow.pay('declined');
  await expect(confirm.paymentWindow.declined).toBeVisible();
  expect(tokens).toHaveLength(1);

  await confirm.paymentWindow.leave();
  await expect(confirm.notice(english.text('confirm:resumed'))).toBeVisible();
  await expect(confirm.paymentWindow.lightbox).toHaveCount(0);
  await confirm.continueToPayment();
  await confirm.paymentWindow.pay('bank');
  await confirm.paymentWindow.confirmAtBank();
  await expectThankYouPage(page, english);

  expect((await sandbox.ordersOf(player.email)).map(({ status }) => status)).toEqual([paid]);
  const sent = tokens.map((call) => call.headers()['idempotency-key']);
  expect(new Set(sent).size).toBe(1);
  await page.goBack();
  await expect(page).not.toHaveURL(english.path.confirm);
});

test('CK-01 a changed price is shown and must be confirmed before the payment opens', async ({
  page,
  signIn,
}) => {
  const confirm = new ConfirmPage(page, german);
  await storeChosenPlan(page, { kind: 'three-months', editedCents: 2099 });
  await signIn({ language: german.code }, german.path.confirm);
  await expect(confirm.summary).toContainText('20,99');
  await confirm.continueToPayment();
  await expect(confirm.alert).toContainText('26,99');
  await expect(confirm.summary).toContainText('26,99');
  await expect(confirm.submit).toBeDisabled();
  await expect(confirm.paymentWindow.lightbox).toHaveCount(0);
  await expectAccessible(page);
  await confirm.continueToPayment();
  await confirm.paymentWindow.pay('accepted');
  await expectThankYouPage(page, german);
});

test('CK-02 a troubled payment shows its status and can be retried', async ({ page, sandbox, signIn }) => {
  const confirm = new ConfirmPage(page, german);
  await storeChosenPlan(page);
  const player = await signIn({ language: german.code }, german.path.confirm);
  await confirm.continueToPayment();
  await confirm.paymentWindow.pay('troubled');
  await expect(confirm.paymentWindow.step('troubled')).toBeVisible();
  await expect(confirm.alert).toContainText(german.text('confirm:troubled.title'));
  await confirm.paymentWindow.leave();
  // The page has been reloaded. It still shows the reason and the accepted terms.
  await expect(confirm.paymentWindow.lightbox).toHaveCount(0);
  await expect(confirm.notice(german.text('confirm:troubled.title'))).toBeVisible();
  for (const box of await confirm.boxes.all()) await expect(box).toBeChecked();
  await confirm.continueToPayment();
  await confirm.paymentWindow.pay('accepted');
  await expectThankYouPage(page, german);
  expect((await sandbox.ordersOf(player.email)).map(({ status }) => status)).toEqual([failed, paid]);
});

test('CK-01 two tabs, a reload and going back during payment resume the same order', async ({
  page,
  context,
  sandbox,
}) => {
  const email = someEmail();
  const first = new ConfirmPage(page, english);
  await storeChosenPlan(page);
  await page.goto(english.path.home);
  await page.goto(english.path.confirm);
  const otherPage = await context.newPage();
  await otherPage.goto(english.path.confirm);
  const second = new ConfirmPage(otherPage, english);
  await Promise.all([first.tickAll(), second.tickAll()]);
  await Promise.all([first.email.fill(email), second.email.fill(email)]);
  await Promise.all([first.submit.click(), second.submit.click()]);
  await expect(first.paymentWindow.step('card')).toBeVisible();
  await expect(second.paymentWindow.step('card')).toBeVisible();

  await page.reload();
  await expect(first.notice(english.text('confirm:resumed'))).toBeVisible();
  await expect(first.email).toHaveValue(email);
  await first.continueToPayment();
  await expect(first.paymentWindow.step('card')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(english.path.home);
  await expect(first.paymentWindow.lightbox).toHaveCount(0);
  await page.goForward();
  await first.continueToPayment();

  await second.paymentWindow.pay('accepted');
  await expectThankYouPage(otherPage, english);
  await expect(page).toHaveURL(english.path.thanks);
  expect((await sandbox.ordersOf(email)).map(({ status }) => status)).toEqual([paid]);
});

test('CK-01 the order is preserved and can be retried when the widget is blocked, slow or throws', async ({
  page,
  sandbox,
  signIn,
  browserErrors,
}) => {
  browserErrors.allow(/widget\.js$/);
  browserErrors.allowReport(/Broken widget/);
  const confirm = new ConfirmPage(page, english);
  await storeChosenPlan(page);
  await page.route(widgetScript, (route) => route.abort());
  const player = await signIn({}, english.path.confirm);
  await confirm.continueToPayment();
  await expect(confirm.alert).toContainText(english.text('confirm:unavailable.title'));
  await expectAccessible(page);

  const body =
    'window.XPayStationWidget = { eventTypes: {}, init() {}, on() {}, open() { throw new Error("Broken widget"); } };';
  await page.unroute(widgetScript);
  await page.route(widgetScript, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  await confirm.submit.click();
  await expect(confirm.submit).not.toHaveAttribute('aria-busy');
  await expect(confirm.alert).toContainText(english.text('confirm:unavailable.title'));

  await page.unroute(widgetScript);
  const release = await holdRequests(page, widgetScript);
  await confirm.submit.click();
  await expect(page.getByRole('main').getByText(english.text('confirm:submitting'))).toBeVisible();
  release();
  await confirm.paymentWindow.pay('accepted');
  await expectThankYouPage(page, english);
  expect((await sandbox.ordersOf(player.email)).map(({ status }) => status)).toEqual([paid]);
});

/** Events that the widget sends after it opens, and the page on which the buyer ends up. */
const orders: readonly (readonly [events: readonly string[], end: 'thanks' | 'confirm'])[] = [
  [['close', 'load'], 'confirm'],
  [['status-done', 'close'], 'thanks'],
  [['status-troubled', 'load', 'status', 'status-done'], 'thanks'],
];

test('CK-02 for any widget event order, done is final and only the server marks orders as paid', async ({
  page,
  sandbox,
  signIn,
}) => {
  const player = await signIn();
  const confirm = new ConfirmPage(page, english);
  await storeChosenPlan(page);
  for (const [events, end] of orders) {
    await test.step(events.join(', '), async () => {
      const body = `{
        const listeners = {};
        window.XPayStationWidget = {
          eventTypes: { LOAD: 'load', STATUS: 'status', STATUS_DONE: 'status-done', STATUS_TROUBLED: 'status-troubled', CLOSE: 'close' },
          init() {},
          on: (type, hear) => { listeners[type] = hear; },
          open: () => { for (const type of ${JSON.stringify(events)}) listeners[type]?.({ type }); },
        };
      }`;
      await page.unroute(widgetScript);
      await page.route(widgetScript, (route) => route.fulfill({ contentType: 'text/javascript', body }));
      await page.goto(english.path.confirm);
      await confirm.continueToPayment();
      await expect(page).toHaveURL(english.path[end]);
      const standing = end === 'thanks' ? 'thankYou:waiting.title' : 'confirm:resumed';
      await expect(page.getByRole('main').getByText(english.text(standing))).toBeVisible();
      // The next run then selects the same plan again, with the same key.
      await page.evaluate(() => localStorage.clear());
    });
  }
  expect((await sandbox.ordersOf(player.email)).map(({ status }) => status)).toEqual([started]);
});

test('CF-02 a buyer with an existing account signs in on the page and keeps the form input', async ({
  page,
  sandbox,
  browserErrors,
}) => {
  browserErrors.allow(ghostPath);
  const [player, recruiter] = [await sandbox.createPlayer(), await sandbox.createPlayer()];
  const confirm = new ConfirmPage(page, english);
  await storeChosenPlan(page);
  await page.goto(english.path.confirm);
  await confirm.code.fill(recruiter.displayName);
  await confirm.continueToPayment(player.email);
  await confirm.logIn.click();
  const login = LoginForm.inDialog(page, english);
  await expect(login.email).toHaveValue(player.email);
  await login.password.fill(player.password);
  await login.submit.click();
  await expect(confirm.email).not.toBeEditable();
  await expect(confirm.code).toHaveValue(recruiter.displayName);
  await confirm.submit.click();
  await confirm.paymentWindow.pay('accepted');
  await expectThankYouPage(page, english);
  const [order] = await sandbox.ordersOf(player.email);
  expect(order).toMatchObject({ status: paid, recruiterId: recruiter.id });
});

test('CF-05 a rejected order shows an error message, keeps the form input and buys nothing', async ({
  page,
  sandbox,
  browserErrors,
}) => {
  browserErrors.allow(tokenPath, ghostPath);
  const email = someEmail();
  const confirm = new ConfirmPage(page, english);
  await storeChosenPlan(page);
  await page.goto(english.path.confirm);
  await confirm.code.fill('nobody-at-all');
  await confirm.continueToPayment(email);
  await expect(confirm.alert).toContainText(english.error(123));
  await confirm.code.fill('');

  const path = '/api/orders/payment/token';
  for (const [fault, reported] of [
    [{ status: 409, body: { code: 302 } }, english.error(302)],
    [{ status: 409, body: { code: 303 } }, english.error(303)],
    [{ status: 429, body: { code: 31 }, headers: { 'retry-after': '42' } }, '42'],
    [{ status: 500, body: { code: 50 } }, english.error(50)],
    [{ cut: true }, english.text('confirm:failure.offline')],
  ] as const) {
    const end = await sandbox.injectFault({ path, ...fault });
    await confirm.submit.click();
    await expect(confirm.alert).toContainText(reported);
    await expect(confirm.email).toHaveValue(email);
    await end();
  }
  expect(await sandbox.ordersOf(email)).toEqual([]);

  await confirm.submit.click();
  await expect(confirm.paymentWindow.lightbox).toBeVisible();
  await page.reload();
  await confirm.cancel.click();
  await expect(page).toHaveURL(english.path.buy);
  await page.goto(german.path.confirm);
  await expect(page).toHaveURL(german.path.buy);
  await page.goto('/buy-confirm?utm_source=letter&recruiter=ABC-123');
  await expect(page).toHaveURL(`${english.path.buy}?utm_source=letter&recruiter=ABC-123`);
});

test('CF-03 CK-03 a player who owns the game in the store ticks a single box and pays there', async ({
  page,
  signIn,
}) => {
  const confirm = new ConfirmPage(page, german);
  const calls = recordCalls(page, 'POST', /^\/api\/orders\/payment\/steam-initialize$/);
  await storeChosenPlan(page);
  await signIn({ language: german.code, ownership: ['steam'] }, german.path.confirm);
  await expect(confirm.boxes).toHaveCount(1);
  await expect(confirm.notice(german.text('confirm:store.title'))).toBeVisible();
  const price = 'US$24,99';
  await expect(confirm.summary).toContainText(price);
  await expectAccessible(page);
  await expectLargeTextFits(page);
  await confirm.tickAll();
  await confirm.submit.dblclick();
  await expect(page.locator('.amount')).toHaveText(price);
  await page.locator('button[value="approve"]').click();
  await expect(page).toHaveURL(
    (url) => url.pathname === german.path.thanks && url.searchParams.has('orderId'),
  );
  await expect(
    page.getByRole('heading', { level: 1, name: german.text('thankYou:paid.title') }),
  ).toBeVisible();
  expect(calls).toHaveLength(1);
});

test.describe('the demo', () => {
  test.use({ baseURL: demoOrigin });

  test('CF-04 CK-01 CK-02 CK-03 simulates the whole purchase without server requests', async ({ page }) => {
    const calls = recordCalls(page, 'POST', /^\/(api|sandbox)\//);
    const panel = new DemoPanel(page, english);
    const confirm = new ConfirmPage(page, english);
    const window = page.getByRole('dialog', { name: english.text('demo:payment.title') });
    const press = (key: string) =>
      window.getByRole('button', { name: english.text(`demo:payment.${key}`), exact: true }).click();
    const choose = async () => {
      await page.goto(english.path.buy);
      await page
        .getByRole('button', { name: english.text('shop:plan.chooseFor', { plan: packOf(english) }) })
        .click();
      await expect(page).toHaveURL(english.path.confirm);
    };

    await choose();
    await confirm.continueToPayment(someEmail());
    await press('decline');
    await expect(errorsIn(window)).toBeVisible();
    await page.keyboard.press('Escape');
    await expectAccessible(page);
    await press('close');
    await expect(confirm.notice(english.text('confirm:troubled.title'))).toBeVisible();
    await confirm.continueToPayment();
    await press('bank');
    await expectThankYouPage(page, english);

    await panel.open();
    await panel.choosePlayer('steam');
    await panel.close();
    await choose();
    await confirm.continueToPayment();
    await expect(page).toHaveURL((url) => url.pathname === english.path.thanks);
    await expect(
      page.getByRole('heading', { level: 1, name: english.text('thankYou:paid.title') }),
    ).toBeVisible();
    expect(calls).toEqual([]);
  });
});
