import type { Plan } from '../../domain/commerce/Plan';
import { isUnpaid, type Purchase } from '../../domain/commerce/Purchase';
import { isSameOffer, selectPlan } from '../../domain/commerce/selectPlan';
import { Clock } from '../shared/Clock';
import { Uuids } from '../shared/Uuids';
import { useCase } from '../useCase';
import { PurchaseStore } from './PurchaseStore';

export interface PlanChoice {
  readonly plan: Plan;
  readonly campaignId: string;
  /** Of the player who recommended the game, as the visitor's link has it. */
  readonly referralCode?: string;
}

/**
 * Begins a purchase with a plan (BU-06). Choosing what is being bought already goes on with that purchase, so that it
 * stays one order.
 */
@useCase
export class ChoosePlan {
  constructor(
    private readonly purchases: PurchaseStore,
    private readonly uuids: Uuids,
    private readonly clock: Clock,
  ) {}

  execute({ plan, campaignId, referralCode }: PlanChoice): Purchase {
    const selection = selectPlan(plan, campaignId, referralCode);
    const held = this.unpaid();
    const isTheSame = held !== undefined && isSameOffer(held.selection, selection);
    const purchase: Purchase = {
      key: isTheSame ? held.key : this.uuids.fresh(),
      selection,
      startedAt: this.clock.now(),
      isPaymentDone: false,
      ...(held?.ghost && { ghost: held.ghost }),
      ...(isTheSame && held.orderId !== undefined && { orderId: held.orderId }),
      ...(isTheSame && held.sentWith !== undefined && { sentWith: held.sentWith }),
    };
    this.purchases.write(purchase);
    return purchase;
  }

  private unpaid(): Purchase | undefined {
    const held = this.purchases.read();
    return held && isUnpaid(held) ? held : undefined;
  }
}
