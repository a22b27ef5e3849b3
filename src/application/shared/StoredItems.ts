import type { PrefixItem, StoredItem } from '#domain/consent/storedItems';

/**
 * Items that the site stores in this browser: cookies, local storage and session storage. If the browser denies
 * storage, nothing is stored and nothing fails.
 */
export abstract class StoredItems {
  abstract read(item: StoredItem): string | undefined;
  /** A cookie expires after its item's `seconds`; local and session storage ignore them. */
  abstract write(item: StoredItem, text: string): void;
  abstract remove(item: StoredItem): void;
  /**
   * Removes each item, and all items whose name starts with the name of a prefix item. Cookies that a third-party
   * script set for a parent domain are removed too.
   */
  abstract removeAll(items: readonly StoredItem[]): void;
  /** Returns the names of the stored items, without the prefix. */
  abstract namesOf(items: PrefixItem): readonly string[];
  /**
   * For items in local storage.
   *
   * @param listener receives the text that another tab stored; undefined if it removed the item
   * @returns a function that removes the listener
   */
  abstract onChange(item: StoredItem, listener: (text: string | undefined) => void): () => void;
}
