import type { Plan } from '#domain/commerce/Plan';
import type { Purchase } from '#domain/commerce/Purchase';
import { selectPlan } from '#domain/commerce/selectPlan';
import { useCase } from '../useCase';
import { CurrentPurchase } from './CurrentPurchase';

export interface PlanChoice {
  readonly plan: Plan;
  readonly campaignId: string;
  /** Recruiter's code from the visitor's link. */
  readonly referralCode?: string;
}

@useCase
export class ChoosePlan {
  constructor(private readonly purchase: CurrentPurchase) {}

  execute({ plan, campaignId, referralCode }: PlanChoice): Purchase {
    return this.purchase.begin(selectPlan(plan, campaignId, referralCode));
  }
}
