import { languageTag } from '#domain/language/Locale';
import {
  alertAttribute,
  earlyScriptAttribute,
  noReloadAttribute,
  pageScriptsAttribute,
  pageStateAttribute,
  renderedPathAttribute,
  rootId,
} from '#hydration/protocol';
import type { RenderedPage } from '#hydration/Renderer';
import { escapeHtml } from './escapeHtml';
import { firstPictureLinks } from './firstPicture';
import { headOf } from './headOf';
import { stateAddress } from './pageStates';
import type { DocumentContext } from './DocumentContext';

/** The early script, which `captureInput` requests in the browser. */
const firstScript = /<script defer="defer" src="([^"]+)"><\/script>/;

const emptyRoot = new RegExp(`<div id="${rootId}"([^>]*)>.*?</div>`, 's');

const fontLinks = /<link rel="preload"[^>]* as="font"[^>]*>/g;

/**
 * The whole document: the built index.html with the page, its head, its files and the URL of its state.
 *
 * @param hasScripts false for a page that is complete as it is and is not hydrated
 */
export const htmlOf = (rendered: RenderedPage, surroundings: DocumentContext, hasScripts = true): string => {
  const { title, locale } = rendered.head;
  const { template, files, inlineScripts } = surroundings;
  const head = [
    headOf(rendered, surroundings),
    hasScripts ? inlineScripts.captureInput.html : '',
    hasScripts && rendered.html.includes(` ${alertAttribute}=`) ? inlineScripts.hideClosedAlerts.html : '',
    hasScripts && rendered.html.includes(` ${noReloadAttribute}=`) ? inlineScripts.keepPage.html : '',
    ...files
      .filter((file) => file.endsWith('.css'))
      .map((file) => `<link rel="stylesheet" href="/${file}" />`),
  ].join('');
  // Requested when the application starts, so that they do not compete with the first view.
  const pageScripts = files
    .filter((file) => file.endsWith('.js'))
    .map((file) => `/${file}`)
    .join(' ');
  const picture = firstPictureLinks(rendered.html);
  const early = firstScript.exec(template)?.[1] ?? '';
  const plainBody = (attributes: string): string => `<div id="${rootId}"${attributes}>${rendered.html}</div>`;
  const body = (attributes: string): string =>
    `<div id="${rootId}"${attributes} ${earlyScriptAttribute}="${early}" ${pageScriptsAttribute}="${pageScripts}"` +
    ` ${pageStateAttribute}="${escapeHtml(stateAddress(rendered.state, rendered.path))}"` +
    ` ${renderedPathAttribute}="${escapeHtml(rendered.path)}">${rendered.html}</div>`;
  // Functions, because a replacement string would interpret $&.
  return (
    template
      .replace(firstScript, '')
      // Fonts have a fallback until they are loaded, the picture has none. They would share its bandwidth.
      .replace(fontLinks, (link) => (picture === '' ? link : ''))
      .replace(/<html lang="[^"]*"/, () => `<html lang="${languageTag(locale)}"`)
      // Before the styles (several KB), so that the browser requests the picture after the first bytes.
      .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>${picture}`)
      .replace('</head>', () => `${head}</head>`)
      .replace(emptyRoot, (_, attributes: string) => (hasScripts ? body : plainBody)(attributes))
  );
};
