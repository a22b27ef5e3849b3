import { isEuropean } from '../consent/resolveConsent';
import type { Currency } from './Money';

export const defaultCurrency: Currency = 'USD';

const currencyOfCountry: Readonly<Partial<Record<string, Currency>>> = {
  US: 'USD',
  AU: 'AUD',
  GB: 'GBP',
  CA: 'CAD',
};

/** Builds that run where they are made, with everything at hand. */
const localEnvironments: readonly string[] = ['local', 'development', 'sandbox', 'demo'];

/** @param country ISO 3166-1 alpha-2; nothing when it can't be told */
export const currencyByCountry = (country: string | undefined): Currency =>
  ownCurrency(country) ?? defaultCurrency;

/**
 * Whether a visitor chooses among the currencies: those from countries that have one of them, and everybody in a
 * local build (BU-03).
 *
 * @param environment the remote configuration's
 */
export const mayChooseCurrency = (country: string | undefined, environment: string): boolean =>
  ownCurrency(country) !== undefined || localEnvironments.includes(environment);

const ownCurrency = (country = ''): Currency | undefined =>
  currencyOfCountry[country.toUpperCase()] ?? (isEuropean(country) ? 'EUR' : undefined);
