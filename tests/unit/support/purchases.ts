import { ChoosePlan } from '#application/commerce/ChoosePlan';
import type { Currency } from '#domain/commerce/Money';
import { offersOf } from '#domain/commerce/offers';
import type { Plan, PlanKind } from '#domain/commerce/Plan';
import type { Purchase } from '#domain/commerce/Purchase';
import type { Application } from './compose';

/** Returns a plan of the campaign that the fake back end's buy page sells. */
export const planOf = (application: Application, kind: PlanKind, currency: Currency = 'EUR'): Plan => {
  const { packs, myDU } = offersOf(foundersCampaign(application).products, currency);
  const plan = [...packs, ...(myDU ? [myDU] : [])].find((offered) => offered.kind === kind);
  if (!plan) throw new Error(`The fake back end sells no ${kind}`);
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
    campaignId: foundersCampaign(application).id,
    ...(referralCode !== undefined && { referralCode }),
  });

/** Changes the campaign's price of a product. */
export const changePrice = (application: Application, productId: string, cents: number): void =>
  application.backend.change(() => {
    const campaign = foundersCampaign(application);
    campaign.products = campaign.products.map((product) =>
      product.id === productId
        ? {
            ...product,
            pricings: product.pricings.map((pricing) => ({ ...pricing, price: { ...pricing.price, cents } })),
          }
        : product,
    );
  });

export const foundersCampaign = ({ backend }: Application) => {
  const campaign = backend.campaigns.find(({ name }) => name === 'founders');
  if (!campaign) throw new Error('The fake back end has no campaign called founders');
  return campaign;
};
