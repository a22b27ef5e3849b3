import { storeUrl } from '#domain/commerce/storeUrl';

const origin = 'http://localhost:8080';
const back = '/fr/acheter/merci?source=steam&product=myDU';

it('CK-03 adds the return URL to the store URL', () => {
  const address = storeUrl('https://store.example/pay?order=7', origin, back);
  expect(address?.origin).toBe('https://store.example');
  expect(address?.searchParams.get('order')).toBe('7');
  expect(address?.searchParams.get('returnUrl')).toBe(origin + back);
});

it('CK-03 accepts absolute and root-relative URLs of this site', () => {
  expect(storeUrl(`${origin}/sandbox/store?order=7`, origin, back)?.pathname).toBe('/sandbox/store');
  expect(storeUrl('/sandbox/store', origin, back)?.origin).toBe(origin);
});

it('CK-03 replaces a return URL in the server’s response', () => {
  const address = storeUrl('https://store.example/pay?returnUrl=https://evil.example', origin, back);
  expect(address?.searchParams.getAll('returnUrl')).toEqual([origin + back]);
});

it.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'http://store.example/pay',
  'http://localhost:9090/pay',
  '//store.example/pay',
  '\\\\store.example',
  'ftp://store.example',
  'blob:http://localhost:8080/1',
  'https://ada:secret@store.example/pay',
  'https://',
])('CK-03 rejects %s as a store URL', (answered) => {
  expect(storeUrl(answered, origin, back)).toBeUndefined();
});
