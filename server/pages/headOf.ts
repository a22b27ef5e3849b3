import { defaultLocale, languageTag, locales, type Locale } from '#domain/language/Locale';
import { localizePath, routeAt } from '#domain/navigation/pagePaths';
import { isIntermediatePage } from '#domain/navigation/isIndexable';
import type { RenderedPage } from '#hydration/Renderer';
import { feedFormats, feedPath } from '#domain/news/feedPaths';
import { escapeHtml } from './escapeHtml';
import { structuredData } from './structuredData';
import type { DocumentContext } from './DocumentContext';

const meta = (kind: 'name' | 'property', name: string, content: string): string =>
  `<meta ${kind}="${name}" content="${escapeHtml(content)}" />`;

const link = (attributes: Readonly<Record<string, string>>): string =>
  `<link ${Object.entries(attributes)
    .map(([name, value]) => `${name}="${escapeHtml(value)}"`)
    .join(' ')} />`;

/** Locale in the Open Graph format: `de_DE`. */
const openGraphLocale = (locale: (typeof locales)[number]): string => languageTag(locale).replace('-', '_');

/** Canonical and alternate URLs, and whether crawlers may index the page. */
const addressTags = ({ path, isMissing, head }: RenderedPage, origin: string): readonly string[] => {
  const unfound = meta('name', 'robots', 'noindex');
  if (isMissing) return [unfound];
  const pathIn = (locale: Locale) =>
    head.translations ? head.translations[locale] : localizePath(path, locale);
  return [
    ...(head.isUnlisted || isIntermediatePage(routeAt(path).route) ? [unfound] : []),
    link({ rel: 'canonical', href: origin + path }),
    ...locales.flatMap((locale) => {
      const there = pathIn(locale);
      return there === undefined
        ? []
        : [link({ rel: 'alternate', hreflang: languageTag(locale), href: origin + there })];
    }),
    link({ rel: 'alternate', hreflang: 'x-default', href: origin + (pathIn(defaultLocale) ?? path) }),
  ];
};

const optional = (name: string, content: string | undefined): readonly string[] =>
  content === undefined ? [] : [meta('property', name, content)];

const sharingTags = (page: RenderedPage, { origin, picture: ofSite }: DocumentContext): readonly string[] => {
  const { title, description, product, locale, article } = page.head;
  const picture = article?.card ?? ofSite;
  return [
    meta('property', 'og:type', article ? 'article' : 'website'),
    ...optional('article:published_time', article?.published),
    ...optional('article:modified_time', article?.changed),
    ...optional('article:section', article?.section),
    ...optional('article:author', article?.author),
    meta('property', 'og:site_name', product),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', origin + page.path),
    meta('property', 'og:locale', openGraphLocale(locale)),
    ...locales
      .filter((other) => other !== locale)
      .map((other) => meta('property', 'og:locale:alternate', openGraphLocale(other))),
    ...(picture === undefined
      ? [meta('name', 'twitter:card', 'summary')]
      : [
          meta('property', 'og:image', origin + picture),
          meta('property', 'og:image:width', '1200'),
          meta('property', 'og:image:height', '630'),
          meta('property', 'og:image:alt', article ? page.head.page : product),
          meta('name', 'twitter:card', 'summary_large_image'),
        ]),
  ];
};

const dataBlock = (data: unknown): string =>
  `<script type="application/ld+json">${JSON.stringify(data).replace(/</g, '\\u003c')}</script>`;

/** The head of a rendered page, without its title and the preload link of its picture. */
export const headOf = (rendered: RenderedPage, surroundings: DocumentContext): string => {
  // Encoded for URLs, because the requested path was decoded.
  const page = { ...rendered, path: localizePath(rendered.path, rendered.head.locale) };
  return [
    meta('name', 'description', page.head.description),
    ...addressTags(page, surroundings.origin),
    ...sharingTags(page, surroundings),
    ...feedFormats.map((format) =>
      link({
        rel: 'alternate',
        type: `application/${format}+xml`,
        title: page.head.product,
        href: feedPath(page.head.locale, format),
      }),
    ),
    ...(page.isMissing ? [] : [dataBlock(structuredData(page, surroundings))]),
  ].join('');
};
