import { tokenCookie } from '../../domain/consent/storedItems';
import { readCookie } from '../../infrastructure/browser/cookies';
import {
  applicationScriptsAttribute,
  failedAttribute,
  liveAttribute,
  pageScriptsAttribute,
  pageUsedEvent,
  prefilledAttribute,
  renderedAttribute,
  rootId,
  usedAttribute,
} from '../protocol';
import { askForConsent } from './askForConsent';

/** Milliseconds after `load` until an unused page starts the application: its own files have arrived by then. */
const longestWait = 12_000;

/**
 * Starts the application. A page that the host rendered can be read, and its links and menus used, without it: there it
 * waits for the visitor, or for a while. An empty page, live data and a player's page do not wait.
 */
export const startApplication = (start: () => Promise<unknown>): void => {
  const root = document.getElementById(rootId);
  const page = document.documentElement;
  const listening = new AbortController();
  const { signal } = listening;
  const begin = (): void => {
    if (signal.aborted) return;
    listening.abort();
    page.setAttribute(usedAttribute, '');
    preload(root?.getAttribute(applicationScriptsAttribute));
    preload(root?.getAttribute(pageScriptsAttribute));
    start().catch((error: unknown) => {
      page.setAttribute(failedAttribute, '');
      throw error;
    });
  };
  const isRendered = root?.hasAttribute(renderedAttribute) === true;
  // Set by the inline script, which runs before this one.
  const isUsed = page.hasAttribute(usedAttribute);
  const isPrefilled =
    location.search !== '' && document.querySelector(`form[${prefilledAttribute}]`) !== null;
  const isLive = document.querySelector(`[${liveAttribute}]`) !== null;
  const isPlayer = readCookie(document, tokenCookie.name) !== undefined;
  if (!isRendered || isUsed || isPrefilled || isLive || isPlayer) return begin();

  document.addEventListener(pageUsedEvent, begin, { signal });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && begin(), {
    signal,
  });
  whenLoaded(() => {
    setTimeout(begin, longestWait);
    void askForConsent();
  });
};

/** Requests all scripts at once, before each one asks for the next. */
const preload = (scripts: string | null | undefined): void => {
  for (const href of scripts?.match(/\S+/g) ?? []) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href }),
    );
  }
};

const whenLoaded = (then: () => void): void => {
  if (document.readyState === 'complete') then();
  else window.addEventListener('load', then, { once: true });
};
