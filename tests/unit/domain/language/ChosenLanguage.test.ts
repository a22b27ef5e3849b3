import {
  parseChosenLanguage,
  preferredLocale,
  serializeChosenLanguage,
  type ChosenLanguage,
} from '#domain/language/ChosenLanguage';

it.each<ChosenLanguage>([
  { locale: 'de-de', isUnsaved: true },
  { locale: 'en-us', isUnsaved: false },
])('LA-01 reads the stored choice %j', (chosen) => {
  expect(parseChosenLanguage(serializeChosenLanguage(chosen))).toEqual(chosen);
});

it.each(['', '?', 'de', 'es-es', 'de-de??'])('LA-01 ignores the stored text %j', (text) => {
  expect(parseChosenLanguage(text)).toBeUndefined();
});

it.each([
  [['de-AT', 'en'], 'de-de'],
  [['pt-BR', 'FR-ca', 'en'], 'fr-fr'],
  [['en'], 'en-us'],
  [['nl', 'sv-SE'], undefined],
  [[], undefined],
])('a browser with the languages %j prefers %s', (tags, locale) => {
  expect(preferredLocale(tags)).toBe(locale);
});
