import { languageTag, locales, type Locale } from '../../src/domain/language/Locale';
import { inLocale } from '../../src/domain/navigation/matchPath';

export interface RenderedPage {
  readonly kind: 'page';
  readonly html: string;
  readonly head: { readonly title: string; readonly description: string; readonly locale: Locale };
  /** JSON, safe inside a script element. */
  readonly state: string;
  readonly page: string;
  readonly path: string;
  /** Shipped texts stand in for a content service that failed. */
  readonly isStandIn: boolean;
}

export type Rendering =
  RenderedPage | { readonly kind: 'redirect'; readonly to: string } | { readonly kind: 'nothing' };

interface Surroundings {
  /** The built index.html. */
  readonly template: string;
  /** Scripts and styles of the page's chunk, without the leading slash. */
  readonly files: readonly string[];
  readonly origin: string;
}

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/** The whole document: the built index.html with the page, its head, its files and its state put in. */
export const htmlOf = (rendered: RenderedPage, { template, files, origin }: Surroundings): string => {
  const { title, description, locale } = rendered.head;
  const address = (path: string): string => escaped(origin + path);
  const head = [
    `<meta name="description" content="${escaped(description)}" />`,
    `<link rel="canonical" href="${address(rendered.path)}" />`,
    ...locales.map(
      (other) =>
        `<link rel="alternate" hreflang="${languageTag(other)}" href="${address(inLocale(rendered.path, other))}" />`,
    ),
    `<link rel="alternate" hreflang="x-default" href="${address(inLocale(rendered.path, 'en-us'))}" />`,
    `<meta property="og:type" content="website" />`,
    `<meta property="og:title" content="${escaped(title)}" />`,
    `<meta property="og:description" content="${escaped(description)}" />`,
    `<meta property="og:url" content="${address(rendered.path)}" />`,
    `<meta property="og:locale" content="${languageTag(locale).replace('-', '_')}" />`,
    ...files
      .filter((file) => file.endsWith('.css'))
      .map((file) => `<link rel="stylesheet" href="/${file}" />`),
  ].join('');
  // For early.ts: fetched when the application starts, so that they do not compete with what the page shows.
  const pageScripts = files
    .filter((file) => file.endsWith('.js'))
    .map((file) => `/${file}`)
    .join(' ');
  const body = (attributes: string): string =>
    `<div id="root"${attributes} data-page-scripts="${pageScripts}" data-rendered="${escaped(rendered.path)}">` +
    `${rendered.html}</div>` +
    `<script type="application/json" id="page-state">${rendered.state}</script>`;
  // Functions, because a replacement text would read $& and its like.
  return template
    .replace(/<html lang="[^"]*"/, () => `<html lang="${languageTag(locale)}"`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`)
    .replace('</head>', () => `${head}</head>`)
    .replace(/<div id="root"([^>]*)>.*?<\/div>/s, (_, attributes: string) => body(attributes));
};
