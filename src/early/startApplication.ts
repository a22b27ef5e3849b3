import { readCookie } from '../infrastructure/browser/cookies';
import { tokenCookie } from '../domain/consent/storedItems';

/** How long a page that nobody touches is left alone: long enough not to compete with what it loads. */
const patienceMilliseconds = 12_000;

/**
 * Starts the application. A page that the server rendered can be read, and its links and menus used, without it: there
 * it waits until the visitor does something, or for a while. A player's page and an empty one can't wait.
 */
export const startApplication = (start: () => Promise<unknown>): void => {
  const root = document.getElementById('root');
  const listening = new AbortController();
  const begin = (): void => {
    if (listening.signal.aborted) return;
    listening.abort();
    document.documentElement.dataset.used = '';
    fetchAhead(`${root?.dataset.scripts ?? ''} ${root?.dataset.pageScripts ?? ''}`);
    void start();
  };
  const isRendered = root?.dataset.rendered !== undefined;
  // The page's inline script sees what a visitor does first, also before this one has come.
  const isWanted = 'used' in document.documentElement.dataset;
  // What a link brings along comes into its form with the application.
  const isPrefilled = location.search !== '' && document.querySelector('form[data-prefilled]') !== null;
  // A page that shows live data is not complete without it (decision 42).
  const isLive = document.querySelector('[data-live]') !== null;
  const isPlayer = readCookie(document, tokenCookie.name) !== undefined;
  if (!isRendered || isWanted || isPrefilled || isLive || isPlayer) return begin();

  document.addEventListener('page-used', begin, { signal: listening.signal });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && begin(), {
    signal: listening.signal,
  });
  whenLoaded(() => setTimeout(begin, patienceMilliseconds));
};

/** All at once, instead of one after the other as each asks for the next. */
const fetchAhead = (scripts: string): void => {
  for (const href of scripts.match(/\S+/g) ?? []) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href }),
    );
  }
};

const whenLoaded = (then: () => void): void => {
  if (document.readyState === 'complete') then();
  else window.addEventListener('load', then, { once: true });
};
