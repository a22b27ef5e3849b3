import { InMemoryStoredItems } from '../../../src/infrastructure/fake/browser/InMemoryStoredItems';

/** A browser that blocks cookies and storages. */
export class BlockedItems extends InMemoryStoredItems {
  override write(): void {}
}
