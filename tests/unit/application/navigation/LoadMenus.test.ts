import { Documents } from '../../../../src/application/content/Documents';
import { LoadMenus } from '../../../../src/application/navigation/LoadMenus';
import { locales } from '../../../../src/domain/language/Locale';
import { emptyMenus, type Menus } from '../../../../src/domain/navigation/Menu';
import navigation from '../../../../content/en-us/navigation/navigation.json';
import { blankings } from '../../support/blankings';
import { compose } from '../../support/compose';
import { document, ScriptedDocuments } from '../../support/ScriptedDocuments';

const menus = async (documents: ScriptedDocuments): Promise<Menus> => {
  const application = await compose();
  application.replace(Documents, documents);
  return application.get(LoadMenus).execute('en-us');
};

it.each(locales)('SH-08 the menus of %s come from the content', async (locale) => {
  const application = await compose();
  const { main, profile, account, footer } = await application.get(LoadMenus).execute(locale);
  for (const links of [main, profile, account, footer]) expect(links.length).toBeGreaterThan(0);
});

it('SH-01 links lead to pages that exist only', async () => {
  const links = ['home', 'news', 'nowhere', 'login', 'products', 'index', 'constructor', ''].map((page) => ({
    label: `To ${page}`,
    page,
  }));
  const { main } = await menus(new ScriptedDocuments([document('navigation', { menu: links })]));
  expect(main).toEqual([
    { label: 'To home', page: 'home' },
    { label: 'To login', page: 'login' },
    { label: 'To products', page: 'products' },
  ]);
});

it('SH-13 links of the footer are big or simple', async () => {
  const footer_links = ['big', 'simple', null, 'loud'].map((emphasis) => ({
    label: 'Home',
    page: 'home',
    emphasis,
  }));
  const { footer } = await menus(new ScriptedDocuments([document('navigation', { footer_links })]));
  expect(footer.map(({ emphasis }) => emphasis)).toEqual(['big', 'simple', 'simple', 'simple']);
});

it.each([
  ['the content service fails', new ScriptedDocuments({ kind: 'offline' })],
  ['there are none', new ScriptedDocuments([])],
  ['they are empty', new ScriptedDocuments([document('navigation', {})])],
])('the menus are empty when %s', async (_, documents) => {
  expect(await menus(documents)).toEqual(emptyMenus);
});

it.each(blankings(navigation.data))('the menus stand with %s', async (_, data) => {
  const { main, profile, account, footer } = await menus(
    new ScriptedDocuments([document('navigation', data)]),
  );
  for (const link of [...main, ...profile, ...account, ...footer]) {
    expect(link.label).toMatch(/./);
    expect(['home', 'login', 'products']).toContain(link.page);
  }
});
