import { htmlOf } from '#server/pages/htmlOf';
import { stateAddress } from '#server/pages/pageStates';
import { inlineScript } from '#server/pages/inlineScripts';
import type { RenderedPage } from '#hydration/Renderer';

const template =
  '<!doctype html><html lang="en-US"><head><title>Farstead</title><link rel="preload" href="/f.woff2" as="font"/><script defer="defer" src="/assets/early.js"></script></head><body><div id="root" data-scripts="/assets/main.js"><noscript>No</noscript></div></body></html>';

const rendered: RenderedPage = {
  kind: 'page',
  html: '<p>$& stays</p>',
  head: {
    title: 'Ring "A" & <B> · Farstead',
    page: 'Ring "A" & <B>',
    product: 'Farstead',
    description: 'Ships > stations',
    locale: 'fr-fr',
    trail: [],
  },
  state: '{"a":"$1"}',
  page: 'home',
  path: '/fr',
  contentRef: 'ref',
  isMissing: false,
};

const inlineScripts = {
  captureInput: inlineScript('capture()'),
  hideClosedAlerts: inlineScript('hide()'),
  keepPage: inlineScript('keep()'),
  watchScripts: inlineScript('watch()'),
};

const documentContext = {
  template,
  inlineScripts,
  files: ['assets/page-home.css', 'assets/page-home.js'],
  origin: 'https://farstead.test',
  picture: '/images/share.jpg',
};

const html = htmlOf(rendered, documentContext);

it('SH-06 SH-01 contains the title, description and language', () => {
  expect(html).toContain('<html lang="fr-FR">');
  expect(html).toContain('<title>Ring &quot;A&quot; &amp; &lt;B&gt; · Farstead</title>');
  expect(html).toContain('<meta name="description" content="Ships &gt; stations" />');
});

it('SH-01 links to the page’s versions in all languages', () => {
  expect(html).toContain('<link rel="canonical" href="https://farstead.test/fr" />');
  for (const [language, path] of [
    ['en-US', '/'],
    ['fr-FR', '/fr'],
    ['de-DE', '/de'],
    ['x-default', '/'],
  ]) {
    expect(html).toContain(`hreflang="${language}" href="https://farstead.test${path}"`);
  }
});

it('defers the first script until after the first paint', () => {
  expect(html).not.toContain('<script defer');
  expect(html).toContain('data-early="/assets/early.js"');
});

it('preloads a font when the first view has no picture', () => {
  const picture =
    '<picture><source type="image/avif" srcSet="/h.avif 9w"/><img src="/h.webp" fetchPriority="high"/></picture>';
  const pictured = htmlOf({ ...rendered, html: picture }, documentContext);
  expect(html).toContain('as="font"');
  expect(pictured).toContain('as="image"');
  expect(pictured).not.toContain('as="font"');
});

it('SH-06 contains the Open Graph data for shared links', () => {
  for (const [property, content] of [
    ['og:type', 'website'],
    ['og:site_name', 'Farstead'],
    ['og:title', 'Ring &quot;A&quot; &amp; &lt;B&gt; · Farstead'],
    ['og:url', 'https://farstead.test/fr'],
    ['og:locale', 'fr_FR'],
    ['og:locale:alternate', 'en_US'],
    ['og:locale:alternate', 'de_DE'],
    ['og:image', 'https://farstead.test/images/share.jpg'],
  ]) {
    expect(html).toContain(`<meta property="${property}" content="${content}" />`);
  }
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image" />');
});

it('omits the Open Graph image when the page has no picture', () => {
  const plain = htmlOf(rendered, { ...documentContext, picture: undefined });
  expect(plain).not.toContain('og:image');
  expect(plain).toContain('<meta name="twitter:card" content="summary" />');
});

it('links to the feeds in the page’s language', () => {
  expect(html).toContain(
    '<link rel="alternate" type="application/rss+xml" title="Farstead" href="/fr/feed.xml" />',
  );
});

it('SH-02 marks the page for a missing document as noindex', () => {
  const missing = htmlOf({ ...rendered, isMissing: true }, documentContext);
  expect(missing).toContain('<meta name="robots" content="noindex" />');
  expect(missing).not.toMatch(/canonical|hreflang|ld\+json/);
});

it('marks an intermediate page as noindex', () => {
  const step = htmlOf({ ...rendered, path: '/fr/lien-externe', page: 'externalLink' }, documentContext);
  expect(step).toContain('<meta name="robots" content="noindex" />');
});

it('LP-02 adds noindex to a page that is only announced', () => {
  const announced = htmlOf({ ...rendered, head: { ...rendered.head, isUnlisted: true } }, documentContext);
  expect(announced).toContain('<meta name="robots" content="noindex" />');
  expect(announced).toContain('rel="canonical"');
  expect(htmlOf(rendered, documentContext)).not.toContain('noindex');
});

it('encodes special characters in URLs', () => {
  const named = htmlOf(
    { ...rendered, path: '/fr/contact/bâtir "là"', page: 'pressRelease' },
    documentContext,
  );
  expect(named).toContain(
    'rel="canonical" href="https://farstead.test/fr/contact/b%C3%A2tir%20%22l%C3%A0%22"',
  );
});

it('SH-12 only pages with alerts contain the script that hides dismissed alerts', () => {
  const scriptsIn = (page: string): string[] =>
    [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => script);
  const page = htmlOf({ ...rendered, html: '<div data-alert="docks">' }, documentContext);
  expect(scriptsIn(page)).toEqual(['capture()', 'hide()']);
  expect(scriptsIn(html)).toEqual(['capture()']);
});

it('LN-01 only launcher pages contain the script that blocks F5', () => {
  const page = htmlOf({ ...rendered, html: '<div data-kept="">' }, documentContext);
  expect(page).toContain('<script>keep()</script>');
  expect(html).not.toContain('keep()');
});

it('references the page’s files and the URL of its state', () => {
  expect(html).toContain('<link rel="stylesheet" href="/assets/page-home.css" />');
  expect(html).toContain(
    `<div id="root" data-scripts="/assets/main.js" data-early="/assets/early.js" data-page-scripts="/assets/page-home.js" data-page-state="${stateAddress(rendered.state, rendered.path)}" data-rendered="/fr"><p>$& stays</p></div>`,
  );
  expect(html).not.toContain('{"a":"$1"}');
});
