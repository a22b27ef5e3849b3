import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { pathOf } from '#domain/navigation/pagePaths';
import { expectAccessible, expectFitsNarrowPhone } from './support/accessibility';
import { english, languages, type SiteLanguage } from './support/languages';
import { expect, test } from './support/test';
import type { Page } from '@playwright/test';

const office = 'press@farstead.test';

const pageIn = (page: Page, { text }: SiteLanguage) => {
  const main = page.getByRole('main');
  const field = (key: string) => main.getByLabel(text(`press:field.${key}`), { exact: true });
  const button = (key: string) =>
    main.getByRole('button', { name: text(`press:button.${key}`), exact: true });
  const fillIn = async (scope: string) => {
    await field('subject').selectOption({ index: 1 });
    await field('about').fill(`Secret of ${scope}`);
    await field('name').fill('Lea Brandt');
    await field('email').fill(`lea-${scope}@outlet.test`);
    await field('message').fill(`May we speak to the economist?\n${scope}`);
  };
  return { main, field, button, fillIn };
};

for (const language of languages) {
  const { text, locale } = language;

  test(`PR-02 a journalist writes to the press office, and the message is delivered once (${locale}) @phone`, async ({
    page,
    sandbox,
    scope,
  }) => {
    const { main, field, button, fillIn } = pageIn(page, language);
    await page.goto(pathOf('contact', locale));
    await button('idle').click();
    await expect(field('subject')).toBeFocused();
    await expectAccessible(page);
    await fillIn(scope);
    await button('idle').click();
    await expect(button('valid')).toBeVisible();
    await expect(main.getByText(text('press:done.title'))).toBeVisible();
    await expectAccessible(page);
    await expect(button('idle')).toBeVisible();
    await expect(field('message')).toHaveValue('');
    await expectFitsNarrowPhone(page);
    const arrived = (await sandbox.emailsTo(office)).filter((email) => email.text.includes(scope));
    expect(arrived).toHaveLength(1);
    expect(arrived[0]?.text).toContain(`lea-${scope}@outlet.test`);
    expect(arrived[0]?.text).not.toContain('Secret');
  });
}

test('PR-01 the press kit matches its displayed size, and a release opens from the carousel and links back', async ({
  page,
}) => {
  const { text, locale } = english;
  await page.goto(pathOf('contact', locale));
  const main = page.getByRole('main');
  const kit = main.getByRole('link', { name: text('press:kit.button') });
  const downloading = page.waitForEvent('download');
  await kit.click();
  const bytes = await readFile(await (await downloading).path());
  const size = new Intl.NumberFormat('en-US', {
    style: 'unit',
    unit: 'megabyte',
    unitDisplay: 'short',
    maximumFractionDigits: 1,
  }).format(bytes.length / 1e6);
  await expect(main.getByText(text('press:kit.size', { size }))).toBeVisible();
  expect(Object.keys(unzipSync(bytes))).toContain('farstead-press-kit/English/fact-sheet.html');

  const first = main.getByRole('article').first().getByRole('link');
  await first.scrollIntoViewIfNeeded();
  const title = await first.textContent();
  await first.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
  await expectAccessible(page);
  await main.getByRole('link', { name: text('press:release.back') }).click();
  await expect(page).toHaveURL(pathOf('contact', locale));
  const answer = await page.request.get(pathOf('pressRelease', locale, { uid: 'nowhere' }));
  expect(answer.status()).toBe(404);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('PR-02 a message is validated, reviewed and sent', async ({ page, sandbox, scope }) => {
    const { text, locale } = english;
    const { main, button, fillIn } = pageIn(page, english);
    await expect(async () => {
      await page.goto(pathOf('contact', locale));
      await expect(main.locator('form')).toBeVisible({ timeout: 500 });
    }).toPass();
    await button('idle').click();
    await expect(page).toHaveTitle(new RegExp(`^${text('app:form.problems')}`));
    await expect(main.getByText(text('press:problem.message'))).toHaveCount(2);
    await fillIn(scope);
    await button('idle').click();
    await expect(main.getByText(text('press:done.title'))).toBeVisible();
    const arrived = (await sandbox.emailsTo(office)).filter((email) => email.text.includes(scope));
    expect(arrived).toHaveLength(1);
  });
});
