import { navigation } from '#domain/content/models/navigation';
import { Documents } from '#infrastructure/content/Documents';
import { BuiltPages } from '#application/navigation/BuiltPages';
import { LoadMenus } from '#application/navigation/LoadMenus';
import { locales, type Locale } from '#domain/language/Locale';
import { legalSlug } from '#domain/navigation/legalSlugs';
import { emptyMenus, type Menus, type NavigationLink } from '#domain/navigation/Menu';
import { routes, type RouteId } from '#domain/navigation/routes';
import { blankCases } from '../../support/blankCases';
import { compose } from '../../support/compose';
import { document, ScriptedDocuments } from '../../support/ScriptedDocuments';

const createBuiltPages = (has: (id: RouteId) => boolean): BuiltPages => ({ has });
const everyPage = createBuiltPages(() => true);

interface MenuOptions {
  readonly documents?: ScriptedDocuments;
  readonly pages?: BuiltPages;
  readonly locale?: Locale;
}

const menus = async ({ documents, pages, locale = 'en-us' }: MenuOptions): Promise<Menus> => {
  const application = await compose();
  if (documents) application.replace(Documents, documents);
  if (pages) application.replace(BuiltPages, pages);
  return application.get(LoadMenus).execute(locale);
};

const written = (data: Record<string, unknown>, lang = 'en-us') =>
  new ScriptedDocuments([document('navigation', data, { lang })]);

const linksOf = ({ main }: Menus): readonly NavigationLink[] =>
  main.flatMap((entry) =>
    entry.kind === 'link' ? [entry.link] : entry.blocks.flatMap(({ links }) => links),
  );

const entryNames = ({ main }: Menus): readonly string[] =>
  main.map((entry) => (entry.kind === 'link' ? entry.link.label : entry.label));

const everything = {
  menu: [
    { key: 'game', label: 'The Game' },
    { key: 'recruit', label: 'Recruit a friend', page: 'recruitAFriend' },
    { key: 'help', label: 'Help' },
  ],
  menu_blocks: [
    {
      menu: 'game',
      title: 'Discover',
      text: 'Built by players.',
      picture: { url: '/images/hero.webp', alt: 'A ring station', copyright: 'Ada Verne' },
      coordinates: '::pos{2,17,-8.41,33.20,412}',
      links: [
        { label: 'Pillars', text: 'Four of them', page: 'home', anchor: 'pillars' },
        { label: 'Builders', page: 'pillarBuilders' },
      ],
    },
    { menu: 'help', links: [{ label: 'Rules', page: 'legal', slug: 'code-of-conduct' }] },
    {
      menu: 'game',
      title: 'Elsewhere',
      links: [{ label: 'Forum', address: 'https://community.farstead.test' }],
    },
  ],
};

it.each(locales)('SH-08 the bundled content fills all menus in %s', async (locale) => {
  const { main, profile, account } = await menus({ locale, pages: everyPage });
  expect(main.map(({ kind }) => kind)).toEqual(['group', 'group', 'link', 'group', 'group']);
  for (const links of [profile, account]) expect(links.length).toBeGreaterThan(0);
});

it('SH-08 a menu contains blocks of links to pages, page sections and other sites', async () => {
  expect((await menus({ documents: written(everything), pages: everyPage })).main).toEqual([
    {
      kind: 'group',
      label: 'The Game',
      blocks: [
        {
          title: 'Discover',
          text: 'Built by players.',
          picture: {
            url: '/images/hero.webp',
            alt: 'A ring station',
            author: 'Ada Verne',
            coordinates: '::pos{2,17,-8.41,33.20,412}',
          },
          links: [
            { label: 'Pillars', text: 'Four of them', page: 'home', href: '/#pillars' },
            { label: 'Builders', page: 'pillarBuilders', href: '/pillar/builders' },
          ],
        },
        {
          title: 'Elsewhere',
          text: '',
          links: [{ label: 'Forum', href: 'https://community.farstead.test/' }],
        },
      ],
    },
    {
      kind: 'link',
      link: { label: 'Recruit a friend', page: 'recruitAFriend', href: '/recruit-a-friend' },
    },
    {
      kind: 'group',
      label: 'Help',
      blocks: [
        { title: '', text: '', links: [{ label: 'Rules', page: 'legal', href: '/legal/code-of-conduct' }] },
      ],
    },
  ]);
});

it('SH-08 links point to pages in the requested language', async () => {
  const documents = written(everything, 'de-de');
  expect(
    linksOf(await menus({ documents, pages: everyPage, locale: 'de-de' })).map(({ href }) => href),
  ).toEqual([
    '/de#pillars',
    '/de/saeule/erbauer',
    'https://community.farstead.test/',
    '/de/freunde-werben',
    `/de/rechtliches/${legalSlug('code-of-conduct', 'de-de')}`,
  ]);
});

it('SH-08 omits links to pages missing from this build, and blocks and groups without links', async () => {
  const documents = written(everything);
  expect(entryNames(await menus({ documents, pages: createBuiltPages((id) => id === 'legal') }))).toEqual([
    'The Game',
    'Help',
  ]);
  expect(entryNames(await menus({ documents, pages: createBuiltPages(() => false) }))).toEqual(['The Game']);
});

