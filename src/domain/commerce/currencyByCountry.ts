import { parseCountryCode } from '../consent/parseCountryCode';
import { isEuropean } from '../consent/resolveConsent';
import type { Currency } from './Money';

export const defaultCurrency: Currency = 'USD';

const currencyOfCountry: Readonly<Partial<Record<string, Currency>>> = {
  US: 'USD',
  AU: 'AUD',
  GB: 'GBP',
  CA: 'CAD',
};

/** Environments of builds on a developer's machine. */
const localEnvironments: readonly string[] = ['local', 'development', 'sandbox', 'demo'];

/** @param country ISO 3166-1 alpha-2 */
export const currencyByCountry = (country: string | undefined): Currency =>
  countryCurrency(country) ?? defaultCurrency;

/**
 * Whether the visitor may choose the currency (BU-03).
 * @param environment environment in the remote configuration
 */
export const canChooseCurrency = (country: string | undefined, environment: string): boolean =>
  countryCurrency(country) !== undefined || localEnvironments.includes(environment);

const countryCurrency = (country: string | undefined): Currency | undefined => {
  const code = parseCountryCode(country);
  if (code === undefined) return undefined;
  return currencyOfCountry[code] ?? (isEuropean(code) ? 'EUR' : undefined);
};
