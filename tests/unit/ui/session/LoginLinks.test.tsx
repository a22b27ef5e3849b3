/** @jest-environment jest-fixed-jsdom */
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Translations } from '../../../../src/ui/content/Translations';
import { LoginLinks } from '../../../../src/ui/session/LoginLinks';
import { compose } from '../../support/compose';
import { inContainer } from '../../support/inContainer';

const hrefsOn = async (path: string, locale: 'en-us' | 'fr-fr' | 'de-de', wanted?: string) => {
  const application = await compose({ path });
  if (wanted !== undefined) application.returnPaths.remember(wanted);
  const translations = application.get(Translations);
  await translations.load(locale);
  await translations.need(['login']);
  const InContainer = inContainer(application);
  render(
    <MemoryRouter>
      <InContainer>
        <LoginLinks />
      </InContainer>
    </MemoryRouter>,
  );
  return screen.getAllByRole('link').map((link) => link.getAttribute('href'));
};

it.each([
  ['/login', 'en-us', ['/forgot-password', '/signup']],
  ['/fr/connexion', 'fr-fr', ['/fr/mot-de-passe-oublie', '/fr/inscription']],
  ['/de/anmelden', 'de-de', ['/de/passwort-vergessen', '/de/registrieren']],
] as const)('SE-10 on %s the form links to a new password and a new account', async (path, locale, hrefs) => {
  expect(await hrefsOn(path, locale)).toEqual(hrefs);
});

it('SE-11 the link to sign-up passes the source of the contest on', async () => {
  expect(await hrefsOn('/login?source=contest#x', 'en-us')).toEqual([
    '/forgot-password',
    '/signup?source=contest',
  ]);
  document.body.innerHTML = '';
  expect(await hrefsOn('/login?source=a%26b', 'en-us')).toContain('/signup?source=a%26b');
  document.body.innerHTML = '';
  expect(await hrefsOn('/lottery', 'en-us')).toContain('/signup?source=contest');
});

it.each([
  ['/login', '/account/products?code=FARSTEAD00033MTH', '/signup?code=FARSTEAD00033MTH'],
  ['/login?source=contest', '/account/products?code=a%26b', '/signup?source=contest&code=a%26b'],
  ['/login?code=FARSTEAD00033MTH', undefined, '/signup?code=FARSTEAD00033MTH'],
  ['/login', '/account/profile?code=FARSTEAD00033MTH', '/signup'],
])('RG-03 the link to sign-up on %s, reached from %s, is %s', async (path, wanted, href) => {
  expect(await hrefsOn(path, 'en-us', wanted)).toContain(href);
});
