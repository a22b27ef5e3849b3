import { createHash } from 'node:crypto';
import type { PreparedPage } from './PreparedPage';

/** URL prefix of page states. The name of the state and the path of the page follow. */
export const pageStatePrefix = '/page-state/';

/** Returns the name of a state. All processes that have read the same content give it the same name. */
export const stateNameOf = (state: string): string =>
  createHash('sha256').update(state).digest('base64url').slice(0, 16);

/** @param path decoded path */
export const stateAddress = (state: string, path: string): string =>
  pageStatePrefix + stateNameOf(state) + encodeURI(path);

/** More than there are public pages. */
const maximumPages = 1_000;

/** Several versions, because a page with live data may be rendered again before the application starts in a browser. */
const versions = 8;

/** States of the latest versions of each page. */
export class PageStates {
  private readonly pages = new Map<string, Map<string, PreparedPage>>();

  /** Returns undefined if this process has not rendered the state, or no longer caches it. */
  get(path: string, name: string): PreparedPage | undefined {
    return this.pages.get(path)?.get(name);
  }

  /** Stores the newest state of a page. */
  add(path: string, name: string, state: PreparedPage): void {
    const states = this.pages.get(path) ?? new Map<string, PreparedPage>();
    keepNewest(states, name, state, versions);
    keepNewest(this.pages, path, states, maximumPages);
  }
}

const keepNewest = <Value>(map: Map<string, Value>, key: string, value: Value, maximum: number): void => {
  map.delete(key);
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > maximum && oldest !== undefined) map.delete(oldest);
};
