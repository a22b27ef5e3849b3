import { currenciesOf, parsePlanMonths, offersOf, storeOffersOf } from '#domain/commerce/offers';
import { moneyOf, type Currency } from '#domain/commerce/Money';
import type { Pricing, Product } from '#domain/commerce/Product';

const pricing = (price: number, currency: Currency = 'USD', more: Partial<Pricing> = {}): Pricing => ({
  id: `${currency}-${price}`,
  price: moneyOf(price, currency),
  isDefault: currency === 'USD',
  ...more,
});

const product = (
  name: string,
  prices: number | readonly Pricing[],
  more: Partial<Product> = {},
): Product => ({
  id: name,
  type: 'Pack',
  name,
  description: `${name}, described`,
  paymentProviderId: 'provider-1',
  templateId: 'template-1',
  discount: 0,
  freeMonths: 0,
  pricings: typeof prices === 'number' ? [pricing(prices)] : prices,
  ...more,
});

const one = product('1 month of game time', 9.99);
const three = product('3 months of game time', 26.97);
const six = product('6 months of game time', 47.94);
const twelve = product('12 months of game time', 83.88);
const myDU = product('MyDU', 34.99, { discount: 0.25 });

const kindsOf = (...products: readonly Product[]) => {
  const { packs, myDU: offered } = offersOf(products, 'USD');
  return [packs.map(({ kind }) => kind), offered?.name];
};

describe('the plans of a campaign', () => {
  it('BU-01 five products become four packs by ascending price, and MyDU', () => {
    expect(kindsOf(twelve, myDU, six, one, three)).toEqual([
      ['one-month', 'three-months', 'six-months', 'twelve-months'],
      'MyDU',
    ]);
  });

  it('BU-01 a campaign with three packs shows three, with or without MyDU', () => {
    expect(kindsOf(three, six, twelve, myDU)).toEqual([
      ['three-months', 'six-months', 'twelve-months'],
      'MyDU',
    ]);
    expect(kindsOf(three, six, twelve)).toEqual([['three-months', 'six-months', 'twelve-months'], undefined]);
  });

  it('BU-01 a fifth product with an unknown name becomes MyDU by its position', () => {
    const nameless = product('The offer', 99.99);
    expect(kindsOf(nameless, one, three, six, twelve)).toEqual([
      ['one-month', 'three-months', 'six-months', 'twelve-months'],
      'The offer',
    ]);
  });

  it('BU-01 a product named MyDU is MyDU whatever its price', () => {
    expect(kindsOf(product('MyDU', 4.99), product('The offer', 99.99), one, three, six)).toEqual([
      ['one-month', 'three-months', 'six-months', 'pack'],
      'MyDU',
    ]);
  });

  it.each(['1', '1 month', ' 1  month', '1\tmonth', 'mydu access', 'MYDU'])(
    'BU-01 the first word of “%s” determines the plan',
    (name) => {
      const [packs, offered] = kindsOf(product(name, 9.99));
      expect([packs, offered]).toEqual(/1/.test(name) ? [['one-month'], undefined] : [[], name]);
    },
  );

  it.each(['2 months', '1month', 'Starter pack', 'MyDUs', 'constructor', '__proto__', 'toString'])(
    'BU-01 D-02 a pack whose name has no number at the start is sorted by its price: “%s”',
    (name) => {
      expect(kindsOf(six, product(name, 9.99))).toEqual([['pack', 'six-months'], undefined]);
      const [pack] = offersOf([six, three, product(name, 9.99)], 'USD').packs;
      expect(pack).not.toHaveProperty('perMonth');
      expect(pack).not.toHaveProperty('saving');
      expect(pack).toMatchObject({ name, total: { cents: 999 } });
    },
  );

  it('BU-02 savings are compared with the shortest pack that has months', () => {
    const { packs } = offersOf([product('Starter pack', 0.99), one, three], 'USD');
    expect(packs.map(({ saving }) => saving?.cents)).toEqual([undefined, undefined, 300]);
  });

  it.each(['', ' '])('BU-01 a product without a name is not offered: “%s”', (name) => {
    expect(kindsOf(product(name, 9.99), six)).toEqual([['six-months'], undefined]);
  });

  it('BU-01 offers at most four packs, the cheapest ones', () => {
    const dear = product('12 months of game time', 500);
    expect(
      offersOf([dear, one, three, six, twelve, myDU], 'USD').packs.map(({ price }) => price.cents),
    ).toEqual([999, 2697, 4794, 8388]);
  });

  it('BU-01 packs of the same price stay in the order of the server', () => {
    expect(kindsOf(product('6', 5), product('3', 5), product('12', 5))[0]).toEqual([
      'six-months',
      'three-months',
      'twelve-months',
    ]);
  });

  it('BU-01 offers nothing without products', () => {
    expect(offersOf([], 'USD')).toEqual({ packs: [] });
  });
});

