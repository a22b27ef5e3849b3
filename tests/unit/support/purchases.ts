import { ChoosePlan } from '../../../src/application/commerce/ChoosePlan';
import type { Currency } from '../../../src/domain/commerce/Money';
import { offersOf } from '../../../src/domain/commerce/offers';
import type { Plan, PlanKind } from '../../../src/domain/commerce/Plan';
import type { Purchase } from '../../../src/domain/commerce/Purchase';
import type { Application } from './compose';

/** A plan of the campaign that the fake world's buy page sells. */
export const planOf = (application: Application, kind: PlanKind, currency: Currency = 'EUR'): Plan => {
  const { packs, myDU } = offersOf(founders(application).products, currency);
  const plan = [...packs, ...(myDU ? [myDU] : [])].find((offered) => offered.kind === kind);
  if (!plan) throw new Error(`The fake world sells no ${kind}`);
  return plan;
};

/** Chooses a plan, as the buy page does. */
export const choosePlan = (
  application: Application,
  kind: PlanKind = 'three-months',
  referralCode?: string,
): Purchase =>
  application.get(ChoosePlan).execute({
    plan: planOf(application, kind),
    campaignId: founders(application).id,
    ...(referralCode !== undefined && { referralCode }),
  });

/** The campaign sells the product at another price from now on. */
export const changePrice = (application: Application, productId: string, cents: number): void =>
  application.world.change(() => {
    const campaign = founders(application);
    campaign.products = campaign.products.map((product) =>
      product.id === productId
        ? {
            ...product,
            pricings: product.pricings.map((pricing) => ({ ...pricing, price: { ...pricing.price, cents } })),
          }
        : product,
    );
  });

export const founders = ({ world }: Application) => {
  const campaign = world.campaigns.find(({ name }) => name === 'founders');
  if (!campaign) throw new Error('The fake world has no campaign called founders');
  return campaign;
};
