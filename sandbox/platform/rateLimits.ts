import { generalRefusals } from '#domain/shared/generalRefusals';
import type { Clock } from './clock';
import { refusal, type ApiError } from './errors';
import { networkOf, siteOf } from './networkOf';

/** At most `max` attempts within `windowSeconds`. */
interface Limit {
  readonly max: number;
  readonly windowSeconds: number;
}

export interface Limits {
  readonly loginPerPair: Limit;
  readonly loginPerEmail: Limit;
  readonly loginPerDevice: Limit;
  readonly renewalsPerSession: Limit;
  readonly renewalsPerPlayer: Limit;
  /** Codes from one session, known device or network. */
  readonly secondFactorPerSource: Limit;
  /** Six-digit codes at sign-ins on other devices. */
  readonly secondFactorPerPlayer: Limit;
  /** Recovery codes, except from known devices. They cannot be guessed, but their attempts take memory. */
  readonly recoveryCodesPerPlayer: Limit;
  readonly currentPasswordPerPlayer: Limit;
  readonly loginPerAddress: Limit;
  readonly emailsPerRecipient: Limit;
  readonly emailsPerAddress: Limit;
  readonly wrongCodesPerPlayer: Limit;
  readonly wrongCodesPerAddress: Limit;
  readonly wrongKeysPerAddress: Limit;
  readonly wrongNumbersPerEmail: Limit;
  readonly wrongNumbersPerAddress: Limit;
  /** Passwords with which somebody may prove to have started the pending sign-up of a display name. */
  readonly passwordsPerName: Limit;
  readonly registrationsPerAddress: Limit;
  readonly ghostsPerAddress: Limit;
  readonly formTokensPerAddress: Limit;
  readonly purchasesPerBuyer: Limit;
  readonly uploadsPerPlayer: Limit;
  readonly downloadsPerPlayer: Limit;
  readonly giftsPerPlayer: Limit;
  readonly nameSearchesPerPlayer: Limit;
  readonly invitationsPerPlayer: Limit;
  readonly pressMessagesPerAddress: Limit;
  readonly supportMessagesPerAddress: Limit;
}

/** Default limits. The limits for sign-ins (except `loginPerAddress`) and for wrong input count only failures. */
export const defaultLimits: Limits = {
  loginPerPair: { max: 10, windowSeconds: 300 },
  loginPerEmail: { max: 100, windowSeconds: 300 },
  loginPerDevice: { max: 10, windowSeconds: 300 },
  renewalsPerSession: { max: 60, windowSeconds: 900 },
  renewalsPerPlayer: { max: 240, windowSeconds: 900 },
  secondFactorPerSource: { max: 10, windowSeconds: 300 },
  secondFactorPerPlayer: { max: 20, windowSeconds: 300 },
  recoveryCodesPerPlayer: { max: 200, windowSeconds: 300 },
  currentPasswordPerPlayer: { max: 10, windowSeconds: 300 },
  loginPerAddress: { max: 100, windowSeconds: 60 },
  emailsPerRecipient: { max: 5, windowSeconds: 600 },
  emailsPerAddress: { max: 60, windowSeconds: 60 },
  wrongCodesPerPlayer: { max: 20, windowSeconds: 300 },
  wrongCodesPerAddress: { max: 20, windowSeconds: 300 },
  wrongKeysPerAddress: { max: 30, windowSeconds: 300 },
  wrongNumbersPerEmail: { max: 100, windowSeconds: 3600 },
  wrongNumbersPerAddress: { max: 30, windowSeconds: 300 },
  passwordsPerName: { max: 10, windowSeconds: 3600 },
  registrationsPerAddress: { max: 60, windowSeconds: 600 },
  ghostsPerAddress: { max: 60, windowSeconds: 600 },
  formTokensPerAddress: { max: 60, windowSeconds: 60 },
  purchasesPerBuyer: { max: 30, windowSeconds: 600 },
  uploadsPerPlayer: { max: 60, windowSeconds: 600 },
  downloadsPerPlayer: { max: 60, windowSeconds: 600 },
  giftsPerPlayer: { max: 20, windowSeconds: 3600 },
  nameSearchesPerPlayer: { max: 60, windowSeconds: 60 },
  invitationsPerPlayer: { max: 10, windowSeconds: 86_400 },
  pressMessagesPerAddress: { max: 10, windowSeconds: 3600 },
  supportMessagesPerAddress: { max: 10, windowSeconds: 3600 },
};

const unlimited: Limit = { max: Number.MAX_SAFE_INTEGER, windowSeconds: 1 };

/** Limits for load tests and end-to-end tests, which use a single address. Most limits per email or player remain. */
export const liftedLimits: Partial<Limits> = {
  loginPerPair: unlimited,
  loginPerEmail: unlimited,
  loginPerAddress: unlimited,
  registrationsPerAddress: unlimited,
  ghostsPerAddress: unlimited,
  formTokensPerAddress: unlimited,
  wrongCodesPerAddress: unlimited,
  wrongKeysPerAddress: unlimited,
  wrongNumbersPerAddress: unlimited,
  nameSearchesPerPlayer: unlimited,
  pressMessagesPerAddress: unlimited,
  supportMessagesPerAddress: unlimited,
};

/** A /48 has room for 65,536 customers' networks, but some customers have all of them. */
const siteFactor = 8;

/** Bounds the memory for each kind of limit: counted attempts take up to 100 bytes each. */
const maxAttempts = 50_000;

interface Attempt {
  readonly moment: number;
  /** Id of the request. Repeated requests with the same id are counted once. */
  readonly id?: string | undefined;
}

