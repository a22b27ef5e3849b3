import { renderPage } from '../../support/renderPage';

const hasNewsletter = async (path: string, as?: 'subscriber'): Promise<boolean> =>
  (await renderPage(path, as && { as })).html.includes('footer-newsletter');

it.each(['/', '/buy', '/login'])(
  'the newsletter form is in the footer of the public page %s',
  async (path) => {
    expect(await hasNewsletter(path)).toBe(true);
  },
);

it.each(['/account/overview', '/account/products', '/blueprints', '/buy/confirm', '/buy/thankyou'])(
  'the newsletter form is not in the footer of the account or checkout page %s',
  async (path) => {
    expect(await hasNewsletter(path, 'subscriber')).toBe(false);
  },
);
