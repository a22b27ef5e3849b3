import { contestAfter } from '../../../../src/domain/navigation/contest';

it.each([
  ['/login?source=contest', '/lottery'],
  ['/fr/connexion?x=1&source=contest#y', '/fr/tirage'],
  ['/de?source=contest', '/de/verlosung'],
  ['/login', undefined],
  ['/login?source=Contest', undefined],
  ['/login?source=contest2', undefined],
  ['/login?source=', undefined],
  ['/login#?source=contest', undefined],
])('SE-11 who signs in on %s goes to %s', (path, contest) => {
  expect(contestAfter(path)).toBe(contest);
});
