import { InMemoryStoredItems } from '#infrastructure/fake/browser/InMemoryStoredItems';

/** A browser that blocks cookies and web storage. */
export class BlockedItems extends InMemoryStoredItems {
  override write(): void {}
}
