import { safeReturnPath } from '#domain/navigation/safeReturnPath';

const origin = 'https://farstead.test';

it.each([
  '/account/products',
  '/account/products?code=FARSTEAD00033MTH&user_id=1#redeem',
  '/fr/compte/produits?code=X',
  '/de/konto/produkte',
  '/account/products?next=https://elsewhere.test',
  '/account/products?next=//elsewhere.test',
  '/account/profile/some%20key',
  '/',
])('SH-04 accepts %j as a return path', (path) => {
  expect(safeReturnPath(path, origin)).toBe(path);
});

it('SH-04 resolves a path like a browser', () => {
  expect(safeReturnPath('/account/x/../products?code=1', origin)).toBe('/account/products?code=1');
});

const hostile = [
  '//e',
  '///e',
  '////e',
  '/\\e',
  '\\\\e',
  '\\/e',
  '/\t/e',
  '/\n/e',
  '/\r/e',
  '\t//e',
  ' //e',
  '/ /e',
  'https://h@e',
  'https://farstead.test@e/',
  'https:e',
  'https://e',
  'HTTPS://e',
  'http://farstead.test/',
  'https://farstead.test.e/',
  'https://farstead.test:444/',
  '//farstead.test@e',
  '/account/..//e',
  '/account/../..//e',
  '/account/%2e%2e//e',
  '/account/.%2E//e',
  '/.//e',
  '/%2e//e',
  '/././/e',
  '/account/../\\e',
  '/account/..///e',
  '//e/account/products',
  '//e\\@farstead.test/account/products',
  '//[::1]/',
  '//e:80/',
  '//%65',
  '//',
  '/\u00a0/e',
  '/\u2028/e',
  '/\ufeff/e',
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'account/products',
  './/e',
  '?x',
  '#x',
  '',
];

it.each(hostile)('SH-04 rejects the hostile return path %j', (path) => {
  expect(safeReturnPath(path, origin)).toBeUndefined();
});

const odd = [
  ...hostile,
  '/%2f/e',
  '/%5ce',
  '/%09/e',
  '/@e',
  '/:e',
  '/;//e',
  '/\u0000/e',
  '/。/e',
  '/?//e',
  '/#//e',
  '/account/..;//e',
];

it.each(odd)('SH-04 following the sanitized path %j never leaves this origin', (path) => {
  const safe = safeReturnPath(path, origin);
  const followed = new URL(safe ?? '/', `${origin}/login`);
  expect(followed.origin).toBe(origin);
  expect(safe === undefined || /^\/(?![/\\])/.test(safe)).toBe(true);
});

it.each([
  '/buy',
  '/buy/',
  '/buy?plan=3',
  '/buy#plans',
  '/buy/confirm',
  '/buy-confirm',
  '/buy/thankyou',
  '/buy/thankyou/lp/experiment/variant',
  '/account/../buy',
  '/fr/acheter',
  '/fr/acheter/confirmation',
  '/de/kaufen/bestaetigen',
])('SH-04 rejects the buy page %j as a return path', (path) => {
  expect(safeReturnPath(path, origin)).toBeUndefined();
});

it.each(['/login', '/login?x=1', '/fr/connexion', '/de/anmelden/'])(
  'SH-04 rejects the login page %j as a return path',
  (path) => {
    expect(safeReturnPath(path, origin)).toBeUndefined();
  },
);
