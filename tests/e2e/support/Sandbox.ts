import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext } from '@playwright/test';
import type { FaultDescription } from '../../../sandbox/control/faults';
import type { PlayerRequest } from '../../../sandbox/control/creation';
import { siteOrigin } from './origins';

export interface MadePlayer {
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

export interface MadeOrder {
  readonly id: string;
  /** By the API's numbers: 0 started, 2 paid, 5 failed. */
  readonly status: number;
  /** Of the purchase. */
  readonly key: string;
  readonly recruiterId: string | null;
}

interface AnalyticsEvent {
  readonly name: string;
  readonly parameters: Readonly<Record<string, string>>;
  /** In the words of Consent Mode. */
  readonly consent: Readonly<Record<string, string>>;
}

interface ErrorReport {
  readonly environment: string;
  readonly request: { readonly url: string };
  readonly exception: { readonly values: readonly { readonly type: string; readonly value: string }[] };
}

/** What the stand-ins of analytics and error reports have received of this journey, oldest first. */
export interface ReceivedReports {
  readonly analytics: readonly AnalyticsEvent[];
  readonly errors: readonly ErrorReport[];
}

export interface Tokens {
  readonly token: string;
  readonly refreshToken: string;
}

export type Fault = Omit<FaultDescription, 'scope'>;

/** The other side of the site, as one journey sees it: its own people, codes and faults. */
export class Sandbox {
  constructor(
    private readonly request: APIRequestContext,
    private readonly scope: string,
  ) {}

  player(player: PlayerRequest = {}): Promise<MadePlayer> {
    return this.post('/sandbox/players', player);
  }

  /** A redemption code that nobody else has. */
  async code(code: {
    months: number;
    usedBy?: string;
    expiresAt?: string;
    reservedFor?: string;
  }): Promise<string> {
    const made = await this.post<{ code: string }>('/sandbox/codes', code);
    return made.code;
  }

  /**
   * Signs a player out everywhere, as a changed password does.
   *
   * @param token the access token that is no longer taken then
   */
  async endSessions(player: MadePlayer, token = player.accessToken): Promise<void> {
    // Tokens know whole seconds: one of the very second in which the sessions end is still taken.
    await expect(async () => {
      await this.request.delete(`/sandbox/players/${player.id}/sessions`);
      const headers = { authorization: `Bearer ${token}` };
      const answer = await this.request.get(`/api/users/${player.id}`, { headers });
      expect(answer.status()).toBe(401);
    }).toPass();
  }

  /** From now on the last proof of the player's sessions is too old for dangerous calls. */
  async forgetProofs({ id }: MadePlayer): Promise<void> {
    await this.request.delete(`/sandbox/players/${id}/proofs`);
  }

  /** Tokens of a session whose access token has this long to live, or is over since then. */
  tokens(playerId: string, expiresInSeconds: number): Promise<Tokens> {
    return this.post('/sandbox/tokens', { playerId, expiresInSeconds });
  }

  /**
   * Makes calls of this journey fail, and of no other.
   *
   * @returns a function that ends it
   */
  async fault(fault: Fault): Promise<() => Promise<void>> {
    const { id } = await this.post<{ id: string }>('/sandbox/faults', { ...fault, scope: this.scope });
    return async () => void (await this.request.delete(`/sandbox/faults/${id}`));
  }

  /** An editor's drafts, seen by nobody but who follows the link to their preview. */
  preview(
    drafts: readonly { readonly id: string; readonly data: object }[],
  ): Promise<{ readonly path: string }> {
    return this.post('/sandbox/content/previews', { drafts });
  }

  /** Somebody who left an e-mail, and the link of the email that lets them register. */
  async ghost(language: 'en' | 'fr' | 'de'): Promise<{ readonly email: string; readonly path: string }> {
    const { id, email } = await this.player({ traits: { status: 'ghost', language } });
    const { path } = await this.post<{ path: string }>('/sandbox/links', { playerId: id, for: 'signup' });
    return { email, path };
  }

  /** The link that an email would bring, without the email; the one before it no longer works. */
  async link(
    { id }: MadePlayer,
    kind: 'activation' | 'reset',
    language: 'en' | 'fr' | 'de',
  ): Promise<string> {
    const made = await this.post<{ path: string }>('/sandbox/links', { playerId: id, for: kind, language });
    return made.path;
  }

  /** The orders of an e-mail, oldest first. */
  async ordersOf(email: string): Promise<readonly MadeOrder[]> {
    const answer = await this.request.get(`/sandbox/shop.json?email=${encodeURIComponent(email)}`);
    return ((await answer.json()) as { orders: MadeOrder[] }).orders;
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
  async subscribe({ email, accessToken }: MadePlayer, ...interests: readonly string[]): Promise<void> {
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

  /** The link that ends a subscription, from an email of this kind, which everybody gets who has subscribed to it. */
  async unsubscribeLink({ email }: MadePlayer, interest: string): Promise<string> {
    await this.post('/sandbox/mailings', { interest });
    const [message] = await this.emailsTo(email);
    return /https?:\/\/\S+\/unsubscribe\S+/.exec(message?.text ?? '')?.[0] ?? '';
  }

  /** The language the account has saved. */
  async savedLanguage(player: MadePlayer): Promise<string> {
    return (await this.askAs<{ language: string }>(player, `/api/users/${player.id}`)).language;
  }

  async gameTimeEnd(player: MadePlayer): Promise<Date> {
    return new Date((await this.askAs<{ endDate: string }>(player, '/api/users/me/game-time')).endDate);
  }

  /** What becomes of an order, as the payment provider would tell. */
  async settleOrder(orderId: string, status: 'paid' | 'cancelled' | 'failed' | 'refunded'): Promise<void> {
    const answer = await this.request.put(`/sandbox/orders/${orderId}`, { data: { status } });
    expect(answer.ok(), await answer.text()).toBe(true);
  }

  /**
   * An order that a player has paid for in the store.
   *
   * @returns where the store sends them back to
   */
  async storeOrder(player: MadePlayer, productId: string, returnPath: string): Promise<string> {
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

  private async askAs<T>({ accessToken }: MadePlayer, path: string): Promise<T> {
    const answer = await this.request.get(path, { headers: { authorization: `Bearer ${accessToken}` } });
    return (await answer.json()) as T;
  }

  private async post<T>(path: string, data: object): Promise<T> {
    const answer = await this.request.post(path, { data });
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
    return (await answer.json()) as T;
  }
}
