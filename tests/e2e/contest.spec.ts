import { pathOf } from '#domain/navigation/pagePaths';
import { expectAccessible, expectNoSidewaysScroll, expectValidPage } from './support/accessibility';
import { recordCalls } from './support/calls';
import { english, languages, type SiteLanguage } from './support/languages';
import { noticesIn } from './support/notices';
import { LoginForm } from './support/pages/LoginForm';
import { expect, test } from './support/test';

const enterLabels = { 'en-us': 'Participate', 'fr-fr': 'Participer', 'de-de': 'Teilnehmen' };

const thanks = ({ locale }: SiteLanguage): string => pathOf('contestThankYou', locale);

for (const language of languages) {
  const { locale, path, code } = language;

  test(`CO-01 an eligible player enters the contest; a former player sees why they are not eligible (${locale}) @phone`, async ({
    page,
    signIn,
  }) => {
    await signIn({ language: code }, path.contest);
    const main = page.getByRole('main');
    const button = main.getByRole('button', { name: enterLabels[locale] });
    await expectValidPage(page, language);
    await button.click();
    await expect(page).toHaveURL(thanks(language));
    await expectValidPage(page, language);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await signIn({ language: code, gameTimeMonths: -1 }, path.contest);
    await button.click();
    await expect(noticesIn(main).getByRole('link')).toBeVisible();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(page).toHaveURL(path.contest);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
}

test('CO-01 on desktop, a visitor logs in on the contest page and enters', async ({ page, sandbox }) => {
  const player = await sandbox.createPlayer();
  const { contest } = english.path;
  await page.goto(thanks(english));
  await expect(page).toHaveURL(contest);
  await page.getByRole('main').getByRole('link', { name: enterLabels['en-us'] }).click();
  const form = LoginForm.inDialog(page, english);
  await expect(form.title).toBeVisible();
  await expect(
    page.getByRole('dialog').getByRole('link', { name: english.text('session:signup.link') }),
  ).toHaveAttribute('href', '/signup?source=contest');
  await form.signIn(player);
  await expect(noticesIn(page, english.text('contest:back'))).toBeVisible();
  await expect(page).toHaveURL(contest);
  await expect(page.locator('.k-outcome')).toBeFocused();
  const checks = recordCalls(page, 'GET', /check-try-game$/);
  await page.getByRole('button', { name: enterLabels['en-us'] }).dblclick();
  await expect(page).toHaveURL(thanks(english));
  expect(checks).toHaveLength(1);
  await page.goto(contest);
  await expect(page.getByText(english.text('contest:entered.title'), { exact: true })).toBeVisible();
});

test('CO-01 SE-11 below 480 px, a visitor logs in on the login page and returns to the contest', async ({
  page,
  sandbox,
}) => {
  const player = await sandbox.createPlayer();
  await page.setViewportSize({ width: 479, height: 844 });
  await page.goto(english.path.contest);
  await page.getByRole('main').getByRole('link', { name: enterLabels['en-us'] }).click();
  await expect(page).toHaveURL('/login?source=contest');
  await LoginForm.onPage(page, english).signIn(player);
  await expect(page).toHaveURL(english.path.contest);
  await expect(page.getByRole('button', { name: enterLabels['en-us'] })).toBeVisible();
});
