import { RecordVariant } from '#application/analytics/RecordVariant';
import { PurchaseBuyer } from '#application/commerce/PurchaseBuyer';
import { ShopPaths } from '#application/commerce/ShopPaths';
import { LoadThankYouPage } from '#application/commerce/LoadThankYouPage';
import { Navigator } from '#application/navigation/Navigator';
import { Session } from '#application/session/Session';
import { parseExperiment, type Experiment } from '#domain/analytics/Experiment';
import type { OrderState } from '#application/commerce/OrderState';
import type { Money } from '#domain/commerce/Money';
import { totalCharge } from '#domain/commerce/orderedOffer';
import type { PlanKind } from '#domain/commerce/Plan';
import type { ThankYouPage } from '#domain/content/ThankYouPage';
import { homePath } from '#domain/language/Locale';
import { splitPath } from '#domain/navigation/pagePaths';
import { ownsThroughStore } from '#domain/session/Player';
import type { PageLifecycle } from '../../app/Pages';
import { Translations } from '../../content/Translations';
import { makePresenterObservable, presenter, type PageRequest } from '../../presenter';
import { OrderPresenter } from './OrderPresenter';

export interface OrderDetails {
  readonly plan: PlanKind;
  /** Name of the plan, if `plan` does not identify it. */
  readonly name?: string;
  readonly price?: Money;
  readonly number?: string;
}

/** Page that buyers see after paying, and can open again later (TY-01, TY-02, CK-03). */
@presenter
export class ThankYouPresenter implements PageLifecycle {
  page: ThankYouPage = {};
  private shownPath = '';
  private isMyDUQuery = false;
  /** Order id from the store's link back to this page. */
  private storeOrderId: string | undefined;
  private experiment: Experiment | undefined;
  /** Identifies the current visit. Responses for an earlier visit are ignored. */
  private visit: object | undefined;
  private stops: readonly (() => void)[] = [];

  constructor(
    readonly order: OrderPresenter,
    private readonly loadThankYouPage: LoadThankYouPage,
    private readonly buyers: PurchaseBuyer,
    private readonly recordVariant: RecordVariant,
    private readonly session: Session,
    private readonly navigator: Navigator,
    private readonly translations: Translations,
    private readonly paths: ShopPaths,
  ) {
    makePresenterObservable(this, 'isMyDU', 'email', 'needsAccount', 'needsClient', 'plansPath');
  }

  async load({ params, query }: PageRequest): Promise<void> {
    this.storeOrderId = storeOrderIn(query);
    this.isMyDUQuery = query.get('product')?.toLowerCase() === 'mydu';
    this.experiment = parseExperiment(params);
    this.page = await this.loadThankYouPage.execute(this.translations.locale);
  }

  onShow(): () => void {
    [this.shownPath] = splitPath(this.navigator.path);
    this.stops = this.experiment ? [this.recordVariant.execute(this.experiment)] : [];
    this.visit = {};
    void this.loadBuyer(this.visit);
    return this.dispose;
  }

  get state(): OrderState {
    return this.order.state;
  }

  checkAgain(): void {
    const { orderId } = this.order.snapshot;
    if (this.storeOrderId !== undefined) this.confirmInStore(this.storeOrderId);
    else if (orderId !== undefined) this.followOrder(orderId);
  }

  showCorrectedEmail(): void {
    this.order.snapshot.takeSnapshot(undefined);
  }

  retryPayment(): void {
    this.order.snapshot.restart();
    this.navigator.push(this.paths.confirmation);
  }

  /** `undefined` if there is no order. */
  get orderDetails(): OrderDetails | undefined {
    const { snapshot, orderId } = this.order.snapshot;
    const { state } = this;
    if (!snapshot) return undefined;
    const { kind: plan, total, planName } = snapshot.selection;
    const bought = { plan, ...(plan === 'pack' && { name: planName }) };
    switch (state.kind) {
      case 'unclaimed':
        return bought;
      case 'settled':
        if (state.status !== 'paid') return undefined;
        return state.order ? { ...bought, price: totalCharge(state.order), number: state.order.id } : bought;
      case 'waiting':
      case 'stopped':
        return {
          ...bought,
          price: state.order ? totalCharge(state.order) : total,
          ...(orderId !== undefined && { number: orderId }),
        };
      default:
        return undefined;
    }
  }

