import { ChoosePlan } from '../../../src/application/commerce/ChoosePlan';
import type { Currency } from '../../../src/domain/commerce/Money';
import { offersOf } from '../../../src/domain/commerce/offers';
import type { Plan, PlanKind } from '../../../src/domain/commerce/Plan';
import type { Purchase } from '../../../src/domain/commerce/Purchase';
import type { Application } from './compose';

/** Returns a plan of the campaign that the fake back end's buy page sells. */
export const planOf = (application: Application, kind: PlanKind, currency: Currency = 'EUR'): Plan => {
  const { packs, myDU } = offersOf(founders(application).products, currency);
  const plan = [...packs, ...(myDU ? [myDU] : [])].find((offered) => offered.kind === kind);
  if (!plan) throw new Error(`The fake world sells no ${kind}`);
  return plan;
};

/** Selects a plan, like the buy page. */
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

/** Changes the campaign's price of a product. */
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