it('SH-01 links point only to existing pages', async () => {
  const pages = ['home', 'news', 'nowhere', 'login', 'products', 'index', 'constructor', ''];
  const menu = pages.map((page) => ({ label: `To ${page}`, page }));
  expect(linksOf(await menus({ documents: written({ menu }) }))).toEqual([
    { label: 'To home', page: 'home', href: '/' },
    { label: 'To login', page: 'login', href: '/login' },
    { label: 'To products', page: 'products', href: '/account/products' },
  ]);
});

it.each([
  ['a page without its required parameter', { page: 'legal' }],
  ['a legal page that does not exist', { page: 'legal', slug: 'no-such-page' }],
  ['a page that requires several parameters', { page: 'buyThankYouLanding', slug: 'summer' }],
  ['an http URL', { address: 'http://community.farstead.test' }],
  ['a javascript: URL', { address: 'javascript:alert(1)' }],
  ['a data: URL', { address: 'data:text/html,x' }],
  ['an incomplete URL', { address: 'community' }],
  ['a URL that disguises its host', { address: 'https://farstead.test@evil.test' }],
  ['a page that does not exist, even with a URL', { page: 'nowhere', address: 'https://elsewhere.test' }],
])('SH-08 omits a link to %s', async (_, target) => {
  const documents = written({ menu: [{ label: 'Somewhere', ...target }] });
  expect((await menus({ documents, pages: everyPage })).main).toEqual([]);
});

it('SH-08 a link to a tutorial contains its slug', async () => {
  const documents = written({ menu: [{ label: 'Welding', page: 'tutorial', slug: 'first weld' }] });
  expect(linksOf(await menus({ documents, pages: everyPage, locale: 'en-us' }))).toEqual([
    { label: 'Welding', page: 'tutorial', href: '/tutorials/first%20weld' },
  ]);
});

it('SH-08 ignores an anchor that is not a plain name', async () => {
  const menu = [' pillars', 'a"b', '#pillars', ''].map((anchor) => ({ label: 'Home', page: 'home', anchor }));
  expect(linksOf(await menus({ documents: written({ menu }) })).map(({ href }) => href)).toEqual(
    Array(4).fill('/'),
  );
});

it('SH-10 links in the profile menu specify their audience', async () => {
  const profile_links = ['everyone', 'player', 'backer', null, 'admin'].map((access) => ({
    label: 'Home',
    page: 'home',
    access,
  }));
  const { profile } = await menus({ documents: written({ profile_links }) });
  expect(profile.map(({ access }) => access)).toEqual([
    'everyone',
    'player',
    'backer',
    'everyone',
    'everyone',
  ]);
});

it('AC-01 account links come in the order of their groups, after those without a group', async () => {
  const link = (label: string, group?: string) => ({ label, page: 'products', access: 'player', group });
  const { account } = await menus({
    documents: written({
      account_groups: [
        { key: 'play', label: 'Play' },
        { key: 'money', label: 'Money' },
        { key: 'empty', label: 'Empty' },
        { key: 'unnamed', label: '' },
      ],
      account_links: [
        link('Payments', 'money'),
        link('Products', 'play'),
        link('DACs', 'money'),
        link('Overview'),
        link('Lost', 'no-such-group'),
        link('Blank', 'unnamed'),
      ],
    }),
  });
  expect(account.map(({ label, links }) => [label, links.map((entry) => entry.label)])).toEqual([
    ['', ['Overview', 'Lost', 'Blank']],
    ['Play', ['Products']],
    ['Money', ['Payments', 'DACs']],
  ]);
});

it.each(locales)(
  'AC-01 the overview is the only bundled account link above the groups in %s',
  async (locale) => {
    const { account } = await menus({ locale, pages: everyPage });
    const [first, ...groups] = account;
    expect(first?.links.map(({ page }) => page)).toEqual(['overview']);
    expect(groups).toHaveLength(4);
  },
);

it.each([
  ['the content service fails', new ScriptedDocuments({ kind: 'offline' })],
  ['the menus are missing', new ScriptedDocuments([])],
  ['the menus are empty', new ScriptedDocuments([document('navigation', {})])],
])('returns empty menus when %s', async (_, documents) => {
  expect(await menus({ documents })).toEqual(emptyMenus);
});

const routeIds = new Set<string>(routes.map(({ id }) => id));

const others = {
  profile_links: [{ label: 'Products', page: 'products', access: 'player' }],
  account_groups: [{ key: 'play', label: 'Play' }],
  account_links: [{ label: 'Products', page: 'products', access: 'backer', group: 'play' }],
};

it.each(blankCases(navigation, { ...everything, ...others }))('loads the menus with %s', async (_, data) => {
  const all = await menus({ documents: written(data), pages: everyPage });
  for (const link of [...linksOf(all), ...all.profile, ...all.account.flatMap(({ links }) => links)]) {
    expect(link.label).toMatch(/./);
    expect(link.href).toMatch(/^(\/|https:)/);
    expect(link.page === undefined || routeIds.has(link.page)).toBe(true);
  }
});
