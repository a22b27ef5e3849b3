import { createHash } from 'node:crypto';
import {
  daysSincePurchase,
  sampleStoreMonths,
  storeIdWith,
  storeOwnershipOf,
  type StoreOwnership,
} from '#samples/externalAccounts';
import { addSeconds } from '../platform/clock';

/** A Discord account in the mock. */
export interface DiscordIdentity {
  readonly id: string;
  readonly name: string;
  /** "0" for a name in Discord's current format. */
  readonly discriminator: string;
}

const digitsOf = (text: string, count: number): string =>
  (BigInt(`0x${createHash('sha256').update(text).digest('hex')}`) % 10n ** BigInt(count))
    .toString()
    .padStart(count, '0');

/** @param typed `name`, or `name#1234` */
export const discordIdentity = (typed: string): DiscordIdentity => {
  const [, name = typed, discriminator = '0'] = /^(.*)#(\d{4})$/s.exec(typed) ?? [];
  return { id: `9${digitsOf(`${name}#${discriminator}`, 17)}`, name, discriminator };
};

/** Derives the id of a mock store account from its name. */
export const storeIdOf = (kind: StoreOwnership, name: string): string =>
  storeIdWith(kind, digitsOf(`${kind} ${name}`, 9));

export const storeIdPattern = /^7656119\d{10}$/;

export interface StorePurchase {
  readonly months: number;
  readonly boughtAt: Date;
}

/** Returns the purchase of a store account; undefined if the account does not own the game. */
export const storePurchaseOf = (id: string, now: Date): StorePurchase | undefined => {
  const days = daysSincePurchase[storeOwnershipOf(id)];
  return days === undefined
    ? undefined
    : { months: sampleStoreMonths, boughtAt: addSeconds(now, -days * 86_400) };
};