  /** Whether to show the texts about MyDU: the player bought it or exchanged game time for it. */
  get isMyDU(): boolean {
    const { snapshot } = this.order.snapshot;
    if (snapshot) return snapshot.selection.kind === 'mydu';
    return this.isMyDUQuery && this.session.player?.details?.hasMyDUAccess === true;
  }

  get plansPath(): string {
    return this.paths.plans;
  }

  get email(): string | undefined {
    return this.order.snapshot.email;
  }

  get needsAccount(): boolean {
    return this.order.snapshot.needsAccount;
  }

  /** Whether the next step after paying is the client. Buyers of MyDU need its server, and store owners use the store. */
  get needsClient(): boolean {
    const { player } = this.session;
    const isPaid = this.state.kind === 'settled' && this.state.status === 'paid';
    return isPaid && !this.isMyDU && player !== undefined && !ownsThroughStore(player);
  }

  get canCheckAgain(): boolean {
    const { state } = this;
    if (['open', 'unconfirmed', 'unclaimed'].includes(state.kind)) return true;
    return state.kind === 'stopped' || (state.kind === 'waiting' && this.order.isTakingLong);
  }

  dispose(): void {
    this.visit = undefined;
    this.order.dispose();
    this.stops.forEach((stop) => stop());
    this.stops = [];
  }

  private async loadBuyer(visit: object): Promise<void> {
    const isKnown = await this.buyers.waitUntilKnown();
    if (this.visit === visit) this.start(isKnown);
  }

  private start(isKnown: boolean): void {
    this.stops = [...this.stops, this.session.onChange(this.onSessionChange)];
    this.showOrder(isKnown);
  }

  private showOrder(isKnown: boolean): void {
    const { order } = this;
    const { player } = this.session;
    // The store order in the URL is left over from the shop's query and does not describe this payment.
    if (order.snapshot.isPaidByCard()) this.storeOrderId = undefined;
    const { storeOrderId } = this;
    order.snapshot.takeSnapshot(storeOrderId);
    if (storeOrderId !== undefined) {
      if (player) return this.confirmInStore(storeOrderId);
      return order.setState(
        isKnown ? { kind: 'signed-out' } : { kind: 'unconfirmed', failure: { kind: 'offline' } },
      );
    }
    const { orderId, isGhostPurchase } = order.snapshot;
    if (orderId === undefined) return this.showNoOrder(isKnown);
    if (isGhostPurchase || player || !isKnown) this.followOrder(orderId);
    else order.setState({ kind: 'signed-out' });
  }

  /** @param isKnown whether the session state is known */
  private showNoOrder(isKnown: boolean): void {
    if (this.session.player || !isKnown) this.order.setState({ kind: 'none' });
    else this.goHome();
  }

  private followOrder(orderId: string): void {
    this.order.follow(orderId, () => this.showNoOrder(true));
  }

  private confirmInStore(orderId: string): void {
    const isMyDU = this.order.snapshot.snapshot ? this.isMyDU : this.isMyDUQuery;
    void this.order.confirmInStore(orderId, isMyDU);
  }

  /** Hides the player's data after sign-out; polling continues after the next sign-in. */
  private onSessionChange(): void {
    const { order } = this;
    const { kind } = this.session.state;
    const isElsewhere = splitPath(this.navigator.path)[0] !== this.shownPath;
    if (order.snapshot.isGhostPurchase || isElsewhere) return;
    if (kind === 'signed-in' && order.state.kind === 'signed-out') return this.showOrder(true);
    if (kind !== 'signed-out' || order.state.kind === 'signed-out') return;
    order.stop();
    if (order.isFinished) this.goHome();
    else order.setState({ kind: 'signed-out' });
  }

  private goHome(): void {
    this.navigator.replace(homePath(this.translations.locale));
  }
}

/** Returns undefined if the query has no order id and therefore describes no purchase (CK-03). */
const storeOrderIn = (query: URLSearchParams): string | undefined => {
  const orderId = query.get('orderId') ?? '';
  return query.get('source') === 'steam' && orderId !== '' ? orderId : undefined;
};
