import { currencyByCountry, defaultCurrency, canChooseCurrency } from '#domain/commerce/currencyByCountry';
import type { Currency } from '#domain/commerce/Money';
import { currenciesOf } from '#domain/commerce/offers';
import type { Product } from '#domain/commerce/Product';
import { Configuration } from '../configuration/Configuration';
import { Countries } from '../consent/Countries';
import { useCase } from '../useCase';

export interface SuggestedCurrency {
  /** ISO 3166-1 alpha-2; prices may depend on it. */
  readonly country?: string;
  readonly currency: Currency;
  /** Choices of the currency switcher; empty if there is no switcher. */
  readonly choices: readonly Currency[];
}

@useCase
export class SuggestCurrency {
  constructor(
    private readonly countries: Countries,
    private readonly configuration: Configuration,
  ) {}

  /** Reuses the given country request, if there is one. */
  async execute(
    products: readonly Product[],
    requested = this.countries.current(),
  ): Promise<SuggestedCurrency> {
    const country = await requested;
    const offered = currenciesOf(products, country);
    const mayChoose =
      offered.length > 1 && canChooseCurrency(country, this.configuration.current.environment);
    return {
      ...(country !== undefined && { country }),
      currency:
        [currencyByCountry(country), defaultCurrency].find((wanted) => offered.includes(wanted)) ??
        offered[0] ??
        defaultCurrency,
      choices: mayChoose ? offered : [],
    };
  }
}
