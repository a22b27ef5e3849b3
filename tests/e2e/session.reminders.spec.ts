import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility';
import { recordCalls } from './support/calls';
import { english, german, languages, type SiteLanguage } from './support/languages';
import { storeTokens, tokensOf } from './support/session';
import { expect, test } from './support/test';

test.use({ dismissedReminders: false });

const eligibility = /^\/api\/users\/me\/check-back-to-game$/;
const security = {
  'en-us': '/account/security',
  'fr-fr': '/fr/compte/securite',
  'de-de': '/de/konto/sicherheit',
};

const reminder = (page: Page, { text }: SiteLanguage, of: 'twoFactor' | 'backToGame') => {
  const dialog = page.getByRole('dialog', { name: text(`reminders:${of}.title`) });
  return {
    dialog,
    go: dialog.getByRole('link', { name: text(`reminders:${of}.go`) }),
    later: dialog.getByRole('button', { name: text('reminders:later') }),
  };
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
    sandbox,
  }) => {
    const player = await sandbox.createPlayer({ traits: { language: code } });
    const { dialog, go, later } = reminder(page, language, 'twoFactor');
    await storeTokens(context, tokensOf(player));
    await page.clock.install();
    await page.goto(path.home);
    await expect(dialog).toBeVisible();
    await expect(dialog).toHaveAccessibleDescription(language.text('reminders:twoFactor.text'));
    await expect(go).toHaveAttribute('href', security[locale]);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await later.click();
    await expect(dialog).toBeHidden();
    expect(await dismissals(context)).toEqual([`dismissed_two-factor~${player.id}`]);
    await page.reload();
    await waitForReminders(page);
    await expect(dialog).toBeHidden();

    const next = await context.newPage();
    await next.clock.install();
    await next.goto(path.home);
    await expect(next.locator('#root')).toHaveAttribute('data-ready', '');
    await waitForReminders(next);
    await expect(reminder(next, language, 'twoFactor').dialog).toBeHidden();
  });

  test(`SH-17 an eligible player sees the invitation to return, which links to the products (${locale}) @phone`, async ({
    page,
    context,
    sandbox,
  }) => {
    const player = await sandbox.createPlayer({
      traits: { language: code, twoFactor: true, gameTimeMonths: -1 },
    });
    const { dialog, go } = reminder(page, language, 'backToGame');
    const checks = recordCalls(page, 'GET', eligibility);
    await storeTokens(context, tokensOf(player));
    await page.clock.install();
    await page.goto(path.home);
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await go.click();
    await expect(page).toHaveURL(path.products);
    await expect(dialog).toBeHidden();
    await waitForReminders(page);
    await page.goBack();
    await waitForReminders(page);
    await expect(dialog).toBeHidden();
    expect(checks).toHaveLength(1);
    expect(await dismissals(context)).toEqual([]);
  });
}

test('SH-16 SH-17 two reminders appear one at a time on successive pages and close with Escape', async ({
  page,
  context,
  sandbox,
}) => {
  const player = await sandbox.createPlayer({ traits: { gameTimeMonths: -1 } });
  const [first, second] = [
    reminder(page, english, 'twoFactor').dialog,
    reminder(page, english, 'backToGame').dialog,
  ];
  await storeTokens(context, tokensOf(player));
  await page.clock.install();
  await page.goto('/');
  await expect(first).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(first).toBeHidden();
  await waitForReminders(page);
  await expect(second).toBeHidden();
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: english.text('legal:page.eula'), exact: true })
    .click();
  await expect(second).toBeVisible();
  await expect(first).toBeHidden();
});

test('SH-16 shows no reminder with two-factor on, while signed out, or on the reminder’s target page', async ({
  page,
  context,
  sandbox,
}) => {
  await page.clock.install();
  await page.goto('/');
  await waitForReminders(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await storeTokens(
    context,
    tokensOf(await sandbox.createPlayer({ traits: { twoFactor: true, gameTimeMonths: 1 } })),
  );
  await page.goto('/');
  await waitForReminders(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await storeTokens(
    context,
    tokensOf(await sandbox.createPlayer({ traits: { twoFactor: true, gameTimeMonths: -1 } })),
  );
  await page.goto(english.path.products);
  await waitForReminders(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('SH-16 the reminder waits while the player is typing', async ({ page, context, sandbox }) => {
  const { dialog } = reminder(page, english, 'twoFactor');
  const field = page.getByRole('contentinfo').getByLabel(english.text('mailingNewsletter:email.label'));
  await storeTokens(context, tokensOf(await sandbox.createPlayer()));
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto('/');
  await field.fill('reader@farstead.test');
  await page.getByRole('contentinfo').click({ position: { x: 1, y: 1 } });
  await waitForReminders(page);
  await expect(dialog).toBeHidden();
  await field.fill('');
  await field.blur();
  await waitForReminders(page);
  await expect(dialog).toBeVisible();
});

test('ER-02 SH-17 the page works when the invitation call fails', async ({
  page,
  context,
  sandbox,
  browserErrors,
}) => {
  browserErrors.allow(eligibility);
  browserErrors.allowReport(/check-back-to-game/);
  await sandbox.injectFault({ path: '/api/users/me/check-back-to-game', status: 500, body: { code: 50 } });
  const player = await sandbox.createPlayer({ traits: { twoFactor: true, gameTimeMonths: -1 } });
  await storeTokens(context, tokensOf(player));
  await page.clock.install();
  const requested = page.waitForResponse((answer) => eligibility.test(new URL(answer.url()).pathname));
  await page.goto('/');
  await requested;
  await waitForReminders(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('h1')).toBeVisible();
});

test.describe('in a country that requires cookie consent', () => {
  test.use({ country: 'DE' });

  test('SH-16 the reminder waits for the consent choice; without cookies, its dismissal lasts for the visit', async ({
    page,
    context,
    sandbox,
  }) => {
    const player = await sandbox.createPlayer({ traits: { language: 'de' } });
    const { dialog, later } = reminder(page, german, 'twoFactor');
    const popup = page.getByRole('region', { name: german.text('consent:banner.label') });
    await storeTokens(context, tokensOf(player));
    await page.clock.install();
    await page.goto(german.path.home);
    await expect(popup).toBeVisible();
    await waitForReminders(page);
    await expect(dialog).toBeHidden();

    await popup.getByRole('button', { name: german.text('consent:banner.declineAll') }).click();
    await expect(dialog).toBeVisible();
    await later.click();
    expect(await dismissals(context)).toEqual([]);
    await page.reload();
    await waitForReminders(page);
    await expect(dialog).toBeHidden();
  });
});
