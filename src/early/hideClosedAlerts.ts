import { dismissedAlertsIn } from '../infrastructure/browser/dismissedAlertCookies';

/**
 * Hides the alerts that were closed on an earlier visit (SH-12): the server renders a page once for everybody, with all
 * of them. It holds back the first paint of a page that has any until this has run.
 */
export const hideClosedAlerts = (): void => {
  const closed = dismissedAlertsIn(document.cookie);
  if (closed.length === 0) return;
  const sheet = new CSSStyleSheet();
  for (const id of closed) sheet.insertRule(`[data-alert="${CSS.escape(id)}"] { display: none }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
};
