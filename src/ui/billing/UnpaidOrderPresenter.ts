import { UnpaidOrders, type UnpaidOrderRejection } from '#application/billing/UnpaidOrders';
import type { PaymentSession } from '#application/commerce/Checkouts';
import { PageLanguage } from '#application/language/PageLanguage';
import { Navigator } from '#application/navigation/Navigator';
import { Clock } from '#application/shared/Clock';
import type { PaymentStage } from '#domain/commerce/paymentProgress';
import type { PlacedOrder } from '#domain/billing/PlacedOrder';
import { WidgetPresenter } from '../commerce/payment/WidgetPresenter';
import { Emitter } from '../Emitter';
import { Submission, type UnexpectedFailure } from '../forms/Submission';
import { disposerOf, makePresenterObservable, presenter, type DisposablePresenter } from '../presenter';

/** Leaves enough time to read that the order is paid, in milliseconds. */
const reloadDelayMs = 1000;

export type UnpaidOrderOutcome = 'dropped' | 'changed' | 'troubled' | 'unavailable';

/** Pays or drops an order that the player has started and not paid. */
@presenter
export class UnpaidOrderPresenter implements DisposablePresenter {
  /** The order of the last action. */
  orderId: string | undefined;
  stage: PaymentStage | undefined;
  /** True from the time an order was dropped, or turned out to have ended, until the next action. */
  private ending: 'dropped' | 'changed' | undefined;
  /** Passes the id of a dropped order, or undefined if the order has changed elsewhere. */
  readonly changed = new Emitter<string | undefined>();
  private readonly disposeParts = disposerOf(this);

  constructor(
    readonly paying: Submission<PaymentSession, UnpaidOrderRejection>,
    readonly dropping: Submission<void, UnpaidOrderRejection>,
    private readonly widget: WidgetPresenter,
    private readonly orders: UnpaidOrders,
    private readonly page: PageLanguage,
    private readonly navigator: Navigator,
    private readonly clock: Clock,
  ) {
    makePresenterObservable(this);
  }

  get isBusy(): boolean {
    const isPaying = this.stage === 'preparing' || this.stage === 'paying' || this.stage === 'paid';
    return this.paying.isSending || this.dropping.isSending || isPaying || this.stage === 'leaving';
  }

  /** Why the last action failed. */
  get problem(): UnpaidOrderRejection | UnexpectedFailure | undefined {
    return this.paying.problem ?? this.dropping.problem;
  }

  get outcome(): UnpaidOrderOutcome | undefined {
    return this.stage === 'troubled' || this.stage === 'unavailable' ? this.stage : this.ending;
  }

  async pay({ id }: PlacedOrder): Promise<void> {
    if (!this.begin(id)) return;
    const started = await this.paying.run(() => this.orders.startPayment(id, this.page.language));
    if (started?.ok) this.widget.open(started.value, this.onStage);
    else if (started) this.refuse(started.error);
  }

  async drop({ id }: PlacedOrder): Promise<void> {
    if (!this.begin(id)) return;
    const dropped = await this.dropping.run(() => this.orders.drop(id));
    if (dropped?.ok) {
      this.ending = 'dropped';
      this.changed.emit(id);
    } else if (dropped) this.refuse(dropped.error);
  }

  /** Reloads the document if the player leaves while paying. Otherwise the widget would cover every page. */
  dispose(): void {
    this.disposeParts();
    if (this.widget.isOpen && this.stage !== 'leaving' && this.stage !== 'paid') this.onStage('leaving');
  }

  private begin(id: string): boolean {
    if (this.isBusy) return false;
    this.orderId = id;
    this.stage = undefined;
    this.ending = undefined;
    this.paying.reset();
    this.dropping.reset();
    return true;
  }

  private refuse({ kind }: UnpaidOrderRejection): void {
    if (kind !== 'order-ended' && kind !== 'unknown-order') return;
    this.paying.reset();
    this.dropping.reset();
    this.ending = 'changed';
    this.changed.emit(undefined);
  }

  private onStage(stage: PaymentStage): void {
    this.stage = stage;
    // A payment changes the game time and the notices of every page, so the document is loaded again.
    if (stage === 'leaving') this.reload();
    if (stage === 'paid') this.clock.schedule(reloadDelayMs, this.reload);
  }

  private reload(): void {
    this.navigator.load(this.navigator.path, 'replace');
  }
}
