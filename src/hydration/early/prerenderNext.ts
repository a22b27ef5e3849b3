import { tokenCookie } from '#domain/consent/storedItems';
import { readCookie } from '#infrastructure/browser/cookies';
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

/** Path of the page that the visitor is most likely to open next. */
const findCandidatePath = (): string | undefined => {
  const link = candidateSelectors
    .map((links) => document.querySelector<HTMLAnchorElement>(links))
    .find(Boolean);
  return link?.origin === location.origin && link.pathname !== location.pathname ? link.pathname : undefined;
};

const isSavingData = (): boolean => {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
};

/** Whether the visitor has already clicked a link, or the application handles links itself. */
const isTooLate = (): boolean =>
  document.documentElement.hasAttribute(navigatingAttribute) ||
  document.getElementById(rootId)?.hasAttribute(hydratedAttribute) === true;

/**
 * Prerenders the next page in browsers that can (Chromium), so that a click only has to show it. Once hydrated, the
 * application handles links itself.
 */
export const prerenderNext = (): void => {
  const page = findCandidatePath();
  const isSupported = 'supports' in HTMLScriptElement && HTMLScriptElement.supports('speculationrules');
  const isPlayer = readCookie(document, tokenCookie.name) !== undefined;
  if (page === undefined || !isSupported || isPlayer || isSavingData() || isTooLate()) return;
  // Marks every link to it, because the browser considers those that are displayed.
  for (const link of document.links)
    if (link.pathname === page) link.setAttribute(prerenderLinkAttribute, '');
  const rules = Object.assign(document.createElement('script'), {
    type: 'speculationrules',
    text: speculationRules,
  });
  document.head.append(rules);
  document.addEventListener(hydratedEvent, () => rules.remove(), { once: true });
};
