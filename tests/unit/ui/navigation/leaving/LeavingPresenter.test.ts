import { ExternalLinkPresenter } from '#ui/navigation/leaving/ExternalLinkPresenter';
import { LeavingPresenter } from '#ui/navigation/leaving/LeavingPresenter';
import { Translations } from '#ui/content/Translations';
import type { Locale } from '#domain/language/Locale';
import { compose } from '#tests/unit/support/compose';

const creators = 'https://creators.farstead.test/';
const question = { href: creators, host: 'creators.farstead.test' };

const setUp = async (locale: Locale = 'en-us', path = '/') => {
  const application = await compose({ path });
  await application.get(Translations).load(locale);
  const leaving = application.get(LeavingPresenter);
  await leaving.load(locale);
  return { application, leaving };
};

it.each([
  ['en-us', '/external-link/creators'],
  ['fr-fr', '/fr/lien-externe/creators'],
  ['de-de', '/de/externer-link/creators'],
] as const)('SH-14 in %s, a link to the creators site opens the confirmation page', async (locale, href) => {
  const { leaving } = await setUp(locale);
  expect(leaving.resolveLink(creators)).toEqual({ kind: 'asks', href, question });
});

it.each([
  [
    'https://community.farstead.test/thread',
    { kind: 'outside', href: 'https://community.farstead.test/thread' },
  ],
  ['mailto:press@farstead.test', { kind: 'outside', href: 'mailto:press@farstead.test' }],
  ['/de#top', { kind: 'inside', href: '/de#top' }],
  [
    'https://unknown.test/a',
    {
      kind: 'asks',
      href: 'https://unknown.test/a',
      question: { href: 'https://unknown.test/a', host: 'unknown.test' },
    },
  ],
  ['javascript:alert(1)', undefined],
  ['https://farstead.test@evil.test', undefined],
])('SH-14 classifies a link to %s', async (address, lead) => {
  const { leaving } = await setUp();
  expect(leaving.resolveLink(address)).toEqual(lead);
});

it('SH-14 the popup remains open until the visitor chooses to stay', async () => {
  const { leaving } = await setUp();
  await leaving.openDialog(question);
  expect(leaving.confirmation).toEqual(question);
  leaving.closeDialog();
  expect(leaving.confirmation).toBeUndefined();
});

const pageOf = async (site: string | undefined, path = '/external-link') => {
  const { application } = await setUp('en-us', path);
  const page = application.get(ExternalLinkPresenter);
  await page.load({
    params: site === undefined ? {} : { site },
    query: new URLSearchParams('to=https://evil.test'),
  });
  return { application, page };
};

it.each([undefined, 'creators'])('SH-14 the page for %j links to the creators site', async (site) => {
  expect((await pageOf(site)).page.site?.href).toBe(creators);
});

it.each(['evil.test', 'https://evil.test', 'networks', 'community', 'constructor', '__proto__'])(
  'SH-14 the page for %j does not link to an external site',
  async (site) => {
    expect((await pageOf(site)).page.site).toBeUndefined();
  },
);

it('SH-14 canceling returns to the previous page, or to the home page without a previous page', async () => {
  const { application, page } = await pageOf('creators', '/');
  expect([page.goBack(), page.homePath]).toEqual([false, '/']);
  application.navigator.push('/external-link/creators');
  expect(page.goBack()).toBe(true);
  expect(application.navigator.path).toBe('/');
});