describe('the cost of a plan', () => {
  it('BU-02 calculates each plan’s monthly price, total and saving', () => {
    const { packs } = offersOf([one, three, six, twelve], 'USD');
    expect(packs.map(({ perMonth, total, saving }) => [perMonth?.cents, total.cents, saving?.cents])).toEqual(
      [
        [999, 999, undefined],
        [899, 2697, 300],
        [799, 4794, 1200],
        [699, 8388, 3600],
      ],
    );
  });

  it('BU-02 the plan of 6 months is the best value', () => {
    const { packs } = offersOf([one, three, six, twelve], 'USD');
    expect(packs.filter(({ isBestValue }) => isBestValue).map(({ kind }) => kind)).toEqual(['six-months']);
  });

  it('BU-02 savings are compared with the shortest plan when there is no monthly one', () => {
    const { packs } = offersOf([product('3', 25), product('6', 45), product('12', 99.99)], 'USD');
    expect(packs.map(({ saving }) => saving?.cents)).toEqual([undefined, 500, 1]);
  });

  it('BU-02 a plan no cheaper than paying monthly saves nothing', () => {
    const { packs } = offersOf([product('1', 10), product('3', 30), product('6', 60.01)], 'USD');
    expect(packs.map(({ saving }) => saving)).toEqual([undefined, undefined, undefined]);
  });

  it('BU-02 a discount changes the total, the monthly price and the saving', () => {
    const { packs } = offersOf([one, { ...six, discount: 0.25 }], 'USD');
    // 47.94 − 11.985 = 35.955.
    expect(packs[1]).toMatchObject({
      price: moneyOf(47.94, 'USD'),
      discount: 0.25,
      total: moneyOf(35.96, 'USD'),
      perMonth: moneyOf(5.99, 'USD'),
      saving: moneyOf(23.98, 'USD'),
    });
  });

  it('BU-02 the saving is based on the discounted price of the shortest pack', () => {
    const { packs } = offersOf([{ ...one, discount: 0.5 }, six], 'USD');
    // Six months at 5.00 cost 30.00, which is less than 47.94.
    expect(packs[1]).not.toHaveProperty('saving');
    const { packs: dearer } = offersOf([{ ...one, discount: 0.1 }, six], 'USD');
    expect(dearer[1]?.saving).toEqual(moneyOf(6, 'USD'));
  });

  it('BU-08 MyDU costs its price minus the price times the fraction, and has no months', () => {
    const { myDU: plan } = offersOf([myDU], 'USD');
    expect(plan).toMatchObject({ months: 0, price: moneyOf(34.99, 'USD'), total: moneyOf(26.24, 'USD') });
    expect(plan).not.toHaveProperty('perMonth');
    expect(plan).not.toHaveProperty('saving');
    expect(plan?.isBestValue).toBe(false);
  });

  it('BU-02 a fully discounted plan costs nothing', () => {
    const { packs } = offersOf([{ ...one, discount: 1 }], 'USD');
    expect(packs[0]).toMatchObject({ total: moneyOf(0, 'USD'), perMonth: moneyOf(0, 'USD') });
  });
});

describe('the prices of the store', () => {
  const german = pricing(8, 'EUR', { isDefault: true, country: 'DE' });

  it('CK-03 store prices are the default ones less the discount, whatever the visitor’s currency', () => {
    const priced = { ...product('1', [pricing(9, 'EUR'), german, pricing(10)]), discount: 0.25 };
    const inStore = { price: moneyOf(10, 'USD'), total: moneyOf(7.5, 'USD') };
    expect(storeOffersOf([priced]).packs).toMatchObject([{ ...inStore, pricingId: 'USD-10', inStore }]);
    expect(offersOf([priced], 'EUR').packs).toMatchObject([{ total: moneyOf(6.75, 'EUR'), inStore }]);
  });

  it('CK-03 store prices are unknown without a default one', () => {
    const priced = product('1', [pricing(9, 'EUR')]);
    expect(storeOffersOf([priced])).toEqual({ packs: [] });
    expect(offersOf([priced], 'EUR').packs[0]).not.toHaveProperty('inStore');
  });

  it('CK-03 store prices in two currencies are not compared', () => {
    const { packs } = storeOffersOf([product('1', [pricing(10)]), product('3', [german])]);
    expect(packs.map(({ saving }) => saving)).toEqual([undefined, undefined]);
  });
});

describe('the applicable price', () => {
  const forAll = pricing(10, 'EUR');
  const forFrance = pricing(9, 'EUR', { country: 'FR' });

  const chosen = (pricings: readonly Pricing[], currency: Currency, country?: string) =>
    offersOf([product('1', pricings)], currency, country).packs[0]?.pricingId;

  it.each([
    ['FR', 'EUR-9'],
    ['fr', 'EUR-9'],
    ['DE', 'EUR-10'],
    [undefined, 'EUR-10'],
    ['', 'EUR-10'],
  ])('BU-03 a visitor from %s gets the price %s', (country, id) => {
    expect(chosen([forAll, forFrance], 'EUR', country)).toBe(id);
    expect(chosen([forFrance, forAll], 'EUR', country)).toBe(id);
  });

  it('BU-03 a price for one country is not offered in another', () => {
    expect(chosen([forFrance], 'EUR', 'DE')).toBeUndefined();
  });

  it('BU-03 prefers the default one of equal prices, else the first', () => {
    const twins = [pricing(11, 'EUR'), pricing(12, 'EUR', { isDefault: true }), pricing(13, 'EUR')];
    expect(chosen(twins, 'EUR')).toBe('EUR-12');
    expect(chosen([pricing(11, 'EUR'), pricing(13, 'EUR')], 'EUR')).toBe('EUR-11');
  });

  it('BU-03 a product without a price in the currency is not offered in it', () => {
    const { packs } = offersOf([product('1', [forAll]), six], 'EUR');
    expect(packs.map(({ kind }) => kind)).toEqual(['one-month']);
  });

  it('BU-03 lists the currencies that any product has a price in', () => {
    expect(currenciesOf([product('1', [forAll, pricing(1, 'AUD')]), six])).toEqual(['USD', 'EUR', 'AUD']);
    expect(currenciesOf([product('1', [forFrance])], 'DE')).toEqual([]);
    expect(currenciesOf([])).toEqual([]);
  });
});

it.each([
  ['1 month of game time', 1],
  ['12 months of game time', 12],
  ['MyDU access', 0],
  ['Founder pack', 0],
])('BU-01 the name %s means %d months', (name, months) => {
  expect(parsePlanMonths(name)).toBe(months);
});
