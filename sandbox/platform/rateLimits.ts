import { generalRefusals } from '#domain/shared/generalRefusals';
import type { Clock } from './clock';
import { refusal } from './errors';
import { networkOf } from './networkOf';

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
  /** Codes from one session, known device or network. */
  readonly secondFactorPerSource: Limit;
  /** Six-digit codes at sign-ins on other devices. */
  readonly secondFactorPerPlayer: Limit;
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
  secondFactorPerSource: { max: 10, windowSeconds: 300 },
  secondFactorPerPlayer: { max: 20, windowSeconds: 300 },
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

const maxKeys = 10_000;

const nameOf = (limit: keyof Limits, key: string): string =>
  `${limit}:${limit.endsWith('PerAddress') ? networkOf(key) : key}`;

interface Attempt {
  readonly moment: number;
  /** Id of the request. Repeated requests with the same id are counted once. */
  readonly id?: string | undefined;
}

/** Counts attempts in a sliding window. The time comes from the sandbox clock. */
export class RateLimits {
  private readonly attempts = new Map<string, Attempt[]>();

  constructor(
    private readonly clock: Clock,
    private readonly limits: Limits,
  ) {}

  /**
   * Counts an attempt before it is made, so that parallel attempts cannot exceed the limit.
   * @param id id of a request that may be repeated; repeated requests are counted once
   * @returns a function that removes the attempt from the count
   * @throws ApiError 429, code 31, with the seconds until the oldest attempt leaves the window
   */
  consume(limit: keyof Limits, key: string, id?: string): () => void {
    const { max, windowSeconds } = this.limits[limit];
    const now = this.clock.millis();
    const name = nameOf(limit, key);
    const recent = this.recentAttempts(limit, key);
    if (id !== undefined && recent.some((attempt) => attempt.id === id)) return () => undefined;
    const oldest = recent[0]?.moment;
    if (recent.length >= max) {
      const wait =
        oldest === undefined ? windowSeconds : Math.ceil((oldest + windowSeconds * 1000 - now) / 1000);
      throw refusal(generalRefusals, 'too-many-requests', 'Too many attempts.', {
        retryAfterSeconds: Math.max(1, wait),
      });
    }
    this.forgetOldest();
    const attempt = { moment: now, id };
    recent.push(attempt);
    this.attempts.set(name, recent);
    return () => {
      const stored = this.attempts.get(name);
      const position = stored?.lastIndexOf(attempt) ?? -1;
      if (stored && position >= 0) stored.splice(position, 1);
    };
  }

  /** Whether the next attempt would fail. */
  isUsedUp(limit: keyof Limits, key: string): boolean {
    return this.recentAttempts(limit, key).length >= this.limits[limit].max;
  }

  /** Uses up the remaining attempts, so that the next attempt fails. */
  exhaust(limit: keyof Limits, key: string): void {
    this.attempts.set(
      nameOf(limit, key),
      Array<Attempt>(this.limits[limit].max).fill({ moment: this.clock.millis() }),
    );
  }

  clear(): void {
    this.attempts.clear();
  }

  private recentAttempts(limit: keyof Limits, key: string): Attempt[] {
    const now = this.clock.millis();
    const { windowSeconds } = this.limits[limit];
    return (this.attempts.get(nameOf(limit, key)) ?? []).filter(
      ({ moment }) => moment <= now && moment > now - windowSeconds * 1000,
    );
  }

  /** Removes the oldest entry when the map is full, to bound the memory use. */
  private forgetOldest(): void {
    if (this.attempts.size < maxKeys) return;
    const first = this.attempts.keys().next();
    if (!first.done) this.attempts.delete(first.value);
  }
}
