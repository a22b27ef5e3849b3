import { locales } from '#domain/language/Locale';
import { routeAt, pathOf } from '#domain/navigation/pagePaths';
import { shareablePath, containsSecret, redactSecrets } from '#domain/navigation/shareablePath';
import { routes, type Route } from '#domain/navigation/routes';
import { isIndexable } from '#domain/navigation/isIndexable';

it.each([
  ['/signup/3f9c-activation', '/signup/activationKey'],
  ['/fr/mot-de-passe-oublie/9ab2?x=1', '/fr/mot-de-passe-oublie/key'],
  ['/de/konto/profil/secret#top', '/de/konto/profil/key'],
  ['/account/products?code=FARSTEAD00033MTH', '/account/products'],
  ['/signup/3f9c-activation/', '/signup/activationKey'],
  ['/legal/eula', '/legal/eula'],
  ['/no-such-place', '/no-such-place'],
  ['/forgot-password', '/forgot-password'],
  ['/de/aktivieren/3f9c/and-more?x=1', '/de/aktivieren/activationKey'],
  ['/activate/%E0%A4%A', '/activate/activationKey'],
  ['/api/register/activate/3f9c', '/api/register/activate/key'],
  ['/api/auth/me/reset-credentials/9ab2/info?lang=fr', '/api/auth/me/reset-credentials/key/info'],
  ['/api/auth/me/reset-credentials/9ab2/confirm?lang=fr', '/api/auth/me/reset-credentials/key/confirm'],
  ['/api/auth/me/reset-credentials/request?lang=fr', '/api/auth/me/reset-credentials/request'],
  ['/api/inventory/keys/FARSTEAD00033MTH', '/api/inventory/keys/key'],
  ['/api/downloads/9ab2', '/api/downloads/key'],
  ['/downloads/farstead-mydu.zip', '/downloads/farstead-mydu.zip'],
  ['/', '/'],
])('CC-06 redacts the path %s as %s', (path, address) => {
  expect(redactSecrets(path)).toBe(address);
});

const spellings = [
  '/ACTIVATE/3f9c-secret',
  '/Fr/Activer/3f9c-secret',
  '//activate/3f9c-secret',
  '/activate//3f9c-secret',
  '/activate/./3f9c-secret',
  '/en/../activate/3f9c-secret',
  '/%61ctivate/3f9c-secret',
  '/%2561ctivate/3f9c-secret',
  '/%252561ctivate/3f9c-secret',
  '/activate%2F3f9c-secret',
  '/activate%252f3f9c-secret',
  '/activate%5C3f9c-secret',
  '/activate\\3f9c-secret',
  '/activate;v=1/3f9c-secret',
  '/activate%3F3f9c-secret',
  '/activate%00/3f9c-secret',
  'http://farstead.test/activate/3f9c-secret',
  '/fr/activate/3f9c-secret',
  '/DE/Passwort-Vergessen/3f9c-secret',
  '/de/konto/PROFIL/3f9c-secret',
  '/account//profile/3f9c-secret',
  '/API/register/activate/3f9c-secret',
  '/api//register//activate/3f9c-secret',
  '/api/register/activate/%2e/3f9c-secret',
  '/api/register/activate/a/3f9c-secret',
  '/api/auth/me/Reset-Credentials/3f9c-secret/info',
  '/api/auth/me/reset-credentials/request/3f9c-secret',
  '/api/auth/me/reset-credentials/info/3f9c-secret',
  '/api/inventory/%6Beys/3f9c-secret',
  '/api/newsletter/confirm%3Fkey=3f9c-secret',
];

it.each(spellings)('AV-01 FP-01 removes the key from %s', (path) => {
  expect(redactSecrets(path)).not.toContain('3f9c');
  expect(shareablePath(`${path}?utm_source=letter`)).not.toContain('3f9c');
});

it.each([
  '/activate',
  '/FR/activer/',
  '/signup?code=3f9c',
  '/account/profile',
  '/api/newsletter/confirm?key=3f9c',
])('AV-01 the path %s contains no secret', (path) => {
  expect(containsSecret(path)).toBe(false);
  expect(redactSecrets(path)).toBe(path.split('?')[0]);
});

it.each([
  ['/?utm_source=letter&utm_campaign=dawn&email=a%40b.test&code=1', '/?utm_source=letter&utm_campaign=dawn'],
  ['/signup/abc?utm_source=letter#utm_id=7', '/signup/activationKey?utm_source=letter'],
  ['/news?ref=7&siteid=9&gclid=1', '/news'],
])('CC-06 keeps only the campaign parameters of %s: %s', (path, address) => {
  expect(shareablePath(path)).toBe(address);
});

const table: readonly Route[] = routes;

it('only paths with an emailed key contain a secret, always as their last segment', () => {
  const secret = table.filter((route) => route.secret !== undefined);
  expect(secret.map(({ id }) => id)).toEqual([
    'signupWithKey',
    'resetPassword',
    'activate',
    'undoEmail',
    'keepAccount',
    'stopReset',
    'confirmEmail',
  ]);
  for (const locale of locales) {
    for (const route of table) {
      const path = pathOf(route.id, locale, { [route.secret ?? '']: '3f9c-secret', slug: 'eula' });
      expect([path, containsSecret(path)]).toEqual([path, route.secret !== undefined]);
      expect(redactSecrets(path)).not.toContain('3f9c');
      if (route.secret === undefined) continue;
      expect(routeAt(path).route.id).toBe(route.id);
      expect(path.endsWith('/3f9c-secret')).toBe(true);
      expect(isIndexable(route)).toBe(false);
    }
  }
});
