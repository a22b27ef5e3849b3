import { documentPath } from '#domain/navigation/documentPath';

it.each([
  ['legal_page', 'datenschutz-mydu', 'de-de', '/de/rechtliches/datenschutz-myDU'],
  ['legal_page', 'eula', 'en-us', '/legal/eula'],
  ['legal_page', 'eula', 'fr-fr', '/fr'],
  ['landing_page', 'home', 'fr-fr', '/fr'],
  ['buy_page', 'buy', 'de-de', '/de/kaufen'],
  ['pillar_page', 'fighters', 'fr-fr', '/fr/pilier/combattants'],
  ['pillar_page', 'building', 'de-de', '/de/saeule/bauen'],
  ['pillar_page', 'pirates', 'en-us', '/'],
  ['tutorial', 'first-flight', 'de-de', '/de/anleitungen/first-flight'],
  ['tutorial_category', 'fly', 'fr-fr', '/fr/tutoriels'],
  ['tutorials_page', null, 'en-us', '/tutorials'],
  ['help_page', null, 'de-de', '/de/hilfe'],
  ['texts', 'app', 'de-de', '/de'],
  ['navigation', null, 'en-us', '/'],
] as const)('CT-03 a document of type %s with uid %s in %s has the path %s', (type, uid, locale, path) => {
  expect(documentPath({ type, uid, locale, category: '' })).toBe(path);
});

it.each([
  ['events', 'opening', '/news/opening'],
  ['events', null, '/news'],
  ['Press release', 'opening', '/contact/opening'],
  ['press-release', null, '/contact'],
])('CT-03 an article in category %j with slug %j has the path %s', (category, uid, path) => {
  expect(documentPath({ type: 'news_article', uid, locale: 'en-us', category })).toBe(path);
});
