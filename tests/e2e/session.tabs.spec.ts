import type { BrowserContext, Page } from '@playwright/test';
import { english, french, languages } from './support/languages';
import { oneTimeCode } from './support/oneTimeCode';
import { LoginForm } from './support/pages/LoginForm';
import { NavBar } from './support/pages/NavBar';
import { ProductsPage } from './support/pages/ProductsPage';
import { expectNoTokens, readTokens, storeTokens } from './support/session';
import { expect, test } from './support/test';
import { waitForHydration } from './support/waitForHydration';

const refreshPath = /^\/api\/auth\/refresh$/;
const endedCalls = [/^\/api\/inventory\/keys/, refreshPath, /^\/api\/(users|orders)\//];

/** Opens another tab of the same browser and starts its application. */
const anotherTab = async (context: BrowserContext, path: string): Promise<Page> => {
  const tab = await context.newPage();
  await tab.goto(path);
  await waitForHydration(tab);
  return tab;
};

/** Simulates that the visitor returns to a suspended tab. */
const dispatchFocus = (page: Page): Promise<void> =>
  page.evaluate(() => void window.dispatchEvent(new Event('focus')));

const newsletterIn = (page: Page) =>
  page.getByRole('contentinfo').getByLabel(english.text('mailingNewsletter:email.label'));

for (const language of languages) {
  const { locale, path, text, code } = language;

  test(`SE-07 input survives a session ended by the server and can be submitted after signing in (${locale}) @phone`, async ({
    page,
    context,
    sandbox,
    signIn,
    browserErrors,
  }) => {
    browserErrors.allow(...endedCalls);
    const redemption = await sandbox.createCode({ months: 3 });
    const products = new ProductsPage(page, language);
    const player = await signIn({ language: code }, path.products);
    await products.code.fill(redemption);
    // The redeemed code should detect the end of the session, not a request of the page load.
    await page.waitForLoadState('networkidle');
    await sandbox.endSessions(player);
    await products.redeem.click();

    await expect(page).toHaveURL(path.login);
    await expect(page.getByText(text('app:session.endedTitle'), { exact: true })).toBeVisible();
    await expectNoTokens(context);
    await LoginForm.onPage(page, language).signIn(player);
    await expect(page).toHaveURL(path.products);
    await expect(products.code).toHaveValue(redemption);
    await products.redeem.click();
    await expect(products.success).toBeVisible();
    await page.reload();
    await expect(products.code).toHaveValue('');
  });
}

test('SE-07 signing in restores typed input only for the same player', async ({
  page,
  context,
  sandbox,
  signIn,
  browserErrors,
}) => {
  browserErrors.allow(...endedCalls);
  const player = await signIn();
  const other = await sandbox.createPlayer();
  const nav = new NavBar(page, english);
  const typed = `reader-${player.id}@farstead.test`;
  await page.goto('/');
  await nav.expectSignedIn(player.displayName);
  await newsletterIn(page).fill(typed);
  await sandbox.endSessions(player);
  await page.goto(english.path.products);
  await expect(page).toHaveURL(english.path.login);
  await page.goto('/');
  await expect(newsletterIn(page)).toHaveValue('');

  await nav.openLogIn();
  await LoginForm.inDialog(page, english).signIn(player);
  await nav.expectSignedIn(player.displayName);
  await expect(newsletterIn(page)).toHaveValue(typed);

  await sandbox.endSessions(player, (await readTokens(context)).token);
  await page.goto(english.path.products);
  await expect(page).toHaveURL(english.path.login);
  await LoginForm.onPage(page, english).signIn(other);
  await expect(page).toHaveURL(english.path.products);
  await expect(newsletterIn(page)).toHaveValue('');
});

test('SE-07 a session ended by the server signs the player out in every tab', async ({
  page,
  context,
  sandbox,
  signIn,
  browserErrors,
}) => {
  browserErrors.allow(...endedCalls);
  const products = new ProductsPage(page, english);
  const player = await signIn({}, english.path.products);
  const other = await anotherTab(context, english.path.products);
  await expect(new ProductsPage(other, english).title).toBeVisible();
  // Otherwise, another call of a page that is still loading could end the session before the code is sent.
  for (const tab of [page, other]) await tab.waitForLoadState('networkidle');
  await sandbox.endSessions(player);
  await products.redeemCode('ABCD-2345-EFGH-6789');
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL(english.path.login);
    await expect(tab.getByText(english.text('app:session.endedTitle'), { exact: true })).toBeVisible();
  }
  await LoginForm.onPage(other, english).signIn(player);
  await expect(other).toHaveURL(english.path.products);
  await expect(page).toHaveURL(english.path.products);
});

test('SE-01 a tab whose access token expired in the background keeps its input and its session', async ({
  page,
  context,
  sandbox,
  signIn,
}) => {
  const products = new ProductsPage(page, english);
  const player = await signIn({}, english.path.products);
  await products.code.fill('ABCD-2345');
  const old = await sandbox.createTokens(player.id, -3600);
  await storeTokens(context, old);
  await dispatchFocus(page);
  await expect.poll(async () => (await readTokens(context)).token).not.toBe(old.token);
  await expect(new NavBar(page, english).profileOf(player.displayName)).toBeVisible();
  await expect(products.code).toHaveValue('ABCD-2345');
});

