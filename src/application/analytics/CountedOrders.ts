import { countedOrderCookies, prefixedItem } from '#domain/consent/storedItems';
import { StoredItems } from '../shared/StoredItems';
import { service } from '../useCase';

/**
 * Orders that were already reported to analytics, shared by all tabs of this browser (TY-02). They are cleared when
 * the visitor withdraws consent.
 */
@service
export class CountedOrders {
  constructor(private readonly stored: StoredItems) {}

  has(orderId: string): boolean {
    return this.stored.read(prefixedItem(countedOrderCookies, orderId)) !== undefined;
  }

  add(orderId: string): void {
    this.stored.write(prefixedItem(countedOrderCookies, orderId), '1');
  }
}
