import { purchaseEvents } from '../../domain/analytics/purchaseEvents';
import type { PurchaseOrder } from '../../domain/commerce/PurchaseOrder';
import { Consent } from '../consent/Consent';
import { Analytics } from '../shared/Analytics';
import { Locks } from '../shared/Locks';
import { useCase } from '../useCase';
import { CountedOrders } from './CountedOrders';

/**
 * Once for each order, over all tabs and reloads (TY-02). Without consent to performance nothing is sent or stored.
 */
@useCase
export class RecordPurchase {
  constructor(
    private readonly consent: Consent,
    private readonly countedOrders: CountedOrders,
    private readonly locks: Locks,
    private readonly analytics: Analytics,
  ) {}

  /** @returns a function that stops waiting for the visitor's consent */
  execute(order: PurchaseOrder): () => void {
    return this.consent.onceAgreed('performance', () => {
      void this.locks.exclusively('counted-orders', async () => this.count(order));
    });
  }

  private count(order: PurchaseOrder): void {
    if (this.countedOrders.has(order.id) || !this.consent.agreesTo('performance')) return;
    this.countedOrders.add(order.id);
    purchaseEvents(order).forEach((event) => this.analytics.commerce(event));
  }
}
