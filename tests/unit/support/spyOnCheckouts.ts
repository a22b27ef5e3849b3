import { ChoosePlan } from '#application/commerce/ChoosePlan';
import {
  Checkouts,
  type CheckoutRejection,
  type CheckoutRequest,
  type PaymentSession,
} from '#application/commerce/Checkouts';
import { GhostAccounts, type GhostRegistration } from '#application/commerce/GhostAccounts';
import type { CheckoutInput } from '#application/commerce/CheckoutPlan';
import type { Plan } from '#domain/commerce/Plan';
import type { Buyer, GhostBuyer, Purchase } from '#domain/commerce/Purchase';
import type { Result } from '#domain/shared/Result';
import { FakeCheckouts } from '#infrastructure/fake/commerce/FakeCheckouts';
import { FakeGhostAccounts } from '#infrastructure/fake/commerce/FakeGhostAccounts';
import type { Application } from './compose';

const campaignId = 'campaign-founders';

/** Plans of the fake back end. */
export const plans = {
  'three-months': {
    kind: 'three-months',
    productId: 'founders-3',
    pricingId: 'founders-3-usd',
    paymentProviderId: 'farstead-gametime-3',
    type: 'gametime',
    name: '3 months of game time',
    description: 'Farstead game time: 3 months',
    months: 3,
    freeMonths: 0,
    price: { cents: 2499, currency: 'USD' },
    discount: 0,
    total: { cents: 2499, currency: 'USD' },
    isBestValue: false,
  },
  mydu: {
    kind: 'mydu',
    productId: 'founders-mydu',
    pricingId: 'founders-mydu-usd',
    paymentProviderId: 'farstead-mydu',
    type: 'mydu',
    name: 'MyDU access',
    description: 'A Farstead universe of your own',
    months: 0,
    freeMonths: 0,
    price: { cents: 9999, currency: 'USD' },
    discount: 0.25,
    total: { cents: 7499, currency: 'USD' },
    isBestValue: false,
  },
} as const satisfies Record<string, Plan>;

export const chooseSamplePlan = (
  application: Application,
  kind: keyof typeof plans = 'three-months',
  referralCode?: string,
): Purchase =>
  application.get(ChoosePlan).execute({
    plan: plans[kind],
    campaignId,
    ...(referralCode !== undefined && { referralCode }),
  });

/** Checkout request for the stored purchase. */
export const checkoutInput = (
  { purchases }: Application,
  more: Partial<CheckoutInput> = {},
): CheckoutInput => {
  const selection = purchases.read()?.selection;
  if (!selection) throw new Error('Nothing was chosen.');
  return { selection, email: 'buyer@farstead.test', referralCode: '', language: 'fr', ...more };
};

/** Checkouts of the fake back end, with the recorded requests. */
class SpyCheckouts extends Checkouts {
  readonly requests: CheckoutRequest[] = [];
  /** Maximum number of concurrent requests. */
  maxConcurrent = 0;
  /** Called before the next response. */
  beforeResponse = (): void => undefined;
  private pending = 0;

  constructor(private readonly checkouts: Checkouts) {
    super();
  }

  async start(request: CheckoutRequest, buyer: Buyer): Promise<Result<PaymentSession, CheckoutRejection>> {
    this.requests.push(request);
    this.maxConcurrent = Math.max(this.maxConcurrent, ++this.pending);
    const answer = await this.checkouts.start(request, buyer);
    this.beforeResponse();
    this.pending--;
    return answer;
  }

  findOrder(id: string, buyer: Buyer) {
    return this.checkouts.findOrder(id, buyer);
  }
}

class SpyGhostAccounts extends GhostAccounts {
  readonly registrations: GhostRegistration[] = [];

  constructor(private readonly ghosts: GhostAccounts) {
    super();
  }

  register(registration: GhostRegistration) {
    this.registrations.push(registration);
    return this.ghosts.register(registration);
  }

  renew(ghost: GhostBuyer) {
    return this.ghosts.renew(ghost);
  }

  correctEmail(...correction: Parameters<GhostAccounts['correctEmail']>) {
    return this.ghosts.correctEmail(...correction);
  }
}

export const spyOnCheckouts = (application: Application) => {
  const checkouts = new SpyCheckouts(application.get(FakeCheckouts));
  const ghosts = new SpyGhostAccounts(application.get(FakeGhostAccounts));
  application.replace(Checkouts, checkouts);
  application.replace(GhostAccounts, ghosts);
  return { checkouts, ghosts };
};
