import { createHash } from 'node:crypto';
import { dismissedCookies } from '../../src/domain/consent/storedItems';

const prefix = dismissedCookies.name.slice(0, -1);

/**
 * Hides the alerts that this visitor has closed (SH-12). A page is rendered once for everybody, with all of them; this
 * runs before any of it is painted, without another request. The security policy knows it by its hash.
 */
const source = `{
const sheet = new CSSStyleSheet();
for (const cookie of document.cookie.split('; ')) {
  const [name] = cookie.split('=');
  if (!name.startsWith('${prefix}')) continue;
  try {
    const id = decodeURIComponent(name.slice(${prefix.length}));
    sheet.insertRule('[data-alert="' + CSS.escape(id) + '"] { display: none }');
  } catch {}
}
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}`.replace(/\n\s*/g, '');

/** For the head of a page that has alerts. */
export const closedAlertsScript = `<script>${source}</script>`;

export const closedAlertsHash = `'sha256-${createHash('sha256').update(source).digest('base64')}'`;
