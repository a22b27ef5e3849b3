import {
  currencyByCountry,
  defaultCurrency,
  mayChooseCurrency,
} from '../../domain/commerce/currencyByCountry';
import type { Currency } from '../../domain/commerce/Money';
import { currenciesOf } from '../../domain/commerce/offers';
import type { Product } from '../../domain/commerce/Product';
import { Configuration } from '../configuration/Configuration';
import { Countries } from '../consent/Countries';
import { useCase } from '../useCase';

export interface SuggestedCurrency {
  /** Of the visitor, ISO 3166-1 alpha-2; prices may differ by it. */
  readonly country?: string;
  readonly currency: Currency;
  /** What the switcher offers; nothing where there is none. */
  readonly choices: readonly Currency[];
}

/** The currency that a visitor sees first, and whether others can be chosen (BU-03). */
@useCase
export class SuggestCurrency {
  constructor(
    private readonly countries: Countries,
    private readonly configuration: Configuration,
  ) {}

  async execute(products: readonly Product[]): Promise<SuggestedCurrency> {
    const country = await this.countries.current();
    const offered = currenciesOf(products, country);
    const mayChoose =
      offered.length > 1 && mayChooseCurrency(country, this.configuration.current.environment);
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
