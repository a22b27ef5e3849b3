import { english, french, languages } from './support/languages';
import { LoginForm } from './support/pages/LoginForm';
import { NavBar } from './support/pages/NavBar';
import { ProductsPage } from './support/pages/ProductsPage';
import { siteOrigin } from './support/origins';
import { expect, test } from './support/test';

for (const { locale, path } of languages) {
  test(`SH-03 the login page redirects a signed-in player to their products (${locale})`, async ({
    page,
    signIn,
  }) => {
    await signIn({ language: locale.slice(0, 2) as 'en' }, path.login);
    await expect(page).toHaveURL(path.products);
  });
}

test('SH-04 signing in restores the return path with its query, hash and code', async ({ page, sandbox }) => {
  const player = await sandbox.createPlayer();
  const wanted = `${english.path.products}?code=ABCD-2345-EFGH-6789&from=letter#redeem-title`;
  await page.goto(wanted);
  await expect(page).toHaveURL(english.path.login);
  await LoginForm.onPage(page, english).signIn(player);
  await expect(page).toHaveURL(wanted);
  await expect(new ProductsPage(page, english).code).toHaveValue('ABCD-2345-EFGH-6789');
});

test('SH-04 LA-01 the return path survives a language change on the login page', async ({
  page,
  sandbox,
}) => {
  const player = await sandbox.createPlayer({ traits: { language: 'fr' } });
  await page.goto(`${english.path.products}?code=ABCD2345EFGH6789`);
  await new NavBar(page, english).choose(french);
  await expect(page).toHaveURL(french.path.login);
  await LoginForm.onPage(page, french).signIn(player);
  await expect(page).toHaveURL(`${french.path.products}?code=ABCD2345EFGH6789`);
  await expect(new ProductsPage(page, french).code).toHaveValue('ABCD2345EFGH6789');
});

const hostilePaths = [
  '//e.test',
  '/\\e.test',
  '/\t/e.test',
  'https://h@e.test',
  'https://e.test/account/products',
  'javascript:alert(1)',
  '/account/..//e.test',
  '/buy?plan=3',
  '/login',
];

test('SH-04 a return path to another site or a public page redirects to the products', async ({
  page,
  sandbox,
}) => {
  const player = await sandbox.createPlayer();
  const nav = new NavBar(page, english);
  await page.goto(english.path.home);
  for (const remembered of hostilePaths) {
    await test.step(JSON.stringify(remembered), async () => {
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: english.text('app:title.login'), exact: true })
        .click();
      await expect(page).toHaveURL(english.path.login);
      await page.evaluate((path) => sessionStorage.setItem('lastPathName', path), remembered);
      await LoginForm.onPage(page, english).signIn(player);
      await expect(page).toHaveURL(siteOrigin + english.path.products);
      await expect(new ProductsPage(page, english).title).toBeVisible();
      expect(await page.evaluate(() => sessionStorage.getItem('lastPathName'))).toBeNull();
      await nav.signOut(player.displayName);
      await expect(page).toHaveURL(english.path.home);
    });
  }
});
