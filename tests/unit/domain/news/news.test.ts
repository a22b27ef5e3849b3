import { articleSlug, parseArticleCategory } from '#domain/news/Article';
import { categoryOfSlug, isPressRelease, newsCategories, categorySlug } from '#domain/news/categories';
import { archivePath, newsPath } from '#domain/news/newsPaths';
import { articleRangeOf, stepCount, parseStep } from '#domain/news/steps';
import { locales } from '#domain/language/Locale';
import { localizePath, routeAt } from '#domain/navigation/pagePaths';

it.each(['press-release', 'Press release', 'Studio press releases', 'PRESS RELEASE, corrected'])(
  'NE-01 an article whose category contains “press release” is a press release: %s',
  (category) => expect(isPressRelease(category)).toBe(true),
);

it.each(['patch-notes', '', 'Press', 'release notes'])(
  'NE-01 the category “%s” is not a press release',
  (category) => expect(isPressRelease(category)).toBe(false),
);

it('NE-01 the news list’s steps have no gaps', () => {
  expect(articleRangeOf('news', { first: 1, last: 1 })).toEqual({ from: 0, to: 4 });
  expect(articleRangeOf('news', { first: 2, last: 2 })).toEqual({ from: 4, to: 9 });
  expect(articleRangeOf('news', { first: 1, last: 3 })).toEqual({ from: 0, to: 14 });
  expect([0, 4, 5, 9, 10].map((total) => stepCount('news', total))).toEqual([1, 1, 2, 2, 3]);
});

it('NE-02 the archive shows 1 article first and 5 more per step', () => {
  expect([1, 2, 3].map((last) => articleRangeOf('archive', { first: 1, last }).to)).toEqual([1, 6, 11]);
  expect([0, 1, 2, 6, 7].map((total) => stepCount('archive', total))).toEqual([1, 1, 2, 2, 3]);
});

it.each(['', '0', '1', '-2', '2.5', '1e3', '999999', 'two'])('rejects “%s” as a step in a path', (written) =>
  expect(parseStep(written)).toBeUndefined(),
);

it('NE-03 uses the slug as the path, or derives it from the title', () => {
  expect(articleSlug('ring-open', 'Another title')).toBe('ring-open');
  expect(articleSlug(null, 'The Ring’s open: à bientôt!')).toBe('the-ring-s-open-a-bientot');
  expect(articleSlug('', '  ')).toBeUndefined();
});

it('NE-02 recognizes spellings of known categories and preserves editors’ own categories', () => {
  expect(parseArticleCategory('Patch notes')).toEqual({ kind: 'known', id: 'patch-notes' });
  expect(parseArticleCategory(' Community ')).toEqual({ kind: 'other', text: 'Community' });
  expect(parseArticleCategory(' ')).toBeUndefined();
});

it.each(locales)('NE-02 category paths in %s match and translate to other languages', (locale) => {
  for (const category of newsCategories) {
    const path = archivePath(locale, category, 3);
    expect(routeAt(path)).toMatchObject({
      route: { id: 'newsCategoryPage' },
      locale,
      params: { page: '3' },
    });
    expect(categoryOfSlug(categorySlug(category, locale))).toBe(category);
    expect(localizePath(path, 'de-de')).toBe(archivePath('de-de', category, 3));
  }
  expect(routeAt(newsPath(locale, 2)).route.id).toBe('newsPage');
  expect(routeAt(newsPath(locale)).route.id).toBe('news');
});

it('NE-02 redirects a category slug from another language to the translated path', () => {
  expect(routeAt('/de/neuigkeiten/archiv/patch-notes').redirect).toBe('/de/neuigkeiten/archiv/patchnotes');
});
