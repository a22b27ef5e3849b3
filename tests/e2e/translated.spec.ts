import type { Page } from '@playwright/test';
import { pathOf } from '#domain/navigation/pagePaths';
import { english } from './support/languages';
import { errorsIn, noticesIn } from './support/notices';
import { LoginForm } from './support/pages/LoginForm';
import { ProductsPage } from './support/pages/ProductsPage';
import { newcomer, SignupForm } from './support/pages/SignupForm';
import { expect, test } from './support/test';
import { translatePage } from './support/translatePage';

// Pages after a browser has translated them. The browser must not log any exception.

const { text, path, locale } = english;

const openTranslated = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await page.evaluate(translatePage);
};

test('BU-03 a translated shop shows every price in the chosen currency', async ({ page }) => {
  await openTranslated(page, path.buy);
  const main = page.getByRole('main');
  const packs = main.locator('.plan');
  await expect(packs.first()).toContainText('US$');
  await main.getByRole('radio', { name: text('shop:currency.EUR') }).check();
  await expect(packs.first()).toContainText('€');
  for (const pack of await packs.all()) await expect(pack).not.toContainText('US$');
});

test('RG-01 a translated sign-up form shows its errors and then its success', async ({ page }) => {
  const form = new SignupForm(page, english);
  await openTranslated(page, path.signup);
  await form.readLong();
  await form.submit.click();
  await expect(form.field('email')).toHaveAccessibleDescription(
    new RegExp(text('registration:email.required')),
  );
  await form.fillIn(newcomer());
  await expect(errorsIn(page)).toHaveCount(0);
  await form.submit.click();
  await expect(form.done).toBeFocused();
  await page.getByRole('button', { name: text('registration:done.again.submit') }).click();
  await expect(noticesIn(page, text('registration:done.again.sent'))).toBeVisible();
});

test('SE-03 a translated log-in form rejects a password and accepts the right one', async ({
  page,
  sandbox,
  browserErrors,
}) => {
  browserErrors.allow(/^\/api\/auth\/login$/);
  const player = await sandbox.createPlayer();
  const login = LoginForm.onPage(page, english);
  await openTranslated(page, path.login);
  await login.signIn({ ...player, password: 'not the password' });
  await expect(login.alert).not.toHaveCount(0);
  await login.signIn(player);
  await expect(page).toHaveURL(path.products);
  await expect(new ProductsPage(page, english).title).toBeVisible();
});

test('PD-02 a translated products page rejects a code and then redeems another', async ({
  page,
  sandbox,
  signIn,
  browserErrors,
}) => {
  browserErrors.allow(/^\/api\/inventory\/keys\//);
  await signIn();
  await openTranslated(page, path.products);
  const products = new ProductsPage(page, english);
  await products.redeemCode('ZZZZ-9999-ZZZZ-9999');
  await expect(products.alert).toHaveText(text('products:redeem.failure.unknown-code'));
  await products.redeemCode(await sandbox.createCode({ months: 3 }));
  await expect(products.success).toBeVisible();
  await expect(products.alert).toHaveCount(0);
  await expect(products.gameTime).toBeVisible();
});

test('WD-01 a translated withdrawal form shows its errors, and sends after the review', async ({
  page,
  scope,
}) => {
  await openTranslated(page, pathOf('withdrawal', locale));
  const main = page.getByRole('main');
  const button = (key: string) =>
    main.getByRole('button', { name: text(`declarations:${key}`), exact: true });
  const field = (key: string) => main.getByLabel(text(`declarations:field.${key}`), { exact: true });
  await button('review').click();
  await expect(errorsIn(main)).not.toHaveCount(0);
  await field('name').fill('Ada Verne');
  await field('orderNumber').fill('3F2A-91BC');
  await field('email').fill(`translated-${scope}@farstead.test`);
  await button('review').click();
  await button('withdrawal.send').click();
  await expect(
    main.getByRole('heading', { level: 1, name: text('declarations:withdrawal.receivedTitle') }),
  ).toBeFocused();
});

test.describe('in a country that requires consent', () => {
  test.use({ country: 'FR' });

  test('CC-02 a translated cookie banner opens its choices, saves them and closes', async ({
    page,
    context,
  }) => {
    await openTranslated(page, path.home);
    await page.getByRole('button', { name: text('consent:banner.choose') }).click();
    const details = page.getByRole('dialog', { name: text('consent:details.title') });
    await details.getByRole('button', { name: text('consent:details.save'), exact: true }).click();
    await expect(details).toBeHidden();
    await expect(page.getByRole('button', { name: text('consent:banner.choose') })).toBeHidden();
    expect((await context.cookies()).map(({ name }) => name)).toContain('cookie_preference');
  });
});

test('SE-03 a log-in page that is translated before it starts keeps what was typed', async ({
  page,
  sandbox,
  browserErrors,
}) => {
  browserErrors.allowReport(/Minified React error #418/);
  const player = await sandbox.createPlayer();
  const login = LoginForm.onPage(page, english);
  await page.addInitScript(translatePage);
  await page.goto(path.login, { waitUntil: 'load' });
  await login.fill(player.email, player.password);
  await login.submit.click();
  await expect(page).toHaveURL(path.products);
});