test('SE-01 a tab whose session ended in the background shows a message and keeps the input for the same player', async ({
  page,
  context,
  signIn,
}) => {
  const products = new ProductsPage(page, english);
  const player = await signIn({}, english.path.products);
  await products.code.fill('ABCD-2345');
  await context.clearCookies({ name: /^(token|refreshToken)$/ });
  await dispatchFocus(page);
  await expect(page).toHaveURL(english.path.login);
  await expect(page.getByText(english.text('app:session.endedTitle'), { exact: true })).toBeVisible();
  await LoginForm.onPage(page, english).signIn(player);
  await expect(page).toHaveURL(english.path.products);
  await expect(products.code).toHaveValue('ABCD-2345');
});

test('SE-07 signing in as another player in one tab updates the other tab', async ({ page, signIn }) => {
  await signIn({ gameTimeMonths: 2 }, english.path.products);
  await expect(new ProductsPage(page, english).gameTime).toBeVisible();
  const second = await signIn();
  await dispatchFocus(page);
  await expect(new NavBar(page, english).profileOf(second.displayName)).toBeVisible();
  await expect(page.getByText(english.text('products:none.title'))).toBeVisible();
});

test('LA-01 choosing a language in one tab switches the other tab', async ({
  page,
  context,
  sandbox,
  signIn,
}) => {
  const player = await signIn({}, '/');
  const other = await anotherTab(context, `${english.path.products}?code=ABCD2345EFGH6789`);
  await expect(new ProductsPage(other, english).title).toBeVisible();
  await new NavBar(page, english).choose(french);
  await expect(page).toHaveURL(french.path.home);
  await expect(other).toHaveURL(`${french.path.products}?code=ABCD2345EFGH6789`);
  await expect(new ProductsPage(other, french).title).toBeVisible();
  expect(await sandbox.savedLanguage(player)).toBe('fr');
});

test('LA-01 a tab keeps its input when another tab switches languages', async ({ page, context }) => {
  await page.goto('/');
  const other = await anotherTab(context, english.path.login);
  await LoginForm.onPage(other, english).email.fill('pilot@farstead.test');
  await new NavBar(page, english).choose(french);
  await expect(page).toHaveURL(french.path.home);
  await expect(LoginForm.onPage(other, english).email).toHaveValue('pilot@farstead.test');
  await expect(other).toHaveURL(english.path.login);
  await other
    .getByRole('banner')
    .getByRole('link', { name: english.text('app:nav.home') })
    .first()
    .click();
  await expect(other).toHaveURL(french.path.home);
  await expect(other.locator('html')).toHaveAttribute('lang', 'fr-FR');
});

const recordVisitedPaths = (page: Page): string[] => {
  const paths: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) paths.push(new URL(frame.url()).pathname);
  });
  return paths;
};

test('SE-11 signing in from a contest link opens the contest, not the page requested earlier', async ({
  page,
  sandbox,
}) => {
  const player = await sandbox.createPlayer();
  await page.goto(`${english.path.products}?code=ABCD2345EFGH6789`);
  await expect(page).toHaveURL(english.path.login);
  await page.goto(`${english.path.login}?source=contest`);
  await expect(
    page.getByRole('main').getByRole('link', { name: english.text('session:signup.link') }),
  ).toHaveAttribute('href', '/signup?source=contest&code=ABCD2345EFGH6789');
  const paths = recordVisitedPaths(page);
  await LoginForm.onPage(page, english).signIn(player);
  await new NavBar(page, english).expectSignedIn(player.displayName);
  await expect.poll(() => paths).toContain('/lottery');
  expect(paths).not.toContain(english.path.products);
});

for (const language of languages) {
  test(`SE-11 signing in with two-factor from the dialog on a contest page opens the contest (${language.locale}) @phone`, async ({
    page,
    sandbox,
    browserErrors,
  }) => {
    browserErrors.allow(/^\/api\/auth\/login$/);
    const contest = { 'en-us': '/lottery', 'fr-fr': '/fr/tirage', 'de-de': '/de/verlosung' };
    const player = await sandbox.createPlayer({ traits: { twoFactor: true, language: language.code } });
    const login = LoginForm.inDialog(page, language);
    await page.goto(`${language.path.home}?source=contest`);
    await new NavBar(page, language).openLogIn();
    await login.signIn(player);
    const paths = recordVisitedPaths(page);
    await login.code.fill(oneTimeCode(player.totpSecret ?? ''));
    await login.confirm.click();
    await expect.poll(() => paths).toContain(contest[language.locale]);
    await expect(login.title).toBeHidden();
  });

  test(`SE-10 the login form on the page and in the dialog links to password reset and signup (${language.locale}) @phone`, async ({
    page,
  }) => {
    const { text } = language;
    const paths = {
      'en-us': ['/forgot-password', '/signup'],
      'fr-fr': ['/fr/mot-de-passe-oublie', '/fr/inscription'],
      'de-de': ['/de/passwort-vergessen', '/de/registrieren'],
    }[language.locale];
    const links = (within: ReturnType<Page['getByRole']>) => ({
      forgot: within.getByRole('link', { name: text('session:forgot.link') }),
      signup: within.getByRole('link', { name: text('session:signup.link') }),
    });
    await page.goto(language.path.login);
    const onPage = links(page.getByRole('main'));
    await expect(onPage.forgot).toHaveAttribute('href', paths[0] ?? '');
    await expect(onPage.signup).toHaveAttribute('href', paths[1] ?? '');
    await expect(page.getByRole('main').getByRole('button', { name: /::pos\{/ })).toBeVisible();

    await page.goto(language.path.home);
    await new NavBar(page, language).openLogIn();
    const dialog = page.getByRole('dialog');
    await links(dialog).forgot.click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(paths[0] ?? '');
    await page.goBack();
    await expect(page).toHaveURL(language.path.home);
    await expect(dialog).toBeHidden();
  });
}
