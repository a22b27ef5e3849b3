import type { LoadTexts } from '#application/content/LoadTexts';
import { Documents } from '#infrastructure/content/Documents';
import { locales } from '#domain/language/Locale';
import { routes } from '#domain/navigation/routes';
import { Translations } from '#ui/content/Translations';
import { sitePages } from '#ui/app/sitePages';
import { compose } from '../../support/compose';
import { document, ScriptedDocuments } from '../../support/ScriptedDocuments';

const entries = (texts: Record<string, string>) => ({
  entries: Object.entries(texts).map(([key, text]) => ({ key, text })),
});

const setUp = async () => {
  const application = await compose();
  application.replace(
    Documents,
    new ScriptedDocuments([
      document('texts', entries({ 'nav.profileMenu': 'Hello {{name}}', 'product.name': 'dotted' }), {
        uid: 'app',
      }),
      document('texts', entries({ 'nav.profileMenu': 'Bonjour {{name}}' }), { uid: 'app', lang: 'fr-fr' }),
      document('error_catalogue', { errors: [{ error_code: 100, error_text: 'Wrong' }] }),
    ]),
  );
  return application.get(Translations);
};

it('LA-03 reads texts from the content and inserts values unchanged', async () => {
  const translations = await setUp();
  await translations.load('en-us');
  const t = translations.translatorFor('app');
  expect(t('nav.profileMenu', { name: '<b>Ada & Co</b>' })).toBe('Hello <b>Ada & Co</b>');
  expect(t('product.name')).toBe('dotted');
});

it('VA-01 inserts names that cannot reorder the text around them', async () => {
  const translations = await setUp();
  await translations.load('en-us');
  const t = translations.translatorFor('app');
  expect(t('nav.profileMenu', { name: '\u202eadA' })).toBe('Hello adA');
  expect(t('nav.profileMenu', { name: 'עדה' })).toBe('Hello \u2068עדה\u2069');
});

it('LA-03 shows the key of a text that is missing from the content', async () => {
  const translations = await setUp();
  await translations.load('fr-fr');
  expect(translations.translatorFor('app')('product.name')).toBe('product.name');
  expect(translations.translatorFor('session')('title')).toBe('title');
});

it('LA-03 provides a text requested too early once its namespace has loaded', async () => {
  const execute: LoadTexts['execute'] = async (_, namespaces) =>
    Object.fromEntries(namespaces.map((namespace) => [namespace, { title: `Of ${namespace}` }]));
  const translations = new Translations({ execute } as LoadTexts);
  await translations.load('en-us');
  const t = translations.translatorFor('session');
  expect(t('title')).toBe('title');
  await translations.ensureLoaded(['session']);
  expect(t('title')).toBe('Of session');
});

it('SE-04 finds error texts by code', async () => {
  const translations = await setUp();
  await translations.load('en-us');
  expect(translations.has('errors', '100')).toBe(true);
  expect(translations.has('errors', '101')).toBe(false);
  expect(translations.translatorFor('errors')('100')).toBe('Wrong');
});

it('LA-03 removes the previous locale when another locale is loaded', async () => {
  const translations = await setUp();
  await translations.load('en-us');
  await translations.load('fr-fr');
  expect([translations.locale, translations.languageTag]).toEqual(['fr-fr', 'fr-FR']);
  expect(translations.translatorFor('app')('nav.profileMenu', { name: 'Ada' })).toBe('Bonjour Ada');
  expect(translations.has('errors', '100')).toBe(false);
});

it.each([
  ['en-us', 'March 4, 2027'],
  ['fr-fr', '4 mars 2027'],
  ['de-de', '4. März 2027'],
] as const)('formats dates in the locale %s', async (locale, day) => {
  const translations = await setUp();
  await translations.load(locale);
  expect(translations.date(new Date(2027, 2, 4))).toBe(day.replaceAll(' ', '\u00a0'));
});

it.each(locales)('SH-06 %s has a product name and a description', async (locale) => {
  const translations = (await compose()).get(Translations);
  await translations.load(locale);
  const t = translations.translatorFor('app');
  expect(t('product.name')).toBe('Farstead');
  expect(t('meta.description')).not.toBe('meta.description');
});

it.each(locales)('SH-06 every page without a title in its content has a title in %s', async (locale) => {
  const translations = (await compose()).get(Translations);
  await translations.load(locale);
  const untitled = routes.filter(({ id }) => id in sitePages && translations.titleOf(id) === '');
  expect(untitled.map(({ id }) => id)).toEqual(['legal']);
});

it('shows a rate without rounding it, and progress as complete only at the end', async () => {
  const translations = (await compose()).get(Translations);
  await translations.load('en-us');
  expect([0.2, 0.255, 0.0525].map((rate) => translations.percent(rate))).toEqual(['20%', '25.5%', '5.25%']);
  expect([0, 0.999, 1].map((share) => translations.progress(share))).toEqual(['0%', '99%', '100%']);
});

it('throws when the locale is read before any texts are loaded', async () => {
  const translations = (await compose()).get(Translations);
  expect(() => translations.locale).toThrow();
});

it.each(locales)('WD-01 includes the time zone in a time that serves as proof (%s)', async (locale) => {
  const translations = (await compose()).get(Translations);
  await translations.load(locale);
  const moment = new Date('2026-11-22T12:30:00Z');
  const reported = translations.formatDateTimeWithZone(moment);
  expect(reported.startsWith(translations.dateTime(moment))).toBe(true);
  expect(reported.slice(translations.dateTime(moment).length)).toMatch(/^ [A-Z]{3}/);
});
