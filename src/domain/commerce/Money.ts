/** Currencies that plans are sold in, ISO 4217 (BU-03). */
export const currencies = ['USD', 'EUR', 'GBP', 'CAD', 'AUD'] as const;
export type Currency = (typeof currencies)[number];

export const isCurrency = (code: string): code is Currency =>
  (currencies as readonly string[]).includes(code);

export interface Money {
  /** Hundredths of the currency's unit, an integer. */
  readonly cents: number;
  readonly currency: Currency;
}

/**
 * Converts major units to cents. Rounds half up based on the decimal digits, so 1.005 becomes 101.
 * @throws RangeError if the amount is not finite, or its cents are not a safe integer
 */
export const centsOf = (majorUnits: number): number => {
  const { digits, scale } = decimalOf(majorUnits);
  return divideHalfUp(digits * 100n, scale);
};

export const moneyOf = (majorUnits: number, currency: Currency): Money => ({
  cents: centsOf(majorUnits),
  currency,
});

/** Returns the amount in major units for JSON and analytics, such as 29.99. */
export const majorUnitsOf = ({ cents }: Money): number => cents / 100;

/**
 * Subtracts a discount and rounds once, half up (BU-08): 24.99 with a discount of 0.25 becomes 18.74.
 * @param fraction fraction of the price, 0 to 1
 */
export const applyDiscount = ({ cents, currency }: Money, fraction: number): Money => ({
  cents: discountCents(cents, fraction),
  currency,
});

/** Like `applyDiscount`, but for an amount in any currency. */
export const discountCents = (cents: number, fraction: number): number => {
  const { digits, scale } = decimalOf(fraction);
  return divideHalfUp(BigInt(cents) * (scale - digits), scale);
};

/**
 * Divides an amount, rounding half up.
 * @param parts an integer of at least 1
 */
export const divide = ({ cents, currency }: Money, parts: number): Money => ({
  cents: divideHalfUp(BigInt(cents), BigInt(parts)),
  currency,
});

/** @param count an integer */
export const multiply = ({ cents, currency }: Money, count: number): Money => ({
  cents: toSafeInteger(BigInt(cents) * BigInt(count)),
  currency,
});

export const isSameAmount = (one: Money, other: Money): boolean =>
  one.cents === other.cents && one.currency === other.currency;

/** @throws if the currencies differ */
export const add = (one: Money, other: Money): Money => subtract(one, { ...other, cents: -other.cents });

/** @throws if the currencies differ */
export const subtract = (from: Money, what: Money): Money => {
  if (from.currency !== what.currency)
    throw new Error(`No ${what.currency} can be taken from ${from.currency}.`);
  return { cents: from.cents - what.cents, currency: from.currency };
};

/** The number `digits / scale`; the scale is a power of ten. */
interface Decimal {
  readonly digits: bigint;
  readonly scale: bigint;
}

/** Returns the decimal digits of a number, because its binary value differs (1.005). */
const decimalOf = (value: number): Decimal => {
  if (!Number.isFinite(value)) throw new RangeError(`${value} is no amount.`);
  const [mantissa = '', exponent = '0'] = String(value).split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  const digits = BigInt(whole + fraction);
  const places = fraction.length - Number(exponent);
  return places >= 0
    ? { digits, scale: 10n ** BigInt(places) }
    : { digits: digits * 10n ** BigInt(-places), scale: 1n };
};

/** @param divisor greater than 0 */
const divideHalfUp = (dividend: bigint, divisor: bigint): number => {
  const doubled = 2n * dividend + divisor;
  const halves = 2n * divisor;
  const towardZero = doubled / halves;
  return toSafeInteger(doubled < 0n && towardZero * halves !== doubled ? towardZero - 1n : towardZero);
};

const toSafeInteger = (cents: bigint): number => {
  const amount = Number(cents);
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${cents} cents are too many.`);
  return amount;
};
