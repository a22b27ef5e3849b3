import {
  applyPaymentEvent,
  openingPayment,
  type PaymentEvent,
  type PaymentProgress,
} from '#domain/commerce/paymentProgress';
import { orderIdOf, type Purchase } from '#domain/commerce/Purchase';
import { markAttemptFailed, reportPaid } from '#domain/commerce/purchaseTransitions';
import { useCase } from '../useCase';
import { Acquisitions } from './Acquisitions';
import type { PaymentSession } from './Checkouts';
import { CurrentPurchase } from './CurrentPurchase';
import { PaymentWidget } from './PaymentWidget';
import { PurchaseBuyer } from './PurchaseBuyer';
import { ShopPaths } from './ShopPaths';

@useCase
export class FollowPayment {
  constructor(
    private readonly widget: PaymentWidget,
    private readonly purchase: CurrentPurchase,
    private readonly buyers: PurchaseBuyer,
    private readonly acquisitions: Acquisitions,
    private readonly paths: ShopPaths,
  ) {}

  /**
   * @param listener receives every step, starting with the current one
   * @returns a function that stops notifying the listener; a payment that completes later is still stored
   */
  execute(session: PaymentSession, listener: (progress: PaymentProgress) => void): () => void {
    const opened = this.findPurchase(session.order.id);
    let isHeard = true;
    let progress = openingPayment;
    const take = (event: PaymentEvent): void => {
      const before = progress;
      progress = applyPaymentEvent(before, event);
      if (progress === before) return;
      if (progress.stage === 'paid' && before.stage !== 'paid' && opened) this.recordPayment(opened);
      if (progress.stage === 'troubled' && before.stage !== 'troubled') {
        this.purchase.apply(markAttemptFailed(session.order.id));
      }
      if (isHeard) listener(progress);
    };
    listener(progress);
    void this.widget
      .open({ token: session.token, isSandbox: session.isSandbox }, take)
      .then(({ ok }) => take(ok ? 'opened' : 'unavailable'));
    return () => {
      isHeard = false;
    };
  }

  private findPurchase(orderId: string): Purchase | undefined {
    const { value } = this.purchase;
    return value && orderIdOf(value) === orderId ? value : undefined;
  }

  /** Stores the payment before anything else, because the buyer may leave the page immediately. */
  private recordPayment(opened: Purchase): void {
    this.purchase.apply(reportPaid(opened), opened);
    const buyer = this.buyers.buyerOf(opened);
    const { search } = this.paths;
    if (buyer && search !== '') void this.acquisitions.save(search, buyer);
  }
}
