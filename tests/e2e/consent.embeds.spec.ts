import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { type SiteLanguage, english, languages } from './support/languages';
import { expect, test } from './support/test';

/** Locators of the myDU section's video, which is hosted on another platform. */
const videoOn = (page: Page, language: SiteLanguage) => {
  const section = page.locator('#own-server');
  const consent = (key: string, variables = {}) => language.text(`consent:${key}`, variables);
  return {
    cover: section.getByRole('button', {
      name: new RegExp(language.text('home:ownServer.play').trim().replace(/\s+/g, '\\s+')),
    }),
    notice: section.getByText(consent('embed.title')),
    accept: section.getByRole('button', { name: consent('embed.accept') }),
    details: section.getByRole('button', { name: consent('embed.details') }),
    elsewhere: section.getByRole('link', { name: consent('embed.elsewhere', { platform: 'YouTube' }) }),
    place: section.locator('.embed'),
    frame: section.locator('iframe'),
    player: section.frameLocator('iframe').locator('video'),
  };
};

const saveDetails = async (page: Page, language: SiteLanguage, social: boolean): Promise<void> => {
  const text = (key: string) => language.text(`consent:${key}`);
  const details = page.getByRole('dialog', { name: text('details.title') });
  await details.getByRole('checkbox', { name: text('category.social.name') }).setChecked(social);
  await details.getByRole('button', { name: text('details.save') }).click();
  await expect(details).toBeHidden();
};

test.describe('in a country that requires consent', () => {
  test.use({ country: 'FR' });

  for (const language of languages) {
    const text = (key: string) => language.text(`consent:${key}`);

    test(`CC-05 a video requires consent on each visit, opens inline and disappears when consent is withdrawn (${language.locale}) @phone`, async ({
      page,
    }) => {
      await page.goto(language.path.home);
      await page
        .getByRole('region', { name: text('banner.label') })
        .getByRole('button', { name: text('banner.declineAll') })
        .click();
      const video = videoOn(page, language);
      await video.cover.click();
      await expect(video.notice).toBeVisible();
      await expect(video.place).toBeFocused();
      await expect(video.frame).toHaveCount(0);
      await expect(video.elsewhere).toHaveAttribute('href', /youtube/i);
      await expectAccessible(page);

      await page.reload();
      await video.cover.click();
      await expect(video.notice).toBeVisible();
      await expect(video.frame).toHaveCount(0);
      await video.accept.click();
      await expect(video.frame).toHaveAttribute('src', '/sandbox/player/FrStd-myDU1?autoplay=1');
      await expect(video.player).toBeVisible();
      await expect(video.place).toBeFocused();
      await expect(video.notice).toBeHidden();

      await page
        .getByRole('contentinfo')
        .getByRole('button', { name: text('footerLink') })
        .click();
      await saveDetails(page, language, false);
      await expect(video.frame).toHaveCount(0);
      await expect(video.notice).toBeVisible();

      await video.details.click();
      await saveDetails(page, language, true);
      await expect(video.player).toBeVisible();
    });
  }
});

test('CC-05 a visitor who consented to social cookies sees the video without a notice', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await expect
    .poll(async () => (await context.cookies()).some(({ name }) => name === 'cookie_preference'))
    .toBe(true);
  const video = videoOn(page, english);
  await video.cover.click();
  await expect(video.player).toBeVisible();
  await expect(video.place).toBeFocused();
});
