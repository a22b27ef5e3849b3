import { StoredItems } from '#application/shared/StoredItems';
import { matchesName, prefixOf, type PrefixItem, type StoredItem } from '#domain/consent/storedItems';

type Listener = (text: string | undefined) => void;

export class InMemoryStoredItems extends StoredItems {
  private readonly texts = new Map<string, string>();
  private readonly listeners = new Map<Listener, string>();

  read({ name }: StoredItem): string | undefined {
    return this.texts.get(name);
  }

  write({ name }: StoredItem, text: string): void {
    this.texts.set(name, text);
  }

  remove({ name }: StoredItem): void {
    this.texts.delete(name);
  }

  removeAll(items: readonly StoredItem[]): void {
    [...this.texts.keys()]
      .filter((name) => items.some((item) => matchesName(item, name)))
      .forEach((name) => this.texts.delete(name));
  }

  namesOf(items: PrefixItem): readonly string[] {
    const prefix = prefixOf(items);
    return [...this.texts.keys()]
      .filter((name) => name.startsWith(prefix))
      .map((name) => name.slice(prefix.length))
      .map((name) => (items.storage === 'cookie' ? decodeURIComponent(name) : name));
  }

  onChange({ name }: StoredItem, listener: Listener): () => void {
    this.listeners.set(listener, name);
    return () => this.listeners.delete(listener);
  }

  /** Simulates another tab that stores or removes an item. */
  writeFromOtherTab(item: StoredItem, text: string | undefined): void {
    if (text === undefined) this.remove(item);
    else this.write(item, text);
    this.listeners.forEach((name, listener) => {
      if (name === item.name) listener(text);
    });
  }
}
