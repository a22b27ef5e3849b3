import { monthsPerKey } from '#domain/beta-keys/BetaKey';
import { defaultLocale, type Locale } from '#domain/language/Locale';
import { pathOf } from '#domain/navigation/pagePaths';
import type { CodeState } from '#domain/products/codeRefusals';
import type { GameTimeSource } from '#domain/products/gameTimeTimeline';
import { cleanCode, cleanKey } from '#domain/shared/spellings';
import { sampleBetaKeys } from '#samples/betaKeys';

/** A redeemable code. Timestamps are ISO 8601. */
export interface FakeCode {
  readonly id: string;
  readonly code: string;
  readonly months: number;
  readonly product: string;
  readonly expiresAt?: string;
  readonly reservedFor?: string;
  readonly reservedUntil?: string;
  usedBy?: string;
  usedAt?: string;
}

/** A beta key that a fake player has sent. */
export interface FakeBetaKey extends FakeCode {
  readonly recipient: string;
  /** Path of the link in the email with the key. */
  readonly path: string;
  readonly note?: string | undefined;
  isCanceled?: boolean;
}

export interface FakeBetaKeys {
  available: number;
  /** Sent keys, newest first. */
  sent: FakeBetaKey[];
}

/** @param page page that the link in the email opens */
export const fakeBetaKey = (
  number: string,
  recipient: string,
  page: 'products' | 'signup',
  locale: Locale,
): FakeBetaKey => {
  const id = `be7a0000-0000-4000-9000-${number.padStart(12, '0')}`;
  const path = `${pathOf(page, locale)}?code=${id}`;
  return { id, code: id, months: monthsPerKey, product: 'Beta key', recipient, path };
};

export const seedBetaKeys = (now: Date, owner: number): FakeBetaKeys => ({
  available: sampleBetaKeys.available,
  sent: sampleBetaKeys.sent.map(({ recipient, isUsed, daysAgo }, index) => ({
    ...fakeBetaKey(`${String(owner)}${String(index)}`, recipient, 'signup', defaultLocale),
    ...(isUsed && {
      usedBy: keyUserId,
      usedAt: new Date(now.getTime() - (daysAgo - 1) * 86_400_000).toISOString(),
    }),
  })),
});

/** Id of Guarded-Ada, the player who used the sample key. */
const keyUserId = '00000000-0000-4000-8000-000000000006';

interface Giver {
  betaKeys?: FakeBetaKeys;
}

interface Backend {
  readonly codes: readonly FakeCode[];
  readonly people: readonly Giver[];
}

export const betaKeysOf = (giver: Giver): FakeBetaKeys => (giver.betaKeys ??= { available: 0, sent: [] });

export const sentKeys = ({ people }: Pick<Backend, 'people'>): readonly FakeBetaKey[] =>
  people.flatMap(({ betaKeys }) => betaKeys?.sent ?? []);

/** Returns the source of the game time that a code adds. Beta keys are gifts from their senders. */
export const sourceOf = (code: FakeCode & Partial<FakeBetaKey>): GameTimeSource =>
  code.recipient === undefined ? 'code' : 'gift';

/** Finds a printed code or a sent key by its code or its id. */
export const findCode = (backend: Backend, typed: string): (FakeCode & Partial<FakeBetaKey>) | undefined =>
  [...backend.codes, ...sentKeys(backend)].find(
    ({ code, id }) => code === cleanCode(typed) || id === cleanKey(typed),
  );

const dateOf = (at: string | undefined): Date | undefined => (at === undefined ? undefined : new Date(at));

export const codeStateOf = (code: FakeCode & Partial<FakeBetaKey>): CodeState => ({
  isUsed: code.usedBy !== undefined,
  isCanceled: code.isCanceled === true,
  reservedFor: code.reservedFor,
  reservedUntil: dateOf(code.reservedUntil),
  expiresAt: dateOf(code.expiresAt),
});
