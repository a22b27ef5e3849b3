import { returnPathItem } from '#domain/consent/storedItems';
import { StoredItems } from '../shared/StoredItems';
import { service } from '../useCase';

/** The page that a visitor requested before signing in, stored in this tab for the duration of the visit. */
@service
export class ReturnPaths {
  constructor(private readonly stored: StoredItems) {}

  save(path: string): void {
    this.stored.write(returnPathItem, path);
  }

  /** Not validated: anyone may have changed it. */
  get current(): string | undefined {
    return this.stored.read(returnPathItem);
  }

  /** Returns and removes the path. It is not validated: anyone may have changed it. */
  take(): string | undefined {
    const path = this.stored.read(returnPathItem);
    this.stored.remove(returnPathItem);
    return path;
  }
}
