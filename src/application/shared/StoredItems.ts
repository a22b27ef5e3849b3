import type { PrefixItem, StoredItem } from '#domain/consent/storedItems';

/**
 * Items that the site stores in this browser: cookies, local storage and session storage. If the browser denies
 * storage, writes are ignored and no method throws.
 */
export abstract class StoredItems {
  abstract read(item: StoredItem): string | undefined;
  /** Stores a string. A cookie expires after the item's `seconds`; other kinds of storage ignore this value. */
  abstract write(item: StoredItem, text: string): void;
  abstract remove(item: StoredItem): void;
  /**
   * Removes the items. A prefix item removes all items whose names start with its name. Cookies that a third-party
   * script set for a parent domain are also removed.
   */
  abstract removeAll(items: readonly StoredItem[]): void;
  /** Returns the names of all stored items with this prefix, without the prefix. */
  abstract namesOf(items: PrefixItem): readonly string[];
  /**
   * Works only for items in local storage.
   *
   * @param listener receives the text that another tab stored; undefined if the tab removed the item
   * @returns a function that removes the listener
   */
  abstract onChange(item: StoredItem, listener: (text: string | undefined) => void): () => void;
}
