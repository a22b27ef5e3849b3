import type { DiscordAccount } from '../../../domain/linked-accounts/LinkedAccounts';
import {
  daysSincePurchase,
  sampleStoreMonths,
  storeIdWith,
  storeKindOf,
  type StoreKind,
} from '../../../samples/outsideAccounts';

/** No such host exists: `OutsideVisitingNavigator` plays it. */
export const fakeDiscordOrigin = 'https://discord.farstead.test';

const separator = '~';

const lifeMilliseconds = 300_000;

/** What an outside page gives. It says all by itself: the fake world only remembers which ones were used. */
export const writeGrant = (parts: readonly string[], now: Date): string =>
  [...parts, String(now.getTime() + lifeMilliseconds)].map(encodeURIComponent).join(separator);

/** Nothing when it has expired. */
export const readGrant = (grant: string, now: Date): readonly string[] | undefined => {
  const parts = grant.split(separator).map(decodeURIComponent);
  return Number(parts.at(-1)) > now.getTime() ? parts.slice(0, -1) : undefined;
};

/** @param typed `name`, or `name#1234` */
export const discordAccountOf = (typed: string): DiscordAccount => {
  const [, name = typed, discriminator = '0'] = /^(.*)#(\d{4})$/s.exec(typed) ?? [];
  return { name, discriminator };
};

export const fakeStoreId = (kind: StoreKind, name: string): string => {
  const sum = [...`${kind} ${name}`].reduce(
    (total, letter) => (total * 31 + letter.charCodeAt(0)) % 1_000_000_000,
    7,
  );
  return storeIdWith(kind, String(sum).padStart(9, '0'));
};

/** What is left of a store purchase while the account is linked to nobody. */
export interface FakePurchase {
  readonly months: number;
  readonly boughtAt: string;
}

export const purchaseOf = (steamId: string, now: Date): FakePurchase | undefined => {
  const days = daysSincePurchase[storeKindOf(steamId)];
  if (days === undefined) return undefined;
  return { months: sampleStoreMonths, boughtAt: new Date(now.getTime() - days * 86_400_000).toISOString() };
};
