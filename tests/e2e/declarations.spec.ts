import { pathOf } from '../../src/domain/navigation/matchPath';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility';
import { english, languages, onPhone, type SiteLanguage } from './support/languages';
import { expect, test } from './support/test';
import type { Page } from '@playwright/test';

const pageIn = (page: Page, { text }: SiteLanguage) => {
  const main = page.getByRole('main');
  const label = (key: string) => main.getByLabel(text(`declarations:field.${key}`), { exact: true });
  const button = (key: string) =>
    main.getByRole('button', { name: text(`declarations:${key}`), exact: true });
  const heading = (key: string) =>
    main.getByRole('heading', { level: 1, name: text(`declarations:${key}`), exact: true });
  return { main, label, button, heading };
};

for (const language of languages) {
  const { text, locale } = language;

  test(`WD-01 a withdrawal is found in the footer, sent without an account, and acknowledged (${locale})${onPhone(locale)}`, async ({
    page,
    sandbox,
    scope,
  }) => {
    const { label, button, heading, main } = pageIn(page, language);
    const email = `withdrawal-${scope}@farstead.test`;
    await page.goto(language.path.home);
    const link = page
      .getByRole('contentinfo')
      .getByRole('link', { name: text('shell:title.withdrawal'), exact: true });
    await link.scrollIntoViewIfNeeded();
    await expect(link).toBeVisible();
    await link.click();
    await expect(page).toHaveURL(pathOf('withdrawal', locale));
    await button('review').click();
    await expect(label('name')).toBeFocused();
    await expectAccessible(page);
    await label('name').fill('Ada Verne');
    await label('orderNumber').fill('3F2A-91BC');
    await label('email').fill(email);
    await button('review').click();
    await expect(heading('withdrawal.reviewTitle')).toBeFocused();
    await expectAccessible(page);
    await button('withdrawal.send').click();
    await expect(heading('withdrawal.receivedTitle')).toBeFocused();
    await expectAccessible(page);
    await expect(main.getByText(email)).toBeVisible();
    const downloading = page.waitForEvent('download');
    await button('save').click();
    expect((await downloading).suggestedFilename()).toMatch(/-[0-9A-F]{4}-[0-9A-F]{4}\.txt$/);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
    const [message, ...others] = await sandbox.emailsTo(email);
    expect(others).toEqual([]);
    expect([message?.language, message?.text]).toEqual([language.code, expect.stringContaining('Ada Verne')]);
  });

  test(`WD-02 a cancellation for good cause on a day is reviewed, changed, and sent (${locale})${onPhone(locale)}`, async ({
    page,
    sandbox,
    scope,
  }) => {
    const { label, button, heading, main } = pageIn(page, language);
    const email = `cancellation-${scope}@farstead.test`;
    await page.goto(pathOf('cancellation', locale));
    await label('kind').selectOption('extraordinary');
    await label('reason').fill('The servers were down');
    await label('name').fill('Ada Verne');
    await label('contract').fill('Three months of game time');
    await label('email').fill(email);
    await label('end').selectOption('day');
    await label('day').fill('2999-03-01');
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await button('review').click();
    await expect(main.getByText(text('declarations:kind.extraordinary'))).toBeVisible();
    await expectNoSidewaysScroll(page);
    await button('back').click();
    await label('end').selectOption('soonest');
    await button('review').click();
    await expect(main.getByText(text('declarations:end.soonest'))).toBeVisible();
    await button('cancellation.send').click();
    await expect(heading('cancellation.receivedTitle')).toBeFocused();
    const [message] = await sandbox.emailsTo(email);
    expect(message?.text).toContain('The servers were down');
  });
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('WD-01 WD-02 the pages can be read, and name an email address', async ({ page }) => {
    for (const id of ['withdrawal', 'cancellation'] as const) {
      await page.goto(pathOf(id, english.locale));
      const { main } = pageIn(page, english);
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(main.getByRole('link', { name: 'legal@farstead.test' })).toBeVisible();
    }
  });
});
