import type { Subscription } from '../billing/Subscription';
import { lifetimeProduct, productsFromRoles, subscriberRole } from '../session/roles';
import { endOfGameTime } from './gameTime';

export interface OwnedProduct {
  readonly name: string;
  /** Date of the next charge or end of the game time, whichever is later; absent if access is unlimited. */
  readonly endsAt?: Date;
  readonly subscription?: Subscription;
}

export interface Entitlements {
  readonly roles: readonly string[];
  readonly accessList: readonly string[];
  readonly gameTimeEnd?: Date;
  readonly subscription?: Subscription;
}

/** Returns the player's products, including expired game time, which no longer appears as a role. */
export const ownedProducts = (holdings: Entitlements): readonly OwnedProduct[] => {
  const { roles, accessList, gameTimeEnd, subscription } = holdings;
  const fromRoles = productsFromRoles(roles, accessList, gameTimeEnd);
  const entries =
    gameTimeEnd && !fromRoles.some((product) => product.name === subscriberRole)
      ? [...fromRoles, { name: subscriberRole, gameTime: gameTimeEnd }]
      : fromRoles;
  return entries.map(({ name, gameTime }) => {
    const running = name === subscriberRole ? subscription : undefined;
    const endsAt = endOfGameTime(gameTime, running);
    return { name, ...(endsAt && { endsAt }), ...(running && { subscription: running }) };
  });
};

export const isExpired = (product: OwnedProduct, now: Date): boolean =>
  product.endsAt !== undefined && product.endsAt.getTime() <= now.getTime();

/** Hides an expired product while the store's game time can be claimed (the spec's "another condition"). */
export const isHiddenProduct = (
  product: OwnedProduct,
  now: Date,
  eligibleForStoreGameTime: boolean,
): boolean => eligibleForStoreGameTime && isExpired(product, now);

/** Returns the product that lets the player play Farstead: lifetime access, otherwise the game time. */
export const gameTimeProduct = (products: readonly OwnedProduct[]): OwnedProduct | undefined =>
  [lifetimeProduct, subscriberRole]
    .map((wanted) => products.find(({ name }) => name === wanted))
    .find((product) => product !== undefined);
