import { createHash } from 'node:crypto';
import type { PreparedPage } from './PreparedPage';

/** URL prefix of page states. The name of the state and the path of the page follow. */
export const pageStatePrefix = '/page-state/';

/** Name of a state, the same in all processes that have read the same content. */
export const stateNameOf = (state: string): string =>
  createHash('sha256').update(state).digest('base64url').slice(0, 16);

/** @param path decoded path */
export const stateAddress = (state: string, path: string): string =>
  pageStatePrefix + stateNameOf(state) + encodeURI(path);

/** More than there are public pages. */
const maximumPages = 1_000;

/** The application starts seconds after its page was made. Pages with live data are made again in the meantime. */
const versions = 8;

/** States of the latest versions of each page. */
export class PageStates {
  private readonly pages = new Map<string, Map<string, PreparedPage>>();

  /** Returns undefined if the state was not rendered here, or is no longer cached. */
  get(path: string, name: string): PreparedPage | undefined {
    return this.pages.get(path)?.get(name);
  }

  /** Stores a state as the newest of its page. */
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
