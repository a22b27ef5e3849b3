import { pathOf } from '#domain/navigation/pagePaths';
import { routes, type Route } from '#domain/navigation/routes';
import { sitePages } from '#ui/app/sitePages';
import {
  expectAccessible,
  expectLargeTextFits,
  expectFitsNarrowPhone,
  expectValidPage,
} from './support/accessibility';
import { english, languages, layoutTag } from './support/languages';
import { noticesIn } from './support/notices';
import { AccountFrame } from './support/pages/AccountFrame';
import { ProductsPage } from './support/pages/ProductsPage';
import { expect, test } from './support/test';

const inHours = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString();

const table: readonly Route[] = routes;
const accountPages = table.filter(
  ({ id, section, paths }) => section === 'account' && !paths['en-us'].includes('/:') && id in sitePages,
);

/** Pages per test: in the same browser, the second page takes half as long as the first. */
const perTest = 6;

for (const language of languages) {
  const { locale, path, text } = language;

  test(`AC-01 AC-02 PT-01 the account layout contains every account section (${locale}) @phone`, async ({
    page,
    signIn,
  }) => {
    const account = new AccountFrame(page, language);
    const player = await signIn(
      { language: language.code, ownership: ['steam'], steamMonths: 2, backerRewards: {} },
      path.products,
    );
    await expect(account.name).toContainText(player.displayName);
    if (account.isNarrow) await expect(account.opener).toContainText(text('app:title.products'));
    else await expect(account.link(text('app:title.products'))).toHaveAttribute('aria-current', 'page');
    await expect(account.notices, 'the products have a box of their own').toBeHidden();

    await account.frame.evaluate((frame) => (frame.dataset.first = 'true'));
    await account.goTo(text('app:title.points'));
    await expect(page).toHaveURL(pathOf('points', locale));
    await expect(page.locator('h1')).toHaveText(text('app:title.points'));
    await expect(account.notices).toContainText(text('account:store.text_other', { count: 2 }));
    await expect(page.locator('#account-section')).toBeFocused();
    await expectAccessible(page);
    await expectValidPage(page, language);

    await account.goTo(text('app:title.backer'));
    await expect(page.locator('h1')).toHaveText(text('rewardsBacker:title'));
    await expect(account.frame).toHaveAttribute('data-first', 'true');
    await expectAccessible(page);
  });

  test(`AC-02 the end of a subscription is announced until the notice is dismissed (${locale})`, async ({
    page,
    context,
    signIn,
  }) => {
    const end = inHours(20);
    const account = new AccountFrame(page, language);
    await signIn(
      { language: language.code, gameTimeEnd: end, subscription: { status: 2, dateNextCharge: end } },
      path.products,
    );
    await expect(account.notices).toContainText(text('account:expiry.text'));
    await expect(account.notices.getByRole('link', { name: text('account:expiry.buy') })).toBeVisible();
    await expectAccessible(page);
    await account.notices.getByRole('button', { name: text('account:expiry.dismiss') }).click();
    await expect(account.notices).toBeHidden();
    await expect(page.locator('#account-section')).toBeFocused();
    await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toContain('accept-exp');
    await page.reload();
    await expect(new ProductsPage(page, language).gameTime).toBeVisible();
    await expect(account.notices).toBeHidden();
  });

  test(`AC-02 a redeemed code removes the notice about the end of the game time (${locale})`, async ({
    page,
    sandbox,
    signIn,
  }) => {
    const end = inHours(20);
    const code = await sandbox.createCode({ months: 3 });
    const account = new AccountFrame(page, language);
    const products = new ProductsPage(page, language);
    await signIn(
      {
        language: language.code,
        gameTimeEnd: end,
        subscription: { status: 2, dateNextCharge: end },
      },
      path.products,
    );
    await expect(account.notices).toContainText(text('account:expiry.text'));
    await products.redeemCode(code);
    await expect(products.success).toBeVisible();
    await expect(account.notices).toBeHidden();
    await page.reload();
    await expect(products.gameTime).toBeVisible();
    await expect(account.notices).toBeHidden();
  });

  test(`BK-01 a backer chooses a supporter shirt size (${locale}) @phone`, async ({ page, signIn }) => {
    await signIn({ language: language.code, backerRewards: {} }, pathOf('backer', locale));
    await expect(page.getByLabel(text('rewardsBacker:shirt.label'), { exact: true })).toBeDisabled();
    await expect(page.getByLabel(text('rewardsBacker:statue.label'), { exact: true })).toBeDisabled();
    await expect(page.getByText(text('rewardsBacker:reward.poster'))).toBeVisible();
    const size = page.getByLabel(text('rewardsBacker:supporterShirt.label'), { exact: true });
    await size.selectOption('XL');
    const loadedAgain = page.waitForResponse(
      (answer) => answer.url().endsWith('/backer-rewards-info') && answer.request().method() === 'GET',
    );
    await page.getByRole('button', { name: text('rewardsBacker:save') }).click();
    await expect(noticesIn(page, text('rewardsBacker:saved'))).toBeVisible();
    await loadedAgain;
    await expect(size).toHaveValue('3');
    await expect(noticesIn(page, text('rewardsBacker:saved'))).toBeHidden();
    await page.reload();
    await expect(size).toHaveValue('3');
  });

  for (let first = 0; first < accountPages.length; first += perTest) {
    const paths = accountPages.slice(first, first + perTest).map(({ id }) => pathOf(id, locale));
    const part = `from ${paths[0] ?? ''} to ${paths.at(-1) ?? ''}`;

    test(`AC-01 account pages ${part} are valid and accessible (${locale}) ${layoutTag(locale)}`, async ({
      page,
      signIn,
    }) => {
      await signIn({ language: language.code, gameTimeEnd: inHours(2000), backerRewards: {} });
      for (const path of paths) {
        await test.step(path, async () => {
          await page.setViewportSize({ width: 1440, height: 900 });
          await page.goto(path);
          await expect(page.locator('h1')).not.toHaveText('');
          await expectValidPage(page, language);
          await expectAccessible(page);
          await expectFitsNarrowPhone(page);
          await expectLargeTextFits(page);
        });
      }
    });
  }
}

test('AC-01 on a narrow screen, following a link or pressing Escape closes the menu', async ({
  page,
  signIn,
}) => {
  const account = new AccountFrame(page, english);
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn({}, '/account/account-pts');
  await expect(page).toHaveURL('/account/points');
  await account.opener.press('Enter');
  const products = account.link(english.text('app:title.products'));
  await expect(products).toBeVisible();
  await expect(account.link(english.text('app:title.points'))).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(products).toBeHidden();
  await account.goTo(english.text('app:title.products'));
  await expect(page).toHaveURL(english.path.products);
  await expect(products).toBeHidden();
});

test('BK-01 without access, the rewards page redirects to the products page', async ({ page, signIn }) => {
  const account = new AccountFrame(page, english);
  await signIn({}, '/account/backer');
  await expect(page).toHaveURL(english.path.products);
  await expect(new ProductsPage(page, english).title).toBeVisible();
  await expect(account.link(english.text('app:title.backer'))).toHaveCount(0);
});
