import { languages } from './support/languages';
import { LoginForm } from './support/pages/LoginForm';
import { NavBar } from './support/pages/NavBar';
import { ProductsPage } from './support/pages/ProductsPage';
import { expect, test } from './support/test';

for (const language of languages) {
  const { locale, path, text } = language;

  test(`SH-04 SE-01 PD-02 SE-07 a player follows a link with a code, signs in, redeems the code, reloads and signs out (${locale}) @phone @languages`, async ({
    page,
    sandbox,
  }) => {
    const player = await sandbox.createPlayer({ traits: { language: language.code } });
    const code = await sandbox.createCode({ months: 3 });
    const login = LoginForm.onPage(page, language);
    const products = new ProductsPage(page, language);
    const nav = new NavBar(page, language);

    await test.step('the requested page redirects to the login page and back', async () => {
      await page.goto(`${path.products}?code=${code}`);
      await expect(page).toHaveURL(path.login);
      await expect(page).toHaveTitle(language.title('login'));
      await login.signIn(player);
      await expect(page).toHaveURL(`${path.products}?code=${code}`);
      await expect(page).toHaveTitle(language.title('products'));
    });

    await test.step('the code of the link is filled in and adds game time', async () => {
      await expect(page.getByText(text('products:none.title'))).toBeVisible();
      await expect(products.code).toHaveValue(code);
      await products.redeem.click();
      await expect(products.success).toBeVisible();
    });
    const until = language.date(await sandbox.gameTimeEnd(player));
    await expect(products.success).toContainText(until);
    await expect(products.rows).toHaveCount(1);
    await expect(products.gameTime).toContainText(text('products:validUntilLabel'));
    await expect(products.gameTime).toContainText(until);
    await expect(products.code).toHaveValue('');

    await test.step('a reload shows the same player and the same date', async () => {
      await page.goto(path.products);
      await expect(products.gameTime).toContainText(until);
      await nav.expectSignedIn(player.displayName);
    });

    await test.step('after signing out, the page redirects to the login page', async () => {
      await nav.signOut(player.displayName);
      await expect(page).toHaveURL(path.home);
      await nav.expectSignedOut();
      await page.goto(path.products);
      await expect(page).toHaveURL(path.login);
    });
  });
}
