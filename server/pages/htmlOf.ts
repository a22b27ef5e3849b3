import { languageTag } from '../../src/domain/language/Locale';
import {
  alertAttribute,
  earlyScriptAttribute,
  keptAttribute,
  pageScriptsAttribute,
  pageStateAttribute,
  renderedAttribute,
  rootId,
} from '../../src/handover/protocol';
import type { RenderedPage } from '../../src/handover/Renderer';
import { escaped } from './escaped';
import { firstPictureLinks } from './firstPicture';
import { headOf } from './headOf';
import { stateAddress } from './pageStates';
import type { Surroundings } from './Surroundings';

/** The early script, which `captureInput` requests in the browser. */
const firstScript = /<script defer="defer" src="([^"]+)"><\/script>/;

const emptyRoot = new RegExp(`<div id="${rootId}"([^>]*)>.*?</div>`, 's');

const fontLinks = /<link rel="preload"[^>]* as="font"[^>]*>/g;

/**
 * The whole document: the built index.html with the page, its head, its files and the URL of its state.
 *
 * @param hasScripts false for a page that is complete as it is and is not hydrated
 */
export const htmlOf = (rendered: RenderedPage, surroundings: Surroundings, hasScripts = true): string => {
  const { title, locale } = rendered.head;
  const { template, files, inlineScripts } = surroundings;
  const head = [
    headOf(rendered, surroundings),
    hasScripts ? inlineScripts.captureInput.html : '',
    hasScripts && rendered.html.includes(` ${alertAttribute}=`) ? inlineScripts.hideClosedAlerts.html : '',
    hasScripts && rendered.html.includes(` ${keptAttribute}=`) ? inlineScripts.keepPage.html : '',
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
    ` ${pageStateAttribute}="${escaped(stateAddress(rendered.state, rendered.path))}"` +
    ` ${renderedAttribute}="${escaped(rendered.path)}">${rendered.html}</div>`;
  // Functions, because a replacement string would interpret $&.
  return (
    template
      .replace(firstScript, '')
      // Fonts have a fallback until they are loaded, the picture has none. They would share its bandwidth.
      .replace(fontLinks, (link) => (picture === '' ? link : ''))
      .replace(/<html lang="[^"]*"/, () => `<html lang="${languageTag(locale)}"`)
      // Before the styles (several KB), so that the browser requests the picture after the first bytes.
      .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>${picture}`)
      .replace('</head>', () => `${head}</head>`)
      .replace(emptyRoot, (_, attributes: string) => (hasScripts ? body : plainBody)(attributes))
  );
};
