import type { Buyer } from '#domain/commerce/Purchase';
import type { PurchaseOrder } from '#domain/commerce/PurchaseOrder';
import { updateGhost } from '#domain/commerce/purchaseTransitions';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';
import { service } from '../useCase';
import { Checkouts } from './Checkouts';
import { CurrentPurchase } from './CurrentPurchase';
import { GhostAccounts } from './GhostAccounts';

/** Looks up an order. An expired ghost token is renewed. */
@service
export class BuyerOrders {
  constructor(
    private readonly checkouts: Checkouts,
    private readonly ghosts: GhostAccounts,
    private readonly purchase: CurrentPurchase,
  ) {}

  /** Returns undefined if the buyer has no such order. */
  async find(orderId: string, buyer: Buyer): Promise<Result<PurchaseOrder | undefined, CallFailure>> {
    const found = await this.checkouts.findOrder(orderId, buyer);
    if (found.ok || found.error.kind !== 'signed-out' || buyer.kind !== 'ghost') return found;
    const renewed = await this.ghosts.renew(buyer);
    if (!renewed.ok) return found;
    this.purchase.apply(updateGhost(renewed.value));
    return this.checkouts.findOrder(orderId, { kind: 'ghost', ...renewed.value });
  }
}
