import { useCase } from '../useCase';
import { PurchaseStore } from './PurchaseStore';

/** Turns away from the purchase (CF-01). Of one that an order was made of, the order is kept in mind: it may be paid. */
@useCase
export class CancelPurchase {
  constructor(private readonly purchases: PurchaseStore) {}

  execute(): void {
    const held = this.purchases.read();
    if (!held || held.isPaymentDone) return;
    if (held.orderId === undefined) this.purchases.clear();
    else this.purchases.write({ ...held, isCancelled: true });
  }
}
