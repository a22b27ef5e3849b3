import { closedAlertItems, dismissedCookies } from '#domain/consent/storedItems';
import { alertAttribute } from '../protocol';

/**
 * Inlined before the body in the HTML of a rendered page with alerts. Before the first paint, hides the alerts that
 * this visitor has closed (SH-12). The page contains all alerts because it is rendered once for all visitors.
 */
const prefixes = [dismissedCookies, closedAlertItems].map(({ name }) => name.slice(0, -1));

const sheet = new CSSStyleSheet();
const hide = (name: string): void => {
  const prefix = prefixes.find((known) => name.startsWith(known));
  if (prefix === undefined) return;
  try {
    const id = CSS.escape(decodeURIComponent(name.slice(prefix.length)));
    sheet.insertRule(`[${alertAttribute}="${id}"] { display: none }`);
  } catch {
    // The name cannot be decoded, so it is not one of our cookies.
  }
};
for (const cookie of document.cookie.split('; ')) hide(cookie.split('=')[0] ?? '');
try {
  Object.keys(sessionStorage).forEach(hide);
} catch {
  // The browser denies access to its storage.
}
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
