import { languageTag, type Locale } from '../../src/domain/language/Locale';
import { escaped } from './escaped';
import { firstPictureLinks } from './firstPicture';
import { headOf } from './headOf';
import { closedAlertsScript } from './closedAlerts';
import { earlyUsesScript } from './earlyUses';

export interface RenderedPage {
  readonly kind: 'page';
  readonly html: string;
  readonly head: {
    readonly title: string;
    /** The two parts of the title. */
    readonly page: string;
    readonly product: string;
    readonly description: string;
    readonly locale: Locale;
    /** The pages above this one, home first. */
    readonly trail: readonly { readonly name: string; readonly path: string }[];
    /** That the page answers, as plain text. */
    readonly questions?: readonly { readonly question: string; readonly answer: string }[];
  };
  /** JSON, safe inside a script element. */
  readonly state: string;
  readonly page: string;
  readonly path: string;
  /** The ref of the content it shows; nothing when shipped copies stood in for some of it. */
  readonly contentRef: string | undefined;
  /** The page is there, but what was asked of it is not. */
  readonly isMissing: boolean;
}

export interface Surroundings {
  /** The built index.html. */
  readonly template: string;
  /** Scripts and styles of the page's chunk, without the leading slash. */
  readonly files: readonly string[];
  /** The origin that visitors see. */
  readonly origin: string;
  /** The path of the picture that stands for the site where a page is shared: 1200 by 630 pixels. */
  readonly picture: string | undefined;
}

/** early.ts, which earlyUses fetches in the browser. */
const firstScript = /<script defer="defer" src="([^"]+)"><\/script>/;

const fontLinks = /<link rel="preload"[^>]* as="font"[^>]*>/g;

/** The whole document: the built index.html with the page, its head, its files and its state put in. */
export const htmlOf = (rendered: RenderedPage, surroundings: Surroundings): string => {
  const { title, locale } = rendered.head;
  const { template, files } = surroundings;
  const head = [
    headOf(rendered, surroundings),
    earlyUsesScript,
    rendered.html.includes(' data-alert=') ? closedAlertsScript : '',
    ...files
      .filter((file) => file.endsWith('.css'))
      .map((file) => `<link rel="stylesheet" href="/${file}" />`),
  ].join('');
  // For early.ts: fetched when the application starts, so that they do not compete with what the page shows.
  const pageScripts = files
    .filter((file) => file.endsWith('.js'))
    .map((file) => `/${file}`)
    .join(' ');
  const picture = firstPictureLinks(rendered.html);
  const early = firstScript.exec(template)?.[1] ?? '';
  const body = (attributes: string): string =>
    `<div id="root"${attributes} data-early="${early}" data-page-scripts="${pageScripts}"` +
    ` data-rendered="${escaped(rendered.path)}">` +
    `${rendered.html}</div>` +
    `<script type="application/json" id="page-state">${rendered.state}</script>`;
  // Functions, because a replacement text would read $& and its like.
  return (
    template
      .replace(firstScript, '')
      // Fonts have a look of their own until they come; a picture has none (decision 48).
      .replace(fontLinks, (link) => (picture === '' ? link : ''))
      .replace(/<html lang="[^"]*"/, () => `<html lang="${languageTag(locale)}"`)
      // Before the styles, of several kilobytes: the first picture is asked for with the first bytes that arrive.
      .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>${picture}`)
      .replace('</head>', () => `${head}</head>`)
      .replace(/<div id="root"([^>]*)>.*?<\/div>/s, (_, attributes: string) => body(attributes))
  );
};
