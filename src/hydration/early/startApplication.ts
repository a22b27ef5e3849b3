import { tokenCookie } from '#domain/consent/storedItems';
import { readCookie } from '#infrastructure/browser/cookies';
import { readHistoryEntryData } from '#infrastructure/browser/historyEntryData';
import { recoverFromRelease } from '#infrastructure/browser/releases';
import { waitWhileNavigating } from '#infrastructure/browser/waitWhileNavigating';
import {
  applicationScriptsAttribute,
  failedAttribute,
  needsLiveDataAttribute,
  pageScriptsAttribute,
  pageStateAttribute,
  firstInteractionEvent,
  prefillableAttribute,
  renderedPathAttribute,
  rootId,
  interactedAttribute,
} from '../protocol';
import { askForConsent } from './askForConsent';
import { onceLoaded } from './onceLoaded';
import { prerenderNext } from './prerenderNext';

/** Milliseconds after `load` until an unused page starts the application. Its files have arrived by then. */
const maxWaitMs = 12_000;

/** Milliseconds after `load` until the next page is prerendered. Until then, a click has the CPU to itself. */
const prerenderDelayMs = 1_000;

type StartReason =
  | 'page-is-empty'
  | 'page-was-used'
  | 'form-is-prefilled'
  | 'live-data-is-missing'
  | 'signed-in'
  | 'list-had-grown';

/** Returns why the application must start without waiting for the visitor; undefined if it can wait. */
const immediateStartReason = (root: Element | null): StartReason | undefined => {
  if (!root?.hasAttribute(renderedPathAttribute)) return 'page-is-empty';
  // Set by the inline script, which runs before this one.
  if (document.documentElement.hasAttribute(interactedAttribute)) return 'page-was-used';
  if (location.search !== '' && document.querySelector(`form[${prefillableAttribute}]`))
    return 'form-is-prefilled';
  if (document.querySelector(`[${needsLiveDataAttribute}]`)) return 'live-data-is-missing';
  if (readCookie(document, tokenCookie) !== undefined) return 'signed-in';
  if (readHistoryEntryData(window).list !== undefined) return 'list-had-grown';
  return undefined;
};

/**
 * Starts the application. On a server-rendered page, text, links and menus work without it. The start then waits for
 * the visitor or a timeout, unless there is a reason to start immediately.
 */
export const startApplication = (start: () => Promise<unknown>): void => {
  const root = document.getElementById(rootId);
  const page = document.documentElement;
  const listening = new AbortController();
  const { signal } = listening;
  const begin = async (): Promise<void> => {
    if (signal.aborted) return;
    listening.abort();
    page.setAttribute(interactedAttribute, '');
    await waitWhileNavigating();
    preload('script', root?.getAttribute(applicationScriptsAttribute));
    preload('script', root?.getAttribute(pageScriptsAttribute));
    preload('fetch', root?.getAttribute(pageStateAttribute));
    try {
      await start();
    } catch (error) {
      const failure = await recoverFromRelease(window, error).catch(() => true);
      if (failure === undefined) return;
      page.setAttribute(failedAttribute, '');
      throw error;
    }
  };
  if (immediateStartReason(root)) {
    void begin();
    return;
  }

  document.addEventListener(firstInteractionEvent, () => void begin(), { signal });
  const onVisible = (): void => {
    if (document.visibilityState === 'visible') void begin();
  };
  document.addEventListener('visibilitychange', onVisible, { signal });
  onceLoaded(() => {
    setTimeout(() => void begin(), maxWaitMs);
    void askForConsent();
    setTimeout(prerenderNext, prerenderDelayMs);
  });
};

/**
 * Requests all files at once. Otherwise they would be requested one after another, as each script runs.
 * @param addresses URLs separated by spaces
 */
const preload = (as: 'script' | 'fetch', addresses: string | null | undefined): void => {
  for (const href of addresses?.match(/\S+/g) ?? []) {
    const link = Object.assign(document.createElement('link'), { rel: 'preload', as, href });
    // Must match the requests of `fetch`, or the browser would request the file twice.
    if (as === 'fetch') link.crossOrigin = 'anonymous';
    document.head.append(link);
  }
};
