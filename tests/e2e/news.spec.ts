import { expectAccessible } from './support/accessibility';
import { english, french, german, languages, phoneTag } from './support/languages';
import { expect, test } from './support/test';
import { waitForHydration } from './support/waitForHydration';

const patch = 'patch-2-7-hulls-keep-their-scars';

const places = {
  'en-us': { news: '/news', archive: '/news/archives', category: '/news/archives/patch-notes' },
  'fr-fr': {
    news: '/fr/actualites',
    archive: '/fr/actualites/archives',
    category: '/fr/actualites/archives/notes-de-version',
  },
  'de-de': {
    news: '/de/neuigkeiten',
    archive: '/de/neuigkeiten/archiv',
    category: '/de/neuigkeiten/archiv/patchnotes',
  },
};

for (const language of languages) {
  test(`NE-01 the news list grows by five, and going back restores the scroll position (${language.locale})${phoneTag(language.locale)}`, async ({
    page,
  }) => {
    const cards = page.locator('.news-card');
    await page.goto(places[language.locale].news);
    await expect(page.getByRole('heading', { level: 1, name: language.text('news:title') })).toBeVisible();
    await waitForHydration(page);
    await expect(cards).toHaveCount(4);
    await expect(page.locator('.news-block > *').nth(1)).toHaveClass(/news-newsletter/);
    await expectAccessible(page);

    await page.getByRole('link', { name: language.text('news:more_other', { count: 5 }) }).click();
    await expect(cards).toHaveCount(9);
    const link = cards.nth(7).getByRole('link');
    await expect(cards.nth(4).getByRole('link')).toBeFocused();
    await link.scrollIntoViewIfNeeded();
    const title = await link.textContent();
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${places[language.locale].news}/.+`));
    await page.goBack();
    await expect(cards).toHaveCount(9);
    await expect(cards.nth(7).getByRole('link')).toHaveText(title ?? '');
    await expect(cards.nth(7)).toBeInViewport();
  });
}

for (const { id, list, count } of [
  { id: 'NE-01', list: 'news', count: 9 },
  { id: 'NE-02', list: 'archive', count: 6 },
] as const) {
  test(`${id} a reload restores the number of articles in the ${list} and the scroll position`, async ({
    page,
  }) => {
    const cards = page.locator('.news-card');
    await page.goto(places['en-us'][list]);
    await page.getByRole('link', { name: english.text('news:more_other', { count: 5 }) }).click();
    await expect(cards).toHaveCount(count);
    const last = cards.last();
    await last.getByRole('link').scrollIntoViewIfNeeded();
    await page.reload();
    await expect(cards).toHaveCount(count);
    await expect(last).toBeInViewport();
  });
}

test('NE-02 the archive starts with one article, grows by five and can be filtered by category', async ({
  page,
}) => {
  const { archive, category } = places['de-de'];
  const cards = page.locator('.news-card');
  await page.goto(archive);
  await waitForHydration(page);
  await expect(cards).toHaveCount(1);
  await page.getByRole('link', { name: german.text('news:more_other', { count: 5 }) }).click();
  await expect(cards).toHaveCount(6);
  await expectAccessible(page);
  await page
    .getByRole('navigation', { name: german.text('news:archive.filter') })
    .getByRole('link', { name: german.text('news:category.patch-notes') })
    .click();
  await expect(page).toHaveURL(category);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(german.text('news:category.patch-notes'));
  await expect(cards).toHaveCount(1);
  await expect(cards.locator('.news-category')).toHaveText(german.text('news:category.patch-notes'));
});

test('NE-03 an article links to the previous one and back', async ({ page }) => {
  await page.goto(`${places['fr-fr'].news}/${patch}`);
  await waitForHydration(page);
  const heading = page.getByRole('heading', { level: 1 });
  const title = await heading.textContent();
  await expectAccessible(page);
  await page.getByRole('link', { name: new RegExp(`^${french.text('news:previous')}`) }).click();
  await expect(heading).not.toHaveText(title ?? '');
  await page.getByRole('link', { name: new RegExp(`^${french.text('news:next')}`) }).click();
  await expect(heading).toHaveText(title ?? '');
});

test('NE-03 CT-03 an editor sees an article’s draft', async ({ page, sandbox }) => {
  const title = 'A draft about hulls';
  const { path } = await sandbox.preview([{ id: `news_article-${patch}-en-us`, data: { title } }]);
  await page.goto(path);
  await expect(page).toHaveURL(new RegExp(`/news/${patch}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('NE-01 NE-02 NE-03 every article can be read, page by page', async ({ page, browserErrors }) => {
    browserErrors.allow(/no-such-article/);
    await page.goto('/news');
    await page.getByRole('link', { name: english.text('news:more_other', { count: 5 }) }).click();
    await expect(page).toHaveURL('/news/page/2');
    await expect(page.locator('.news-card')).toHaveCount(5);
    await page.locator('.news-card').first().getByRole('link').click();
    await expect(page.locator('.article-body')).toBeVisible();
    await page.goto('/news/archives/all/2');
    await expect(page.locator('.news-card')).toHaveCount(5);
    // The web server sends an empty page until it has rendered this one.
    await expect.poll(async () => (await page.goto('/news/no-such-article'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(english.text('news:missing.title'));
  });
});

test('NE-03 an article has feeds, a share card and metadata', async ({ request }) => {
  const html = await (await request.get(`/de/neuigkeiten/${patch}`)).text();
  expect(html).toContain('"@type":"NewsArticle"');
  expect(html).toMatch(new RegExp(`hreflang="fr-FR" href="[^"]*/fr/actualites/${patch}"`));
  const card = /property="og:image" content="[^"]*?(\/cards[^"]+)"/.exec(html)?.[1] ?? '';
  const picture = await request.get(card);
  expect(picture.headers()['content-type']).toBe('image/jpeg');
  for (const path of ['/feed.xml', '/de/atom.xml', '/fr/feeds/notes-de-version/atom.xml'])
    expect(await (await request.get(path)).text()).toContain(patch);
  const rss = await (await request.get('/feed.xml')).text();
  expect(rss).toContain('xmlns:dc="http://purl.org/dc/elements/1.1/"');
  expect(rss).toContain('<dc:creator>');
  expect(rss, 'RSS 2.0 has an email address in <author>').not.toContain('<author>');
  expect(await (await request.get('/sitemap.xml')).text()).toContain(`/fr/actualites/${patch}</loc>`);
});
