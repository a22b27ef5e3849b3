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

/** Several versions, because a page with live data may be rendered again before the application starts in a browser. */
const maximumVersions = 8;

/** States of the latest versions of a page by name, oldest first. */
export type PageStates = ReadonlyMap<string, PreparedPage>;

/** Adds the state of the newest version, and removes the oldest one if there are too many. */
export const addState = (states: PageStates, name: string, state: PreparedPage): PageStates => {
  const others = [...states].filter(([other]) => other !== name);
  return new Map([...others, [name, state] as const].slice(-maximumVersions));
};
