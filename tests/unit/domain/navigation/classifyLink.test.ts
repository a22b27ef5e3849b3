import { exitPolicy, classifyLink, type ExternalSite } from '#domain/navigation/classifyLink';

const origin = 'https://farstead.test';

it.each([
  ['/news', '/news'],
  ['/news?page=2#top', '/news?page=2#top'],
  ['news', '/news'],
  ['#pillars', '/#pillars'],
  ['?a=b', '/?a=b'],
  ['https://farstead.test/de', '/de'],
  ['HTTPS://FARSTEAD.TEST/de', '/de'],
  ['https://farstead.test:443/de', '/de'],
  ['/a/../b', '/b'],
  ['/\t/news', undefined],
  // On an https page, an https URL without slashes is relative to the page.
  ['https:evil.test', '/evil.test'],
])('SH-14 %j is an internal link to %j', (address, path) => {
  const way = classifyLink(address, origin);
  expect(way?.kind === 'inside' ? way.path : undefined).toBe(path);
});

it.each([
  ['https://evil.test/', 'evil.test'],
  ['//evil.test', 'evil.test'],
  ['\\\\evil.test', 'evil.test'],
  ['/\\evil.test', 'evil.test'],
  ['/\t/evil.test', 'evil.test'],
  [' https://evil.test ', 'evil.test'],
  ['https:\\\\evil.test\\farstead.test', 'evil.test'],
  ['https://farstead.test.evil.test/', 'farstead.test.evil.test'],
  ['https://farstead.test:8443/', 'farstead.test:8443'],
  ['https://evil.test/@farstead.test', 'evil.test'],
  ['https://evil.test#@farstead.test', 'evil.test'],
  ['https://еvil.test/', 'xn--vil-qdd.test'],
])('SH-14 %j is an external link to %s', (address, host) => {
  const way = classifyLink(address, origin);
  expect(way).toMatchObject({ kind: 'outside', host });
  expect(way?.kind === 'outside' && way.href.startsWith('https://')).toBe(true);
});

it.each([
  '',
  '   ',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://farstead.test/1',
  'file:///etc/passwd',
  'ftp://evil.test/',
  'http://evil.test/',
  'http://farstead.test/',
  'https://farstead.test@evil.test/',
  'https://user:secret@evil.test/',
  'https://user@farstead.test/',
  'https://',
  'https://[',
  '/account/..//evil.test',
  '/.//evil.test',
])('SH-14 rejects %j as a link', (address) => {
  expect(classifyLink(address, origin)).toBeUndefined();
});

it('SH-14 classifies an email address as a mail link', () => {
  expect(classifyLink('mailto:press@farstead.test', origin)).toEqual({
    kind: 'mail',
    href: 'mailto:press@farstead.test',
  });
});

const site = (key: string, href: string, needsConfirmation: boolean): ExternalSite => {
  const { host } = new URL(href);
  return { key, name: key, href, host, needsConfirmation };
};
const creators = site('creators', 'https://creators.farstead.test/', true);
const sites = [creators, site('community', 'https://community.farstead.test/', false)];
const leaving = (href: string) => exitPolicy({ href, host: new URL(href).host }, sites);

it('SH-14 every page of a trusted site opens without confirmation', () => {
  expect(leaving('https://community.farstead.test/thread/7')).toEqual({ kind: 'goes' });
});

it('SH-14 the creators site requires confirmation on its own confirmation page', () => {
  expect(leaving(creators.href)).toEqual({
    kind: 'asks',
    host: 'creators.farstead.test',
    site: creators,
  });
});

it.each([
  'https://creators.farstead.test/apply',
  'https://unknown.test/',
  'https://community.farstead.test.evil.test/',
  'https://community.farstead.test:8443/',
])('SH-14 %s requires confirmation on the general confirmation page', (href) => {
  expect(leaving(href)).toEqual({ kind: 'asks', host: new URL(href).host });
});
