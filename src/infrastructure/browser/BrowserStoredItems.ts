import { injectable } from 'inversify';
import { StoredItems } from '#application/shared/StoredItems';
import { matchesName, prefixOf, type PrefixItem, type StoredItem } from '#domain/consent/storedItems';
import { BrowserWindow } from './BrowserWindow';
import { clearCookie, cookieNames, namesInCookies, readCookie, writeCookie } from './cookies';
import { namesIn, read, remove, write } from './storage';

/** Browsers ignore cookies over 4,096 bytes, including the name and the attributes. */
const maxCookieLength = 3800;

/** Cookie value that refers to local storage, where an item with the same name contains the long text. */
const inLocalStorage = 'in.local.storage';

@injectable()
export class BrowserStoredItems extends StoredItems {
  constructor(private readonly browser: BrowserWindow) {
    super();
  }

  read(item: StoredItem): string | undefined {
    if (item.storage !== 'cookie') return read(this.areaOf(item.storage), item.name);
    const text = readCookie(this.browser.window.document, item);
    return text === inLocalStorage ? read(this.areaOf('local-storage'), item.name) : text;
  }

  write(item: StoredItem, text: string): void {
    if (item.storage === 'cookie') this.writeCookie(item, text);
    else write(this.areaOf(item.storage), item.name, text);
  }

  remove({ name, storage }: StoredItem): void {
    if (storage === 'cookie') this.clearCookie(name);
    else remove(this.areaOf(storage), name);
  }

  removeAll(items: readonly StoredItem[]): void {
    const { window } = this.browser;
    const named = (place: StoredItem['storage'], names: readonly string[]): readonly string[] =>
      names.filter((name) => items.some((item) => item.storage === place && matchesName(item, name)));
    named('cookie', cookieNames(window.document)).forEach((name) => this.clearCookie(name));
    for (const place of ['local-storage', 'session-storage'] as const) {
      const area = this.areaOf(place);
      named(place, namesIn(area)).forEach((name) => remove(area, name));
    }
  }

  namesOf(items: PrefixItem): readonly string[] {
    const { storage } = items;
    const prefix = prefixOf(items);
    if (storage === 'cookie') return namesInCookies(this.browser.window.document, prefix);
    return namesIn(this.areaOf(storage))
      .filter((name) => name.startsWith(prefix))
      .map((name) => name.slice(prefix.length));
  }

  /** The `storage` event is sent only to other tabs, never to the tab that changed the item. */
  onChange({ name }: StoredItem, listener: (text: string | undefined) => void): () => void {
    const { window } = this.browser;
    const notified = ({ key, newValue }: StorageEvent): void => {
      // The key is null when the storage was cleared.
      if (key === name || key === null) listener(newValue ?? undefined);
    };
    window.addEventListener('storage', notified);
    return () => window.removeEventListener('storage', notified);
  }

  private writeCookie(item: StoredItem, text: string): void {
    const local = this.areaOf('local-storage');
    const isTooLong = encodeURIComponent(text).length > maxCookieLength;
    if (isTooLong) write(local, item.name, text);
    else remove(local, item.name);
    writeCookie(this.browser.window, item, isTooLong ? inLocalStorage : text);
  }

  private clearCookie(name: string): void {
    remove(this.areaOf('local-storage'), name);
    clearCookie(this.browser.window, name);
  }

  private areaOf(place: 'local-storage' | 'session-storage'): () => Storage {
    const { window } = this.browser;
    return () => (place === 'local-storage' ? window.localStorage : window.sessionStorage);
  }
}
