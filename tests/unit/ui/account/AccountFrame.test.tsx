import { within } from '@testing-library/react';
import { locales } from '#domain/language/Locale';
import { localizePath } from '#domain/navigation/pagePaths';
import { EditedDocuments, renderPage } from '../../support/renderPage';
import { viewLocales } from '../../support/viewLocales';

const menu = [
  { label: 'Mine', page: 'products', access: 'player' },
  { label: 'Client', page: 'accountDownload', access: 'player' },
  { label: 'Shop', page: 'buy', access: 'player' },
  { label: 'Backer shop', page: 'home', access: 'player' },
];

const paths = (element: Element | null): readonly (string | null)[] =>
  [...(element?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));

const renderFrame = async (
  path: string,
  as: 'new' | 'backer' | 'ending' | 'steam' = 'new',
): Promise<void> => {
  const documents = new EditedDocuments(
    Object.fromEntries(locales.map((locale) => [`navigation-${locale}`, { account_links: menu }])),
  );
  document.body.innerHTML = (await renderPage(path, { as, documents })).html;
};

it.each(viewLocales)(
  'AC-01 in %s, the menu lists the sections from the content and highlights the current section',
  async (locale) => {
    const products = localizePath('/account/products', locale);
    const buy = localizePath('/buy', locale);
    const files = localizePath('/account/download-server', locale);
    await renderFrame(products);
    const beside = document.querySelector('.account-menu');
    expect(paths(beside)).toEqual([products, buy, files]);
    expect(beside?.querySelector('[aria-current="page"]')?.getAttribute('href')).toBe(products);
    expect(document.querySelector('.account__name')?.textContent).toContain('New-Pilot');

    const dropDown = document.querySelector('.account-drop');
    expect(within(dropDown as HTMLElement).getByRole('button').textContent).toContain('Mine');
    expect(paths(dropDown)).toEqual([buy, files]);
  },
);

it('AC-01 names the groups of the menu and lists the server files next to the products', async () => {
  document.body.innerHTML = (await renderPage('/account/products', { as: 'new' })).html;
  const lists = [...document.querySelectorAll('.account-menu ul')];
  const names = lists.map((list) => {
    const name = document.getElementById(list.getAttribute('aria-labelledby') ?? '');
    return name?.textContent;
  });
  expect(names).toEqual([undefined, 'Play', 'Money and credits', 'Account and security', 'Community']);
  expect(paths(lists[0] ?? null)).toEqual(['/account/overview']);
  expect(paths(lists[1] ?? null)).toEqual(['/account/products', '/blueprints', '/account/download-server']);
});

it('AC-01 a subpage highlights its section in the menu', async () => {
  await renderFrame('/account/products/success');
  const [link] = document.querySelectorAll('.account-menu [aria-current]');
  expect(link?.getAttribute('aria-current')).toBe('true');
  expect(link?.textContent).toBe('Mine');
});

it('AC-01 shows backer links to players with backer access', async () => {
  await renderFrame('/account/products', 'backer');
  expect(paths(document.querySelector('.account-menu'))).toEqual([
    '/account/products',
    '/buy',
    '/',
    '/account/download-server',
  ]);
});

it('AC-02 shows the subscription’s end above the section', async () => {
  await renderFrame('/account/products', 'ending');
  const end = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' });
  const notices = document.querySelector('.account__notices')?.textContent?.replace(/\s/g, ' ');
  expect(notices).toContain(end.format(new Date('2026-11-21T08:00:00Z')).replace(/\s/g, ' '));
});
