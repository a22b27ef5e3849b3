import { addressOfVisit, withoutSecrets } from '../../../../src/domain/navigation/publicAddress';

it.each([
  ['/signup/3f9c-activation', '/signup/activationKey'],
  ['/fr/mot-de-passe-oublie/9ab2?x=1', '/fr/mot-de-passe-oublie/key'],
  ['/de/konto/profil/secret#top', '/de/konto/profil/key'],
  ['/account/products?code=FARSTEAD00033MTH', '/account/products'],
  ['/signup/3f9c-activation/', '/signup/activationKey'],
  ['/legal/eula', '/legal/eula'],
  ['/no-such-place', '/no-such-place'],
  ['/', '/'],
])('CC-06 %s is %s to others', (path, address) => {
  expect(withoutSecrets(path)).toBe(address);
});

it.each([
  ['/?utm_source=letter&utm_campaign=dawn&email=a%40b.test&code=1', '/?utm_source=letter&utm_campaign=dawn'],
  ['/signup/abc?utm_source=letter#utm_id=7', '/signup/activationKey?utm_source=letter'],
  ['/news?ref=7&siteid=9&gclid=1', '/news'],
])('CC-06 of a visit of %s the campaign is kept: %s', (path, address) => {
  expect(addressOfVisit(path)).toBe(address);
});
