import { screen, within } from '@testing-library/react';
import { localizePath } from '#domain/navigation/pagePaths';
import { textsOf } from '../../infrastructure/content/contentFiles';
import { renderPage } from '../../support/renderPage';
import { viewLocales } from '../../support/viewLocales';

it.each(viewLocales)('SH-08 in %s the logo links to the home page', async (locale) => {
  document.body.innerHTML = (await renderPage(localizePath('/buy', locale))).html;
  const shell = textsOf(locale, 'texts/app.json');
  const [, name = ''] = [...shell].find(([place]) => place.endsWith(':nav.home')) ?? [];
  const logo = within(screen.getByRole('banner')).getByRole('link', { name });
  expect(logo.getAttribute('href')).toBe(localizePath('/', locale));
  expect(logo.querySelector('svg')).not.toBeNull();
});

it.each(viewLocales)('SH-11 in %s the mobile menu’s account tab offers login and sign-up', async (locale) => {
  document.body.innerHTML = (await renderPage(localizePath('/buy', locale))).html;
  const paths = [...document.querySelectorAll('#mobile-menu [role="tabpanel"]:nth-of-type(3) a')].map(
    (link) => link.getAttribute('href'),
  );
  expect(paths).toEqual([localizePath('/login', locale), localizePath('/signup', locale)]);
});
