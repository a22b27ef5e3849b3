import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility';
import { recordCalls } from './support/calls';
import { english, german, languages, type SiteLanguage } from './support/languages';
import { expect, test } from './support/test';
import { waitForHydration } from './support/waitForHydration';

test.use({ dismissedReminders: false });

const eligibility = /^\/api\/users\/me\/check-back-to-game$/;
const security = {
  'en-us': '/account/security',
  'fr-fr': '/fr/compte/securite',
  'de-de': '/de/konto/sicherheit',
};

const reminder = (page: Page, { text }: SiteLanguage, of: 'twoFactor' | 'backToGame') => {
  const card = page.getByRole('region', { name: text(`reminders:${of}.title`) });
  return {
    card,
    go: card.getByRole('link', { name: text(`reminders:${of}.go`) }),
    later: card.getByRole('button', { name: text('reminders:later') }),
  };
};

/** Opens another page of the same document, because no reminder appears on the page where the visitor arrived. */
const openLegalPage = async (
  page: Page,
  { text }: SiteLanguage,
  name: 'eula' | 'privacy-policy' = 'privacy-policy',
): Promise<void> => {
  await waitForHydration(page);
  await expect(page.getByRole('banner').getByText(text('app:nav.logOut')).first()).toBeAttached();
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: text(`legal:page.${name}`), exact: true })
    .click();
};

/**
 * Waits long enough for any reminder to appear. The server responds between the steps,
 * so that no call seems to take all that time.
 */
const waitForReminders = async (page: Page): Promise<void> => {
  for (let step = 0; step < 5; step += 1) {
    await page.evaluate(() => fetch('/configuration').then((answer) => answer.text()));
    await page.clock.runFor(1600);
  }
};

const dismissals = async (context: BrowserContext): Promise<readonly string[]> =>
  (await context.cookies()).map(({ name }) => name).filter((name) => name.startsWith('dismissed_'));

for (const language of languages) {
  const { locale, path, code } = language;

  test(`SH-16 a player without two-factor sees a reminder until they dismiss it (${locale}) @phone`, async ({
    page,
    context,
    signIn,
  }) => {
    const { card, go, later } = reminder(page, language, 'twoFactor');
    await page.clock.install();
    const player = await signIn({ language: code }, path.home);
    await waitForReminders(page);
    await expect(card).toBeHidden();
    await openLegalPage(page, language);
    await expect(card).toBeVisible();
    await expect(card).toContainText(language.text('reminders:twoFactor.text'));
    await expect(go).toHaveAttribute('href', security[locale]);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await later.click();
    await expect(card).toBeHidden();
    expect(await dismissals(context)).toEqual([`dismissed_two-factor~${player.id}`]);
    await page.reload();
    await openLegalPage(page, language, 'eula');
    await waitForReminders(page);
    await expect(card).toBeHidden();

    const next = await context.newPage();
    await next.clock.install();
    await next.goto(path.home);
    await openLegalPage(next, language);
    await waitForReminders(next);
    await expect(reminder(next, language, 'twoFactor').card).toBeHidden();
  });

  test(`SH-17 an eligible player sees the invitation to return, which links to the products (${locale}) @phone`, async ({
    page,
    context,
    signIn,
  }) => {
    const { card, go } = reminder(page, language, 'backToGame');
    const checks = recordCalls(page, 'GET', eligibility);
    await page.clock.install();
    await signIn({ language: code, twoFactor: true, gameTimeMonths: -1 }, path.home);
    await openLegalPage(page, language);
    await expect(card).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await go.click();
    await expect(page).toHaveURL(path.products);
    await expect(card).toBeHidden();
    await waitForReminders(page);
    await page.goBack();
    await waitForReminders(page);
    await expect(card).toBeHidden();
    expect(checks).toHaveLength(1);
    expect(await dismissals(context)).toEqual([]);
  });
}

test('SH-16 SH-17 two reminders appear one at a time on successive pages', async ({ page, signIn }) => {
  const { card: first, later } = reminder(page, english, 'twoFactor');
  const { card: second } = reminder(page, english, 'backToGame');
  await page.clock.install();
  await signIn({ gameTimeMonths: -1 }, '/');
  await openLegalPage(page, english);
  await expect(first).toBeVisible();
  await later.click();
  await expect(first).toBeHidden();
  await waitForReminders(page);
  await expect(second).toBeHidden();
  await openLegalPage(page, english, 'eula');
  await expect(second).toBeVisible();
  await expect(first).toBeHidden();
});

test('SH-16 shows no reminder with two-factor on, while signed out, or on the reminder’s target page', async ({
  page,
  signIn,
}) => {
  await page.clock.install();
  await page.goto('/');
  await waitForReminders(page);
  await expect(page.locator('.reminder-card')).toHaveCount(0);

  await signIn({ twoFactor: true, gameTimeMonths: 1 }, '/');
  await openLegalPage(page, english);
  await waitForReminders(page);
  await expect(page.locator('.reminder-card')).toHaveCount(0);

  await signIn({ twoFactor: true, gameTimeMonths: -1 }, english.path.products);
  await openLegalPage(page, english);
  await page.goBack();
  await waitForReminders(page);
  await expect(page.locator('.reminder-card')).toHaveCount(0);
});

test('SH-16 the reminder waits while the player is typing', async ({ page, signIn }) => {
  const { card } = reminder(page, english, 'twoFactor');
  const field = page.getByRole('contentinfo').getByLabel(english.text('mailingNewsletter:email.label'));
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await signIn({}, '/');
  await openLegalPage(page, english);
  await field.fill('reader@farstead.test');
  await page.getByRole('contentinfo').click({ position: { x: 1, y: 1 } });
  await waitForReminders(page);
  await expect(card).toBeHidden();
  await field.fill('');
  await field.blur();
  await waitForReminders(page);
  await expect(card).toBeVisible();
});

test('ER-02 SH-17 the page works when the invitation call fails', async ({
  page,
  sandbox,
  signIn,
  browserErrors,
}) => {
  browserErrors.allow(eligibility);
  browserErrors.allowReport(/check-back-to-game/);
  await sandbox.injectFault({ path: '/api/users/me/check-back-to-game', status: 500, body: { code: 50 } });
  await page.clock.install();
  const requested = page.waitForResponse((answer) => eligibility.test(new URL(answer.url()).pathname));
  await signIn({ twoFactor: true, gameTimeMonths: -1 }, '/');
  await requested;
  await openLegalPage(page, english);
  await waitForReminders(page);
  await expect(page.locator('.reminder-card')).toHaveCount(0);
  await expect(page.locator('h1')).toBeVisible();
});

test.describe('in a country that requires cookie consent', () => {
  test.use({ country: 'DE' });

  test('SH-16 the reminder waits for the consent choice; without cookies, its dismissal lasts for the visit', async ({
    page,
    context,
    signIn,
  }) => {
    const { card, later } = reminder(page, german, 'twoFactor');
    const popup = page.getByRole('region', { name: german.text('consent:banner.label') });
    await page.clock.install();
    await signIn({ language: 'de' }, german.path.home);
    await expect(popup).toBeVisible();
    await openLegalPage(page, german);
    await waitForReminders(page);
    await expect(card).toBeHidden();

    await popup.getByRole('button', { name: german.text('consent:banner.declineAll') }).click();
    await expect(card).toBeVisible();
    await later.click();
    expect(await dismissals(context)).toEqual([]);
    await page.reload();
    await openLegalPage(page, german, 'eula');
    await waitForReminders(page);
    await expect(card).toBeHidden();
  });
});
