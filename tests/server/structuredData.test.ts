import { htmlOf } from '#server/pages/htmlOf';
import { inlineScript } from '#server/pages/inlineScripts';
import { structuredData } from '#server/pages/structuredData';
import type { RenderedPage } from '#hydration/Renderer';
import { sampleSeller } from '#samples/seller';

const home: RenderedPage = {
  kind: 'page',
  html: '',
  head: {
    title: 'Eine Welt · Farstead',
    page: 'Eine Welt',
    product: 'Farstead',
    description: 'Ein Sandbox-Spiel',
    locale: 'de-de',
    trail: [],
  },
  state: '{}',
  page: 'home',
  path: '/de',
  contentRef: 'ref',
  isMissing: false,
};

const license: RenderedPage = {
  ...home,
  head: { ...home.head, page: 'Lizenzvertrag', trail: [{ name: 'Farstead', path: '/de' }] },
  page: 'legal',
  path: '/de/rechtliches/lizenzvertrag',
};

const addresses = { origin: 'https://farstead.test', picture: '/images/share.jpg' };

const nodesOf = (page: RenderedPage) =>
  structuredData(page, addresses)['@graph'] as readonly Record<string, unknown>[];

const nodeOf = (page: RenderedPage, type: string) => nodesOf(page).find((node) => node['@type'] === type);

it('the organization has the details of the seller, if the configuration names one', () => {
  expect(nodeOf({ ...home, seller: sampleSeller }, 'Organization')).toMatchObject({
    name: 'Farstead',
    legalName: sampleSeller.name,
    address: sampleSeller.address.join(', '),
    email: sampleSeller.email,
    vatID: sampleSeller.taxId,
  });
  expect(nodeOf(home, 'Organization')).not.toHaveProperty('legalName');
});

it('NE-03 describes an article with its pictures, dates and author', () => {
  const article = {
    published: '2026-11-18T15:00:00.000Z',
    author: 'Ilse Marchetti',
    section: 'Patchnotes',
    picture: '/images/fighters-960.webp',
    card: '/cards/news/de-de/patch.jpg',
  };
  const page = { ...home, head: { ...home.head, article }, page: 'newsItem', path: '/de/neuigkeiten/patch' };
  expect(nodeOf(page, 'NewsArticle')).toMatchObject({
    headline: 'Eine Welt',
    datePublished: article.published,
    articleSection: 'Patchnotes',
    author: { '@type': 'Person', name: 'Ilse Marchetti' },
    image: [
      'https://farstead.test/images/fighters-960.webp',
      'https://farstead.test/cards/news/de-de/patch.jpg',
    ],
  });
  const nobody = { ...home, head: { ...home.head, article: { card: '/c.jpg' } } };
  expect(nodeOf(nobody, 'NewsArticle')).toMatchObject({
    author: { '@id': 'https://farstead.test/#organization' },
    image: ['https://farstead.test/c.jpg'],
  });
});

it('the home page describes the game and its developer', () => {
  expect(nodeOf(home, 'VideoGame')).toMatchObject({
    '@id': 'https://farstead.test/#game',
    name: 'Farstead',
    description: 'Ein Sandbox-Spiel',
    url: 'https://farstead.test/de',
    inLanguage: ['en-US', 'fr-FR', 'de-DE'],
    image: 'https://farstead.test/images/share.jpg',
    publisher: { '@id': 'https://farstead.test/#organization' },
  });
  expect(nodeOf(home, 'Organization')).toMatchObject({ '@id': 'https://farstead.test/#organization' });
  expect(nodeOf(home, 'BreadcrumbList')).toBeUndefined();
});

it('TU-02 only a page with steps contains instructions', () => {
  const tutorial = { ...license, head: { ...license.head, steps: ['Grab eine Rampe.', 'Verkauf das Erz.'] } };
  expect(nodeOf(tutorial, 'HowTo')).toMatchObject({
    '@id': 'https://farstead.test/de/rechtliches/lizenzvertrag#instructions',
    inLanguage: 'de-DE',
    step: [
      { '@type': 'HowToStep', position: 1, text: 'Grab eine Rampe.' },
      { '@type': 'HowToStep', position: 2, text: 'Verkauf das Erz.' },
    ],
  });
  expect(nodeOf(license, 'HowTo')).toBeUndefined();
});

it('BU-05 only a page with questions contains an FAQ', () => {
  const shop: RenderedPage = {
    ...home,
    head: { ...home.head, questions: [{ question: 'Brauche ich ein Konto?', answer: 'Nein.' }] },
    page: 'buy',
    path: '/de/kaufen',
  };
  expect(nodeOf(shop, 'FAQPage')).toMatchObject({
    '@id': 'https://farstead.test/de/kaufen#questions',
    inLanguage: 'de-DE',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'Brauche ich ein Konto?',
        acceptedAnswer: { '@type': 'Answer', text: 'Nein.' },
      },
    ],
  });
  expect(nodeOf(home, 'FAQPage')).toBeUndefined();
});

it('LE-01 a legal page has breadcrumbs', () => {
  expect(nodeOf(license, 'BreadcrumbList')).toMatchObject({
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Farstead', item: 'https://farstead.test/de' },
      {
        '@type': 'ListItem',
        position: 2,
        name: 'Lizenzvertrag',
        item: 'https://farstead.test/de/rechtliches/lizenzvertrag',
      },
    ],
  });
  expect(nodeOf(license, 'VideoGame')).toBeUndefined();
});

it('every page states its name and language', () => {
  for (const page of [home, license]) {
    expect(nodeOf(page, 'WebPage')).toMatchObject({
      name: page.head.page,
      url: addresses.origin + page.path,
      inLanguage: 'de-DE',
    });
  }
});

it('ids are unique within a page, and the picture is optional', () => {
  const ids = nodesOf(license).map((node) => node['@id']);
  expect(new Set(ids).size).toBe(ids.length);
  const plain = structuredData(home, { ...addresses, picture: undefined });
  expect(JSON.stringify(plain)).not.toContain('image');
});

it('text cannot close the script element that contains it', () => {
  const hostile = { ...home, head: { ...home.head, description: '</script><script>alert(1)</script>' } };
  const html = htmlOf(hostile, {
    template: '<head></head>',
    files: [],
    inlineScripts: {
      captureInput: inlineScript(''),
      hideClosedAlerts: inlineScript(''),
      keepPage: inlineScript(''),
      watchScripts: inlineScript(''),
    },
    ...addresses,
  });
  const block = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  expect(JSON.parse(block)).toEqual(structuredData(hostile, addresses));
  expect(html).not.toContain('<script>alert');
});
