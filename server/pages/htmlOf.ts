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
import { firstPicturePreloads } from './firstPicture';
import { headOf } from './headOf';
import { stateAddress } from './pageStates';
import type { DocumentContext } from './DocumentContext';

/** Script element of the early script. `captureInput` loads that script in the browser instead. */
const firstScript = /<script defer="defer" src="([^"]+)"><\/script>/;

const emptyRoot = new RegExp(`<div id="${rootId}"([^>]*)>.*?</div>`, 's');

const fontLinks = /<link rel="preload"[^>]* as="font"[^>]*>/g;

/**
 * Returns the whole document: the built index.html, filled with the rendered page, its head, the names of its files and
 * the URL of its state.
 *
 * @param hasScripts false for a page that works without JavaScript and is not hydrated
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
  // Loaded when the application starts, so that they do not compete for bandwidth with content above the fold.
  const pageScripts = files
    .filter((file) => file.endsWith('.js'))
    .map((file) => `/${file}`)
    .join(' ');
  const picture = firstPicturePreloads(rendered.html);
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
      // Font preloads would compete with the picture for bandwidth. Unlike the picture, fonts have a fallback.
      .replace(fontLinks, (link) => (picture === '' ? link : ''))
      .replace(/<html lang="[^"]*"/, () => `<html lang="${languageTag(locale)}"`)
      // Before the styles (several KB), so that the browser requests the picture after the first bytes.
      .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>${picture}`)
      .replace('</head>', () => `${head}</head>`)
      .replace(emptyRoot, (_, attributes: string) => (hasScripts ? body : plainBody)(attributes))
  );
};
