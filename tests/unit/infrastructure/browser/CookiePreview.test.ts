/** @jest-environment jest-fixed-jsdom */
import { Configuration } from '#application/configuration/Configuration';
import { CookiePreview } from '#infrastructure/browser/CookiePreview';
import { FakeConfigurationSource } from '#infrastructure/fake/configuration/FakeConfigurationSource';

const token = 'https://farstead.test/content/previews/one';

const preview = async ({ configured = true } = {}): Promise<CookiePreview> => {
  const configuration = new Configuration(new FakeConfigurationSource());
  if (configured) await configuration.load();
  return new CookiePreview({ window }, configuration);
};

const write = (value: string): void => {
  document.cookie = `io.prismic.preview=${encodeURIComponent(value)}; Path=/`;
};

afterEach(() => {
  document.cookie = 'io.prismic.preview=; Path=/; Max-Age=0';
});

it('CT-03 uses the drafts ref in the preview cookie until the preview ends', async () => {
  const drafts = await preview();
  expect(drafts.ref).toBeUndefined();
  write(token);
  expect(drafts.ref).toBe(token);
  drafts.end();
  expect(drafts.ref).toBeUndefined();
  expect(document.cookie).toBe('');
});

it.each([
  'https://elsewhere.test/content/previews/one',
  'main-ref',
  '{"starport.prismic.io":{"preview":"x"}}',
])('CT-03 rejects the cookie value %s', async (value) => {
  write(value);
  expect((await preview()).ref).toBeUndefined();
});

it('CT-03 ignores the preview cookie until the configuration is loaded', async () => {
  write(token);
  expect((await preview({ configured: false })).ref).toBeUndefined();
});
