import type { Page } from '@playwright/test';
import { expectFitsNarrowPhone } from './support/accessibility';
import { recordCalls } from './support/calls';
import { english, french, german } from './support/languages';
import { LoginForm } from './support/pages/LoginForm';
import { NavBar } from './support/pages/NavBar';
import { ProductsPage } from './support/pages/ProductsPage';
import { expect, test } from './support/test';

const updateLanguage = /^\/api\/users\/me\/update-language$/;

test('LA-01 switching the language saves it to the signed-in player’s account', async ({
  page,
  sandbox,
  signIn,
}) => {
  const calls = recordCalls(page, 'PUT', updateLanguage);
  const player = await signIn({ language: 'fr' }, `${french.path.products}?code=ABCD2345EFGH6789`);
  await new NavBar(page, french).choose(german);

  await expect(page).toHaveURL(`${german.path.products}?code=ABCD2345EFGH6789`);
  await expect(new ProductsPage(page, german).title).toBeVisible();
  expect(calls.map((call) => new URL(call.url()).search)).toEqual(['?lang=de']);
  expect(await sandbox.savedLanguage(player)).toBe('de');
  expect(await page.evaluate(() => localStorage.getItem('locale'))).toBe('de-de');
});

test('LA-01 switching the language while signed out sends no request', async ({ page }) => {
  const calls = recordCalls(page, 'PUT', updateLanguage);
  await page.goto('/');
  await new NavBar(page, english).choose(german);
  await expect(page).toHaveURL(german.path.home);
  expect(calls).toEqual([]);
});

test('LA-02 loading a page in another language redirects the player to the saved language', async ({
  page,
  signIn,
}) => {
  await signIn({ language: 'de' }, `${english.path.products}?code=ABCD2345EFGH6789#redeem-title`);
  await expect(page).toHaveURL(`${german.path.products}?code=ABCD2345EFGH6789#redeem-title`);
  await expect(new ProductsPage(page, german).code).toHaveValue('ABCD2345EFGH6789');

  await page.goto(french.path.home);
  await expect(page).toHaveURL(german.path.home);
});

test('LA-02 signing in immediately switches to the account’s language, on the page and in the dialog', async ({
  page,
  sandbox,
}) => {
  const player = await sandbox.createPlayer({ traits: { language: 'de' } });
  await page.goto(english.path.login);
  const seen: string[] = [];
  page.on('framenavigated', (frame) => seen.push(new URL(frame.url()).pathname));
  await LoginForm.onPage(page, english).signIn(player);
  await expect(page).toHaveURL(german.path.products);
  await expect(new ProductsPage(page, german).title).toBeVisible();
  expect(seen).not.toContain(english.path.products);
  await new NavBar(page, german).signOut(player.displayName);

  await page.goto(english.path.buy);
  await new NavBar(page, english).openLogIn();
  await LoginForm.inDialog(page, english).signIn(player);
  await expect(page).toHaveURL(german.path.buy);
  await new NavBar(page, german).expectSignedIn(player.displayName);
});

test('LA-01 LA-02 keeps a language that the server failed to save and sends it again on the next page', async ({
  page,
  sandbox,
  signIn,
  browserErrors,
}) => {
  browserErrors.allow(updateLanguage);
  // Fails the switch itself and the retry on the next page.
  await sandbox.injectFault({
    method: 'PUT',
    path: '/api/users/me/update-language',
    status: 500,
    body: { code: 50 },
    count: 2,
  });
  const player = await signIn({ language: 'fr' }, french.path.products);
  const calls = recordCalls(page, 'PUT', updateLanguage);
  await new NavBar(page, french).choose(german);

  await expect(page).toHaveURL(german.path.products);
  await expect(new ProductsPage(page, german).title).toBeVisible();
  await expect.poll(() => calls.length).toBe(2);
  expect(await sandbox.savedLanguage(player)).toBe('fr');

  await page.reload();
  await expect(page).toHaveURL(german.path.products);
  await expect.poll(() => sandbox.savedLanguage(player)).toBe('de');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('locale'))).toBe('de-de');
});

test('LA-01 LA-02 a language that a guest chose is kept at the sign-in and saved to the account', async ({
  page,
  sandbox,
}) => {
  const player = await sandbox.createPlayer({ traits: { language: 'en' } });
  await page.goto(english.path.login);
  await new NavBar(page, english).choose(german);
  await expect(page).toHaveURL(german.path.login);
  await LoginForm.onPage(page, german).signIn(player);
  await expect(page).toHaveURL(german.path.products);
  await expect(new ProductsPage(page, german).title).toBeVisible();
  await expect.poll(() => sandbox.savedLanguage(player)).toBe('de');
});

test.describe('in a German browser', () => {
  test.use({ locale: 'de-DE', offersLanguage: true });

  const offerIn = (page: Page) => page.getByRole('region', { name: german.text('app:language.de-de') });

  test('LA-01 the German bar links to the same page in German and does not appear again @phone', async ({
    page,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
    await page.goto(english.path.buy, { waitUntil: 'load' });
    const offer = offerIn(page);
    await expect(offer).toBeVisible();
    await expect(offer).toHaveAttribute('lang', german.tag);
    expect(scripts.filter((path) => /^\/assets\/main\./.test(path))).toEqual([]);
    await expectFitsNarrowPhone(page);

    const accept = offer.getByRole('link', { name: german.text('app:language.offer.de-de') });
    await page.keyboard.press('Tab');
    await expect(accept, 'the bar is first in the focus order').toBeFocused();
    await accept.press('Enter');
    await expect(page).toHaveURL(german.path.buy);
    await expect(page.locator('html')).toHaveAttribute('lang', german.tag);
    expect(await page.evaluate(() => localStorage.getItem('locale'))).toContain('de-de');
    await page.goto(english.path.home);
    await expect(offerIn(page)).toBeHidden();
  });

  test('LA-01 closing the bar hides it for good and moves focus to the page', async ({ page }) => {
    await page.goto(english.path.buy, { waitUntil: 'load' });
    await offerIn(page)
      .getByRole('button', { name: german.text('app:language.keep.de-de') })
      .click();
    await expect(offerIn(page)).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page).toHaveURL(english.path.buy);
    await page.goto(english.path.buy);
    await expect(offerIn(page)).toBeHidden();
  });

  test('LA-01 the bar is hidden from signed-in players', async ({ page, signIn }) => {
    await signIn({ language: 'en' }, english.path.buy);
    await expect(new NavBar(page, english).logIn).toBeHidden();
    await expect(offerIn(page)).toBeHidden();
  });
});
