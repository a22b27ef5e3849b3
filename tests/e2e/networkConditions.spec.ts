import { expectAccessible } from './support/accessibility';
import { waitForCall } from './support/calls';
import { english, german, languages } from './support/languages';
import { errorsIn } from './support/notices';
import { oneTimeCode } from './support/oneTimeCode';
import { LoginForm } from './support/pages/LoginForm';
import { NavBar } from './support/pages/NavBar';
import { ProductsPage } from './support/pages/ProductsPage';
import { readTokens, storeTokens } from './support/session';
import { expect, test } from './support/test';
import {
  callTimeoutMs,
  failureModesPerLoad,
  shortenTimeouts,
  simulateFailureModes,
} from './support/failureModes';

test.beforeEach(({ browserErrors }) => browserErrors.allow(/^\/(api|configuration|content)(\/|$)/));

for (const language of languages) {
  test(`SE-04 a failed sign-in call shows a message and keeps the input (${language.locale})`, async ({
    page,
    sandbox,
  }) => {
    const timeouts = await shortenTimeouts(page);
    const player = await sandbox.createPlayer({ traits: { language: language.code } });
    const login = LoginForm.onPage(page, language);
    await page.goto(language.path.login);
    await login.fill(player.email, player.password);

    await simulateFailureModes(sandbox, { path: '/api/auth/login' }, async ({ message }) => {
      await login.submit.click();
      await expect(login.alert).toContainText(message(language));
      await expect(login.email).toHaveValue(player.email);
      await expect(login.password).toHaveValue(player.password);
    });
    expect(new Set(await timeouts())).toEqual(new Set([callTimeoutMs]));
    await expectAccessible(page);
    await login.submit.click();
    await expect(page).toHaveURL(language.path.products);
  });
}

test('SE-04 a failed call in the six-digit step shows a message and keeps the digits', async ({
  page,
  sandbox,
}) => {
  await shortenTimeouts(page);
  const player = await sandbox.createPlayer({ traits: { twoFactor: true } });
  const login = LoginForm.onPage(page, english);
  await page.goto(english.path.login);
  await login.signIn(player);
  await login.code.fill('123456');
  await simulateFailureModes(sandbox, { path: '/api/auth/login' }, async ({ message }) => {
    await login.confirm.click();
    await expect(login.alert).toContainText(message(english));
    await expect(login.code).toHaveValue('123456');
  });
  await login.code.fill(oneTimeCode(player.totpSecret ?? ''));
  await login.confirm.click();
  await expect(page).toHaveURL(english.path.products);
});

test('SH-07 each failure of the configuration call can be retried', async ({ page, sandbox }) => {
  await shortenTimeouts(page);
  const retry = page.getByRole('button', { name: english.text('app:loading.retry') });
  await sandbox.injectFault({ path: '/configuration', body: { contentEndpoint: 5 }, count: 1 });
  await page.goto(english.path.products);
  await expect(retry).toBeVisible();
  await simulateFailureModes(sandbox, { path: '/configuration' }, async () => {
    const answered = waitForCall(page, /^\/configuration$/);
    await retry.click();
    await answered;
    await expect(retry).toBeVisible();
  });
  await expectAccessible(page);
  await retry.click();
  await expect(LoginForm.onPage(page, english).title).toBeVisible();
});

test('CT-01 shows the bundled documents when the content service fails', async ({ page, sandbox }) => {
  const look = async () => {
    await page.goto(german.path.products);
    await expect(LoginForm.onPage(page, german).title).toBeVisible();
    await expect(page).toHaveTitle(german.title('login'));
  };
  await simulateFailureModes(sandbox, { path: '/content' }, look, failureModesPerLoad);
});

test('SE-01 a failed token refresh does not sign the player out: the page shows a message and can be retried', async ({
  page,
  context,
  sandbox,
}) => {
  await shortenTimeouts(page);
  const player = await sandbox.createPlayer({ traits: { gameTimeMonths: 1 } });
  const old = await sandbox.createTokens(player.id, -3600);
  const products = new ProductsPage(page, english);
  const retry = page.getByRole('button', { name: english.text('app:page.retry') });
  await storeTokens(context, old);
  await sandbox.injectFault({ path: '/api/auth/refresh', status: 503, count: 1 });
  await page.goto(`${english.path.products}?code=ABCD2345EFGH6789`);
  await expect(retry).toBeVisible();
  await expectAccessible(page);

  await simulateFailureModes(sandbox, { path: '/api/auth/refresh' }, async () => {
    const answered = waitForCall(page, /^\/api\/auth\/refresh$/);
    await retry.click();
    await answered;
    await expect(retry).toBeVisible();
    expect(await readTokens(context)).toEqual(old);
  });
  await retry.click();
  await expect(products.gameTime).toBeVisible();
  await expect(products.code).toHaveValue('ABCD2345EFGH6789');
});

