import { returnPathItem } from '#domain/consent/storedItems';
import { StoredItems } from '../shared/StoredItems';
import { service } from '../useCase';

/** The path that a visitor requested before signing in, stored in this tab for the duration of the visit. */
@service
export class ReturnPaths {
  constructor(private readonly stored: StoredItems) {}

  save(path: string): void {
    this.stored.write(returnPathItem, path);
  }

  /** Not validated. Stored data is untrusted, so the caller must check the path. */
  get current(): string | undefined {
    return this.stored.read(returnPathItem);
  }

  /** Returns the path and removes it. Stored data is untrusted, so the caller must check the path. */
  take(): string | undefined {
    const path = this.stored.read(returnPathItem);
    this.stored.remove(returnPathItem);
    return path;
  }
}
