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
  /** From the return address of the store. */
  readonly orderId: string;
  readonly isMyDU: boolean;
}

/** `unclaimed`: it is paid, but its game time could not be added to the account; another try adds it. */
export type StoreOutcome = OrderStatus | 'unclaimed';

/**
 * CK-03, D-11. Once paid, the game time of a pack is claimed and the purchases are reloaded; a reload of the page
 * repeats neither.
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

  execute(back: StoreReturn): Promise<Result<StoreOutcome, CallFailure>> {
    return this.locks.exclusively('store-return', () => this.confirm(back));
  }

  private async confirm({ orderId, isMyDU }: StoreReturn): Promise<Result<StoreOutcome, CallFailure>> {
    const { value } = this.purchase;
    if (value && isPaidOrder(value, orderId)) return succeed('paid');
    const confirmed = await this.store.finalize(orderId);
    if (!confirmed.ok) return confirmed;
    if (confirmed.value !== 'paid') {
      if (isSettled({ status: confirmed.value })) this.allowAnotherOrder();
      return confirmed;
    }
    const claimed = isMyDU ? succeed(undefined) : await this.storeGameTime.claim();
    // Game time that was claimed before is fine.
    const isOver = claimed.ok || claimed.error.kind === 'nothing-to-claim';
    if (isOver) this.purchase.confirmPaidInStore(orderId);
    await this.session.reloadPlayer();
    return succeed(isOver ? 'paid' : 'unclaimed');
  }

  /** The same plan can be bought again. */
  private allowAnotherOrder(): void {
    const { value } = this.purchase;
    if (value && isSentToStore(value)) this.purchase.renewKey();
  }
}
