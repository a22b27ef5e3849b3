import type { Page } from '@playwright/test';
import { expectAccessible, expectFitsNarrowPhone, expectValidPage } from './support/accessibility';
import { backEndTexts } from './support/backEndTexts';
import { english, languages, type SiteLanguage } from './support/languages';
import { noticesIn } from './support/notices';
import { storeTokens, tokensOf } from './support/session';
import { expect, test } from './support/test';

const pageIn = (page: Page, { text }: SiteLanguage) => {
  const main = page.getByRole('main');
  return {
    main,
    box: (name: string) => main.getByRole('checkbox', { name: text(`mailingPreferences:${name}`) }),
    all: main.getByRole('checkbox', { name: text('mailingPreferences:selectAll'), exact: true }),
    save: main.getByRole('button', { name: text('mailingPreferences:save'), exact: true }),
    saved: noticesIn(main, text('mailingPreferences:saved')),
  };
};

for (const language of languages) {
  const { locale, path, text } = language;
  const { unsubscribe } = backEndTexts(locale);

  test(`PM-01 a player who owns the game chooses emails by category (${locale}) @phone`, async ({
    page,
    sandbox,
    signIn,
  }) => {
    const player = await signIn({ language: language.code, orders: [2] });
    await sandbox.subscribe(player, 'events');
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
    await expectFitsNarrowPhone(page);
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
    await expectFitsNarrowPhone(page);

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

test('PM-01 a player without plans does not see the owners’ category', async ({ page, signIn }) => {
  await signIn({}, english.path.preferences);
  const { all, main } = pageIn(page, english);
  await expect(all).not.toBeChecked();
  await expect(main.getByRole('group')).toHaveCount(2);
});
