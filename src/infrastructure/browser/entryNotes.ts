import { entryItems, itemNamed } from '../../domain/consent/storedItems';
import { entryState } from './entryState';
import { read, write } from './storage';

/** State that the site stores for a history entry. */
export interface EntryNotes {
  /** Number of visible steps of the list at `path`. */
  readonly list?: { readonly path: string; readonly step: number };
  /** Scroll position in pixels. */
  readonly scroll?: number;
}

/**
 * Reads the state of the current history entry from session storage. Browsers lose history writes while a document
 * is unloading, and exclude the document from the back/forward cache.
 */
export const entryNotes = (window: Window): EntryNotes => {
  const name = nameIn(window);
  const text = name === undefined ? undefined : read(() => window.sessionStorage, name);
  return text === undefined ? {} : notesIn(text);
};

/** Merges state into that of the current history entry. */
export const addEntryNotes = (window: Window, added: EntryNotes): void => {
  const name = nameIn(window);
  if (name === undefined) return;
  write(() => window.sessionStorage, name, JSON.stringify({ ...entryNotes(window), ...added }));
};

const nameIn = (window: Window): string | undefined => {
  const { key } = entryState(window);
  return typeof key === 'string' ? itemNamed(entryItems, key).name : undefined;
};

/** Storage is untrusted: fields of other types are ignored. */
const notesIn = (text: string): EntryNotes => {
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
