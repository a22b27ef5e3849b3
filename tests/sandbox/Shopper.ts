import { randomUUID } from 'node:crypto';
import type { ClientResponse, Client, TestPlayer } from './client';
import { claimsOf } from './forge';

export interface Buyer {
  readonly id: string;
  readonly token: string;
  readonly email: string;
}

export interface CheckoutOptions {
  readonly key?: string;
  readonly campaign?: string;
  readonly product?: string;
  readonly pricing?: string;
  readonly discount?: number;
  readonly language?: string;
  readonly referralCode?: string;
  readonly customerId?: string;
  /** Replaces the whole request body. */
  readonly body?: unknown;
}

export interface PaymentSession {
  readonly order: { readonly id: string; readonly status: number; readonly price: number };
  readonly token: string;
}

export const cards = {
  accepted: '4111111111111111',
  declined: '4000000000000002',
  troubled: '4000000000000119',
  bank: '4000000000003220',
  late: '4000000000000077',
};

export const toBuyer = ({ id, email, accessToken }: TestPlayer): Buyer => ({ id, email, token: accessToken });

/** Buys through the API, like the site. */
export class Shopper {
  constructor(private readonly client: Client) {}

  async createGhost(email = `ghost-${randomUUID()}@farstead.test`): Promise<Buyer> {
    const { body } = await this.client.call('POST', '/api/register/ghost', { body: { email } });
    const { token } = body as { token: string };
    return { id: String(claimsOf(token).sub), token, email };
  }

  /** Starts a checkout. Defaults to three months for €26.99. */
  checkout(buyer: Buyer, wish: CheckoutOptions = {}): Promise<ClientResponse> {
    const { campaign = 'default', product = `${campaign}-3`, discount = 0, language = 'en' } = wish;
    const pricingId = wish.pricing ?? `${product}-eur`;
    return this.client.call('POST', `/api/orders/payment/token?lang=${language}`, {
      token: buyer.token,
      headers: { 'idempotency-key': wish.key ?? randomUUID() },
      body: wish.body ?? {
        customerId: wish.customerId ?? buyer.id,
        campaignId: `campaign-${campaign}`,
        basket: [{ quantity: 1, productId: product, pricingId }],
        discount,
        ...(wish.referralCode !== undefined && { referralCode: wish.referralCode }),
      },
    });
  }

  async startPayment(buyer: Buyer, wish: CheckoutOptions = {}): Promise<PaymentSession> {
    const answer = await this.checkout(buyer, wish);
    if (answer.status !== 200) throw new Error(`The checkout answered ${answer.status}: ${answer.text}`);
    return answer.body as PaymentSession;
  }

  pay(token: string, card = cards.accepted, isConfirmed = false): Promise<ClientResponse> {
    const body = { accessToken: token, card, isConfirmed };
    return this.client.call('POST', '/sandbox/paystation/payments', { body });
  }

  async orders({ id, token }: Buyer): Promise<{ id: string; status: number }[]> {
    return (await this.client.get(`/api/orders/byuser/${id}`, token)).body as {
      id: string;
      status: number;
    }[];
  }

  /** Number of packs sold in a campaign. */
  async countSold(campaign: string): Promise<number> {
    const { body } = await this.client.get(`/api/products/campaigns?name=${campaign}`);
    return (body as { consumed: number }[])[0]?.consumed ?? Number.NaN;
  }

  changeCampaign(
    name: string,
    settings: { consumed?: number; limit?: number | null; packs?: 3 | 4 },
  ): Promise<ClientResponse> {
    return this.client.call('PUT', `/sandbox/campaigns/${name}`, { body: settings });
  }
}
