import { homePath, languageTag, locales } from '#domain/language/Locale';
import type { RenderedPage } from '#hydration/Renderer';

type Node = Readonly<Record<string, unknown>>;

interface Addresses {
  /** The public origin. */
  readonly origin: string;
  /** Path of the picture for shared links. */
  readonly picture: string | undefined;
}

const organization = (page: RenderedPage, { origin }: Addresses): Node => ({
  '@type': 'Organization',
  '@id': `${origin}/#organization`,
  name: page.head.product,
  url: `${origin}/`,
  logo: `${origin}/icon-512.png`,
  ...(page.seller && {
    legalName: page.seller.name,
    address: page.seller.address.join(', '),
    email: page.seller.email,
    telephone: page.seller.phone,
    vatID: page.seller.taxId,
  }),
});

const game = ({ head }: RenderedPage, { origin, picture }: Addresses): Node => ({
  '@type': 'VideoGame',
  '@id': `${origin}/#game`,
  name: head.product,
  description: head.description,
  url: origin + homePath(head.locale),
  inLanguage: locales.map(languageTag),
  applicationCategory: 'Game',
  playMode: 'https://schema.org/MultiPlayer',
  ...(picture !== undefined && { image: origin + picture }),
  publisher: { '@id': `${origin}/#organization` },
});

const webPage = ({ head, path }: RenderedPage, { origin }: Addresses): Node => ({
  '@type': 'WebPage',
  '@id': `${origin}${path}#page`,
  name: head.page,
  description: head.description,
  url: origin + path,
  inLanguage: languageTag(head.locale),
  about: { '@id': `${origin}/#game` },
  publisher: { '@id': `${origin}/#organization` },
});

const trail = ({ head, path }: RenderedPage, { origin }: Addresses): Node => ({
  '@type': 'BreadcrumbList',
  '@id': `${origin}${path}#trail`,
  itemListElement: [...head.trail, { name: head.page, path }].map((step, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: step.name,
    item: origin + step.path,
  })),
});

const questions = (
  { head, path }: RenderedPage,
  requested: NonNullable<RenderedPage['head']['questions']>,
  { origin }: Addresses,
): Node => ({
  '@type': 'FAQPage',
  '@id': `${origin}${path}#questions`,
  inLanguage: languageTag(head.locale),
  mainEntity: requested.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

const instructions = (
  { head, path }: RenderedPage,
  steps: NonNullable<RenderedPage['head']['steps']>,
  { origin }: Addresses,
): Node => ({
  '@type': 'HowTo',
  '@id': `${origin}${path}#instructions`,
  name: head.page,
  description: head.description,
  inLanguage: languageTag(head.locale),
  step: steps.map((text, index) => ({ '@type': 'HowToStep', position: index + 1, text })),
});

const newsArticle = (
  { head, path }: RenderedPage,
  { published, changed, author, section, picture, card }: NonNullable<RenderedPage['head']['article']>,
  { origin }: Addresses,
): Node => ({
  '@type': 'NewsArticle',
  '@id': `${origin}${path}#article`,
  headline: head.page,
  description: head.description,
  url: origin + path,
  mainEntityOfPage: { '@id': `${origin}${path}#page` },
  inLanguage: languageTag(head.locale),
  image: [...(picture === undefined ? [] : [new URL(picture, origin).href]), origin + card],
  ...(published !== undefined && { datePublished: published }),
  ...(changed !== undefined && { dateModified: changed }),
  ...(section !== undefined && { articleSection: section }),
  author: author === undefined ? { '@id': `${origin}/#organization` } : { '@type': 'Person', name: author },
  publisher: { '@id': `${origin}/#organization` },
});

/** Structured data of a page (schema.org). */
export const structuredData = (page: RenderedPage, addresses: Addresses): Node => ({
  '@context': 'https://schema.org',
  '@graph': [
    organization(page, addresses),
    ...(page.page === 'home' ? [game(page, addresses)] : []),
    webPage(page, addresses),
    ...(page.head.article ? [newsArticle(page, page.head.article, addresses)] : []),
    ...(page.head.questions ? [questions(page, page.head.questions, addresses)] : []),
    ...(page.head.steps ? [instructions(page, page.head.steps, addresses)] : []),
    ...(page.head.trail.length > 0 ? [trail(page, addresses)] : []),
  ],
});
