import type { DiscordAccount } from '#domain/linked-accounts/LinkedAccounts';
import {
  daysSincePurchase,
  sampleStoreMonths,
  storeIdWith,
  storeOwnershipOf,
  type StoreOwnership,
} from '#samples/externalAccounts';

/** A host that does not exist; `FakeExternalNavigator` simulates it. */
export const fakeDiscordOrigin = 'https://discord.farstead.test';

const separator = '~';

const grantLifetimeMilliseconds = 300_000;

/** Creates a self-contained grant of an external site. The fake back end stores only which grants were used. */
export const encodeGrant = (parts: readonly string[], now: Date): string =>
  [...parts, String(now.getTime() + grantLifetimeMilliseconds)].map(encodeURIComponent).join(separator);

/** Returns undefined if the grant has expired. */
export const decodeGrant = (grant: string, now: Date): readonly string[] | undefined => {
  const parts = grant.split(separator).map(decodeURIComponent);
  return Number(parts.at(-1)) > now.getTime() ? parts.slice(0, -1) : undefined;
};

/** @param typed `name` or `name#1234` */
export const discordAccountOf = (typed: string): DiscordAccount => {
  const [, name = typed, discriminator = '0'] = /^(.*)#(\d{4})$/s.exec(typed) ?? [];
  return { name, discriminator };
};

export const fakeStoreId = (kind: StoreOwnership, name: string): string => {
  const sum = [...`${kind} ${name}`].reduce(
    (total, letter) => (total * 31 + letter.charCodeAt(0)) % 1_000_000_000,
    7,
  );
  return storeIdWith(kind, String(sum).padStart(9, '0'));
};

/** Unclaimed part of a store purchase, as long as the store account is not linked. */
export interface FakePurchase {
  readonly months: number;
  readonly boughtAt: string;
}

export const purchaseOf = (steamId: string, now: Date): FakePurchase | undefined => {
  const days = daysSincePurchase[storeOwnershipOf(steamId)];
  if (days === undefined) return undefined;
  return { months: sampleStoreMonths, boughtAt: new Date(now.getTime() - days * 86_400_000).toISOString() };
};

interface DiscordOwner {
  discordName: string;
  discordDiscriminator: string;
  discordLinkedAt?: string;
}

/** Unlinks the Discord account. */
export const removeDiscord = (owner: DiscordOwner): void => {
  owner.discordName = '';
  owner.discordDiscriminator = '';
  delete owner.discordLinkedAt;
};

interface StoreOwner {
  steamId: string;
  ownership: readonly string[];
  claimableMonths?: number;
  storeBoughtAt?: string;
  storeLinkedAt?: string;
  storesLeft?: Readonly<Record<string, FakePurchase>>;
}

/** Unlinks the store account. The unclaimed purchase stays with it. */
export const removeStore = (owner: StoreOwner): void => {
  const { steamId, claimableMonths: months = 0, storeBoughtAt: boughtAt = '' } = owner;
  owner.storesLeft = { ...owner.storesLeft, [steamId]: { months, boughtAt } };
  owner.steamId = '';
  owner.ownership = owner.ownership.filter((name) => name !== 'steam');
  delete owner.claimableMonths;
  delete owner.storeBoughtAt;
  delete owner.storeLinkedAt;
};
