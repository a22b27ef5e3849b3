import type { ProfileLink } from '#domain/navigation/Menu';
import { accountGroupsFor, profileLinksFor } from '#domain/navigation/profileLinks';
import { newPlayerDetails, type Player } from '#domain/session/Player';

const link = (page: ProfileLink['page'], more: Partial<ProfileLink> = {}): ProfileLink => ({
  label: page,
  page,
  href: `/${page}`,
  access: 'player',
  ...more,
});

const links = [
  link('profile'),
  link('accountDownload'),
  link('accountDownloadServer'),
  link('downloadServer'),
  link('backer', { access: 'backer' }),
  link('points', { label: 'Backer points' }),
  link('imageUpload', { access: 'everyone' }),
];

const player = ({ roles = [], ownership = [] }: { roles?: string[]; ownership?: string[] }): Player => ({
  id: 'player-1',
  displayName: 'Pilot',
  email: 'pilot@farstead.test',
  roles,
  orders: [],
  gameTimeMonths: 0,
  details: { ...newPlayerDetails, ownership },
});

const pagesFor = (...who: Parameters<typeof player>) =>
  profileLinksFor(links, player(...who)).map(({ page }) => page);

const downloads = ['accountDownload', 'accountDownloadServer', 'downloadServer'];

it('SH-10 a player without access sees all links except backer links', () => {
  expect(pagesFor({})).toEqual(['profile', ...downloads, 'imageUpload']);
});

it('SH-10 a player who owns the game through the store sees no download links', () => {
  expect(pagesFor({ ownership: ['other', 'steam'] })).toEqual(['profile', 'imageUpload']);
});

it.each(['PrealphaAccess', 'AlphaAccess', 'BetaAccess', 'Subscriber', 'LifetimeSubscriber'])(
  'SH-10 a player with the role %s sees the backer links',
  (role) => {
    expect(pagesFor({ roles: [role] })).toEqual(['profile', ...downloads, 'backer', 'points', 'imageUpload']);
  },
);

it('SH-10 a player whose details could not be loaded sees the download links', () => {
  const { details: _, ...withoutDetails } = player({});
  expect(profileLinksFor(links, withoutDetails).map(({ page }) => page)).toEqual(
    expect.arrayContaining(downloads),
  );
});

it('AC-01 the account menu omits downloads, empty groups, and backer links without backer access', () => {
  const groups = [
    { label: '', links },
    { label: 'Downloads', links: [link('accountDownload')] },
  ];
  const shownWith = (hasBackerAccess: boolean) =>
    accountGroupsFor(groups, hasBackerAccess).map((group) => group.links.map(({ page }) => page));
  expect(shownWith(false)).toEqual([['profile', 'imageUpload']]);
  expect(shownWith(true)).toEqual([['profile', 'backer', 'points', 'imageUpload']]);
});
