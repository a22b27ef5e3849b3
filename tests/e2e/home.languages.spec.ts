import { randomUUID } from 'node:crypto';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  expectLargeTextFits,
  expectValidPage,
} from './support/accessibility';
import { english, french, languages, layoutTag } from './support/languages';
import { LoginForm } from './support/pages/LoginForm';
import { NavBar } from './support/pages/NavBar';
import { storeTokens, tokensOf } from './support/session';
import { expect, test } from './support/test';

for (const [index, language] of languages.entries()) {
  const other = languages[(index + 1) % languages.length] ?? language;

  test(`SH-01 SH-06 the landing page is displayed in its language (${language.locale}) @phone`, async ({
    page,
  }) => {
    await page.goto(language.path.home);

    await expect(page).toHaveTitle(language.title('home'));
    await expect(page.locator('meta[name="description"]')).toHaveAttribute(
      'content',
      language.text('app:meta.description'),
    );
    await expectValidPage(page, language);
    const hero = page.getByRole('region', { name: await page.locator('h1').innerText() });
    await expect(hero.getByRole('img')).toBeVisible();
    await expect
      .poll(() => hero.getByRole('img').evaluate((picture: HTMLImageElement) => picture.naturalWidth))
      .toBeGreaterThan(0);
    await expect(hero.getByRole('link', { name: language.text('navigation:play.buy') })).toBeVisible();
    await new NavBar(page, language).expectSignedOut();
  });

  test(`LA-01 the language menu opens the same page in another language (${language.locale}) @phone @languages`, async ({
    page,
  }) => {
    await page.goto(`${language.path.login}?from=letter#content`);
    await new NavBar(page, language).choose(other);

    await expect(page).toHaveURL(`${other.path.login}?from=letter#content`);
    await expect(LoginForm.onPage(page, other).title).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', other.tag);
    await expect(page).toHaveTitle(other.title('login'));
  });

  test(`SH-02 page aliases, trailing slashes and unknown paths redirect (${language.locale})`, async ({
    page,
  }) => {
    const { home, login, unknown } = language.path;
    const redirects = [
      [`${home === '/' ? '' : home}/index`, home],
      [unknown, `${home}#page-not-found`],
      [`${login}/`, login],
      [`${login}///?from=letter#content`, `${login}?from=letter#content`],
    ] as const;
    for (const [from, to] of redirects) {
      await page.goto(from, { waitUntil: 'load' });
      await expect(page, `from ${from}`).toHaveURL(to);
      await expect(page.locator('h1')).toBeVisible();
    }
  });
}

test('SH-02 an unknown path shows the home page in its language with a notice and links', async ({
  page,
}) => {
  await page.goto(french.path.unknown);
  await expect(page).toHaveURL(`${french.path.home}#page-not-found`);
  await expect(page.getByText(french.text('app:unknownPage.title'))).toBeVisible();
  await page.goto(english.path.unknown);
  await expect(page).toHaveURL('/#page-not-found');
  await expectAccessible(page);
  await page.getByRole('link', { name: english.text('app:unknownPage.search') }).click();
  await expect(page).toHaveURL('/tutorials');
  await page.goto('/');
  await expect(page.getByText(english.text('app:unknownPage.title'))).toBeHidden();
});

test('HO-01 SH-03 the button for playing leads a player with game time to the download @phone', async ({
  page,
  signIn,
}) => {
  await signIn({ gameTimeMonths: 1 }, '/');
  await expect(new NavBar(page, english).logIn).toBeHidden();
  const download = { name: english.text('navigation:play.download'), exact: true };
  await expect(page.getByRole('banner').getByRole('link', download).first()).toHaveAttribute(
    'href',
    '/account/download',
  );
  await page.getByRole('main').getByRole('link', download).first().click();
  await expect(page).toHaveURL('/account/download');
});

test('SE-10 copying a picture’s coordinates shows a notice for two seconds', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await page.goto('/');
  const place = page.getByRole('button', { name: /::pos\{/ }).first();
  const confirmation = page.getByText(english.text('app:picture.coordinatesCopied'));
  await page.clock.pauseAt(Date.now() + 60_000);

  await place.click();
  await expect(confirmation).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^::pos\{[^}]+\}$/);
  await page.clock.runFor(1999);
  await expect(confirmation).toBeVisible();
  await page.clock.runFor(1);
  await expect(confirmation).toBeHidden();
});

for (const language of languages) {
  test(`the page of a player with many products does not scroll horizontally at 320 px (${language.locale}) ${layoutTag(language.locale)}`, async ({
    page,
    context,
    sandbox,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const player = await sandbox.createPlayer({
      displayName: `Wolfeschlegelstein-${randomUUID().slice(0, 10)}`,
      traits: {
        language: language.code,
        roles: ['LifetimeSubscriber', 'AlphaAccess', 'PrealphaAccess'],
        hasMyDUAccess: true,
        gameTimeMonths: -1,
      },
    });
    await storeTokens(context, tokensOf(player));
    await page.goto(`${language.path.products}?user_id=another`);
    await expect(page.getByRole('listitem').first()).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectLargeTextFits(page);
  });
}
