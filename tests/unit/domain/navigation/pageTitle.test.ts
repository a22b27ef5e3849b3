import { pageTitle, stepTitle } from '#domain/navigation/pageTitle';

it('SH-06 joins the page title and the product name with a separator', () => {
  expect(pageTitle('Log in', 'Farstead')).toBe('Log in · Farstead');
});

it.each(['Farstead', ''])('SH-06 uses the product name alone for the page title %j', (title) => {
  expect(pageTitle(title, 'Farstead')).toBe('Farstead');
});

it.each([
  ['Check your email', 'Check your email · Sign up · Farstead'],
  [
    'Your email has been validated and is now in use',
    'Your email has been validated and is now in use · Farstead',
  ],
])('SH-06 the title of a step includes the page’s title if short enough: %s', (step, title) => {
  expect(stepTitle(step, 'Sign up · Farstead', 'Farstead')).toBe(title);
});
