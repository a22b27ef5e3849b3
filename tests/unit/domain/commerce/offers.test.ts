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

describe('a campaign’s plans', () => {
  it('BU-01 turns five products into MyDU and four packs sorted by ascending price', () => {
    expect(kindsOf(twelve, myDU, six, one, three)).toEqual([
      ['one-month', 'three-months', 'six-months', 'twelve-months'],
      'MyDU',
    ]);
  });

  it('BU-01 offers all packs of a campaign that has only three, with or without MyDU', () => {
    expect(kindsOf(three, six, twelve, myDU)).toEqual([
      ['three-months', 'six-months', 'twelve-months'],
      'MyDU',
    ]);
    expect(kindsOf(three, six, twelve)).toEqual([['three-months', 'six-months', 'twelve-months'], undefined]);
  });

  it('BU-01 treats a fifth product with an unknown name as MyDU', () => {
    const nameless = product('The offer', 99.99);
    expect(kindsOf(nameless, one, three, six, twelve)).toEqual([
      ['one-month', 'three-months', 'six-months', 'twelve-months'],
      'The offer',
    ]);
  });

  it('BU-01 recognizes a product named MyDU at any price', () => {
    expect(kindsOf(product('MyDU', 4.99), product('The offer', 99.99), one, three, six)).toEqual([
      ['one-month', 'three-months', 'six-months', 'pack'],
      'MyDU',
    ]);
  });

  it.each(['1', '1 month', ' 1  month', '1\tmonth', 'mydu access', 'MYDU'])(
    'BU-01 determines the plan from the first word of “%s”',
    (name) => {
      const [packs, offered] = kindsOf(product(name, 9.99));
      expect([packs, offered]).toEqual(/1/.test(name) ? [['one-month'], undefined] : [[], name]);
    },
  );

  it.each(['2 months', '1month', 'Starter pack', 'MyDUs', 'constructor', '__proto__', 'toString'])(
    'BU-01 D-02 sorts a pack by price if its name does not start with a known number: “%s”',
    (name) => {
      expect(kindsOf(six, product(name, 9.99))).toEqual([['pack', 'six-months'], undefined]);
      const [pack] = offersOf([six, three, product(name, 9.99)], 'USD').packs;
      expect(pack).not.toHaveProperty('perMonth');
      expect(pack).not.toHaveProperty('saving');
      expect(pack).toMatchObject({ name, total: { cents: 999 } });
    },
  );

  it('BU-02 calculates savings against the shortest pack with a known number of months', () => {
    const { packs } = offersOf([product('Starter pack', 0.99), one, three], 'USD');
    expect(packs.map(({ saving }) => saving?.cents)).toEqual([undefined, undefined, 300]);
  });

  it.each(['', ' '])('BU-01 does not offer a product with the empty name “%s”', (name) => {
    expect(kindsOf(product(name, 9.99), six)).toEqual([['six-months'], undefined]);
  });

  it('BU-01 offers only the four cheapest packs', () => {
    const dear = product('12 months of game time', 500);
    expect(
      offersOf([dear, one, three, six, twelve, myDU], 'USD').packs.map(({ price }) => price.cents),
    ).toEqual([999, 2697, 4794, 8388]);
  });

  it('BU-01 lists packs of the same price in the server’s order', () => {
    expect(kindsOf(product('6', 5), product('3', 5), product('12', 5))[0]).toEqual([
      'six-months',
      'three-months',
      'twelve-months',
    ]);
  });

  it('BU-01 offers no plans without products', () => {
    expect(offersOf([], 'USD')).toEqual({ packs: [] });
  });
});

