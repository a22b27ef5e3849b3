import type { PrefixItem, StoredItem } from '../../domain/consent/storedItems';

/**
 * What the site stores in this browser: cookies and the two storages. Where a browser denies the storage, nothing is kept
 * and nothing fails.
 */
export abstract class StoredItems {
  abstract read(item: StoredItem): string | undefined;
  /** A cookie is kept for the `seconds` of its item; a storage does not know them. */
  abstract write(item: StoredItem, text: string): void;
  abstract remove(item: StoredItem): void;
  /**
   * Removes each item, and each one that begins with the name of a prefix item. A script of another site may have set a
   * cookie for a parent domain: such a cookie goes too.
   */
  abstract removeAll(items: readonly StoredItem[]): void;
  /** The names, without the prefix, of the items that are stored. */
  abstract namesOf(items: PrefixItem): readonly string[];
  /**
   * For items of the local storage.
   *
   * @param listener is told what another tab stored; nothing when it removed the item
   * @returns a function that stops it
   */
  abstract onChange(item: StoredItem, listener: (text: string | undefined) => void): () => void;
}
