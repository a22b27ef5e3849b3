import { currencies } from '#domain/commerce/Money';
import { planKinds } from '#domain/commerce/Plan';
import { purchaseAgreements, type Purchase } from '#domain/commerce/Purchase';
import { languages } from '#domain/language/Locale';
import {
  anyOf,
  boolean,
  integer,
  isoDate,
  listOf,
  number,
  possiblyMissing,
  oneOf,
  shape,
  string,
  text,
} from '../shared/rules';

const money = shape({ cents: integer(0), currency: oneOf(currencies) });
const cost = { price: money, total: money };

const storedPurchase = shape({
  key: text(),
  selection: shape({
    kind: oneOf([...planKinds, 'pack']),
    planName: string(),
    planDescription: string(),
    campaignId: text(),
    productId: text(),
    pricingId: text(),
    paymentProviderId: string(),
    type: string(),
    freeMonths: possiblyMissing(integer(1)),
    ...cost,
    discount: number(0, 1),
    inStore: possiblyMissing(shape(cost)),
    email: string(),
    referralCode: possiblyMissing(text()),
  }),
  startedAt: isoDate({ strict: true }),
  ghost: possiblyMissing(shape({ id: text(), email: text(), token: text() })),
  sentWith: possiblyMissing(
    anyOf(
      shape({ channel: oneOf(['widget']), buyerId: text(), referralCode: possiblyMissing(text()) }),
      shape({ channel: oneOf(['store']), language: oneOf(languages) }),
    ),
  ),
  progress: anyOf(
    shape({ kind: oneOf(['chosen']) }),
    shape({ kind: oneOf(['ordered', 'cancelled', 'reported-paid']), orderId: text() }),
    shape({ kind: oneOf(['paid', 'rejected']), orderId: text(), isShown: boolean() }),
  ),
  lastTry: possiblyMissing(shape({ agreed: listOf(oneOf(purchaseAgreements)), isTroubled: boolean() })),
  isCounted: possiblyMissing(boolean()),
});

/** Returns undefined if the text is not a valid purchase, because stored data is untrusted. */
export const parsePurchase = (text: string): Purchase | undefined => {
  const stored = parseJson(text);
  return storedPurchase.accepts(stored) ? { ...stored, startedAt: new Date(stored.startedAt) } : undefined;
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