describe('a plan’s cost', () => {
  it('BU-02 includes the monthly price, the total and the saving', () => {
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

  it('BU-02 marks the 6-month plan as the best value', () => {
    const { packs } = offersOf([one, three, six, twelve], 'USD');
    expect(packs.filter(({ isBestValue }) => isBestValue).map(({ kind }) => kind)).toEqual(['six-months']);
  });

  it('BU-02 calculates savings against the shortest plan when there is no monthly plan', () => {
    const { packs } = offersOf([product('3', 25), product('6', 45), product('12', 99.99)], 'USD');
    expect(packs.map(({ saving }) => saving?.cents)).toEqual([undefined, 500, 1]);
  });

  it('BU-02 shows no saving for a plan no cheaper than the monthly plan', () => {
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

  it('BU-02 bases the saving on the shortest pack’s discounted price', () => {
    const { packs } = offersOf([{ ...one, discount: 0.5 }, six], 'USD');
    // Six months at 5.00 cost 30.00, which is less than 47.94.
    expect(packs[1]).not.toHaveProperty('saving');
    const { packs: dearer } = offersOf([{ ...one, discount: 0.1 }, six], 'USD');
    expect(dearer[1]?.saving).toEqual(moneyOf(6, 'USD'));
  });

  it('BU-08 MyDU costs its discounted price and has no months', () => {
    const { myDU: plan } = offersOf([myDU], 'USD');
    expect(plan).toMatchObject({ months: 0, price: moneyOf(34.99, 'USD'), total: moneyOf(26.24, 'USD') });
    expect(plan).not.toHaveProperty('perMonth');
    expect(plan).not.toHaveProperty('saving');
    expect(plan?.isBestValue).toBe(false);
  });

  it('BU-02 drops to zero for a fully discounted plan', () => {
    const { packs } = offersOf([{ ...one, discount: 1 }], 'USD');
    expect(packs[0]).toMatchObject({ total: moneyOf(0, 'USD'), perMonth: moneyOf(0, 'USD') });
  });
});

describe('store prices', () => {
  const german = pricing(8, 'EUR', { isDefault: true, country: 'DE' });

  it('CK-03 are the default prices minus the discount, regardless of the visitor’s currency', () => {
    const priced = { ...product('1', [pricing(9, 'EUR'), german, pricing(10)]), discount: 0.25 };
    const inStore = { price: moneyOf(10, 'USD'), total: moneyOf(7.5, 'USD') };
    expect(storeOffersOf([priced]).packs).toMatchObject([{ ...inStore, pricingId: 'USD-10', inStore }]);
    expect(offersOf([priced], 'EUR').packs).toMatchObject([{ total: moneyOf(6.75, 'EUR'), inStore }]);
  });

  it('CK-03 are unknown without a default price', () => {
    const priced = product('1', [pricing(9, 'EUR')]);
    expect(storeOffersOf([priced])).toEqual({ packs: [] });
    expect(offersOf([priced], 'EUR').packs[0]).not.toHaveProperty('inStore');
  });

  it('CK-03 are not compared across currencies', () => {
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
  ])('BU-03 gives a visitor from %s the price %s', (country, id) => {
    expect(chosen([forAll, forFrance], 'EUR', country)).toBe(id);
    expect(chosen([forFrance, forAll], 'EUR', country)).toBe(id);
  });

  it('BU-03 excludes prices for another country', () => {
    expect(chosen([forFrance], 'EUR', 'DE')).toBeUndefined();
  });

  it('BU-03 if several prices match, prefers the default price or else the first', () => {
    const twins = [pricing(11, 'EUR'), pricing(12, 'EUR', { isDefault: true }), pricing(13, 'EUR')];
    expect(chosen(twins, 'EUR')).toBe('EUR-12');
    expect(chosen([pricing(11, 'EUR'), pricing(13, 'EUR')], 'EUR')).toBe('EUR-11');
  });

  it('BU-03 does not offer a product that has no price in the currency', () => {
    const { packs } = offersOf([product('1', [forAll]), six], 'EUR');
    expect(packs.map(({ kind }) => kind)).toEqual(['one-month']);
  });

  it('BU-03 lists the currencies in which any product has a price', () => {
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
])('BU-01 the plan name “%s” means %d months', (name, months) => {
  expect(parsePlanMonths(name)).toBe(months);
});
