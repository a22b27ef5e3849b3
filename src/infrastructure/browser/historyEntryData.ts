import { historyEntryItems, prefixedItem } from '#domain/consent/storedItems';
import { read, write } from './storage';

/**
 * State of the current history entry. `key` identifies the entry;
 * `position` is the number of navigations before it.
 */
export const readHistoryState = ({ history }: Pick<Window, 'history'>): Readonly<Record<string, unknown>> => {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? (state as Record<string, unknown>) : {};
};

/** State that the site stores for a history entry. */
export interface HistoryEntryData {
  /** Number of visible steps of the list at `path`. */
  readonly list?: { readonly path: string; readonly step: number };
  /** Scroll position in pixels. */
  readonly scroll?: number;
}

/**
 * Reads the data of the current history entry from session storage. `history.state` is not used: browsers lose
 * history writes while a document is unloading, and then exclude the document from the back/forward cache.
 */
export const readHistoryEntryData = (window: Window): HistoryEntryData => {
  const name = storageKey(window);
  const text = name === undefined ? undefined : read(() => window.sessionStorage, name);
  return text === undefined ? {} : parseHistoryEntryData(text);
};

/** Merges the given fields into the data of the current history entry. */
export const updateHistoryEntryData = (window: Window, added: HistoryEntryData): void => {
  const name = storageKey(window);
  if (name === undefined) return;
  write(() => window.sessionStorage, name, JSON.stringify({ ...readHistoryEntryData(window), ...added }));
};

const storageKey = (window: Window): string | undefined => {
  const { key } = readHistoryState(window);
  return typeof key === 'string' ? prefixedItem(historyEntryItems, key).name : undefined;
};

/** Parses untrusted storage: fields of the wrong type are ignored. */
const parseHistoryEntryData = (text: string): HistoryEntryData => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return {};
  }
  const { list, scroll } = fieldsOf(value);
  const { path, step } = fieldsOf(list);
  return {
    ...(typeof path === 'string' && typeof step === 'number' && { list: { path, step } }),
    ...(typeof scroll === 'number' && { scroll }),
  };
};

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
