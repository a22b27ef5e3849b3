import type { PaymentSession } from '#application/commerce/Checkouts';
import { FollowPayment } from '#application/commerce/FollowPayment';
import { PaymentWidget } from '#application/commerce/PaymentWidget';
import { Analytics } from '#application/shared/Analytics';
import { OngoingUse } from '#application/shared/OngoingUse';
import { itemsOf } from '#domain/analytics/purchaseEvents';
import { isWidgetStage, type PaymentProgress, type PaymentStage } from '#domain/commerce/paymentProgress';
import type { PurchaseOrder } from '#domain/commerce/PurchaseOrder';
import { presenter, type DisposablePresenter } from '../../presenter';

@presenter
export class WidgetPresenter implements DisposablePresenter {
  private progress: PaymentProgress | undefined;
  private stopFollowing: () => void = () => undefined;
  private endUse: () => void = () => undefined;

  constructor(
    private readonly followPayment: FollowPayment,
    private readonly widget: PaymentWidget,
    private readonly analytics: Analytics,
    private readonly ongoing: OngoingUse,
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
      this.updateUse();
      if (progress.hasLoaded && before?.hasLoaded !== true) this.record(session.order);
      if (progress.stage !== before?.stage) onStage(progress.stage);
    });
  }

  dispose(): void {
    this.stopFollowing();
    this.endUse();
  }

  /** Keeps the document while the window is open, because the buyer would have to enter the card again. */
  private updateUse(): void {
    this.endUse();
    if (this.isOpen) this.endUse = this.ongoing.begin('paying');
  }

  private record(order: PurchaseOrder): void {
    const { currency } = order.price;
    this.analytics.trackCommerce({ kind: 'begin_checkout', items: itemsOf(order), currency });
  }
}
