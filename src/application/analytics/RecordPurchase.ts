import { purchaseEvents } from '#domain/analytics/purchaseEvents';
import { isPaidOrder } from '#domain/commerce/Purchase';
import type { PurchaseOrder } from '#domain/commerce/PurchaseOrder';
import { markCounted } from '#domain/commerce/purchaseTransitions';
import { CurrentPurchase } from '../commerce/CurrentPurchase';
import { Consent } from '../consent/Consent';
import { Analytics } from '../shared/Analytics';
import { Locks } from '../shared/Locks';
import { useCase } from '../useCase';
import { CountedOrders } from './CountedOrders';

/**
 * Reports each order only once, even across tabs and reloads (TY-02). If an event could not be sent, it is retried on
 * the next visit. Nothing is sent or stored without performance consent.
 */
@useCase
export class RecordPurchase {
  constructor(
    private readonly consent: Consent,
    private readonly countedOrders: CountedOrders,
    private readonly locks: Locks,
    private readonly analytics: Analytics,
    private readonly purchase: CurrentPurchase,
  ) {}

  /** @returns a function that stops waiting for consent */
  execute(order: PurchaseOrder): () => void {
    return this.consent.onceAgreed('performance', () => {
      void this.locks.runExclusive('counted-orders', () => this.count(order));
    });
  }

  private async count(order: PurchaseOrder): Promise<void> {
    if (this.isCounted(order) || !this.consent.agreesTo('performance')) return;
    purchaseEvents(order).forEach((event) => this.analytics.trackCommerce(event));
    if (!(await this.analytics.hasSentEvents())) return;
    this.countedOrders.add(order.id);
    this.purchase.apply(markCounted(order.id));
  }

  private isCounted({ id }: PurchaseOrder): boolean {
    const { value } = this.purchase;
    const isNoted = value !== undefined && isPaidOrder(value, id) && value.isCounted === true;
    return isNoted || this.countedOrders.has(id);
  }
}
