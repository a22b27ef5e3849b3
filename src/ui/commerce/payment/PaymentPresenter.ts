import { makeAutoObservable, observableRef } from 'mobx';
import { BuyThroughStore, type StoreWish } from '../../../application/commerce/BuyThroughStore';
import type { PaymentSession } from '../../../application/commerce/Checkouts';
import { FollowPayment } from '../../../application/commerce/FollowPayment';
import { PaymentWidget } from '../../../application/commerce/PaymentWidget';
import type { CheckoutProblem } from '../../../application/commerce/checkoutProblems';
import { CheckoutPlan, type CheckoutWish } from '../../../application/commerce/CheckoutPlan';
import { Navigator } from '../../../application/navigation/Navigator';
import { Analytics } from '../../../application/shared/Analytics';
import { Clock } from '../../../application/shared/Clock';
import { majorUnitsOf } from '../../../domain/commerce/Money';
import { isPaying, type PaymentProgress } from '../../../domain/commerce/paymentProgress';
import type { Selection } from '../../../domain/commerce/Selection';
import { localeOfPath } from '../../../domain/language/Locale';
import { pathOf } from '../../../domain/navigation/matchPath';
import { presenter, type Disposable } from '../../presenter';

/**
 * - `preparing`: the server is asked for an order, and the widget or the store is on its way
 * - `paying`: the buyer is in the widget
 * - `troubled`: the widget said that it can't be paid
 * - `unavailable`: the widget did not come
 * - `leaving`: another page is on its way; `isPaid` when the widget said that it was paid
 */
export type PaymentState =
  | { readonly kind: 'idle' | 'preparing' | 'paying' | 'troubled' | 'unavailable' }
  | { readonly kind: 'rejected'; readonly problem: CheckoutProblem }
  | { readonly kind: 'leaving'; readonly isPaid: boolean };

/** Long enough to read that it is paid, and for where the buyer came from to reach the server. */
const stayMilliseconds = 1000;

/** What comes after Continue: an order, and the widget or the store to pay it in (CF-04, CK-01 to CK-03). */
@presenter
export class PaymentPresenter implements Disposable {
  state: PaymentState = { kind: 'idle' };
  private progress: PaymentProgress | undefined;
  private readonly left = new AbortController();
  private stopFollowing: () => void = () => undefined;

  constructor(
    private readonly checkoutPlan: CheckoutPlan,
    private readonly followPayment: FollowPayment,
    private readonly buyThroughStore: BuyThroughStore,
    private readonly widget: PaymentWidget,
    private readonly analytics: Analytics,
    private readonly navigator: Navigator,
    private readonly clock: Clock,
  ) {
    makeAutoObservable<
      this,
      | 'checkoutPlan'
      | 'followPayment'
      | 'buyThroughStore'
      | 'widget'
      | 'analytics'
      | 'navigator'
      | 'clock'
      | 'progress'
      | 'left'
      | 'stopFollowing'
    >(
      this,
      {
        state: observableRef,
        checkoutPlan: false,
        followPayment: false,
        buyThroughStore: false,
        widget: false,
        analytics: false,
        navigator: false,
        clock: false,
        progress: false,
        left: false,
        stopFollowing: false,
      },
      { autoBind: true },
    );
  }

  /** Nothing on the page may be changed meanwhile. */
  get isBusy(): boolean {
    return ['preparing', 'paying', 'leaving'].includes(this.state.kind);
  }

  /** The third step is under way. */
  get isInCheckout(): boolean {
    return this.state.kind !== 'idle' && this.state.kind !== 'rejected';
  }

  /** Gets the widget ahead, so that it opens at once. */
  prepare(): void {
    this.widget.prepare();
  }

  async pay(wish: CheckoutWish): Promise<void> {
    if (this.isBusy) return;
    this.become({ kind: 'preparing' });
    const started = await this.checkoutPlan.execute(wish);
    if (this.left.signal.aborted) return;
    if (started.ok) this.follow(started.value, wish.selection);
    else this.refuse(started.error);
  }

  async payInStore(wish: StoreWish): Promise<void> {
    if (this.isBusy) return;
    this.become({ kind: 'preparing' });
    const started = await this.buyThroughStore.execute(wish);
    if (this.left.signal.aborted) return;
    if (!started.ok) return this.refuse(started.error);
    this.become({ kind: 'leaving', isPaid: false });
    this.navigator.leave(started.value);
  }

  /** What was said of the last try is no longer so. */
  forgive(): void {
    if (!this.isBusy) this.become({ kind: 'idle' });
  }

  /** To where a purchase that was paid is followed, with the query that the visitor came with (CK-02). */
  thank(): void {
    this.become({ kind: 'leaving', isPaid: true });
    const { path } = this.navigator;
    const { search } = new URL(path, this.navigator.origin);
    this.navigator.load(pathOf('buyThankYou', localeOfPath(path)) + search, 'replace');
  }

  /** Whoever goes back while paying leaves the widget behind, which lies over every page: it goes with the document. */
  dispose(): void {
    if (this.left.signal.aborted) return;
    this.left.abort();
    this.stopFollowing();
    if (this.progress && isPaying(this.progress)) this.navigator.load(this.navigator.path, 'replace');
  }

  private follow(session: PaymentSession, selection: Selection): void {
    this.stopFollowing();
    this.stopFollowing = this.followPayment.execute(session, (progress) => {
      const before = this.progress;
      this.progress = progress;
      if (progress.hasLoaded && before?.hasLoaded !== true) this.count(selection);
      if (progress.stage !== before?.stage) this.show(progress);
    });
  }

  private show({ stage }: PaymentProgress): void {
    switch (stage) {
      case 'opening':
        return;
      case 'open':
        return this.become({ kind: 'paying' });
      case 'failed':
        return this.become({ kind: 'troubled' });
      case 'unavailable':
        return this.become({ kind: 'unavailable' });
      case 'abandoned':
        // The specification's way out of a widget that was closed; the purchase outlasts it.
        this.become({ kind: 'leaving', isPaid: false });
        return this.navigator.load(this.navigator.path, 'replace');
      case 'done':
        this.become({ kind: 'leaving', isPaid: true });
        this.clock.after(stayMilliseconds, this.thank);
        return;
    }
  }

  private refuse(problem: CheckoutProblem): void {
    if (problem.kind === 'already-paid') return this.thank();
    if (problem.kind !== 'no-purchase') return this.become({ kind: 'rejected', problem });
    this.become({ kind: 'leaving', isPaid: false });
    this.navigator.replace(pathOf('buy', localeOfPath(this.navigator.path)));
  }

  private count({ productId, planName, total }: Selection): void {
    const item = { id: productId, name: planName, price: majorUnitsOf(total), quantity: 1 };
    this.analytics.commerce({ kind: 'begin_checkout', items: [item], currency: total.currency });
  }

  private become(state: PaymentState): void {
    this.state = state;
  }
}
