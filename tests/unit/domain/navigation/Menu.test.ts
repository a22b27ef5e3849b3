import {
  currentEntry,
  containsCurrent,
  isCurrent,
  type MenuBlock,
  type MenuEntry,
  type NavigationLink,
} from '#domain/navigation/Menu';

const news: NavigationLink = { label: 'News', page: 'news', href: '/fr/actualites' };
const pillars: NavigationLink = { label: 'Pillars', page: 'home', href: '/#pillars' };
const forum: NavigationLink = { label: 'Forum', href: 'https://community.farstead.test/' };
const block = (...links: readonly NavigationLink[]): MenuBlock => ({ title: '', text: '', links });

it.each([
  [news, '/fr/actualites', true],
  [news, '/fr', false],
  [pillars, '/', false],
  [forum, '/', false],
])('SH-08 marks the link %j on page %s as current: %s', (link, pathname, current) => {
  expect(isCurrent(link, pathname)).toBe(current);
});

it('SH-08 a group reports whether it contains the current page', () => {
  expect(containsCurrent([block(pillars), block(forum, news)], '/fr/actualites')).toBe(true);
  expect(containsCurrent([block(pillars), block(forum)], '/')).toBe(false);
});

it('SH-08 marks only the first of several entries that link to the current page', () => {
  const group = (...links: readonly NavigationLink[]): MenuEntry => ({
    kind: 'group',
    label: '',
    blocks: [block(...links)],
  });
  const entries: readonly MenuEntry[] = [
    group(pillars),
    group(forum, news),
    group(news),
    { kind: 'link', link: news },
  ];
  expect(currentEntry(entries, '/fr/actualites')).toBe(entries[1]);
  expect(currentEntry(entries.slice(2), '/fr/actualites')).toBe(entries[2]);
  expect(currentEntry(entries.slice(3), '/fr/actualites')).toBe(entries[3]);
  expect(currentEntry(entries, '/')).toBeUndefined();
});
