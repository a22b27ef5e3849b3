import { canChooseCurrency } from '#domain/commerce/currencyByCountry';
import type { Currency } from '#domain/commerce/Money';
import { currenciesOf, currencyFor } from '#domain/commerce/offers';
import type { Product } from '#domain/commerce/Product';
import { Configuration } from '../configuration/Configuration';
import { Countries } from '../consent/Countries';
import { useCase } from '../useCase';

export interface SuggestedCurrency {
  /** ISO 3166-1 alpha-2. Prices may depend on the country. */
  readonly country?: string;
  readonly currency: Currency;
  /** Options of the currency switcher; empty if it is not shown. */
  readonly choices: readonly Currency[];
}

@useCase
export class SuggestCurrency {
  constructor(
    private readonly countries: Countries,
    private readonly configuration: Configuration,
  ) {}

  /** @param requested country request that is already in flight; by default, a new request is sent */
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
      currency: currencyFor(products, country),
      choices: mayChoose ? offered : [],
    };
  }
}
