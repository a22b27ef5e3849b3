import { entryItems, itemNamed } from '../../domain/consent/storedItems';
import { entryState } from './entryState';
import { read, write } from './storage';

/** What the site remembers about an entry of the history. */
export interface EntryNotes {
  /** How many steps of the list at `path` were shown. */
  readonly list?: { readonly path: string; readonly step: number };
  /** Pixels above the window. */
  readonly scroll?: number;
}

/**
 * Reads the notes about the current entry. They are in session storage: while a document is left, browsers lose what is
 * written to the history, and drop the document from their back/forward cache for it.
 */
export const entryNotes = (window: Window): EntryNotes => {
  const name = nameIn(window);
  const text = name === undefined ? undefined : read(() => window.sessionStorage, name);
  return text === undefined ? {} : notesIn(text);
};

/** Adds to the notes about the current entry. */
export const addEntryNotes = (window: Window, added: EntryNotes): void => {
  const name = nameIn(window);
  if (name === undefined) return;
  write(() => window.sessionStorage, name, JSON.stringify({ ...entryNotes(window), ...added }));
};

const nameIn = (window: Window): string | undefined => {
  const { key } = entryState(window);
  return typeof key === 'string' ? itemNamed(entryItems, key).name : undefined;
};

/** Storage is untrusted: fields of other types are left out. */
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