test('PD-01 a failed game time call shows a message and a retry, and codes can still be redeemed', async ({
  page,
  sandbox,
  signIn,
}) => {
  await shortenTimeouts(page);
  const products = new ProductsPage(page, english);
  const failed = errorsIn(page).filter({ hasText: english.text('products:list.failedTitle') });
  const retry = page.getByRole('button', { name: english.text('products:list.retry') });
  await sandbox.injectFault({ path: '/api/users/me/game-time', status: 503, count: 1 });
  await signIn({ gameTimeMonths: 1 }, english.path.products);
  await expect(failed).toBeVisible();
  await simulateFailureModes(sandbox, { path: '/api/users/me/game-time' }, async () => {
    const answered = waitForCall(page, /^\/api\/users\/me\/game-time$/);
    await retry.click();
    await answered;
    await expect(failed).toBeVisible();
    await expect(products.code).toBeEditable();
  });
  await retry.click();
  await expect(products.gameTime).toBeVisible();
});

const ignoredCalls = [
  '/api/auth/certificate',
  '/api/users/*-*-*',
  '/api/orders/byuser',
  '/api/orders/subscriptions/me/last-subscription',
  '/api/steam/gametime-eligibility',
];

for (const path of ignoredCalls) {
  test(`SE-15 ER-02 sign-in and the products page work when ${path} fails`, async ({
    page,
    context,
    sandbox,
    signIn,
  }) => {
    await shortenTimeouts(page);
    const products = new ProductsPage(page, english);
    const look = async () => {
      await context.clearCookies();
      const player = await signIn({ gameTimeMonths: 1 }, english.path.products);
      await expect(products.gameTime).toBeVisible();
      await expect(new NavBar(page, english).profileOf(player.displayName)).toBeVisible();
    };
    await simulateFailureModes(sandbox, { path }, look, failureModesPerLoad);
  });
}

test('ER-02 CC-03 when the country call fails, the page works, records no consent and shows no consent popup', async ({
  page,
  context,
  sandbox,
}) => {
  await shortenTimeouts(page);
  const look = async () => {
    const answered = waitForCall(page, /^\/api\/products\/location$/);
    await page.goto(english.path.home);
    await answered;
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect((await context.cookies()).map((cookie) => cookie.name)).not.toContain('cookie_preference');
    await expect(page.getByRole('region', { name: english.text('consent:banner.label') })).toBeHidden();
  };
  await simulateFailureModes(sandbox, { path: '/api/products/location' }, look, failureModesPerLoad);
});

test('the page, the input and the session survive a lost connection', async ({
  page,
  context,
  sandbox,
  browserErrors,
}) => {
  browserErrors.allowOffline();
  const player = await sandbox.createPlayer();
  const code = await sandbox.createCode({ months: 1 });
  const login = LoginForm.onPage(page, english);
  const products = new ProductsPage(page, english);
  await page.goto(english.path.login);
  await login.fill(player.email, player.password);

  await context.setOffline(true);
  await login.submit.click();
  await expect(login.alert).toContainText(english.text('app:failure.offline'));
  await expect(login.password).toHaveValue(player.password);
  await context.setOffline(false);
  await login.submit.click();
  await expect(page).toHaveURL(english.path.products);

  await products.code.fill(code);
  await context.setOffline(true);
  await products.redeem.click();
  await expect(products.alert).toContainText(english.text('products:redeem.failure.offline'));
  await expect(products.code).toHaveValue(code);
  await context.setOffline(false);
  await products.redeem.click();
  await expect(products.success).toBeVisible();
});

// The test of a failed sign-in call verifies the requested timeout without waiting for it.
test('a call without a response times out after ten seconds @all', async ({ page, sandbox }) => {
  const player = await sandbox.createPlayer();
  const login = LoginForm.onPage(page, english);
  await sandbox.injectFault({ path: '/api/auth/login', delayMs: 40_000 });
  await page.goto(english.path.login);
  const begun = Date.now();
  await login.signIn(player);
  await expect(login.alert).toContainText(english.text('app:failure.timeout'), { timeout: 35_000 });
  expect(Date.now() - begun).toBeGreaterThanOrEqual(callTimeoutMs);
});

test('LA-01 the page switches languages even when saving the choice fails', async ({
  page,
  context,
  sandbox,
  signIn,
}) => {
  await shortenTimeouts(page);
  // A successful response has no body either, so an empty response is no failure.
  for (const { name, fault } of failureModesPerLoad.filter(({ fault }) => fault.malformed !== 'empty')) {
    await test.step(name, async () => {
      await context.clearCookies();
      await signIn({}, english.path.products);
      const end = await sandbox.injectFault({
        ...fault,
        method: 'PUT',
        path: '/api/users/me/update-language',
      });
      await new NavBar(page, english).choose(german);
      await expect(new ProductsPage(page, german).title).toBeVisible();
      await expect(page).toHaveURL(german.path.products);
      await end();
      await page.evaluate(() => localStorage.clear());
    });
  }
});
