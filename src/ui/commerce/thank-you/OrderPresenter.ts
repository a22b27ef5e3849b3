import { RecordPurchase } from '#application/analytics/RecordPurchase';
import { ConfirmStorePurchase, type StoreOutcome } from '#application/commerce/ConfirmStorePurchase';
import { FollowOrder, type OrderUpdate } from '#application/commerce/FollowOrder';
import type { OrderRejection, OrderStatus, PurchaseOrder } from '#domain/commerce/PurchaseOrder';
import type { CallFailure } from '#domain/shared/CallFailure';
import { Submission, type UnexpectedFailure } from '../../forms/Submission';
import { Timer } from '../../forms/Timer';
import { makePresenterObservable, presenter, type DisposablePresenter } from '../../presenter';
import { PurchaseSnapshotPresenter } from './PurchaseSnapshotPresenter';

/** The status of an order that will not be paid. */
type UnpaidStatus = Exclude<OrderStatus, 'started' | 'paid'>;

export type OrderState =
  | { readonly kind: 'idle' }
  /** The server has not confirmed the payment yet (D-19). */
  | { readonly kind: 'waiting'; readonly isLong: boolean; readonly order?: PurchaseOrder }
  /** Polling stopped after several minutes; the visitor can check again. */
  | { readonly kind: 'stopped'; readonly order?: PurchaseOrder }
  | { readonly kind: 'paid'; readonly order: PurchaseOrder }
  | { readonly kind: 'ended'; readonly status: UnpaidStatus; readonly rejection?: OrderRejection }
  /** The store has redirected the player back, and the server is confirming the order (CK-03). */
  | { readonly kind: 'confirming' }
  /** The order is paid but can't be shown, because it is the store's or can no longer be requested. */
  | { readonly kind: 'confirmed' }
  /** The order is paid in the store, but the game time is not on the account yet. */
  | { readonly kind: 'unclaimed' }
  | { readonly kind: 'open' }
  | { readonly kind: 'unconfirmed'; readonly failure: CallFailure | UnexpectedFailure }
  /** The order belongs to a player who has to sign in first. */
  | { readonly kind: 'signed-out' }
  /** A player is signed in and no order is in progress. */
  | { readonly kind: 'plain' };

const longWaitMs = 20_000;

/** Delays in milliseconds between attempts to claim the game time of a paid store order. */
const claimPauses: readonly number[] = [10_000, 30_000, 60_000];

const finalStates: readonly OrderState['kind'][] = ['paid', 'confirmed', 'plain', 'ended'];

/** Polls the status of the visitor's order until it is final (TY-01, CK-03). */
@presenter
export class OrderPresenter implements DisposablePresenter {
  state: OrderState = { kind: 'idle' };
  private isTakingLong = false;
  private stopFollowing: () => void = () => undefined;
  private stopRecording: () => void = () => undefined;

  constructor(
    readonly snapshot: PurchaseSnapshotPresenter,
    private readonly confirmation: Submission<StoreOutcome, CallFailure>,
    private readonly longWait: Timer,
    private readonly followOrder: FollowOrder,
    private readonly confirmStorePurchase: ConfirmStorePurchase,
    private readonly recordPurchase: RecordPurchase,
  ) {
    makePresenterObservable(this);
  }

  get isFinished(): boolean {
    return finalStates.includes(this.state.kind);
  }

  /** @param onUnknown called if no such order exists for this visitor */
  follow(orderId: string, onUnknown: () => void): void {
    this.stopFollowing();
    this.longWait.start(longWaitMs, this.markTakingLong);
    this.stopFollowing = this.followOrder.execute(orderId, (news) => this.update(news, onUnknown));
  }

  async confirmInStore(orderId: string, isMyDU: boolean): Promise<void> {
    if (this.confirmation.isSending) return;
    this.setState({ kind: 'confirming' });
    await this.confirm(orderId, isMyDU, claimPauses);
  }

  setState(state: OrderState): void {
    this.state = state;
  }

  stop(): void {
    this.stopFollowing();
    this.longWait.dispose();
    this.confirmation.dispose();
  }

  dispose(): void {
    this.stop();
    this.stopRecording();
  }

  /** @param pauses delays in milliseconds before each further attempt to claim the game time */
  private async confirm(orderId: string, isMyDU: boolean, pauses: readonly number[]): Promise<void> {
    const confirmed = await this.confirmation.run(() =>
      this.confirmStorePurchase.execute({ orderId, isMyDU }),
    );
    const { problem } = this.confirmation;
    if (problem) this.setState({ kind: 'unconfirmed', failure: problem });
    else if (confirmed?.ok && confirmed.value !== 'unclaimed') this.settleInStore(confirmed.value, orderId);
    else if (confirmed?.ok) {
      this.setState({ kind: 'unclaimed' });
      const [pause, ...later] = pauses;
      if (pause !== undefined) this.longWait.start(pause, () => void this.confirm(orderId, isMyDU, later));
    }
  }

  private update(news: OrderUpdate, onUnknown: () => void): void {
    if (news.kind !== 'waiting') this.longWait.dispose();
    switch (news.kind) {
      case 'unknown':
        return onUnknown();
      case 'stopped':
        return this.setState(this.snapshot.isKnownPaid() ? { kind: 'confirmed' } : news);
      case 'waiting':
        return this.setState({ ...news, isLong: this.isTakingLong });
      case 'settled':
        return this.settle(news.order);
    }
  }

  private settle(order: PurchaseOrder): void {
    const { status } = order;
    if (status === 'started') return;
    this.snapshot.markShown();
    if (status !== 'paid') {
      const { rejection } = order;
      return this.setState({ kind: 'ended', status, ...(rejection && { rejection }) });
    }
    this.snapshot.rememberEmail();
    this.stopRecording();
    if (!this.snapshot.isStorePurchase) this.stopRecording = this.recordPurchase.execute(order);
    this.setState({ kind: 'paid', order });
  }

  private settleInStore(status: OrderStatus, orderId: string): void {
    if (status === 'started') return this.setState({ kind: 'open' });
    if (status !== 'paid') return this.setState({ kind: 'ended', status });
    this.snapshot.takeSnapshot(orderId);
    this.snapshot.markShown();
    this.setState({ kind: 'confirmed' });
  }

  private markTakingLong(): void {
    this.isTakingLong = true;
    if (this.state.kind === 'waiting') this.setState({ ...this.state, isLong: true });
  }
}
