import { legalSlug } from '#domain/navigation/legalSlugs';
import { expectAccessible, expectFitsNarrowPhone } from './support/accessibility';
import { english, german, languages } from './support/languages';
import { expect, test } from './support/test';

const cookieName = 'io.prismic.preview';

for (const language of languages) {
  test(`CT-03 only an editor sees a draft, and leaving the preview shows the published page (${language.locale}) @phone`, async ({
    page,
    browser,
    context,
    sandbox,
  }) => {
    const title = `Draft ${language.locale}`;
    const published = language.text('legal:page.eula');
    const { path } = await sandbox.preview([{ id: `legal_page-eula-${language.locale}`, data: { title } }]);
    const heading = page.getByRole('heading', { level: 1 });
    const notice = page.getByRole('complementary', { name: language.text('contentPreview:label') });

    await page.goto(path);
    await expect(page).toHaveURL(new RegExp(`/${legalSlug('eula', language.locale)}$`));
    await expect(heading).toHaveText(title);
    await expect(notice).toContainText(language.text('contentPreview:text'));
    await expectAccessible(page);
    await expectFitsNarrowPhone(page);

    const visitor = await browser.newPage();
    await visitor.goto(page.url());
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(published);
    await visitor.close();

    await notice.getByRole('button', { name: language.text('contentPreview:leave') }).click();
    await expect(heading).toHaveText(published);
    await expect(notice).toBeHidden();
    expect((await context.cookies()).map(({ name }) => name)).not.toContain(cookieName);
  });
}

test('CT-03 an editor sees drafts on every page', async ({ page, sandbox }) => {
  const title = 'Two moons are better';
  const { path } = await sandbox.preview([
    { id: 'legal_page-eula-en-us', data: {} },
    { id: 'landing_page-home-en-us', data: { hero_title: title } },
  ]);
  await page.goto(path);
  await page.goto(english.path.home);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
});

test('CT-03 rejects a preview of another repository without redirecting', async ({ request }) => {
  const token = encodeURIComponent('https://elsewhere.test/content/previews/one');
  const answer = await request.get(`/preview?token=${token}&documentId=x`, { maxRedirects: 0 });
  expect(answer.status()).toBe(400);
  expect(answer.headers()['set-cookie']).toBeUndefined();
});

test('CT-03 ignores a preview cookie of another repository', async ({ page, context, baseURL }) => {
  await context.addCookies([
    { name: cookieName, value: encodeURIComponent('https://elsewhere.test/previews/x'), url: baseURL ?? '' },
  ]);
  await page.goto(german.path.home);
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.getByText(german.text('contentPreview:text'))).toBeHidden();
});
