import { PurchaseStore } from '#application/commerce/PurchaseStore';
import type { PlanSelection } from '#domain/commerce/PlanSelection';
import { FakeGhostAccounts } from '#infrastructure/fake/commerce/FakeGhostAccounts';
import { FakeSales } from '#infrastructure/fake/commerce/FakeSales';
import { defaultLocale, languageOf } from '#domain/language/Locale';
import { decodeFakeToken } from '#infrastructure/fake/backend/fakeTokens';
import type { PersonKey } from '#infrastructure/fake/backend/people';
import type { FakeSale } from '#infrastructure/fake/backend/sales';
import type { Application } from './compose';

const sold = {
  'one-month': { productId: 'founders-1', cents: 999, discount: 0 },
  'three-months': { productId: 'founders-3', cents: 2499, discount: 0 },
  mydu: { productId: 'founders-mydu', cents: 7499, discount: 0.25 },
} as const;

interface PlaceOrderOptions {
  readonly plan?: keyof typeof sold;
  /** Account of the buyer, or the email address of a ghost. */
  readonly by: PersonKey | `${string}@${string}`;
  readonly channel?: FakeSale['channel'];
}

const selectionOf = (plan: keyof typeof sold): PlanSelection => {
  const { productId, cents, discount } = sold[plan];
  const total = { cents, currency: 'USD' } as const;
  return {
    kind: plan,
    planName: plan,
    planDescription: plan,
    campaignId: 'campaign-founders',
    productId,
    pricingId: `${productId}-usd`,
    paymentProviderId: 'farstead',
    type: 'gametime',
    price: total,
    discount,
    total,
    email: '',
  };
};

/** Creates an unpaid order in this browser. */
export const placeOrder = async (
  application: Application,
  { plan = 'three-months', by, channel = 'widget' }: PlaceOrderOptions,
): Promise<FakeSale> => {
  const ghost = by.includes('@')
    ? await application.get(FakeGhostAccounts).register({ email: by })
    : undefined;
  const buyer = ghost?.ok
    ? application.backend.find(({ id }) => id === ghost.value.id)
    : application.backend.person(by as PersonKey);
  if (!buyer) throw new Error(`Nobody is ${by}`);
  const { productId } = sold[plan];
  const wish = { key: `key-${by}-${plan}`, channel, productId, language: languageOf(defaultLocale) };
  const sale = application.get(FakeSales).start(buyer, wish);
  if (!sale.ok) throw new Error(`${plan} is not sold: ${JSON.stringify(sale.error)}`);
  if (ghost?.ok) sale.value.ghostSerial = decodeFakeToken(ghost.value.token)?.serial;
  application.get(PurchaseStore).write({
    key: wish.key,
    selection: selectionOf(plan),
    startedAt: application.clock.now(),
    sentWith: channel === 'store' ? { channel, language: wish.language } : { channel, buyerId: buyer.id },
    ...(ghost?.ok && { ghost: ghost.value }),
    progress: channel === 'widget' ? { kind: 'ordered', orderId: sale.value.orderId } : { kind: 'chosen' },
  });
  return sale.value;
};
