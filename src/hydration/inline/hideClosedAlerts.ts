import { dismissedCookies } from '#domain/consent/storedItems';
import { alertAttribute } from '../protocol';

/**
 * Inlined before the body in the HTML of a rendered page with alerts. Before the first paint, hides the alerts that
 * this visitor has closed (SH-12). The page contains all alerts because it is rendered once for all visitors.
 */
const prefix = dismissedCookies.name.slice(0, -1);

const sheet = new CSSStyleSheet();
for (const cookie of document.cookie.split('; ')) {
  const [name = ''] = cookie.split('=');
  if (!name.startsWith(prefix)) continue;
  try {
    const id = CSS.escape(decodeURIComponent(name.slice(prefix.length)));
    sheet.insertRule(`[${alertAttribute}="${id}"] { display: none }`);
  } catch {
    // The name cannot be decoded, so it is not one of our cookies.
  }
}
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
