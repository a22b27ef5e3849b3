import { makeAutoObservable, observableRef } from 'mobx';
import { RecordPurchase } from '../../../application/analytics/RecordPurchase';
import { RecordVariant } from '../../../application/analytics/RecordVariant';
import { ConfirmStorePurchase } from '../../../application/commerce/ConfirmStorePurchase';
import { FollowOrder, type OrderNews } from '../../../application/commerce/FollowOrder';
import { CurrentPurchase } from '../../../application/commerce/CurrentPurchase';
import { PurchaseBuyer } from '../../../application/commerce/PurchaseBuyer';
import { LoadThankYouPage } from '../../../application/content/LoadThankYouPage';
import { Navigator } from '../../../application/navigation/Navigator';
import { Session } from '../../../application/session/Session';
import { TypedEmail } from '../../../application/session/TypedEmail';
import { Clock } from '../../../application/shared/Clock';
import { experimentIn, type Experiment } from '../../../domain/analytics/Experiment';
import type { Money } from '../../../domain/commerce/Money';
import type { PlanKind } from '../../../domain/commerce/Plan';
import { isSentToStore, orderIdOf, type Purchase } from '../../../domain/commerce/Purchase';
import type { OrderStatus, PurchaseOrder } from '../../../domain/commerce/PurchaseOrder';
import type { ThankYouPage } from '../../../domain/content/ThankYouPage';
import { homePath } from '../../../domain/language/Locale';
import { pathOf, splitPath } from '../../../domain/navigation/matchPath';
import type { CallFailure } from '../../../domain/shared/CallFailure';
import type { Result } from '../../../domain/shared/Result';
import { Translations } from '../../content/Translations';
import { presenter, type Disposable, type Visit } from '../../presenter';

/** What an order came to that nothing is to be thanked for. */
export type DeadEnd = Exclude<OrderStatus, 'started' | 'paid'>;

/**
 * - `looking`: nothing was asked yet; getting the page ahead must change nothing
 * - `waiting`: for the server's word that the order is paid (D-19)
 * - `stopped`: it was waited for minutes, and may be asked again
 * - `confirming`: the store has sent the player back (CK-03)
 * - `confirmed`: it is paid, and there is no order to look at: the store has it, or it can't be asked for any more
 * - `open`: the store has not taken the payment
 * - `unconfirmed`: whether it has could not be learnt
 * - `signed-out`: an order is a player's who has to sign in first
 * - `plain`: somebody is signed in, and no order is under way
 */
export type ThankYouState =
  | { readonly kind: 'looking' | 'confirming' | 'confirmed' | 'open' | 'signed-out' | 'plain' }
  | { readonly kind: 'waiting'; readonly isLong: boolean; readonly order?: PurchaseOrder }
  | { readonly kind: 'stopped'; readonly order?: PurchaseOrder }
  | { readonly kind: 'paid'; readonly order: PurchaseOrder }
  | { readonly kind: 'ended'; readonly status: DeadEnd }
  | { readonly kind: 'unconfirmed'; readonly failure: CallFailure };

/** What the page says of the order, as far as it is known. */
export interface OrderFacts {
  readonly plan: PlanKind;
  readonly price?: Money;
  readonly number?: string;
}

/** Milliseconds after which kind words are due. */
const longMilliseconds = 20_000;

/** Nothing more is to be done then. */
const finished: readonly ThankYouState['kind'][] = ['paid', 'confirmed', 'plain', 'ended'];

/** Where whoever bought something arrives, or comes back to (TY-01, TY-02, CK-03). */
@presenter
export class ThankYouPresenter implements Disposable {
  state: ThankYouState = { kind: 'looking' };
  page: ThankYouPage = {};
  private place = '';
  private saysMyDU = false;
  private storeOrderId: string | undefined;
  private experiment: Experiment | undefined;
  private held: Purchase | undefined;
  private isLong = false;
  private hasArrived = false;
  private readonly left = new AbortController();
  private stopFollowing: () => void = () => undefined;
  private stopWaiting: () => void = () => undefined;
  private readonly stops: (() => void)[] = [];

