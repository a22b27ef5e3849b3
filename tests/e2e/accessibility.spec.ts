import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectValidPage } from './support/accessibility';
import { holdRequests } from './support/holdRequests';
import { english, french } from './support/languages';
import { noticesIn } from './support/notices';
import { oneTimeCode, wrongOneTimeCode } from './support/oneTimeCode';
import { LoginForm } from './support/pages/LoginForm';
import { NavBar } from './support/pages/NavBar';
import { ProductsPage } from './support/pages/ProductsPage';
import { expect, test } from './support/test';

test('every state of the sign-in form is accessible', async ({ page, sandbox, browserErrors }) => {
  browserErrors.allow(/^\/api\/auth\/login$/);
  const player = await sandbox.createPlayer({ traits: { twoFactor: true } });
  const unconfirmed = await sandbox.createPlayer({ traits: { status: 'unconfirmed' } });
  const login = LoginForm.onPage(page, english);
  await page.goto(english.path.login);

  await login.submit.click();
  await expect(login.alert).toHaveCount(2);
  await expect(login.email).toBeFocused();
  // The focus says what is wrong, so nothing is announced besides.
  await expect(page.locator('[aria-live] > *')).toHaveCount(0);
  await expectAccessible(page);

  await login.signIn({ email: player.email, password: 'not-the-password' });
  await expect(login.password).toHaveAccessibleDescription(english.error(100));
  await expectAccessible(page);

  const release = await holdRequests(page, '**/api/auth/login');
  await login.signIn(player);
  await expect(page.getByRole('main').getByText(english.text('session:submitting'))).toBeVisible();
  await expectAccessible(page);
  release();

  await expect(login.code).toBeFocused();
  await expectValidPage(page, english);
  await expectAccessible(page);
  await login.code.fill(wrongOneTimeCode(player.totpSecret ?? ''));
  await login.confirm.click();
  await expect(login.alert).toHaveText(english.text('session:code.wrong'));
  await expectAccessible(page);

  await login.back.click();
  await login.signIn(unconfirmed);
  const popup = page.getByRole('dialog', { name: english.text('session:resend.title') });
  await expect(popup).toBeVisible();
  await expectAccessible(page);
  await popup.getByRole('button', { name: english.text('session:resend.submit') }).click();
  await expect(noticesIn(popup)).toContainText(english.text('session:resend.sent'));
  await expectAccessible(page);
});

test('the menus are accessible @phone', async ({ page }) => {
  const nav = new NavBar(page, english);
  await page.goto('/');
  await expectValidPage(page, english);
  if (nav.isOnPhone) await expectAccessible(page);
  for (const part of nav.isOnPhone ? (['main', 'user', 'language'] as const) : []) {
    await nav.show(part);
    await expectAccessible(page);
  }
  for (const menu of nav.isOnPhone ? [] : [nav.languageMenu, ...(await nav.groups.all())]) {
    await menu.click();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(menu).toBeFocused();
  }
});

test('the profile menu is accessible @phone', async ({ page, signIn }) => {
  const nav = new NavBar(page, english);
  const player = await signIn({}, '/');
  await nav.openProfile(player.displayName);
  await expect(nav.text(player.displayName)).toBeVisible();
  await expectAccessible(page);
});

test('every state of the products page is accessible', async ({ page, sandbox, signIn, browserErrors }) => {
  browserErrors.allow(/^\/api\//);
  const code = await sandbox.createCode({ months: 12 });
  const products = new ProductsPage(page, english);
  await signIn({ ownership: ['steam'], steamMonths: 3 }, `${english.path.products}?user_id=another`);
  await expect(page.getByText(english.text('products:none.title'))).toBeVisible();
  await expectAccessible(page);

  await products.redeemCode('not a code');
  await expect(products.alert).toBeVisible();
  await expectAccessible(page);
  await sandbox.injectFault({
    path: `/api/inventory/keys/${code}`,
    status: 429,
    headers: { 'retry-after': '42' },
    count: 1,
  });
  await products.redeemCode(code);
  await expect(products.alert).toBeVisible();
  await expectAccessible(page);
  await products.redeem.click();
  await expect(products.success).toBeVisible();
  await expect(products.gameTime).toBeVisible();
  await expectAccessible(page);

  await sandbox.injectFault({ path: '/api/users/me/game-time', status: 500, count: 1 });
  await page.reload();
  await expect(products.alert).toContainText(english.text('products:list.failedText'));
  await expectAccessible(page);
});

/** Presses Tab until `target` has focus, like a keyboard user. */
const tabTo = async (page: Page, target: Locator): Promise<void> => {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 60; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`sixty times Tab did not lead to ${target.toString()}`);
};

