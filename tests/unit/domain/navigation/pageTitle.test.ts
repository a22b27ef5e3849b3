import { pageTitle } from '#domain/navigation/pageTitle';

it('SH-06 joins the page title and the product name with a separator', () => {
  expect(pageTitle('Log in', 'Farstead')).toBe('Log in · Farstead');
});

it.each(['Farstead', ''])('SH-06 uses the product name alone for the page title %j', (title) => {
  expect(pageTitle(title, 'Farstead')).toBe('Farstead');
});
