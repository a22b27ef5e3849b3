import { RecordPurchase } from '#application/analytics/RecordPurchase';
import { ConfirmStorePurchase, type StoreOutcome } from '#application/commerce/ConfirmStorePurchase';
import { FollowOrder } from '#application/commerce/FollowOrder';
import type { OrderState } from '#application/commerce/OrderState';
import type { StoreOrderRejection } from '#application/commerce/StoreCheckouts';
import type { OrderStatus, PurchaseOrder } from '#domain/commerce/PurchaseOrder';
import { Submission } from '../../forms/Submission';
import { Timer } from '../../forms/Timer';
import { makePresenterObservable, presenter, type DisposablePresenter } from '../../presenter';
import { PurchaseSnapshotPresenter } from './PurchaseSnapshotPresenter';

type SettledOrder = Extract<OrderState, { readonly kind: 'settled' }>;

const longWaitMs = 20_000;

/** Delays in milliseconds between attempts to claim the game time of a paid store order. */
const claimPauses: readonly number[] = [10_000, 30_000, 60_000];

/** Polls the status of the visitor's order until it is final (TY-01, CK-03). */
@presenter
export class OrderPresenter implements DisposablePresenter {
  state: OrderState = { kind: 'idle' };
  /** Whether the visitor has been waiting so long that they can check again. */
  isTakingLong = false;
  private stopFollowing: () => void = () => undefined;
  private stopRecording: () => void = () => undefined;

  constructor(
    readonly snapshot: PurchaseSnapshotPresenter,
    private readonly confirmation: Submission<StoreOutcome, StoreOrderRejection>,
    private readonly longWait: Timer,
    private readonly followOrder: FollowOrder,
    private readonly confirmStorePurchase: ConfirmStorePurchase,
    private readonly recordPurchase: RecordPurchase,
  ) {
    makePresenterObservable(this);
  }

  get isFinished(): boolean {
    return this.state.kind === 'settled' || this.state.kind === 'none';
  }

  /** Paid order that can be shown. */
  get paidOrder(): PurchaseOrder | undefined {
    return this.state.kind === 'settled' && this.state.status === 'paid' ? this.state.order : undefined;
  }

  /** @param onNone called if no such order exists for this visitor */
  follow(orderId: string, onNone: () => void): void {
    this.stopFollowing();
    this.longWait.start(longWaitMs, this.markTakingLong);
    this.stopFollowing = this.followOrder.execute(orderId, (state) => this.update(state, onNone));
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

  private update(state: OrderState, onNone: () => void): void {
    if (state.kind !== 'waiting') this.longWait.dispose();
    if (state.kind === 'none') onNone();
    else if (state.kind === 'settled') this.settle(state);
    else if (state.kind === 'stopped' && this.snapshot.isKnownPaid())
      this.setState({ kind: 'settled', status: 'paid' });
    else this.setState(state);
  }

  private settle(settled: SettledOrder): void {
    const { status, order } = settled;
    this.snapshot.markShown();
    if (status === 'paid' && order) {
      this.snapshot.rememberEmail();
      this.stopRecording();
      if (!this.snapshot.isStorePurchase) this.stopRecording = this.recordPurchase.execute(order);
    }
    this.setState(settled);
  }

  private settleInStore(status: OrderStatus, orderId: string): void {
    if (status === 'started') return this.setState({ kind: 'open' });
    if (status === 'paid') {
      this.snapshot.takeSnapshot(orderId);
      this.snapshot.markShown();
    }
    this.setState({ kind: 'settled', status });
  }

  private markTakingLong(): void {
    this.isTakingLong = true;
  }
}
