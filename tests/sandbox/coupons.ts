import { randomUUID } from 'node:crypto';
import type { ClientResponse, Client, TestPlayer } from './client';

const coupons = '/api/inventory/dualaccesscoupon';

export interface HistoryEntry {
  readonly operationType: number;
  readonly quantity: number;
  readonly sentToDisplayName: string | null;
  readonly receivedFromDisplayName: string | null;
  readonly note: string | null;
}

/** Requests for players' coupons, as sent by the site. */
export class Dacs {
  constructor(private readonly client: Client) {}

  async count({ accessToken }: TestPlayer): Promise<number> {
    const { body } = await this.client.get(`${coupons}/count/me`, accessToken);
    return (body as { quantity: number }).quantity;
  }

  async history({ accessToken }: TestPlayer, page = 1): Promise<{ history: HistoryEntry[]; total: number }> {
    const query = `pageNumber=${page}&pageSize=5&offset=${(page - 1) * 5}`;
    const { body } = await this.client.get(`${coupons}/user-history/me?${query}`, accessToken);
    return body as { history: HistoryEntry[]; total: number };
  }

  async heldUntil({ accessToken }: TestPlayer): Promise<string | null> {
    const { body } = await this.client.get(`${coupons}/transfer-hold/me`, accessToken);
    return (body as { until: string | null }).until;
  }

  convert(
    { id, accessToken: token }: TestPlayer,
    quantity: unknown,
    key: string = randomUUID(),
  ): Promise<ClientResponse> {
    return this.client.call('POST', `${coupons}/convert`, {
      token,
      headers: { 'idempotency-key': key },
      body: { ownerUserId: id, quantity },
    });
  }

  transfer(
    { id, accessToken: token }: TestPlayer,
    receiverUserId: string,
    quantity: unknown,
    key: string = randomUUID(),
    note?: string,
  ): Promise<ClientResponse> {
    return this.client.call('POST', `${coupons}/transfer`, {
      token,
      headers: { 'idempotency-key': key },
      body: { ownerUserId: id, receiverUserId, quantity, ...(note !== undefined && { note }) },
    });
  }
}
