/** @jest-environment jest-fixed-jsdom */
import { screen } from '@testing-library/react';
import { LoginLinks } from '#ui/session/LoginLinks';
import { compose } from '../../support/compose';
import { loadTexts } from '../../support/loadTexts';
import { renderWithRouter } from '../../support/renderWithRouter';

const listHrefs = async (path: string, locale: 'en-us' | 'fr-fr' | 'de-de', wanted?: string) => {
  const application = await compose({ path });
  if (wanted !== undefined) application.returnPaths.save(wanted);
  await loadTexts(application, locale, ['session']);
  renderWithRouter(application, <LoginLinks />);
  return screen.getAllByRole('link').map((link) => link.getAttribute('href'));
};

it.each([
  ['/login', 'en-us', ['/forgot-password', '/signup']],
  ['/fr/connexion', 'fr-fr', ['/fr/mot-de-passe-oublie', '/fr/inscription']],
  ['/de/anmelden', 'de-de', ['/de/passwort-vergessen', '/de/registrieren']],
] as const)('SE-10 on %s the form links to password reset and sign-up', async (path, locale, hrefs) => {
  expect(await listHrefs(path, locale)).toEqual(hrefs);
});

it('SE-11 the sign-up link preserves the contest’s source parameter', async () => {
  expect(await listHrefs('/login?source=contest#x', 'en-us')).toEqual([
    '/forgot-password',
    '/signup?source=contest',
  ]);
  document.body.innerHTML = '';
  expect(await listHrefs('/login?source=a%26b', 'en-us')).toContain('/signup?source=a%26b');
  document.body.innerHTML = '';
  expect(await listHrefs('/lottery', 'en-us')).toContain('/signup?source=contest');
});

it.each([
  ['/login', '/account/products?code=FARSTEAD00033MTH', '/signup?code=FARSTEAD00033MTH'],
  ['/login?source=contest', '/account/products?code=a%26b', '/signup?source=contest&code=a%26b'],
  ['/login?code=FARSTEAD00033MTH', undefined, '/signup?code=FARSTEAD00033MTH'],
  ['/login', '/account/profile?code=FARSTEAD00033MTH', '/signup'],
])('RG-03 the sign-up link on %s with the return path %s is %s', async (path, wanted, href) => {
  expect(await listHrefs(path, 'en-us', wanted)).toContain(href);
});
