/** Standard rates in ten-thousandths of the net amount, by country (ISO 3166-1 alpha-2). */
const rates: Readonly<Record<string, number>> = {
  AT: 2000,
  BE: 2100,
  BG: 2000,
  CY: 1900,
  CZ: 2100,
  DE: 1900,
  DK: 2500,
  EE: 2400,
  ES: 2100,
  FI: 2550,
  FR: 2000,
  GB: 2000,
  GR: 2400,
  HR: 2500,
  HU: 2700,
  IE: 2300,
  IT: 2200,
  LT: 2100,
  LU: 1700,
  LV: 2100,
  MT: 1800,
  NL: 2100,
  PL: 2300,
  PT: 2300,
  RO: 2100,
  SE: 2500,
  SI: 2200,
  SK: 2300,
};

/** Country to assume, by currency, if the buyer's country is unknown. */
const countryOfCurrency: Readonly<Record<string, string>> = { EUR: 'FR', GBP: 'GB' };

/** Returns 0 for countries outside the European Union and the United Kingdom. @param country empty if unknown */
export const taxRateOf = (country: string, currency: string): number =>
  rates[country === '' ? (countryOfCurrency[currency] ?? '') : country] ?? 0;
