import { contestReturnPath, contestLoginPath, signupSource } from '#domain/navigation/contest';

it.each([
  ['/login?source=contest', '/lottery'],
  ['/fr/connexion?x=1&source=contest#y', '/fr/tirage'],
  ['/de?source=contest', '/de/verlosung'],
  ['/login', undefined],
  ['/login?source=Contest', undefined],
  ['/login?source=contest2', undefined],
  ['/login?source=', undefined],
  ['/login#?source=contest', undefined],
])('SE-11 signing in on %s redirects to the contest page %s', (path, contest) => {
  expect(contestReturnPath(path)).toBe(contest);
});

it.each([
  ['/lottery', 'contest'],
  ['/de/verlosung/danke#x', 'contest'],
  ['/fr/tirage?source=partner', 'partner'],
  ['/login?source=contest', 'contest'],
  ['/login', ''],
  ['/news#?source=contest', ''],
])('AV-01 signing up from %s sends the source %j', (path, source) => {
  expect(signupSource(path)).toBe(source);
});

it('CO-01 signing in from the contest returns to it in the page’s language', () => {
  expect(contestLoginPath('fr-fr')).toBe('/fr/connexion?source=contest');
  expect(contestReturnPath(contestLoginPath('de-de'))).toBe('/de/verlosung');
});
