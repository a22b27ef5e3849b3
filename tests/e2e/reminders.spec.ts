import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility';
import { callsTo } from './support/calls';
import { english, german, languages, onPhone, type SiteLanguage } from './support/languages';
import { holdTokens, tokensOf } from './support/session';
import { expect, test } from './support/test';

test.use({ reminded: false });

const eligibility = /^\/api\/users\/me\/check-back-to-game$/;
const reminder = (page: Page, { text }: SiteLanguage) => {
  const dialog = page.getByRole('dialog', { name: text('reminders:backToGame.title') });
  return {
    dialog,
    go: dialog.getByRole('link', { name: text('reminders:backToGame.go') }),
    later: dialog.getByRole('button', { name: text('reminders:later') }),
  };
};

/**
 * Long enough for any reminder to have come, in steps between which the server answers: no call must seem to have waited
 * all that time.
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

  test(`SH-17 an eligible player is reminded, until dismissed (${locale})${onPhone(locale)}`, async ({
    page,
    context,
    sandbox,
  }) => {
    const player = await sandbox.player({
      traits: { language: code, twoFactor: true, gameTimeMonths: -1 },
    });
    const { dialog, go, later } = reminder(page, language);
    await holdTokens(context, tokensOf(player));
    await page.clock.install();
    await page.goto(path.home);
    await expect(dialog).toBeVisible();
    await expect(dialog).toHaveAccessibleDescription(language.text('reminders:backToGame.text'));
    await expect(go).toHaveAttribute('href', path.products);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await later.click();
    await expect(dialog).toBeHidden();
    expect(await dismissals(context)).toEqual([`dismissed_back-to-game~${player.id}`]);
    await page.reload();
    await waitForReminders(page);
    await expect(dialog).toBeHidden();

    const next = await context.newPage();
    await next.clock.install();
    await next.goto(path.home);
    await expect(next.locator('#root')).toHaveAttribute('data-ready', '');
    await waitForReminders(next);
    await expect(reminder(next, language).dialog).toBeHidden();
  });

  test(`SH-17 an eligible player is invited back, and led to the products (${locale})${onPhone(locale)}`, async ({
    page,
    context,
    sandbox,
  }) => {
    const player = await sandbox.player({
      traits: { language: code, twoFactor: true, gameTimeMonths: -1 },
    });
    const { dialog, go } = reminder(page, language);
    const checks = callsTo(page, 'GET', eligibility);
    await holdTokens(context, tokensOf(player));
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

test('SH-16 a player without two-factor is not reminded of a page that does not exist yet', async ({
  page,
  context,
  sandbox,
}) => {
  await holdTokens(context, tokensOf(await sandbox.player({ traits: { gameTimeMonths: 1 } })));
  await page.clock.install();
  await page.goto('/');
  await waitForReminders(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('SH-16 shows no reminder with two-factor on, when signed out, and on the page that the reminder leads to', async ({
  page,
  context,
  sandbox,
}) => {
  await page.clock.install();
  await page.goto('/');
  await waitForReminders(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await holdTokens(
    context,
    tokensOf(await sandbox.player({ traits: { twoFactor: true, gameTimeMonths: 1 } })),
  );
  await page.goto('/');
  await waitForReminders(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await holdTokens(
    context,
    tokensOf(await sandbox.player({ traits: { twoFactor: true, gameTimeMonths: -1 } })),
  );
  await page.goto(english.path.products);
  await waitForReminders(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('SH-17 the reminder waits while the player is typing, and closes by Escape', async ({
  page,
  context,
  sandbox,
}) => {
  const { dialog } = reminder(page, english);
  const field = page.getByRole('contentinfo').getByLabel(english.text('newsletter:email.label'));
  const player = await sandbox.player({ traits: { twoFactor: true, gameTimeMonths: -1 } });
  await holdTokens(context, tokensOf(player));
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
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('ER-02 SH-17 the page works when the invitation call fails', async ({
  page,
  context,
  sandbox,
  watch,
}) => {
  watch.allow(eligibility);
  watch.allowReport(/check-back-to-game/);
  await sandbox.fault({ path: '/api/users/me/check-back-to-game', status: 500, body: { code: 50 } });
  const player = await sandbox.player({ traits: { twoFactor: true, gameTimeMonths: -1 } });
  await holdTokens(context, tokensOf(player));
  await page.clock.install();
  const asked = page.waitForResponse((answer) => eligibility.test(new URL(answer.url()).pathname));
  await page.goto('/');
  await asked;
  await waitForReminders(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('h1')).toBeVisible();
});

test.describe('in a country where visitors are asked about cookies', () => {
  test.use({ country: 'DE' });

  test('SH-17 the reminder waits for the answer, and is remembered for the visit only where cookies are declined', async ({
    page,
    context,
    sandbox,
  }) => {
    const player = await sandbox.player({ traits: { language: 'de', twoFactor: true, gameTimeMonths: -1 } });
    const { dialog, later } = reminder(page, german);
    const popup = page.getByRole('region', { name: german.text('consent:banner.label') });
    await holdTokens(context, tokensOf(player));
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
