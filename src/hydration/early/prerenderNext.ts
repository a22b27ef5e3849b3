import { tokenCookie } from '#domain/consent/storedItems';
import { readCookie } from '#infrastructure/browser/cookies';
import { shouldSaveData } from '#infrastructure/browser/shouldSaveData';
import {
  hydratedEvent,
  deferredLinkAttribute,
  navigatingAttribute,
  prerenderCandidateAttribute,
  prerenderLinkAttribute,
  hydratedAttribute,
  rootId,
} from '../protocol';
import { speculationRules } from '../speculationRules';

const candidateSelectors = [
  `main a[rel="next"]:not([${deferredLinkAttribute}])`,
  `a[${prerenderCandidateAttribute}]`,
];

/** Returns the path of the page that the visitor is most likely to open next. */
const findCandidatePath = (): string | undefined => {
  const link = candidateSelectors
    .map((links) => document.querySelector<HTMLAnchorElement>(links))
    .find(Boolean);
  return link?.origin === location.origin && link.pathname !== location.pathname ? link.pathname : undefined;
};

/** Whether the visitor has already clicked a link, or the application handles links itself. */
const isTooLate = (): boolean =>
  document.documentElement.hasAttribute(navigatingAttribute) ||
  document.getElementById(rootId)?.hasAttribute(hydratedAttribute) === true;

/**
 * Prerenders the next page in browsers that support it (Chromium), so that a click shows it immediately. Once
 * hydrated, the application handles links instead.
 */
export const prerenderNext = (): void => {
  const page = findCandidatePath();
  const isSupported = 'supports' in HTMLScriptElement && HTMLScriptElement.supports('speculationrules');
  const isPlayer = readCookie(document, tokenCookie) !== undefined;
  if (page === undefined || !isSupported || isPlayer || shouldSaveData(navigator) || isTooLate()) return;
  // Marks every link to the page, because the browser considers only links that are displayed.
  for (const link of document.links)
    if (link.pathname === page) link.setAttribute(prerenderLinkAttribute, '');
  const rules = Object.assign(document.createElement('script'), {
    type: 'speculationrules',
    text: speculationRules,
  });
  document.head.append(rules);
  document.addEventListener(hydratedEvent, () => rules.remove(), { once: true });
};
