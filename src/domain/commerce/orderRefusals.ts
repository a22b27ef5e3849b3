import { myDURefusals } from '../products/mydu';
import { registrationRefusals } from '../registration/registrationRefusals';
import { generalRefusals } from '../shared/generalRefusals';
import { isSoldOut, type Campaign } from './Campaign';
import type { OrderRejection } from './PurchaseOrder';

const newOrderRefusals = {
  /** The idempotency key belongs to another request. */
  'key-used': { status: 409, code: 305 },
  'shop-closed': { status: 403, code: 308 },
  'not-offered': { status: 404, code: 301 },
  'already-owned': myDURefusals['has-already'],
  'sold-out': { status: 409, code: 303 },
} as const;

/** Refusals of a new order. */
export const orderRefusals = {
  ...newOrderRefusals,
  /** The discount has changed since the buyer saw it. */
  'offer-changed': { status: 409, code: 302 },
  'referral-unknown': registrationRefusals['unknown-recruiter'],
} as const;

/** Refusals of a new order that is paid in the third-party store. */
export const storeCheckoutRefusals = {
  ...newOrderRefusals,
  /** The player does not own the game in the store. */
  'no-store-account': { status: 403, code: 309 },
} as const;

/** Refusals of the confirmation of an order in the third-party store. */
export const storeOrderRefusals = {
  'unknown-order': { status: 404, code: 306 },
  'foreign-order': generalRefusals.forbidden,
} as const;

/** Refusals of a buyer without an account. */
export const ghostRefusals = {
  'email-invalid': generalRefusals['email-invalid'],
  'email-has-account': registrationRefusals['email-taken'],
  'email-used': { status: 409, code: 124 },
} as const;

/** Refusals of a corrected email. */
export const correctedEmailRefusals = {
  /** Not only this browser has ordered with the email, or nothing was paid. */
  'not-the-buyer': generalRefusals.forbidden,
  ...ghostRefusals,
} as const;

export type OrderRefusal = keyof typeof orderRefusals;

/** A product at the price of a campaign. */
interface CampaignOffer {
  readonly isMyDU: boolean;
  readonly discount: number;
  readonly campaign: Pick<Campaign, 'consumed' | 'limit'>;
}

export interface OrderSituation {
  readonly isShopOpen: boolean;
  /** Undefined if no campaign sells the product at this price. */
  readonly offer: CampaignOffer | undefined;
  /** Discount that was shown to the buyer; undefined if none was. */
  readonly shownDiscount: number | undefined;
  readonly buyer: { readonly id: string; readonly ownsMyDU: boolean };
  readonly hasReferralCode: boolean;
  /** The active player to whom the referral code belongs. */
  readonly recruiterId: string | undefined;
}

/** Returns why the order cannot be placed (CF-02, CF-05). */
export const orderRefusal = ({
  isShopOpen,
  offer,
  shownDiscount,
  buyer,
  hasReferralCode,
  recruiterId,
}: OrderSituation): Exclude<OrderRefusal, 'key-used'> | undefined => {
  if (!isShopOpen) return 'shop-closed';
  if (!offer) return 'not-offered';
  if (shownDiscount !== undefined && shownDiscount !== offer.discount) return 'offer-changed';
  const unavailable = productRejection(offer, buyer.ownsMyDU);
  if (unavailable) return unavailable;
  const isReferred = recruiterId !== undefined && recruiterId !== buyer.id;
  return hasReferralCode && !isReferred ? 'referral-unknown' : undefined;
};

/**
 * Returns why the product is unavailable. A player can buy MyDU only once (BU-08); campaigns limit only packs (BU-04).
 */
export const productRejection = (
  { isMyDU, campaign }: Omit<CampaignOffer, 'discount'>,
  ownsMyDU: boolean,
): OrderRejection | undefined => {
  if (isMyDU) return ownsMyDU ? 'already-owned' : undefined;
  return isSoldOut(campaign) ? 'sold-out' : undefined;
};

/** Returns why the player cannot finish an order in the store (CK-03). */
export const storeOrderRefusal = (
  order: { readonly isInStore: boolean; readonly buyerId: string } | undefined,
  playerId: string,
): keyof typeof storeOrderRefusals | undefined => {
  if (!order?.isInStore) return 'unknown-order';
  return order.buyerId === playerId ? undefined : 'foreign-order';
};

/** An order of a buyer without an account. */
interface GhostOrder {
  readonly isPaid: boolean;
  /** Whether the order was created with the token of the request. */
  readonly isOwn: boolean;
}

/**
 * Whether the bearer of a ghost token may correct the buyer's email. Anyone can enter an email, so two browsers may have
 * created orders with it: neither may then move the other's orders to another mailbox.
 */
export const mayCorrectEmail = (orders: readonly GhostOrder[]): boolean =>
  orders.every(({ isOwn }) => isOwn) && orders.some(({ isPaid }) => isPaid);

interface EmailOwner {
  readonly isGhost: boolean;
  readonly hasBought: boolean;
}

/**
 * Returns why a buyer without an account cannot use a valid email (CF-05).
 *
 * @param isReserved whether the former owner of the email can still restore it
 */
export const ghostRefusal = (
  owner: EmailOwner | undefined,
  isReserved: boolean,
): Exclude<keyof typeof ghostRefusals, 'email-invalid'> | undefined => {
  if (isReserved || owner?.isGhost === false) return 'email-has-account';
  return owner?.hasBought ? 'email-used' : undefined;
};
