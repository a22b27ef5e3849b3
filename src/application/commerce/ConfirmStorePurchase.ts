import { isSettled, type OrderStatus } from '../../domain/commerce/PurchaseOrder';
import type { CallFailure } from '../../domain/shared/CallFailure';
import { succeed, type Result } from '../../domain/shared/Result';
import { StoreGameTime } from '../linked-accounts/StoreGameTime';
import { Session } from '../session/Session';
import { Locks } from '../shared/Locks';
import { useCase } from '../useCase';
import { KeptPurchase } from './KeptPurchase';
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
    private readonly purchase: KeptPurchase,
    private readonly session: Session,
    private readonly locks: Locks,
  ) {}

  execute(back: StoreReturn): Promise<Result<OrderStatus, CallFailure>> {
    return this.locks.exclusively('store-return', () => this.confirm(back));
  }

  private async confirm({ orderId, isMyDU }: StoreReturn): Promise<Result<OrderStatus, CallFailure>> {
    const held = this.purchase.value;
    if (held?.orderId === orderId && held.isPaid) return succeed('paid');
    const confirmed = await this.store.finalize(orderId);
    if (!confirmed.ok) return confirmed;
    if (confirmed.value !== 'paid') {
      // What was turned down there can be bought again, as another order.
      if (isSettled({ status: confirmed.value }) && this.purchase.isInStore) this.purchase.renewKey();
      return confirmed;
    }
    // Claimed before, or never to be claimed, is as good: the player has what there is.
    const claimed = isMyDU ? succeed(undefined) : await this.storeGameTime.claim();
    const isOver = claimed.ok || claimed.error.kind === 'nothing-to-claim';
    if (isOver) this.settle(orderId);
    await this.session.reloadPurchases();
    return confirmed;
  }

  private settle(orderId: string): void {
    if (!this.purchase.isInStore) return;
    this.purchase.belongToPlayer();
    this.purchase.change((purchase) => ({ ...purchase, orderId, isPaymentDone: true, isPaid: true }));
  }
}
