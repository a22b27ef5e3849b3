import { dismissedCookies } from '#domain/consent/storedItems';
import { alertAttribute } from '../protocol';

/**
 * Inlined in the HTML of a rendered page with alerts, before its body. Hides the alerts that this visitor has closed,
 * before the first paint (SH-12). The page contains all alerts because it is rendered once for all visitors.
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
    // A name that cannot be decoded is not one of ours.
  }
}
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
