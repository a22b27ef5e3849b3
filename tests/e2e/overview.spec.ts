import { expectAccessible, expectFitsNarrowPhone, expectValidPage } from './support/accessibility';
import { english, languages } from './support/languages';
import { errorsIn } from './support/notices';
import { expect, test } from './support/test';

for (const language of languages) {
  const { path, text } = language;

  test(`a player sees time left, servers, gifts and security on the overview (${language.locale}) @phone`, async ({
    page,
    signIn,
  }) => {
    const card = (title: string) => page.getByRole('region', { name: text(title), exact: true });
    await signIn({ language: language.code, gameTimeMonths: 3, dacs: 2, twoFactor: true }, path.overview);
    await expect(page.locator('h1')).toHaveText(text('overview:title'));
    await expect(card('overview:gameTime.title').getByRole('progressbar')).toBeVisible();
    await expect(card('overview:servers.title').locator('.status-mark').first()).toBeVisible();
    await expect(card('overview:gifts.title').getByRole('link')).toHaveText(
      text('overview:gifts.dacs_other', { count: 2 }),
    );
    await expect(card('overview:security.title')).toContainText(text('overview:security.twoFactor.on'));
    await expect(page.getByRole('contentinfo').getByRole('textbox')).toHaveCount(0);
    await expectValidPage(page, language);
    await expectAccessible(page);
    await expectFitsNarrowPhone(page);

    await card('overview:gifts.title').getByRole('link').click();
    await expect(page.locator('h1')).toHaveText(text('coupons:title'));
  });
}

test('a card of the overview fails on its own and loads again', async ({
  page,
  sandbox,
  signIn,
  browserErrors,
}) => {
  const { path, text } = english;
  browserErrors.allow(/^\/api\/inventory\/keys$/);
  await sandbox.injectFault({ path: '/api/inventory/keys', status: 503, count: 1 });
  await signIn({ gameTimeMonths: 1, betaKeys: 2 }, path.overview);
  const gifts = page.getByRole('region', { name: text('overview:gifts.title'), exact: true });
  await expect(errorsIn(page)).toHaveCount(1);
  await expect(page.getByRole('progressbar')).toBeVisible();
  await gifts.getByRole('button', { name: text('overview:retry') }).click();
  await expect(gifts.getByRole('link')).toHaveText(text('overview:gifts.betaKeys_other', { count: 2 }));
  await expect(errorsIn(page)).toHaveCount(0);
});

test('SH-03 the address of the account leads to the overview, and to sign-in first', async ({
  page,
  signIn,
}) => {
  await page.goto('/account');
  await expect(page).toHaveURL(english.path.login);
  await signIn({}, '/account');
  await expect(page).toHaveURL(english.path.overview);
});