/** Attempts of one limit in its sliding window, by key. The key whose last attempt is oldest comes first. */
class AttemptTable {
  private readonly byKey = new Map<string, readonly Attempt[]>();
  private size = 0;

  constructor(
    private readonly clock: Clock,
    private readonly windowSeconds: number,
  ) {}

  /** Attempts in the current window, oldest first. */
  recent(key: string): readonly Attempt[] {
    return (this.byKey.get(key) ?? []).filter((attempt) => this.isLive(attempt));
  }

  set(key: string, attempts: readonly Attempt[]): void {
    this.size += attempts.length - (this.byKey.get(key)?.length ?? 0);
    // Deleted first, so that the key moves to the end.
    this.byKey.delete(key);
    if (attempts.length > 0) this.byKey.set(key, attempts);
  }

  remove(key: string, attempt: Attempt): void {
    this.set(
      key,
      (this.byKey.get(key) ?? []).filter((other) => other !== attempt),
    );
  }

  /** Seconds until the attempt leaves the window; the length of the window without one. */
  secondsUntilOver(attempt: Attempt | undefined): number {
    if (!attempt) return this.windowSeconds;
    const left = (attempt.moment - this.clock.millis()) / 1000 + this.windowSeconds;
    return Math.max(1, Math.ceil(left));
  }

  /**
   * Whether no further attempt can be counted. Only attempts whose window is over are removed: if counted attempts made
   * room for others, an attacker could reset the count of an address or account.
   */
  isFull(): boolean {
    for (const [key, attempts] of this.byKey) {
      if (this.size < maxAttempts || attempts.some((attempt) => this.isLive(attempt))) break;
      this.set(key, []);
    }
    return this.size >= maxAttempts;
  }

  clear(): void {
    this.byKey.clear();
    this.size = 0;
  }

  private isLive({ moment }: Attempt): boolean {
    const now = this.clock.millis();
    return moment <= now && moment > now - this.windowSeconds * 1000;
  }
}

/**
 * Counts attempts in a sliding window. The time comes from the sandbox clock. Each limit has a table of its own, so that
 * addresses cannot use up the memory for accounts.
 */
export class RateLimits {
  private readonly tables: Readonly<Record<keyof Limits, AttemptTable>>;

  constructor(
    private readonly clock: Clock,
    private readonly limits: Limits,
  ) {
    this.tables = Object.fromEntries(
      Object.entries(limits).map(([limit, { windowSeconds }]: [string, Limit]) => [
        limit,
        new AttemptTable(clock, windowSeconds),
      ]),
    ) as Record<keyof Limits, AttemptTable>;
  }

  /**
   * Counts an attempt before it is made, so that parallel attempts cannot exceed the limit. If there is no memory left to
   * count it, the attempt is refused.
   * @param id id of a request that may be repeated; repeated requests are counted once
   * @returns a function that removes the attempt from the count
   * @throws ApiError 429, code 31, with the seconds until the oldest attempt leaves the window
   */
  consume(limit: keyof Limits, key: string, id?: string): () => void {
    const table = this.tables[limit];
    const counters = this.countersOf(limit, key);
    const [own] = counters;
    if (id !== undefined && table.recent(own.key).some((attempt) => attempt.id === id))
      return () => undefined;
    const attempt = { moment: this.clock.millis(), id };
    for (const counter of counters) {
      const [oldest, ...others] = table.recent(counter.key);
      const count = oldest ? others.length + 1 : 0;
      if (count >= counter.max) throw tooManyError(table.secondsUntilOver(oldest));
    }
    if (table.isFull()) throw tooManyError(table.secondsUntilOver(undefined));
    for (const counter of counters) table.set(counter.key, [...table.recent(counter.key), attempt]);
    return () => counters.forEach((counter) => table.remove(counter.key, attempt));
  }

  /**
   * Counts an attempt against several limits, or against none if one of them refuses it. So refused attempts use up
   * neither the memory nor the other limits.
   * @returns a function that removes the attempt from the counts
   * @throws ApiError 429, code 31, like `consume`
   */
  consumeAll(counts: readonly (readonly [limit: keyof Limits, key: string])[]): () => void {
    const releases: (() => void)[] = [];
    const releaseAll = (): void => releases.forEach((release) => release());
    try {
      for (const [limit, key] of counts) releases.push(this.consume(limit, key));
    } catch (error) {
      releaseAll();
      throw error;
    }
    return releaseAll;
  }

  /** Whether the next attempt would fail. */
  isUsedUp(limit: keyof Limits, key: string): boolean {
    const table = this.tables[limit];
    return this.countersOf(limit, key).some((counter) => table.recent(counter.key).length >= counter.max);
  }

  /** Uses up the remaining attempts, so that the next attempt fails. */
  exhaust(limit: keyof Limits, key: string): void {
    const [own] = this.countersOf(limit, key);
    this.tables[limit].set(own.key, Array<Attempt>(own.max).fill({ moment: this.clock.millis() }));
  }

  clear(): void {
    Object.values(this.tables).forEach((table) => table.clear());
  }

  /** Returns the key's counter and, for an IPv6 address, that of its /48. */
  private countersOf(limit: keyof Limits, key: string): readonly [Counter, ...Counter[]] {
    const { max } = this.limits[limit];
    if (!limit.endsWith('PerAddress')) return [{ key, max }];
    const network = networkOf(key);
    const site = siteOf(network);
    return [{ key: network, max }, ...(site === undefined ? [] : [{ key: site, max: siteFactor * max }])];
  }
}

interface Counter {
  readonly key: string;
  readonly max: number;
}

const tooManyError = (retryAfterSeconds: number): ApiError =>
  refusal(generalRefusals, 'too-many-requests', 'Too many attempts.', { retryAfterSeconds });
