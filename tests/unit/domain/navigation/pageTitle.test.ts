import { pageTitle } from '#domain/navigation/pageTitle';

it('SH-06 a title consists of the page title, a separator and the product name', () => {
  expect(pageTitle('Log in', 'Farstead')).toBe('Log in · Farstead');
});

it.each(['Farstead', ''])('SH-06 a page with the title %j has the product name as its title', (title) => {
  expect(pageTitle(title, 'Farstead')).toBe('Farstead');
});
