import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext } from '@playwright/test';
import type { FaultDescription } from '#sandbox/control/faults';
import type { PlayerRequest } from '#sandbox/control/creation';
import { siteOrigin } from './origins';

export interface TestPlayer {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  readonly displayName: string;
  readonly totpSecret?: string;
  readonly accessToken: string;
  readonly refreshToken: string;
}

export interface Email {
  readonly to: string;
  readonly language: string;
  readonly subject: string;
  readonly text: string;
}

/** Returns the path and query of the first link in an email. */
export const linkIn = (email: Email | undefined): string => {
  const { pathname, search } = new URL(/https?:\/\/\S+/.exec(email?.text ?? '')?.[0] ?? 'about:blank');
  return pathname + search;
};

export interface StoredOrder {
  readonly id: string;
  /** Status number of the API: 0 started, 2 paid, 5 failed. */
  readonly status: number;
  /** Idempotency key of the purchase. */
  readonly key: string;
  readonly recruiterId: string | null;
}

interface AnalyticsEvent {
  readonly name: string;
  readonly parameters: Readonly<Record<string, string>>;
  /** Consent Mode parameters. */
  readonly consent: Readonly<Record<string, string>>;
}

interface ErrorReport {
  readonly environment: string;
  readonly request: { readonly url: string };
  readonly exception: { readonly values: readonly { readonly type: string; readonly value: string }[] };
}

/** Reports of this test received by the mock analytics and error services, oldest first. */
export interface ReceivedReports {
  readonly analytics: readonly AnalyticsEvent[];
  readonly errors: readonly ErrorReport[];
}

export interface Tokens {
  readonly token: string;
  readonly refreshToken: string;
}

export type Fault = Omit<FaultDescription, 'scope'>;

/** Controls the sandbox for one test, with its own players, codes and faults. */
export class Sandbox {
  constructor(
    private readonly request: APIRequestContext,
    private readonly scope: string,
  ) {}

  createPlayer(player: PlayerRequest = {}): Promise<TestPlayer> {
    return this.post('/sandbox/players', player);
  }

  /** Creates a unique redemption code. */
  async createCode(code: {
    months: number;
    usedBy?: string;
    expiresAt?: string;
    reservedFor?: string;
  }): Promise<string> {
    const made = await this.post<{ code: string }>('/sandbox/codes', code);
    return made.code;
  }

  /**
   * Signs a player out everywhere, as a password change does.
   *
   * @param token access token that must be rejected afterwards
   */
  async endSessions(player: TestPlayer, token = player.accessToken): Promise<void> {
    // Token times are whole seconds: a token from the second in which the sessions end is still accepted.
    await expect(async () => {
      await this.request.delete(`/sandbox/players/${player.id}/sessions`);
      const headers = { authorization: `Bearer ${token}` };
      const answer = await this.request.get(`/api/users/${player.id}`, { headers });
      expect(answer.status()).toBe(401);
    }).toPass();
  }

  /** Makes the last authentication in the player's sessions too old for sensitive calls. */
  async expireProofs({ id }: TestPlayer): Promise<void> {
    await this.request.delete(`/sandbox/players/${id}/proofs`);
  }

  /** Creates a session whose access token expires in this time; negative for an expired token. */
  createTokens(playerId: string, expiresInSeconds: number): Promise<Tokens> {
    return this.post('/sandbox/tokens', { playerId, expiresInSeconds });
  }

  /**
   * Makes calls of this test fail, without affecting other tests.
   *
   * @returns a function that removes the fault
   */
  async injectFault(fault: Fault): Promise<() => Promise<void>> {
    const { id } = await this.post<{ id: string }>('/sandbox/faults', { ...fault, scope: this.scope });
    return async () => void (await this.request.delete(`/sandbox/faults/${id}`));
  }

  /** Creates drafts that are only visible through the link to their preview. */
  preview(
    drafts: readonly { readonly id: string; readonly data: object }[],
  ): Promise<{ readonly path: string }> {
    return this.post('/sandbox/content/previews', { drafts });
  }

  /** Creates a ghost and the emailed link that allows it to register. */
  async createGhost(
    language: 'en' | 'fr' | 'de',
  ): Promise<{ readonly email: string; readonly path: string }> {
    const ghost = await this.createPlayer({ traits: { status: 'ghost', language } });
    return { email: ghost.email, path: await this.createLink(ghost, 'signup', language) };
  }

  /** Creates the link of an email without sending it. The previous link becomes invalid. */
  async createLink(
    { id }: TestPlayer,
    kind: 'signup' | 'activation' | 'reset',
    language: 'en' | 'fr' | 'de',
  ): Promise<string> {
    const made = await this.post<{ path: string }>('/sandbox/links', { playerId: id, for: kind, language });
    return made.path;
  }

  /** Returns the orders of an email address, oldest first. */
  async ordersOf(email: string): Promise<readonly StoredOrder[]> {
    const answer = await this.request.get(`/sandbox/shop.json?email=${encodeURIComponent(email)}`);
    return ((await answer.json()) as { orders: StoredOrder[] }).orders;
  }

  async reports(): Promise<ReceivedReports> {
    const answer = await this.request.get(`/sandbox/reports.json?scope=${this.scope}`);
    return (await answer.json()) as ReceivedReports;
  }

