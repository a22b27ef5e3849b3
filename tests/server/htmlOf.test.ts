import { htmlOf, type RenderedPage } from '../../server/pages/htmlOf';

const template =
  '<!doctype html><html lang="en-US"><head><title>Farstead</title></head><body><div id="root" data-scripts="/assets/main.js"><noscript>No</noscript></div></body></html>';

const rendered: RenderedPage = {
  kind: 'page',
  html: '<p>$& stays</p>',
  head: { title: 'Ring "A" & <B>', description: 'Ships > stations', locale: 'fr-fr' },
  state: '{"a":"$1"}',
  page: 'home',
  path: '/fr',
  isStandIn: false,
};

const html = htmlOf(rendered, {
  template,
  files: ['assets/page-home.css', 'assets/page-home.js'],
  origin: 'https://farstead.test',
});

it('SH-06 SH-01 says its title, description and language', () => {
  expect(html).toContain('<html lang="fr-FR">');
  expect(html).toContain('<title>Ring &quot;A&quot; &amp; &lt;B&gt;</title>');
  expect(html).toContain('<meta name="description" content="Ships &gt; stations" />');
});

it('SH-01 names itself in each language', () => {
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

it('brings the files of its page and what the browser needs to take over', () => {
  expect(html).toContain('<link rel="stylesheet" href="/assets/page-home.css" />');
  expect(html).toContain(
    '<div id="root" data-scripts="/assets/main.js" data-page-scripts="/assets/page-home.js" data-rendered="/fr"><p>$& stays</p></div>',
  );
  expect(html).toContain('<script type="application/json" id="page-state">{"a":"$1"}</script>');
});
