import { isPaidOrder, isSentToStore } from '#domain/commerce/Purchase';
import { isSettled, type OrderStatus } from '#domain/commerce/PurchaseOrder';
import { confirmPaidInStore, renewKey } from '#domain/commerce/purchaseTransitions';
import { succeed, type Result } from '#domain/shared/Result';
import { StoreGameTime } from '../linked-accounts/StoreGameTime';
import { Session } from '../session/Session';
import { Locks } from '../shared/Locks';
import { useCase } from '../useCase';
import { CurrentPurchase } from './CurrentPurchase';
import { StoreCheckouts, type StoreOrderRejection } from './StoreCheckouts';

export interface StoreReturn {
  /** Order id from the store's return URL. */
  readonly orderId: string;
  readonly isMyDU: boolean;
}

/** `unclaimed`: the order is paid, but the game time could not be added to the account. A retry adds it. */
export type StoreOutcome = OrderStatus | 'unclaimed';

/**
 * Confirms a purchase in the store (CK-03, D-11). Once the order is paid, claims the game time of a pack and reloads
 * the player's purchases. Neither is repeated if the page is reloaded.
 */
@useCase
export class ConfirmStorePurchase {
  constructor(
    private readonly store: StoreCheckouts,
    private readonly storeGameTime: StoreGameTime,
    private readonly purchase: CurrentPurchase,
    private readonly session: Session,
    private readonly locks: Locks,
  ) {}

  execute(back: StoreReturn): Promise<Result<StoreOutcome, StoreOrderRejection>> {
    return this.locks.runExclusive('store-return', () => this.confirm(back));
  }

  private async confirm({
    orderId,
    isMyDU,
  }: StoreReturn): Promise<Result<StoreOutcome, StoreOrderRejection>> {
    const { value } = this.purchase;
    if (value && isPaidOrder(value, orderId)) return succeed('paid');
    const confirmed = await this.store.finalize(orderId);
    if (!confirmed.ok) return confirmed;
    if (confirmed.value !== 'paid') {
      if (isSettled(confirmed.value)) this.allowAnotherOrder();
      return confirmed;
    }
    const claimed = isMyDU ? succeed(undefined) : await this.storeGameTime.claim();
    // It is not an error if the game time was already claimed.
    const isOver = claimed.ok || claimed.error.kind === 'nothing-to-claim';
    if (isOver) this.purchase.apply(confirmPaidInStore(orderId));
    await this.session.reloadPlayer();
    return succeed(isOver ? 'paid' : 'unclaimed');
  }

  /** Replaces the idempotency key, so that the same plan can be bought again. */
  private allowAnotherOrder(): void {
    const { value } = this.purchase;
    if (value && isSentToStore(value)) this.purchase.apply(renewKey);
  }
}
