import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import type { PlanKind } from '#domain/commerce/Plan';
import type { TestPlayer } from './Sandbox';
import { siteOrigin } from './origins';
import type { SiteLanguage } from './languages';

interface Buyer {
  readonly id: string;
  readonly token: string;
  /** Email address of a buyer without an account. */
  readonly email?: string;
}

export interface CreatedOrder {
  readonly id: string;
  readonly key: string;
  readonly plan: PlanKind;
  readonly buyer: Buyer;
}

const campaignId = 'campaign-founders';

const sold = {
  'three-months': { productId: 'founders-3', discount: 0, cents: 2499 },
  'one-month': { productId: 'founders-1', discount: 0, cents: 999 },
} as const;

export type SoldPlan = keyof typeof sold;

export const playerBuyer = ({ id, accessToken }: TestPlayer): Buyer => ({ id, token: accessToken });

/** Creates a buyer without an account who has entered an email address on the confirmation page. */
export const ghostBuyer = async (request: APIRequestContext): Promise<Required<Buyer>> => {
  const email = `ghost-${randomUUID()}@farstead.test`;
  const answer = await request.post('/api/register/ghost', { data: { email } });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { token } = (await answer.json()) as { token: string };
  const [, claims = ''] = token.split('.');
  const { sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { sub: string };
  return { id: sub, email, token };
};

/** Creates an unpaid order, as the confirmation page does. */
export const createOrder = async (
  request: APIRequestContext,
  buyer: Buyer,
  { code }: Pick<SiteLanguage, 'code'>,
  plan: SoldPlan = 'three-months',
): Promise<CreatedOrder> => {
  const key = randomUUID();
  const { productId, discount } = sold[plan];
  const answer = await request.post(`/api/orders/payment/token?lang=${code}`, {
    headers: { authorization: `Bearer ${buyer.token}`, 'idempotency-key': key },
    data: {
      customerId: buyer.id,
      campaignId,
      basket: [{ quantity: 1, productId, pricingId: `${productId}-usd` }],
      discount,
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { order } = (await answer.json()) as { order: { id: string } };
  return { id: order.id, key, plan, buyer };
};

/** Stores a purchase in the browser, as an earlier visit would have done. Pages may change it afterwards. */
export const storePurchase = async (
  page: Page,
  { id, key, plan, buyer }: Omit<CreatedOrder, 'plan'> & { readonly plan: SoldPlan },
): Promise<void> => {
  const { productId, discount, cents } = sold[plan];
  const total = { cents, currency: 'USD' };
  const selection = {
    kind: plan,
    planName: plan,
    planDescription: plan,
    campaignId,
    productId,
    pricingId: `${productId}-usd`,
    paymentProviderId: 'farstead',
    type: 'gametime',
    price: total,
    discount,
    total,
    email: '',
  };
  const purchase = JSON.stringify({
    key,
    selection,
    startedAt: new Date().toISOString(),
    progress: { kind: 'reported-paid', orderId: id },
    ...(buyer.email !== undefined && { ghost: buyer }),
  });
  await page.context().addInitScript(
    ([text, origin]) => {
      if (location.origin !== origin || localStorage.getItem('purchase') !== null) return;
      localStorage.setItem('purchase', text);
    },
    [purchase, siteOrigin] as const,
  );
};
