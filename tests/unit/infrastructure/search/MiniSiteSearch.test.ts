import { SiteSearch } from '#application/search/SiteSearch';
import type { Locale } from '#domain/language/Locale';
import { Documents } from '#infrastructure/content/Documents';
import { sitePages } from '#ui/app/sitePages';
import { compose } from '../../support/compose';
import { EditedDocuments } from '../../support/renderPage';
import { ScriptedDocuments } from '../../support/ScriptedDocuments';

const slugsFor = async (locale: Locale, typed: string): Promise<readonly string[]> => {
  const index = await (await compose()).get(SiteSearch).open('tutorials', locale);
  return index?.find(typed).map(({ path }) => path.slice(path.lastIndexOf('/') + 1)) ?? [];
};

it.each([
  ['en-us', 'landing', 'first-flight'],
  ['en-us', 'sell ore', 'dig-your-first-ore'],
  ['en-us', 'bluprint', 'sell-a-blueprint'],
  ['en-us', 'orgnization', 'join-an-organization'],
  ['en-us', 'ladning', 'first-flight'],
  ['en-us', 'markte', 'read-the-market-board'],
  ['en-us', 'scr', 'program-a-door'],
  ['en-us', 'clan', 'join-an-organization'],
  ['de-de', 'Schiff bauen', 'build-a-first-ship'],
  ['de-de', 'Bauplaene', 'sell-a-blueprint'],
  ['de-de', 'Gebuehr', 'place-an-order'],
  ['de-de', 'Gebiet', 'claim-a-site'],
  ['de-de', 'Marktgebuehren', 'place-an-order'],
  ['de-de', 'antrieb', 'cross-to-another-world'],
  ['de-de', 'Frachtschiffe', 'build-a-first-ship'],
  ['fr-fr', 'epave', 'recover-a-wreck'],
  ['fr-fr', 'épaves', 'recover-a-wreck'],
  ['fr-fr', 'atterissage', 'first-flight'],
  ['fr-fr', 'marche', 'read-the-market-board'],
] as const)(
  'TU-01 in %s, searching for “%s” ranks %s among the first three results',
  async (locale, typed, slug) => {
    expect((await slugsFor(locale, typed)).slice(0, 3)).toContain(slug);
  },
);

it.each([
  '"',
  "') OR 1=1 --",
  '*',
  '\\',
  '^~{}[]()',
  'sell"*^2 AND (ore',
  '<script>',
  'x'.repeat(200),
  '💥 ☃',
])('TU-01 searching for %s does not throw', async (typed) => {
  const index = await (await compose()).get(SiteSearch).open('tutorials', 'en-us');
  expect(() => index?.find(typed)).not.toThrow();
  expect(index?.find(typed).length).toBeLessThanOrEqual(8);
});

it('TU-01 treats an index without tutorials as not loaded', async () => {
  const application = await compose();
  application.replace(Documents, new ScriptedDocuments({ kind: 'offline' }));
  expect(await application.get(SiteSearch).open('tutorials', 'en-us')).toBeUndefined();
});

it('TU-01 finds a tutorial with an unknown category once, with an empty category name', async () => {
  const application = await compose();
  const id = 'tutorial-claim-a-site-en-us';
  application.replace(Documents, new EditedDocuments({ [id]: { title: 'Zeppelin', category_id: 'gone' } }));
  const index = await application.get(SiteSearch).open('tutorials', 'en-us');
  expect(index?.find('zeppelin')).toEqual([{ path: '/tutorials/claim-a-site', title: 'Zeppelin', note: '' }]);
});

const pathsFor = async (locale: Locale, typed: string): Promise<readonly string[]> => {
  const application = await compose({ pages: sitePages });
  const index = await application.get(SiteSearch).open('site', locale);
  return index?.find(typed).map(({ path }) => path) ?? [];
};

it.each([
  ['en-us', 'requirements', '/help#requirements'],
  ['en-us', 'refund', '/help#refund'],
  ['en-us', 'password', '/help#password'],
  ['en-us', 'download', '/help#download'],
  ['en-us', 'redeem', '/help#redeem'],
  ['en-us', 'lost phone', '/help#two-factor'],
  ['en-us', 'receipt', '/account/payments'],
  ['en-us', 'landing', '/tutorials/first-flight'],
  ['de-de', 'Systemanforderungen', '/de/hilfe#requirements'],
  ['de-de', 'Rückerstattung', '/de/hilfe#refund'],
  ['de-de', 'Geld zurück', '/de/hilfe#refund'],
  ['de-de', 'Passwort', '/de/hilfe#password'],
  ['de-de', 'herunterladen', '/de/hilfe#download'],
  ['de-de', 'einlösen', '/de/hilfe#redeem'],
  ['fr-fr', 'configuration', '/fr/aide#requirements'],
  ['fr-fr', 'remboursement', '/fr/aide#refund'],
  ['fr-fr', 'mot de passe', '/fr/aide#password'],
  ['fr-fr', 'telecharger', '/fr/aide#download'],
  ['fr-fr', 'activer un code', '/fr/aide#redeem'],
] as const)(
  'TU-01 in %s, searching the site for “%s” ranks %s among the first three results',
  async (...row) => {
    const [locale, typed, path] = row;
    expect((await pathsFor(locale, typed)).slice(0, 3)).toContain(path);
  },
);
