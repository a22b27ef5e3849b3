import type { PaymentSession } from '#application/commerce/Checkouts';
import { FollowPayment } from '#application/commerce/FollowPayment';
import { PaymentWidget } from '#application/commerce/PaymentWidget';
import { Analytics } from '#application/shared/Analytics';
import { itemsOf } from '#domain/analytics/purchaseEvents';
import { isWidgetStage, type PaymentProgress, type PaymentStage } from '#domain/commerce/paymentProgress';
import type { PurchaseOrder } from '#domain/commerce/PurchaseOrder';
import { presenter, type DisposablePresenter } from '../../presenter';

@presenter
export class WidgetPresenter implements DisposablePresenter {
  private progress: PaymentProgress | undefined;
  private stopFollowing: () => void = () => undefined;

  constructor(
    private readonly followPayment: FollowPayment,
    private readonly widget: PaymentWidget,
    private readonly analytics: Analytics,
  ) {}

  get isOpen(): boolean {
    return this.progress !== undefined && isWidgetStage(this.progress.stage);
  }

  prepare(): void {
    this.widget.prepare();
  }

  /** @param onStage called with each new stage */
  open(session: PaymentSession, onStage: (stage: PaymentStage) => void): void {
    this.stopFollowing();
    this.stopFollowing = this.followPayment.execute(session, (progress) => {
      const before = this.progress;
      this.progress = progress;
      if (progress.hasLoaded && before?.hasLoaded !== true) this.record(session.order);
      if (progress.stage !== before?.stage) onStage(progress.stage);
    });
  }

  dispose(): void {
    this.stopFollowing();
  }

  private record(order: PurchaseOrder): void {
    const { currency } = order.price;
    this.analytics.trackCommerce({ kind: 'begin_checkout', items: itemsOf(order), currency });
  }
}
