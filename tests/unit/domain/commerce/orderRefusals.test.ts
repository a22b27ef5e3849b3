import {
  mayCorrectEmail,
  ghostRefusal,
  orderRefusal,
  productRejection,
  storeOrderRefusal,
  type OrderSituation,
} from '#domain/commerce/orderRefusals';

const open = { consumed: 1, limit: 2 };
const soldOut = { consumed: 2, limit: 2 };
const pack = { isMyDU: false, discount: 0, campaign: open };
const myDU = { isMyDU: true, discount: 0.25, campaign: soldOut };

const situation: OrderSituation = {
  isShopOpen: true,
  offer: pack,
  shownDiscount: 0,
  buyer: { id: 'buyer', ownsMyDU: true },
  hasReferralCode: false,
  recruiterId: undefined,
};

const refusalOf = (more: Partial<OrderSituation>) => orderRefusal({ ...situation, ...more });

const unsoldMyDU = { ...myDU, discount: 0 };
const newPlayer = { id: 'buyer', ownsMyDU: false };

it.each<[string, string | undefined, Partial<OrderSituation>]>([
  ['CF-05 a pack at the displayed price', undefined, {}],
  ['CK-03 a pack in the store, which shows its own price', undefined, { shownDiscount: undefined }],
  ['BU-07 any product while the shop is closed', 'shop-closed', { isShopOpen: false }],
  ['CF-05 a product that no campaign sells', 'not-offered', { offer: undefined }],
  ['CF-05 a pack whose discount has changed', 'offer-changed', { shownDiscount: 0.1 }],
  ['BU-04 a pack of a sold-out campaign', 'sold-out', { offer: { ...pack, campaign: soldOut } }],
  ['BU-04 MyDU of a sold-out campaign', undefined, { offer: unsoldMyDU, buyer: newPlayer }],
  ['BU-08 MyDU for a player who owns it', 'already-owned', { offer: unsoldMyDU }],
  ['CF-02 another player’s code', undefined, { hasReferralCode: true, recruiterId: 'other' }],
  ['CF-02 an unknown code', 'referral-unknown', { hasReferralCode: true }],
  ['CF-02 the buyer’s own code', 'referral-unknown', { hasReferralCode: true, recruiterId: 'buyer' }],
])('%s: the refusal for the order is %s', (_, refused, more) => {
  expect(refusalOf(more)).toBe(refused);
});

it('CF-05 reports the first applicable reason: closed, not offered, changed, unavailable, unknown code', () => {
  const all = { isShopOpen: false, shownDiscount: 0.1, hasReferralCode: true };
  expect(refusalOf({ ...all, offer: undefined })).toBe('shop-closed');
  expect(refusalOf({ ...all, isShopOpen: true, offer: undefined })).toBe('not-offered');
  expect(refusalOf({ ...all, isShopOpen: true, offer: myDU })).toBe('offer-changed');
  expect(refusalOf({ ...all, isShopOpen: true, offer: myDU, shownDiscount: 0.25 })).toBe('already-owned');
});

it('D-19 rejects a paid order if its product has become unavailable', () => {
  expect(productRejection(pack, true)).toBeUndefined();
  expect(productRejection({ ...pack, campaign: soldOut }, false)).toBe('sold-out');
  expect(productRejection(myDU, false)).toBeUndefined();
  expect(productRejection(myDU, true)).toBe('already-owned');
});

it('CK-03 finishes only the player’s own order in the store', () => {
  expect(storeOrderRefusal(undefined, 'buyer')).toBe('unknown-order');
  expect(storeOrderRefusal({ isInStore: false, buyerId: 'buyer' }, 'buyer')).toBe('unknown-order');
  expect(storeOrderRefusal({ isInStore: true, buyerId: 'other' }, 'buyer')).toBe('foreign-order');
  expect(storeOrderRefusal({ isInStore: true, buyerId: 'buyer' }, 'buyer')).toBeUndefined();
});

it('CF-05 a guest can use only an email without an account, purchase or former owner', () => {
  const ghost = { isGhost: true, hasBought: false };
  expect(ghostRefusal(undefined, false)).toBeUndefined();
  expect(ghostRefusal(ghost, false)).toBeUndefined();
  expect(ghostRefusal({ isGhost: false, hasBought: true }, false)).toBe('email-has-account');
  expect(ghostRefusal({ isGhost: true, hasBought: true }, true)).toBe('email-has-account');
  expect(ghostRefusal(undefined, true)).toBe('email-has-account');
  expect(ghostRefusal({ isGhost: true, hasBought: true }, false)).toBe('email-used');
});

const paid = { isPaid: true, isOwn: true };
const unpaid = { isPaid: false, isOwn: true };

it.each([
  ['a paid order', [paid], true],
  ['a paid and an unpaid order', [unpaid, paid], true],
  ['no order', [], false],
  ['an unpaid order', [unpaid], false],
  ['a paid order of another browser', [{ ...paid, isOwn: false }], false],
  ['a paid order, next to an unpaid one of another browser', [paid, { ...unpaid, isOwn: false }], false],
] as const)('TY-01 a buyer with %s may correct the email: %s', (_, orders, may) => {
  expect(mayCorrectEmail(orders)).toBe(may);
});
