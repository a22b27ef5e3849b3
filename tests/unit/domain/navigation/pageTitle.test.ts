import { pageTitle } from '#domain/navigation/pageTitle';

it('SH-06 a title is the page’s, a separator, the product’s name', () => {
  expect(pageTitle('Log in', 'Farstead')).toBe('Log in · Farstead');
});

it.each(['Farstead', ''])('SH-06 the title %j of a page is the product’s name alone', (title) => {
  expect(pageTitle(title, 'Farstead')).toBe('Farstead');
});
