import { currencyByCountry, defaultCurrency } from './currencyByCountry';
import { currencies, applyDiscount, divide, subtract, multiply, type Currency, type Money } from './Money';
import type { Cost, Offers, Plan, PlanKind } from './Plan';
import type { Pricing, Product } from './Product';

const monthsOf: Readonly<Record<PlanKind, number>> = {
  'one-month': 1,
  'three-months': 3,
  'six-months': 6,
  'twelve-months': 12,
  mydu: 0,
  pack: 0,
};

const kindByFirstWord: ReadonlyMap<string, PlanKind> = new Map([
  ['1', 'one-month'],
  ['3', 'three-months'],
  ['6', 'six-months'],
  ['12', 'twelve-months'],
  ['mydu', 'mydu'],
]);

const maxPacks = 4;

/**
 * Creates the offers from products (BU-01, BU-02, BU-08, D-02). Omits packs without a name, and products without a
 * price in the currency.
 * @param country ISO 3166-1 alpha-2
 */
export const offersOf = (products: readonly Product[], currency: Currency, country?: string): Offers =>
  offersAt(products, (product) => pricingIn(product, currency, country));

/** Creates the offers at the prices of the third-party store (CK-03). */
export const storeOffersOf = (products: readonly Product[]): Offers => offersAt(products, storePricingOf);

const offersAt = (
  products: readonly Product[],
  pricingOf: (product: Product) => Pricing | undefined,
): Offers => {
  const priced = products
    .flatMap((product) => {
      const pricing = pricingOf(product);
      return pricing ? [{ product, pricing, kind: parsePlanKind(product.name) }] : [];
    })
    .sort((a, b) => a.pricing.price.cents - b.pricing.price.cents);
  // If no name identifies MyDU, a product of unknown kind after the four packs is taken to be MyDU.
  const mydu = priced.find(({ kind }) => kind === 'mydu') ?? ifKindUnknown(priced[maxPacks]);
  const packs = priced
    .filter((entry) => entry.kind !== 'mydu' && entry !== mydu && entry.product.name.trim() !== '')
    .slice(0, maxPacks)
    .map(({ product, pricing, kind = 'pack' }) => planOf(kind, product, pricing));
  const base = packs
    .filter(({ months }) => months > 0)
    .reduce<Plan | undefined>(
      (shortest, pack) => (shortest && shortest.months <= pack.months ? shortest : pack),
      undefined,
    );
  return {
    packs: packs.map((pack) => withSaving(pack, base)),
    ...(mydu && { myDU: planOf('mydu', mydu.product, mydu.pricing) }),
  };
};

export const currenciesOf = (products: readonly Product[], country?: string): readonly Currency[] =>
  currencies.filter((currency) => products.some((product) => pricingIn(product, currency, country)));

/** Returns the currency of the country if the products have prices in it, or else another one. */
export const currencyFor = (products: readonly Product[], country?: string): Currency => {
  const offered = currenciesOf(products, country);
  const wanted = [currencyByCountry(country), defaultCurrency].find((currency) => offered.includes(currency));
  return wanted ?? offered[0] ?? defaultCurrency;
};

/** Returns the lowest price per month of all packs, in the currency of the country; undefined without such packs. */
export const lowestMonthlyPrice = (products: readonly Product[], country: string): Money | undefined =>
  offersOf(products, currencyFor(products, country), country)
    .packs.flatMap(({ perMonth }) => (perMonth ? [perMonth] : []))
    .sort((a, b) => a.cents - b.cents)[0];

/** Returns the price for the visitor's country, or else the server's default price. */
const pricingIn = ({ pricings }: Product, currency: Currency, country?: string): Pricing | undefined => {
  const inCurrency = pricings.filter(({ price }) => price.currency === currency);
  const ofCountry = inCurrency.filter((pricing) => country && pricing.country === country.toUpperCase());
  const ofAll = inCurrency.filter((pricing) => pricing.country === undefined);
  const candidates = ofCountry.length > 0 ? ofCountry : ofAll;
  return candidates.find(({ isDefault }) => isDefault) ?? candidates[0];
};

/** The server uses the default price for store orders, regardless of the currency that the visitor sees. */
const storePricingOf = ({ pricings }: Product): Pricing | undefined => {
  const defaults = pricings.filter(({ isDefault }) => isDefault);
  return defaults.find(({ country }) => country === undefined) ?? defaults[0];
};

/** Returns the number of months in a plan's name; 0 for MyDU, and for a name without a number. */
export const parsePlanMonths = (name: string): number => monthsOf[parsePlanKind(name) ?? 'mydu'];

/** Returns undefined if the name begins with neither a known number of months nor MyDU (BU-01). */
export const parsePlanKind = (name: string): PlanKind | undefined =>
  kindByFirstWord.get(name.trim().split(/\s/)[0]?.toLowerCase() ?? '');

const ifKindUnknown = <T extends { readonly kind: PlanKind | undefined }>(
  entry: T | undefined,
): T | undefined => (entry?.kind === undefined ? entry : undefined);

const planOf = (kind: PlanKind, product: Product, pricing: Pricing): Plan => {
  const months = monthsOf[kind];
  const { price, total } = costOf(product, pricing);
  const storePricing = storePricingOf(product);
  return {
    kind,
    productId: product.id,
    pricingId: pricing.id,
    paymentProviderId: product.paymentProviderId,
    type: product.type,
    name: product.name,
    description: product.description,
    months,
    freeMonths: product.freeMonths,
    price,
    discount: product.discount,
    total,
    ...(storePricing && { inStore: costOf(product, storePricing) }),
    ...(months > 0 && { perMonth: divide(total, months) }),
    isBestValue: kind === 'six-months',
  };
};

const costOf = ({ discount }: Product, { price }: Pricing): Cost => ({
  price,
  total: applyDiscount(price, discount),
});

/** @param base the shortest pack; savings are relative to its monthly price */
const withSaving = (pack: Plan, base: Plan | undefined): Plan => {
  if (pack.months === 0 || base?.total.currency !== pack.total.currency) return pack;
  const saving: Money = subtract(divide(multiply(base.total, pack.months), base.months), pack.total);
  return saving.cents > 0 ? { ...pack, saving } : pack;
};
