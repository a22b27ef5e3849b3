import { readFileSync } from 'node:fs';
import { pathOf } from '#domain/navigation/pagePaths';
import { expectAccessible } from './support/accessibility';
import { languages } from './support/languages';
import { expect, test } from './support/test';
import { waitForHydration } from './support/waitForHydration';

const contentText = (locale: string, type: string, field: string): string => {
  const file = new URL(`../../content/${locale}/${type}/${type}.json`, import.meta.url);
  const { data } = JSON.parse(readFileSync(file, 'utf8')) as { data: Record<string, string> };
  return data[field] ?? '';
};

for (const { locale, text } of languages) {
  test(`CR-01 PA-01 RA-01 SH-14 the video opens, and external links require confirmation (${locale}) @phone`, async ({
    page,
  }) => {
    const main = page.getByRole('main');
    await page.goto(pathOf('recruitAFriend', locale));
    await waitForHydration(page);
    const watch = main.getByRole('link', {
      name: contentText(locale, 'recruit_page', 'intro_button'),
      exact: true,
    });
    await watch.click();
    const video = page.getByRole('dialog', { name: contentText(locale, 'recruit_page', 'intro_title') });
    await expect(video.locator('video track')).toHaveAttribute('src', `/films/intro.${locale}.vtt`);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(video).toBeHidden();
    await expect(watch).toBeFocused();
    await main.locator('summary').first().click();
    await expect(main.locator('details[open] .rich-text')).toBeVisible();

    await page.goto(pathOf('partners', locale));
    await waitForHydration(page);
    await main.getByRole('link', { name: /Longwave/ }).click();
    await expect(page.getByRole('dialog', { name: text('leaving:popup.title') })).toContainText(
      'longwave.test',
    );
    await page.keyboard.press('Escape');

    await page.goto(pathOf('contentCreators', locale));
    await main
      .getByRole('link', { name: contentText(locale, 'creators_page', 'apply_button'), exact: true })
      .first()
      .click();
    await expect(page).toHaveURL(pathOf('externalLink', locale));
    await expect(main).toContainText('creators.farstead.test');
  });
}
