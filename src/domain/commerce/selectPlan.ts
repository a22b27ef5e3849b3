import { isSameAmount } from './Money';
import type { Cost, Plan } from './Plan';
import type { PlanSelection } from './PlanSelection';

/** Creates a selection. Its email is empty until the buyer is known (BU-06). */
export const selectPlan = (plan: Plan, campaignId: string, referralCode?: string): PlanSelection => ({
  kind: plan.kind,
  planName: plan.name,
  planDescription: plan.description,
  campaignId,
  productId: plan.productId,
  pricingId: plan.pricingId,
  paymentProviderId: plan.paymentProviderId,
  type: plan.type,
  ...(plan.freeMonths > 0 && { freeMonths: plan.freeMonths }),
  price: plan.price,
  discount: plan.discount,
  total: plan.total,
  ...(plan.inStore && { inStore: plan.inStore }),
  email: '',
  ...(referralCode !== undefined && { referralCode }),
});

export const isSameOffer = (one: PlanSelection, other: PlanSelection): boolean =>
  one.kind === other.kind &&
  one.campaignId === other.campaignId &&
  one.productId === other.productId &&
  one.pricingId === other.pricingId &&
  one.discount === other.discount &&
  isSameAmount(one.total, other.total) &&
  isSameInStore(one.inStore, other.inStore);

const isSameInStore = (one: Cost | undefined, other: Cost | undefined): boolean =>
  one && other ? isSameAmount(one.total, other.total) : one === other;
