import { isPreviewToken } from '#domain/content/previewToken';

const repository = new URL('https://farstead.cdn.prismic.io/api/v2');
const embedded = new URL('http://localhost:8080/content/api/v2');

it.each([
  ['https://farstead.prismic.io/previews/Y2Zm:aBc~1?websitePreviewId=X', repository],
  ['https://farstead.cdn.prismic.io/previews/one', repository],
  ['http://localhost:8080/content/previews/one', embedded],
])('CT-03 accepts %s as a preview of its repository', (token, endpoint) => {
  expect(isPreviewToken(token, endpoint)).toBe(true);
});

it.each([
  'https://other.prismic.io/previews/one',
  'https://farstead.prismic.io.elsewhere.test/previews/one',
  'https://farstead.prismic.io@elsewhere.test/previews/one',
  'https://someone@farstead.prismic.io/previews/one',
  'http://farstead.prismic.io/previews/one',
  'https://farstead.prismic.io:8443/previews/one',
  'https://prismic.io/previews/one',
  'https://169.254.169.254/previews/one',
  'https://farstead.prismic.io/api/v2',
  'https://farstead.prismic.io/previews/',
  'https://farstead.prismic.io/previews/one/../../api',
  '//farstead.prismic.io/previews/one',
  'javascript:alert(1)',
  'main-ref',
  '',
  `https://farstead.prismic.io/previews/${'a'.repeat(500)}`,
])('CT-03 rejects %s as a preview of the repository', (token) => {
  expect(isPreviewToken(token, repository)).toBe(false);
});
