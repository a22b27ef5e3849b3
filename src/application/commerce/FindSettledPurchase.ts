import { isOutcomeShown, orderIdOf } from '#domain/commerce/Purchase';
import type { PurchaseOrder } from '#domain/commerce/PurchaseOrder';
import { confirmPaid, markRejected } from '#domain/commerce/purchaseTransitions';
import { Session } from '../session/Session';
import { useCase } from '../useCase';
import { CurrentPurchase } from './CurrentPurchase';
import { BuyerOrders } from './BuyerOrders';
import { PurchaseBuyer } from './PurchaseBuyer';

/** Finds the outcome of an order whose buyer left the site before the payment was confirmed. */
@useCase
export class FindSettledPurchase {
  constructor(
    private readonly purchase: CurrentPurchase,
    private readonly buyers: PurchaseBuyer,
    private readonly orders: BuyerOrders,
    private readonly session: Session,
  ) {}

  /**
   * Ignores failures; the next visit tries again.
   * @returns the order, if it is paid or rejected
   */
  async execute(): Promise<PurchaseOrder | undefined> {
    const orderId = this.openOrderId();
    if (orderId === undefined || !(await this.buyers.waitUntilKnown())) return undefined;
    const buyer = this.purchase.value && this.buyers.buyerOf(this.purchase.value);
    if (!buyer) return undefined;
    const found = await this.orders.find(orderId, buyer);
    if (!found.ok || !found.value || this.openOrderId() !== orderId) return undefined;
    switch (found.value.status) {
      case 'paid': {
        const { before, after } = this.purchase.apply(confirmPaid(orderId));
        if (after !== before && buyer.kind === 'player') await this.session.reloadPlayer();
        return found.value;
      }
      case 'rejected':
        this.purchase.apply(markRejected(orderId));
        return found.value;
      default:
        return undefined;
    }
  }

  private openOrderId(): string | undefined {
    const { value } = this.purchase;
    return value && !isOutcomeShown(value) ? orderIdOf(value) : undefined;
  }
}
