import { tokenCookie } from '../../domain/consent/storedItems';
import { readCookie } from '../../infrastructure/browser/cookies';
import {
  applicationReadyEvent,
  heldAttribute,
  leavingAttribute,
  likelyAttribute,
  nextPageAttribute,
  readyAttribute,
  rootId,
} from '../protocol';
import { speculationRules } from '../speculationRules';

const likelyLinks = [`main a[rel="next"]:not([${heldAttribute}])`, `a[${likelyAttribute}]`];

/** The one page that the visitor is most likely to go to. */
const likelyPage = (): string | undefined => {
  const link = likelyLinks.map((links) => document.querySelector<HTMLAnchorElement>(links)).find(Boolean);
  return link?.origin === location.origin && link.pathname !== location.pathname ? link.pathname : undefined;
};

const isSavingData = (): boolean => {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
};

/** The visitor has pressed a link already, or the application follows links itself. */
const isTooLate = (): boolean =>
  document.documentElement.hasAttribute(leavingAttribute) ||
  document.getElementById(rootId)?.hasAttribute(readyAttribute) === true;

/**
 * Has the browser render the next page ahead, where it can (Chromium): a press then only shows it. Once the application
 * has taken over it follows links itself.
 */
export const prerenderNext = (): void => {
  const page = likelyPage();
  const isSupported = 'supports' in HTMLScriptElement && HTMLScriptElement.supports('speculationrules');
  const isPlayer = readCookie(document, tokenCookie.name) !== undefined;
  if (page === undefined || !isSupported || isPlayer || isSavingData() || isTooLate()) return;
  // Every link to it: the browser regards those that are displayed.
  for (const link of document.links) if (link.pathname === page) link.setAttribute(nextPageAttribute, '');
  const rules = Object.assign(document.createElement('script'), {
    type: 'speculationrules',
    text: speculationRules,
  });
  document.head.append(rules);
  document.addEventListener(applicationReadyEvent, () => rules.remove(), { once: true });
};