  constructor(
    private readonly loadThankYouPage: LoadThankYouPage,
    private readonly followOrder: FollowOrder,
    private readonly confirmStorePurchase: ConfirmStorePurchase,
    private readonly purchase: CurrentPurchase,
    private readonly buyers: PurchaseBuyer,
    private readonly recordPurchase: RecordPurchase,
    private readonly recordVariant: RecordVariant,
    private readonly session: Session,
    private readonly typedEmail: TypedEmail,
    private readonly navigator: Navigator,
    private readonly translations: Translations,
    private readonly clock: Clock,
  ) {
    makeAutoObservable<
      this,
      | 'loadThankYouPage'
      | 'followOrder'
      | 'confirmStorePurchase'
      | 'purchase'
      | 'buyers'
      | 'recordPurchase'
      | 'recordVariant'
      | 'session'
      | 'typedEmail'
      | 'navigator'
      | 'translations'
      | 'clock'
      | 'held'
      | 'left'
      | 'stops'
      | 'isStillHeld'
      | 'isKnownPaid'
    >(
      this,
      {
        page: observableRef,
        held: observableRef,
        loadThankYouPage: false,
        followOrder: false,
        confirmStorePurchase: false,
        purchase: false,
        buyers: false,
        recordPurchase: false,
        recordVariant: false,
        session: false,
        typedEmail: false,
        navigator: false,
        translations: false,
        clock: false,
        left: false,
        stops: false,
        // They ask what is not observed: nothing of it may be remembered.
        isMyDU: false,
        email: false,
        needsAccount: false,
        isStillHeld: false,
        isKnownPaid: false,
      },
      { autoBind: true },
    );
  }

  async load({ params, query }: Visit): Promise<void> {
    if (query.get('source') === 'steam') this.storeOrderId = query.get('orderId') ?? '';
    this.saysMyDU = query.get('product')?.toLowerCase() === 'mydu';
    this.experiment = experimentIn(params);
    this.show(await this.loadThankYouPage.execute(this.translations.locale));
  }

  /** To be called once the page is shown. */
  async arrive(): Promise<void> {
    if (this.hasArrived) return;
    this.hasArrived = true;
    this.place = splitPath(this.navigator.path)[0];
    if (this.experiment) this.stops.push(this.recordVariant.execute(this.experiment));
    const isKnown = await this.buyers.isKnown();
    if (this.left.signal.aborted) return;
    this.stops.push(this.session.onChange(this.notice));
    this.begin(isKnown);
  }

  /** Asks once more what has become of the order. */
  askAgain(): void {
    if (this.storeOrderId !== undefined) void this.confirm(this.storeOrderId);
    else if (this.orderId !== undefined) this.follow(this.orderId);
  }

  /** Begins the purchase anew that came to nothing: what is paid next is an order of its own. */
  tryAgain(): void {
    if (this.held) this.purchase.restart(this.held);
    this.navigator.push(pathOf('buyConfirm', this.translations.locale));
  }

  /** What is known of the order; nothing on a page without one. */
  get facts(): OrderFacts | undefined {
    const { state, held } = this;
    if (!held) return undefined;
    const { kind: plan, total } = held.selection;
    switch (state.kind) {
      case 'confirmed':
        return { plan };
      case 'paid':
        return { plan, price: state.order.price, number: state.order.id };
      case 'waiting':
      case 'stopped':
        return {
          plan,
          price: state.order?.price ?? total,
          ...(this.orderId !== undefined && { number: this.orderId }),
        };
      default:
        return undefined;
    }
  }

  /** What is said is said of MyDU: it was bought, or taken for game time. */
  get isMyDU(): boolean {
    if (this.held) return this.held.selection.kind === 'mydu';
    return this.saysMyDU && this.session.player?.details?.hasMyDUAccess === true;
  }

  /** The e-mail that the receipt goes to. */
  get email(): string | undefined {
    return this.held?.ghost?.email ?? this.session.player?.email;
  }

  /** The buyer has no account yet. */
  get needsAccount(): boolean {
    return this.isGhosts && this.session.player === undefined;
  }

  /** Whether asking again can change anything. */
  get canAskAgain(): boolean {
    const { state } = this;
    if (state.kind === 'open' || state.kind === 'unconfirmed') return this.storeOrderId !== '';
    return state.kind === 'stopped' || (state.kind === 'waiting' && state.isLong);
  }

  dispose(): void {
    this.left.abort();
    this.stopFollowing();
    this.stopWaiting();
    this.stops.splice(0).forEach((stop) => stop());
  }

  private get isConfirming(): boolean {
    return !this.left.signal.aborted && this.state.kind === 'confirming';
  }

  private get orderId(): string | undefined {
    return this.held && orderIdOf(this.held);
  }

  private get isGhosts(): boolean {
    return this.held?.ghost !== undefined;
  }

  /** Another tab may have begun another purchase meanwhile. */
  private get isStillHeld(): boolean {
    return this.held !== undefined && this.purchase.value?.key === this.held.key;
  }

