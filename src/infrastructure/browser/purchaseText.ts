import { currencies, type Money } from '../../domain/commerce/Money';
import type { PlanKind } from '../../domain/commerce/Plan';
import type { GhostBuyer, Purchase } from '../../domain/commerce/Purchase';
import type { Selection } from '../../domain/commerce/Selection';

type Fields = Readonly<Record<string, unknown>>;

const kinds: readonly PlanKind[] = ['one-month', 'three-months', 'six-months', 'twelve-months', 'mydu'];

/** A purchase as it was stored as JSON. Anybody may have written there: what is not wholly one is none. */
export const purchaseIn = (text: string): Purchase | undefined => {
  const stored = fieldsOf(parsed(text));
  const selection = selectionIn(fieldsOf(stored?.selection));
  if (!stored || !selection || !isText(stored.key) || !isText(stored.startedAt)) return undefined;
  const startedAt = new Date(stored.startedAt);
  if (Number.isNaN(startedAt.getTime())) return undefined;
  const ghost = ghostIn(fieldsOf(stored.ghost));
  return {
    key: stored.key,
    selection,
    startedAt,
    ...(ghost && { ghost }),
    ...(isText(stored.orderId) && { orderId: stored.orderId }),
    ...(isText(stored.sentWith) && { sentWith: stored.sentWith }),
    isPaymentDone: stored.isPaymentDone === true,
    ...(stored.isCancelled === true && { isCancelled: true }),
    ...(stored.isPaid === true && { isPaid: true }),
    ...(stored.isThanked === true && { isThanked: true }),
  };
};

const selectionIn = (stored: Fields | undefined): Selection | undefined => {
  const kind = kinds.find((known) => known === stored?.kind);
  const price = moneyIn(fieldsOf(stored?.price));
  const total = moneyIn(fieldsOf(stored?.total));
  if (!stored || !kind || !price || !total) return undefined;
  const { campaignId, productId, pricingId, discount, email, referralCode } = stored;
  if (!isText(campaignId) || !isText(productId) || !isText(pricingId)) return undefined;
  if (typeof discount !== 'number' || discount < 0 || discount > 1) return undefined;
  return {
    kind,
    planName: textOr(stored.planName),
    planDescription: textOr(stored.planDescription),
    campaignId,
    productId,
    pricingId,
    paymentProviderId: textOr(stored.paymentProviderId),
    type: textOr(stored.type),
    price,
    discount,
    total,
    email: textOr(email),
    ...(isText(referralCode) && { referralCode }),
  };
};

const moneyIn = (stored: Fields | undefined): Money | undefined => {
  const currency = currencies.find((known) => known === stored?.currency);
  const cents = stored?.cents;
  return currency && typeof cents === 'number' && Number.isSafeInteger(cents) && cents >= 0
    ? { cents, currency }
    : undefined;
};

const ghostIn = (stored: Fields | undefined): GhostBuyer | undefined =>
  isText(stored?.id) && isText(stored.email) && isText(stored.token)
    ? { id: stored.id, email: stored.email, token: stored.token }
    : undefined;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const fieldsOf = (value: unknown): Fields | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : undefined;

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

const textOr = (value: unknown): string => (typeof value === 'string' ? value : '');