  async emailsTo(email: string): Promise<readonly Email[]> {
    const answer = await this.request.get(`/sandbox/mailbox.json?to=${encodeURIComponent(email)}`);
    return (await answer.json()) as Email[];
  }

  /** Subscribes a player to emails of the category `news`. */
  async subscribe({ email, accessToken }: TestPlayer, ...interests: readonly string[]): Promise<void> {
    const answer = await this.request.put('/api/mailing/', {
      headers: { authorization: `Bearer ${accessToken}` },
      data: {
        emailAddress: email,
        language: 'en',
        interestCategories: [{ id: 'news', interests: interests.map((id) => ({ id, subscribed: true })) }],
      },
    });
    expect(answer.status()).toBe(204);
  }

  /** Sends an email to all subscribers of the interest and returns the unsubscribe link in it. */
  async unsubscribeLink({ email }: TestPlayer, interest: string): Promise<string> {
    await this.post('/sandbox/mailings', { interest });
    const [message] = await this.emailsTo(email);
    return /https?:\/\/\S+\/unsubscribe\S+/.exec(message?.text ?? '')?.[0] ?? '';
  }

  /** Changes the status of the game for everyone (1 up, 2 issue, 3 down, 4 maintenance). */
  async changeGame(
    status: number,
    details: { readonly messageDe?: string; readonly until?: string } = {},
  ): Promise<void> {
    const answer = await this.request.post('/sandbox/services', {
      data: { name: 'Farstead', status, ...details },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
  }

  /** Language saved in the account. */
  async savedLanguage(player: TestPlayer): Promise<string> {
    return (await this.getAs<{ language: string }>(player, `/api/users/${player.id}`)).language;
  }

  async gameTimeEnd(player: TestPlayer): Promise<Date> {
    return new Date((await this.getAs<{ endDate: string }>(player, '/api/users/me/game-time')).endDate);
  }

  async sendBetaKey({ accessToken }: TestPlayer, { email }: TestPlayer, note: string): Promise<void> {
    const answer = await this.request.post('/api/inventory/keys?lang=en', {
      headers: { authorization: `Bearer ${accessToken}` },
      data: { recipient: email, note },
    });
    expect(answer.status()).toBe(204);
  }

  async redeem({ accessToken }: TestPlayer, code: string): Promise<void> {
    const headers = { authorization: `Bearer ${accessToken}` };
    const found = await this.request.get(`/api/inventory/keys/${code}`, { headers });
    const { id } = (await found.json()) as { id: string };
    const answer = await this.request.post(`/api/inventory/keys/${id}/activate`, { headers, data: {} });
    expect(answer.status()).toBe(200);
  }

  async convertDacs({ id, accessToken }: TestPlayer, quantity: number): Promise<void> {
    const answer = await this.request.post('/api/inventory/dualaccesscoupon/convert', {
      headers: { authorization: `Bearer ${accessToken}`, 'idempotency-key': randomUUID() },
      data: { ownerUserId: id, quantity },
    });
    expect(answer.status()).toBe(200);
  }

  async transferDacs(
    from: TestPlayer,
    to: TestPlayer,
    gift: { readonly quantity: number; readonly note: string },
  ): Promise<void> {
    const answer = await this.request.post('/api/inventory/dualaccesscoupon/transfer', {
      headers: { authorization: `Bearer ${from.accessToken}`, 'idempotency-key': randomUUID() },
      data: { ownerUserId: from.id, receiverUserId: to.id, ...gift },
    });
    expect(answer.status()).toBe(204);
  }

  /** Sets the status of an order, like a notification of the payment provider. */
  async settleOrder(orderId: string, status: 'paid' | 'cancelled' | 'failed' | 'refunded'): Promise<void> {
    const answer = await this.request.put(`/sandbox/orders/${orderId}`, { data: { status } });
    expect(answer.ok(), await answer.text()).toBe(true);
  }

  /**
   * Creates an order that the player has paid in the store.
   *
   * @returns return URL of the store
   */
  async storeOrder(player: TestPlayer, productId: string, returnPath: string): Promise<string> {
    const answer = await this.request.post('/api/orders/payment/steam-initialize', {
      headers: { authorization: `Bearer ${player.accessToken}`, 'idempotency-key': randomUUID() },
      data: { productId, productDescription: productId, language: 'en' },
    });
    const { steamUrl } = (await answer.json()) as { steamUrl: string };
    const { searchParams } = new URL(steamUrl, siteOrigin);
    const approved = await this.request.post('/sandbox/store', {
      data: {
        transaction: searchParams.get('transaction'),
        returnUrl: new URL(returnPath, siteOrigin).href,
        answer: 'approve',
      },
      maxRedirects: 0,
    });
    const { pathname, search } = new URL(approved.headers().location ?? '', siteOrigin);
    return pathname + search;
  }

  private async getAs<T>({ accessToken }: TestPlayer, path: string): Promise<T> {
    const answer = await this.request.get(path, { headers: { authorization: `Bearer ${accessToken}` } });
    return (await answer.json()) as T;
  }

  private async post<T>(path: string, data: object): Promise<T> {
    const answer = await this.request.post(path, { data });
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
    return (await answer.json()) as T;
  }
}
