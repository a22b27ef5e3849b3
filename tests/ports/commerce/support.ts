import { randomUUID } from 'node:crypto';
import { Checkouts, type CheckoutRequest, type PaymentSession } from '#application/commerce/Checkouts';
import { GhostAccounts } from '#application/commerce/GhostAccounts';
import type { Buyer } from '#domain/commerce/Purchase';
import type { PersonKey } from '#infrastructure/fake/backend/people';
import { signInAs, type Site } from '../support/Site';

/** Request for three months of game time in US dollars, with a new key. */
export const checkoutRequest = (more: Partial<CheckoutRequest> = {}): CheckoutRequest => ({
  key: randomUUID(),
  campaignId: 'campaign-founders',
  productId: 'founders-3',
  pricingId: 'founders-3-usd',
  discount: 0,
  language: 'fr',
  ...more,
});

export const myDU = {
  productId: 'founders-mydu',
  pricingId: 'founders-mydu-eur',
  discount: 0.25,
} as const satisfies Partial<CheckoutRequest>;

/** Creates a buyer without an account. */
export const createGhostBuyer = async ({
  application,
}: Site): Promise<Buyer & { readonly kind: 'ghost' }> => {
  const email = `${randomUUID()}@farstead.test`;
  const registered = await application.get(GhostAccounts).register({ email });
  if (!registered.ok) throw new Error(registered.error.kind);
  return { kind: 'ghost', ...registered.value };
};

/** Signs in a player and returns them as a buyer. */
export const signInBuyer = async (site: Site, key: PersonKey): Promise<Buyer> => {
  const { id } = await signInAs(site, key);
  return { kind: 'player', id };
};

export const startCheckout = async (
  { application }: Site,
  buyer: Buyer,
  request: CheckoutRequest = checkoutRequest(),
): Promise<PaymentSession> => {
  const started = await application.get(Checkouts).start(request, buyer);
  if (!started.ok) throw new Error(JSON.stringify(started.error));
  return started.value;
};
