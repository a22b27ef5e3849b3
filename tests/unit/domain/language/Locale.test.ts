import {
  homePath,
  languageOf,
  languageTag,
  localeOfLanguage,
  localeOfPath,
  locales,
} from '#domain/language/Locale';

it('SH-01 the site has three locales', () => {
  expect(locales).toEqual(['en-us', 'fr-fr', 'de-de']);
});

it.each([
  ['/', 'en-us'],
  ['/fr', 'fr-fr'],
  ['/fr/', 'fr-fr'],
  ['/fr?x=1', 'fr-fr'],
  ['/de#top', 'de-de'],
  ['/de/konto/produkte', 'de-de'],
  ['/french', 'en-us'],
  ['/FR', 'en-us'],
  ['/en', 'en-us'],
  ['//fr', 'en-us'],
  ['/news/fr', 'en-us'],
  ['/?lang=fr', 'en-us'],
  ['', 'en-us'],
])('SH-01 the path %j belongs to locale %s', (path, locale) => {
  expect(localeOfPath(path)).toBe(locale);
});

it.each([
  ['en-us', 'en', 'en-US', '/'],
  ['fr-fr', 'fr', 'fr-FR', '/fr'],
  ['de-de', 'de', 'de-DE', '/de'],
] as const)(
  'locale %s has the language %s, the tag %s and the home page %s',
  (locale, language, tag, home) => {
    expect(languageOf(locale)).toBe(language);
    expect(localeOfLanguage(language)).toBe(locale);
    expect(languageTag(locale)).toBe(tag);
    expect(homePath(locale)).toBe(home);
  },
);

it.each(['', 'es', 'EN', 'en-us'])('%j is not a supported language', (language) => {
  expect(localeOfLanguage(language)).toBeUndefined();
});
