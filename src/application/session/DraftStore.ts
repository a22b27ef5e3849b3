import { draftItems, prefixedItem } from '#domain/consent/storedItems';
import { StoredItems } from '../shared/StoredItems';
import { service } from '../useCase';

/** Stores texts, such as drafts, in this tab for the duration of the visit. */
@service
export class DraftStore {
  constructor(private readonly stored: StoredItems) {}

  read(name: string): string | undefined {
    return this.stored.read(prefixedItem(draftItems, name));
  }

  write(name: string, text: string): void {
    this.stored.write(prefixedItem(draftItems, name), text);
  }

  remove(name: string): void {
    this.stored.remove(prefixedItem(draftItems, name));
  }

  clear(): void {
    this.stored.namesOf(draftItems).forEach((name) => this.remove(name));
  }
}
