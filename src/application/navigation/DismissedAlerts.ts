import { dismissedCookies, prefixedItem } from '#domain/consent/storedItems';
import { StoredItems } from '../shared/StoredItems';
import { service } from '../useCase';

/** Alerts dismissed in this browser (SH-12). The rendered page reads the dismissal cookies before its first paint. */
@service
export class DismissedAlerts {
  constructor(private readonly stored: StoredItems) {}

  has(id: string): boolean {
    return this.stored.namesOf(dismissedCookies).includes(id);
  }

  add(id: string): void {
    this.stored.write(prefixedItem(dismissedCookies, id), '1');
  }
}