  /** A ghost's order was seen paid before, and is an account's by now. */
  private get isKnownPaid(): boolean {
    const { value } = this.purchase;
    return this.isStillHeld && value?.progress.kind === 'paid';
  }

  private begin(isKnown: boolean): void {
    const { player } = this.session;
    this.hold(this.purchase.value);
    if (this.storeOrderId !== undefined) {
      if (player) return void this.confirm(this.storeOrderId);
      return this.become(
        isKnown ? { kind: 'signed-out' } : { kind: 'unconfirmed', failure: { kind: 'offline' } },
      );
    }
    if (this.orderId !== undefined) {
      return this.isGhosts || player || !isKnown
        ? this.follow(this.orderId)
        : this.become({ kind: 'signed-out' });
    }
    if (player || !isKnown) this.become({ kind: 'plain' });
    else this.leave();
  }

  private async confirm(orderId: string): Promise<void> {
    if (this.state.kind === 'confirming') return;
    if (orderId === '') return this.become({ kind: 'open' });
    this.become({ kind: 'confirming' });
    const isMyDU = this.held ? this.isMyDU : this.saysMyDU;
    const confirmed = await this.confirmStorePurchase.execute({ orderId, isMyDU });
    if (this.isConfirming) this.settle(confirmed);
  }

  private settle(confirmed: Result<OrderStatus, CallFailure>): void {
    if (!confirmed.ok) return this.become({ kind: 'unconfirmed', failure: confirmed.error });
    const status = confirmed.value;
    if (status === 'started') return this.become({ kind: 'open' });
    if (status !== 'paid') return this.become({ kind: 'ended', status });
    this.hold(this.purchase.value);
    this.thank();
    this.become({ kind: 'confirmed' });
  }

  private follow(orderId: string): void {
    this.stopFollowing();
    this.stopWaiting();
    this.stopWaiting = this.clock.after(longMilliseconds, this.takeLong);
    this.stopFollowing = this.followOrder.execute(orderId, this.hear);
  }

  private hear(news: OrderNews): void {
    if (news.kind !== 'waiting') this.stopWaiting();
    if (news.kind === 'unknown') return this.session.player ? this.become({ kind: 'plain' }) : this.leave();
    if (news.kind === 'stopped') return this.become(this.isKnownPaid ? { kind: 'confirmed' } : news);
    if (news.kind === 'waiting') return this.become({ ...news, isLong: this.isLong });
    const { status } = news.order;
    if (status === 'paid') this.welcome(news.order);
    else if (status !== 'started') this.become({ kind: 'ended', status });
  }

  private welcome(order: PurchaseOrder): void {
    this.thank();
    // Whoever asks for the letter again need not type this.
    if (this.held?.ghost) this.typedEmail.value = this.held.ghost.email;
    this.stops.push(this.recordPurchase.execute(order));
    this.become({ kind: 'paid', order });
  }

  /** Nobody is to be led here again for this purchase. */
  private thank(): void {
    if (this.held) this.purchase.markShown(orderIdOf(this.held));
  }

  private takeLong(): void {
    this.isLong = true;
    if (this.state.kind === 'waiting') this.become({ ...this.state, isLong: true });
  }

  /** Who signs out elsewhere sees nothing of a player's any more; an order on its way goes on once they are back. */
  private notice(): void {
    const { kind } = this.session.state;
    const isElsewhere = splitPath(this.navigator.path)[0] !== this.place;
    if (this.isGhosts || isElsewhere) return;
    if (kind === 'signed-in' && this.state.kind === 'signed-out') return this.begin(true);
    if (kind !== 'signed-out' || this.state.kind === 'signed-out') return;
    this.stopFollowing();
    this.stopWaiting();
    if (finished.includes(this.state.kind)) this.leave();
    else this.become({ kind: 'signed-out' });
  }

  private leave(): void {
    this.navigator.replace(homePath(this.translations.locale));
  }

  /** The order that this visit is about; one that was turned away from counts only once it is paid. */
  private hold(purchase: Purchase | undefined): void {
    const isStores = this.storeOrderId !== undefined;
    const isThis =
      purchase &&
      (isStores
        ? isSentToStore(purchase) && (orderIdOf(purchase) ?? this.storeOrderId) === this.storeOrderId
        : purchase.progress.kind !== 'cancelled');
    this.held = isThis ? purchase : undefined;
  }

  private show(page: ThankYouPage): void {
    this.page = page;
  }

  private become(state: ThankYouState): void {
    this.state = state;
  }
}
