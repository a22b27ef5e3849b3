import footer from '#content/en-us/footer/footer.json';
import { footer as footerModel } from '#domain/content/models/footer';
import { Documents } from '#infrastructure/content/Documents';
import { LoadFooter } from '#application/navigation/LoadFooter';
import { locales } from '#domain/language/Locale';
import { emptyFooter, type Footer } from '#domain/navigation/Footer';
import { blankCases } from '../../support/blankCases';
import { compose } from '../../support/compose';
import { document, ScriptedDocuments } from '../../support/ScriptedDocuments';

const footerFrom = async (documents: ScriptedDocuments): Promise<Footer> => {
  const application = await compose();
  application.replace(Documents, documents);
  return application.get(LoadFooter).execute('en-us');
};
const footerWith = (data: Record<string, unknown>) =>
  footerFrom(new ScriptedDocuments([document('footer', data)]));

it.each(locales)('SH-13 reads the %s footer from the content', async (locale) => {
  const { links, socials, advertisement } = await (await compose()).get(LoadFooter).execute(locale);
  expect(new Set(links.map(({ emphasis }) => emphasis))).toEqual(new Set(['big', 'simple']));
  expect(socials.length).toBeGreaterThan(0);
  expect(advertisement?.picture).toBeDefined();
  expect(advertisement?.link?.href).toBe('https://creators.farstead.test/');
});

it('SH-13 links are big or simple, and point to pages of this build or external https URLs', async () => {
  const { links } = await footerWith({
    links: [
      { label: 'Home', page: 'home', emphasis: 'big' },
      { label: 'Forum', address: 'https://community.farstead.test', emphasis: 'loud' },
      { label: 'News', page: 'news' },
      { label: 'Nowhere', page: 'nowhere', address: 'https://elsewhere.test' },
      { label: 'Script', address: 'javascript:alert(1)' },
      { label: 'Disguised', address: 'https://farstead.test@evil.test' },
      { label: '', page: 'home' },
      { label: 'Nothing' },
    ],
  });
  expect(links).toEqual([
    { label: 'Home', href: '/', page: 'home', emphasis: 'big' },
    { label: 'Forum', href: 'https://community.farstead.test/', emphasis: 'simple' },
  ]);
});

it('SH-13 shows networks without a bundled logo by name', async () => {
  const address = 'https://networks.test/farstead';
  const { socials } = await footerWith({
    socials: [
      { network: 'youtube', label: 'YouTube', address },
      { network: 'constructor', label: 'Another', address },
      { network: 'x', label: '', address },
      { network: 'x', label: 'X', address: '/x' },
    ],
  });
  expect(socials).toEqual([
    { network: 'youtube', label: 'YouTube', href: address },
    { label: 'Another', href: address },
  ]);
});

it.each([
  ['an empty advertisement', [{}]],
  ['only the advertisement’s picture', [{ picture: { url: '/images/login.webp' } }]],
  ['no advertisement', []],
])('SH-13 omits the advertisement when the footer contains %s', async (_, advertisements) => {
  expect((await footerWith({ advertisements })).advertisement).toBeUndefined();
});

it('SH-13 shows the first advertisement with text', async () => {
  const { advertisement } = await footerWith({
    advertisements: [{}, { title: 'Second' }, { title: 'Third' }],
  });
  expect(advertisement).toEqual({ title: 'Second', text: '' });
});

it.each([
  ['the content service fails', new ScriptedDocuments({ kind: 'offline' })],
  ['the footer is missing', new ScriptedDocuments([])],
  ['the footer is empty', new ScriptedDocuments([document('footer', {})])],
])('returns an empty footer when %s', async (_, documents) => {
  expect(await footerFrom(documents)).toEqual(emptyFooter);
});

it.each(blankCases(footerModel, footer.data))('loads the footer with %s', async (_, data) => {
  const { links, socials, advertisement } = await footerWith(data);
  for (const { label, href } of [...links, ...socials]) {
    expect(label).toMatch(/./);
    expect(href).toMatch(/^(\/|https:\/\/)/);
  }
  if (advertisement) expect(advertisement.title + advertisement.text).toMatch(/./);
});
