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

type Step =
  | { readonly kind: 'opening' }
  | { readonly kind: 'paying' }
  | { readonly kind: 'troubled' }
  | { readonly kind: 'unavailable' }
  /** Another page is being loaded. `isPaid`: the order was paid or reported as paid. */
  | { readonly kind: 'leaving'; readonly isPaid: boolean };

export type PaymentState =
  | { readonly kind: 'idle' }
  /** The order is being requested from the server, or the widget is being opened. */
  | { readonly kind: 'preparing' }
  | { readonly kind: 'rejected'; readonly problem: CheckoutProblem | UnexpectedFailure }
  | Exclude<Step, { readonly kind: 'opening' }>;

/**
 * Delay in milliseconds before the thank-you page opens. It leaves enough time for the buyer to read that the order is
 * paid, and for the acquisition data to be saved.
 */
const redirectDelayMs = 1000;

/** Handles the payment after Continue: creates an order, then opens the widget or the store (CF-04, CK-01 to CK-03). */
@presenter
export class PaymentPresenter implements DisposablePresenter {
  private step: Step | undefined;

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

  get state(): PaymentState {
    const { step, checkout, storeCheckout } = this;
    if (step) return step.kind === 'opening' ? { kind: 'preparing' } : step;
    // An order that was just placed: the widget or the store opens next.
    if ([checkout, storeCheckout].some(({ isSending, isDone }) => isSending || isDone))
      return { kind: 'preparing' };
    const problem = checkout.problem ?? storeCheckout.problem;
    return problem ? { kind: 'rejected', problem } : { kind: 'idle' };
  }

  /** While true, the buyer can't change anything on the page. */
  get isBusy(): boolean {
    return ['preparing', 'paying', 'leaving'].includes(this.state.kind);
  }

  /** Whether the third step of the purchase is in progress. */
  get isInCheckout(): boolean {
    return this.state.kind !== 'idle' && this.state.kind !== 'rejected';
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
      this.setStep({ kind: 'leaving', isPaid: false });
      this.navigator.leave(started.value);
    } else if (started) this.leaveAfter(started.error);
  }

  /** Clears the outcome of the last attempt, which no longer applies. */
  clearProblem(): void {
    if (this.isBusy) return;
    this.setStep(undefined);
    this.checkout.reset();
    this.storeCheckout.reset();
  }

  goToThankYou(): void {
    this.setStep({ kind: 'leaving', isPaid: true });
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
    if (!this.widget.isPaying || this.step?.kind === 'leaving') return;
    this.setStep({ kind: 'leaving', isPaid: false });
    this.navigator.load(this.navigator.path, 'replace');
  }

  private onStage(stage: PaymentStage): void {
    switch (stage) {
      case 'opening':
        return this.setStep({ kind: 'opening' });
      case 'open':
        return this.setStep({ kind: 'paying' });
      case 'failed':
        return this.setStep({ kind: 'troubled' });
      case 'unavailable':
        return this.setStep({ kind: 'unavailable' });
      case 'abandoned':
        // The specification requires a reload after the widget is closed. The purchase remains stored.
        this.setStep({ kind: 'leaving', isPaid: false });
        return this.navigator.load(this.navigator.path, 'replace');
      case 'done':
        this.setStep({ kind: 'leaving', isPaid: true });
        this.clock.schedule(redirectDelayMs, this.goToThankYou);
        return;
    }
  }

  /** Opens another page after a problem that the buyer can't fix on this page. */
  private leaveAfter({ kind }: CheckoutProblem): void {
    if (kind === 'already-paid') this.goToThankYou();
    if (kind !== 'no-purchase') return;
    this.setStep({ kind: 'leaving', isPaid: false });
    this.navigator.replace(this.paths.plans);
  }

  private setStep(step: Step | undefined): void {
    this.step = step;
  }
}