test('SE-03 PD-02 SE-07 LA-01 the whole user journey works with the keyboard alone', async ({
  page,
  sandbox,
  browserErrors,
}) => {
  browserErrors.allow(/^\/api\/(auth\/login|inventory)/);
  const player = await sandbox.createPlayer({ traits: { twoFactor: true, language: 'fr' } });
  const code = await sandbox.createCode({ months: 3 });
  const { keyboard } = page;

  await test.step('the menu changes the language', async () => {
    await page.goto('/');
    await expect(page.locator('h1')).toBeVisible();
    await keyboard.press('Tab');
    await expect(page.getByRole('link', { name: english.text('app:nav.skipToContent') })).toBeFocused();
    await tabTo(page, new NavBar(page, english).languageMenu);
    await keyboard.press('Enter');
    await tabTo(page, new NavBar(page, english).link(french.text('app:language.fr-fr')));
    await keyboard.press('Enter');
    await expect(page).toHaveURL(french.path.home);
    // The link loaded a new document. Until the application has started, the login link leads to the login page.
    await keyboard.press('Tab');
    await expect(page.locator('#root')).toHaveAttribute('data-ready', '');
  });

  const nav = new NavBar(page, french);
  await test.step('the dialog signs in with the second factor', async () => {
    const login = LoginForm.inDialog(page, french);
    await tabTo(page, nav.logIn);
    await keyboard.press('Enter');
    await expect(login.title).toBeVisible();
    await tabTo(page, login.email);
    await keyboard.type(player.email);
    await keyboard.press('Tab');
    await keyboard.type(player.password);
    await keyboard.press('Enter');
    await expect(login.code).toBeFocused();
    await keyboard.type(oneTimeCode(player.totpSecret ?? ''));
    await keyboard.press('Enter');
    await expect(login.title).toBeHidden();
  });

  const products = new ProductsPage(page, french);
  await test.step('the account menu leads to the products', async () => {
    await tabTo(page, nav.profileOf(player.displayName));
    await keyboard.press('Enter');
    await tabTo(page, nav.link(french.text('app:title.products')));
    await keyboard.press('Enter');
    await expect(page).toHaveURL(french.path.products);
    await expect(page.getByRole('main')).toBeFocused();
  });

  await test.step('a mistyped code is corrected and redeemed', async () => {
    await tabTo(page, products.code);
    await keyboard.type('oops');
    await keyboard.press('Enter');
    await expect(products.alert).toBeVisible();
    await expect(products.code).toBeFocused();
    await keyboard.press('Control+A');
    await keyboard.type(code);
    await keyboard.press('Enter');
    await expect(products.success).toBeVisible();
  });

  await test.step('the game time is shown, and the focus returns to the row', async () => {
    const manage = products.gameTime.getByRole('button');
    await page.evaluate(() => document.querySelector<HTMLElement>('main')?.focus());
    await tabTo(page, manage);
    await keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(manage).toBeFocused();
  });

  await test.step('signing out ends the session', async () => {
    await tabTo(page, nav.profileOf(player.displayName));
    await keyboard.press('Enter');
    await tabTo(page, nav.logOut);
    await keyboard.press('Enter');
    await expect(page).toHaveURL(french.path.home);
    await expect(nav.logIn).toBeVisible();
  });
});
