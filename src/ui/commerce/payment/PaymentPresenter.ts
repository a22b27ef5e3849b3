import { BuyThroughStore, type StoreCheckoutInput } from '#application/commerce/BuyThroughStore';
import { CheckoutPlan, type CheckoutInput } from '#application/commerce/CheckoutPlan';
import type { CheckoutProblem } from '#application/commerce/checkoutProblems';
import type { PaymentSession } from '#application/commerce/Checkouts';
import { ShopPaths } from '#application/commerce/ShopPaths';
import { Navigator } from '#application/navigation/Navigator';
import { Clock } from '#application/shared/Clock';
import type { PaymentStage } from '#domain/commerce/paymentProgress';
import { Submission, type UnexpectedFailure } from '../../forms/Submission';
import { makePresenterObservable, presenter, type DisposablePresenter } from '../../presenter';
import { WidgetPresenter } from './WidgetPresenter';

/**
 * Delay in milliseconds before the thank-you page opens. It leaves enough time for the buyer to read that the order is
 * paid, and for the acquisition data to be saved.
 */
const redirectDelayMs = 1000;

/** Handles the payment after Continue: creates an order, then opens the widget or the store (CF-04, CK-01 to CK-03). */
@presenter
export class PaymentPresenter implements DisposablePresenter {
  /** Stage after the order was requested. */
  private laterStage: PaymentStage | undefined;

  constructor(
    readonly paths: ShopPaths,
    private readonly checkout: Submission<PaymentSession, CheckoutProblem>,
    private readonly storeCheckout: Submission<URL, CheckoutProblem>,
    private readonly widget: WidgetPresenter,
    private readonly checkoutPlan: CheckoutPlan,
    private readonly buyThroughStore: BuyThroughStore,
    private readonly navigator: Navigator,
    private readonly clock: Clock,
  ) {
    makePresenterObservable(this);
  }

  /** Returns undefined if no payment is in progress. */
  get stage(): PaymentStage | undefined {
    const { checkout, storeCheckout } = this;
    // An order that was just placed: the widget or the store opens next.
    const isPreparing = [checkout, storeCheckout].some(({ isSending, isDone }) => isSending || isDone);
    return this.laterStage ?? (isPreparing ? 'preparing' : undefined);
  }

  /** The reason why the order was rejected. */
  get problem(): CheckoutProblem | UnexpectedFailure | undefined {
    return this.stage ? undefined : (this.checkout.problem ?? this.storeCheckout.problem);
  }

  /** While true, the buyer can't change anything on the page. */
  get isBusy(): boolean {
    return this.stage === 'preparing' || this.stage === 'paying' || this.isLeaving;
  }

  get isLeaving(): boolean {
    return this.stage === 'leaving' || this.stage === 'paid';
  }

  prepare(): void {
    this.widget.prepare();
  }

  async pay(wish: CheckoutInput): Promise<void> {
    if (this.isBusy) return;
    this.clearProblem();
    const started = await this.checkout.run(() => this.checkoutPlan.execute(wish));
    if (started?.ok) this.widget.open(started.value, this.onStage);
    else if (started) this.leaveAfter(started.error);
  }

  async payInStore(wish: StoreCheckoutInput): Promise<void> {
    if (this.isBusy) return;
    this.clearProblem();
    const started = await this.storeCheckout.run(() => this.buyThroughStore.execute(wish));
    if (started?.ok) {
      this.laterStage = 'leaving';
      this.navigator.leave(started.value);
    } else if (started) this.leaveAfter(started.error);
  }

  /** Clears the outcome of the last attempt, which no longer applies. */
  clearProblem(): void {
    if (this.isBusy) return;
    this.laterStage = undefined;
    this.checkout.reset();
    this.storeCheckout.reset();
  }

  goToThankYou(): void {
    this.laterStage = 'paid';
    this.navigator.load(this.paths.thankYou, 'replace');
  }

  /**
   * Reloads the document if the buyer navigates back while paying.
   * Otherwise the widget would stay open and cover every page.
   */
  dispose(): void {
    this.checkout.dispose();
    this.storeCheckout.dispose();
    this.widget.dispose();
    if (this.widget.isOpen && !this.isLeaving) this.onStage('leaving');
  }

  private onStage(stage: PaymentStage): void {
    this.laterStage = stage;
    // The specification requires a reload after the widget is closed. The purchase remains stored.
    if (stage === 'leaving') this.navigator.load(this.navigator.path, 'replace');
    if (stage === 'paid') this.clock.schedule(redirectDelayMs, this.goToThankYou);
  }

  /** Opens another page after a problem that the buyer can't fix on this page. */
  private leaveAfter({ kind }: CheckoutProblem): void {
    if (kind === 'already-paid') this.goToThankYou();
    if (kind !== 'no-purchase') return;
    this.laterStage = 'leaving';
    this.navigator.replace(this.paths.plans);
  }
}
