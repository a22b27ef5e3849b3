import outsideSites from '#content/en-us/outside_sites/outside_sites.json';
import { outsideSites as outsideSitesModel } from '#domain/content/models/outsideSites';
import { Documents } from '#infrastructure/content/Documents';
import { LoadExternalSites } from '#application/navigation/LoadExternalSites';
import { locales } from '#domain/language/Locale';
import { blankCases } from '../../support/blankCases';
import { compose } from '../../support/compose';
import { document, ScriptedDocuments } from '../../support/ScriptedDocuments';

const community = { key: 'community', href: 'https://community.farstead.test/', needsConfirmation: false };

const sitesFrom = async (documents: ScriptedDocuments) => {
  const application = await compose();
  application.replace(Documents, documents);
  return application.get(LoadExternalSites).execute('en-us');
};
const sitesWith = (data: Record<string, unknown>) =>
  sitesFrom(new ScriptedDocuments([document('outside_sites', data)]));

it.each(locales)(
  'SH-14 in %s, the creators site requires confirmation and the community site does not',
  async (locale) => {
    const sites = await (await compose()).get(LoadExternalSites).execute(locale);
    expect(sites).toContainEqual(expect.objectContaining({ key: 'creators', needsConfirmation: true }));
    expect(sites).toContainEqual(expect.objectContaining(community));
  },
);

it('SH-14 accepts only https URLs with a path-safe key and requires confirmation by default', async () => {
  const sites = await sitesWith({
    sites: [
      { key: 'good', address: 'https://good.test/start' },
      { key: 'trusted', name: 'Trusted', address: 'https://trusted.test', asks: false },
      { key: 'a/b', address: 'https://path.test' },
      { key: '', address: 'https://nameless.test' },
      { key: 'plain', address: 'http://plain.test' },
      { key: 'script', address: 'javascript:alert(1)' },
      { key: 'own', address: '/news' },
    ],
  });
  expect(sites).toEqual([
    {
      key: 'good',
      name: 'good.test',
      href: 'https://good.test/start',
      host: 'good.test',
      needsConfirmation: true,
    },
    {
      key: 'trusted',
      name: 'Trusted',
      href: 'https://trusted.test/',
      host: 'trusted.test',
      needsConfirmation: false,
    },
    expect.objectContaining(community),
  ]);
});

it('SH-14 registers the community site even without content', async () => {
  expect(await sitesFrom(new ScriptedDocuments({ kind: 'offline' }))).toEqual([
    expect.objectContaining(community),
  ]);
});

it.each(blankCases(outsideSitesModel, outsideSites.data))(
  'loads the external sites with %s',
  async (_, data) => {
    for (const { key, name, href } of await sitesWith(data)) {
      expect(key).toMatch(/^[\w-]+$/);
      expect(name).toMatch(/./);
      expect(href).toMatch(/^https:\/\//);
    }
  },
);
