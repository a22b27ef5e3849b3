import { currencies, type Money } from '#domain/commerce/Money';
import type { Cost, PlanKind } from '#domain/commerce/Plan';
import {
  purchaseAgreements,
  type GhostBuyer,
  type PaymentAttempt,
  type Purchase,
  type PurchaseProgress,
  type RequestFingerprint,
} from '#domain/commerce/Purchase';
import type { PlanSelection } from '#domain/commerce/PlanSelection';
import { languageOf, locales } from '#domain/language/Locale';

type Fields = Readonly<Record<string, unknown>>;

const kinds: readonly PlanKind[] = [
  'one-month',
  'three-months',
  'six-months',
  'twelve-months',
  'mydu',
  'pack',
];

/** Returns undefined if the text is not a valid purchase, because stored data is untrusted. */
export const parsePurchase = (text: string): Purchase | undefined => {
  const stored = fieldsOf(parseJson(text));
  const selection = parseSelection(fieldsOf(stored?.selection));
  if (!stored || !selection || !isText(stored.key) || !isText(stored.startedAt)) return undefined;
  const startedAt = new Date(stored.startedAt);
  const progress = fieldsOf(stored.progress)
    ? parseProgress(fieldsOf(stored.progress))
    : parseFormerProgress(stored);
  if (Number.isNaN(startedAt.getTime()) || !progress) return undefined;
  const lastTry = parseAttempt(fieldsOf(stored.lastTry));
  const ghost = parseGhost(fieldsOf(stored.ghost));
  const sentWith = isText(stored.sentWith)
    ? parseFormerFingerprint(stored.sentWith)
    : parseFingerprint(fieldsOf(stored.sentWith));
  return {
    key: stored.key,
    selection,
    startedAt,
    ...(ghost && { ghost }),
    ...(sentWith && { sentWith }),
    progress,
    ...(lastTry && { lastTry }),
    ...(stored.isCounted === true && { isCounted: true }),
  };
};

/**
 * An order without an id is treated as not yet placed, because it can be created again with the same key. A payment
 * without an order id is invalid, because it cannot be tracked.
 */
const parseProgress = (stored: Fields | undefined): PurchaseProgress | undefined => {
  const { kind, orderId } = stored ?? {};
  if (kind === 'chosen' || (kind === 'ordered' && !isText(orderId))) return { kind: 'chosen' };
  if (!isText(orderId)) return undefined;
  if (kind === 'ordered' || kind === 'cancelled' || kind === 'reported-paid') return { kind, orderId };
  const isEnded = kind === 'paid' || kind === 'rejected';
  return isEnded ? { kind, orderId, isShown: stored?.isShown === true } : undefined;
};

/** Parses a purchase of the previous version, which stored its progress in separate fields. */
const parseFormerProgress = ({ orderId, ...stored }: Fields): PurchaseProgress | undefined => {
  if (stored.isPaid === true) return parseProgress({ kind: 'paid', orderId, isShown: stored.isThanked });
  if (stored.isPaymentDone === true) return parseProgress({ kind: 'reported-paid', orderId });
  return parseProgress({ kind: stored.isCancelled === true ? 'cancelled' : 'ordered', orderId });
};

const parseFingerprint = (stored: Fields | undefined): RequestFingerprint | undefined => {
  const { channel, buyerId, referralCode } = stored ?? {};
  const language = locales.map(languageOf).find((known) => known === stored?.language);
  if (channel === 'store' && language) return { channel, language };
  if (channel !== 'widget' || !isText(buyerId)) return undefined;
  return { channel, buyerId, ...(isText(referralCode) && { referralCode }) };
};

/** Parses the previous version's format: `widget:["buyer id","referral code"]` or `store:["language"]`. */
const parseFormerFingerprint = (text: string): RequestFingerprint | undefined => {
  const colon = text.indexOf(':');
  const channel = text.slice(0, colon);
  const parts = parseJson(text.slice(colon + 1));
  const [first, second] = Array.isArray(parts) ? (parts as readonly unknown[]) : [];
  return parseFingerprint({ channel, buyerId: first, referralCode: second, language: first });
};

const parseAttempt = (stored: Fields | undefined): PaymentAttempt | undefined => {
  if (!stored) return undefined;
  const agreed: readonly unknown[] = Array.isArray(stored.agreed) ? stored.agreed : [];
  return {
    agreed: purchaseAgreements.filter((known) => agreed.includes(known)),
    isTroubled: stored.isTroubled === true,
  };
};

const parseSelection = (stored: Fields | undefined): PlanSelection | undefined => {
  const kind = kinds.find((known) => known === stored?.kind);
  const price = parseMoney(fieldsOf(stored?.price));
  const total = parseMoney(fieldsOf(stored?.total));
  if (!stored || !kind || !price || !total) return undefined;
  const { campaignId, productId, pricingId, discount, email, referralCode } = stored;
  if (!isText(campaignId) || !isText(productId) || !isText(pricingId)) return undefined;
  if (typeof discount !== 'number' || discount < 0 || discount > 1) return undefined;
  const inStore = parseCost(fieldsOf(stored.inStore));
  return {
    kind,
    planName: textOr(stored.planName),
    planDescription: textOr(stored.planDescription),
    campaignId,
    productId,
    pricingId,
    paymentProviderId: textOr(stored.paymentProviderId),
    type: textOr(stored.type),
    ...(isCount(stored.freeMonths) && { freeMonths: stored.freeMonths }),
    price,
    discount,
    total,
    ...(inStore && { inStore }),
    email: textOr(email),
    ...(isText(referralCode) && { referralCode }),
  };
};

const parseCost = (stored: Fields | undefined): Cost | undefined => {
  const price = parseMoney(fieldsOf(stored?.price));
  const total = parseMoney(fieldsOf(stored?.total));
  return price && total && { price, total };
};

const parseMoney = (stored: Fields | undefined): Money | undefined => {
  const currency = currencies.find((known) => known === stored?.currency);
  const cents = stored?.cents;
  return currency && typeof cents === 'number' && Number.isSafeInteger(cents) && cents >= 0
    ? { cents, currency }
    : undefined;
};

const parseGhost = (stored: Fields | undefined): GhostBuyer | undefined =>
  isText(stored?.id) && isText(stored.email) && isText(stored.token)
    ? { id: stored.id, email: stored.email, token: stored.token }
    : undefined;

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const fieldsOf = (value: unknown): Fields | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : undefined;

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0;

const textOr = (value: unknown): string => (typeof value === 'string' ? value : '');
