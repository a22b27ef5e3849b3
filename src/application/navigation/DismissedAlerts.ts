import { closedAlertItems, dismissedCookies, prefixedItem } from '#domain/consent/storedItems';
import { StoredItems } from '../shared/StoredItems';
import { service } from '../useCase';

/** Alerts dismissed in this browser (SH-12). The rendered page reads them before its first paint. */
@service
export class DismissedAlerts {
  constructor(private readonly stored: StoredItems) {}

  has(id: string): boolean {
    return [dismissedCookies, closedAlertItems].some((items) => this.stored.namesOf(items).includes(id));
  }

  /** @param isLasting whether to remember it beyond this visit */
  add(id: string, isLasting: boolean): void {
    this.stored.write(prefixedItem(isLasting ? dismissedCookies : closedAlertItems, id), '1');
  }
}
