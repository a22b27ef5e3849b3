import { ChoosePlan } from '../../../src/application/commerce/ChoosePlan';
import {
  Checkouts,
  type CheckoutRejection,
  type CheckoutRequest,
  type PaymentSession,
} from '../../../src/application/commerce/Checkouts';
import { GhostAccounts, type GhostRegistration } from '../../../src/application/commerce/GhostAccounts';
import type { CheckoutWish } from '../../../src/application/commerce/CheckoutPlan';
import type { Plan } from '../../../src/domain/commerce/Plan';
import type { Buyer, GhostBuyer, Purchase } from '../../../src/domain/commerce/Purchase';
import type { Result } from '../../../src/domain/shared/Result';
import { FakeCheckouts } from '../../../src/infrastructure/fake/commerce/FakeCheckouts';
import { FakeGhostAccounts } from '../../../src/infrastructure/fake/commerce/FakeGhostAccounts';
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

export const choose = (
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
export const wishOf = ({ purchases }: Application, more: Partial<CheckoutWish> = {}): CheckoutWish => {
  const selection = purchases.read()?.selection;
  if (!selection) throw new Error('Nothing was chosen.');
  return { selection, email: 'buyer@farstead.test', referralCode: '', language: 'fr', ...more };
};

/** Checkouts of the fake back end, with the recorded requests. */
class WatchedCheckouts extends Checkouts {
  readonly requests: CheckoutRequest[] = [];
  /** Maximum number of concurrent requests. */
  atOnce = 0;
  /** Called before the next response. */
  meanwhile = (): void => undefined;
  private underWay = 0;

  constructor(private readonly checkouts: Checkouts) {
    super();
  }

  async start(request: CheckoutRequest, buyer: Buyer): Promise<Result<PaymentSession, CheckoutRejection>> {
    this.requests.push(request);
    this.atOnce = Math.max(this.atOnce, ++this.underWay);
    const answer = await this.checkouts.start(request, buyer);
    this.meanwhile();
    this.underWay--;
    return answer;
  }

  order(id: string, buyer: Buyer) {
    return this.checkouts.order(id, buyer);
  }
}

class WatchedGhosts extends GhostAccounts {
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
}

export const watch = (application: Application) => {
  const checkouts = new WatchedCheckouts(application.get(FakeCheckouts));
  const ghosts = new WatchedGhosts(application.get(FakeGhostAccounts));
  application.replace(Checkouts, checkouts);
  application.replace(GhostAccounts, ghosts);
  return { checkouts, ghosts };
};
