import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, expectValidPage } from './support/accessibility';
import { backEndTexts } from './support/backEndTexts';
import { recordCalls } from './support/calls';
import { holdRequests } from './support/holdRequests';
import { english, german, languages, type SiteLanguage } from './support/languages';
import { errorsIn, noticesIn } from './support/notices';
import { LoginForm } from './support/pages/LoginForm';
import { storeTokens, tokensOf } from './support/session';
import { expect, test } from './support/test';
import { shortenTimeouts, simulateFailureModes } from './support/failureModes';

const call = /^\/api\/mailing\/$/;

const pageIn = (page: Page, { text }: SiteLanguage) => {
  const main = page.getByRole('main');
  return {
    main,
    box: (name: string) => main.getByRole('checkbox', { name: text(`mailingPreferences:${name}`) }),
    all: main.getByRole('checkbox', { name: text('mailingPreferences:selectAll'), exact: true }),
    save: main.getByRole('button', { name: text('mailingPreferences:save'), exact: true }),
    saved: noticesIn(main).filter({ hasText: text('mailingPreferences:saved') }),
    alert: errorsIn(main),
  };
};

for (const language of languages) {
  const { locale, path, text } = language;
  const { unsubscribe } = backEndTexts(locale);

  test(`PM-01 a player who owns the game chooses emails by category (${locale}) @phone`, async ({
    page,
    context,
    sandbox,
  }) => {
    const player = await sandbox.createPlayer({ traits: { language: language.code, orders: [2] } });
    await sandbox.subscribe(player, 'events');
    await storeTokens(context, tokensOf(player));
    const { main, box, all, save, saved } = pageIn(page, language);
    await page.goto(path.preferences);
    await expectValidPage(page, language);

    await expect(box('interest.Events.name')).toBeChecked();
    await expect(box('interest.OwnsGame.name')).toBeChecked();
    await expect(box('interest.OwnsGame.name')).toBeDisabled();
    await expect(all).toBeChecked({ indeterminate: true });

    const offers = main.getByRole('checkbox', {
      name: text('mailingPreferences:selectCategory', {
        category: text('mailingPreferences:category.Offers'),
      }),
    });
    await offers.check();
    await box('interest.Events.name').focus();
    await page.keyboard.press('Space');
    await expect(main.getByText(text('mailingPreferences:changes_other', { count: 3 }))).toBeVisible();
    await save.click();
    await expect(saved).toBeVisible();
    await expectAccessible(page);
    await expect(saved).toBeHidden();

    await page.reload();
    await expect(offers).toBeChecked();
    await expect(box('interest.Events.name')).not.toBeChecked();
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
  });

  test(`PM-01 an email’s unsubscribe link works after a confirmation (${locale})`, async ({
    page,
    context,
    sandbox,
  }) => {
    const player = await sandbox.createPlayer({ traits: { language: language.code } });
    await sandbox.subscribe(player, 'events');
    const link = new URL(await sandbox.unsubscribeLink(player, 'events'));
    link.searchParams.set('lang', language.code);
    await page.goto(link.href);
    await expect(page.locator('html')).toHaveAttribute('lang', language.code);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(unsubscribe.title);
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);

    await page.getByRole('button').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(unsubscribe.doneTitle);
    await expectAccessible(page);
    await storeTokens(context, tokensOf(player));
    await page.getByRole('link', { name: unsubscribe.preferences }).click();
    await expect(page).toHaveURL(path.preferences);
    await expect(pageIn(page, language).box('interest.Events.name')).not.toBeChecked();
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('PM-01 an email’s unsubscribe link works', async ({ page, sandbox }) => {
    const player = await sandbox.createPlayer();
    await sandbox.subscribe(player, 'events');
    await page.goto(await sandbox.unsubscribeLink(player, 'events'));
    await page.getByRole('button').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      backEndTexts('en-us').unsubscribe.doneTitle,
    );
  });
});

test('PM-01 a failed save keeps the choices, which can be saved later', async ({
  page,
  context,
  sandbox,
  browserErrors,
}) => {
  browserErrors.allow(call);
  await shortenTimeouts(page);
  await storeTokens(context, tokensOf(await sandbox.createPlayer({ traits: { language: german.code } })));
  await page.goto(german.path.preferences);
  const { box, save, saved, alert } = pageIn(page, german);
  await box('interest.Newsletter.name').check();
  const put = { method: 'PUT', path: '/api/mailing' } as const;
  await simulateFailureModes(sandbox, put, async ({ message }) => {
    await save.click();
    await expect(alert).toContainText(message(german, 'mailingPreferences:failure'));
    await expect(box('interest.Newsletter.name')).toBeChecked();
  });
  await expectAccessible(page);
  await save.click();
  await expect(saved).toBeVisible();
});

test('PM-01 a failed load of the preferences can be retried', async ({
  page,
  context,
  sandbox,
  browserErrors,
}) => {
  browserErrors.allow(call);
  await storeTokens(context, tokensOf(await sandbox.createPlayer()));
  const end = await sandbox.injectFault({
    method: 'POST',
    path: '/api/mailing',
    status: 500,
    body: { code: 50 },
  });
  await page.goto(english.path.preferences);
  const { main, all, alert } = pageIn(page, english);
  await expect(alert).toContainText(english.text('mailingPreferences:loadFailed'));
  await expectAccessible(page);
  await end();
  await main.getByRole('button', { name: english.text('mailingPreferences:retry') }).click();
  await expect(all).toBeVisible();
});

test('PM-01 a player without plans does not see the owners’ category, and repeated clicks send one request', async ({
  page,
  context,
  sandbox,
}) => {
  await storeTokens(context, tokensOf(await sandbox.createPlayer()));
  await page.goto(english.path.preferences);
  const { all, box, main, saved } = pageIn(page, english);
  await expect(all).not.toBeChecked();
  await expect(main.getByRole('group')).toHaveCount(2);

  const calls = recordCalls(page, 'PUT', call);
  await box('interest.Newsletter.name').check();
  const release = await holdRequests(page, '**/api/mailing/');
  const button = main.locator('form button[type=submit]');
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await button.click({ force: true });
  release();
  await expect(saved).toBeVisible();
  expect(calls).toHaveLength(1);
});

test('PM-01 SE-08 the choices survive an expired session', async ({
  page,
  context,
  sandbox,
  browserErrors,
}) => {
  browserErrors.allow(/^\/api\//);
  const player = await sandbox.createPlayer();
  await storeTokens(context, tokensOf(player));
  await page.goto(english.path.preferences);
  const { box, save, saved } = pageIn(page, english);
  await box('interest.Newsletter.name').check();
  await sandbox.endSessions(player);
  await save.click();
  await expect(page).toHaveURL(english.path.login);
  await LoginForm.onPage(page, english).signIn(player);
  await expect(page).toHaveURL(english.path.preferences);
  await expect(box('interest.Newsletter.name')).toBeChecked();
  await save.click();
  await expect(saved).toBeVisible();
});
