import { isPaidOrder, isSentToStore } from '../../domain/commerce/Purchase';
import { isSettled, type OrderStatus } from '../../domain/commerce/PurchaseOrder';
import type { CallFailure } from '../../domain/shared/CallFailure';
import { succeed, type Result } from '../../domain/shared/Result';
import { StoreGameTime } from '../linked-accounts/StoreGameTime';
import { Session } from '../session/Session';
import { Locks } from '../shared/Locks';
import { useCase } from '../useCase';
import { CurrentPurchase } from './CurrentPurchase';
import { StoreCheckouts } from './StoreCheckouts';

export interface StoreReturn {
  /** As the store's address of return has it. */
  readonly orderId: string;
  readonly isMyDU: boolean;
}

/**
 * Confirms what the store sent the player back with (CK-03, D-11). Once it is paid, the game time of a pack is claimed
 * and the purchases are loaded again; a page that is loaded again does neither twice.
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

  execute(back: StoreReturn): Promise<Result<OrderStatus, CallFailure>> {
    return this.locks.exclusively('store-return', () => this.confirm(back));
  }

  private async confirm({ orderId, isMyDU }: StoreReturn): Promise<Result<OrderStatus, CallFailure>> {
    const { value } = this.purchase;
    if (value && isPaidOrder(value, orderId)) return succeed('paid');
    const confirmed = await this.store.finalize(orderId);
    if (!confirmed.ok) return confirmed;
    if (confirmed.value !== 'paid') {
      if (isSettled({ status: confirmed.value })) this.allowAnotherOrder();
      return confirmed;
    }
    const claimed = isMyDU ? succeed(undefined) : await this.storeGameTime.claim();
    // What was claimed before need not be claimed again.
    const isOver = claimed.ok || claimed.error.kind === 'nothing-to-claim';
    if (isOver) this.purchase.confirmPaidInStore(orderId);
    await this.session.reloadPurchases();
    return confirmed;
  }

  /** The order came to nothing in the store: the same plan can be bought again. */
  private allowAnotherOrder(): void {
    const { value } = this.purchase;
    if (value && isSentToStore(value)) this.purchase.renewKey();
  }
}
